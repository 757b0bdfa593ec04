"""A fact says what was told when it happened, in every language."""

from __future__ import annotations

from typing import get_args

import pytest

from litfuse.games.bomb_busters import GAME, Config
from litfuse.games.bomb_busters.cards.words import Moved, Named, RadarSaid, Struck, Used
from litfuse.games.bomb_busters.content import MISSIONS
from litfuse.games.bomb_busters.facts import AnyFact, Arrived, Called, Claimed, Late, Passed, Revealed, Skipped, Slipped
from litfuse.games.bomb_busters.mechanisms.constraint_cards.words import Constraint
from litfuse.games.bomb_busters.mechanisms.named_cutter.words import Ordered
from litfuse.games.bomb_busters.mechanisms.secret_numbers.words import Bet, Discarded
from litfuse.games.bomb_busters.mechanisms.timed_phases.words import Answered
from litfuse.games.bomb_busters.mechanisms.weakest_link.words import Guessed
from litfuse.games.bomb_busters.notices import PassedWire
from litfuse.games.bomb_busters.public import Fact
from litfuse.games.bomb_busters.view import View
from litfuse.games.bomb_busters.words import YELLOW, Equipment, Helper
from litfuse.kernel.match import AnyMatch, Match
from litfuse.kernel.records import SPECTATOR, TimeUp
from litfuse.kernel.rng import Stream
from litfuse.lang import Voice, languages
from tests.games.bomb_busters.table import P1, P2, P3, position

FACTS: tuple[Fact, ...] = (
    Called(1, P1, P2, ((1, 0), (1, 1)), (3,), (Helper.DOUBLE,), "miss"),
    Used(1, P2),
    Used(1, P2, Equipment.RADAR),
    RadarSaid(1, P1, 7, (True, False, True, True)),
    Moved(1, P1, P2, (1, 0), (0, 1), (0, 0), (1, 2)),
    Moved(1, P1, P2, (1, 0), (0, 1)),
    Named(1, P1, P3),
    Revealed(1, P2),
    Skipped(1, P3),
    Struck(1, 5),
    Bet(1, P1, 4, True),
    Discarded(1, None, (3, 4)),
    Discarded(1, P2, (5,)),
    Discarded(1, P2, (5,), drawn=True),
    Late(1, P3),
    Claimed(1, P1, ((0, 1), (1, 0), (1, 2)), YELLOW),
    Arrived(1, P2, 1, 2),
    Arrived(1, P2, 1),
    Slipped(1, P2),
    Slipped(1, P2, P3),
    Ordered(1, P1, P2, 7, True),
    Ordered(1, P1, P2, 7, False),
    Guessed(1, P1, P2, Constraint.B),
    Passed(1, (PassedWire(P1, P2, (0, 0), (1, 2)),)),
    Answered(1, P2, 7, True),
    Answered(1, P2, 7, False),
)


@pytest.mark.rule("BB-COM-09")
@pytest.mark.parametrize("language", sorted(languages()))
def test_every_fact_can_be_said_in_every_language(language: str) -> None:
    assert {type(f) for f in FACTS} == set(get_args(AnyFact))
    view = position("7 / 8", "7 xr3 xr5", "8", characters=("double", "radar", "double")).view(P1)
    voice = Voice(language, "bomb-busters", ("Ann", "Ben", "Cat"), P1, strict=True)
    said = [voice.say(f.text(view)) for f in FACTS]
    assert len(set(said)) == len(FACTS)
    assert all(said)


@pytest.mark.rule("BB-COM-09")
@pytest.mark.parametrize("mission", sorted(MISSIONS))
def test_a_fact_is_said_as_the_notice_of_it_was(mission: int) -> None:
    told_so = 0
    for seats in MISSIONS[mission].seats[:3]:
        match: AnyMatch = Match.start(GAME, seats, b"facts", Config(mission=mission, history="open"))
        rng = Stream(f"facts/{mission}/{seats}")
        known = 0
        while not match.over:
            if not match.decisions:  # nobody can act until a clock has run out
                match = match.table(TimeUp(match.clocks[-1].key))
                continue
            asked = match.decisions[rng.below("who", len(match.decisions))]
            options = match.options(asked)
            if not options:
                asked = match.owed[0]
                options = match.options(asked)
            match = match.play(asked, options.sample(rng))
            view = match.view(SPECTATOR)
            assert isinstance(view, View)
            told = [n.text() for n in match.notices(SPECTATOR)]
            fresh = [f for f in view.facts[known:] if not (isinstance(f, Discarded) and f.drawn)]
            assert [f for f in fresh if f.text(view) not in told] == []
            known, told_so = len(view.facts), told_so + len(fresh)
    assert told_so
