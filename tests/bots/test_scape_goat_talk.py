"""What the bots of Scape Goat answer when somebody speaks to them, and what their answers cannot tell."""

from __future__ import annotations

from collections import Counter
from functools import partial
from itertools import pairwise
from typing import Any

import pytest
from msgspec.structs import replace

import litfuse
from litfuse.arena.play import Contest
from litfuse.arena.results import Plan
from litfuse.bots.base import Say
from litfuse.bots.scape_goat.bayes import BayesBot
from litfuse.bots.scape_goat.collector import CollectorBot
from litfuse.bots.scape_goat.conversation import Conversation
from litfuse.bots.scape_goat.weights import Weights
from litfuse.games.registry import find
from litfuse.games.scape_goat.cards import COLOURS, SHOWN, Card, Colour
from litfuse.games.scape_goat.phrases import FrameColour, Hold, Lack, Phrase, Suspect, Trade
from litfuse.kernel.codec import encode
from litfuse.kernel.match import AnyMatch
from litfuse.kernel.records import SPECTATOR, Seat
from litfuse.kernel.talk import Heard, Said, heard
from litfuse.kernel.told import Perspective
from litfuse.play.session import Session

GAME = find("scape-goat")
LEVELS = pytest.mark.parametrize("make", [BayesBot, CollectorBot])


def begun(seats: int = 4, seed: int = 3, **config: Any) -> AnyMatch:
    return litfuse.start("scape-goat", seats=seats, seed=seed, decoder="direct", **config)


class Listener:
    """A bot in a seat, to whom one can speak."""

    def __init__(
        self, match: AnyMatch, seat: Seat, make: Any = BayesBot, key: bytes = b"key", standing: bool = False
    ) -> None:
        told = Perspective(GAME, seat).told(match)
        assert told is not None
        self.told = replace(told, since=told.tick, notices=())
        self.seat = seat
        self.bot = make(GAME, seat, key, standing)
        self.bot.see(told)

    def hear(self, *words: Heard) -> None:
        self.bot.see(self.told, words)

    def reply(self) -> Said | None:
        say = self.bot.reply(self.told.frame)
        assert say is None or isinstance(say, Say)
        if say is None:
            return None
        words = heard(say.said, self.seat)
        assert words is not None
        self.hear(words)
        return say.said

    def later(self, turns: int) -> None:
        view = self.told.frame.view
        self.told = replace(self.told, frame=replace(self.told.frame, view=replace(view, turns=view.turns + turns)))


def others(seat: Seat, seats: int = 4) -> list[Seat]:
    return [s for s in range(seats) if s != seat]


@LEVELS
@pytest.mark.rule("SG-COMM-5")
@pytest.mark.parametrize("body", ["Who is it?", Suspect(Colour.BLUE), Hold(Card.BR)])
def test_a_whisper_is_answered_by_one_whisper_to_whoever_spoke(make: Any, body: Any) -> None:
    match = begun()
    for seat in range(4):
        for speaker in others(seat):
            bot = Listener(match, seat, make)
            bot.hear(Heard(speaker, "whisper", seat, body))
            said = bot.reply()
            assert said is not None
            assert (said.seat, said.kind, said.to) == (seat, "whisper", speaker)
            assert isinstance(said.body, Phrase)
            assert bot.reply() is None


@LEVELS
def test_mates_hear_the_truth_and_the_suspect_learns_nothing(make: Any) -> None:
    match = begun()
    told = Counter[str]()
    for seat in range(4):
        for speaker in others(seat):
            for colour in COLOURS[:4]:
                for asked in (Trade(seat, colour), Suspect(colour), FrameColour(colour)):
                    bot = Listener(match, seat, make)
                    bot.hear(Heard(speaker, "whisper", seat, asked))
                    said = bot.reply()
                    assert said is not None
                    sight = bot.bot.looked(match.view(seat), None)
                    held = [card for card in sight.view.hand if colour in SHOWN[card]]
                    if isinstance(asked, Trade):
                        honest = held and speaker != sight.suspect
                        assert said.body == (Hold(held[0]) if honest else Lack(colour))
                        told["asked"] += 1
                    elif speaker == sight.suspect:
                        assert isinstance(said.body, Suspect)
                        assert said.body.colour not in (sight.mine, sight.wanted)
                        told["suspect"] += 1
                    else:
                        assert said.body == Suspect(sight.wanted) or said.body.card in sight.view.hand
                        told["mate"] += 1
    assert min(told[who] for who in ("suspect", "asked", "mate")) > 10


