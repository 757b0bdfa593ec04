"""How people reach a server on this machine: the first free port, the address, a code for phones, a browser."""

from __future__ import annotations

import io
import os
import socket
import sys
import threading
import time
import urllib.error
import urllib.request
import webbrowser
from collections.abc import Callable, Mapping
from typing import Final

import segno

PORTS_TRIED: Final = 100
EVERYWHERE: Final = frozenset({"0.0.0.0", "::", ""})
PATIENCE: Final = 20.0


def free_port(host: str, first: int) -> int:
    """Returns the first port from this one on that nobody listens on. Raises OSError if there is none."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for port in range(first, min(first + PORTS_TRIED, 65536)):
        try:
            socket.create_server((host, port), family=family).close()
        except OSError:
            continue
        return port
    raise OSError(f"no free port from {first} on")


def neighbours_reach(host: str) -> bool:
    """Returns whether other machines can reach a server that listens here."""
    return host not in ("localhost", "::1") and not host.startswith("127.")


def address(host: str, port: int) -> str:
    """Returns what to type into a browser, on other machines too if possible."""
    if host in EVERYWHERE:
        host = own_address()
    return f"http://{f'[{host}]' if ':' in host else host}:{port}/"


def own_address() -> str:
    """Returns the address of this machine in its network. Sends nothing: a datagram socket only looks up the route."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"


def code(url: str) -> str:
    """Returns the address as a QR code, in half blocks."""
    drawn = io.StringIO()
    segno.make(url, error="m", micro=False).terminal(drawn, border=2, compact=True)
    return drawn.getvalue().rstrip("\n")


def has_display(environ: Mapping[str, str] = os.environ, platform: str = sys.platform) -> bool:
    if platform in ("win32", "darwin"):
        return True
    return any(environ.get(name) for name in ("BROWSER", "DISPLAY", "WAYLAND_DISPLAY"))


def open_when_ready(url: str, opener: Callable[[str], object] = webbrowser.open) -> threading.Thread:
    """Opens the page as soon as the server answers, outside the server's own thread."""
    thread = threading.Thread(target=_open_when_ready, args=(url, opener), daemon=True, name="open the page")
    thread.start()
    return thread


def _open_when_ready(url: str, opener: Callable[[str], object]) -> None:
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        try:
            with urllib.request.urlopen(f"{url}healthz", timeout=2):
                opener(url)
                return
        except (OSError, urllib.error.URLError):
            time.sleep(0.2)
