"""Accepts connections: HTTP/1.1 by uvicorn's protocol, in our own event loop; WebSockets go to `connection.py`."""

from __future__ import annotations

import asyncio
from typing import Final

from uvicorn import Config
from uvicorn.server import ServerState

from ..http.hosts import Hosts
from ..http.leading import App
from ..limits import Buckets, Crowd
from ..nodes.neighbours import Neighbours
from ..tables.directory import TableDirectory
from . import frames
from .connection import Connection
from .requests import Http

IDLE_SECONDS: Final = 20  # longest pause between two requests


class Listener:
    """Accepts every connection until it is closed."""

    def __init__(self, app: App, directory: TableDirectory, neighbours: Neighbours) -> None:
        self.directory = directory
        self.neighbours = neighbours
        self.connections: set[Connection] = set()  # open sockets
        self.hosts = Hosts(directory.settings)
        self.crowd = Crowd(directory.settings.connections)
        self.openings = Buckets(directory.settings.request_rate, directory.settings.request_burst)  # of sockets
        self.state = ServerState()
        self.config = Config(
            app,
            interface="asgi3",
            http="httptools",
            ws=Connection,
            lifespan="off",
            log_config=None,
            log_level="error",
            access_log=False,
            proxy_headers=False,
            timeout_keep_alive=IDLE_SECONDS,
        )
        self.config.load()
        self._server: asyncio.Server | None = None

    async def open(self) -> None:
        """Opens the port. Raises OSError if it is taken."""
        settings = self.directory.settings
        loop = asyncio.get_running_loop()
        self._server = await loop.create_server(self._http, settings.host, settings.port)

    def _http(self) -> Http:
        shared = (self.connections, self.hosts, self.crowd, self.openings, self.neighbours)
        return Http(self.config, self.state, self.directory, *shared)

    def shut(self) -> None:
        """Accepts no more connections."""
        if self._server is not None:
            self._server.close()

    async def part(self, key: str) -> None:
        """Says a last word to every socket, and gives all connections a second to close."""
        for connection in list(self.connections):
            connection.bye(key, frames.COME_BACK)
        self.neighbours.close()
        for _ in range(20):
            if not self.connections:
                break
            await asyncio.sleep(0.05)

    async def close(self) -> None:
        """Closes. Requests that are being answered get a second."""
        self.shut()
        for connection in list(self.state.connections):
            connection.shutdown()
        for _ in range(20):
            if not self.state.connections:
                return
            await asyncio.sleep(0.05)
        for connection in list(self.state.connections):
            connection.transport.abort()
