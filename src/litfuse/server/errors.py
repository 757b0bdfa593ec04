"""Refusals by the table itself. Rules of games refuse by IllegalAction, options by BadConfig."""

from __future__ import annotations

from litfuse.kernel.errors import LitfuseError
from litfuse.kernel.records import Text


class TableRefusal(LitfuseError):
    """A table refuses a command. Only its sender is told, and nothing has changed."""

    def __init__(self, key: str, **args: int | str) -> None:
        super().__init__(Text(key, args))


class Unreadable(TableRefusal):
    """Stored data is not what was written. The log says where."""

    def __init__(self) -> None:
        super().__init__("unreadable")


class NotFound(TableRefusal):
    """There is no such thing, or this person may not see it: both get the same answer."""

    def __init__(self) -> None:
        super().__init__("not-found")


class TooMuch(Exception):
    """Too many requests; others are served first. `str` is the key of the message."""
