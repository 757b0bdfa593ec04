"""One client floods the server while others play: `python -m tests.server.flood`, or `make flood`.

For each kind of flood a table plays beside it, and before that beside a client that is busy with itself. Its answers
may take at most three times as long, and the server may take at most 64 MiB more.
`python -m tests.server.flood 10 trailers talk`: seconds, and which kinds.
"""

from __future__ import annotations

import asyncio
import secrets
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from litfuse.server.settings import Settings
from tests.server.client import Client, run
from tests.server.floods import FLOODS
from tests.server.process import FAST, ServerProcess
from tests.server.test_commands import DRAW

MEMORY: Final = 64 * 1024 * 1024
SLOWER: Final = 3
FLOOR_MS: Final = 10.0  # less than this nobody notices, and a busy machine makes of nothing
# All limits as they are without settings; the bots stay quick.
USUAL: Final = {name: getattr(Settings(), name) for name in FAST if not name.startswith("bot")}


class Measured(NamedTuple):
    kind: str
    before_ms: float  # median time from a move to its acknowledgement
    during_ms: float
    worst_ms: float
    moves: int
    grown: int  # bytes

    @property
    def fine(self) -> bool:
        return self.grown <= MEMORY and self.during_ms <= SLOWER * max(self.before_ms, FLOOR_MS / SLOWER)


class Players:
    """Two people who make a move each tenth of a second, match after match."""

    def __init__(self, server: ServerProcess) -> None:
        ann = server.open_table(seats=2)
        self._server = server
        self._seated = (ann, server.join(ann["table"], "Ben"))
        self._people: tuple[Client, ...] = ()

    async def begin(self) -> None:
        """They come, or come back."""
        self._people = tuple([await Client(self._server, one, seed=n).connect() for n, one in enumerate(self._seated)])
        if self._people[0].table["phase"] == "lobby":
            await self._start()
        for person in self._people:
            await person.until(lambda p=person: p.table["phase"] == "playing" and on_the_table(p))  # type: ignore[misc]

    async def play(self, seconds: float) -> list[float]:
        """How long each acknowledgement took, in ms."""
        waits = []
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            waits.append(1000 * await self._move())
            await asyncio.sleep(0.1)
        return waits

    async def _move(self) -> float:
        """Seconds from a command to its reply."""
        if self._people[0].over:
            await self._again()
        player = next((p for p in self._people if p.mine()), self._people[0])
        decision = player.mine()
        began = time.monotonic()
        if decision is None:  # between two turns
            await player.command("Why", "why", match="", decision="")
        else:
            action = DRAW if decision["kind"] == "turn" else player.choose(decision)
            reply = await player.play(decision, action, secrets.token_hex(8))
            assert reply["type"] in {"Ack", "Stale"}, reply
        return time.monotonic() - began

    async def _start(self) -> None:
        assert (await self._people[0].command("Start", secrets.token_hex(8)))["type"] == "Ack"

    async def _again(self) -> None:
        host = self._people[0]
        old = host.table["match"]
        await host.until(lambda: host.table["phase"] == "lobby")
        await self._start()
        for person in self._people:
            await person.until(lambda p=person: p.told is not None and p.told["match"] != old)  # type: ignore[misc]


def on_the_table(client: Client) -> bool:
    """Has this one been told of the match that is played now?"""
    return client.told is not None and client.told["match"] == client.table["match"]


def memory(server: ServerProcess) -> int:
    lines = Path(f"/proc/{server.pid}/status").read_text().splitlines()
    return 1024 * int(next(line for line in lines if line.startswith("VmRSS")).split()[1])


async def a_match_that_is_over(server: ServerProcess, seated: dict[str, Any]) -> str:
    client = await Client(server, seated, seed=7).connect()
    await client.command("Start")
    await client.until(lambda: client.told is not None)
    await client.play_on(pause=1 / Settings().message_rate)
    match = str(client.table["match"])
    await client.close()
    return match


class Scene:
    """A server with all its usual limits, and somebody there who has played a match to its end."""

    def __init__(self, folder: Path) -> None:
        self.server = ServerProcess(folder, **USUAL).start()
        self._mal = self.server.open_table("Mal", seats=2, bots=1)
        self._match = ""
        self._players = Players(self.server)
        run(self._play)

    async def _play(self) -> None:
        self._match = await a_match_that_is_over(self.server, self._mal)

    def beside(self, kinds: Sequence[str], seconds: float) -> tuple[list[list[float]], int]:
        """How long two who play wait beside one flood after the other, and how much more memory the server takes."""
        waits: list[list[float]] = []
        least = most = memory(self.server)

        async def test() -> None:
            nonlocal most
            await self._players.begin()
            for kind in kinds:
                found, grown = await self._flooded(kind, seconds)
                waits.append(found)
                most = max(most, grown)

        run(test)
        assert self.server.get("/healthz").status == 200
        return waits, most - least

    async def _flooded(self, kind: str, seconds: float) -> tuple[list[float], int]:
        command = [sys.executable, "-m", "tests.server.floods", kind, str(self.server.port), str(seconds)]
        flood = subprocess.Popen([*command, self._mal["table"], self._mal["token"], self._match])
        waits: list[float] = []
        most = 0
        try:
            while flood.poll() is None:
                waits += await self._players.play(0.3)
                most = max(most, memory(self.server))
        finally:
            flood.kill()
            flood.wait()
        assert flood.returncode == 0, kind
        return waits, most

    def end(self) -> None:
        self.server.stop()
        assert "Traceback" not in self.server.log.read_text()


def measured(folder: Path, kind: str, seconds: float) -> Measured:
    scene = Scene(folder)
    try:
        (before, during), grown = scene.beside(("nothing", kind), seconds)
    finally:
        scene.end()
    middle = statistics.median
    return Measured(kind, middle(before), middle(during), max(during), len(during), grown)


def main() -> None:
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 10.0
    kinds = sys.argv[2:] or list(FLOODS)
    failed = False
    print(f"{'flood':18}{'before':>9}{'during':>9}{'worst':>9}{'moves':>7}{'memory':>10}")
    for kind in kinds:
        with tempfile.TemporaryDirectory() as folder:
            m = measured(Path(folder) / "server", kind, seconds)
        failed = failed or not m.fine
        times = f"{m.before_ms:6.1f} ms{m.during_ms:6.1f} ms{m.worst_ms:6.0f} ms"
        print(f"{kind:18}{times}{m.moves:7}{m.grown / 2**20:6.1f} MiB{'' if m.fine else '  TOO MUCH'}", flush=True)
    raise SystemExit(failed)


if __name__ == "__main__":
    main()
