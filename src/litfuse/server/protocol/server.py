"""Messages from the server."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

from msgspec import Raw, field

from litfuse.coach.words import WireOdds
from litfuse.kernel.records import Outcome, Part, Record, Refusal, Text


class ChairInfo(Part, kw_only=True):
    holder: Literal["open", "person", "bot"] = "open"
    name: str = ""
    level: str = ""  # the level of a bot
    generation: int = 0  # goes up when the holder changes; commands about a person name it
    seat: int | None = None  # its seat in the present or last match
    present: bool = False
    muted: bool = False
    sealed: str = ""  # hash of this chair's part of the next deal


class DealInfo(Part, kw_only=True):
    """The promise for the next match."""

    match: str
    commit: str


class PracticeInfo(Part, kw_only=True):
    """The match continues from this match, after this step, and is not counted."""

    match: str
    step: int


class TableInfo(Part, kw_only=True):
    """Everything that anybody may know about a table. It is built, never stripped, and its type has no secret."""

    id: str
    code: str = ""  # a code to say aloud; it leads to the table while somebody is there
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
    agreed: tuple[int, ...] = ()  # chairs that agree to odds for everyone, if the config has them
    out: tuple[int, ...] = ()  # chairs that everybody sees to be out of the running match
    hurrying: tuple[int, ...] = ()  # those of them that want bots to play on without waiting
    paused: bool = False
    stopped: bool = False  # the rules broke; the record is kept, and the match can only be closed
    next: tuple[Any, ...] = ()  # configs that the table may play now
    outcome: Outcome | None = None  # of the last match
    practice: PracticeInfo | None = None  # set if the present or last match was not dealt here


class Welcome(Record):
    version: int
    table: str
    chair: int | None
    viewer: int | str  # the seat in the match, or "spectator"


class TableState(Record):
    """Chairs, presence, pause: the whole table as it is now. `count` is for this socket only."""

    count: int
    table: TableInfo


class ToldOf(Record, tag="Told"):
    """What happened in the match, as the game's `Told`, with times next to it; the hash is of the view's bytes."""

    match: str
    hash: str
    told: Raw
    says: tuple[Text, ...] = ()  # each notice in words, readable without knowing the game
    times: dict[str, int] = field(default_factory=dict)  # ms left of the clocks that run, by key
    stood_in: tuple[int, ...] = ()  # ticks at which a stand-in played
    recall: tuple[Text, ...] = ()  # if the past is not told again: what is still visible of it, in words
    notebook: tuple[Text, ...] = ()  # what this seat knows, in words: labels, with values in the attribute `is`


class Times(Record):
    """The clocks stopped or continue."""

    match: str
    paused: bool
    times: dict[str, int] = field(default_factory=dict)


class LineInfo(Part, kw_only=True):
    """A line as one viewer hears it. With neither words nor a phrase, it says only that something was said."""

    chair: int | None  # None: a spectator
    name: str
    kind: Literal["chat", "whisper", "nudge", "report"]
    to: int | None = None
    body: str | None = None
    phrase: Any = None  # a phrase of the game, as in its menu; seats in it are those of the match
    about: int | None = None  # the chair that a report is about
    at: int
    match: str = ""  # the match in which one of its players said it


class Heard(Record):
    """Lines that this viewer heard; `count` is the number of all of them so far."""

    count: int
    lines: tuple[LineInfo, ...]


class Reply(Record):
    """The result of a command, under its id."""

    id: str


class Ack(Reply):
    """Done, and stored. `tick` is this viewer's after the step; a match's commands have one."""

    tick: int | None = None


class Granted(Reply):
    """Done; here is the chair's new token."""

    chair: int
    token: str


class Refused(Reply):
    """Refused. `rule` names the rule of the game, if it was one."""

    says: Text
    rule: str = ""


class Stale(Reply):
    """The decision that was answered is not open, or no longer."""


class Paused(Reply):
    """Refused during a pause."""


class Failed(Reply):
    """The server could not do it; whether anything happened is unknown. Send the same again."""

    says: Text


class Because(Reply):
    """The reply to Why: None means that it may be played."""

    refusal: Refusal | None = None


class Odds(Reply):
    """The reply to ShowOdds: for each hidden wire of another player its values and their probabilities.

    10,000 is certain; nothing under one per cent is listed.
    """

    tick: int  # the tick of the frame to which they belong
    wires: tuple[WireOdds, ...]


class Ping(Record):
    """Are you still there? Any message is an answer.

    `next`: the next one comes within so many seconds. A client that hears nothing for twice as long is connected to a
    server that is asleep, and should reconnect. 0: nothing is promised.
    """

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
