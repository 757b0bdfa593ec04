"""Persons at tables who answer by menus alone, one command at a table every so often; and what the server spent."""

from __future__ import annotations

import asyncio
import itertools
import os
import random
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from statistics import quantiles
from time import perf_counter
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from litfuse.server import protocol

_load = msgspec.json.decode
_dump = msgspec.json.encode


class Spent:
    """CPU time and memory of a process, as Linux counts them: all its threads, not its children."""

    def __init__(self, pid: int) -> None:
        self._folder = Path("/proc") / str(pid)

    def cpu(self) -> float:
        """Seconds, user and system."""
        fields = (self._folder / "stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def with_ended(self) -> float:
        """Seconds, those of its children that have ended included."""
        fields = (self._folder / "stat").read_text().rpartition(")")[2].split()
        return sum(map(int, fields[11:15])) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> int:
        """Bytes that are in memory."""
        pages = int((self._folder / "statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")


class Tally:
    """What all tables together saw."""

    def __init__(self) -> None:
        self.waits: list[float] = []  # seconds from a command to its acknowledgement
        self.bytes = 0
        self.messages = 0  # from the server, acknowledgements aside

    def percentile(self, which: int) -> float:
        """Milliseconds."""
        return 1000 * (quantiles(self.waits, n=100, method="inclusive")[which - 1] if len(self.waits) > 1 else 0.0)


class Seat:
    """One socket: the frame it was told last, and the answers it waits for."""

    def __init__(self, tally: Tally) -> None:
        self.tally = tally
        self.told: dict[str, Any] | None = None
        self.there = asyncio.Event()  # the table was shown
        self.next_match = ""
        self.waiting: dict[str, asyncio.Future[dict[str, Any]]] = {}
        self.socket: ClientConnection | None = None
        self.reader: asyncio.Task[None] | None = None
        self._ids = map(str, itertools.count())

    async def open(self, url: str, first: str) -> None:
        self.socket = await connect(url, compression=None, ping_interval=None)
        await self.socket.send(first, text=True)
        self.reader = asyncio.create_task(self._read(self.socket))

    async def close(self) -> None:
        if self.socket is not None and self.reader is not None:
            await self.socket.close()
            await self.reader

    async def _read(self, socket: ClientConnection) -> None:
        async for data in socket:
            message = _load(data) if data[0] == "{" else {}
            waiting = self.waiting.pop(message.get("id", ""), None)
            if waiting is not None:
                waiting.set_result(message)
                continue
            self.tally.messages += 1
            self.tally.bytes += len(data)
            if message.get("type") == "Told":
                self.told = message
            elif message.get("type") == "TableState":
                self.next_match = message["table"]["deal"]["match"]
                self.there.set()
            elif message.get("type") == "Ping":
                with suppress(ConnectionClosed):  # it may be going
                    await socket.send('{"type":"Pong"}')

    async def command(self, kind: str, **fields: object) -> dict[str, Any]:
        assert self.socket is not None
        id = next(self._ids)
        self.waiting[id] = answered = asyncio.get_running_loop().create_future()
        begin = perf_counter()
        await self.socket.send(_dump({"type": kind, "id": id, **fields}), text=True)
        answer: dict[str, Any] = await asyncio.wait_for(answered, 30)
        if kind == "Play" and answer["type"] != "Stale":  # the echo sends back what it got
            self.tally.waits.append(perf_counter() - begin)
        return answer

    def owes(self) -> str | None:
        """The id of a question that waits for this seat."""
        frame = self.told["told"]["frame"] if self.told is not None else {}
        menus = frame.get("menus", {})
        ids = (f"{d['seat']}.{d['kind']}.{d['number']}" for d in frame.get("open", ()) if d.get("owed", True))
        return next((id for id in ids if id in menus), None)

    @property
    def over(self) -> bool:
        return self.told is not None and "outcome" in self.told["told"]["frame"]

    async def play(self, decision: str, chance: random.Random) -> dict[str, Any]:
        assert self.told is not None
        action = any_of(self.told["told"]["frame"]["menus"][decision], chance)
        return await self.command("Play", match=self.told["match"], decision=decision, action=action)


def any_of(menu: list[dict[str, Any]], chance: random.Random) -> dict[str, Any]:
    """Any action of a menu as it is sent."""
    form = chance.choice(menu)
    action = {"type": form["type"]}
    for field, pick in form.get("picks", {}).items():
        if (same := pick.get("same")) is not None:
            pick = menu[same]["picks"][field]
        if (take := pick.get("take")) is None:
            action[field] = chance.choice(pick["of"])
            continue
        ends = [0, *itertools.accumulate(pick.get("groups") or [1] * len(pick["of"]))]
        groups = [pick["of"][start:end] for start, end in itertools.pairwise(ends)]
        action[field] = [*(chance.choice(group) for group in chance.sample(groups, take)), *pick.get("also", ())]
    return action


class Table:
    """Some persons who play one match after the other. One of those who are asked answers, then all wait."""

    def __init__(self, number: int, seats: int, tally: Tally) -> None:
        self.chance = random.Random(number)
        self.seats = [Seat(tally) for _ in range(seats)]
        self.played = 0

    async def open(self, urls: Sequence[str], tokens: list[str]) -> None:
        """The persons come in at these addresses in turn."""
        for seat, token, url in zip(self.seats, tokens, itertools.cycle(urls)):
            await seat.open(url, _dump({"type": "Hello", "version": protocol.VERSION, "token": token}).decode())
        await self.begin()

    async def begin(self) -> None:
        host = self.seats[0]
        await host.there.wait()
        answer = await host.command("Start", match=host.next_match)
        assert answer["type"] == "Ack", answer

    async def close(self) -> None:
        for seat in self.seats:
            await seat.close()

    async def move(self) -> bool:
        """One command, if anybody is asked."""
        if all(seat.over for seat in self.seats):
            for seat in self.seats:
                seat.told = None
            await self.begin()
            return False
        for seat in self.chance.sample(self.seats, len(self.seats)):
            if (decision := seat.owes()) is not None:
                answer = await seat.play(decision, self.chance)
                assert answer["type"] in {"Ack", "Stale"}, answer
                self.played += answer["type"] == "Ack"
                return True
        return False

    async def run(self, every: float, end: float) -> None:
        """A command every so many seconds, from a moment of this table's own on, until the end."""
        await asyncio.sleep(self.chance.random() * every)
        due = perf_counter()
        while perf_counter() < end:
            moved = await self.move()
            due = max(due + every, perf_counter()) if moved else perf_counter() + 0.05
            await asyncio.sleep(max(0.0, min(due, end) - perf_counter()))
