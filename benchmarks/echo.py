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
        self.incoming.feed(data)
        while (message := self.incoming.next()) is not None:
            if message.kind == frames.CLOSE:
                self.transport.write(frames.frame((1000).to_bytes(2, "big"), frames.CLOSE))
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
        lines = self.head.split(b"\r\n")
        if lines[-2:] == [b"", b""]:
            headers = {name.lower(): value.strip() for name, _, value in (line.partition(b":") for line in lines)}
            key = frames.accepted(headers[b"sec-websocket-key"]) or b""
            self.incoming = frames.Incoming(1 << 16)
            self.transport.write(
                b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                b"Sec-WebSocket-Accept: " + key + b"\r\n\r\n"
            )


async def serve(port: int, size: int) -> None:
    rooms: dict[bytes, list[Echo]] = {}
    server = await asyncio.get_running_loop().create_server(lambda: Echo(rooms, size), "127.0.0.1", port)
    await server.serve_forever()


if __name__ == "__main__":
    with asyncio.Runner(loop_factory=loop_factory()) as runner:
        runner.run(serve(int(sys.argv[1]), int(sys.argv[2])))
