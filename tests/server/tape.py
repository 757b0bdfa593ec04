"""A client that keeps every byte, for tests that compare them."""

from __future__ import annotations

import re
from typing import Any

from websockets.asyncio.client import ClientConnection

from tests.server.client import Client
from tests.server.process import ServerProcess

PING = b'{"type":"Ping"'  # with the seconds until the next one, where there are several nodes
DAYTIME = re.compile(rb'("at":)\d+')
MATCH = re.compile(rb'("match":")[0-9a-f]+')  # drawn anew for every match
MOMENTS = re.compile(rb'("(?:at|[a-z]+\.\d+)":)\d+')


class Tape(Client):
    """A client that keeps every frame as it came."""

    patience = 60  # many of them talk to two servers at the same time

    def __init__(self, server: ServerProcess, token: str, seed: int = 0) -> None:
        super().__init__(server, {"token": token}, seed)
        self.bytes: list[bytes] = []

    async def _read(self, socket: ClientConnection) -> None:
        recv = socket.recv

        async def kept(*args: Any, **more: Any) -> Any:
            data = await recv(*args, **more)
            said = data.encode() if isinstance(data, str) else data
            if not said.startswith(PING):  # it comes after so long a silence, which depends on the machine
                self.bytes.append(said)
            return data

        socket.recv = kept  # type: ignore[method-assign]
        await super()._read(socket)

    @property
    def masked(self) -> list[bytes]:
        """Without times, which are no part of what is compared."""
        return [MOMENTS.sub(rb"\g<1>0", MATCH.sub(rb"\g<1>", data)) for data in self.bytes]

    @property
    def timed(self) -> list[bytes]:
        """Without the time of day alone: what the clocks show is compared, on servers where no time passes."""
        return [DAYTIME.sub(rb"\g<1>0", MATCH.sub(rb"\g<1>", data)) for data in self.bytes]
