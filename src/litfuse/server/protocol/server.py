"""What the server sends."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

from msgspec import Raw, field

from litfuse.coach.words import WireOdds
from litfuse.kernel.records import Outcome, Part, Record, Refusal, Text


class ChairInfo(Part, kw_only=True):
    holder: Literal["open", "person", "bot"] = "open"
    name: str = ""
    level: str = ""  # of a bot
    generation: int = 0  # goes up when the holder changes; commands about a person name it
    seat: int | None = None  # in the match that runs or ran last
    present: bool = False
    muted: bool = False
    sealed: str = ""  # hash of this chair's part of the next deal


class DealInfo(Part, kw_only=True):
    """The promise for the next match."""

    match: str
    commit: str


class PracticeInfo(Part, kw_only=True):
    """The match plays on from this one, after this step, and counts nowhere."""

    match: str
    step: int


class TableInfo(Part, kw_only=True):
    """All that anybody may know about a table. Built, never stripped: there is no secret in its type."""

    id: str
    code: str = ""  # to say aloud; it leads to the table while somebody is there
    game: str
    config: Any
    pace: dict[str, int | None]
    public: bool
    bot: str  # the level that stands in
    chairs: tuple[ChairInfo, ...]
    host: int | None
    phase: Literal["lobby", "dealing", "playing"]
    match: str
    deal: DealInfo
    pausing: tuple[int, ...] = ()  # chairs that want a pause
    closing: tuple[int, ...] = ()  # chairs that want to end the match
    agreed: tuple[int, ...] = ()  # chairs that want odds for everyone, where the config asks for them
    out: tuple[int, ...] = ()  # chairs that are out of the match that runs, for all to see
    hurrying: tuple[int, ...] = ()  # those of them that want bots to play on without waiting
    paused: bool = False
    stopped: bool = False  # the rules broke; the record is kept, the match can only be closed
    next: tuple[Any, ...] = ()  # configs that the table may play now
    outcome: Outcome | None = None  # of the last match
    practice: PracticeInfo | None = None  # the match that runs or ran last was not dealt here


class Welcome(Record):
    version: int
    table: str
    chair: int | None
    viewer: int | str  # the seat in the match, or "spectator"


class TableState(Record):
    """Chairs, presence, pause: the whole table as it is now. `count` is this socket's own."""

    count: int
    table: TableInfo


class ToldOf(Record, tag="Told"):
    """What happened in the match, as the game's `Told`. Times stand beside it; the hash is of the view's bytes."""

    match: str
    hash: str
    told: Raw
    says: tuple[Text, ...] = ()  # the notices in words, one for one: nobody has to know the game to read them
    times: dict[str, int] = field(default_factory=dict)  # ms left of the clocks that run, by key
    stood_in: tuple[int, ...] = ()  # ticks at which a stand-in played
    recall: tuple[Text, ...] = ()  # where the past is not told again: what can still be seen of it, in words
    notebook: tuple[Text, ...] = ()  # what this seat knows, in words: labels, with their values in the attribute `is`


class Times(Record):
    """The clocks stopped or went on."""

    match: str
    paused: bool
    times: dict[str, int] = field(default_factory=dict)


class LineInfo(Part, kw_only=True):
    """A line as one viewer hears it. Neither words nor a phrase: that it happened is all there is."""

    chair: int | None  # None: a spectator
    name: str
    kind: Literal["chat", "whisper", "nudge", "report"]
    to: int | None = None
    body: str | None = None
    phrase: Any = None  # the game's, as in its menu; seats in it are the match's
    about: int | None = None  # the chair that a report is about
    at: int
    match: str = ""  # in which it was said, by somebody who played it


class Heard(Record):
    """Lines that this viewer heard; `count` is the number of all of them so far."""

    count: int
    lines: tuple[LineInfo, ...]


class Reply(Record):
    """What comes of a command, under its id."""

    id: str


class Ack(Reply):
    """Done, and stored. `tick` is this viewer's after the step; a match's commands have one."""

    tick: int | None = None


class Granted(Reply):
    """Done; the chair's new token."""

    chair: int
    token: str


class Refused(Reply):
    """No. `rule` names the rule of the game, if it was one."""

    says: Text
    rule: str = ""


class Stale(Reply):
    """The decision that was answered is not open (any more)."""


class Paused(Reply):
    """Not during a pause."""


class Failed(Reply):
    """The server could not do it; nothing is known to have happened. Send the same again."""

    says: Text


class Because(Reply):
    """The reply to Why: None means that it may be played."""

    refusal: Refusal | None = None


class Odds(Reply):
    """The reply to ShowOdds: for each hidden wire of somebody else its values and their chances, 10,000 is certain;
    nothing under one per cent."""

    tick: int  # of the frame that they belong to
    wires: tuple[WireOdds, ...]


class Ping(Record):
    """Are you still there? Any message is an answer. `next`: the next one comes within so many seconds, so that who
    hears nothing for twice as long hangs at a server that sleeps, and had better come back; 0: nothing is promised."""

    next: int = 0


class Bye(Record):
    """The last message; the socket closes."""

    says: Text


FromServer: TypeAlias = (
    Welcome
    | TableState
    | ToldOf
    | Times
    | Heard
    | Ack
    | Granted
    | Refused
    | Stale
    | Paused
    | Failed
    | Because
    | Odds
    | Ping
    | Bye
)
