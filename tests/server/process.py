"""A real server process on a real database, for tests: SQLite, or what a note in its folder says (`places.py`)."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any, ClassVar, Final, NamedTuple, Self

from tests.server.forked import Forked, Nursery
from tests.server.places import PIPED, Place, place_of

NURSERY: Final = Nursery()
ROOT: Final = Path(__file__).parents[2]
# Bots that do not dawdle, and no limits that a fast test would meet.
FAST = {
    "bot_least": 0,
    "bot_most": 20,
    "bot_workers": 1,
    "tables_per_minute": 10_000,
    "message_rate": 10_000,
    "message_burst": 10_000,
    "connections": 10_000,
    "request_rate": 10_000,
    "request_burst": 10_000,
    "hello_seconds": 30,
}


class Response(NamedTuple):
    status: int
    body: Any
    headers: dict[str, str]


class ServerProcess:
    """Started and stopped, or killed, as often as a test likes; the folder stays. Settings by keyword.

    If a note in the folder says so, it is two nodes: tables live at `home`, and everybody comes in at this one.
    """

    module: ClassVar[str] = "tests.server.quick"
    copied: ClassVar[bool] = True  # from a process that has imported everything, where it is no special server

    def __init__(self, folder: Path, **settings: object) -> None:
        self.folder = folder
        self.settings = {**FAST, **settings}
        self.port = free_port()
        self.log = folder / "server.log"
        self.process: subprocess.Popen[bytes] | Forked | None = None
        self.home: ServerProcess | None = None
        if (folder / PIPED).exists():
            self.settings = {"lease_seconds": 60, **self.settings}
            Place(folder / "home", place_of(folder).url).note()
            self.home = type(self)(folder / "home", **{**self.settings, "data": folder})

    def command(self) -> list[str]:
        return [sys.executable, "-m", self.module, "serve", "--port", str(self.port)]

    def environ(self) -> dict[str, str]:
        settings = {"data": self.folder, "database_url": place_of(self.folder).url, **self.settings}
        given = {f"LITFUSE_{name.upper()}": str(value) for name, value in settings.items()}
        return {**os.environ, "PYTHONPATH": str(ROOT), **given}

    def start(self) -> Self:
        if self.home is not None:
            self.home.start()  # and it takes the matches that run
        self.folder.mkdir(parents=True, exist_ok=True)
        self.process = self._process(self.environ())
        for _ in range(1800):  # a busy machine takes its time
            if self.process.poll() is not None:
                raise AssertionError(f"the server ended: {self.log.read_text()}")
            try:
                if self.get("/healthz").status == 200:
                    return self
            except OSError:
                pass
            time.sleep(0.05)
        raise AssertionError(f"the server did not answer: {self.log.read_text()}")

    def _process(self, environ: dict[str, str]) -> subprocess.Popen[bytes] | Forked:
        command = self.command()
        as_it_is = self.module == ServerProcess.module and type(self).command is ServerProcess.command
        if self.copied and as_it_is and sys.platform == "linux":
            return Forked(NURSERY, command[command.index("-m") + 1 :], environ, self.log)
        with self.log.open("ab") as log:
            return subprocess.Popen(command, env=environ, stdout=log, stderr=log)

    @property
    def pid(self) -> int:
        assert self.process is not None
        return self.process.pid

    def kill(self) -> None:
        """As the power cut does it."""
        assert self.process is not None
        if self.home is not None:
            self.home.kill()
        self.process.kill()
        self.process.wait(60)

    def pause(self) -> None:
        """As a machine does it that sleeps."""
        os.kill(self.pid, signal.SIGSTOP)

    def go_on(self) -> None:
        os.kill(self.pid, signal.SIGCONT)

    def end(self) -> None:
        """Stopped without a fault, and no bot has had one: the table would have played for it, and nobody noticed."""
        status, said = self.stop(), self.log.read_text()
        said += self.home.log.read_text() if self.home is not None else ""
        assert status == 0, said
        assert "bot_raised" not in said, said
        assert "bot_at_random" not in said, said

    def stop(self) -> int:
        """As Ctrl+C does it."""
        assert self.process is not None
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGINT)
        status = self.process.wait(60)
        return status or (0 if self.home is None else self.home.stop())

    def restart(self) -> Self:
        self.kill()
        return self.start()

    # --- HTTP --------------------------------------------------------------------------------------------------------

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def socket_url(self) -> str:
        return f"ws://127.0.0.1:{self.port}/api/socket"

    def get(self, path: str, **headers: str) -> Response:
        return self._send(urllib.request.Request(self.url + path, headers=headers))

    def post(self, path: str, body: object, token: str = "", **headers: str) -> Response:
        if self.home is not None and path == "/api/tables":
            return self.home.post(path, body, token, **headers)
        data = body if isinstance(body, bytes) else json.dumps(body).encode()
        every = {"Content-Type": "application/json", **{k.replace("_", "-"): v for k, v in headers.items()}}
        if token:
            every["Authorization"] = f"Bearer {token}"
        return self._send(urllib.request.Request(self.url + path, data, every))

    def _send(self, request: urllib.request.Request) -> Response:
        try:
            with urllib.request.urlopen(request, timeout=60) as answer:
                return _response(answer.status, answer.read(), dict(answer.headers))
        except urllib.error.HTTPError as error:
            with error:
                return _response(error.code, error.read(), dict(error.headers))

    # --- tables ------------------------------------------------------------------------------------------------------

    def open_table(
        self, name: str = "Ann", seats: int = 2, bots: int = 0, level: str = "random", **more: object
    ) -> dict[str, Any]:
        body = {"game": "exploding-kittens", "name": name, "seats": seats, "bots": [level] * bots}
        reply = self.post("/api/tables", {**body, "bot": "random", **more})
        assert reply.status == 201, reply
        seated: dict[str, Any] = reply.body
        return seated

    def join(self, table: str, name: str, **more: object) -> dict[str, Any]:
        reply = self.post(f"/api/tables/{table}/join", {"name": name, **more})
        assert reply.status == 201, reply
        seated: dict[str, Any] = reply.body
        return seated

    def send_command(self, seated: dict[str, Any], kind: str, **fields: Any) -> Response:
        table = self.get(f"/api/tables/{seated['table']}").body
        body = {"type": kind, "id": f"http-{time.monotonic_ns()}", **meant(table, kind, fields)}
        return self.post(f"/api/tables/{seated['table']}/command", body, seated["token"])


def meant(table: dict[str, Any], kind: str, fields: dict[str, Any]) -> dict[str, Any]:
    """The fields of a command with the person or the match that a client means who sees the table so."""
    if kind == "Start":
        return {"match": table["deal"]["match"], **fields}
    if kind in {"Pause", "Resume", "CloseMatch", "Hurry", "Standing"} or (
        kind == "Say" and fields.keys() & {"kind", "phrase"}
    ):
        return {"match": table["match"], **fields}
    if kind in {"Kick", "HandOver", "Mute", "Report"} and fields["chair"] < len(table["chairs"]):
        return {"generation": table["chairs"][fields["chair"]].get("generation", 0), **fields}
    return fields


def _response(status: int, data: bytes, headers: dict[str, str]) -> Response:
    try:
        body = json.loads(data)
    except ValueError:
        body = data
    return Response(status, body, {name.lower(): value for name, value in headers.items()})


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
