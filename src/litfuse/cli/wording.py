"""Actions in one line, as people write them: the kernel's notation, with seats that count from 1."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec
from msgspec import inspect

from litfuse.kernel import notation
from litfuse.kernel.errors import BadRecord
from litfuse.kernel.game import AnyGame
from litfuse.kernel.records import MenuForm, text
from litfuse.kernel.texts import kebab


def seat_fields(action: msgspec.Struct) -> tuple[str, ...]:
    """The fields of a record that hold one seat."""
    return _seat_fields(type(action))


@lru_cache(maxsize=256)
def _seat_fields(make: Any) -> tuple[str, ...]:
    info = inspect.type_info(make)
    assert isinstance(info, inspect.StructType)
    return tuple(f.name for f in info.fields if _is_seat(f.type))


def _is_seat(kind: inspect.Type) -> bool:
    return isinstance(kind, inspect.Metadata) and (kind.extra_json_schema or {}).get("format") == "seat"


def _moved(action: Any, by: int) -> Any:
    return msgspec.structs.replace(action, **{f: getattr(action, f) + by for f in seat_fields(action)})


def written(action: Any) -> str:
    return notation.write(_moved(action, 1))


def written_form(form: MenuForm) -> str:
    """How the notation of a form begins whose values are still to be chosen."""
    return f"{kebab(form.type)} …"


def read(line: str, game: AnyGame, seats: int) -> Any:
    """The action that this line writes; BadRecord if there is none."""
    action = _moved(notation.read(line, game.types.action), -1)
    for field in seat_fields(action):
        if not 0 <= getattr(action, field) < seats:
            raise BadRecord(text("no-such-seat", seat=getattr(action, field) + 1, seats=seats))
    return action
