"""Notices: what clients and bots are told. The types cannot hold what a viewer may not know."""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Meta

from litfuse.kernel.notices import Notice
from litfuse.kernel.records import PLACE, Part, Seat, Text, Viewer, text
from litfuse.kernel.texts import word

from .cards import words as cards
from .config import Config
from .mechanisms import all as mechanisms
from .mission import Mission
from .public import COUNTS, Lacking, Marker, Reason, Restriction, Stuck, Token
from .words import Call, Cell, Character, Equipment, Helper, Key, Number, Value, slots, value_of, word_of, words_of


def name_of(mission: Mission) -> str:
    """Returns the message that names a mission."""
    return f"mission-{mission.number}" if mission.number else "mission-own"


Slot: TypeAlias = Annotated[int, Meta(ge=0, le=31, extra_json_schema=PLACE)]


class Facing(Part):
    """A wire that is turned round: everybody sees it except its owner (BB-X-FLIP)."""

    cell: Cell
    key: Key | None = None  # None: the wire is the viewer's


class WasDealt(Notice):
    viewer: Viewer
    seats: int
    config: Config
    mission: Mission
    captain: Seat
    stands: tuple[tuple[Seat, int], ...]  # owner and number of wires of each
    markers: tuple[Marker, ...]
    dial: int
    equipment: tuple[Equipment, ...]
    hand: tuple[tuple[Key, ...], ...] = ()  # the viewer's own stands, without wires that are turned round
    pile: int = 0  # equipment cards that lie face down
    strays: tuple[Cell, ...] = ()  # wires that are not in order
    turned: tuple[Facing, ...] = ()
    off_hand: int = 0  # number of wires in nobody's hand

    def text(self) -> Text:
        args: dict[str, int | str] = {"captain": f"@{self.captain}", "dial": self.dial}
        return Text("note-was-dealt", {"mission": name_of(self.mission), **args})


class Seated(Notice):
    """The match begins, before the deal, because characters are chosen first."""

    viewer: Viewer
    seats: int
    config: Config
    mission: Mission
    captain: Seat

    def text(self) -> Text:
        return Text("note-seated", {"mission": name_of(self.mission), "captain": f"@{self.captain}"})


class CharacterPicked(Notice):
    seat: Seat
    character: Character


class TokenDrawn(Notice):
    """A first token was drawn for a player (BB-X-TOKSET)."""

    seat: Seat
    number: Number


class PassedOver(Notice):
    """A player has no wire, or no value, for a first token or for the second of two (BB-SETUP-24)."""

    seat: Seat
    why: Lacking = "blue"
    marked: Cell | None = None  # the wire that has the first of two tokens

    def text(self) -> Text:
        return Text(LACKING[self.why, self.marked is not None], {"seat": f"@{self.seat}"})


LACKING: Final = {
    ("blue", False): "note-passed-over",
    ("blue", True): "note-passed-over-more",
    ("yellow", False): "note-passed-over-yellow",
    ("yellow", True): "note-passed-over-yellow-more",
    ("missing", False): "note-passed-over-missing",
}


class TokenPlaced(Notice):
    owner: Seat
    cell: Cell | None  # None: beside a stand
    token: Token
    taken: Cell | None = None  # the wire from which it was taken (BB-TOK-04, BB-EQ-33-2)
    stand: Annotated[int, Meta(ge=0, le=5, extra_json_schema=PLACE)] | None = None  # beside which; None: the first

    def text(self) -> Text:
        token = self.token
        key = TOKEN_SAYS[token.says]
        args: dict[str, int | str] = {"owner": f"@{self.owner}"}
        if token.says in COUNTS:
            args["count"] = COUNTS.index(token.says) + 1
        if token.value:
            args["value"] = word_of(token.value)
        if self.cell is not None and token.says != "has":  # the words stay in the log after this step
            args["slot"] = slots((self.cell,))
        return Text(ONLY_SAID[token.says] if token.virtual else key, args)


