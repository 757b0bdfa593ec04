"""One line of text for any record, and back without loss: command line, logs, golden files.

    pair cat1,cat1 2            the tag, then the fields in order; defaults at the end may be left off
    put-back 5
    dealt [[skip,nope],[see]] - yes     lists in brackets; `-` is none, `yes` and `no` are booleans
    played 1 three([cat1,cat1,cat1],0,defuse)     a tagged record inside another; an untagged one is {name=value}

Words that could be mistaken for something else are written as JSON strings.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from enum import Enum
from functools import lru_cache
from typing import Any

import msgspec
from msgspec import inspect

from .codec import bad_data
from .errors import BadRecord
from .records import text
from .texts import kebab

_BARE = re.compile(r"[A-Za-z_@][A-Za-z0-9_.@/#+-]*\Z")
_RESERVED = {"yes", "no"}
_DIGITS = 100  # of a number; Python itself refuses thousands


def write(record: msgspec.Struct) -> str:
    """The line of a tagged record."""
    return " ".join([kebab(_tag(record)), *(_value(v, top=True) for v in _fields(record))])


def _tag(record: msgspec.Struct) -> str:
    return str(record.__struct_config__.tag or "")


def _fields(record: msgspec.Struct) -> list[Any]:
    """The values of the fields, without those at the end that have their default."""
    values = [getattr(record, name) for name in record.__struct_fields__]
    defaults = record.__struct_defaults__
    for default in reversed(defaults):
        if not values or values[-1] != default:
            break
        values.pop()
    return values


def _value(value: Any, top: bool = False) -> str:
    if value is None:
        return "-"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, Enum):
        value = value.value
    if isinstance(value, int):
        return str(value)
    if isinstance(value, str):
        return value if _BARE.match(value) and value not in _RESERVED else json.dumps(value)
    if isinstance(value, tuple | list):
        items = [_value(v) for v in value]
        flat = top and len(items) > 1 and not any(isinstance(v, tuple | list | dict | msgspec.Struct) for v in value)
        return ",".join(items) if flat else f"[{','.join(items)}]"
    if isinstance(value, dict):
        return "{" + ",".join(f"{_value(k)}={_value(v)}" for k, v in value.items()) + "}"
    if isinstance(value, msgspec.Struct):
        if _tag(value):
            return f"{kebab(_tag(value))}({','.join(_value(v) for v in _fields(value))})"
        defaults = dict(zip(reversed(value.__struct_fields__), reversed(value.__struct_defaults__), strict=False))
        shown = {
            f: v for f in value.__struct_fields__ if (v := getattr(value, f)) != defaults.get(f, msgspec.NODEFAULT)
        }
        return _value(shown)
    raise TypeError(f"no notation for {value!r}")


def read(line: str, kind: Any) -> Any:
    """The record of type or union `kind` that this line writes; BadRecord if there is none."""
    try:
        tree = _Reader(line, _tags(kind)).record()
        return msgspec.convert(tree, kind, strict=True)
    except msgspec.ValidationError as error:
        raise bad_data(error) from error
    except RecursionError as error:
        raise BadRecord(text("notation-bad", line="=...")) from error


@lru_cache(maxsize=256)
def _tags(kind: Any) -> dict[str, type[msgspec.Struct]]:
    """Every tagged record that can occur inside, by the first word of its notation."""
    found: dict[str, type[msgspec.Struct]] = {}
    seen: set[Any] = set()
    for info in _reachable(inspect.type_info(kind), seen):
        if info.tag is not None:
            found[kebab(str(info.tag))] = info.cls
    return found


def _reachable(info: inspect.Type, seen: set[Any]) -> Iterator[inspect.StructType]:
    if isinstance(info, inspect.StructType):
        if info.cls in seen:
            return
        seen.add(info.cls)
        yield info
        for field in info.fields:
            yield from _reachable(field.type, seen)
    elif isinstance(info, inspect.UnionType):
        for t in info.types:
            yield from _reachable(t, seen)
    elif isinstance(info, inspect.TupleType):
        for t in info.item_types:
            yield from _reachable(t, seen)
    elif isinstance(info, inspect.VarTupleType | inspect.ListType):
        yield from _reachable(info.item_type, seen)
    elif isinstance(info, inspect.DictType):
        yield from _reachable(info.value_type, seen)
    elif isinstance(info, inspect.Metadata):
        yield from _reachable(info.type, seen)


class _Reader:
    """Reads a line into plain lists and dictionaries."""

    def __init__(self, line: str, tags: dict[str, type[msgspec.Struct]]) -> None:
        self.line = line.strip()
        self.tags = tags
        self.at = 0

    def bad(self) -> BadRecord:
        return BadRecord(text("notation-bad", line=f"={self.line[:200]}", place=self.at + 1))

    def record(self) -> dict[str, Any]:
        tag = self.word()
        values = []
        while self.at < len(self.line):
            if not self.take(" "):
                raise self.bad()
            while self.take(" "):
                pass
            first = self.value()
            if self.peek() == ",":
                items = [first]
                while self.take(","):
                    items.append(self.value())
                first = items
            values.append(first)
        return self.fields(tag, values)

    def fields(self, tag: str, values: list[Any]) -> dict[str, Any]:
        make = self.tags.get(tag)
        if make is None:
            raise BadRecord(text("notation-unknown", word=f"={tag[:200]}", known="=" + ", ".join(sorted(self.tags))))
        names = make.__struct_fields__
        if len(values) > len(names):
            raise BadRecord(text("notation-too-many", word=f"={tag}", fields="=" + " ".join(names)))
        return {"type": make.__struct_config__.tag, **dict(zip(names, values, strict=False))}

    def peek(self) -> str:
        return self.line[self.at : self.at + 1]

    def take(self, char: str) -> bool:
        if self.peek() != char:
            return False
        self.at += 1
        return True

    def word(self) -> str:
        match = re.compile(r"[A-Za-z_@-][A-Za-z0-9_.@/#+-]*").match(self.line, self.at)
        if not match:
            raise self.bad()
        self.at = match.end()
        return match.group()

    def items(self, end: str, item: Callable[[], Any]) -> list[Any]:
        out: list[Any] = []
        if self.take(end):
            return out
        while True:
            out.append(item())
            if self.take(end):
                return out
            if not self.take(","):
                raise self.bad()

    def value(self) -> Any:
        char = self.peek()
        if char == '"':
            try:
                value, end = json.JSONDecoder().raw_decode(self.line, self.at)
                value.encode()  # half a surrogate pair is no text: it could never be stored
            except ValueError as error:
                raise self.bad() from error
            self.at = end
            return value
        if self.take("["):
            return self.items("]", self.value)
        if self.take("{"):
            return dict(self.items("}", self.pair))
        number = re.compile(r"-?[0-9]+(?![A-Za-z0-9_])").match(self.line, self.at)
        if number:
            if number.end() - self.at > _DIGITS:
                raise self.bad()
            self.at = number.end()
            return int(number.group())
        word = self.word()
        if self.take("("):
            return self.fields(word, self.items(")", self.value))
        return {"-": None, "yes": True, "no": False}.get(word, word)

    def pair(self) -> tuple[str, Any]:
        name = self.value()
        if not isinstance(name, str) or not self.take("="):
            raise self.bad()
        return name, self.value()
