"""Texts derived from records: the tag names the sentence, the fields are the arguments.

`DrawCard()` says `act-draw-card`; a notice `Drew(seat=1, card=Card.SKIP)` says `note-drew` with `seat="@1"` and
`card="card-skip"`. Annotations say what is a seat, a place or a word.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from enum import Enum
from functools import lru_cache
from typing import Any

import msgspec
from msgspec import inspect

from .records import PLACE, BySeat, Short, Text

Word = int | str
NONE = "none"


@lru_cache(maxsize=4096)
def kebab(name: str) -> str:
    """Returns a name as the language files write it: `DrawCard` is `draw-card`, `put_back` is `put-back`."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", name).replace("_", "-").lower()


@lru_cache(maxsize=4096)
def says_by_default(make: type[msgspec.Struct]) -> Text:
    """Returns what choosing this type of action says; the client adds the chosen values."""
    return Text(f"act-{kebab(str(make.__struct_config__.tag))}")


def text_of(record: msgspec.Struct, role: str) -> Text:
    """Returns the text of a record that needs none of its own."""
    return Text(_key(type(record), role), arguments(record))


@lru_cache(maxsize=4096)
def _key(make: type[msgspec.Struct], role: str) -> str:
    return f"{role}-{kebab(str(make.__struct_config__.tag))}"


def arguments(record: msgspec.Struct) -> dict[str, Word]:
    """Returns the fields as arguments of a text; those of short parts have arguments of their own, like `call-own`."""
    out: dict[str, Word] = {}
    for name, key, says in _words(type(record)):
        value = getattr(record, name)
        out[key] = says(value)
        if isinstance(value, Short):
            out |= {f"{key}-{inner}": w for inner, w in arguments(value).items()}
        elif isinstance(value, tuple) and value and isinstance(value[0], Short):
            each = [arguments(v) for v in value]
            for inner in each[0]:
                there = [str(args[inner]) for args in each if args[inner] != NONE]
                out[f"{key}-{inner}"] = " ".join(there) or NONE
    return out


@lru_cache(maxsize=4096)
def _words(make: type[msgspec.Struct]) -> tuple[tuple[str, str, Callable[[Any], Word]], ...]:
    """Returns, for each field, its name, the argument's name, and how its values become words."""
    info = inspect.type_info(make)
    assert isinstance(info, inspect.StructType)
    return tuple((f.name, f.name.replace("_", "-"), _says(f.type)) for f in info.fields)


def _says(kind: inspect.Type) -> Callable[[Any], Word]:
    """Returns how values of this type become words."""
    if _is_seat(kind):
        return _seats
    if is_place(kind):
        return _place
    if isinstance(kind, inspect.Metadata):
        mark = kind.extra_json_schema or {}
        if mark == BySeat.extra_json_schema:
            return _by_seat
        if mark == PLACE:
            return lambda value: int(value) + 1  # people count from 1
        known = {number: f"{mark['format']}-{name}" for name, number in mark.get("names", {}).items()}
        return (lambda value: known.get(value, value)) if known else _says(kind.type)
    if isinstance(kind, inspect.UnionType):
        found = [says for t in kind.types if (says := _says(t)) is not word]
        return (lambda value: NONE if value is None else found[0](value)) if found else word
    if isinstance(kind, inspect.VarTupleType) and (each := _says(kind.item_type)) is not word:
        return lambda values: " ".join(str(each(v)) for v in values) or NONE
    return word


def is_place(kind: inspect.Type) -> bool:
    """Returns whether the type is a place of several numbers, like stand and slot."""
    items = kind.item_types if isinstance(kind, inspect.TupleType) else ()
    return bool(items) and all(isinstance(t, inspect.Metadata) and t.extra_json_schema == PLACE for t in items)


def word(value: Any) -> Word:
    """Returns a value as an argument: numbers stay, words become message keys."""
    if isinstance(value, Enum):
        return _member(value)
    if value is None:
        return NONE
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, int):
        return value
    if isinstance(value, tuple):
        return " ".join(str(word(v)) for v in value) or NONE
    if isinstance(value, msgspec.Struct):
        inner = arguments(value)
        if isinstance(value, Short):
            return next(iter(inner.values()))
        return next(iter(inner.values())) if len(inner) == 1 else kebab(str(value.__struct_config__.tag or ""))
    return kebab(str(value)) or NONE


@lru_cache(maxsize=4096, typed=True)  # members of two enumerations are equal if their strings are
def _member(value: Enum) -> Word:
    return f"{kebab(type(value).__name__)}-{kebab(str(value.value))}"


def _seats(value: Any) -> Word:
    if isinstance(value, tuple):
        return " ".join(f"@{v}" for v in value) or NONE
    return NONE if value is None else f"@{value}" if isinstance(value, int) else str(value)


def _by_seat(values: Any) -> Word:
    """Returns each seat with what it has, leaving out seats that have nothing."""
    return " ".join(f"@{seat}:{word(v)}" for seat, v in enumerate(values) if v is not None) or NONE


def _place(value: Any) -> Word:
    """Returns a place as people count, from 1."""
    return NONE if value is None else ":".join(str(n + 1) for n in value)


def _is_seat(kind: inspect.Type) -> bool:
    if isinstance(kind, inspect.Metadata):
        return (kind.extra_json_schema or {}).get("format") == "seat"
    if isinstance(kind, inspect.UnionType):
        return any(_is_seat(t) for t in kind.types)
    if isinstance(kind, inspect.VarTupleType):
        return _is_seat(kind.item_type)
    if isinstance(kind, inspect.TupleType):
        return all(_is_seat(t) for t in kind.item_types)
    return False
