"""Two servers whose tables of Bomb Busters differ only in wires that one viewer has not seen: every byte is alike."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, ClassVar

import pytest

from litfuse.games.bomb_busters.actions import DualCut, PlaceToken, RevealReds, SoloCut
from litfuse.games.bomb_busters.cards.words import (
    HelpedCut,
    Settle,
    UseEqual,
    UsePostIt,
    UseRadar,
    UseRewinder,
    UseStabilizer,
)
from litfuse.games.bomb_busters.words import RED, YELLOW, Call, Helper
from litfuse.kernel.records import SPECTATOR, Viewer
from tests.server.busters import GAME, pair
from tests.server.client import run, settled
from tests.server.pairs import Pair, alike
from tests.server.sitting import Sitting, two_servers
from tests.server.still import BEAT_MS, StillServer

CLOCKS: dict[str, int | None] = {"turn": 600, "token": 300, "settle": 120, "swap": 180, "prompt": 180}
TABLES: tuple[tuple[int, Viewer, int], ...] = (  # seats, viewer, mission
    (4, 0, 3),
    (4, 3, 8),
    (4, SPECTATOR, 3),
    (3, 1, 5),
    (2, 1, 6),
    (5, 4, 1),
    (5, SPECTATOR, 2),
    (4, 2, 9),
    (4, 1, 13),
    (3, SPECTATOR, 29),
)


def good(seats: int, viewer: Viewer, mission: int) -> Pair:
    made = (pair(f"busters-{seats}-{viewer}-{mission}-{n}", viewer, seats, mission) for n in range(60))
    return next(p for p in made if p is not None and len(p.script) >= 12 and fits(p))


def fits(p: Pair) -> bool:
    """No wire changed hands, and enough of them are others."""
    return unlike(p) >= 4 and all(type(s.one).__name__ not in ("UseWalkie", "UseHook") for s in p.script)


def unlike(p: Pair) -> int:
    stands = zip(p.one.hidden, p.other.hidden, strict=True)
    return sum(a != b for one, other in stands for a, b in zip(one, other, strict=True))


class BustersSitting(Sitting):
    probes: ClassVar[tuple[Any, ...]] = (
        PlaceToken((0, 0)),
        DualCut((1, 0), Call(YELLOW)),
        DualCut((0, 3), Call(7)),
        DualCut((2, 1), Call(RED)),
        HelpedCut(((1, 0), (1, 1)), (Call(5),), (Helper.SUPER,)),
        SoloCut(3),
        SoloCut(YELLOW),
        RevealReds(),
        Settle((1, 2)),
        UseStabilizer(),
        UseEqual((0, 1)),
        UsePostIt((1, 1)),
        UseRadar(4),
        UseRewinder(),
    )

    async def run_out(self, tick: int) -> None:
        """The time of every clock is over; the table is asked something, so that it looks at them, if it has not done
        so by itself: `tick` was before the time passed."""
        await self.viewer.command("Why", "late", match="", decision="0.never.999", action={})
        await self.viewer.until(lambda: self.viewer.tick > tick)
        await settled(self.viewer)  # what else followed is here as well

    async def talk(self, n: int) -> None:
        """Phrases are heard by all, unless the mission lets nobody speak; anything else is refused alike."""
        before, silence = self.viewer.heard, self.pair.one.match.state.silence
        mode = silence.mode if silence else None
        phrase = {"type": "NeedOxygen" if mode == "mute" else "Thinking"}
        said = await self.seats[0].command("Say", f"t-{n}", phrase=phrase)
        assert said["type"] == ("Refused" if mode == "mime" else "Ack"), said
        await self.viewer.until(lambda: self.viewer.heard > before or mode == "mime")
        await self.viewer.command("Say", f"free-{n}", body="my seven is on the left")


def alike_when_late(p: Pair) -> bool:
    """Can the viewer still not tell the worlds apart when the clock answers next? After the end new seeds are drawn."""
    one, other = p.one.match, p.other.match
    for step in p.script:
        assert step.decision is not None
        one, other = one.play(step.decision.id, step.one), other.play(step.decision.id, step.other)
    one, other = one.wait(), other.wait()
    return alike(one, other, p.viewer) and not one.over


@pytest.fixture(scope="module")
def worlds() -> list[Pair]:
    return [good(*table) for table in TABLES]


@pytest.fixture(scope="module")
def both(
    worlds: list[Pair], tmp_path_factory: pytest.TempPathFactory, prepare: Callable[..., Path]
) -> Iterator[tuple[StillServer, StillServer]]:
    yield from two_servers(worlds, CLOCKS, tmp_path_factory, prepare)


def test_the_worlds_differ_and_the_scripts_hold_something_of_everything(worlds: list[Pair]) -> None:
    kinds = {type(s.one).__name__ for p in worlds for s in p.script}
    assert {"PlaceToken", "DualCut", "HelpedCut", "Settle", "SoloCut"} <= kinds
    assert "LayNumber" in kinds
    secret = {type(s.one).__name__ for p in worlds for s in p.script if s.one != s.other}
    assert {"DualCut", "HelpedCut"} <= secret  # another own wire
    for p in worlds:
        assert unlike(p) >= 4
        assert GAME.view(p.one.match.state, p.viewer) == GAME.view(p.other.match.state, p.viewer)


@pytest.mark.rule("BB-VIS-01", "BB-VIS-10", "BB-VIS-11", "BB-VIS-13", "BB-VIS-14")
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
            campaigns = [s.server.get(f"/api/tables/{s.pair.one.table}/progress") for s in (one, other)]
            assert campaigns[0][:2] == campaigns[1][:2]
            differ += sum(a.masked != b.masked for a, b in zip(one.seats, other.seats, strict=True))
        assert differ > len(sittings)  # the others do see that these are different worlds
        ticks = {id(sitting): sitting.viewer.tick for two in sittings for sitting in two}
        for server in both:
            server.beat((max(filter(None, CLOCKS.values())) + 60) * 1000 // BEAT_MS)
        late = [two for two in sittings if alike_when_late(two[0].pair)]
        assert len(late) >= 2
        for one, other in late:
            await asyncio.gather(*(s.run_out(ticks[id(s)]) for s in (one, other)))
            assert one.viewer.timed == other.viewer.timed

    run(test)
