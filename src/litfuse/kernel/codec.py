"""Encoding and decoding: one canonical encoding, and typed decoders for each game that raise BadRecord."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import Annotated, Any, Generic, TypeVar, Union, get_args, get_origin

import msgspec
from msgspec.structs import replace

from . import events
from .errors import BadRecord
from .game import AnyGame, Types
from .notices import MatchClosed
from .records import Entry, Frame, Menu, MenuForm, Pick, TableAction, Told, text
from .sharing import whole

T = TypeVar("T")

encode = msgspec.json.Encoder(order="deterministic").encode


def view_hash(view: Any) -> str:
    """Returns the hash of a view's bytes as they are sent. Equal views have equal bytes."""
    data = view if isinstance(view, bytes) else encode(view)
    return hashlib.sha256(data).hexdigest()[:32]


class Decoder(Generic[T]):
    """Decodes one type; raises BadRecord, which names the place, for anything that does not fit.

    `then` is applied to what fits.
    """

    def __init__(self, kind: Any, then: Callable[[T], T] | None = None) -> None:
        self.kind = kind
        self._json: Any = msgspec.json.Decoder(kind)
        self._then: Callable[[T], T] = then or (lambda found: found)

    def __call__(self, data: bytes | str) -> T:
        try:
            return self._then(self._json.decode(data))
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise bad_data(error) from error

    def convert(self, data: Any) -> T:
        """Makes a record from plain lists and dictionaries."""
        try:
            return self._then(msgspec.convert(data, self.kind, strict=True))
        except (msgspec.ValidationError, RecursionError) as error:
            raise bad_data(error) from error


def bad_data(error: Exception) -> BadRecord:
    """Returns a BadRecord that says what does not decode, and where, in the decoder's own words."""
    said = str(error)
    at = re.search(r" - at `(.*)`$", said)
    what = said[: at.start()] if at else said
    path = at.group(1) if at else "$"
    return BadRecord(text("bad-data", what=f"={what[:200]}", path=f"={path}"), path)


class MenuTypes:
    """On the wire the values of a menu are plain data; this turns them into what the fields of the actions hold."""

    def __init__(self, kinds: Any) -> None:
        self._fields = {kind.__struct_config__.tag: msgspec.structs.fields(kind) for kind in _structs(kinds)}

    def typed(self, menu: Menu) -> Menu:
        return tuple([self._form(form) for form in whole(menu)])

    def _form(self, form: MenuForm) -> MenuForm:
        """Returns the form with typed values, its picks in the order of the fields."""
        fields = self._fields.get(form.type)
        if fields is None or not form.picks.keys() <= {field.name for field in fields}:
            raise BadRecord(text("bad-data", what=f"={form.type[:200]}", path="=$"), "$")
        return replace(form, picks={f.name: _pick(form.picks[f.name], f.type) for f in fields if f.name in form.picks})


def _pick(pick: Pick, kind: Any) -> Pick:
    if pick.take is not None:  # the field takes several of them
        bare = get_args(kind)[0] if get_origin(kind) is Annotated else kind
        kind = next(iter(get_args(bare)), Any)
    values = _several(kind)
    return replace(pick, of=values.convert(pick.of), also=values.convert(pick.also))


@lru_cache(maxsize=1024)
def _several(kind: Any) -> Decoder[Any]:
    return Decoder(tuple[kind, ...])


def _structs(kind: Any) -> Iterator[Any]:
    """Yields the structs of a union."""
    if hasattr(kind, "__struct_config__"):
        yield kind
    else:
        for one in get_args(kind):
            yield from _structs(one)


class Codec:
    """All decoders of one game."""

    def __init__(self, types: Types) -> None:
        table: Any = TableAction if types.table is None else _either(TableAction, types.table)
        event = _either(types.event, events.MatchClosed)
        notice = _either(types.notice, MatchClosed)
        # The record's generic types become concrete here. The subscripts are values, which mypy accepts only as Any.
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
        self.tally: Decoder[Any] = Decoder(types.tally)
        self.entry: Decoder[Any] = Decoder(entry[_either(types.action, table), event])
        actions, phrases = MenuTypes(types.action), MenuTypes(types.phrase)

        def typed(frame: Any) -> Any:
            menus = {id: actions.typed(menu) for id, menu in frame.menus.items()}
            return replace(frame, menus=menus, talk=replace(frame.talk, phrases=phrases.typed(frame.talk.phrases)))

        self.frame: Decoder[Any] = Decoder(frame[types.view], typed)
        self.told: Decoder[Any] = Decoder(
            told[types.view, notice, types.knowledge], lambda told: replace(told, frame=typed(told.frame))
        )


def _either(*kinds: Any) -> Any:
    return Union[kinds]  # noqa: UP007 (a union of values)


@lru_cache(maxsize=64)
def _codec(types: Types) -> Codec:
    return Codec(types)


def codec(game: AnyGame) -> Codec:
    return _codec(game.types)