@LEVELS
def test_a_pair_exchanges_words_once_in_a_round(make: Any) -> None:
    bot = Listener(begun(), 0, make)
    ask = Heard(1, "whisper", 0, "well?")
    answered = []
    for _ in range(9):
        bot.hear(ask)
        answered.append(bot.reply() is not None)
        bot.later(1)
    assert answered == [True, False, False, False] * 2 + [True]


def talkative(bot: BayesBot, weights: Weights) -> None:
    BayesBot.use(bot, replace(weights, style=replace(weights.style, talk=1.0)))


def test_an_answer_gets_no_answer() -> None:
    """Bots that speak at every move: each whisper is answered at most once, and then there is silence."""
    lines: list[Heard] = []
    for number in range(6):
        session = Contest(Plan("scape-goat", ("detective",) * 4, 6, config={"turn_cap": 30})).session(number)
        for player in session.players:
            bot: Any = player.bot
            bot.use = partial(talkative, bot)
        Session(session.match, session.players, overhear=lines.append).play(most_steps=60)
    run = longest = 0
    for before, after in pairwise(lines):
        run = run + 1 if (before.seat, before.to) == (after.to, after.seat) else 0
        longest = max(longest, run)
    assert len(lines) > 60
    assert 1 <= longest <= 2  # a whisper, its answer, and at most the next whisper by chance between the same two


def test_a_claim_to_all_is_answered_by_about_one_bot_and_small_talk_by_none() -> None:
    match = begun(6)
    answers = 0
    for n in range(120):
        for seat in others(0, 6):
            bot = Listener(match, seat, key=b"%d/%d" % (n, seat))
            bot.hear(Heard(0, "chat", None, "hello everybody"), Heard(1 if seat != 1 else 2, "whisper", 0))
            assert bot.reply() is None
            bot.hear(Heard(0, "chat", None, Suspect(Colour.RED)))
            answers += bot.reply() is not None
    assert 80 <= answers <= 160


def test_a_stand_in_says_nothing_and_nobody_does_where_whispers_are_off() -> None:
    words = Heard(1, "whisper", 0, "well?")
    away, silenced = Listener(begun(), 0, standing=True), Listener(begun(whispers=False), 0)
    for bot in (away, silenced):
        bot.hear(words)
        assert bot.reply() is None


def test_what_is_older_than_a_round_is_past() -> None:
    talk = Conversation(0, b"key")
    talk.hear(Heard(1, "whisper", 0, "well?"), turn=3, seats=4)
    talk.hear(Heard(2, "whisper", 0, "well?"), turn=6, seats=4)
    late = talk.next(turn=7, seats=4)
    assert late is not None
    assert late.seat == 2
    assert talk.next(turn=7, seats=4) is None


@pytest.mark.rule("SG-INFO-1")
@LEVELS
def test_whether_a_bot_answers_depends_neither_on_its_cards_nor_on_being_the_goat(make: Any) -> None:
    """300 deals, the same words in each: the same seats answer, in the same kind of line, to the same people."""
    lines = [
        Heard(1, "chat", None, Suspect(Colour.RED)),
        Heard(1, "whisper", 0, Trade(0, Colour.GREEN)),
        Heard(2, "whisper", 0, "is it you?"),
        Heard(3, "chat", None, Hold(Card.BR)),
    ]
    seen: dict[bool, Counter[Any]] = {True: Counter(), False: Counter()}
    for seed in range(300):
        match = begun(seed=seed)
        bot = Listener(match, 0, make)
        form: list[Any] = []
        for words in lines:
            bot.hear(words)
            said = bot.reply()
            form.append(None if said is None else (said.kind, said.to, len(encode(heard(said, SPECTATOR)))))
        seen[match.state.goat == 0][tuple(form)] += 1
    assert min(seen[True].total(), seen[False].total()) > 40
    assert len(seen[True]) == len(seen[False]) == len(seen[True] | seen[False]) == 1
