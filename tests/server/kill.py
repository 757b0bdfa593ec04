"""kill -9 under load: `python -m tests.server.kill 200`, or `make kill`.

Several tables of persons and bots play as fast as they can while the server is killed and started again. Whoever plays
keeps what it was told and what was acknowledged, and holds the server to it: after each restart by resuming and by
sending old commands again, at the end by reading the database. Every kind of command is repeated (`office.py`).
"""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

from msgspec.structs import replace
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from benchmarks.load import any_of
from litfuse.games.registry import find
from litfuse.kernel import archive
from litfuse.kernel.codec import codec, view_hash
from litfuse.kernel.match import AnyMatch
from litfuse.kernel.told import Perspective
from litfuse.server import protocol
from litfuse.server.matches.running import DOCUMENT
from litfuse.server.matches.telling import fold
from litfuse.server.storage.base import Append
from tests.server.client import REPLIES, decision_id
from tests.server.office import TALK, Office
from tests.server.process import ServerProcess

SETTINGS = {"chat_lines": 1000, "nudge_seconds": 1, "bot_most": 30, "bot_workers": 1}
PACE = {"turn": 60, "nope": 5}


class Player:
    """One person's client: plays by menus, resumes by tick and hash, repeats what was not answered."""

    def __init__(self, load: Load, seated: dict[str, Any], number: int) -> None:
        self.load = load
        self.token = seated["token"]
        self.number = number
        self.random = random.Random(number)
        self.made = 0
        self.visits = 0
        self.told: dict[str, Any] | None = None
        self.table: dict[str, Any] = {}
        self.seen: dict[tuple[str, int], str] = {}  # match and tick: the hash that stood there
        self.pending: dict[str, dict[str, Any]] = {}  # sent, not answered
        self.acked: dict[str, dict[str, Any]] = {}  # by id: what was sent, in order
        self.replies: dict[str, dict[str, Any]] = {}
        self.repeats = 0

    async def run(self) -> None:
        while not self.load.done:
            try:
                async with connect(self.load.server.socket_url, compression=None, open_timeout=5) as socket:
                    await self.visit(socket)
            except (OSError, ConnectionClosed, InvalidHandshake, InvalidMessage, TimeoutError, EOFError):
                await asyncio.sleep(0.05)

    async def visit(self, socket: ClientConnection) -> None:
        old = self.told
        hello: dict[str, Any] = {"type": "Hello", "version": protocol.VERSION, "token": self.token}
        if old is not None:
            hello |= {"match": old["match"], "tick": old["told"]["tick"], "hash": old["hash"]}
        await socket.send(json.dumps(hello))
        async for data in socket:
            message = json.loads(data)
            kind = message["type"]
            if kind == "Bye" and not self.load.done:
                self.load.parted(message)
            if kind == "Welcome":
                await self.again(socket)
                self.visits += 1
            if kind == "TableState":
                self.table = message["table"]
            if kind == "Told":
                self.take(message, old)
                old = None
            if kind in REPLIES:
                self.answered(message)
            await self.act(socket)

    def take(self, message: dict[str, Any], old: dict[str, Any] | None) -> None:
        match, told = message["match"], message["told"]
        if old is not None and old["match"] == match:
            assert told["since"] == old["told"]["tick"], "what was told before is no longer so"
        if old is not None:
            self.load.clock(message)
        key = (match, told["tick"])
        assert self.seen.setdefault(key, message["hash"]) == message["hash"], "one tick, two views"
        self.told = message

    def answered(self, message: dict[str, Any]) -> None:
        id = message["id"]
        assert message["type"] != "Failed", message
        sent = self.pending.pop(id, None)
        if message["type"] == "Ack":
            assert self.replies.setdefault(id, message) == message, "another reply to the same command"
            if sent is not None:
                self.acked[id] = sent
            else:
                self.repeats += 1
        else:
            assert id not in self.acked, f"acknowledged, and now {message}"

    async def again(self, socket: ClientConnection) -> None:
        """What was never answered, and some of what was: each has one answer for ever."""
        plays = [m for m in self.acked.values() if m["type"] in {"Play", "Say"}]
        for message in (*self.pending.values(), *plays[-1:], *self.random.sample(plays, min(2, len(plays)))):
            await socket.send(json.dumps(message))

    async def act(self, socket: ClientConnection) -> None:
        if self.pending or not self.table:
            return
        if self.table["phase"] == "lobby":
            if self.number % self.load.persons == 0:
                await self.send(socket, type="Start", match=self.table["deal"]["match"])
            return
        if self.told is None or self.told["match"] != self.table["match"]:
            return
        frame = self.told["told"]["frame"]
        menus = frame.get("menus", {})
        owed = [d for d in frame.get("open", ()) if d.get("owed", True) and decision_id(d) in menus]
        if self.random.random() < 0.1:
            await self.send(socket, type="Say", body=f"line {self.made}")
        elif owed:
            asked = decision_id(owed[0])
            action = any_of(menus[asked], self.random)
            await self.send(socket, type="Play", match=self.told["match"], decision=asked, action=action)

    async def send(self, socket: ClientConnection, **message: Any) -> None:
        self.made += 1
        message["id"] = f"p{self.number}-{self.made}"
        self.pending[message["id"]] = message
        await socket.send(json.dumps(message))


