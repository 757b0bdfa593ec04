"""Answers that differ as little as possible, so that perhaps only a secret part of them differs."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from litfuse.kernel.options import Options
from litfuse.kernel.rng import Rng

MOST: Final = 40  # most values of one field to examine


def nearest(options: Options[Any], action: Any, rng: Rng) -> Any:
    """Returns another answer of the same kind that differs in as few places as possible."""
    found: list[tuple[int, Any]] = []
    for form in options.forms:
        if form.make is not type(action) or not form.has(action):
            continue
        for name, pick in zip(type(action).__struct_fields__, form.picks, strict=True):
            value = getattr(action, name)
            for i in range(min(len(pick), MOST)):
                other = pick[i] if len(pick) <= MOST else pick[rng.below("pick", len(pick))]
                if other != value:
                    found.append((_apart(value, other), msgspec.structs.replace(action, **{name: other})))
    if not found:
        return None
    nearest = min(apart for apart, _ in found)
    close = [act for apart, act in found if apart == nearest]
    return close[rng.below("close", len(close))]


def _apart(one: Any, other: Any) -> int:
    """Returns in how many places two values differ; a place of a table counts as one."""
    if isinstance(one, msgspec.Struct) and type(one) is type(other):
        return sum(_apart(getattr(one, f), getattr(other, f)) for f in one.__struct_fields__)
    lists = isinstance(one, tuple) and isinstance(other, tuple) and len(one) == len(other)
    if lists and any(type(x) is not int for x in one):
        return sum(map(_apart, one, other))
    return int(one != other)
