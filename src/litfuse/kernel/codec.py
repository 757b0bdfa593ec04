"""Bytes in and out: one canonical encoding, and typed decoders per game that answer with BadRecord."""

from __future__ import annotations

import hashlib
import re
from functools import lru_cache
from typing import Any, Generic, TypeVar, Union

import msgspec

from .errors import BadRecord
from .events import MatchClosed, MatchWasClosed
from .game import AnyGame, Types
from .records import Entry, Frame, TableAction, Told, text

T = TypeVar("T")

encode = msgspec.json.Encoder(order="deterministic").encode


def view_hash(view: Any) -> str:
    """The hash of a view's bytes as sent; equal views have equal bytes."""
    data = view if isinstance(view, bytes) else encode(view)
    return hashlib.sha256(data).hexdigest()[:32]


class Decoder(Generic[T]):
    """Decodes one type; whatever does not fit is a BadRecord that names the place."""

    def __init__(self, kind: Any) -> None:
        self.kind = kind
        self._json: Any = msgspec.json.Decoder(kind)

    def __call__(self, data: bytes | str) -> T:
        try:
            return self._json.decode(data)  # type: ignore[no-any-return]
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise bad_data(error) from error

    def convert(self, data: Any) -> T:
        """From plain lists and dictionaries."""
        try:
            return msgspec.convert(data, self.kind, strict=True)  # type: ignore[no-any-return]
        except (msgspec.ValidationError, RecursionError) as error:
            raise bad_data(error) from error


def bad_data(error: Exception) -> BadRecord:
    """What does not decode, and where; the decoder's own words go along as they are."""
    said = str(error)
    at = re.search(r" - at `(.*)`$", said)
    what = said[: at.start()] if at else said
    path = at.group(1) if at else "$"
    return BadRecord(text("bad-data", what=f"={what[:200]}", path=f"={path}"), path)


class Codec:
    """All decoders of one game."""

    def __init__(self, types: Types) -> None:
        table: Any = TableAction if types.table is None else _either(TableAction, types.table)
        event = _either(types.event, MatchClosed)
        notice = _either(types.notice, MatchWasClosed)
        # The record's generic types become concrete here; the subscripts are values, which only Any lets pass.
        entry: Any = Entry
        frame: Any = Frame
        told: Any = Told
        self.config: Decoder[Any] = Decoder(types.config)
        self.action: Decoder[Any] = Decoder(types.action)
        self.table: Decoder[Any] = Decoder(table)
        self.event: Decoder[Any] = Decoder(event)
        self.view: Decoder[Any] = Decoder(types.view)
        self.notice: Decoder[Any] = Decoder(notice)
        self.knowledge: Decoder[Any] = Decoder(types.knowledge)
        self.phrase: Decoder[Any] = Decoder(types.phrase)
        self.entry: Decoder[Any] = Decoder(entry[_either(types.action, table), event])
        self.frame: Decoder[Any] = Decoder(frame[types.view])
        self.told: Decoder[Any] = Decoder(told[types.view, notice, types.knowledge])


def _either(*kinds: Any) -> Any:
    return Union[kinds]  # noqa: UP007 (a union of values)


@lru_cache(maxsize=64)
def _codec(types: Types) -> Codec:
    return Codec(types)


def codec(game: AnyGame) -> Codec:
    return _codec(game.types)
