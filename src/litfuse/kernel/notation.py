"""One line of text for any record, and back without loss: for the command line, logs and golden files.

    pair cat1,cat1 2            the tag, then the fields in order; defaults at the end may be left out
    put-back 5
    dealt [[skip,nope],[see]] - yes     lists in brackets; `-` is none, `yes` and `no` are booleans
    played 1 three([cat1,cat1,cat1],0,defuse)     a tagged record inside another; an untagged one is {name=value}
    dual-cut 1:2 7~0:3          two numbers of a fixed pair; the values of a short part; or a number's name

Words that could be mistaken for something else are written as JSON strings.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Sequence
from enum import Enum
from functools import lru_cache
from typing import Any, Final

import msgspec
from msgspec import inspect

from .codec import bad_data
from .errors import BadRecord
from .records import Short, text
from .texts import kebab

_BARE = re.compile(r"[A-Za-z_@][A-Za-z0-9_.@/#+-]*\Z")
_RESERVED = {"yes", "no"}
_ANY: Final = inspect.AnyType()
_DIGITS = 100  # most digits of a number; Python itself refuses thousands


def write(record: msgspec.Struct) -> str:
    """Returns the line of a tagged record."""
    return " ".join([kebab(_tag(record)), *(_value(v, k, top=True) for v, k in _fields(record))])


def _tag(record: msgspec.Struct) -> str:
    return str(record.__struct_config__.tag or "")


@lru_cache(maxsize=1024)
def _kinds(make: type[msgspec.Struct]) -> dict[str, inspect.Type]:
    """Returns the types of the fields, without annotations except on numbers."""
    info = inspect.type_info(make)
    assert isinstance(info, inspect.StructType)
    return {f.name: _unmarked(f.type) for f in info.fields}


def _unmarked(kind: inspect.Type) -> inspect.Type:
    while isinstance(kind, inspect.Metadata) and not isinstance(kind.type, inspect.IntType):
        kind = kind.type
    return kind


def _fields(record: msgspec.Struct) -> list[tuple[Any, inspect.Type]]:
    """Returns the values of the fields and their types, without defaults at the end."""
    kinds = _kinds(type(record))
    values = [(getattr(record, name), kinds[name]) for name in record.__struct_fields__]
    defaults = record.__struct_defaults__
    for default in reversed(defaults):
        if not values or values[-1][0] != default:
            break
        values.pop()
    return values


def _names(kind: inspect.Type) -> dict[str, int]:
    """Returns the names of numbers, if this type has some."""
    for member in kind.types if isinstance(kind, inspect.UnionType) else (kind,):
        if isinstance(member, inspect.Metadata) and "names" in (member.extra_json_schema or {}):
            names: dict[str, int] = member.extra_json_schema["names"]  # type: ignore[index]
            return names
    return {}


def _items(kind: inspect.Type, count: int) -> Sequence[inspect.Type]:
    """Returns the types of the items in a list of this type."""
    for member in kind.types if isinstance(kind, inspect.UnionType) else (kind,):
        if isinstance(member, inspect.VarTupleType | inspect.ListType):
            return (member.item_type,) * count
        if isinstance(member, inspect.TupleType) and len(member.item_types) == count:
            return member.item_types
    return (_ANY,) * count


def _is_pair(kind: inspect.Type, value: Any) -> bool:
    """Returns whether this is two numbers in a type of exactly two."""
    kinds = kind.types if isinstance(kind, inspect.UnionType) else (kind,)
    fixed = any(isinstance(k, inspect.TupleType) and len(k.item_types) == 2 for k in kinds)
    return fixed and len(value) == 2 and all(type(v) is int for v in value)


def _value(value: Any, kind: inspect.Type, top: bool = False) -> str:
    if value is None:
        return "-"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, Enum):
        value = value.value
    if isinstance(value, int):
        return next((name for name, number in _names(kind).items() if number == value), str(value))
    if isinstance(value, str):
        return value if _BARE.match(value) and value not in _RESERVED else json.dumps(value)
    if isinstance(value, tuple | list):
        return _listed(value, kind, top)
    if isinstance(value, dict):
        return "{" + ",".join(f"{_value(k, _ANY)}={_value(v, _ANY)}" for k, v in value.items()) + "}"
    if isinstance(value, Short):
        return "~".join(_value(v, k) for v, k in _fields(value))
    if isinstance(value, msgspec.Struct):
        if _tag(value):
            return f"{kebab(_tag(value))}({','.join(_value(v, k) for v, k in _fields(value))})"
        defaults = dict(zip(reversed(value.__struct_fields__), reversed(value.__struct_defaults__), strict=False))
        shown = {
            f: v for f in value.__struct_fields__ if (v := getattr(value, f)) != defaults.get(f, msgspec.NODEFAULT)
        }
        kinds = _kinds(type(value))
        return "{" + ",".join(f"{_value(f, _ANY)}={_value(v, kinds[f])}" for f, v in shown.items()) + "}"
    raise TypeError(f"no notation for {value!r}")


def write_value(value: Any, kind: inspect.Type) -> str:
    """Returns a value of a field as it stands in a line."""
    return _value(value, kind, top=True)


def _listed(value: Sequence[Any], kind: inspect.Type, top: bool) -> str:
    if _is_pair(kind, value):
        return f"{value[0]}:{value[1]}"
    kinds = _items(kind, len(value))
    items = [_value(v, k) for v, k in zip(value, kinds, strict=True)]
    flat = top and len(items) > 1
    for v, k in zip(value, kinds, strict=True):
        nested = isinstance(v, tuple | list) and not _is_pair(k, v)
        flat = flat and not nested and (isinstance(v, Short) or not isinstance(v, dict | msgspec.Struct))
    return ",".join(items) if flat else f"[{','.join(items)}]"


def read(line: str, kind: Any) -> Any:
    """Returns the record of type or union `kind` written in this line. Raises BadRecord if it cannot be read."""
    try:
        tree = _Reader(line, _tags(kind)).record()
        return msgspec.convert(tree, kind, strict=True)
    except msgspec.ValidationError as error:
        raise bad_data(error) from error
    except RecursionError as error:
        raise BadRecord(text("notation-bad", line="=...")) from error


@lru_cache(maxsize=256)
def _tags(kind: Any) -> dict[str, type[msgspec.Struct]]:
    """Returns every tagged record that can occur inside, by the first word of its notation."""
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


class _Short(list[Any]):
    """The values of a short part, as they were read."""


class _Pair(list[int]):
    """Two numbers with a colon between them."""


def _typed(tree: Any, kind: inspect.Type) -> Any:
    """Turns names into numbers, and lists into short parts, where the type demands them."""
    kinds = kind.types if isinstance(kind, inspect.UnionType) else (kind,)
    if isinstance(kind, inspect.VarTupleType) and (isinstance(tree, _Short | _Pair) or type(tree) in (int, str)):
        tree = [tree]  # a list of one needs no brackets
    parts = [k for k in kinds if isinstance(k, inspect.StructType) and k.tag is None]
    if isinstance(tree, dict):
        if not parts or "type" in tree:
            return tree
        inner = _kinds(parts[0].cls)
        return {f: _typed(v, inner.get(f, _ANY)) for f, v in tree.items()}
    short = next((k.cls for k in parts if issubclass(k.cls, Short)), None)
    if short is not None and tree is not None and len(values := _values(tree)) <= len(_kinds(short)):
        return {f: _typed(v, k) for (f, k), v in zip(_kinds(short).items(), values, strict=False)}
    if isinstance(tree, str):
        return _names(kind).get(tree, tree)
    if isinstance(tree, list):
        return [_typed(v, k) for v, k in zip(tree, _items(kind, len(tree)), strict=True)]
    return tree


def _values(tree: Any) -> list[Any]:
    return tree if isinstance(tree, _Short) else [tree]


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
        kinds = _kinds(make)
        typed = {name: _typed(value, kinds[name]) for name, value in zip(names, values, strict=False)}
        return {"type": make.__struct_config__.tag, **typed}

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
        """Reads a value, or the values of a short part."""
        first = self.one()
        if self.peek() != "~":
            return first
        values = _Short([first])
        while self.take("~"):
            values.append(self.one())
        return values

    def one(self) -> Any:
        char = self.peek()
        if char == '"':
            try:
                value, end = json.JSONDecoder().raw_decode(self.line, self.at)
                value.encode()  # raises for half a surrogate pair, which could never be stored
            except ValueError as error:
                raise self.bad() from error
            self.at = end
            return value
        if self.take("["):
            return self.items("]", self.value)
        if self.take("{"):
            return dict(self.items("}", self.pair))
        number = self.number()
        if number is not None:
            if not self.take(":"):
                return number
            second = self.number()
            if second is None:
                raise self.bad()
            return _Pair([number, second])
        word = self.word()
        if self.take("("):
            return self.fields(word, self.items(")", self.value))
        return {"-": None, "yes": True, "no": False}.get(word, word)

    def number(self) -> int | None:
        found = re.compile(r"-?[0-9]+(?![A-Za-z0-9_])").match(self.line, self.at)
        if not found:
            return None
        if found.end() - self.at > _DIGITS:
            raise self.bad()
        self.at = found.end()
        return int(found.group())

    def pair(self) -> tuple[str, Any]:
        name = self.value()
        if not isinstance(name, str) or not self.take("="):
            raise self.bad()
        return name, self.value()
