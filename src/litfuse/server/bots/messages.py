"""What the server and its bot processes say to each other: length-prefixed MessagePack over a pipe."""

from __future__ import annotations

from typing import Any, Final, TypeAlias

import msgspec

from litfuse.kernel.records import Record

HEAD: Final = 4
MOST: Final = 64 * 1024 * 1024
OVER_BUDGET: Final = 3  # the exit status of a process whose bot thought for too long


class Past(Record, tag=False):
    """A step that a seat was told, and the words it heard before the next step."""

    told: bytes
    words: tuple[bytes, ...] = ()


class Begin(Record):
    """The first message: how many seconds of CPU time a bot may spend on one thing."""

    budget: float


class Make(Record):
    """Makes a bot, from everything that its seat was told and heard so far."""

    bot: str
    game: str
    level: str
    seat: int
    key: bytes
    standing_in: bool
    past: tuple[Past, ...]


class Tell(Record):
    bot: str
    told: bytes


class Hear(Record):
    """Another seat said something that this seat hears."""

    bot: str
    words: bytes


class Ask(Record):
    bot: str
    number: int


class Respond(Record):
    """Asks whether the bot wants to say something about what its seat has heard."""

    bot: str
    number: int


class Drop(Record):
    bot: str


class Ready(Record):
    """The process has loaded what it needs; from now on its time is limited."""


class Answered(Record):
    """The answer; `decision` is empty if the bot wants to answer nothing. `words` is what it says before."""

    number: int
    decision: str = ""
    action: bytes = b""
    words: tuple[bytes, ...] = ()


class Raised(Record):
    """`kind` is the error's class. Its message stays in the process, because it may contain a hand."""

    number: int
    kind: str


ToBot: TypeAlias = Begin | Make | Tell | Hear | Ask | Respond | Drop
FromBot: TypeAlias = Ready | Answered | Raised

_encode = msgspec.msgpack.Encoder().encode
to_bot: msgspec.msgpack.Decoder[ToBot] = msgspec.msgpack.Decoder(ToBot)
from_bot: msgspec.msgpack.Decoder[FromBot] = msgspec.msgpack.Decoder(FromBot)


def packed(message: Any) -> bytes:
    data = _encode(message)
    return len(data).to_bytes(HEAD, "big") + data
