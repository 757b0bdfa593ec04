"""One script played on two servers whose tables differ only in what one viewer may not know."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, ClassVar

import msgspec
import pytest

from litfuse.kernel.records import Viewer
from tests.server.still import StillServer
from tests.server.stored import SECRET, rows, write
from tests.server.tape import Tape


def two_servers(
    worlds: Sequence[Any],
    clocks: dict[str, int | None],
    folders: pytest.TempPathFactory,
    prepare: Callable[..., Path],
) -> Iterator[tuple[StillServer, StillServer]]:
    """One that has the one world of every pair, and one that has the other."""
    servers = []
    for side in ("one", "other"):
        folder = prepare(folders.mktemp(side), side == "one")
        write(folder, [row for p in worlds for row in rows(getattr(p, side), clocks)])
        servers.append(
            StillServer(folder, secret=SECRET, message_rate=10**6, message_burst=10**6, chat_lines=10**6).start()
        )
    yield servers[0], servers[1]
    for server in servers:
        server.end()


class Sitting:
    """The script of one pair, played on one of the two servers."""

    probes: ClassVar[tuple[Any, ...]]  # some that are never legal, some that only a holder may

    def __init__(self, server: StillServer, pair: Any, side: str) -> None:
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
            else:
                await self.wait()
            for who, tape in self.everybody.items():
                if who in getattr(step, f"told_{self.side}"):
                    await tape.until(lambda t=tape, tick=ticks[who]: t.tick > tick)  # type: ignore[misc]
                else:
                    assert tape.tick == ticks[who]
        await self.look_in()

    async def answer(self, n: int, step: Any) -> None:
        seat = self.seats[step.decision.seat]
        action = msgspec.to_builtins(getattr(step, self.side))
        fields = {"match": seat.table["match"], "decision": step.decision.id, "action": action}
        answer = await seat.command("Play", f"s-{n}", **fields)
        assert answer["type"] == "Ack", answer

    async def wait(self) -> None:
        """Until a clock has run out; only for scripts in which one does."""
        raise NotImplementedError

    async def talk(self, n: int) -> None:
        """What is said beside the game; the viewer hears the same of it."""

    async def probe(self, n: int) -> None:
        """What the viewer asks about, and what it tries and is refused."""
        match = self.viewer.table["match"]
        asked = [f"{d['seat']}.{d['kind']}.{d['number']}" for d in self.viewer.frame["open"]]
        for k, action in enumerate(self.probes[n // 4 % 3 :: 3]):
            body = msgspec.to_builtins(action)
            for d, decision in enumerate((*asked, "0.never.999")):
                fields = {"match": match, "decision": decision, "action": body}
                because = await self.viewer.command("Why", f"y-{n}-{k}-{d}", **fields)
                if because != {"type": "Because", "id": f"y-{n}-{k}-{d}"}:  # it may not be played, so it is tried
                    answer = await self.viewer.command("Play", f"p-{n}-{k}-{d}", **fields)
                    assert answer["type"] in {"Refused", "Stale"}, answer

    async def look_in(self) -> None:
        """One more socket of the viewer, late: it gets the whole log."""
        late = Tape(self.server, self.viewer.token, 99)
        self.extra.append(late)
        await late.connect()
        await late.until(lambda: any(m["type"] == "Told" for m in late.inbox))
        assert late.tick == self.viewer.tick
        await late.close()
