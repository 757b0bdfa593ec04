"""The records that every game shares: frozen, tagged, without behaviour of their own."""

from __future__ import annotations

from typing import Annotated, Any, Final, Generic, Literal, TypeAlias, TypeVar, dataclass_transform

import msgspec

# A place at the table, counted from 0. The mark lets forms, other people's clients and codecs find seats in a schema.
Seat: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=7, extra_json_schema={"format": "seat"})]
# "all" sees everything; `match.watch` admits it only after the end.
Viewer: TypeAlias = Seat | Literal["spectator", "all"]
SPECTATOR: Final = "spectator"
ALL: Final = "all"
A = TypeVar("A")
E = TypeVar("E")
V = TypeVar("V")
N = TypeVar("N")
K = TypeVar("K")
TABLE: Final = -1  # in the place of a seat: the table acts, nobody was asked


@dataclass_transform(frozen_default=True)
class Record(msgspec.Struct, frozen=True, tag=True, forbid_unknown_fields=True, omit_defaults=True, gc=False):
    """A small immutable value that can be encoded."""


class Part(Record, tag=False):
    """A record that is never in a union and therefore has no tag on the wire."""


class Short(Part):
    """A part that notation writes by its values alone (`7~0:2`), and that a text may take apart (`call-own`)."""


# Marks for whole numbers in a schema, besides that of a seat. A place counts from 0 here and from 1 for people;
# numbers with names, like a colour among values, are shown and written by them.
PLACE: Final[dict[str, Any]] = {"format": "place"}


# Marks a tuple with one item for each seat, in order: clients show names next to the items.
BySeat: Final = msgspec.Meta(extra_json_schema={"format": "by-seat"})


# Marks what a client need not show: bookkeeping, and what the log tells in sentences.
UNSHOWN: Final = msgspec.Meta(extra_json_schema={"format": "unshown"})


# Marks what only a machine reads, like a seal or a key: a client hides it until the user asks for it.
FOLDED: Final = msgspec.Meta(extra_json_schema={"format": "folded"})


def by_place(word: str = "", *places: str) -> msgspec.Meta:
    """Returns the mark of a tuple with one item for each place, in order: clients show the places next to the items.

    A game's page has words of its own for these places, as for `said_as(word)`; without names they count from 1.
    """
    return msgspec.Meta(extra_json_schema={"format": "by-place", "of": word, "places": list(places)})


def said_as(word: str) -> msgspec.Meta:
    """Returns the mark of a value for which a game's page has words of its own."""
    return msgspec.Meta(extra_json_schema={"format": word})


def named(word: str, **names: int) -> dict[str, Any]:
    """Returns the mark of numbers of which some have names: the message `value-yellow` says `yellow` of `value`."""
    return {"format": word, "names": names}


def sees(viewer: Viewer, *seats: Seat) -> bool:
    """Returns whether this viewer learns something that only these seats know."""
    return viewer in seats or viewer == ALL


class Text(Part):
    """Something to say. The sentence is in the language files under `key`.

    Arguments are flat: a number; or words separated by spaces, each a message key ("card-skip"), a seat ("@2") or a
    seat and what it has ("@2:card-skip"); or, after "=", a name that is shown as it is ("=game.jsonl").
    """

    key: str
    args: dict[str, int | str] = {}


def text(key: str, **args: int | str) -> Text:
    return Text(key, args)


class Decision(Part):
    """A question put to one seat. Everybody sees who is asked what; the options are not part of it."""

    seat: Seat
    kind: str
    number: int  # follows from what everybody sees; (seat, kind, number) is never used for another question
    owed: bool = True  # False: an offer, the match does not wait for it
    quiet: bool = False  # an answer now tells nobody else anything
    race: bool = False  # an offer to several seats, which the first to answer gets: answers count in order of arrival

    @property
    def id(self) -> str:
        return f"{self.seat}.{self.kind}.{self.number}"


class Clock(Part):
    """A running clock. Its time passes while it is listed; the same key means the same budget."""

    key: str
    kind: str
    seats: tuple[Seat, ...] = ()  # whose time it is
    seconds: int | None = None  # fixed by the rules; None: the table's setting for this kind
    zero: Text | None = None  # what happens when it runs out


class Time(Part):
    """What a table may set for one kind of clock."""

    seconds: int
    least: int
    most: int
    may_be_off: bool = True
    rule: str = ""  # the rule that sets these numbers


class TableConfig(Record, tag=False, kw_only=True):
    """The options of every table, whatever the game; games add their own."""

    spectators: bool = True  # False: nobody watches before the end
    stand_in: bool = True  # False: nobody plays for an absent person; only the clocks' defaults do


