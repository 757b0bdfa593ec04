"""Addresses of nodes: `10.0.0.5:8000`, `[2001:db8::5]:8000`, `node-b:8000`."""

from __future__ import annotations

import asyncio
import socket
import sys
from ipaddress import ip_address
from typing import Any, Final

CONNECT_SECONDS: Final = 1.0


def parts_of(address: str) -> tuple[str, int]:
    """Returns host and port. Raises ValueError if the address lacks one of them."""
    host, _, port = address.rpartition(":")
    return host.strip("[]"), int(port)


def is_loopback(address: str) -> bool:
    host = parts_of(address)[0]
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


async def dial(address: str, patience: float) -> socket.socket:
    """Opens a connection to a node, which is given up if nothing is confirmed for `patience` seconds.

    Raises OSError.
    """
    loop = asyncio.get_running_loop()
    try:
        host, port = parts_of(address)
        async with asyncio.timeout(CONNECT_SECONDS):
            found: Any = (await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM))[0]
            line = socket.socket(found[0], found[1], found[2])
            try:
                line.setblocking(False)
                _watch(line, patience)
                await loop.sock_connect(line, found[4])
            except BaseException:
                line.close()
                raise
    except ValueError as error:
        raise OSError("no address") from error
    return line


def _watch(line: socket.socket, patience: float) -> None:
    line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    line.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)
    if sys.platform == "linux":
        seconds = max(1, round(patience / 3))
        line.setsockopt(socket.IPPROTO_TCP, socket.TCP_KEEPIDLE, seconds)
        line.setsockopt(socket.IPPROTO_TCP, socket.TCP_KEEPINTVL, seconds)
        line.setsockopt(socket.IPPROTO_TCP, socket.TCP_KEEPCNT, 3)
        line.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, round(patience * 1000))
