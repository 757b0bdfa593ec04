"""Many tables come and go: `python -m tests.server.soak 10000`, or `make soak-tables`.

At each table somebody plays a little with a bot, says something and never comes back. The server keeps tables for a few
seconds only; database, memory and open files have to stay bounded, however many tables there were.
"""

from __future__ import annotations

import json
import sqlite3
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final

from tests.server.flood import MEMORY, memory
from tests.server.process import ServerProcess

SECONDS: Final = 20.0  # for which tables are kept
SETTINGS: Final = {
    "idle_seconds": 0.5,
    "silence_seconds": 5,
    "bot_workers": 1,
    "chat_lines": 1000,
}
AT_ONCE: Final = 4


def open_files(server: ServerProcess) -> int:
    return len(list(Path(f"/proc/{server.pid}/fd").iterdir()))


def size(server: ServerProcess) -> int:
    return sum(path.stat().st_size for path in server.folder.glob("litfuse.db*"))


def left(server: ServerProcess) -> int:
    """Rows of every kind."""
    database = sqlite3.connect(server.folder / "litfuse.db", timeout=30)
    try:
        names = ("tables", "matches", "entries", "lines")
        return sum(int(database.execute(f"select count(*) from {name}").fetchone()[0]) for name in names)
    finally:
        database.close()


def visit(server: ServerProcess, number: int) -> None:
    seated = server.open_table(f"P{number}", seats=2, bots=1, pace={"turn": None}, public=bool(number % 2))
    for n in range(3):
        assert server.send_command(seated, "Say", id=f"l{n}", body="hello").status == 200
    assert server.send_command(seated, "Start", id="start").status == 200
    last = ("Pause", "CloseMatch", "Leave")[number % 3]
    assert server.send_command(seated, last, id="last").status == 200


def soaked(folder: Path, tables: int, seconds: float = SECONDS) -> dict[str, float]:
    """What the server has after so many tables, beside what it had after the first few. It keeps each so long."""
    server = ServerProcess(folder, **SETTINGS, keep_days=seconds / 86_400).start()
    try:
        few = min(100, tables // 4)
        with ThreadPoolExecutor(AT_ONCE) as people:
            list(people.map(lambda n: visit(server, n), range(few)))
            first = half = memory(server)
            files = open_files(server)
            largest = 0
            for begin in range(few, tables, 100):
                half = memory(server) if begin <= tables // 2 else half
                list(people.map(lambda n: visit(server, n), range(begin, min(tables, begin + 100))))
                largest = max(largest, size(server))
        until = time.monotonic() + 120 + tables / 5
        while left(server) and time.monotonic() < until:
            time.sleep(0.2)
        return {
            "tables": tables,
            "rows_left": left(server),
            "memory_grown": memory(server) - first,
            "memory_grown_in_second_half": memory(server) - half,
            "files_grown": open_files(server) - files,
            "database": largest,
        }
    finally:
        server.stop()


def main() -> None:
    tables = int(sys.argv[1]) if len(sys.argv) > 1 else 10_000
    with tempfile.TemporaryDirectory() as folder:
        began = time.monotonic()
        found = soaked(Path(folder) / "server", tables)
        print(json.dumps({**found, "seconds": round(time.monotonic() - began)}))
    raise SystemExit(bool(found["rows_left"]) or found["memory_grown"] > MEMORY or found["files_grown"] > 20)


if __name__ == "__main__":
    main()
