"""Actions, notices and facts of cards and characters.

Like the words of a mechanism they know no state and no rules, so that actions, notices and views can hold them.
"""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta

from litfuse.kernel.notices import Notice
from litfuse.kernel.records import PLACE, Record, Seat, Text

from ..public import Board, Fact, who_said
from ..words import Call, Cell, Character, Equipment, Helper, Key, Number, Source, Value, slots

# Actions


class HelpedCut(Record):
    """A Dual Cut with a detector (several wires of one stand), a ray (two values), or both."""

    cells: Annotated[tuple[Cell, ...], Meta(max_length=32)]
    calls: Annotated[tuple[Call, ...], Meta(max_length=2)]
    helpers: Annotated[tuple[Helper, ...], Meta(max_length=2)]


class Settle(Record):
    """Says which of your wires that were pointed at is cut, or gets the token (BB-DTC-04, BB-DTC-05)."""

    cell: Cell


class FastPass(Record):
    """Cut two equal wires of your own although more of them remain (BB-EQ-99-1)."""

    cells: tuple[Cell, Cell]


class UseStabilizer(Record):
    """Protect the Dual Cut of this turn (BB-EQ-09-1)."""


class UseMug(Record):
    """Take no action this turn; this player is next (BB-EQ-11-1)."""

    seat: Seat


class UseWalkie(Record):
    """Swap this wire of your own for one of the partner's (BB-EQ-02-1)."""

    cell: Cell
    partner: Seat
    source: Source = Source.CARD


class GiveWire(Record):
    """Give this wire of your own to the user of the Walkie-Talkies."""

    cell: Cell


class UseRadar(Record):
    number: Number
    source: Source = Source.CARD


class UsePostIt(Record):
    cell: Cell


class UseFalsePostIt(Record):
    """In a hand whose tokens lie: set a number that this wire of your own does not have (BB-X-TOKKIND)."""

    cell: Cell
    number: Value  # yellow is refused by the rules


class UseUnequal(Record):
    """Label this wire and its right neighbour as different (BB-EQ-01-1)."""

    cell: Cell


class UseEqual(Record):
    """Label this wire and its right neighbour as equal (BB-EQ-12-1)."""

    cell: Cell


class UseRewinder(Record): ...


class UseBatteries(Record):
    """Turn one or two used characters up again (BB-EQ-07-1)."""

    seats: Annotated[tuple[Seat, ...], Meta(max_length=5)]  # more than two are refused by the rules


class UseSingle(Record):
    """Mark a blue wire of your own whose number your stand has once (BB-EQ-22-1)."""

    cell: Cell


class UseHook(Record):
    """Take this wire of a teammate into this stand of yours (BB-EQ-1111-1)."""

    cell: Cell
    stand: Annotated[int, Meta(ge=0, le=5, extra_json_schema=PLACE)]


# Open to everybody between two actions (BB-EQG-14)
Anytime: TypeAlias = (
    UseWalkie
    | UseRadar
    | UsePostIt
    | UseFalsePostIt
    | UseUnequal
    | UseEqual
    | UseRewinder
    | UseBatteries
    | UseSingle
    | UseHook
)
Actions: TypeAlias = HelpedCut | Settle | FastPass | UseStabilizer | UseMug | GiveWire | Anytime

# Notices


class SettleAsked(Notice):
    owner: Seat
    hit: bool


class TokenStands(Notice):
    """No new token is placed: the wire that was chosen has one (BB-TOK-03)."""

    owner: Seat


class CardReady(Notice):
    card: Equipment


class CardUsed(Notice):
    seat: Seat
    card: Equipment


class PowerUsed(Notice):
    seat: Seat
    character: Character


class CardsAdded(Notice):
    """The False Bottom added these cards (BB-EQ-Y-1)."""

    cards: tuple[Equipment, ...]


class PileTurnedUp(Notice):
    """Cards from the face-down pile are turned up, usable from now on (BB-X-GEAR)."""

    cards: tuple[Equipment, ...]


class PileCardLost(Notice):
    """The top card of the pile is put away unseen (BB-X-MULTI)."""


class CardsTurnedUp(Notice):
    """The Emergency Drop turned these cards up (BB-EQ-33-1)."""

    cards: tuple[Equipment, ...]


class Disintegrated(Notice):
    number: Number


class Recharged(Notice):
    seat: Seat
    seats: tuple[Seat, ...]


