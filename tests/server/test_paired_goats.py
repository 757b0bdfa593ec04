"""Two servers whose tables of Scape Goat differ only in what one viewer may not know: goat, cards, choices, orders,
whispers. Every byte to that viewer is the same."""

import asyncio
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from litfuse.games.scape_goat.actions import Cops, FrameCard, Move, Spy, StashReturn, Steal, Swap, TradeCard
from litfuse.games.scape_goat.cards import Card
from litfuse.games.scape_goat.places import PREP, SPY
from litfuse.kernel.records import SPECTATOR, Viewer
from tests.server.client import run
from tests.server.goats import GAME, Pair, pair
from tests.server.process import ServerProcess
from tests.server.stored import SECRET, rows, write
from tests.server.tape import Tape

CLOCKS: dict[str, int | None] = {"turn": 600, "choose": 300, "pause": 8}
TABLES: tuple[tuple[int, Viewer, str], ...] = (  # seats, viewer, what must be in the script
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
    made = (pair(f"{seats}-{viewer}-{n}", viewer, seats) for n in range(40))
    return next(p for p in made if len(p.script) >= 12 and kind in {type(s.one).__name__ for s in p.script})


@pytest.fixture(scope="module")
def worlds() -> list[Pair]:
    return [good(*table) for table in TABLES]


@pytest.fixture(scope="module")
def both(worlds: list[Pair], tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[ServerProcess, ServerProcess]]:
    servers = []
    for side in ("one", "other"):
        folder = tmp_path_factory.mktemp(side)
        write(folder, [row for p in worlds for row in rows(getattr(p, side), CLOCKS)])
        servers.append(
            ServerProcess(folder, secret=SECRET, message_rate=500, message_burst=500, chat_lines=500).start()
        )
    yield servers[0], servers[1]
    for server in servers:
        assert server.stop() == 0, server.log.read_text()


class Sitting:
    """The script of one pair, played on one of the two servers."""

    def __init__(self, server: ServerProcess, pair: Pair, side: str) -> None:
        self.server = server
        self.pair = pair
        self.side = side
        world = getattr(pair, side)
        self.viewer = Tape(server, world.token(pair.viewer if isinstance(pair.viewer, int) else -1))
        self.seats = [Tape(server, world.token(n), n) for n in range(world.match.seats)]
        if isinstance(pair.viewer, int):
            self.seats[pair.viewer] = self.viewer
        self.everybody: dict[Viewer, Tape] = dict(enumerate(self.seats))
        self.everybody[pair.viewer] = self.viewer
        self.extra: list[Tape] = []

    async def play(self) -> None:
        for tape in self.everybody.values():
            await tape.connect()
            await tape.until(lambda tape=tape: tape.told is not None)  # type: ignore[misc]
        for n, step in enumerate(self.pair.script):
            if n % 5 == 1:
                await self.talk(n)
            if n % 4 == 0:
                await self.probe(n)
            if n % 7 == 6:
                await self.look_in()
            ticks = {who: tape.tick for who, tape in self.everybody.items()}
            if step.decision is not None:
                await self.answer(n, step)
            for who, tape in self.everybody.items():
                if who in getattr(step, f"told_{self.side}"):
                    await tape.until(lambda t=tape, tick=ticks[who]: t.tick > tick, 60)  # type: ignore[misc]
                else:
                    assert tape.tick == ticks[who]
        await self.look_in()

    async def answer(self, n: int, step: Any) -> None:
        seat = self.seats[step.decision.seat]
        action = msgspec.to_builtins(getattr(step, self.side))
        fields = {"match": seat.room["match"], "decision": step.decision.id, "action": action}
        answer = await seat.ask("Play", f"s-{n}", **fields)
        assert answer["type"] == "Ack", answer

    async def talk(self, n: int) -> None:
        """Others whisper different things and wink in one world only; the viewer hears that there was a whisper."""
        others = [s for s in range(len(self.seats)) if s != self.pair.viewer]
        before = self.viewer.heard
        body = "red it is" if self.side == "one" else "nobody trusts you, and with good reason"
        said = await self.seats[others[0]].ask("Say", f"w-{n}", body=body, kind="whisper", to=others[1])
        assert said["type"] == "Ack", said
        await self.viewer.until(lambda: self.viewer.heard > before)
        if self.side == "one":
            await self.seats[others[1]].ask("Say", f"n-{n}", kind="nudge", to=others[0])

    async def probe(self, n: int) -> None:
        """What the viewer asks about, and what it tries and is refused."""
        match = self.viewer.room["match"]
        asked = [f"{d['seat']}.{d['kind']}.{d['number']}" for d in self.viewer.frame["open"]]
        for k, action in enumerate(PROBES[n // 4 % 3 :: 3]):
            body = msgspec.to_builtins(action)
            for d, decision in enumerate((*asked, "0.move.999")):
                fields = {"match": match, "decision": decision, "action": body}
                because = await self.viewer.ask("Why", f"y-{n}-{k}-{d}", **fields)
                if because != {"type": "Because", "id": f"y-{n}-{k}-{d}"}:  # it may not be played, so it is tried
                    answer = await self.viewer.ask("Play", f"p-{n}-{k}-{d}", **fields)
                    assert answer["type"] in {"Refused", "Stale"}, answer

    async def look_in(self) -> None:
        """One more socket of the viewer, late: it gets the whole log."""
        late = Tape(self.server, self.viewer.token, 99)
        self.extra.append(late)
        await late.connect()
        await late.until(lambda: any(m["type"] == "Told" for m in late.inbox))
        assert late.tick == self.viewer.tick
        await late.close()


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


@pytest.mark.rule("SG-INFO-1", "SG-INFO-2", "SG-INFO-6", "SG-INFO-7", "SG-COMM-3")
def test_every_byte_that_a_viewer_gets_is_the_same_in_both_worlds(
    worlds: list[Pair], both: tuple[ServerProcess, ServerProcess]
) -> None:
    async def test() -> None:
        sittings = [(Sitting(both[0], p, "one"), Sitting(both[1], p, "other")) for p in worlds]
        await asyncio.gather(*(s.play() for two in sittings for s in two))
        unlike = 0
        for one, other in sittings:
            assert one.viewer.masked == other.viewer.masked
            assert [t.masked for t in one.extra] == [t.masked for t in other.extra]
            unlike += sum(a.masked != b.masked for a, b in zip(one.seats, other.seats, strict=True))
        assert unlike > len(sittings)  # the others do see that these are different worlds

    run(test)
