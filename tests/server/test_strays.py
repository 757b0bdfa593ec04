"""Sockets and bots' processes that end in the middle of something leave no traceback on standard error."""

import asyncio
import json
import logging
import os
import signal
import socket
import struct
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from litfuse.server import protocol, strays
from litfuse.server.bots.messages import HEAD, Begin, Drop, Ready, packed
from litfuse.server.bots.pool import COMMAND
from tests.server.process import ServerProcess

UPGRADE = (
    "GET /api/socket HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)
GET = "GET /api/games HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n\r\n"
HALF_A_POST = (
    "POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nContent-Type: application/json\r\n"
    "Content-Length: 1000\r\n\r\n{{"
)


def framed(message: object) -> bytes:
    data = json.dumps(message).encode()
    return bytes([0x81, 0x80 | 126]) + len(data).to_bytes(2, "big") + bytes(4) + data


def reset(line: socket.socket) -> None:
    line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    line.close()


def half_closed(line: socket.socket) -> None:
    line.shutdown(socket.SHUT_WR)
    line.close()


def children(process: int) -> list[int]:
    return [int(pid) for pid in Path(f"/proc/{process}/task/{process}/children").read_text().split()]


@pytest.mark.skipif(sys.platform != "linux", reason="looks for processes in /proc")
def test_lines_and_workers_that_end_at_any_moment_leave_no_traceback(serve: Callable[..., ServerProcess]) -> None:
    server = serve()
    seated = server.open_table(seats=3, bots=2)
    hello = framed({"type": "Hello", "version": protocol.VERSION, "token": seated["token"]})
    begins = [
        b"",
        UPGRADE.format(port=server.port).encode(),
        UPGRADE.format(port=server.port).encode() + hello,
        UPGRADE.format(port=server.port).encode() + hello + framed({"type": "Start", "id": "s"}),
        UPGRADE.format(port=server.port).encode() + hello + framed({"type": "Say", "id": "l", "body": "x"}) * 9,
        UPGRADE.format(port=server.port).encode() + b"\x88\x80\0\0\0\0",
        UPGRADE.format(port=server.port).encode() + framed("junk"),
        20 * GET.format(port=server.port).encode(),
        HALF_A_POST.format(port=server.port).encode(),
        b"\0\1\2\r\n\r\n",
    ]
    for n in range(6):
        for begin in begins:
            line = socket.create_connection(("127.0.0.1", server.port))
            line.sendall(begin)
            (reset, half_closed, socket.socket.close)[n % 3](line)
        for worker in children(server.pid)[: n % 2]:
            os.kill(worker, signal.SIGKILL)
    assert server.get("/healthz").status == 200
    assert server.stop() == 0
    lines = [json.loads(line) for line in server.log.read_text().splitlines() if not line.startswith("Serving")]
    assert {line["level"] for line in lines} <= {"info", "warning"}, lines


def test_a_worker_whose_server_goes_in_the_middle_of_a_message_ends_without_a_word() -> None:
    first, whole = packed(Begin(10)), packed(Drop("1"))
    for data in (b"", first[: HEAD - 1], first[:-1], first + whole[:-1], first + whole + whole[:HEAD]):
        ended = subprocess.run(COMMAND, input=data, check=False, capture_output=True, timeout=60)
        said = packed(Ready()) if data.startswith(first) else b""
        assert (ended.returncode, ended.stderr, ended.stdout) == (0, b"", said)


def test_ctrl_c_in_a_terminal_ends_server_and_workers_without_a_traceback(tmp_path: Path) -> None:
    """The terminal sends the signal to every process of the group."""
    server = ServerProcess(tmp_path / "server")
    server.folder.mkdir()
    environ = {**os.environ, "LITFUSE_DATA": str(server.folder), "LITFUSE_BOT_WORKERS": "2"}
    with server.log.open("ab") as log:
        process = subprocess.Popen(server.command(), env=environ, stdout=log, stderr=log, start_new_session=True)
    for _ in range(1200):
        if "Serving" in server.log.read_text() or process.poll() is not None:
            break
        time.sleep(0.05)
    os.killpg(process.pid, signal.SIGINT)
    assert process.wait(60) == 0
    assert "Traceback" not in server.log.read_text()


def test_errors_that_reach_nobody_are_a_line_with_their_type_alone(capsys: pytest.CaptureFixture[str]) -> None:
    before = logging.root.handlers[:]
    try:
        loop = asyncio.new_event_loop()
        strays.catch(loop)
        loop.call_exception_handler({"message": "a queen", "exception": ValueError("a queen")})
        loop.call_exception_handler({"message": "gone", "exception": ConnectionResetError()})
        try:
            raise ZeroDivisionError("a queen")
        except ZeroDivisionError:
            logging.getLogger("uvicorn.error").exception("a queen")
        loop.close()
    finally:
        logging.root.handlers[:] = before
    said = capsys.readouterr()
    assert "queen" not in said.out + said.err
    assert (said.out + said.err).count("ValueError") == 1
    assert "ZeroDivisionError" in said.out + said.err
    assert "Traceback" not in said.out + said.err