class RadarAnswered(Notice):
    seat: Seat
    number: Number
    yes: tuple[bool, ...]  # for each stand
    owners: tuple[Seat, ...]  # of each stand

    def text(self) -> Text:
        return Text(
            "note-radar-answered",
            {"seat": f"@{self.seat}", "number": self.number, "found": who_said(self.yes, self.owners)},
        )


class Labelled(Notice):
    seat: Seat
    cell: Cell  # the left one of the two wires
    equal: bool

    def text(self) -> Text:
        stand, slot = self.cell
        pair = slots((self.cell, (stand, slot + 1)))
        key = "note-labelled-equal" if self.equal else "note-labelled-unequal"
        return Text(key, {"seat": f"@{self.seat}", "slots": pair})


class SwapAsked(Notice):
    user: Seat
    partner: Seat
    cell: Cell  # the wire that is offered

    def text(self) -> Text:
        where = slots((self.cell,))
        return Text("note-swap-asked", {"user": f"@{self.user}", "partner": f"@{self.partner}", "slot": where})


class PlacesMoved(Notice):
    """Two wires were swapped, or one was taken (`gave` is None). Only their holders see which they are."""

    user: Seat
    partner: Seat
    got: Cell  # the partner's wire, before
    got_now: Cell  # its place now, at the user's
    gave: Cell | None = None  # the user's wire, before
    gave_now: Cell | None = None  # its place now, at the partner's
    got_key: Key | None = None  # shown to these two
    gave_key: Key | None = None  # shown to these two

    @property
    def moves(self) -> tuple[tuple[Cell, Cell], ...]:
        """From where to where."""
        got = (self.got, self.got_now)
        return (got,) if self.gave is None or self.gave_now is None else (got, (self.gave, self.gave_now))

    def text(self) -> Text:
        """Returns the message `note-places-moved-swap` or `note-places-moved-taken`."""
        args = {
            "user": f"@{self.user}",
            "partner": f"@{self.partner}",
            "got": slots((self.got,)),
            "got-now": slots((self.got_now,)),
        }
        if self.gave is None or self.gave_now is None:
            return Text("note-places-moved-taken", {**args})
        args["gave"] = slots((self.gave,))
        args["gave-now"] = slots((self.gave_now,))
        return Text("note-places-moved-swap", {**args})


class TurnNamed(Notice):
    """The Coffee Mug gave the turn to this player."""

    seat: Seat
    target: Seat


Notices: TypeAlias = (
    SettleAsked
    | TokenStands
    | CardReady
    | CardUsed
    | PowerUsed
    | CardsAdded
    | PileTurnedUp
    | PileCardLost
    | CardsTurnedUp
    | Disintegrated
    | Recharged
    | RadarAnswered
    | Labelled
    | SwapAsked
    | PlacesMoved
    | TurnNamed
)

# Facts


class Used(Fact):
    """A player used a card, or their character (`card` is None), outside a cut."""

    seat: Seat
    card: Equipment | None = None

    def text(self, board: Board) -> Text:
        if self.card is None:
            character = board.powers[self.seat].character
            assert character is not None
            return PowerUsed(self.seat, character).text()
        return CardUsed(self.seat, self.card).text()


class RadarSaid(Fact):
    seat: Seat
    number: Number
    yes: tuple[bool, ...]  # for each stand

    def text(self, board: Board) -> Text:
        return RadarAnswered(self.seat, self.number, self.yes, board.owners).text()


class Moved(Fact):
    """Wires changed hands: the user's went from `gave` to `gave_now`, the partner's from `got` to `got_now`."""

    user: Seat
    partner: Seat
    got: Cell
    got_now: Cell
    gave: Cell | None = None  # None: only taken (BB-EQ-1111-1)
    gave_now: Cell | None = None

    def names(self, stand: int) -> bool:
        return any(c is not None and c[0] == stand for c in (self.got, self.got_now, self.gave, self.gave_now))

    def text(self, board: Board) -> Text:
        return PlacesMoved(
            user=self.user,
            partner=self.partner,
            got=self.got,
            got_now=self.got_now,
            gave=self.gave,
            gave_now=self.gave_now,
        ).text()


class Named(Fact):
    """The Coffee Mug gave the turn to a player."""

    seat: Seat
    target: Seat

    def text(self, board: Board) -> Text:
        return TurnNamed(self.seat, self.target).text()


class Struck(Fact):
    """The Disintegrator drew this number (BB-EQ-1010-1)."""

    number: Number

    def text(self, board: Board) -> Text:
        return Disintegrated(self.number).text()


Facts: TypeAlias = Used | RadarSaid | Moved | Named | Struck
