"""How people get to a server on this machine."""

from __future__ import annotations

import io
import socket
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer

import pytest

from litfuse.cli import open_browser, shell
from litfuse.cli.commands import serve
from litfuse.server.settings import Settings


@pytest.fixture
def taken() -> Iterator[int]:
    with socket.create_server(("127.0.0.1", 0)) as held:
        port: int = held.getsockname()[1]
        yield port


def test_the_next_port_is_taken_when_the_first_is_not_free(taken: int) -> None:
    port = open_browser.free_port("127.0.0.1", taken)
    assert taken < port < taken + open_browser.PORTS_TRIED


def test_a_missing_free_port_is_reported(monkeypatch: pytest.MonkeyPatch, taken: int) -> None:
    monkeypatch.setattr(open_browser, "PORTS_TRIED", 1)
    with pytest.raises(OSError, match="no free port"):
        open_browser.free_port("127.0.0.1", taken)


def test_addresses_can_be_typed_into_a_browser() -> None:
    assert open_browser.address("127.0.0.1", 8000) == "http://127.0.0.1:8000/"
    assert open_browser.address("::1", 8000) == "http://[::1]:8000/"
    assert "0.0.0.0" not in open_browser.address("0.0.0.0", 8000)
    assert not open_browser.neighbours_reach("127.0.0.1")
    assert open_browser.neighbours_reach("0.0.0.0")


def test_the_code_is_drawn_in_lines_of_one_length() -> None:
    lines = open_browser.code("http://127.0.0.1:8000/").splitlines()
    assert len(lines) > 10
    assert len({len(line) for line in lines}) == 1


@pytest.mark.parametrize(("host", "shared"), [("127.0.0.1", False), ("192.0.2.7", True)])
def test_a_code_is_printed_only_where_a_phone_can_open_the_address(
    host: str, shared: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(open_browser, "has_display", lambda: False)
    printed = io.StringIO()
    console = shell.console(printed, color=False)
    serve.welcome(shell.Shell(console, console, input, "en"), Settings(host=host, port=8000))
    assert ("▄" in printed.getvalue()) == shared
    assert ("Only this machine" in printed.getvalue()) != shared
    assert f"http://{host}:8000/" in printed.getvalue()


def test_a_browser_is_opened_only_if_the_system_has_a_display() -> None:
    assert open_browser.has_display({"DISPLAY": ":0"}, "linux")
    assert open_browser.has_display({}, "darwin")
    assert not open_browser.has_display({}, "linux")


def test_the_browser_waits_for_the_server() -> None:
    class Healthy(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.end_headers()

        def log_message(self, *args: object) -> None:
            """Quiet."""

    opened: list[str] = []
    with HTTPServer(("127.0.0.1", 0), Healthy) as server:
        answering = threading.Thread(target=server.handle_request)
        answering.start()
        url = f"http://127.0.0.1:{server.server_port}/"
        open_browser.open_when_ready(url, opened.append).join(10)
        answering.join(10)
    assert opened == [url]