class TimeUp(Record):
    """The clock with this key ran out."""

    key: str


class Resign(Record):
    seat: Seat


class Left(Record):
    """The seat's player left for good; another player has it now."""

    seat: Seat


class Slip(Record):
    """This seat said a word that the rules forbid: one of the list `key` that talk names (`Talk.slips`)."""

    seat: Seat
    key: str


class Close(Record):
    """The table ends the match without a result."""

    reason: str = "agreed"


TableAction: TypeAlias = TimeUp | Resign | Left | Slip | Close


class Outcome(Part):
    """How a match ended. `ranking` lists the places, best first; seats that share a place form a group."""

    winners: tuple[Seat, ...]
    ranking: tuple[tuple[Seat, ...], ...]
    reason: Text
    facts: dict[str, int] = {}


class Refusal(Part):
    """Why an answer is refused: the rule and a sentence, from what that seat can see."""

    rule: str
    says: Text


class Pick(Part):
    """On the wire: one value of `of`; or `take` different ones of it in this order, and all of `also`.

    With `groups`, no two of them are in the same group: `of` has the groups one after the other, and these are their
    sizes. With `same`, the values are those of this field in form `same` of the same menu, counted from 0, and `of` is
    empty.
    """

    of: tuple[Any, ...]
    take: int | None = None
    also: tuple[Any, ...] = ()
    groups: tuple[int, ...] = ()
    same: int | None = None


class MenuForm(Part):
    """On the wire: one type of action, and the values each of its fields may have; every combination is legal."""

    type: str
    says: Text
    picks: dict[str, Pick] = {}
    caution: Text | None = None  # what a client should ask before sending


Menu: TypeAlias = tuple[MenuForm, ...]


class Talk(Part):
    """What may be said now. It depends on public facts only."""

    chat: Literal["free", "phrases", "off"] = "free"
    why: Text | None = None  # why talk is closed
    phrases: Menu = ()
    whispers: bool = False
    nudges: bool = False
    slips: tuple[str, ...] = ()  # lists of words in the language files: saying one is allowed, but becomes a Slip
    log: bool = True  # False: people's clients get no past notices
    notebook: bool = True  # False: people's clients get no notebook


class Draw(Part):
    """One recorded draw: a number below `of`, an order of `of` things, or `of` bytes as hexadecimal digits."""

    label: str
    of: int
    got: int | tuple[int, ...] | str


class Entry(Part, Generic[A, E]):
    """One line of the record. An accepted answer always makes one, even without events."""

    seq: int
    seat: Annotated[int, msgspec.Meta(ge=-1, le=7)] = TABLE
    answers: str = ""  # the id of the decision that was answered
    action: A | None = None
    draws: tuple[Draw, ...] = ()
    events: tuple[E, ...] = ()


class Frame(Part, Generic[V]):
    """Everything that a viewer sees between two steps. It holds no time, because frames are compared byte for byte."""

    view: V
    open: tuple[Decision, ...] = ()
    menus: dict[str, Menu] = {}  # of the viewer's own decisions
    clocks: tuple[Clock, ...] = ()
    table: tuple[TableAction, ...] = ()  # table actions open to this viewer
    talk: Talk = Talk()
    outcome: Outcome | None = None


class Told(Part, Generic[V, N, K]):
    """The one message by which a viewer learns of the match.

    For a step, `tick = since + 1`; a resume continues from the viewer's last tick; a late join has `since = 0` and the
    whole log. `tick` counts the entries so far that held a notice for this viewer.
    """

    since: int
    tick: int
    notices: tuple[N, ...]
    frame: Frame[V]
    known: K | None = None


class Origin(Part, kw_only=True):
    """Where the first entries of a practice match come from: another match, which is over, up to entry `last`.

    Their draws follow from that match's seed.
    """

    match: str
    last: int
    seed: str
    nonces: tuple[str, ...] = ()


class Header(Part, kw_only=True):
    """What is settled before the deal. The seed is revealed after the end; `fairness.py` has the formulas."""

    game: str
    rules: str
    seats: int
    config: Any
    match: str = ""
    commit: str = ""  # the commitment to the seed; empty: none was made
    nonce_hashes: tuple[str, ...] = ()  # in seat order; empty if seats were not asked for nonces
    nonces: tuple[str, ...] = ()  # hexadecimal; zeros for a seat without one
    players: tuple[str, ...] = ()  # names in seat order, for people
    levels: tuple[str, ...] = ()  # levels of bots, in seat order; empty for a person
    practice: tuple[Origin, ...] = ()  # the matches, in order, from which this uncounted one continues
