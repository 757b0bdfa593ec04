"""Two servers whose tables differ only in wires that one viewer has not seen show it the same odds for everyone."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.busters import pair
from tests.server.client import run
from tests.server.pairs import Pair
from tests.server.sitting import two_servers
from tests.server.still import StillServer
from tests.server.test_paired_busters import CLOCKS, BustersSitting, fits, unlike

TABLES: tuple[tuple[int, int, int, str], ...] = (  # seats, viewer, mission, memory
    (4, 1, 8, "strict"),
    (4, 3, 8, "open"),
    (3, 0, 15, "strict"),
    (5, 2, 3, "open"),
)


def good(seats: int, viewer: int, mission: int, history: str) -> Pair:
    names = (f"odds-{seats}-{viewer}-{mission}-{n}" for n in range(60))
    made = (pair(name, viewer, seats, mission, 14, odds=True, history=history) for name in names)
    return next(p for p in made if p is not None and len(p.script) >= 8 and fits(p))


class OddsSitting(BustersSitting):
    async def probe(self, n: int) -> None:
        """Everybody looks at the odds."""
        for k, tape in self.everybody.items():
            reply = await tape.command("ShowOdds", f"o-{n}-{k}", match=tape.table["match"])
            assert reply["type"] == "Odds", reply
            assert reply["tick"] == tape.tick


@pytest.fixture(scope="module")
def worlds() -> list[Pair]:
    return [good(*table) for table in TABLES]


@pytest.fixture(scope="module")
def both(
    worlds: list[Pair], tmp_path_factory: pytest.TempPathFactory, prepare: Callable[..., Path]
) -> Iterator[tuple[StillServer, StillServer]]:
    yield from two_servers(worlds, CLOCKS, tmp_path_factory, prepare)


def odds_of(tape: Any) -> list[Any]:
    return [m["wires"] for m in tape.inbox if m["type"] == "Odds"]


def test_the_odds_that_a_viewer_is_shown_are_the_same_in_both_worlds(
    worlds: list[Pair], both: tuple[StillServer, StillServer]
) -> None:
    async def test() -> None:
        sittings = [(OddsSitting(both[0], p, "one"), OddsSitting(both[1], p, "other")) for p in worlds]
        await asyncio.gather(*(s.play() for two in sittings for s in two))
        differ = 0
        for one, other in sittings:
            assert unlike(one.pair) >= 4
            assert one.viewer.timed == other.viewer.timed
            shown = odds_of(one.viewer)
            assert len(shown) >= 2
            assert all(wires for wires in shown)
            pairs = zip(one.seats, other.seats, strict=True)
            differ += sum(odds_of(a) != odds_of(b) for a, b in pairs if a is not one.viewer)
        assert differ > len(sittings)  # others hold other wires there, so they are shown other odds

    run(test)
