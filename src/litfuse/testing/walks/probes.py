"""Random actions derived from the types: well-formed, mostly illegal, legal by chance."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import inspect

from litfuse.kernel.rng import Rng

WORDS = ("", "a", "zero", "all")
MANY = 6  # the longest list, and the range of a number without bounds


class Probes:
    """Makes values of a type: enumeration members, seats (sometimes one too high), numbers in bounds, tuples."""

    def __init__(self, kind: Any, seats: int) -> None:
        self.info = inspect.type_info(kind)
        self.seats = seats

    def random(self, rng: Rng) -> Any:
        """Returns any value of the type."""
        return self._make(self.info, rng)

    def near(self, action: msgspec.Struct, rng: Rng) -> Any:
        """Returns the same action with one field changed, as a careless or curious client might send."""
        fields = action.__struct_fields__
        if not fields:
            return self.random(rng)
        name = fields[rng.below("field", len(fields))]
        info = inspect.type_info(type(action))
        assert isinstance(info, inspect.StructType)
        kind = next(f.type for f in info.fields if f.name == name)
        value: Any = getattr(action, name)
        if isinstance(value, tuple) and value and rng.below("part", 2):
            i = rng.below("item", len(value))
            other = value[rng.below("other", len(value))]
            value = (*value[:i], other, *value[i + 1 :])
        else:
            value = self._make(kind, rng)
        return msgspec.structs.replace(action, **{name: value})

    def _make(self, info: inspect.Type, rng: Rng) -> Any:
        if isinstance(info, inspect.UnionType):
            return self._make(_one(info.types, rng), rng)
        if isinstance(info, inspect.StructType):
            return info.cls(**{f.name: self._make(f.type, rng) for f in info.fields})
        if isinstance(info, inspect.EnumType):
            return _one(list(info.cls), rng)
        if isinstance(info, inspect.LiteralType):
            return _one(info.values, rng)
        if isinstance(info, inspect.Metadata):
            if (info.extra_json_schema or {}).get("format") == "seat":
                return rng.below("seat", self.seats + (rng.below("beyond", 8) == 0))
            return self._make(info.type, rng)
        if isinstance(info, inspect.BoolType):
            return bool(rng.below("bool", 2))
        if isinstance(info, inspect.IntType):
            least = info.ge if info.ge is not None else 0
            most = info.le if info.le is not None else least + MANY
            return least + rng.below("int", most - least + 1)
        if isinstance(info, inspect.TupleType):
            return tuple(self._make(t, rng) for t in info.item_types)
        if isinstance(info, inspect.VarTupleType | inspect.ListType):
            most = MANY if info.max_length is None else min(MANY, info.max_length)
            least = info.min_length or 0
            return tuple(self._make(info.item_type, rng) for _ in range(least + rng.below("len", most - least + 1)))
        if isinstance(info, inspect.StrType):
            return _one(WORDS, rng)
        if isinstance(info, inspect.NoneType):
            return None
        raise TypeError(f"no probe for {info!r}")


def _one(values: Sequence[Any], rng: Rng) -> Any:
    return values[rng.below("one", len(values))]
