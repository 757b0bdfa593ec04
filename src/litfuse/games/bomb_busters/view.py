"""The view of clients and bots. Its types cannot hold anything that the viewer may not know."""

from __future__ import annotations

from typing import Annotated

from litfuse.kernel.records import UNSHOWN, BySeat, Part, Record, Seat, Text, Viewer, said_as

from .config import Config
from .deeds import Deed
from .facts import AnyFact
from .mechanisms.all import Data, Panel
from .mission import Mission
from .notices import TurnBegan
from .public import Ask, Card, Label, Marker, Power, Silence, Token
from .words import REDS, Apart, Call, Cell, Equipment, Key, Value, value_of


class Shown(Record):
    """A wire whose key the viewer sees: it is cut, in the viewer's hand, or turned towards the viewer."""

    key: Key
    cut: bool = False
    tokens: tuple[Token, ...] = ()
    red: bool = False  # everybody knows that it is red (BB-EQ-09-3)
    apart: Apart | None = None  # at an end of its stand and not in order


class Hidden(Record):
    """An uncut wire of another player, or one of the viewer's own that is turned round."""

    tokens: tuple[Token, ...] = ()
    red: bool = False
    apart: Apart | None = None


class StandView(Part):
    owner: Seat
    wires: tuple[Shown | Hidden, ...]
    beside: tuple[Token, ...] = ()  # tokens about the whole hand


class View(Record):
    """The table as one seat, or a spectator, sees it."""

    viewer: Viewer
    config: Config
    mission: Mission  # with the variant for this number of players applied
    captain: Seat
    stands: tuple[StandView, ...]  # stand s of the first ones belongs to seat s; second stands follow
    markers: tuple[Marker, ...]
    dial: Annotated[int, said_as("dial")]  # steps left
    start: Annotated[int, UNSHOWN]  # steps on the dial at the start
    cuts: Annotated[tuple[int, ...], said_as("cuts")]  # cut wires of each value: [7] of number 7, [13] yellow, [14] red
    equipment: tuple[Card, ...]  # in board order
    undealt: Annotated[int, UNSHOWN]  # cards left in the equipment deck
    powers: Annotated[tuple[Power, ...], BySeat]  # by seat; empty: this mission has no characters
    turn: Seat
    turns: Annotated[int, UNSHOWN]
    asked: Annotated[int, UNSHOWN]
    offered: Annotated[int, UNSHOWN]
    ask: Annotated[Ask, UNSHOWN]
    todo: Annotated[tuple[Ask, ...], UNSHOWN] = ()  # questions that follow `ask`
    place: Annotated[int, UNSHOWN] = 0  # where the turn continues after them (BB-C-13)
    stable: bool = False  # the Stabilizer protects this turn
    labels: tuple[Label, ...] = ()
    facts: Annotated[tuple[AnyFact, ...], UNSHOWN] = ()  # oldest first
    skipped: int = 0  # players who skipped in a row
    panels: tuple[Panel, ...] = ()  # what the viewer sees of the mission's mechanisms
    calls: Annotated[tuple[Call, ...], UNSHOWN] = ()  # the calls of a cut that waits to be settled, shown to the caller
    deed: Annotated[Deed | None, UNSHOWN] = None  # what was declared, if the mission asks something afterwards
    complete: Annotated[tuple[int, ...], UNSHOWN] = ()  # completed numbers, if the mission uses them
    out: Annotated[tuple[Seat, ...], UNSHOWN] = ()  # players who ran out of wires, if the mission uses them
    pile: int = 0  # equipment cards that lie face down
    off_hand: int = 0  # number of wires in nobody's hand, which may still be dealt
    reds: Annotated[tuple[Value, ...], UNSHOWN] = REDS  # values that count as red
    silence: Annotated[Silence | None, UNSHOWN] = None  # how talk is restricted; None: it never was in this match
    glimpse: Cell | None = None  # the wire of the last token beside its stand, shown until the next step (BB-X-MEMORY)

    @property
    def limit(self) -> int:
        """The largest number of steps the dial can have left (BB-C-3)."""
        return self.mission.dial_limit or self.start

    @property
    def owners(self) -> tuple[Seat, ...]:
        """The owner of each stand."""
        return tuple([s.owner for s in self.stands])

    def revealed(self, seat: Seat) -> tuple[Key, ...]:
        """Returns the red wires of this player that are cut."""
        cut = [w for s in self.stands if s.owner == seat for w in s.wires if isinstance(w, Shown) and w.cut]
        return tuple([w.key for w in cut if value_of(w.key) in self.reds])


class Everything(Record):
    """The view after the end, with all that was hidden (BB-VIS-17)."""

    table: View  # the spectator's view
    keys: tuple[tuple[Key, ...], ...]  # of the wires of every stand
    aside: tuple[Key, ...]
    deck: tuple[Equipment, ...]
    calls: tuple[Call, ...] = ()
    extras: tuple[Data, ...] = ()
    off_hand: tuple[Key, ...] = ()


def recall(view: View | Everything) -> tuple[Text, ...]:
    """Returns the facts in words, with a line that marks where this turn began (BB-COM-09)."""
    table = view.table if isinstance(view, Everything) else view
    before = [f.text(table) for f in table.facts if f.turn != table.turns]
    since = [f.text(table) for f in table.facts if f.turn == table.turns]
    begins = [TurnBegan(table.turn).text()] if table.turns else []
    return (*before, *begins, *since)
