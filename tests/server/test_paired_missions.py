"""Two servers whose tables play missions with mechanisms and differ only in what one viewer has not seen: wires on
stands and in nobody's hand, number cards in hands and decks. Every byte to that viewer is the same."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from litfuse.games.bomb_busters.content import MISSIONS
from litfuse.games.bomb_busters.events import TurnSkipped
from litfuse.games.bomb_busters.mechanisms.all import SPECS
from litfuse.games.bomb_busters.mechanisms.simultaneous_cut.words import MarkReceived
from litfuse.games.bomb_busters.mechanisms.weakest_link.words import GuessLink
from litfuse.games.bomb_busters.mission import Mission
from litfuse.kernel.match import AnyMatch
from litfuse.kernel.records import SPECTATOR, Viewer
from tests.games.bomb_busters.seams import (
    test_blind,
    test_claims,
    test_clocks,
    test_cutter,
    test_failures,
    test_fuse,
    test_late,
    test_once,
    test_unsorted,
)
from tests.games.bomb_busters.seams.made_up import mission_of
from tests.games.bomb_busters.test_timed_phases import WIRE
from tests.server.busters import GAME, pair
from tests.server.client import run
from tests.server.pairs import Pair
from tests.server.sitting import two_servers
from tests.server.still import StillServer
from tests.server.test_paired_busters import CLOCKS, BustersSitting, fits, unlike

ALL_RED = test_unsorted.LOCKED.replace("mechanisms", "red = { count = 3, fixed = [1, 2, 3] }\nmechanisms")
SKIPPED = mission_of(f"seats = [4]\nblue = 3\ndial = 6\ntokens = 'none'{ALL_RED}")
ONCE = mission_of(test_once.WRITTEN)
LATE = mission_of(test_late.UNTOLD)


def with_double(number: int) -> Mission:
    """A mission in which nobody chooses a character, so that the first thing that happens is the deal."""
    return replace(MISSIONS[number], number=0, characters="double", ban_characters=())


RECEIVED = with_double(39)
LINKED = with_double(34)
TABLES: tuple[tuple[int, Viewer, int | Mission], ...] = (  # seats, viewer, mission
    (4, 0, 10),
    (4, 1, with_double(45)),
    (4, 1, 11),
    (4, 3, 12),
    (4, 2, 14),
    (3, 0, 15),
    (4, SPECTATOR, 16),
    (4, 2, 19),
    (4, 3, 21),
    (3, 1, 24),
    (4, 3, 17),
    (4, 1, 25),
    (3, 1, 26),
    (4, 0, 29),
    (4, SPECTATOR, with_double(33)),
    (4, 1, LINKED),
    (3, SPECTATOR, with_double(34)),
    (4, 1, with_double(36)),
    (4, 3, with_double(37)),
    (4, 0, RECEIVED),
    (4, 2, with_double(40)),
    (4, 2, 22),
    (4, 2, 23),
    (4, 0, 27),
    (4, 0, with_double(41)),
    (4, 3, with_double(42)),
    (4, 2, mission_of(WIRE)),
    (4, 2, with_double(43)),
    (4, 1, with_double(44)),
    (4, 2, with_double(49)),
    (4, 0, with_double(63)),
    (4, 2, with_double(46)),
    (4, 0, with_double(50)),
    (4, 1, with_double(48)),
    (4, 3, with_double(52)),
    (4, 0, with_double(55)),
    (4, 2, with_double(59)),
    (4, 1, with_double(65)),
    (4, 2, with_double(54)),
    (4, 2, with_double(66)),
    (4, 2, with_double(61)),
    (4, 0, with_double(62)),
    (4, 1, mission_of(test_blind.ONE)),
    (3, 1, mission_of(test_blind.OWNER)),
    (4, SPECTATOR, mission_of(test_blind.TWO)),
    (4, 0, mission_of(test_claims.WRITTEN)),
    (3, 2, mission_of(test_clocks.WRITTEN)),
    (4, 1, mission_of(test_cutter.WRITTEN)),
    (4, 1, mission_of(test_failures.UNTOLD)),
    (3, 0, mission_of(test_fuse.WRITTEN)),
    (4, 2, mission_of(test_late.TOLD)),
    (4, SPECTATOR, LATE),
    (4, 0, mission_of(test_unsorted.LAST)),
    (3, 1, mission_of(test_unsorted.LOCKED)),
    (4, 1, ONCE),
    (4, 1, SKIPPED),
)


def good(number: int, seats: int, viewer: Viewer, mission: int | Mission) -> Pair:
    least = 4 if mission is SKIPPED else 8
    made = (pair(f"missions-{number}-{n}", viewer, seats, mission) for n in range(300))
    return next(
        p
        for p in made
        if p is not None
        and len(p.script) >= least
        and fits(p)
        and (mission is not SKIPPED or skips(p))
        and (mission is not RECEIVED or receives(p))
        and (mission is not LINKED or somebody_else_is_it(p))
        and (mission is not LATE or p.one.match.state.off_hand != p.other.match.state.off_hand)
    )


def line(p: Pair) -> list[AnyMatch]:
    match = p.one.match
    for step in p.script:
        assert step.decision is not None
        match = match.play(step.decision.id, step.one)
    return list(match.line())


def skips(p: Pair) -> list[TurnSkipped]:
    """Turns of others that were passed over, with wires of which that tells something."""
    found = [e for match in line(p) for e in match.entry.events if type(e) is TurnSkipped]
    return [e for e in found if e.cells and e.seat != p.viewer]


def somebody_else_is_it(p: Pair) -> bool:
    """Is another player the weakest link in the other world, none of them the viewer, and does somebody guess wrong?"""
    links = {p.one.match.state.extras[0].link, p.other.match.state.extras[0].link}
    return len(links) == 2 and p.viewer not in links and any(type(step.one) is GuessLink for step in p.script)


def receives(p: Pair) -> bool:
    """Does somebody else set a token for a number card, and are there others of these in the other world?"""
    marked = {step.decision.seat for step in p.script if step.decision and type(step.one) is MarkReceived}
    return bool(marked - {p.viewer}) and p.one.match.state.extras != p.other.match.state.extras


@pytest.fixture(scope="module")
def worlds() -> list[Pair]:
    return [good(n, *table) for n, table in enumerate(TABLES)]


@pytest.fixture(scope="module")
def both(
    worlds: list[Pair], tmp_path_factory: pytest.TempPathFactory, prepare: Callable[..., Path]
) -> Iterator[tuple[StillServer, StillServer]]:
    yield from two_servers(worlds, {**CLOCKS, "claim": 30}, tmp_path_factory, prepare)


def of(worlds: list[Pair], mission: int | Mission) -> Pair:
    return next(p for p, table in zip(worlds, TABLES, strict=True) if table[2] is mission)


def test_every_mechanism_is_played_with_other_wires_and_other_number_cards(worlds: list[Pair]) -> None:
    played = {type(spec) for p in worlds for spec in p.one.match.state.mission.mechanisms}
    assert played == set(SPECS)
    for p in worlds:
        assert unlike(p) >= 4
        assert GAME.view(p.one.match.state, p.viewer) == GAME.view(p.other.match.state, p.viewer)
    others = {
        type(a).__name__
        for p in worlds
        for a, b in zip(p.one.match.state.extras, p.other.match.state.extras, strict=True)
        if a != b
    }
    assert others == {"Numbers", "CallDeck", "Goals", "Targets", "Together", "Roles"}


def test_a_turn_is_passed_over_and_a_wire_is_shown_once_in_both_worlds(worlds: list[Pair]) -> None:
    assert skips(of(worlds, SKIPPED))
    once = of(worlds, ONCE)
    assert any(match.view(once.viewer).glimpse for match in line(once))


@pytest.mark.rule("BB-VIS-01", "BB-VIS-10", "BB-X-MEMORY", "BB-C-49")
def test_every_byte_that_a_viewer_gets_is_the_same_in_both_worlds(
    worlds: list[Pair], both: tuple[StillServer, StillServer]
) -> None:
    async def test() -> None:
        sittings = [(BustersSitting(both[0], p, "one"), BustersSitting(both[1], p, "other")) for p in worlds]
        await asyncio.gather(*(s.play() for two in sittings for s in two))
        differ = 0
        for one, other in sittings:
            assert one.viewer.timed == other.viewer.timed
            assert [t.timed for t in one.extra] == [t.timed for t in other.extra]
            differ += sum(a.masked != b.masked for a, b in zip(one.seats, other.seats, strict=True))
        assert differ > len(sittings)  # the others do see that these are different worlds
        assert_told(sittings)

    run(test)


def assert_told(sittings: list[tuple[Any, Any]]) -> None:
    """The wire that is shown once and the wires of a skip did reach the viewers."""
    told = [m["told"] for one, _ in sittings for m in one.viewer.inbox if m["type"] == "Told"]
    assert any(t["frame"]["view"].get("glimpse") for t in told)
    assert any(n.get("type") == "TurnSkipped" and n.get("cells") for t in told for n in t.get("notices", ()))
