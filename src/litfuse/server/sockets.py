"""One WebSocket per viewer: who are you, then messages in and out, each decoded by our own typed decoder."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from contextlib import suppress
from functools import partial
from typing import Any

import msgspec

from litfuse.kernel.codec import encode
from litfuse.kernel.errors import BadRecord, LitfuseError
from litfuse.kernel.records import Text

from . import protocol
from .guard import Receive, Scope, Send
from .house import House
from .limits import Bucket, too_deep
from .moment import now_ms
from .origin import allowed
from .outlet import Outlet
from .protocol import Asking, Bye, Hello
from .storage.base import StoreError
from .tables import Table

NORMAL, POLICY, TOO_LARGE = 1000, 1008, 1009
PARTING_SECONDS = 2.0  # to get the last words out, and for a client to fall silent
QUIET_SECONDS = 0.5  # of silence


class _HasId(msgspec.Struct):
    id: protocol.Id = ""


class _Closed(Exception):
    """The client went away."""


class _Rude(Exception):
    """The client sends what no client may; `key` tells it."""

    def __init__(self, key: str, code: int = POLICY) -> None:
        self.key = key
        self.code = code


async def viewer_socket(house: House, scope: Scope, receive: Receive, send: Send) -> None:
    """ASGI as it is: a framework's layers would cost more than the work."""
    headers = {name.lower(): value.decode("latin-1") for name, value in scope["headers"]}
    await receive()  # websocket.connect
    if not allowed(headers.get(b"origin"), headers.get(b"host"), house.settings):
        await send({"type": "websocket.close", "code": POLICY})
        return
    house.visits += 1
    try:
        await send({"type": "websocket.accept"})
        await Visit(house, receive, send).run()
    finally:
        house.visits -= 1


class Visit:
    """From accept to close."""

    def __init__(self, house: House, receive: Receive, send: Send) -> None:
        self.house = house
        self.receive = receive
        self.send = send
        self.bucket = Bucket(house.settings.message_rate, house.settings.message_burst, now_ms() / 1000)

    async def run(self) -> None:
        code = NORMAL
        try:
            outlet, table, hello = await self._hello()
            table.submit(partial(table.attach, outlet, hello))
            try:
                await self._both(outlet, table)
            finally:
                outlet.cut()
                table.submit(partial(table.detach, outlet))
        except _Closed:
            return
        except _Rude as rude:
            code = rude.code
            await self._last(rude.key)
        except (LitfuseError, StoreError) as error:
            await self._last(error.says.key if isinstance(error, LitfuseError) else "store-failed")
        with suppress(Exception):  # gone already, or does not read
            if not self.house.parting:
                await self._hear_out()
            async with asyncio.timeout(PARTING_SECONDS):
                await self.send({"type": "websocket.close", "code": code})

    async def _hello(self) -> tuple[Outlet, Table, Hello]:
        try:
            async with asyncio.timeout(self.house.settings.hello_seconds):
                message = protocol.from_client(await self._receive())
        except TimeoutError as error:
            raise _Rude("hello-late") from error
        if not isinstance(message, Hello):
            raise _Rude("hello-first")
        ticket = self.house.tokens.open(message.token)
        table = await self.house.get(ticket.table)
        settings = self.house.settings
        return Outlet(self._text, ticket, settings.queue_frames, settings.queue_bytes), table, message

    async def _both(self, outlet: Outlet, table: Table) -> None:
        """Reads until either side closes; a reader may be stuck with a client that is gone."""
        reader = asyncio.create_task(self._read(outlet, table))
        closed = asyncio.create_task(outlet.closed.wait())
        try:
            await asyncio.wait((reader, closed), return_when=asyncio.FIRST_COMPLETED)
            if reader.done():
                reader.result()
        finally:
            for task in (reader, closed):
                task.cancel()
            await asyncio.gather(reader, closed, return_exceptions=True)

    async def _read(self, outlet: Outlet, table: Table) -> None:
        while True:
            data = await self._receive()
            outlet.last = now_ms()
            try:
                message = protocol.from_client(data)
            except BadRecord as error:
                outlet.send(protocol.Refused(_id_of(data), error.says))
                continue
            if isinstance(message, Asking):
                ask = partial(self._answer, outlet, table, message)
                table.submit(ask, getattr(message, "decision", None))
            elif isinstance(message, Hello):
                raise _Rude("hello-once")

    async def _answer(self, outlet: Outlet, table: Table, ask: Asking) -> None:
        outlet.send(await table.answer(outlet.ticket, ask))

    async def _receive(self) -> bytes:
        event = await self.receive()
        if event["type"] == "websocket.disconnect":
            raise _Closed
        text = event.get("text")
        if text is None:
            raise _Rude("text-only")
        data: bytes = text.encode()
        if len(data) > self.house.settings.message_bytes:
            raise _Rude("message-too-large", TOO_LARGE)
        if not self.bucket.take(now_ms() / 1000):
            raise _Rude("too-many-messages")
        if too_deep(data, self.house.settings.message_depth):
            raise _Rude("message-too-deep")
        return data

    def _text(self, text: str) -> Awaitable[Any]:
        return self.send({"type": "websocket.send", "text": text})

    async def _hear_out(self) -> None:
        """Whatever the client is still saying is read and thrown away.

        The line is dropped right after the close. What comes in then resets it, and the client loses our last words.
        """
        with suppress(TimeoutError):
            async with asyncio.timeout(PARTING_SECONDS):
                while True:
                    async with asyncio.timeout(QUIET_SECONDS):
                        if (await self.receive())["type"] == "websocket.disconnect":
                            return

    async def _last(self, key: str) -> None:
        with suppress(Exception):
            await self._text(encode(Bye(Text(key))).decode())


def _id_of(data: bytes) -> str:
    """The id of a message that is otherwise wrong, so that its sender can tell which one."""
    try:
        return msgspec.json.decode(data, type=_HasId).id
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return ""
