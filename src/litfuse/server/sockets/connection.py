"""One WebSocket for each viewer: first who it is, then messages in both directions, decoded by our own typed decoder.

A socket lives in the event loop: what arrives is handled when it arrives, and what is written is sent at the end of the
loop's turn. No thread is woken for a message.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from functools import partial
from typing import Final, NamedTuple

import msgspec
import structlog

from litfuse.kernel.codec import encode
from litfuse.kernel.errors import BadRecord, LitfuseError
from litfuse.kernel.records import Text

from .. import protocol
from ..errors import TableRefusal
from ..limits import Bucket, too_deep
from ..nodes.neighbours import LOOK_AGAIN_SECONDS, LOOKS, Neighbours
from ..protocol import Bye, Command, Hello
from ..storage.base import Elsewhere, Lost, StoreError
from ..tables.commands import reply_to
from ..tables.directory import TableDirectory
from ..tables.live_table import LiveTable
from ..timing import now_ms
from ..tokens import Ticket
from . import frames
from .outbox import Outbox

log = structlog.get_logger("litfuse.socket")
PARTING_SECONDS: Final = 2.0  # time for last words to get out, and for the client to close its end
OPENING_SECONDS: Final = 15.0  # time to find and open a table, wherever it lives
SLICE: Final = 1024  # bytes read from one client in one turn of the loop; at most 170 frames


class _HasId(msgspec.Struct):
    id: protocol.Id = ""


class ProtocolViolation(Exception):
    """The client sent something that clients must not send; `key` is the text that says so."""

    def __init__(self, key: str, code: int = frames.POLICY) -> None:
        self.key = key
        self.code = code


class Way(NamedTuple):
    """Says where a client may be forwarded."""

    neighbours: Neighbours | None = None  # None: nowhere
    address: str = ""  # of the client
    table: str | None = None  # another node forwarded the client here for this table, so it goes no further


class Connection(asyncio.Protocol):
    """Serves one client from accept to the end of the connection."""

    def __init__(
        self,
        directory: TableDirectory,
        connections: set[Connection],
        transport: asyncio.Transport,
        rest: bytes = b"",
        gone: Callable[[], None] = lambda: None,
        way: Way | None = None,
    ) -> None:
        """The connection is in `connections` until it is over; then `gone` is called.

        `rest`: what the client sent right after its request. `way`: how to forward it if its table lives elsewhere.
        """
        self._gone = gone
        self._way = way or Way()
        self._said = bytearray(rest)  # everything the client has sent, until its table is found
        self.stuck = False
        self._directory = directory
        self._connections = connections
        self._transport = transport
        self._loop = asyncio.get_running_loop()
        self._incoming = frames.Incoming(directory.settings.message_bytes)
        self._unread = bytearray()
        self._paused = False  # True: nothing more is read from the system until these are handled
        self._messages: Iterator[frames.Message] = iter(())  # what is left of the slice that is being read
        self._bucket = Bucket(directory.settings.message_rate, directory.settings.message_burst, now_ms() / 1000)
        self._timer = self._loop.call_later(directory.settings.hello_seconds, self._late)
        self._opening: asyncio.Task[None] | None = None  # looks for the table that was named
        self._outbox: Outbox | None = None
        self._table: LiveTable | None = None
        self._closing = False
        self._code: int = frames.NORMAL  # with which it closes
        self._out: list[bytes] = []  # frames of this turn of the loop
        connections.add(self)
        if rest:
            self._read_later(rest)

    # --- the line ----------------------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        if self._closing:
            return  # nothing is read after a close
        if self._table is None:
            self._said += data
        if self._unread or self._opening is not None:
            self._unread += data
        elif len(data) > SLICE:
            self._read_later(data)
        else:
            self._read(data)

    def pause_writing(self) -> None:
        self.stuck = True

    def resume_writing(self) -> None:
        self.stuck = False
        if self._outbox is not None:
            self._outbox.go_on()

    def connection_lost(self, exc: Exception | None) -> None:
        self._closing = True
        self._timer.cancel()
        self._connections.discard(self)
        self._gone()
        self._incoming.end()
        self._detach()

    def write(self, data: bytes, kind: frames.Kind = frames.TEXT) -> None:
        """Writes at the end of the loop's turn, so that a step's message and its acknowledgement go out together."""
        if not self._out:
            self._loop.call_soon(self._flush)
        self._out.append(frames.frame(data, kind))

    def _flush(self) -> None:
        if self._transport.is_closing():
            return
        if not self._directory.store.held():
            # A forbidden message closes the connection: after swallowing it the client would go on without it.
            self._transport.abort()
            return
        out, self._out = self._out, []
        self._transport.write(out[0] if len(out) == 1 else b"".join(out))
        if self._closing:
            self._transport.write_eof()

    def close(self, code: int | None = None) -> None:
        """Closes our end. What the client still sends is thrown away until it has closed its own end.

        Dropping the connection at once would reset it, and the client would lose our last words.
        """
        if not self._closing:
            self._part(frames.closing(self._code if code is None else code))

    def _part(self, word: bytes) -> None:
        """Closes with this close frame."""
        self._closing = True
        self.write(word, frames.CLOSE)
        self._unread.clear()
        self._resume()
        self._timer.cancel()
        self._timer = self._loop.call_later(PARTING_SECONDS, self._transport.abort)
        self._detach()

    def bye(self, key: str, code: int = frames.NORMAL) -> None:
        """Says the last word and closes."""
        self._code = code
        if self._outbox is not None:
            self._outbox.bye(key)
        elif not self._closing:
            self.write(encode(Bye(Text(key))))
            self.close(code)

    # --- messages ----------------------------------------------------------------------------------------------------

    def _read_later(self, data: bytes) -> None:
        """Reads in slices, one in each turn of the loop, so that no client holds up the others."""
        self._unread += data
        self._pause()
        self._loop.call_soon(self._read_slice)

    def _read_slice(self) -> None:
        if not self._closing:
            data = bytes(self._unread[:SLICE])
            del self._unread[:SLICE]
            self._read(data)

    def _read(self, data: bytes) -> None:
        self._messages = self._incoming.read(data)
        self._go_on()

    def _go_on(self) -> None:
        """Handles all messages of a slice, unless the first one is still being handled; then the next slice."""
        try:
            for message in self._messages:
                self._take(message)
                if self._closing or self._opening is not None:
                    return
        except frames.BadFrame as bad:
            self._throw_out(Text("message-too-large") if bad.code == frames.TOO_LARGE else None, bad.code)
        except ProtocolViolation as violation:
            self._throw_out(Text(violation.key), violation.code)
        except (LitfuseError, StoreError) as error:
            self._refuse(error)
        else:
            if self._unread:
                self._loop.call_soon(self._read_slice)
            else:
                self._resume()

    def _pause(self) -> None:
        if not self._paused and not self._transport.is_closing():
            self._paused = True
            self._transport.pause_reading()

    def _resume(self) -> None:
        if self._paused and not self._transport.is_closing():
            self._paused = False
            self._transport.resume_reading()

    def _throw_out(self, says: Text | None, code: int) -> None:
        if self._closing:
            return
        if says is not None:
            self.write(encode(Bye(says)))
        self.close(code)

    def _refuse(self, error: Exception) -> None:
        if isinstance(error, Lost):  # the table is moving
            self._throw_out(Text("come-back"), frames.COME_BACK)
        else:
            self._throw_out(error.says if isinstance(error, LitfuseError) else Text("store-failed"), frames.NORMAL)

    def _late(self) -> None:
        self._throw_out(Text("hello-late"), frames.POLICY)

    def _take(self, message: frames.Message) -> None:
        """Handles a frame. Every frame counts against the limits, whatever its kind."""
        if message.kind == frames.CLOSE:
            self._part(message.data)
            return
        now = now_ms()
        if not self._bucket.take(now / 1000):
            raise ProtocolViolation("too-many-messages")
        if message.kind == frames.TEXT:
            self._take_text(message.data, now)
        elif message.kind == frames.PING:
            if not self.stuck:
                self.write(message.data, frames.PONG)
        elif message.kind not in (frames.PONG, frames.PART):
            raise ProtocolViolation("text-only")

    def _take_text(self, data: bytes, now: int) -> None:
        if too_deep(data, self._directory.settings.message_depth):
            raise ProtocolViolation("message-too-deep")
        if self._outbox is None or self._table is None:
            self._hello(protocol.from_client(data))
        else:
            self._outbox.last = now
            self._command(self._outbox, self._table, data)

    def _command(self, outbox: Outbox, table: LiveTable, data: bytes) -> None:
        try:
            command = protocol.from_client(data)
        except BadRecord as error:
            outbox.send(protocol.Refused(_id_of(data), error.says))
            return
        if isinstance(command, Command):
            decision = getattr(command, "decision", None)
            table.queue.submit(partial(_reply, outbox, table, command), decision, self._left_alone)
        elif isinstance(command, Hello):
            raise ProtocolViolation("hello-once")

    def _hello(self, hello: protocol.FromClient) -> None:
        if not isinstance(hello, Hello):
            raise ProtocolViolation("hello-first")
        if hello.version != protocol.VERSION:
            raise TableRefusal("other-version", version=protocol.VERSION)
        ticket = self._directory.tokens.open(hello.token)
        if self._way.table not in (None, ticket.table):
            raise TableRefusal("not-found")  # it was forwarded here for another table
        table = self._directory.tables.get(ticket.table)
        if table is not None:
            self._attach(table, ticket, hello)
            return
        self._pause()
        self._timer.cancel()
        self._timer = self._loop.call_later(OPENING_SECONDS, self._throw_out, Text("come-back"), frames.COME_BACK)
        self._opening = self._loop.create_task(self._open(ticket, hello))

    async def _open(self, ticket: Ticket, hello: Hello) -> None:
        """Opens a table that is not in memory."""
        piped = False
        try:
            table = await self._directory.get(ticket.table)
            if not self._closing:
                self._attach(table, ticket, hello)
        except Elsewhere as elsewhere:
            piped = await self._lead(elsewhere)
        except (LitfuseError, StoreError) as error:
            self._refuse(error)
        except Exception:
            log.exception("table_not_opened")
            self._throw_out(Text("server-failed"), frames.NORMAL)
        finally:
            self._opening = None
            if not self._closing and not piped:
                self._go_on()

    async def _lead(self, elsewhere: Elsewhere) -> bool:
        """Forwards the client to the table's home, or closes if no node knows it. Returns whether it was forwarded."""
        neighbours, address, led = self._way
        far = None
        for number in range(LOOKS if neighbours is not None and led is None else 0):
            assert neighbours is not None
            far = await neighbours.open_socket(elsewhere, address)
            if far is not None:
                break
            await asyncio.sleep(LOOK_AGAIN_SECONDS * (number + 1))
            try:
                await self._directory.get(elsewhere.table)  # the table may have come here meanwhile
                break
            except Elsewhere as again:
                elsewhere = again
            except (LitfuseError, StoreError):
                break
        if far is None or self._closing or self._transport.is_closing():
            if far is not None:
                far[0].abort()
            self._throw_out(Text("come-back"), frames.COME_BACK)
            return False
        assert neighbours is not None
        self._timer.cancel()
        self._connections.discard(self)
        self._incoming.end()
        self._closing = True  # here; the line goes on
        pipe = neighbours.join(self._transport, far[0], elsewhere.node, self._gone)
        pipe.join(bytes(self._said), far[1])
        return True

    def _attach(self, table: LiveTable, ticket: Ticket, hello: Hello) -> None:
        self._timer.cancel()
        settings = self._directory.settings
        self._outbox = Outbox(self, ticket, settings.queue_frames, settings.queue_bytes)
        self._table = table
        self._said.clear()
        table.queue.submit(partial(table.attach, self._outbox, hello), drop=self._left_alone)

    def _left_alone(self) -> None:
        """Closes connections to a table that has left memory: it answers nothing, so the client would wait for ever."""
        self.bye("come-back", frames.COME_BACK)

    def _detach(self) -> None:
        outbox, self._outbox = self._outbox, None
        if outbox is not None and self._table is not None:
            outbox.cut()
            self._table.queue.submit(partial(self._table.detach, outbox))


async def _reply(outbox: Outbox, table: LiveTable, command: Command) -> None:
    outbox.send(await reply_to(table, outbox.ticket, command))


def _id_of(data: bytes) -> str:
    """Returns the id of a message that does not decode, so that its sender can tell which one it was."""
    try:
        return msgspec.json.decode(data, type=_HasId).id
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return ""
