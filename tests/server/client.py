"""A client that knows the protocol and no rules: it plays by menus alone."""

from __future__ import annotations

import asyncio
import hashlib
import itertools
import json
import random
from collections.abc import Callable, Coroutine
from typing import Any, ClassVar

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from litfuse.server import protocol
from tests.server.process import ServerProcess

_open: list[Client] = []
REPLIES = {"Ack", "Granted", "Refused", "Stale", "Paused", "Failed", "Because"}


def run(test: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """Runs a test and closes whatever sockets it leaves open."""

    async def whole() -> None:
        try:
            await test()
        finally:
            while _open:
                await _open.pop().close()

    asyncio.run(whole())


class Client:
    patience: ClassVar[float] = 15  # seconds until something must have happened

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

    # --- connection --------------------------------------------------------------------------------------------------

    async def connect(self, resume: bool = False, **headers: str) -> Client:
        self.socket = await connect(self.server.socket_url, compression=None, additional_headers=headers)
        hello: dict[str, Any] = {"type": "Hello", "version": protocol.VERSION, "token": self.token}
        if resume and self.told is not None:
            hello |= {"match": self.told["match"], "tick": self.tick, "hash": self.told["hash"], "heard": self.heard}
        _open.append(self)
        await self.send(hello)
        self.reader = asyncio.create_task(self._read(self.socket))
        await self.until(lambda: bool(self.table) or self.closed)
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

    async def command(self, type: str, id: str | None = None, **fields: object) -> dict[str, Any]:
        """Sends a command, and waits for its one reply."""
        id = id or next(self.ids)
        before = len(self.replies.get(id, ()))
        await self.send({"type": type, "id": id, **fields})
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
        form = self.random.choice(self.frame["menus"][decision_id(decision)])
        action = {"type": form["type"]}
        for name, pick in form.get("picks", {}).items():
            if pick.get("take") is None:
                action[name] = self.random.choice(pick["of"])
            else:
                action[name] = [*self.random.sample(pick["of"], pick["take"]), *pick.get("also", ())]
        return action

    async def play(self, decision: dict[str, Any], action: dict[str, Any], id: str | None = None) -> dict[str, Any]:
        assert self.told is not None
        fields = {"match": self.told["match"], "decision": decision_id(decision), "action": action}
        return await self.command("Play", id, **fields)

    async def play_on(self, until: Callable[[], bool] = lambda: False, seconds: float = 60) -> None:
        """Answers whatever is asked until the match is over."""
        async with asyncio.timeout(seconds):
            while not self.over and not until():
                decision = self.mine()
                if decision is None:
                    tick = self.tick
                    await self.until(lambda tick=tick: self.tick != tick or self.over, seconds)  # type: ignore[misc]
                    continue
                answer = await self.play(decision, self.choose(decision))
                assert answer["type"] in {"Ack", "Stale"}, answer

    # --- the deal ----------------------------------------------------------------------------------------------------

    async def seal(self) -> None:
        match = self.table["deal"]["match"]
        self.sealed[match] = nonce = self.random.randbytes(16).hex()
        digest = hashlib.sha256(bytes.fromhex(nonce)).hexdigest()
        assert (await self.command("NonceHash", match=match, hash=digest))["type"] == "Ack"

    async def open(self) -> dict[str, Any]:
        await self.until(lambda: self.table["phase"] != "lobby")
        match = self.table["deal"]["match"]
        return await self.command("NonceOpen", match=match, nonce=self.sealed[match])


async def settled(*clients: Client) -> None:
    """All that was told before has arrived: a reply comes behind it."""
    for client in clients:
        await client.command("Why", match="", decision="")


def decision_id(decision: dict[str, Any]) -> str:
    return f"{decision['seat']}.{decision['kind']}.{decision['number']}"