TOKEN_SAYS: Final = {
    "is": "note-token-placed",
    "is-not": "note-token-placed-not",
    "even": "note-token-placed-even",
    "odd": "note-token-placed-odd",
    **dict.fromkeys(COUNTS, "note-token-placed-count"),
    "has-not": "note-token-placed-beside",
    "has": "note-token-placed-once",
    "single": "note-token-placed-single",
}


ONLY_SAID: Final = {
    "is": "note-token-placed-virtual",
    "is-not": "note-token-placed-not-virtual",
    "has-not": "note-token-placed-beside-virtual",
    "has": "note-token-placed-once",
}


class TokenWithheld(Notice):
    """A cut of these wires failed, and no token is set (BB-X-NOINFO)."""

    owner: Seat
    cells: tuple[Cell, ...]

    def text(self) -> Text:
        args: dict[str, int | str] = {"owner": f"@{self.owner}", "slots": slots(self.cells), "count": len(self.cells)}
        return Text("note-token-withheld", args)


class TurnBegan(Notice):
    seat: Seat


class CallMade(Notice):
    """A Dual Cut and whether it succeeded; its consequences are told next."""

    seat: Seat
    owner: Seat
    cells: tuple[Cell, ...]
    values: tuple[Value, ...]
    helpers: tuple[Helper, ...]
    outcome: Literal["hit", "miss", "red"]
    calls: tuple[Call, ...] = ()  # shown to the caller, with the own wires
    unaided: bool = False  # no help was there: a blocked player would have been passed over (BB-C-49)
    stuck: Stuck | None = None  # what would hold if the caller were blocked; only its wires may be the own half

    def text(self) -> Text:
        return Text(
            {"hit": "note-call-made-hit", "miss": "note-call-made-miss", "red": "note-call-made-red"}[self.outcome],
            {
                "seat": f"@{self.seat}",
                "owner": f"@{self.owner}",
                "slots": slots(self.cells),
                "count": len(self.cells),
                "values": words_of(self.values),
                "helpers": str(word(self.helpers)),
            },
        )


class WiresCut(Notice):
    """Wires were cut. `how`: a Dual or Solo Cut, an action that the mission adds, a card, or revealed red wires."""

    seat: Seat
    cells: tuple[Cell, ...]
    keys: tuple[Key, ...]
    how: Literal["dual", "solo", "special", "card", "reveal"]

    def text(self) -> Text:
        values = words_of(value_of(k) for k in self.keys)
        return Text(WIRES_CUT[self.how], {"seat": f"@{self.seat}", "values": values})


WIRES_CUT: Final = {
    "dual": "note-wires-cut-dual",
    "solo": "note-wires-cut-solo",
    "special": "note-wires-cut-special",
    "card": "note-wires-cut-card",
    "reveal": "note-wires-cut-reveal",
}


class TookWire(Notice):
    """A wire that was in nobody's hand came to a stand, in order (BB-X-WIRES)."""

    seat: Seat
    stand: Annotated[int, Meta(ge=0, le=5, extra_json_schema=PLACE)]
    slot: Slot | None = None  # None: somewhere from `first` to `last`
    key: Key | None = None  # shown to the player who took it
    first: Slot | None = None
    last: Slot | None = None

    def text(self) -> Text:
        args: dict[str, int | str] = {"seat": f"@{self.seat}"}
        if self.slot is None:
            return Text("note-took-wire-untold", {**args, "stand": self.stand + 1})
        if self.key is None:
            return Text("note-took-wire", {**args, "slot": slots(((self.stand, self.slot),))})
        value = word_of(value_of(self.key))
        return Text("note-took-wire-own", {"value": value, "slot": slots(((self.stand, self.slot),))})


class PassedWire(Part):
    """A wire that goes from one player to another, by where it stood and where it stands now."""

    giver: Seat
    taker: Seat
    cell: Cell
    now: Cell
    key: Key | None = None  # for these two