class Load:
    """The tables, the kills, and the reckoning."""

    def __init__(self, folder: Path, tables: int = 4, persons: int = 2) -> None:
        self.server = ServerProcess(folder, **SETTINGS)
        self.persons = persons
        self.tables = tables
        self.players: list[Player] = []
        self.offices = self.made()
        self.done = False
        self.random = random.Random(1)
        self.spawned = 0.0
        self.left: dict[str, dict[str, int]] = {}  # per match, as stored when the server was dead
        self.clocks = 0

    def made(self) -> list[Office]:
        return [Office(self.server, game) for game in TALK]

    def open(self) -> None:
        self.server.start()
        for _ in range(self.tables):
            host = self.server.open_table("P0", self.persons + 1, 0, pace=PACE)
            seated = [host, *(self.server.join(host["table"], f"P{n}") for n in range(1, self.persons))]
            assert self.server.send_command(host, "SetBot", chair=self.persons, level="random").status == 200
            self.players += [Player(self, s, len(self.players) + n) for n, s in enumerate(seated)]

    def rows(self, query: str) -> list[Any]:
        with closing(sqlite3.connect(self.server.folder / "litfuse.db")) as db:
            return db.execute(query).fetchall()

    async def run(self, kills: int) -> None:
        tasks = [asyncio.create_task(p.run()) for p in self.players]
        tasks += [asyncio.create_task(office.run()) for office in self.offices]
        for n in range(kills):
            await asyncio.sleep(self.random.uniform(0.05, 0.6))
            await self.kill(tasks, 1.5 if n % 20 == 5 else 0.05)
        await self.until(tasks, lambda: bool(self.rows("select 1 from matches where status = 'over'")))
        for office in self.offices:
            office.rest_soon()
        await self.until(tasks, lambda: all(office.resting for office in self.offices))
        await self.kill(tasks, 0)
        await asyncio.gather(*(office.repeat_all() for office in self.offices))
        await self.check(tasks)
        self.done = True
        await asyncio.to_thread(self.server.stop)
        await asyncio.gather(*tasks)

    async def kill(self, tasks: list[asyncio.Task[None]], down: float) -> None:
        """Killed, and back after so many seconds: with everybody who was there."""
        await self.check(tasks)
        self.server.kill()
        newest = "select max(seq) from entries where match_id = e.match_id"
        found = self.rows(f'select match_id, "left" from entries e where seq = ({newest})')
        self.left = {match: json.loads(left) for match, left in found}
        await asyncio.sleep(down)
        visits = [p.visits for p in self.players]
        self.spawned = time.monotonic()
        await asyncio.to_thread(self.server.start)
        for office in self.offices:
            office.starts += 1
        await self.until(tasks, lambda: all(p.visits > old for p, old in zip(self.players, visits, strict=True)))

    async def until(self, tasks: list[asyncio.Task[None]], so: Callable[[], bool]) -> None:
        """However slow the machine is."""
        async with asyncio.timeout(180):
            while not so():
                await self.check(tasks)
                await asyncio.sleep(0.02)

    async def check(self, tasks: list[asyncio.Task[None]]) -> None:
        for task in tasks:
            if task.done():
                await task

    def parted(self, message: dict[str, Any]) -> None:
        """A server that is killed says nothing."""
        raise AssertionError(message)

    def clock(self, message: dict[str, Any]) -> None:
        """After a restart a clock shows at least what was stored, less what passed since the start."""
        left = self.left.get(message["match"], {})
        spent = (time.monotonic() - self.spawned) * 1000
        for key, ms in message.get("times", {}).items():
            if key in left:
                self.clocks += 1
                assert ms >= min(left[key], left[key] - spent) - 20 or ms == 0, (key, ms, left[key], spent)

    def reckon(self) -> dict[str, int]:
        """Everything acknowledged is in the database, once and in order, and everything told follows from it."""
        rows = self.rows("select command_id, tick, match_id, seq from entries where command_id is not null")
        stored = {row[0]: row for row in rows}
        assert len(stored) == len(rows)
        lines = Counter(row[0] for row in self.rows("select line_id from lines"))
        plays = talk = 0
        for player in self.players:
            places: dict[str, int] = {}
            for id, message in player.acked.items():
                if message["type"] == "Say":
                    assert lines[id] == 1, ("line lost or doubled", id)
                    talk += 1
                if message["type"] != "Play":
                    continue
                plays += 1
                assert id in stored, ("acknowledged and lost", id)
                _, tick, match, seq = stored[id]
                assert (match, tick) == (message["match"], player.replies[id]["tick"])
                assert seq > places.get(match, -1), ("reordered", id)
                places[match] = seq
        told = self.retold()
        for player in self.players:
            for (match, tick), digest in player.seen.items():
                assert digest in told[match, tick], ("told and gone", match, tick)
        records = self.verify()
        return {
            "plays": plays,
            "lines": talk,
            "told": sum(len(p.seen) for p in self.players),
            "repeats": sum(p.repeats for p in self.players),
            "clocks": self.clocks,
            "records": records,
            "commands": sum(sum(office.acked.values()) for office in self.offices),
            "kinds": len(self.kinds()),
        }

    def kinds(self) -> set[str]:
        """Of commands that were repeated after a kill."""
        again: Counter[str] = Counter()
        for office in self.offices:
            again += office.again
        assert again.keys() == {kind for office in self.offices for kind in office.acked}
        return {kind for kind, times in again.items() if times}

    def retold(self) -> dict[tuple[str, int], set[str]]:
        """For each match and tick, the hashes of the views that stood there."""
        out: dict[tuple[str, int], set[str]] = {}
        for match, doc in self.rows("select id, doc from matches"):
            game, header = opened(doc)
            names = Append.__struct_fields__
            columns = ", ".join(f'"{name}"' for name in names)
            found = self.rows(f"select {columns} from entries where match_id = '{match}' order by seq")
            entries = [Append(**dict(zip(names, row, strict=True))) for row in found]
            assert [e.seq for e in entries] == list(range(len(entries)))
            assert [e.at for e in entries] == sorted(e.at for e in entries)
            perspectives = [Perspective(game, seat) for seat in range(header.seats)]
            step: AnyMatch
            for step in fold(game, header, entries):
                for perspective in perspectives:
                    if perspective.advance(step):
                        out.setdefault((match, perspective.tick), set()).add(view_hash(step.view(perspective.viewer)))
        return out

    def verify(self) -> int:
        """The records of the matches that ended, by the checks that anybody can make."""
        over = self.rows("select id from matches where status = 'over'")
        self.server.start()
        for (match,) in over:
            data = self.server.get(f"/api/matches/{match}/record").body
            assert all(finding.held for finding in archive.verify(archive.read(data, find), data))
        assert self.server.stop() == 0
        return len(over)


def opened(doc: bytes) -> tuple[Any, Any]:
    header = DOCUMENT.decode(doc).header
    game = find(header.game)
    return game, replace(header, config=codec(game).config.convert(header.config))


def killed(folder: Path, kills: int) -> dict[str, int]:
    load = Load(folder)
    load.open()
    try:
        asyncio.run(load.run(kills))
    finally:
        if load.server.process is not None and load.server.process.poll() is None:
            load.server.kill()
    return load.reckon()


def main() -> None:
    kills = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    with tempfile.TemporaryDirectory() as folder:
        began = time.monotonic()
        counts = killed(Path(folder), kills)
        print(json.dumps({"kills": kills, "seconds": round(time.monotonic() - began), **counts}))


if __name__ == "__main__":
    main()
