"""A match among players without clocks: who is asked, who hears what."""

from __future__ import annotations

import gc
import weakref

import litfuse
from litfuse.kernel.match import AnyMatch
from litfuse.kernel.records import Decision, Slip
from litfuse.kernel.talk import Heard, Said
from litfuse.play.session import Session, Speak


class Recorder:
    """Says its lines when asked, then leaves it to the rules."""

    takes_offers = False
    sees_offers = False

    def __init__(self, *lines: Said) -> None:
        self.lines = list(lines)
        self.heard: list[tuple[Heard, bool]] = []
        self.refused: list[str] = []

    def follow(self, match: AnyMatch) -> None: ...

    def listen(self, words: Heard, private: bool) -> None:
        self.heard.append((words, private))

    def reply(self, match: AnyMatch, speak: Speak) -> None: ...

    def answer(self, match: AnyMatch, decision: Decision, speak: Speak) -> None:
        for said in self.lines:
            why = speak(said)
            if why is not None:
                self.refused.append(why.key)
        self.lines.clear()


def test_each_player_hears_what_the_kernel_lets_their_seat_hear() -> None:
    match = litfuse.start("scape-goat", seats=3, seed=1, turn_cap=3)
    first = match.owed[0].seat
    left, right = (first + 1) % 3, (first + 2) % 3
    players = [Recorder(), Recorder(), Recorder()]
    whisper, nudge = Said(first, "whisper", "psst", left), Said(first, "nudge", "", left)
    players[first].lines = [Said(first, "chat", "hello"), whisper, nudge, Said(first, "nudge", "", right)]
    public: list[Heard] = []
    Session(match, players, overhear=public.append).play()
    bare = Heard(first, "whisper", left)
    assert public == [Heard(first, "chat", None, "hello"), bare]
    assert players[right].heard == [(public[0], False), (bare, False)]
    whole = [(public[0], False), (Heard(first, "whisper", left, "psst"), True), (Heard(first, "nudge", left, ""), True)]
    assert players[left].heard == players[first].heard == whole
    assert players[first].refused == ["nudged-already"]


class Asked(Recorder):
    """Answers nothing and notes every question: the step, the question, and whether its seat owes something then."""

    def __init__(self, takes_offers: bool = False, sees_offers: bool = False) -> None:
        super().__init__()
        self.takes_offers = takes_offers
        self.sees_offers = sees_offers
        self.asked: list[tuple[int, Decision, bool]] = []

    def answer(self, match: AnyMatch, decision: Decision, speak: Speak) -> None:
        self.asked.append((match.seq, decision, any(d.seat == decision.seat for d in match.owed)))


def with_chances(players: list[Asked]) -> None:
    """Six play Scape Goat: between two turns the opposite player may go to the cops, and nothing is owed."""
    Session(litfuse.start("scape-goat", seats=6, seed=1, turn_cap=12), players).play()


def test_before_time_passes_a_person_is_asked_once_and_a_bot_is_not() -> None:
    players = [Asked(sees_offers=seat == 0) for seat in range(6)]
    with_chances(players)
    chances = [(seq, d.kind) for seq, d, owes in players[0].asked if not owes]
    assert {kind for _, kind in chances} == {"cops"}
    assert len(chances) == len(set(chances))
    assert all(d.owed for player in players[1:] for _, d, _ in player.asked)


def test_an_offer_is_put_once_to_a_player_who_takes_offers() -> None:
    players = [Asked(takes_offers=True) for _ in range(6)]
    with_chances(players)
    offers = [d.id for player in players for _, d, _ in player.asked if not d.owed]
    assert any(".cops." in id for id in offers)
    assert len(offers) == len(set(offers))


def test_a_person_who_owes_an_answer_is_not_asked_about_offers_first() -> None:
    players = [Asked(takes_offers=True, sees_offers=True) for _ in range(6)]
    with_chances(players)
    assert not [d for player in players for _, d, owes in player.asked if owes and not d.owed]


def test_a_session_stops_after_the_steps_it_may_take() -> None:
    session = Session(litfuse.start("scape-goat", seats=3, seed=1), [Recorder(), Recorder(), Recorder()])
    assert not session.play(most_steps=4).over
    assert session.match.seq == 5


def test_a_session_is_freed_with_its_last_owner() -> None:
    """It holds the whole match, and the arena plays many: it must not wait for the collector of cycles."""
    gc.disable()
    try:
        session = Session(litfuse.start("scape-goat", seats=3, seed=1), [Recorder(), Recorder(), Recorder()])
        session.play(most_steps=4)
        there = weakref.ref(session)
        del session
        assert there() is None
    finally:
        gc.enable()


class Talkative(Recorder):
    """Says its lines, and then answers with the first option of the match that it was asked about."""

    def answer(self, match: AnyMatch, decision: Decision, speak: Speak) -> AnyMatch | None:  # type: ignore[override]
        super().answer(match, decision, speak)
        return match.play(decision, match.options(decision)[0])


def without_numbers(*lines: str) -> AnyMatch:
    """The first steps of a mission in which numbers cost a step; who is asked first says these lines before."""
    match = litfuse.start("bomb-busters", seats=3, seed=1, mission=25, chat="free")
    players = [Talkative() for _ in range(3)]
    players[match.owed[0].seat].lines = [Said(match.owed[0].seat, "chat", line) for line in lines]
    return Session(match, players).play(most_steps=len(lines))


def test_an_answer_after_a_forbidden_word_is_played_after_the_words_step() -> None:
    first, slip, answer = without_numbers("it is a four").entries()
    assert slip.action == Slip(answer.seat, "slip-numbers")
    assert answer.answers == f"{answer.seat}.token.1"
    assert first.seq == 0


def test_a_word_that_ends_the_match_leaves_nothing_to_answer() -> None:
    match = without_numbers("four", "five", "six", "seven")
    assert [type(entry.action) for entry in match.entries()[1:]] == [Slip] * 3
    assert match.over
