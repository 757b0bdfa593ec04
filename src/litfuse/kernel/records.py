"""The words that every game shares: frozen, tagged records without behaviour of their own."""

from __future__ import annotations

from typing import Annotated, Any, Final, Generic, Literal, TypeAlias, TypeVar, dataclass_transform

import msgspec

# A place at the table, counted from 0. The mark lets forms, strangers' clients and codecs find seats in a schema.
Seat: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=7, extra_json_schema={"format": "seat"})]
# "all" sees everything; `match.watch` hands it out, and only after the end.
Viewer: TypeAlias = Seat | Literal["spectator", "all"]
SPECTATOR: Final = "spectator"
ALL: Final = "all"
A = TypeVar("A")
E = TypeVar("E")
V = TypeVar("V")
N = TypeVar("N")
K = TypeVar("K")
TABLE: Final = -1  # stands where a seat would: nobody was asked, the table acts


@dataclass_transform(frozen_default=True)
class Record(msgspec.Struct, frozen=True, tag=True, forbid_unknown_fields=True, omit_defaults=True, gc=False):
    """A small immutable value that can be encoded."""


class Part(Record, tag=False):
    """A record that never stands in a union and therefore carries no tag on the wire."""


class Short(Part):
    """A part that notation writes by its values alone (`7~0:2`) and that a text may take apart (`call-own`)."""


# Marks for whole numbers in a schema, beside that of a seat. A place counts from 0 in here and from 1 for people;
# numbers with names, like a colour among values, are shown and written by them.
PLACE: Final[dict[str, Any]] = {"format": "place"}


# Marks a tuple that holds one thing for each seat, in their order: whoever shows it puts names beside the things.
BySeat: Final = msgspec.Meta(extra_json_schema={"format": "by-seat"})


# Marks what a client has no need to show: bookkeeping, and what the log tells in sentences.
UNSHOWN: Final = msgspec.Meta(extra_json_schema={"format": "unshown"})


# Marks what only a machine reads, like a seal or a key: a client keeps it folded until somebody asks for it.
FOLDED: Final = msgspec.Meta(extra_json_schema={"format": "folded"})


def by_place(word: str = "", *places: str) -> msgspec.Meta:
    """The mark of a tuple that holds one thing for each place, in their order: whoever shows it puts the places beside
    the things. A game's page has words of its own for these places, as for `said_as(word)`; without names they count
    from 1."""
    return msgspec.Meta(extra_json_schema={"format": "by-place", "of": word, "places": list(places)})


def said_as(word: str) -> msgspec.Meta:
    """The mark of a value that a game's page has words of its own for, whatever it is made of."""
    return msgspec.Meta(extra_json_schema={"format": word})


def named(word: str, **names: int) -> dict[str, Any]:
    """The mark of numbers some of which have names: `yellow` of `value` is said by the message `value-yellow`."""
    return {"format": word, "names": names}


def sees(viewer: Viewer, *seats: Seat) -> bool:
    """Returns whether this viewer learns what only these seats know."""
    return viewer in seats or viewer == ALL


class Text(Part):
    """Something to say. The sentence stands in the language files under `key`.

    Arguments are flat: a number; or words separated by spaces, each a message key ("card-skip"), a seat ("@2") or a
    seat and what it has ("@2:card-skip"); or, behind "=", a name that is shown as it is ("=game.jsonl").
    """

    key: str
    args: dict[str, int | str] = {}


def text(key: str, **args: int | str) -> Text:
    return Text(key, args)


class Decision(Part):
    """A question put to one seat. Public: who is asked what is table knowledge; the options are not in here."""

    seat: Seat
    kind: str
    number: int  # follows from what everybody sees; (seat, kind, number) never comes back for another question
    owed: bool = True  # False: an offer, the match does not wait for it
    quiet: bool = False  # an answer now tells nobody else anything
    race: bool = False  # an offer to several, which whoever answers first has: answers count as they came

    @property
    def id(self) -> str:
        return f"{self.seat}.{self.kind}.{self.number}"


class Clock(Part):
    """A running clock: time is spent while it is listed. Same key, same budget."""

    key: str
    kind: str
    seats: tuple[Seat, ...] = ()  # whose time it is
    seconds: int | None = None  # set by the rules and changed by nobody; None: the table's setting for the kind
    zero: Text | None = None  # what happens when it runs out


class Time(Part):
    """What a table may set for one kind of clock."""

    seconds: int
    least: int
    most: int
    may_be_off: bool = True
    rule: str = ""  # that sets these numbers


