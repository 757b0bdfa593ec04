"""What clients and bots are told. The types cannot hold what a viewer may not know."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, Literal

from litfuse.kernel.records import Notice, Seat, Text, Viewer
from litfuse.kernel.texts import NONE, word

from .actions import Call
from .config import Config
from .mechanisms import all as mechanisms
from .mission import Mission
from .public import Marker, Token
from .words import Cell, Character, Equipment, Helper, Key, Number, Value, value_of, word_of


def slots(cells: Iterable[Cell]) -> str:
    """Places as people count them: stand and slot."""
    return " ".join(f"{stand + 1}:{slot + 1}" for stand, slot in cells)


def name_of(mission: Mission) -> str:
    """The message that names a mission."""
    return f"mission-{mission.number}" if mission.number else "mission-own"


def words(values: Iterable[int]) -> str:
    return " ".join(map(word_of, values)) or NONE


class WasDealt(Notice):
    viewer: Viewer
    seats: int
    config: Config
    mission: Mission
    captain: Seat
    stands: tuple[tuple[Seat, int], ...]  # owner and size of each
    markers: tuple[Marker, ...]
    dial: int
    equipment: tuple[Equipment, ...]
    hand: tuple[tuple[Key, ...], ...] = ()  # the viewer's own stands

    def text(self) -> Text:
        args: dict[str, int | str] = {"captain": f"@{self.captain}", "dial": self.dial}
        return Text("note-was-dealt", {"mission": name_of(self.mission), **args})


class WasSeated(Notice):
    """Before the deal, where characters are chosen first."""

    viewer: Viewer
    seats: int
    config: Config
    mission: Mission
    captain: Seat

    def text(self) -> Text:
        return Text("note-was-seated", {"mission": name_of(self.mission), "captain": f"@{self.captain}"})


class CharacterPicked(Notice):
    seat: Seat
    character: Character


class TokenDrawn(Notice):
    """A first token was drawn for a player (BB-X-TOKSET)."""

    seat: Seat
    number: Number


class WasPassedOver(Notice):
    """A hand without a blue wire: no first token (BB-SETUP-24)."""

    seat: Seat


class TokenPut(Notice):
    owner: Seat
    cell: Cell | None  # None: beside the stand
    token: Token
    taken: Cell | None = None  # from before this wire (BB-TOK-04, BB-EQ-33-2)

    def text(self) -> Text:
        token = self.token
        key = {"is": "note-token-put", "has-not": "note-token-put-beside", "single": "note-token-put-single"}[
            token.says
        ]
        args = {"owner": f"@{self.owner}"}
        if token.value:
            args["value"] = word_of(token.value)
        if self.cell is not None:
            args["slot"] = slots((self.cell,))
        return Text("note-token-put-virtual" if token.virtual else key, {**args})


class TurnBegan(Notice):
    seat: Seat


class HasCalled(Notice):
    """A Dual Cut and what came of it; what follows from it is told next."""

    seat: Seat
    owner: Seat
    cells: tuple[Cell, ...]
    values: tuple[Value, ...]
    helpers: tuple[Helper, ...]
    outcome: Literal["hit", "miss", "red"]
    calls: tuple[Call, ...] = ()  # with the own wires, for who called

    def text(self) -> Text:
        return Text(
            {"hit": "note-has-called-hit", "miss": "note-has-called-miss", "red": "note-has-called-red"}[self.outcome],
            {
                "seat": f"@{self.seat}",
                "owner": f"@{self.owner}",
                "slots": slots(self.cells),
                "count": len(self.cells),
                "values": words(self.values),
                "helpers": str(word(self.helpers)),
            },
        )


class SettleAsked(Notice):
    owner: Seat
    hit: bool


class WereCut(Notice):
    """`how`: a Dual or Solo Cut, an action that the mission adds, a card by itself, or red wires that were revealed."""

    seat: Seat
    cells: tuple[Cell, ...]
    keys: tuple[Key, ...]
    how: Literal["dual", "solo", "special", "card", "reveal"]

    def text(self) -> Text:
        values = words(value_of(k) for k in self.keys)
        return Text(WERE_CUT[self.how], {"seat": f"@{self.seat}", "values": values})


WERE_CUT: Final = {
    "dual": "note-were-cut-dual",
    "solo": "note-were-cut-solo",
    "special": "note-were-cut-special",
    "card": "note-were-cut-card",
    "reveal": "note-were-cut-reveal",
}


class DialMoved(Notice):
    left: int
    steps: int  # negative: towards the explosion


class SeenRed(Notice):
    """The Stabilizer held: these wires are red (BB-EQ-09-3)."""

    owner: Seat
    cells: tuple[Cell, ...]

    def text(self) -> Text:
        return Text("note-seen-red", {"owner": f"@{self.owner}", "slots": slots(self.cells)})


class CardReady(Notice):
    card: Equipment


class CardUsed(Notice):
    seat: Seat
    card: Equipment


class PowerUsed(Notice):
    seat: Seat
    character: Character


class CardsAdded(Notice):
    """By the False Bottom (BB-EQ-Y-1)."""

    cards: tuple[Equipment, ...]


class CardsTurnedUp(Notice):
    """By the Emergency Drop (BB-EQ-33-1)."""

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
        """The players with such a wire, each once; of a player with two stands, on which (BB-EQ-08-1)."""
        told: list[str] = []
        for owner in dict.fromkeys(self.owners):
            yes = tuple([y for y, o in zip(self.yes, self.owners, strict=True) if o == owner])
            if any(yes):
                where = ON_STANDS.get(yes)
                told.append(f"@{owner}:{where}" if where else f"@{owner}")
        found = " ".join(told) or NONE
        return Text("note-radar-answered", {"seat": f"@{self.seat}", "number": self.number, "found": found})


ON_STANDS: Final[dict[tuple[bool, ...], str]] = {
    (True, False): "stand-first",
    (False, True): "stand-second",
    (True, True): "stand-both",
}


class LabelPut(Notice):
    seat: Seat
    cell: Cell  # and its right neighbour
    equal: bool

    def text(self) -> Text:
        stand, slot = self.cell
        pair = slots((self.cell, (stand, slot + 1)))
        key = "note-label-put-equal" if self.equal else "note-label-put-unequal"
        return Text(key, {"seat": f"@{self.seat}", "slots": pair})


class SwapAsked(Notice):
    user: Seat
    partner: Seat
    cell: Cell  # offered

    def text(self) -> Text:
        where = slots((self.cell,))
        return Text("note-swap-asked", {"user": f"@{self.user}", "partner": f"@{self.partner}", "slot": where})


class WiresMoved(Notice):
    """A swap, or a wire that was taken (`gave` none). The two who had a wire in hand know it."""

    user: Seat
    partner: Seat
    got: Cell  # of the partner, before
    got_now: Cell  # of the user, now
    gave: Cell | None = None  # of the user, before
    gave_now: Cell | None = None  # of the partner, now
    got_key: Key | None = None  # for these two
    gave_key: Key | None = None  # for these two

    def text(self) -> Text:
        """`note-wires-moved-swap` or `-taken`."""
        args = {
            "user": f"@{self.user}",
            "partner": f"@{self.partner}",
            "got": slots((self.got,)),
            "got-now": slots((self.got_now,)),
        }
        if self.gave is None or self.gave_now is None:
            return Text("note-wires-moved-taken", {**args})
        args["gave"] = slots((self.gave,))
        args["gave-now"] = slots((self.gave_now,))
        return Text("note-wires-moved-swap", {**args})


class TurnNamed(Notice):
    """By the Coffee Mug."""

    seat: Seat
    target: Seat


class HasSkipped(Notice):
    seat: Seat


class ClockDecided(Notice):
    seat: Seat


class Ended(Notice):
    won: bool
    reason: Literal["defused", "explosion", "dial", "stall"]

    def text(self) -> Text:
        return Text(ENDED[self.reason])


ENDED: Final = {
    "defused": "note-ended-defused",
    "explosion": "note-ended-explosion",
    "dial": "note-ended-dial",
    "stall": "note-ended-stall",
}


Said = (
    WasDealt
    | WasSeated
    | CharacterPicked
    | TokenDrawn
    | WasPassedOver
    | TokenPut
    | TurnBegan
    | HasCalled
    | SettleAsked
    | WereCut
    | DialMoved
    | SeenRed
    | CardReady
    | CardUsed
    | PowerUsed
    | CardsAdded
    | CardsTurnedUp
    | Disintegrated
    | Recharged
    | RadarAnswered
    | LabelPut
    | SwapAsked
    | WiresMoved
    | TurnNamed
    | HasSkipped
    | ClockDecided
    | Ended
    | mechanisms.Notices
)
