"""The least that any server of tables must do: a socket's message acknowledged, and sent to all sockets of its room.

python -m benchmarks.echo PORT BYTES: what `benchmarks.server` holds Litfuse against. No rules, no store, no JSON;
the same event loop, the same frames.
"""

from __future__ import annotations

import asyncio
import sys

from litfuse.server.serve import loop_factory
from litfuse.server.sockets import frames


class Echo(asyncio.Protocol):
    """One socket."""

    def __init__(self, rooms: dict[bytes, list[Echo]], size: int) -> None:
        self.rooms = rooms
        self.room: list[Echo] = []
        self.payload = b"x" * size
        self.head = b""
        self.incoming: frames.Incoming | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        self.transport = transport

    def connection_lost(self, exc: Exception | None) -> None:
        if self in self.room:
            self.room.remove(self)

    def data_received(self, data: bytes) -> None:
        if self.incoming is None:
            self.head += data
            self.accept()
            return
        for message in self.incoming.read(data):
            if message.kind == frames.CLOSE:
                self.transport.write(frames.frame(message.data, frames.CLOSE))
                self.transport.close()
            elif not self.room:
                self.room = self.rooms.setdefault(message.data, [])
                self.room.append(self)
            else:
                for other in self.room:
                    if other is not self:
                        other.transport.write(frames.frame(self.payload))
                self.transport.write(frames.frame(self.payload) + frames.frame(message.data))

    def accept(self) -> None:
        lines = self.head.decode().split("\r\n")
        if lines[-2:] == ["", ""]:
            headers = [(name, value.strip()) for name, _, value in (line.partition(":") for line in lines[1:-2])]
            self.incoming = frames.Incoming(1 << 16)
            self.transport.write(frames.accepted("GET", "/", headers) or b"")


async def serve(port: int, size: int) -> None:
    rooms: dict[bytes, list[Echo]] = {}
    server = await asyncio.get_running_loop().create_server(lambda: Echo(rooms, size), "127.0.0.1", port)
    await server.serve_forever()


if __name__ == "__main__":
    with asyncio.Runner(loop_factory=loop_factory()) as runner:
        runner.run(serve(int(sys.argv[1]), int(sys.argv[2])))
