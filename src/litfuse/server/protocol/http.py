"""What goes over HTTP, as JSON."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, field

from litfuse.kernel.records import Header, Part, Text

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


class StepInfo(Part, kw_only=True):
    """One entry of a match that is over, as one viewer saw it; with everything open for the viewer `all`."""

    at: int  # ms since 1970
    by: str  # a person, a bot, a stand-in, a standing answer or the clock
    notices: tuple[Any, ...]
    says: tuple[Text, ...]  # the notices in words
    view: Any


class Replayed(Part, kw_only=True):
    header: Header
    steps: tuple[StepInfo, ...]


class Problem(Part, kw_only=True):
    says: Text
    rule: str = ""
