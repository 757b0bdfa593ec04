"""A client that knows the protocol and no rules: it plays by menus alone."""

from __future__ import annotations

import asyncio
import hashlib
import itertools
import json
import random
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any, ClassVar

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from benchmarks.load import any_of
from litfuse.kernel.fairness import Seals
from litfuse.server import protocol
from tests.server.audit import told_faults
from tests.server.process import ServerProcess, meant

_open: list[Client] = []
REPLIES = {"Ack", "Granted", "Refused", "Stale", "Paused", "Failed", "Because", "Odds"}


def run(test: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """Runs a test, closes whatever sockets it leaves open, and looks whether anybody was told what is not theirs."""
    for client in run_unseen(test):
        assert not told_faults(client.server.folder, client.token, client.inbox)


def run_unseen(test: Callable[[], Coroutine[Any, Any, None]]) -> list[Client]:
    """The same without a look; returns the clients."""
    clients: list[Client] = []

    async def whole() -> None:
        try:
            await test()
        finally:
            clients.extend(_open)
            while _open:
                await _open.pop().close()

    asyncio.run(whole())
    return clients


class Client:
    patience: ClassVar[float] = 60  # seconds until something must have happened

    def __init__(self, server: ServerProcess, seated: dict[str, Any], seed: int = 0) -> None:
        self.server = server
        self.token: str = seated["token"]
        self.random = random.Random(seed)
        self.ids = (f"c{seed}-{n}" for n in itertools.count())
        self.replies: dict[str, list[dict[str, Any]]] = {}
        self.inbox: list[dict[str, Any]] = []  # everything, as it came
        self.told: dict[str, Any] | None = None  # the last one
        self.table: dict[str, Any] = {}
        self.lines: list[dict[str, Any]] = []
        self.heard = 0
        self.socket: ClientConnection | None = None
        self.reader: asyncio.Task[None] | None = None
        self.changed = asyncio.Condition()
        self.sealed: dict[str, str] = {}  # match: nonce
        self.seals: Seals | None = None  # as they were shown before the own one was opened

    # --- connection --------------------------------------------------------------------------------------------------

    async def connect(self, resume: bool = False, **headers: str) -> Client:
        self.socket = await connect(
            self.server.socket_url, compression=None, open_timeout=self.patience, additional_headers=headers
        )
        hello: dict[str, Any] = {"type": "Hello", "version": protocol.VERSION, "token": self.token}
        if resume and self.told is not None:
            hello |= {"match": self.told["match"], "tick": self.tick, "hash": self.told["hash"], "heard": self.heard}
        _open.append(self)
        await self.send(hello)
        self.reader = asyncio.create_task(self._read(self.socket))
        await self.until(lambda: bool(self.table) or self.closed)
        return self

    async def connect_anyhow(self) -> Client:
        """For a client that is shown the door: until the socket is closed."""
        with suppress(AssertionError):  # what it waits for does not come
            await self.connect()
        await self.until(lambda: self.closed)
        return self

    async def close(self) -> None:
        if self.socket is not None:
            await self.socket.close()
        if self.reader is not None:
            await self.reader

    @property
    def chair(self) -> int | None:
        chair: int | None = next(m for m in self.inbox if m["type"] == "Welcome")["chair"]
        return chair

    @property
    def closed(self) -> bool:
        return self.reader is not None and self.reader.done()

    async def _read(self, socket: ClientConnection) -> None:
        try:
            async for data in socket:
                async with self.changed:
                    self._take(json.loads(data))
                    self.changed.notify_all()
        except ConnectionClosed:
            pass
        async with self.changed:
            self.changed.notify_all()

    def _take(self, message: dict[str, Any]) -> None:
        self.inbox.append(message)
        kind = message["type"]
        if kind in REPLIES:
            self.replies.setdefault(message["id"], []).append(message)
        elif kind == "Told":
            self.told = message
        elif kind == "TableState":
            self.table = message["table"]
        elif kind == "Heard":
            self.lines += message["lines"]
            self.heard = message["count"]

    async def until(self, true: Callable[[], bool], seconds: float | None = None) -> None:
        async with asyncio.timeout(seconds or self.patience), self.changed:
            await self.changed.wait_for(lambda: true() or self.closed)
        assert true(), f"the socket closed: {self.inbox[-1:]}"

    async def send(self, message: object) -> None:
        assert self.socket is not None
        await self.socket.send(message if isinstance(message, str) else json.dumps(message))

    async def command(self, type: str, id: str | None = None, **fields: Any) -> dict[str, Any]:
        """Sends a command, and waits for its one reply."""
        id = id or next(self.ids)
        before = len(self.replies.get(id, ()))
        await self.send({"type": type, "id": id, **meant(self.table, type, fields)})
        await self.until(lambda: len(self.replies.get(id, ())) > before)
        return self.replies[id][-1]

    # --- the match ---------------------------------------------------------------------------------------------------

    @property
    def frame(self) -> dict[str, Any]:
        assert self.told is not None
        frame: dict[str, Any] = self.told["told"]["frame"]
        return frame

    @property
    def tick(self) -> int:
        return 0 if self.told is None else int(self.told["told"]["tick"])

    @property
    def over(self) -> bool:
        return self.told is not None and "outcome" in self.frame

    def mine(self) -> dict[str, Any] | None:
        """The first question that I owe an answer."""
        menus = self.frame.get("menus", {})
        owed = [d for d in self.frame.get("open", ()) if d.get("owed", True) and decision_id(d) in menus]
        return owed[0] if owed else None

    def choose(self, decision: dict[str, Any]) -> dict[str, Any]:
        """Any action of the menu."""
        return any_of(self.frame["menus"][decision_id(decision)], self.random)

    async def play(self, decision: dict[str, Any], action: dict[str, Any], id: str | None = None) -> dict[str, Any]:
        assert self.told is not None
        fields = {"match": self.told["match"], "decision": decision_id(decision), "action": action}
        return await self.command("Play", id, **fields)

    async def play_on(self, until: Callable[[], bool] = lambda: False, seconds: float = 240, pause: float = 0) -> None:
        """Answers every question until the match is over, and waits for `pause` seconds before each answer."""
        async with asyncio.timeout(seconds):
            while not self.over and not until():
                decision = self.mine()
                if decision is None:
                    tick = self.tick
                    await self.until(lambda tick=tick: self.tick != tick or self.over, seconds)  # type: ignore[misc]
                    continue
                await asyncio.sleep(pause)
                answer = await self.play(decision, self.choose(decision))
                assert answer["type"] in {"Ack", "Stale"}, answer

    # --- the deal ----------------------------------------------------------------------------------------------------

    async def seal(self) -> None:
        match = self.table["deal"]["match"]
        self.sealed[match] = nonce = self.random.randbytes(16).hex()
        digest = hashlib.sha256(bytes.fromhex(nonce)).hexdigest()
        assert (await self.command("NonceHash", match=match, hash=digest))["type"] == "Ack"

    async def open(self) -> dict[str, Any]:
        """Opens the own part, which nobody does before all seals are kept."""
        assert await self.keep_seals()
        match = self.table["deal"]["match"]
        return await self.command("NonceOpen", match=match, nonce=self.sealed[match])

    async def keep_seals(self) -> bool:
        """Keeps the seals of all seats, unless one shows none."""
        await self.until(lambda: self.table["phase"] != "lobby")
        seals = {chair["seat"]: chair.get("sealed", "") for chair in self.table["chairs"] if "seat" in chair}
        if not all(seals.values()):
            return False
        self.seals = Seals(**self.table["deal"], seals=tuple(seals[seat] for seat in sorted(seals)))
        return True


async def settled(*clients: Client) -> None:
    """All that was told before has arrived: a reply comes behind it."""
    for client in clients:
        await client.command("Why", match="", decision="")


def decision_id(decision: dict[str, Any]) -> str:
    return f"{decision['seat']}.{decision['kind']}.{decision['number']}"
