"""Checks names of events and notices: a notice has the event's name, or another one if it tells less.

A notice that tells every receiver the whole event has the event's name. A notice that keeps a part of the event from
some receiver has a name of its own, for what it says. If a part is told to nobody, both are right: the part may be
bookkeeping, or a secret.
"""

from __future__ import annotations

from typing import Any

from msgspec import inspect

from litfuse.kernel.game import AnyGame
from litfuse.kernel.notices import Notice
from litfuse.kernel.records import SPECTATOR, Viewer
from litfuse.kernel.rng import Rng, Stream

from .notice_map import WideProbes, changes, exchanged, name_of, records_in, spelled

SAMPLES = 120


def misnamed_notices(game: AnyGame, seats: int, seed: int | str = 0) -> list[str]:
    """Returns which notices of the game break this rule, and why. The notices are made from the events' types."""
    kinds = inspect.type_info(game.types.event)
    whole = set(records_in(inspect.type_info(game.types.config)))  # known to all
    found = []
    for info in sorted(kinds.types if isinstance(kinds, inspect.UnionType) else (kinds,), key=name_of):
        assert isinstance(info, inspect.StructType)
        wrong = _wrong(info, seats, Stream(f"names/{seed}/{name_of(info)}"), whole)
        found += [wrong] if wrong else []
    return found


def _wrong(info: inspect.StructType, seats: int, rng: Rng, whole: set[type]) -> str | None:
    names: set[str] = set()
    told: set[str] = set()
    kept: set[str] = set()
    maker = WideProbes(info.cls, seats)
    viewers: tuple[Viewer, ...] = (*range(seats), SPECTATOR)
    for _ in range(SAMPLES):
        event, again = maker.random(rng), maker.random(rng)
        for viewer in viewers:
            names |= {type(n).__name__ for n in _told(event, viewer) if n is not None}
            for path, kind, part in changes(event, again, whole):
                for notice in _told(event, viewer):
                    for other in _told(exchanged(event, path, part), viewer):
                        if notice is not None or other is not None:
                            (told if notice != other else kept).add(spelled(path, SPECTATOR) + kind)
    event_name = name_of(info)
    partly = sorted(told & kept)
    if len(names) > 1:
        return f"{event_name} has notices of several names: {', '.join(sorted(names))}"
    if partly and names == {event_name}:
        return f"the notice {event_name} has the name of its event, but keeps {', '.join(partly)} from somebody"
    if not kept and names and names != {event_name}:
        return f"the notice {names.pop()} tells all of its event {event_name}, so it should have that name"
    return None


def _told(event: Any, viewer: Viewer) -> tuple[Notice | None, ...]:
    """Returns the notice of an event, or nothing if there cannot be such an event."""
    try:
        return (event.notice(viewer),)
    except (IndexError, KeyError, ValueError, TypeError, AttributeError):
        return ()
