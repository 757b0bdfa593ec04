"""What goes over HTTP, as JSON."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, field

from litfuse.kernel.records import Part, Text

from .common import ChairNumber, Level, Name, Short


class NewTable(Part, kw_only=True):
    game: Short
    name: Name
    seats: Annotated[int, Meta(ge=1, le=8)]  # chairs
    config: dict[str, Any] = field(default_factory=dict)
    pace: dict[Short, int | None] = field(default_factory=dict)
    bots: Annotated[tuple[Level, ...], Meta(max_length=8)] = ()
    bot: Level = ""  # level of stand-ins; empty: the strongest there is
    public: bool = False


class Joining(Part, kw_only=True):
    name: Name
    chair: ChairNumber | None = None


class Watching(Part, kw_only=True):
    name: Name


class Seated(Part, kw_only=True):
    table: str
    token: str
    chair: int | None = None


class GameInfo(Part, kw_only=True):
    name: str
    rules: str
    seats: tuple[int, ...]
    options: dict[str, Any]  # JSON Schema of the config; labels and help stand in the language files
    clocks: dict[str, Any]
    standing: dict[str, Any]
    bots: tuple[str, ...]


class Problem(Part, kw_only=True):
    says: Text
    rule: str = ""
