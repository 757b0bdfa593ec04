"""Servers that start at once: a process has imported everything, and each server is a copy of it.

`python -m tests.server.forked` reads one request a line: `["start", command, environment, log]` answers with the new
process, `["status", pid]` with how it ended, or with null while it runs. It ends with its input, and its servers too.
"""

from __future__ import annotations

import atexit
import gc
import json
import os
import random
import runpy
import signal
import subprocess
import sys
import threading
import time
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

PAUSE: Final = 0.005


class Nursery:
    """This process's end of the one that makes servers. It is started when the first server is."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._process: subprocess.Popen[bytes] | None = None

    def ask(self, *request: Any) -> Any:
        with self._lock:
            process = self._process or self._started()
            assert process.stdin is not None
            assert process.stdout is not None
            process.stdin.write(json.dumps(request).encode() + b"\n")
            process.stdin.flush()
            return json.loads(process.stdout.readline())

    def _started(self) -> subprocess.Popen[bytes]:
        root = str(Path(__file__).parents[2])
        command = [sys.executable, "-m", "tests.server.forked"]
        environ = {**os.environ, "PYTHONPATH": root}
        self._process = subprocess.Popen(
            command, env=environ, cwd=root, stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=True
        )
        atexit.register(self._stop, self._process)
        return self._process

    @staticmethod
    def _stop(process: subprocess.Popen[bytes]) -> None:
        assert process.stdin is not None
        process.stdin.close()
        process.wait(60)


class Forked:
    """A server so made; speaks like Popen."""

    def __init__(self, nursery: Nursery, command: list[str], environ: dict[str, str], log: Path) -> None:
        self._nursery = nursery
        self._status: int | None = None
        self.pid: int = nursery.ask("start", command, environ, str(log))

    def poll(self) -> int | None:
        if self._status is None:
            self._status = self._nursery.ask("status", self.pid)
        return self._status

    def wait(self, timeout: float) -> int:
        until = time.monotonic() + timeout
        while (status := self.poll()) is None:
            if time.monotonic() > until:
                raise TimeoutError(f"process {self.pid} does not end")
            time.sleep(PAUSE)
        return status

    def send_signal(self, number: int) -> None:
        if self.poll() is None:  # otherwise another process may have its id
            os.kill(self.pid, number)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)


def become(command: list[str], environ: dict[str, str], log: str) -> None:
    """This copy is a server from here on, as if `python -m command` had been called."""
    os.setsid()
    nothing, said = os.open(os.devnull, os.O_RDONLY), os.open(log, os.O_WRONLY | os.O_APPEND | os.O_CREAT)
    for stream, file in ((0, nothing), (1, said), (2, said)):
        os.dup2(file, stream)
    os.closerange(3, 64)
    os.environ.clear()
    os.environ.update(environ)
    random.seed()
    signal.signal(signal.SIGINT, signal.default_int_handler)
    module, *sys.argv[1:] = command
    runpy.run_module(module, run_name="__main__", alter_sys=True)


def start(command: list[str], environ: dict[str, str], log: str) -> int:
    pid = os.fork()
    if pid:
        return pid
    status = 1
    try:
        become(command, environ, log)
        status = 0
    except SystemExit as end:
        status = end.code if isinstance(end.code, int) else int(bool(end.code))
        if isinstance(end.code, str):
            print(end.code, file=sys.stderr)
    except BaseException:
        sys.excepthook(*sys.exc_info())
    finally:
        with suppress(OSError, ValueError):
            sys.stdout.flush()
            sys.stderr.flush()
        os._exit(status)


def main() -> None:
    import litfuse.cli.commands.serve
    import litfuse.cli.main
    import litfuse.server.serve  # noqa: F401
    from litfuse.bots import registry
    from litfuse.games.registry import GAMES

    assert GAMES.keys() == registry.LEVELS.keys()  # every game is loaded
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    gc.collect()
    gc.freeze()
    running: set[int] = set()
    for line in os.fdopen(os.dup(0), "rb"):  # a stream that nobody has read from is left to the servers
        kind, *fields = json.loads(line)
        answer: int | None
        if kind == "start":
            answer = start(*fields)
            running.add(answer)
        else:
            pid, status = os.waitpid(fields[0], os.WNOHANG)
            answer = os.waitstatus_to_exitcode(status) if pid else None
            running -= {pid}
        os.write(1, json.dumps(answer).encode() + b"\n")
    for pid in running:
        os.kill(pid, signal.SIGKILL)


if __name__ == "__main__":
    main()