class TableConfig(Record, tag=False, kw_only=True):
    """What every table may choose, whatever the game; games add their own options."""

    spectators: bool = True  # False: nobody watches before the end
    stand_in: bool = True  # False: nobody plays for an absent person; only the clocks' defaults do


class TimeUp(Record):
    """The clock with this key ran out."""

    key: str


class Resign(Record):
    seat: Seat


class Left(Record):
    """Another player has the seat for good."""

    seat: Seat


class Slip(Record):
    """This seat said a word that the rules had made dear: one of the list `key` that talk names (`Talk.slips`)."""

    seat: Seat
    key: str


class Close(Record):
    """The table ends the match without a result."""

    reason: str = "agreed"


TableAction: TypeAlias = TimeUp | Resign | Left | Slip | Close


class Outcome(Part):
    """How a match ended. `ranking` lists the places, best first; seats that share a place stand in one group."""

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

    With `groups`, no two of them are of one group: `of` has the groups one after the other, and these are their sizes.
    With `same`, the values are those of this field in form `same` of the same menu, counted from 0, and `of` is empty.
    """

    of: tuple[Any, ...]
    take: int | None = None
    also: tuple[Any, ...] = ()
    groups: tuple[int, ...] = ()
    same: int | None = None


class MenuForm(Part):
    """On the wire: one type of action and the values each of its fields may have; every combination is legal."""

    type: str
    says: Text
    picks: dict[str, Pick] = {}
    caution: Text | None = None  # ask before sending


Menu: TypeAlias = tuple[MenuForm, ...]


class Talk(Part):
    """What may be said now. It follows from public facts only."""

    chat: Literal["free", "phrases", "off"] = "free"
    why: Text | None = None  # why it is closed
    phrases: Menu = ()
    whispers: bool = False
    nudges: bool = False
    slips: tuple[str, ...] = ()  # lists of words in the language files: who says one may, and it becomes a Slip
    log: bool = True  # False: people's clients get no past notices
    notebook: bool = True  # False: people's clients get no knowledge


class Draw(Part):
    """One recorded draw: a number below `of`, an order of `of` things, or `of` bytes as hexadecimal digits."""

    label: str
    of: int
    got: int | tuple[int, ...] | str


class Entry(Part, Generic[A, E]):
    """One line of the record. An accepted answer always makes one, also without events."""

    seq: int
    seat: Annotated[int, msgspec.Meta(ge=-1, le=7)] = TABLE
    answers: str = ""  # the id of the decision
    action: A | None = None
    draws: tuple[Draw, ...] = ()
    events: tuple[E, ...] = ()


class Frame(Part, Generic[V]):
    """All that a viewer sees between two steps. It holds no time, because frames are compared byte for byte."""

    view: V
    open: tuple[Decision, ...] = ()
    menus: dict[str, Menu] = {}  # of the viewer's own decisions
    clocks: tuple[Clock, ...] = ()
    table: tuple[TableAction, ...] = ()  # table actions open to this viewer
    talk: Talk = Talk()
    outcome: Outcome | None = None


class Told(Part, Generic[V, N, K]):
    """The one message by which a viewer learns of the match.

    A step has `tick = since + 1`, a resume goes on from the viewer's last tick, a late join has `since = 0` and the
    whole log. `tick` counts the entries so far that held a notice for this viewer.
    """

    since: int
    tick: int
    notices: tuple[N, ...]
    frame: Frame[V]
    known: K | None = None


class Origin(Part, kw_only=True):
    """Where the first entries of a practice match come from: another match, which is over, up to entry `last`. Their
    draws follow from its seed."""

    match: str
    last: int
    seed: str
    nonces: tuple[str, ...] = ()


class Header(Part, kw_only=True):
    """What is settled before the deal. The seed is shown after the end; `fairness.py` has the formulas."""

    game: str
    rules: str
    seats: int
    config: Any
    match: str = ""
    commit: str = ""  # of the seed; empty: this match promised nothing
    nonce_hashes: tuple[str, ...] = ()  # in seat order; empty: none was asked for
    nonces: tuple[str, ...] = ()  # hexadecimal; zeros for a seat without one
    players: tuple[str, ...] = ()  # names in seat order, for people
    levels: tuple[str, ...] = ()  # of the bots among them, in seat order; empty for a person
    practice: tuple[Origin, ...] = ()  # plays on from a position of other matches, one after the other; counts nowhere
