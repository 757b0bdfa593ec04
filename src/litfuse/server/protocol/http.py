"""Messages over HTTP, as JSON."""

from __future__ import annotations

from typing import Annotated, Any, Final

from msgspec import Meta, field

from litfuse.coach.words import Account, Reviewed, Summary
from litfuse.kernel.campaign import Campaign
from litfuse.kernel.records import Header, Outcome, Part, Text

from .common import ChairNumber, Level, Name, RequestId, Short

REVIEW_VERSION: Final = 2  # a kept review with another version is made anew


class NewTable(Part, kw_only=True):
    game: Short
    name: Name
    seats: Annotated[int, Meta(ge=1, le=8)]  # chairs
    config: dict[str, Any] = field(default_factory=dict)
    pace: dict[Short, int | None] = field(default_factory=dict)
    bots: Annotated[tuple[Level, ...], Meta(max_length=8)] = ()
    bot: Level = ""  # level of stand-ins; empty: the default
    public: bool = False
    id: RequestId = ""


class Options(Part, kw_only=True):
    """What a table with so many seats might play: is it possible?"""

    seats: Annotated[int, Meta(ge=1, le=8)]
    config: dict[str, Any] = field(default_factory=dict)


class Joining(Part, kw_only=True):
    name: Name
    chair: ChairNumber | None = None
    id: RequestId = ""


class Watching(Part, kw_only=True):
    name: Name
    id: RequestId = ""


class PlayOn(Part, kw_only=True):
    """Open a practice table: a finished match, played on against bots from where it stood after this step."""

    name: Name
    seat: ChairNumber
    step: Annotated[int, Meta(ge=0)]
    pace: dict[Short, int | None] = field(default_factory=dict)
    bot: Level = ""  # level of all others; empty: the default
    id: RequestId = ""


class Seated(Part, kw_only=True):
    table: str
    token: str
    chair: int | None = None


class GameInfo(Part, kw_only=True):
    name: str
    rules: str
    seats: tuple[int, ...]
    options: dict[str, Any]  # JSON Schema of the config; labels and help are in the language files
    clocks: dict[str, Any]
    standing: dict[str, Any]
    bots: tuple[str, ...]  # levels, weakest first
    usual: str  # the default level of bots
    campaign: Campaign | None = None  # as it is for a new table


class StepInfo(Part, kw_only=True):
    """One entry of a finished match, as one viewer saw it, or with everything open for the viewer `all`."""

    at: int  # ms since 1970; 0 if unknown, as in a record file
    by: str  # a person, a bot, a stand-in, a standing answer or the clock; empty if unknown
    notices: tuple[Any, ...]
    says: tuple[Text, ...]  # the notices in words
    view: Any


class CheckInfo(Part, kw_only=True):
    """One thing about a record file that was checked and holds, or that could not be checked."""

    says: Text
    held: bool


class Replayed(Part, kw_only=True):
    header: Header
    steps: tuple[StepInfo, ...]
    checks: tuple[CheckInfo, ...] = ()  # for a file that a user provided


class ReviewLine(Part, kw_only=True):
    """One line of a review: first the number of decisions, then each decision, last one first, then the summary."""

    version: int | None = None
    decisions: int | None = None
    reviewed: Reviewed | None = None
    summary: Summary | None = None


class ReviewMarks(Part, kw_only=True):
    """What a kept review says about a match whose players win or lose together."""

    account: Account
    last: int  # the last step


class PastMatchInfo(Part, kw_only=True):
    """A match that a table has played to its end. Its record and steps are open to everybody."""

    number: int
    match: str
    game: str
    config: Any
    outcome: Outcome
    seats: int
    at: int  # when it ended, ms since 1970
    reviewed: ReviewMarks | None = None  # None until somebody has asked for a review


class ProgressInfo(Part, kw_only=True):
    """What a table has played: public results only."""

    campaign: Campaign | None
    matches: tuple[PastMatchInfo, ...]  # the newest first
    older: int = 0  # the value of `before` that gives older matches; 0 if there are none


class Problem(Part, kw_only=True):
    says: Text
    rule: str = ""
