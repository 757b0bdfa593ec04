"""Errors about options, with what would have been allowed, which the decoder's own errors do not say."""

from __future__ import annotations

import re
from typing import Any

from msgspec import inspect

from litfuse.kernel.errors import BadRecord
from litfuse.kernel.game import AnyGame
from litfuse.kernel.records import Text, text
from litfuse.kernel.texts import kebab


def said(game: AnyGame, chosen: dict[str, Any], error: BadRecord) -> Text:
    """Returns a sentence of our own if the types tell what is allowed, else the decoder's."""
    way = re.findall(r"[^.\[\]$]+", error.path)
    kind: inspect.Type | None = inspect.type_info(game.types.config)
    value: Any = chosen
    for step in way:
        kind, value = _into(kind, value, step)
    if kind is None:
        return error.says
    name = "=" + ".".join(kebab(step) for step in way if not step.isdecimal())
    if isinstance(kind, inspect.StructType):
        return _whole(kind, name, value) or error.says
    allowed = _allowed(kind, game.seats[-1])
    if not allowed:
        return error.says
    given = value + 1 if is_seat(kind) and type(value) is int else value
    return text("cli-bad-option", name=name, value=f"={given}", known="=" + allowed)


def is_seat(kind: inspect.Type) -> bool:
    """Returns whether this is a seat, which people count from 1 and the code from 0."""
    if isinstance(kind, inspect.UnionType):
        return any(map(is_seat, kind.types))
    return isinstance(kind, inspect.Metadata) and (kind.extra_json_schema or {}).get("format") == "seat"


def _into(kind: inspect.Type | None, value: Any, step: str) -> tuple[inspect.Type | None, Any]:
    """Follows the path one step; returns None if the types do not lead on from there."""
    if isinstance(kind, inspect.StructType) and isinstance(value, dict) and step in value:
        if step == kind.tag_field:
            return inspect.LiteralType((kind.tag,)), value[step]
        field = next((f for f in kind.fields if f.encode_name == step), None)
        return (_bare(field.type, value[step]), value[step]) if field else (None, None)
    if isinstance(kind, inspect.VarTupleType) and isinstance(value, list) and step.isdecimal():
        return _bare(kind.item_type, value[int(step)]), value[int(step)]
    if isinstance(kind, inspect.UnionType) and isinstance(value, dict) and step in value:  # records told apart by a tag
        tags = [k.tag for k in kind.types if isinstance(k, inspect.StructType)]
        return inspect.LiteralType(tuple(tags)), value[step]
    return None, None


def _bare(kind: inspect.Type, value: Any) -> inspect.Type:
    """Returns the type without None; for several records, the one with the value's tag.

    Annotations stay on other types.
    """
    if isinstance(kind, inspect.Metadata) and isinstance(kind.type, inspect.UnionType | inspect.VarTupleType):
        return _bare(kind.type, value)
    if not isinstance(kind, inspect.UnionType):
        return kind
    kinds = [k for k in kind.types if not isinstance(k, inspect.NoneType)]
    tagged = [k for k in kinds if isinstance(k, inspect.StructType) and isinstance(value, dict)]
    mine = [k for k in tagged if k.tag_field and value.get(k.tag_field) == k.tag]
    return mine[0] if mine else kinds[0] if len(kinds) == 1 else kind


def _whole(kind: inspect.StructType, name: str, value: Any) -> Text | None:
    """Returns a sentence if a record is wanted but something else was written, or the record has an unknown part."""
    if isinstance(value, str):
        return text("cli-no-data", name=name, value=f"={value}")
    known = [f.encode_name for f in kind.fields] + ([kind.tag_field] if kind.tag_field else [])
    strange = [key for key in value if key not in known] if isinstance(value, dict) else []
    return text("cli-no-such-part", name=f"={strange[0]}", known="=" + ", ".join(known)) if strange else None


def _allowed(kind: inspect.Type, seats: int) -> str:
    """Returns what may be written there, on one line; empty if that would be too long."""
    if isinstance(kind, inspect.EnumType):
        return ", ".join(str(m.value) for m in kind.cls)
    if isinstance(kind, inspect.LiteralType):
        return ", ".join(map(str, kind.values))
    if isinstance(kind, inspect.Metadata):
        listed = (kind.extra_json_schema or {}).get("enum")
        if listed:
            return ", ".join(map(str, listed))
        return f"1-{seats}" if is_seat(kind) else _allowed(kind.type, seats)
    if isinstance(kind, inspect.IntType) and kind.ge is not None and kind.le is not None:
        return f"{kind.ge}-{kind.le}"
    return ""
