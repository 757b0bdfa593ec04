"""What clients and bots see. Its types cannot hold what a viewer may not know."""

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
    """A wire that the viewer knows: cut, in the own hand, or turned towards the viewer."""

    key: Key
    cut: bool = False
    tokens: tuple[Token, ...] = ()
    red: bool = False  # everybody knows that it is red (BB-EQ-09-3)
    apart: Apart | None = None  # at an end of its stand and not in order


class Hidden(Record):
    """An uncut wire of somebody else, or an own one that is turned round."""

    tokens: tuple[Token, ...] = ()
    red: bool = False
    apart: Apart | None = None


class StandView(Part):
    owner: Seat
    wires: tuple[Shown | Hidden, ...]
    beside: tuple[Token, ...] = ()  # tokens that speak of the whole hand


class View(Record):
    """The table as one seat, or a spectator, sees it."""

    viewer: Viewer
    config: Config
    mission: Mission  # as it is with this number of players
    captain: Seat
    stands: tuple[StandView, ...]  # stand s of the first ones belongs to seat s; second stands follow
    markers: tuple[Marker, ...]
    dial: Annotated[int, said_as("dial")]  # steps left
    start: Annotated[int, UNSHOWN]  # where it began
    cuts: Annotated[tuple[int, ...], said_as("cuts")]  # wires of each value: [7] of number 7, [13] yellow, [14] red
    equipment: tuple[Card, ...]  # in board order
    undealt: Annotated[int, UNSHOWN]  # cards left in the equipment deck
    powers: Annotated[tuple[Power, ...], BySeat]  # of each seat; none: this mission has no characters
    turn: Seat
    turns: Annotated[int, UNSHOWN]
    asked: Annotated[int, UNSHOWN]
    offered: Annotated[int, UNSHOWN]
    ask: Annotated[Ask, UNSHOWN]
    todo: Annotated[tuple[Ask, ...], UNSHOWN] = ()  # asked after this
    place: Annotated[int, UNSHOWN] = 0  # where the turn goes on after these (BB-C-13)
    stable: bool = False  # the Stabilizer protects this turn
    labels: tuple[Label, ...] = ()
    facts: Annotated[tuple[AnyFact, ...], UNSHOWN] = ()  # oldest first
    skipped: int = 0  # players who skipped in a row
    panels: tuple[Panel, ...] = ()  # what the mission adds
    calls: Annotated[tuple[Call, ...], UNSHOWN] = ()  # of a cut that waits to be settled, for who called
    deed: Annotated[Deed | None, UNSHOWN] = None  # what was declared, if the mission asks something afterwards
    complete: Annotated[tuple[int, ...], UNSHOWN] = ()  # numbers whose last wire was cut, as far as the mission asks
    out: Annotated[tuple[Seat, ...], UNSHOWN] = ()  # players who ran out of wires, as far as the mission asks
    pile: int = 0  # equipment cards that lie face down
    off_hand: int = 0  # wires in nobody's hand, which may come into play
    reds: Annotated[tuple[Value, ...], UNSHOWN] = REDS  # values that count as red
    silence: Annotated[Silence | None, UNSHOWN] = None  # how talk is restricted; None: it has never been
    glimpse: Cell | None = None  # the wire of the last token beside its stand, shown until the next step (BB-X-MEMORY)

    @property
    def limit(self) -> int:
        """The dial never has more steps left (BB-C-3)."""
        return self.mission.dial_limit or self.start

    @property
    def owners(self) -> tuple[Seat, ...]:
        """Whose the stands are."""
        return tuple([s.owner for s in self.stands])

    def revealed(self, seat: Seat) -> tuple[Key, ...]:
        """The red wires of this player that are cut."""
        cut = [w for s in self.stands if s.owner == seat for w in s.wires if isinstance(w, Shown) and w.cut]
        return tuple([w.key for w in cut if value_of(w.key) in self.reds])


class Everything(Record):
    """All that is hidden too, for the time after the end (BB-VIS-17)."""

    table: View  # as a spectator sees it
    keys: tuple[tuple[Key, ...], ...]  # of every stand
    aside: tuple[Key, ...]
    deck: tuple[Equipment, ...]
    calls: tuple[Call, ...] = ()
    extras: tuple[Data, ...] = ()
    off_hand: tuple[Key, ...] = ()


def recall(view: View | Everything) -> tuple[Text, ...]:
    """The facts in words, and between them where this turn began (BB-COM-09)."""
    table = view.table if isinstance(view, Everything) else view
    before = [f.text(table) for f in table.facts if f.turn != table.turns]
    since = [f.text(table) for f in table.facts if f.turn == table.turns]
    begins = [TurnBegan(table.turn).text()] if table.turns else []
    return (*before, *begins, *since)
