"""Two servers whose tables of Scape Goat differ only in what one viewer may not know: goat, cards, choices, orders,
whispers. Every byte to that viewer is the same, what the clocks show included, and comes at the same beat."""

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from litfuse.games.scape_goat.actions import Cops, FrameCard, Move, Spy, StashReturn, Steal, Swap, TradeCard
from litfuse.games.scape_goat.cards import Card
from litfuse.games.scape_goat.places import PREP, SPY
from litfuse.kernel.pace import TOLERANCE_MS
from litfuse.kernel.records import SPECTATOR, Viewer
from tests.server.client import run
from tests.server.goats import GAME, pair, with_order
from tests.server.pairs import Pair
from tests.server.sitting import Sitting, two_servers
from tests.server.still import BEAT_MS, StillServer
from tests.server.tape import Tape

CLOCKS: dict[str, int | None] = {"turn": 600, "choose": 300, "pause": 3}
# Seats, viewer, what must be in the script. Every other one shares a server, because there may be one table of six on
# it, which plays first: time passes for all tables of a server, and the pause that six players have is short.
TABLES: tuple[tuple[int, Viewer, str], ...] = (
    (3, 0, "FrameCard"),
    (3, 1, "FrameCard"),
    (3, SPECTATOR, "FrameCard"),
    (4, 0, "Spy"),
    (4, 3, "TradeCard"),
    (4, SPECTATOR, "TradeCard"),
    (6, 5, "CopsOrder"),
    (6, SPECTATOR, "CopsOrder"),
)
# Some that are never legal, some that only a holder may: refused alike or taken alike.
PROBES: tuple[Any, ...] = (
    Move(PREP),
    Move(SPY),
    Spy(0),
    Steal(1),
    TradeCard(Card.BR),
    FrameCard(Card.R),
    StashReturn(Card.GRAY),
    Swap(Card.B),
    Swap(Card.Y),
    Cops(),
)


def good(seats: int, viewer: Viewer, kind: str) -> Pair:
    made: Iterator[Pair | None] = (pair(f"{seats}-{viewer}-{n}", viewer, seats) for n in range(40))
    if seats == 6:
        made = (with_order(p) for p in made if p is not None)
    return next(p for p in made if p and len(p.script) >= 12 and kind in {type(s.one).__name__ for s in p.script[1:]})


@pytest.fixture(scope="module")
def worlds() -> list[Pair]:
    return [good(*table) for table in TABLES]


@pytest.fixture(scope="module", params=(0, 1), ids=("even tables", "odd tables"))
def lot(worlds: list[Pair], request: pytest.FixtureRequest) -> list[Pair]:
    return sorted(worlds[request.param :: 2], key=lambda p: -p.one.match.seats)


@pytest.fixture(scope="module")
def both(
    lot: list[Pair], tmp_path_factory: pytest.TempPathFactory, prepare: Callable[..., Path]
) -> Iterator[tuple[StillServer, StillServer]]:
    yield from two_servers(lot, CLOCKS, tmp_path_factory, prepare)


class GoatSitting(Sitting):
    """A beat before every answer, so that time passes between any two."""

    probes = PROBES

    async def beat(self) -> None:
        """A little time passes, and the table is asked something, so that it looks at its clocks."""
        self.server.beat()
        await self.viewer.command("Why", f"beat-{self.beats()}", match="", decision="0.never.999", action={})

    def beats(self) -> int:
        """Since the viewer was told something."""
        told = max(i for i, m in enumerate(self.viewer.inbox) if m["type"] == "Told")
        return sum(m.get("id", "").startswith("beat-") for m in self.viewer.inbox[told:])

    async def answer(self, n: int, step: Any) -> None:
        await self.beat()
        await super().answer(n, step)

    async def wait(self) -> None:
        """The pause is over when what was shown of it and the tolerance are, and not a beat before."""
        told, tick = self.viewer.told, self.viewer.tick
        assert told is not None
        (left,) = told["times"].values()
        for _ in range(self.beats() + 1, (left + TOLERANCE_MS) // BEAT_MS):
            await self.beat()
        await self.viewer.command("Why", "not-yet", match="", decision="0.never.999", action={})
        assert self.viewer.tick == tick
        self.server.beat()
        await self.viewer.until(lambda: self.viewer.tick > tick)

    async def talk(self, n: int) -> None:
        """Others whisper different things and wink in one world only; the viewer hears that there was a whisper."""
        others = [s for s in range(len(self.seats)) if s != self.pair.viewer]
        before = self.viewer.heard
        body = "red it is" if self.side == "one" else "nobody trusts you, and with good reason"
        said = await self.seats[others[0]].command("Say", f"w-{n}", body=body, kind="whisper", to=others[1])
        assert said["type"] == "Ack", said
        await self.viewer.until(lambda: self.viewer.heard > before)
        if self.side == "one":
            await self.seats[others[1]].command("Say", f"n-{n}", kind="nudge", to=others[0])


def shown(tape: Tape) -> list[Any]:
    """How often a seat was told something, and what the clocks showed then; which depends on nobody's cards."""
    return [m["times"] for m in tape.inbox if m["type"] == "Told"]


def test_the_worlds_differ_and_the_scripts_hold_something_of_everything(worlds: list[Pair]) -> None:
    steps = [s for p in worlds for s in p.script]
    kinds = {type(s.one).__name__ for s in steps}
    assert {"Move", "Spy", "TradeWith", "TradeCard", "StashTake", "StashReturn", "FrameCard", "Swap"} <= kinds
    differ = {type(s.one).__name__ for s in steps if s.one != s.other}
    assert {"TradeCard", "FrameCard", "StashReturn", "CopsOrder"} <= differ
    assert any(s.decision and s.decision.quiet for s in steps)
    for p in worlds:
        assert GAME.view(p.one.match.state, p.viewer) == GAME.view(p.other.match.state, p.viewer)
        assert p.one.match.state != p.other.match.state
    assert any(p.one.match.state.goat != p.other.match.state.goat for p in worlds)


@pytest.mark.rule("SG-INFO-1", "SG-INFO-2", "SG-INFO-6", "SG-INFO-7", "SG-INFO-8", "SG-SIX-3", "SG-COMM-3")
def test_every_byte_that_a_viewer_gets_is_the_same_in_both_worlds(
    lot: list[Pair], both: tuple[StillServer, StillServer]
) -> None:
    async def test() -> None:
        sittings = [(GoatSitting(both[0], p, "one"), GoatSitting(both[1], p, "other")) for p in lot]
        unlike = 0
        for one, other in sittings:
            await asyncio.gather(one.play(), other.play())
            assert one.viewer.timed == other.viewer.timed
            assert [t.timed for t in one.extra] == [t.timed for t in other.extra]
            for seat in one.everybody:
                if all((seat in s.told_one) == (seat in s.told_other) for s in one.pair.script):
                    assert shown(one.everybody[seat]) == shown(other.everybody[seat])
            unlike += sum(a.masked != b.masked for a, b in zip(one.seats, other.seats, strict=True))
        assert unlike > len(sittings)  # the others do see that these are different worlds

    run(test)
