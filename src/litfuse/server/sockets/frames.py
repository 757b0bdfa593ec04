"""WebSocket frames (RFC 6455) as a server reads and writes them: bytes in, bytes out, no extensions."""

from __future__ import annotations

import base64
import binascii
import hashlib
from typing import Final, NamedTuple

MORE, TEXT, BINARY, CLOSE, PING, PONG = 0x0, 0x1, 0x2, 0x8, 0x9, 0xA
NORMAL, WRONG, NOT_TEXT, POLICY, TOO_LARGE = 1000, 1002, 1007, 1008, 1009

_FIN: Final = 0x80
_MASKED: Final = 0x80
_EXTENSIONS: Final = 0x70
_GUID: Final = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"


class BadFrame(Exception):
    """No client may send this; `code` closes the line."""

    def __init__(self, code: int) -> None:
        self.code = code


class Message(NamedTuple):
    kind: int  # TEXT, BINARY, CLOSE, PING or PONG
    data: bytes


def accepted(key: bytes) -> bytes | None:
    """The answer to a client's key; None: that is no key."""
    try:
        if len(base64.b64decode(key, validate=True)) != 16:
            return None
    except binascii.Error:
        return None
    return base64.b64encode(hashlib.sha1(key + _GUID, usedforsecurity=False).digest())


def frame(data: bytes, kind: int = TEXT) -> bytes:
    size = len(data)
    if size < 126:
        return bytes((_FIN | kind, size)) + data
    if size < 1 << 16:
        return bytes((_FIN | kind, 126, size >> 8, size & 255)) + data
    return bytes((_FIN | kind, 127)) + size.to_bytes(8, "big") + data


def code_of(close: bytes) -> int:
    """The code that a client closes with, where it may be sent back."""
    code = int.from_bytes(close[:2], "big") if len(close) >= 2 else NORMAL
    return code if 1000 <= code <= 4999 and code not in (1004, 1005, 1006, 1015) else WRONG


class Incoming:
    """What a client sends, cut into messages of at most so many bytes."""

    __slots__ = ("_kind", "_most", "_parts", "_rest", "_skip")

    def __init__(self, most: int) -> None:
        self._most = most
        self._rest = b""  # begins with a frame's first byte
        self._skip = 0  # bytes of a frame that was too large
        self._kind = MORE  # of the message whose parts these are; MORE: of none
        self._parts = b""

    def feed(self, data: bytes) -> None:
        if self._skip:
            data, self._skip = data[self._skip :], max(0, self._skip - len(data))
        self._rest += data

    def next(self) -> Message | None:
        """The next message, if it is whole. BadFrame where one must not be; those after it can be read all the same."""
        while (message := self._frame()) is not None:
            if message.kind != MORE:
                return message
        return None

    def _frame(self) -> Message | None:
        """The next frame, as a message; of kind MORE where it is only a part of one."""
        rest = self._rest
        if len(rest) < 6:
            return None
        first, size, at = rest[0], rest[1] & 127, 2
        if size > 125:
            at = 4 if size == 126 else 10
            if len(rest) < at + 4:
                return None
            size = int.from_bytes(rest[2:at], "big")
        kind, last = first & 0x0F, bool(first & _FIN)
        if not rest[1] & _MASKED or first & _EXTENSIONS or not self._fits(kind, last, size):
            self._rest = b""  # where the next frame begins nobody knows
            raise BadFrame(WRONG)
        start, end = at + 4, at + 4 + size
        if kind < CLOSE and size > self._most - len(self._parts):
            self._rest, self._skip = rest[end:], max(0, end - len(rest))
            self._kind, self._parts = (MORE if last else kind or self._kind), b""
            raise BadFrame(TOO_LARGE)
        if len(rest) < end:
            return None
        self._rest = rest[end:]
        data = _unmasked(rest[start:end], rest[at:start])
        return Message(kind, data) if kind >= CLOSE else self._joined(kind, data, last)

    def _fits(self, kind: int, last: bool, size: int) -> bool:
        """May such a frame come now?"""
        if kind in (CLOSE, PING, PONG):
            return last and size <= 125
        return kind == MORE if self._kind != MORE else kind in (TEXT, BINARY)

    def _joined(self, kind: int, data: bytes, last: bool) -> Message:
        if not last:
            self._kind, self._parts = kind or self._kind, self._parts + data
            return Message(MORE, b"")
        if kind == MORE:
            kind, data = self._kind, self._parts + data
            self._kind, self._parts = MORE, b""
        if kind == TEXT and not _is_text(data):
            raise BadFrame(NOT_TEXT)
        return Message(kind, data)


def _unmasked(data: bytes, mask: bytes) -> bytes:
    """One large number for all bytes: far quicker than one byte after the other."""
    size = len(data)
    key = (mask * (size // 4 + 1))[:size]
    return (int.from_bytes(data, "little") ^ int.from_bytes(key, "little")).to_bytes(size, "little")


def _is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
