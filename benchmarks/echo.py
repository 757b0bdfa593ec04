"""The least that any server of tables must do: a socket's message acknowledged, and sent to all sockets of its room.

python -m benchmarks.echo PORT BYTES: what `benchmarks.server` holds Litfuse against. No rules, no store, no JSON;
the same event loop.
"""

from __future__ import annotations

import asyncio
import sys
from typing import Any

from granian.constants import HTTPModes, Interfaces
from granian.server.embed import Server

from litfuse.server.serve import loop_factory


class Echo:
    def __init__(self, size: int) -> None:
        self.payload = "x" * size
        self.rooms: dict[str, list[Any]] = {}

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        await receive()  # websocket.connect
        await send({"type": "websocket.accept"})
        room = self.rooms.setdefault((await receive())["text"], [])
        room.append(send)
        while (event := await receive())["type"] == "websocket.receive":
            # Not awaited, as in Litfuse: each wait would cost a wake-up of the loop.
            for other in room:
                other({"type": "websocket.send", "text": self.payload})
            send({"type": "websocket.send", "text": event["text"]})
        room.remove(send)


def main(port: int, size: int) -> None:
    server = Server(
        Echo(size),
        address="127.0.0.1",
        port=port,
        interface=Interfaces.ASGINL,
        http=HTTPModes.http1,
        log_enabled=False,
    )
    with asyncio.Runner(loop_factory=loop_factory()) as runner:
        runner.run(server.serve())


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]))
