"""Actions that were on offer during a match, taken apart and recombined, to ask refusals about.

Random actions are mostly refused for the first possible reason. These are almost right and reach deep into the rules.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from typing import Any, Final

import msgspec

from litfuse.kernel.options import Options
from litfuse.kernel.rng import Rng

KEPT: Final = 24  # how many actions of each type, and parts of each shape, are kept


class Corpus:
    def __init__(self) -> None:
        self.actions: defaultdict[type, list[Any]] = defaultdict(list)
        self.parts: defaultdict[Any, list[Any]] = defaultdict(list)

    def add(self, options: Options[Any], rng: Rng) -> None:
        """Adds one action of every form, and its parts."""
        for action in (*options.acts[:4], *(form.sample(rng) for form in options.forms)):
            _keep(self.actions[type(action)], action, rng)
            for part in _parts(action):
                _keep(self.parts[_shape(part)], part, rng)

    def probe(self, rng: Rng) -> Any:
        """Returns one of them with one or two parts exchanged for parts of the same shape; None if there are none."""
        if not self.actions:
            return None
        kinds = list(self.actions.values())
        some = kinds[rng.below("kind", len(kinds))]
        action = some[rng.below("action", len(some))]
        changed = action
        for _ in range(1 + rng.below("twice", 2)):
            changed = self._changed(changed, rng)
        try:
            return msgspec.convert(msgspec.to_builtins(changed), type(action))
        except msgspec.ValidationError:  # a client could not send it either
            return action

    def _changed(self, value: Any, rng: Rng) -> Any:
        if isinstance(value, msgspec.Struct) and value.__struct_fields__:
            name = value.__struct_fields__[rng.below("field", len(value.__struct_fields__))]
            part = getattr(value, name)
            whole = rng.below("whole", 2) or not _inner(part)
            return msgspec.structs.replace(
                value, **{name: self._other(part, rng) if whole else self._changed(part, rng)}
            )
        if _is_list(value):
            i = rng.below("item", len(value))
            how = rng.below("how", 4)
            if how == 0:
                return (*value[:i], *value[i + 1 :])
            if how == 1:
                return (*value, self._other(value[i], rng))
            return (*value[:i], self._other(value[i], rng), *value[i + 1 :])
        return self._other(value, rng)

    def _other(self, part: Any, rng: Rng) -> Any:
        pool = self.parts.get(_shape(part), ())
        return pool[rng.below("other", len(pool))] if pool else part


def _keep(kept: list[Any], new: Any, rng: Rng) -> None:
    if len(kept) < KEPT:
        kept.append(new)
    else:
        kept[rng.below("keep", KEPT)] = new


def _is_list(value: Any) -> bool:
    """Returns whether this is several things; a tuple of numbers is one thing, a place."""
    return isinstance(value, tuple) and bool(value) and not all(type(x) is int for x in value)


def _inner(part: Any) -> bool:
    return _is_list(part) or (isinstance(part, msgspec.Struct) and bool(part.__struct_fields__))


def _parts(value: Any) -> Iterator[Any]:
    """Yields every field, and its parts."""
    if isinstance(value, msgspec.Struct):
        for name in value.__struct_fields__:
            part = getattr(value, name)
            yield part
            yield from _parts(part)
    elif _is_list(value):
        for part in value:
            yield part
            yield from _parts(part)


def _shape(part: Any) -> Any:
    if _is_list(part):
        return ("list", _shape(part[0]))
    return (type(part), len(part)) if isinstance(part, tuple) else type(part)
