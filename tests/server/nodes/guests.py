"""People at several nodes: each command goes to one to three of them, and views are asked of all of them."""

from __future__ import annotations

import asyncio
import json
import random
from collections import Counter
from contextlib import suppress
from typing import Any, Final

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from litfuse.server import protocol
from tests.server.client import REPLIES
from tests.server.kill import Load, Player

LOST: Final = (OSError, ConnectionClosed, InvalidHandshake, InvalidMessage, TimeoutError, EOFError)
PATIENCE_SECONDS: Final = 30.0  # for a view; who waits in vain asks another node


class Crowd(Load):
    """The services that guests need from the run."""

    random: random.Random
    counts: Counter[str]
    resting = False  # nobody begins anything new
    longest = 0.0  # seconds that somebody waited for an answer, coming back and asking again included

    def anywhere(self) -> str:
        """The address of any node, dead or alive: clients do not know."""
        raise NotImplementedError


class Guest(Player):
    """A person who comes in at any node, and asks again at others."""

    load: Crowd

    def __init__(self, load: Crowd, seated: dict[str, Any], number: int) -> None:
        super().__init__(load, seated, number)
        self.table_id = seated["table"]
        self.copies: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.played: tuple[str, int] = ("", 0)  # match and tick of what was acknowledged last
        self.matches: list[str] = []  # in their order
        self.declined: set[str] = set()
        self.asked_at: dict[str, float] = {}  # what is not answered yet

    # --- what is said ------------------------------------------------------------------------------------------------

    async def act(self, socket: ClientConnection) -> None:
        if not self.load.resting:
            await super().act(socket)

    async def send(self, socket: ClientConnection, **message: Any) -> None:
        """Once here, and up to two times somewhere else."""
        self.made += 1
        message["id"] = f"p{self.number}-{self.made}"
        self.pending[message["id"]] = message
        self.asked_at[message["id"]] = asyncio.get_running_loop().time()
        copies = self.random.randrange(3)
        self.load.counts["commands"] += 1
        self.load.counts["sent"] += 1 + copies
        for _ in range(copies):
            self.copies.put_nowait(message)
        await socket.send(json.dumps(message))

    def answered(self, message: dict[str, Any]) -> None:
        if message["type"] == "Failed":
            self.load.counts["failed"] += 1
            raise ConnectionResetError  # nothing is known to have happened: the same is sent again
        id, sent = message["id"], self.pending.get(message["id"])
        if (asked_at := self.asked_at.pop(id, None)) is not None:
            self.load.longest = max(self.load.longest, asyncio.get_running_loop().time() - asked_at)
        if sent is not None and sent["type"] == "Play":
            if message["type"] == "Ack":
                assert id not in self.declined, ("declined, and now acknowledged", message)
                self.played = sent["match"], message["tick"]
            else:
                self.declined.add(id)
        super().answered(message)

    async def elsewhere(self) -> None:
        """The copies, over lines of their own that last a moment, and old commands again."""
        while not self.load.done:
            with suppress(*LOST):
                async with connect(self.load.anywhere(), compression=None, open_timeout=5) as socket:
                    await self._hello(socket)
                    listening = asyncio.create_task(self._listen(socket))
                    try:
                        await self._copy(socket, listening)
                    finally:
                        listening.cancel()
                        with suppress(asyncio.CancelledError, *LOST):
                            await listening
            await asyncio.sleep(0.05)

    async def _copy(self, socket: ClientConnection, listening: asyncio.Task[None]) -> None:
        end = asyncio.get_running_loop().time() + self.random.uniform(0.5, 4)
        plays = [m for m in self.acked.values() if m["type"] in {"Play", "Say"}]
        if plays:
            await socket.send(json.dumps(self.random.choice(plays[-20:])))
            self.load.counts["echoes"] += 1
        while asyncio.get_running_loop().time() < end and not listening.done():
            with suppress(TimeoutError):
                async with asyncio.timeout(0.3):
                    message = await self.copies.get()
                await socket.send(json.dumps(message))
        await asyncio.wait({listening}, timeout=0.3)  # for the last answers
        if listening.done():
            await listening  # it may have found something

    async def _listen(self, socket: ClientConnection) -> None:
        async for data in socket:
            message = json.loads(data)
            if message["type"] in REPLIES:
                self.answered(message)
            elif message["type"] == "Told":
                self.look_at(message)
            elif message["type"] == "Bye":
                return

    async def _hello(self, socket: ClientConnection) -> None:
        await socket.send(json.dumps({"type": "Hello", "version": protocol.VERSION, "token": self.token}))

    # --- what is seen ------------------------------------------------------------------------------------------------

    def look_at(self, message: dict[str, Any]) -> tuple[str, int, str]:
        match, tick, digest = message["match"], message["told"]["tick"], message["hash"]
        assert self.seen.setdefault((match, tick), digest) == digest, ("one tick, two views", match, tick)
        if match not in self.matches:
            self.matches.append(match)
        return match, tick, digest

    def take(self, message: dict[str, Any], old: dict[str, Any] | None) -> None:
        super().take(message, old)
        self.look_at(message)

    async def look(self) -> tuple[str, int, str]:
        """What any node shows of the match. It is no older than what was acknowledged before it was asked."""
        before = self.played
        known = list(self.matches)
        async with (
            asyncio.timeout(PATIENCE_SECONDS),
            connect(self.load.anywhere(), compression=None, open_timeout=5) as socket,
        ):
            await self._hello(socket)
            async for data in socket:
                message = json.loads(data)
                if message["type"] == "Told":
                    match, tick, digest = self.look_at(message)
                    if match == before[0]:
                        assert tick >= before[1], ("a view older than what was acknowledged", match, tick, before)
                    elif before[0]:
                        old = known[: known.index(before[0])] if before[0] in known else known
                        assert match not in old, ("a match that was over", match, before)
                    self.load.counts["views"] += 1
                    return match, tick, digest
                if message["type"] == "Bye":
                    break
        raise ConnectionResetError

    async def watch(self) -> None:
        while not self.load.done:
            await asyncio.sleep(self.random.uniform(0.2, 1.5))
            if self.told is not None and not self.load.resting:
                with suppress(*LOST):
                    await self.look()
