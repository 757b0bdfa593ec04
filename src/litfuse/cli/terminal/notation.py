"""Actions on one line as people write them: the kernel's notation, with seats and places counted from 1."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import msgspec
from msgspec import inspect

from litfuse.kernel import notation
from litfuse.kernel.errors import BadRecord
from litfuse.kernel.game import AnyGame
from litfuse.kernel.records import PLACE, MenuForm, Short, text
from litfuse.kernel.texts import is_place, kebab
from litfuse.lang import Voice

from . import letters


def seat_fields(action: msgspec.Struct) -> tuple[str, ...]:
    """Returns the fields of a record that hold one seat."""
    return tuple(name for name, kind in _kinds(type(action)).items() if _is_seat(kind))


@lru_cache(maxsize=256)
def _kinds(make: Any) -> dict[str, inspect.Type]:
    info = inspect.type_info(make)
    assert isinstance(info, inspect.StructType)
    return {f.name: f.type for f in info.fields}


def _is_seat(kind: inspect.Type) -> bool:
    return isinstance(kind, inspect.Metadata) and (kind.extra_json_schema or {}).get("format") == "seat"


def _counts(kind: inspect.Type) -> bool:
    """Returns whether numbers of this type count from 0 in the code and from 1 for people."""
    return _is_seat(kind) or (isinstance(kind, inspect.Metadata) and kind.extra_json_schema == PLACE)


def _moved(value: Any, kind: inspect.Type, by: int) -> Any:
    if isinstance(kind, inspect.UnionType):
        kind = next((k for k in kind.types if _fits(k, value)), kind)
    if _counts(kind) and type(value) is int:
        if value + by < 0:
            raise BadRecord(text("no-such-place", place=value))
        return value + by
    if isinstance(value, msgspec.Struct):
        kinds = _kinds(type(value))
        return msgspec.structs.replace(value, **{f: _moved(getattr(value, f), k, by) for f, k in kinds.items()})
    if isinstance(value, tuple) and isinstance(kind, inspect.VarTupleType):
        return tuple(_moved(v, kind.item_type, by) for v in value)
    if isinstance(value, tuple) and isinstance(kind, inspect.TupleType):
        return tuple(_moved(v, k, by) for v, k in zip(value, kind.item_types, strict=True))
    return value


def _fits(kind: inspect.Type, value: Any) -> bool:
    if isinstance(value, tuple):
        return isinstance(kind, inspect.VarTupleType | inspect.TupleType)
    return _counts(kind) if type(value) is int else False


def written(action: Any, voice: Voice) -> str:
    tag, *values = notation.write(_moved(action, inspect.AnyType(), 1)).split(" ")
    return " ".join([tag, *[letters.shown(voice, value) for value in values]])


def names(make: Any, field: str, values: Sequence[Any]) -> list[str] | None:
    """Returns how people write these values of a field, if they are places or short parts; else they are listed by
    number.
    """
    kind = _kinds(make)[field]
    inner = kind.item_type if isinstance(kind, inspect.VarTupleType) else kind
    short = isinstance(inner, inspect.StructType) and issubclass(inner.cls, Short)
    if not (is_place(inner) or short):
        return None
    single = not isinstance(kind, inspect.VarTupleType) or not all(
        type(v) is tuple and v and _nested(v[0]) for v in values
    )
    shape = inner if single else kind
    return [notation.write_value(_moved(v, shape, 1), shape).strip("[]") for v in values]


def _nested(value: Any) -> bool:
    return isinstance(value, tuple | Short)


def written_form(form: MenuForm) -> str:
    """Returns how the notation of a form begins while its values are still to be chosen."""
    return f"{kebab(form.type)} …"


def read(line: str, game: AnyGame, seats: int, voice: Voice, kind: Any = None) -> Any:
    """Returns the action, or other kind of record, that this line writes. Raises BadRecord if there is none."""
    tag, *values = line.split(" ")
    line = " ".join([tag, *[letters.typed(voice, value) for value in values]])
    action = notation.read(line, kind or game.types.action)
    for field in seat_fields(action):
        if not 1 <= getattr(action, field) <= seats:
            raise BadRecord(text("no-such-seat", seat=getattr(action, field), seats=seats))
    return _moved(action, inspect.AnyType(), -1)
