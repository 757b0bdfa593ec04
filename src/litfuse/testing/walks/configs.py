"""Options of a table, derived from the types: each option alone, and any mixture."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec import inspect

from litfuse.kernel.rng import Rng


def choices(kind: type[msgspec.Struct]) -> dict[str, tuple[Any, ...]]:
    """Returns every option with a short list of values. Others, like a mission's number, are left to the caller."""
    info = inspect.type_info(kind)
    assert isinstance(info, inspect.StructType)
    return {f.name: values for f in info.fields if len(values := tuple(_values(f.type))) > 1}


def _values(info: inspect.Type) -> Iterator[Any]:
    if isinstance(info, inspect.BoolType):
        yield from (False, True)
    elif isinstance(info, inspect.LiteralType):
        yield from info.values
    elif isinstance(info, inspect.EnumType):
        yield from info.cls
    elif isinstance(info, inspect.UnionType):
        for t in info.types:
            yield from _values(t)
    elif isinstance(info, inspect.NoneType):
        yield None
    elif isinstance(info, inspect.Metadata):
        yield from _values(info.type)


def variants(kind: type[msgspec.Struct]) -> list[Any]:
    """Returns the default, and every value of every option alone."""
    plain = kind()
    out = [plain]
    for name, values in choices(kind).items():
        out += [msgspec.structs.replace(plain, **{name: v}) for v in values if v != getattr(plain, name)]
    return out


def mixture(kind: type[msgspec.Struct], rng: Rng) -> Any:
    """Returns a config with every option at random."""
    return kind(**{name: values[rng.below(name, len(values))] for name, values in choices(kind).items()})