class WiresPassed(Notice):
    """Players passed wires on, all at the same time."""

    passes: tuple[PassedWire, ...]

    @property
    def moves(self) -> tuple[tuple[Cell, Cell], ...]:
        """From where to where."""
        return tuple([(p.cell, p.now) for p in self.passes])

    def text(self) -> Text:
        before, after = (slots([move[n] for move in self.moves]) for n in (0, 1))
        return Text("note-wires-passed", {"cells": before, "now": after})


class CountsAsRed(Notice):
    """The wires of this number are treated as red ones (BB-X-REDLIKE)."""

    value: Number


class ClaimFailed(Notice):
    """A player claimed that these wires have this value, and at least one has not (BB-X-MULTI). Tokens say what they
    are.
    """

    seat: Seat
    cells: tuple[Cell, ...]
    value: Value
    holder: bool  # only a player with such a wire was allowed to claim

    def text(self) -> Text:
        return text("note-claim-failed", seat=f"@{self.seat}", slots=slots(self.cells), value=word_of(self.value))


class DialMoved(Notice):
    left: int
    steps: int  # negative: towards the explosion


class RedsSeen(Notice):
    """The Stabilizer protected the cut; these wires are red (BB-EQ-09-3)."""

    owner: Seat
    cells: tuple[Cell, ...]

    def text(self) -> Text:
        return Text("note-reds-seen", {"owner": f"@{self.owner}", "slots": slots(self.cells)})


class TurnSkipped(Notice):
    """A player skipped. `able`: by choice, so there was something to declare; else there was nothing (BB-C-49)."""

    seat: Seat
    cells: tuple[Cell, ...] = ()  # none of these own wires has one of the values
    values: tuple[Value, ...] = ()
    blocked_by: Cell | None = None  # the hand has only this wire's value, and all other wires with it
    stuck: Stuck | None = None
    able: bool = False  # by choice: one of `cells` has one of `values`, or `stuck` is false

    def text(self) -> Text:
        return Text("note-turn-skipped", {"seat": f"@{self.seat}"})


class EverybodySkipped(Notice):
    """All players with wires skipped one after the other (BB-C-43)."""


class TimeRanOut(Notice):
    seat: Seat


class TalkRestricted(Notice):
    """Talk is restricted from now on, or no longer (BB-X-SILENCE)."""

    mode: Restriction | None  # None: no longer restricted

    def text(self) -> Text:
        return Text(RESTRICTED[self.mode])


RESTRICTED: Final[dict[Restriction | None, str]] = {
    "no-number": "note-talk-restricted-no-number",
    "mute": "note-talk-restricted-mute",
    "mime": "note-talk-restricted-mime",
    None: "note-talk-restricted-no-more",
}


class TalkSlipped(Notice):
    """A player said what the mission forbids (BB-X-SILENCE)."""

    seat: Seat
    by: Seat | None = None  # who reported it; None: it was in the chat

    def text(self) -> Text:
        args: dict[str, int | str] = {"seat": f"@{self.seat}"}
        if self.by is None:
            return Text("note-talk-slipped", args)
        return Text("note-talk-slipped-reported", {**args, "by": f"@{self.by}"})


class MissionEnded(Notice):
    won: bool
    reason: Reason

    def text(self) -> Text:
        return Text(ENDED[self.reason])


ENDED: Final = {
    "defused": "note-mission-ended-defused",
    "explosion": "note-mission-ended-explosion",
    "dial": "note-mission-ended-dial",
    "stall": "note-mission-ended-stall",
    "timer": "note-mission-ended-timer",
    "objective": "note-mission-ended-objective",
}


Said = (
    WasDealt
    | Seated
    | CharacterPicked
    | TokenDrawn
    | PassedOver
    | TokenPlaced
    | TokenWithheld
    | TurnBegan
    | CallMade
    | WiresCut
    | TookWire
    | WiresPassed
    | CountsAsRed
    | ClaimFailed
    | DialMoved
    | RedsSeen
    | TurnSkipped
    | EverybodySkipped
    | TimeRanOut
    | TalkRestricted
    | TalkSlipped
    | MissionEnded
    | cards.Notices
    | mechanisms.Notices
)
