"""Lists which parts of an event reach whom, as a text to compare with what a notice should tell."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Any, Final

import msgspec
from msgspec import inspect

from litfuse.kernel.game import AnyGame
from litfuse.kernel.records import SPECTATOR, Viewer
from litfuse.kernel.rng import Rng, Stream

from ..walks.probes import Probes

Path = tuple[str | int, ...]
NUMBERS: Final = 131  # values of a number without bounds: enough for any value that a rule may look at
SMALL: Final = 16


class WideProbes(Probes):
    """Makes values; numbers without bounds may be large."""

    def _make(self, info: inspect.Type, rng: Rng) -> Any:
        if isinstance(info, inspect.IntType) and info.le is None:
            return (info.ge or 0) + rng.below("int", SMALL if rng.below("small", 2) else NUMBERS)
        return super()._make(info, rng)


def notice_map(
    game: AnyGame, seats: int, *, samples: int = 250, seed: int | str = 0, only: Collection[str] = ()
) -> str:
    """Returns, for each part of each event, to whom it is ever told.

    Events are made from their types, one part is changed, and the two notices are compared. A viewer is named after the
    field of the event that holds its seat, or is `others` or `spectator`; `[me]` is the item of its own seat. What only
    the record has is `nobody`; `+seen`: only if that field is true. A leak shows as one more viewer.
    """
    kinds = inspect.type_info(game.types.event)
    lines = [f"notices of {game.name}, rules {game.rules}: who is told what of an event"]
    whole = set(records_in(inspect.type_info(game.types.config)))  # known to everybody
    for info in sorted(kinds.types if isinstance(kinds, inspect.UnionType) else (kinds,), key=name_of):
        assert isinstance(info, inspect.StructType)
        if only and name_of(info) not in only:
            continue
        lines += [name_of(info), *_rows(info, seats, samples, Stream(f"notices/{seed}/{name_of(info)}"), whole)]
    return "\n".join(lines) + "\n"


def name_of(info: Any) -> str:
    return str(info.cls.__name__)


def _rows(info: inspect.StructType, seats: int, samples: int, rng: Rng, whole: set[type]) -> Iterator[str]:
    told: dict[str, set[str]] = {}
    maker = WideProbes(info.cls, seats)
    viewers: tuple[Viewer, ...] = (*range(seats), SPECTATOR)
    for _ in range(samples):
        event, again = maker.random(rng), maker.random(rng)
        holders = dict(_seats(info, event))
        when = "".join(f"+{f.name}" for f in info.fields if getattr(event, f.name) is True)
        for path, name, part in changes(event, again, whole):
            other = exchanged(event, path, part)
            for viewer in viewers:
                roles = [field for field, seat in holders.items() if seat == viewer]
                if len(roles) > 1 or viewer in (part, _at(event, path)):
                    continue  # it would not show which of them is told
                try:
                    differs = event.notice(viewer) != other.notice(viewer)
                except (IndexError, KeyError, ValueError, TypeError, AttributeError):
                    continue  # there is no such event
                found = told.setdefault(spelled(path, viewer) + name, set())
                if differs:
                    found.add((SPECTATOR if viewer == SPECTATOR else roles[0] if roles else "others") + when)
    for name in sorted(told):
        if "[me]" not in name or not told[name] <= told.get(name.replace("[me]", "[]"), set()):
            who = [w for w in sorted(told[name]) if "+" not in w or w.partition("+")[0] not in told[name]]
            yield f"  {name}: {' '.join(who) or 'nobody'}"


def _seats(info: inspect.StructType, value: Any, before: str = "") -> Iterator[tuple[str, Any]]:
    """Yields the fields that hold a seat."""
    for field in info.fields:
        part, name = getattr(value, field.name), before + field.name
        if _is_seat(field.type):
            yield name, part
        elif isinstance(field.type, inspect.StructType):
            yield from _seats(field.type, part, f"{name}.")


def records_in(info: Any) -> Iterator[type]:
    """Yields all records that a type may contain."""
    if isinstance(info, inspect.StructType):
        yield info.cls
        for field in info.fields:
            yield from records_in(field.type)
    for inner in (*getattr(info, "types", ()), *getattr(info, "item_types", ()), *_item(info)):
        yield from records_in(inner)


def _item(info: Any) -> tuple[Any, ...]:
    found = getattr(info, "item_type", None) or getattr(info, "type", None)
    return (found,) if isinstance(found, inspect.Type) else ()


def _is_seat(info: inspect.Type) -> bool:
    if isinstance(info, inspect.UnionType):
        return any(map(_is_seat, info.types))
    return isinstance(info, inspect.Metadata) and (info.extra_json_schema or {}).get("format") == "seat"


def changes(one: Any, other: Any, whole: set[type], path: Path = ()) -> Iterator[tuple[Path, str, Any]]:
    """Yields where two values of a type differ, with the part of the other.

    `#` is a length, `?` whether there is one.
    """
    if isinstance(one, msgspec.Struct) and type(one) is type(other) and type(one) not in whole:
        for name in one.__struct_fields__:
            yield from changes(getattr(one, name), getattr(other, name), whole, (*path, name))
    elif isinstance(one, tuple) and isinstance(other, tuple):
        if len(one) != len(other):
            yield path, "#", other
        for i, (x, y) in enumerate(zip(one, other, strict=False)):
            yield from changes(x, y, whole, (*path, i))
    elif one != other:
        yield path, "?" if one is None or other is None else "", other


def _at(value: Any, path: Path) -> Any:
    for step in path:
        value = getattr(value, step) if isinstance(step, str) else value[step]
    return value


def exchanged(value: Any, path: Path, part: Any) -> Any:
    if not path:
        return part
    step, rest = path[0], path[1:]
    if isinstance(step, str):
        return msgspec.structs.replace(value, **{step: exchanged(getattr(value, step), rest, part)})
    return (*value[:step], exchanged(value[step], rest, part), *value[step + 1 :])


def spelled(path: Path, viewer: Viewer) -> str:
    """Returns the path to a part; of several items, the viewer's own is marked."""
    name = ""
    for step in path:
        name += f".{step}" if isinstance(step, str) else "[me]" if step == viewer else "[]"
    return name[1:]
