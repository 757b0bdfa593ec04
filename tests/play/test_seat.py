"""A bot in a seat: what it is told and hears, how much it may say, and in whose name."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

import litfuse
from litfuse.bots.base import Answer, AnyFrame, AnyTold, Level, Say
from litfuse.bots.random import RandomBot
from litfuse.kernel.errors import RulesBug
from litfuse.kernel.talk import Heard, Said, heard
from litfuse.kernel.told import told
from litfuse.play.seat import MOST_LINES, BotPlayer, GuardedPlayer, SeatedBot
from litfuse.play.session import Session

HELLO = Said(0, "chat", "hello")


class Talker(RandomBot):
    """Says so many lines before each answer, and takes notes of everything."""

    lines = 0
    says = HELLO

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self.notes: list[tuple[AnyTold, tuple[Heard, ...]]] = []
        self.said = 0

    def see(self, told: AnyTold, heard: Sequence[Heard] = ()) -> None:
        super().see(told, heard)
        self.notes.append((told, tuple(heard)))

    def answer(self, frame: AnyFrame) -> Any:
        if self.said < self.lines:
            self.said += 1
            return Say(self.says)
        self.said = 0
        return super().answer(frame)


def seated(lines: int = 0) -> tuple[SeatedBot, Talker, AnyTold]:
    match = litfuse.start("exploding-kittens", seats=2, seed=1)
    first = match.owed[0].seat
    bot = Talker(match.game, first, b"key")
    bot.lines = lines
    seat = SeatedBot(bot)
    message = told(match, first)
    seat.tell(message)
    return seat, bot, message


def test_words_wait_for_the_next_step_and_come_with_it() -> None:
    seat, bot, message = seated()
    words = Heard(1, "chat", None, "psst")
    seat.hear(words)
    assert len(bot.notes) == 1
    seat.tell(message)
    assert bot.notes[1:] == [(message, (words,))]
    seat.catch_up()
    assert len(bot.notes) == 2


def test_words_are_passed_on_before_a_question_with_no_new_notices() -> None:
    seat, bot, message = seated()
    words = Heard(1, "chat", None, "psst")
    seat.hear(words)
    assert isinstance(seat.answer(lambda said: None), Answer)
    (last, heard_) = bot.notes[-1]
    assert heard_ == (words,)
    assert (last.since, last.tick, last.notices, last.frame) == (message.tick, message.tick, (), message.frame)


@pytest.mark.parametrize("lines", [0, 1, MOST_LINES])
def test_a_bot_may_say_up_to_the_limit_of_lines_before_it_answers(lines: int) -> None:
    seat, bot, _ = seated(lines)
    spoken: list[Said] = []

    def speak(said: Said) -> None:
        spoken.append(said)
        words = heard(said, bot.seat)
        assert words is not None
        seat.hear(words)

    assert isinstance(seat.answer(speak), Answer)
    assert spoken == [HELLO] * lines
    assert [words for _, words in bot.notes[1:]] == [(Heard(0, "chat", None, "hello"),)] * lines  # it hears itself


def test_a_bot_that_says_more_lines_than_the_limit_does_not_answer() -> None:
    seat, _, _ = seated(MOST_LINES + 1)
    spoken: list[Said] = []
    assert isinstance(seat.answer(spoken.append), Say)
    assert len(spoken) == MOST_LINES


@pytest.mark.parametrize("every_step", [True, False])
def test_a_bot_that_need_not_see_every_step_is_told_several_at_once(every_step: bool) -> None:
    match = litfuse.start("exploding-kittens", seats=2, seed=1)
    level = Level("talker", Talker, every_step=every_step)
    bots = [Talker(match.game, seat, b"key") for seat in range(2)]
    Session(match, [BotPlayer(bot, level, match.game, seat) for seat, bot in enumerate(bots)]).play()
    steps = {told.tick - told.since for bot in bots for told, _ in bot.notes}
    assert steps == {1} if every_step else max(steps) > 1


def test_a_bot_speaks_in_the_name_of_its_own_seat_only() -> None:
    match = litfuse.start("exploding-kittens", seats=2, seed=1)
    heard_: list[Heard] = []
    bots = [Talker(match.game, seat, b"key") for seat in range(2)]
    for bot in bots:
        bot.lines = 1  # in the name of seat 0, whoever says it
    players = [BotPlayer(bot, Level("talker", Talker), match.game, seat) for seat, bot in enumerate(bots)]
    Session(match, players, overhear=heard_.append).play()
    assert {words.seat for words in heard_} == {0, 1}


class Faulty(RandomBot):
    """Does one thing wrong each time, or only in the making."""

    fault = ""

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        if self.fault == "made":
            raise ZeroDivisionError

    def see(self, told: AnyTold, heard: Sequence[Heard] = ()) -> None:
        if self.fault == "told":
            raise ZeroDivisionError
        super().see(told, heard)

    def answer(self, frame: AnyFrame) -> Any:
        if self.fault == "answered":
            raise ZeroDivisionError
        right = super().answer(frame)
        assert right is not None
        return {
            "stale": Answer("0.turn.0", right.action),
            "illegal": Answer(right.decision, None),
            "silent": None,
            "stalled": Say(HELLO),
        }[self.fault]


@pytest.mark.parametrize("every_step", [True, False])
@pytest.mark.parametrize(
    ("fault", "called"),
    [
        ("made", "ZeroDivisionError"),
        ("told", "ZeroDivisionError"),
        ("answered", "ZeroDivisionError"),
        ("stale", "illegal"),
        ("illegal", "illegal"),
        ("silent", "silent"),
        ("stalled", "stalled"),
    ],
)
def test_a_faulty_bot_is_played_at_random_and_the_match_goes_on(fault: str, called: str, every_step: bool) -> None:
    match = litfuse.start("exploding-kittens", seats=2, seed=1)
    faults: list[tuple[int, str]] = []

    class ThisFault(Faulty): ...

    ThisFault.fault = fault
    level = Level("faulty", ThisFault, every_step=every_step)
    players = [GuardedPlayer(level, match.game, seat, b"key", lambda *which: faults.append(which)) for seat in range(2)]
    assert Session(match, players).play().outcome is not None
    assert set(faults) == {(0, called), (1, called)}
    if fault in ("made", "told"):
        assert len(faults) == 2  # broken for good
    else:
        assert len(faults) > 2


def test_a_bug_of_the_rules_is_not_blamed_on_a_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    match = litfuse.start("exploding-kittens", seats=2, seed=1)
    faults: list[tuple[int, str]] = []
    level = Level("random", RandomBot)
    players = [GuardedPlayer(level, match.game, seat, b"key", lambda *which: faults.append(which)) for seat in range(2)]

    def broken(*args: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(type(match.game), "decide", broken)
    with pytest.raises(RulesBug):
        Session(match, players).play()
    assert faults == []
