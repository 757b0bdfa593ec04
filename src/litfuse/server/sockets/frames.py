"""WebSocket frames (RFC 6455), read and written by the `websockets` library without its I/O: bytes in, bytes out.

There are no extensions, so nothing is compressed.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple, TypeAlias

from websockets.datastructures import Headers
from websockets.exceptions import PayloadTooBig
from websockets.frames import Close, CloseCode, Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import State
from websockets.server import ServerProtocol

Kind: TypeAlias = Opcode
PART: Final = Opcode.CONT
TEXT: Final = Opcode.TEXT
CLOSE: Final = Opcode.CLOSE
PING: Final = Opcode.PING
PONG: Final = Opcode.PONG

NORMAL: Final = CloseCode.NORMAL_CLOSURE
POLICY: Final = CloseCode.POLICY_VIOLATION
TOO_LARGE: Final = CloseCode.MESSAGE_TOO_BIG
COME_BACK: Final = CloseCode.SERVICE_RESTART


class BadFrame(Exception):
    """Clients must not send this; `code` closes the connection."""

    def __init__(self, code: int) -> None:
        self.code = code


class Message(NamedTuple):
    """A frame, and the message that it completes. A PART completes none, so it has no data."""

    kind: Kind
    data: bytes


def accepted(method: str, path: str, headers: Iterable[tuple[str, str]]) -> bytes | None:
    """Returns the response that opens a socket, None if the request does not ask for one correctly."""
    response = ServerProtocol().accept(Request(path, Headers(headers), method))
    return response.serialize() if response.status_code == 101 else None


def frame(data: bytes, kind: Kind = TEXT) -> bytes:
    return Frame(kind, data).serialize(mask=False)


def closing(code: int) -> bytes:
    """Returns the data of a close frame."""
    return Close(code, "").serialize()


class Incoming:
    """Cuts what one client sends into messages of at most so many bytes."""

    __slots__ = ("_kind", "_parts", "_protocol")

    def __init__(self, most: int) -> None:
        self._protocol = ServerProtocol(state=State.OPEN, max_size=most)
        self._kind = PART  # the kind of the message whose parts arrive; PART: none
        self._parts: list[bytes] = []

    def read(self, data: bytes) -> Iterator[Message]:
        """Yields every complete frame in order. Raises BadFrame after the last good one if the next is forbidden.

        What follows that frame, or a close, is ignored.
        """
        protocol = self._protocol
        protocol.receive_data(data)
        protocol.data_to_send()  # discarded: the connection answers pings and closes itself, in order with its writes
        for event in protocol.events_received():
            assert isinstance(event, Frame)
            yield self._message(event)
        if protocol.parser_exc is not None:
            raise BadFrame(_code_of(protocol.parser_exc))

    def end(self) -> None:
        """Ends the parser.

        It and its protocol refer to each other; otherwise both would stay until a rare garbage collection.
        """
        self._protocol.parser.close()

    def _message(self, frame: Frame) -> Message:
        """Returns the message.

        The library has checked that a part follows its message's first frame, and the total size.
        """
        kind, data = frame.opcode, bytes(frame.data)
        if kind >= CLOSE:
            return Message(kind, data)
        if kind != PART:
            self._kind = kind
        if not frame.fin:
            self._parts.append(data)
            return Message(PART, b"")
        if self._parts:
            data = b"".join((*self._parts, data))
            self._parts.clear()
        kind, self._kind = self._kind, PART
        if kind == TEXT and not _is_text(data):
            raise BadFrame(CloseCode.INVALID_DATA)
        return Message(kind, data)


def _code_of(error: Exception) -> int:
    if isinstance(error, PayloadTooBig):
        return TOO_LARGE
    return CloseCode.INVALID_DATA if isinstance(error, UnicodeDecodeError) else CloseCode.PROTOCOL_ERROR


def _is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
