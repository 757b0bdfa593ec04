"""One client floods the server while others play: `python -m tests.server.flood`, or `make flood`.

For each kind of flood a table plays beside it, and before that beside a client that is busy with itself. Its answers
may take at most three times as long, and the server may take at most 64 MiB more.
`python -m tests.server.flood 10 trailers talk`: seconds, and which kinds.
"""

from __future__ import annotations

import asyncio
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, Final, NamedTuple

from litfuse.server.settings import Settings
from tests.server.client import Client, run
from tests.server.floods import FLOODS
from tests.server.process import FAST, ServerProcess
from tests.server.test_commands import DRAW, two

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
        self._server = server
        self._people: tuple[Client, ...] = ()

    async def begin(self) -> None:
        self._people = await two(self._server)

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
        on, off = self._people
        if on.over:
            await self._again()
        player = on if on.mine() else off
        decision = player.mine()
        began = time.monotonic()
        if decision is None:  # between two turns
            await player.command("Why", match="", decision="")
        else:
            action = DRAW if decision["kind"] == "turn" else player.choose(decision)
            reply = await player.play(decision, action)
            assert reply["type"] in {"Ack", "Stale"}, reply
        return time.monotonic() - began

    async def _again(self) -> None:
        host = next(p for p in self._people if p.table["host"] == p.chair)
        old = host.table["match"]
        await host.until(lambda: host.table["phase"] == "lobby")
        assert (await host.command("Start"))["type"] == "Ack"
        for person in self._people:
            await person.until(lambda p=person: p.told is not None and p.told["match"] != old)  # type: ignore[misc]


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


async def beside(
    kind: str, players: Players, server: ServerProcess, seconds: float, seated: dict[str, Any], match: str
) -> tuple[list[float], int]:
    """How long the players wait beside this flood, and the most memory that the server has."""
    command = [sys.executable, "-m", "tests.server.floods", kind, str(server.port), str(seconds)]
    flood = subprocess.Popen([*command, seated["table"], seated["token"], match])
    waits: list[float] = []
    most = 0
    try:
        while flood.poll() is None:
            waits += await players.play(0.5)
            most = max(most, memory(server))
    finally:
        flood.kill()
        flood.wait()
    assert flood.returncode == 0, kind
    return waits, most


async def flooded(server: ServerProcess, kind: str, seconds: float) -> Measured:
    seated = server.open_table("Mal", seats=2, bots=1)
    match = await a_match_that_is_over(server, seated)
    players = Players(server)
    await players.begin()
    least = memory(server)
    before, _ = await beside("nothing", players, server, seconds, seated, match)
    during, most = await beside(kind, players, server, seconds, seated, match)
    assert server.get("/healthz").status == 200
    middle = statistics.median
    return Measured(kind, middle(before), middle(during), max(during), len(during), most - least)


def measured(folder: Path, kind: str, seconds: float) -> Measured:
    found: list[Measured] = []
    server = ServerProcess(folder, **USUAL).start()

    async def test() -> None:
        found.append(await flooded(server, kind, seconds))

    try:
        run(test)
    finally:
        server.stop()
    assert "Traceback" not in server.log.read_text()
    return found[0]


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
