"""Events: what happened, with the change of the state and the notice to each viewer.

Facts that do not stay visible are kept for this turn and the next (BB-COM-09): `noted` and `faded` maintain them.
"""

from __future__ import annotations

from operator import attrgetter
from typing import Final, Literal

from msgspec.structs import replace

from litfuse.kernel.events import Event as KernelEvent
from litfuse.kernel.notices import Notice
from litfuse.kernel.records import Seat, Viewer, sees

from . import notices
from .config import Config
from .facts import AnyFact, Called, Late, Revealed, Skipped
from .mechanisms.all import Data
from .mission import Mission
from .public import ACTING, Ask, Card, Lacking, Marker, Over, Placing, Power, Reason, Stuck, Token, Window
from .state import WHOLE, Deed, Stand, State, Wire, fresh
from .words import Cell, Character, Equipment, value_of

VALUE: Final = attrgetter("value")
LOCKED: Final = {name: Card(name) for name in Equipment}  # frozen, so shared


class Event(KernelEvent[State]): ...


def with_stand(stands: tuple[Stand, ...], i: int, stand: Stand) -> tuple[Stand, ...]:
    return (*stands[:i], stand, *stands[i + 1 :])


def with_wire(stands: tuple[Stand, ...], cell: Cell, wire: Wire) -> tuple[Stand, ...]:
    """Replaces a wire by one that is cut if and only if the old one was."""
    i, slot = cell
    s = stands[i]
    wires = list(s.wires)
    wires[slot] = wire
    out = list(stands)
    out[i] = Stand(s.owner, tuple(wires), s.uncut, s.beside)
    return tuple(out)


def with_data(state: State, place: int, data: Data) -> State:
    """Replaces the data of the mechanism at this place."""
    return replace(state, extras=(*state.extras[:place], data, *state.extras[place + 1 :]))


def noted(state: State, fact: AnyFact) -> tuple[AnyFact, ...]:
    """Returns the facts with one more."""
    return (*(state.facts if fact.automatic else recent(state)), fact)


def recent(state: State) -> tuple[AnyFact, ...]:
    """Returns the facts of this turn and the last. Earlier ones were kept for a chain of reveals, which is now over."""
    facts = state.facts
    if facts and facts[0].turn < state.turns - 1 and state.config.history == "strict":
        facts = tuple([f for f in facts if f.turn >= state.turns - 1])
    return facts


def faded(state: State) -> tuple[AnyFact, ...]:
    """Returns the facts that stay when the next turn begins: those of the turn that ends, and of this step."""
    facts = state.facts
    first = state.turns
    if not facts or facts[0].turn >= first or state.config.history == "open":
        return facts
    while first > facts[0].turn:
        here = [f for f in facts if f.turn == first]
        if all(f.aside for f in here) or not all(f.automatic for f in here):  # a Solo Cut notes no fact
            break
        first -= 1
    return tuple([f for f in facts if f.turn >= first])


class Seated(Event):
    """Characters are chosen before the deal (BB-C-31)."""

    config: Config
    mission: Mission
    captain: Seat
    powers: tuple[Power, ...]
    asks: tuple[Ask, ...]

    def apply(self, state: State) -> State:
        first, *rest = self.asks
        return replace(
            state, captain=self.captain, turn=self.captain, powers=self.powers, asked=1, ask=first, todo=tuple(rest)
        )

    def notice(self, to: Viewer) -> Notice:
        return notices.Seated(
            viewer=to, seats=len(self.powers), config=self.config, mission=self.mission, captain=self.captain
        )


class CharacterPicked(Event):
    seat: Seat
    character: Character

    def apply(self, state: State) -> State:
        powers = (*state.powers[: self.seat], Power(self.character), *state.powers[self.seat + 1 :])
        return replace(state, powers=powers)

    def notice(self, to: Viewer) -> Notice:
        return notices.CharacterPicked(self.seat, self.character)


class Dealt(Event):
    """The table is set (BB-SETUP)."""

    config: Config
    mission: Mission
    seats: int
    captain: Seat
    owners: tuple[Seat, ...]
    keys: tuple[tuple[int, ...], ...]  # of each stand, in order
    aside: tuple[int, ...]
    markers: tuple[Marker, ...]
    equipment: tuple[Equipment, ...]
    deck: tuple[Equipment, ...]
    dial: int
    powers: tuple[Power, ...]
    pile: int = 0
    strays: tuple[Cell, ...] = ()  # wires with an X token
    turned: tuple[Cell, ...] = ()  # wires that face all but their owner
    off_hand: tuple[int, ...] = ()  # keys of wires in nobody's hand; 0 is the top

    def apply(self, state: State) -> State:
        stands = tuple(
            [
                Stand(owner, fresh(keys), WHOLE[i][len(keys)])
                for i, (owner, keys) in enumerate(zip(self.owners, self.keys, strict=True))
            ]
        )
        for i, slot in self.strays:
            stands = with_wire(stands, (i, slot), replace(stands[i].wires[slot], apart="stray"))
        for i, slot in self.turned:
            stands = with_wire(stands, (i, slot), replace(stands[i].wires[slot], apart="turned"))
        return replace(
            state,
            captain=self.captain,
            turn=self.captain,
            stands=stands,
            markers=self.markers,
            aside=self.aside,
            off_hand=self.off_hand,
            dial=self.dial,
            start=self.dial,
            equipment=tuple([LOCKED[name] for name in self.equipment]),
            deck=self.deck,
            pile=self.pile,
            powers=self.powers,
        )

    def notice(self, to: Viewer) -> Notice:
        rows = [
            tuple([key for slot, key in enumerate(keys) if (i, slot) not in self.turned]) if self.turned else keys
            for i, keys in enumerate(self.keys)
        ]
        mine = [keys for owner, keys in zip(self.owners, rows, strict=True) if owner == to]
        sizes = tuple([(owner, len(keys)) for owner, keys in zip(self.owners, self.keys, strict=True)])
        return notices.WasDealt(
            viewer=to,
            seats=self.seats,
            config=self.config,
            mission=self.mission,
            captain=self.captain,
            stands=sizes,
            markers=self.markers,
            dial=self.dial,
            equipment=self.equipment,
            hand=tuple(mine),
            pile=self.pile,
            strays=self.strays,
            turned=tuple(
                [notices.Facing((i, j), None if self.owners[i] == to else self.keys[i][j]) for i, j in self.turned]
            ),
            off_hand=len(self.off_hand),
        )


class Asked(Event):
    """Asks questions, one after the other, before the rules continue. The reason for them was told before."""

    asks: tuple[Ask, ...]
    place: int = 0  # where the turn continues after them

    def apply(self, state: State) -> State:
        first = self.asks[0]
        offered = state.offered + (type(first) is Window)
        return replace(state, asked=state.asked + 1, offered=offered, ask=first, todo=self.asks[1:], place=self.place)

    def notice(self, to: Viewer) -> None:
        return None


class TokenDrawn(Event):
    """A first token was drawn for a player who has several wires to choose from."""

    seat: Seat
    number: int
    todo: tuple[Ask, ...]  # questions to the players who follow

    def apply(self, state: State) -> State:
        return replace(state, asked=state.asked + 1, ask=Placing(self.seat, self.number), todo=self.todo)

    def notice(self, to: Viewer) -> Notice:
        return notices.TokenDrawn(self.seat, self.number)


class PassedOver(Event):
    """A player has no wire, or no value, for a first token (BB-SETUP-24)."""

    seat: Seat
    why: Lacking = "blue"
    marked: Cell | None = None  # the wire that has the first of two tokens

    def apply(self, state: State) -> State:
        return state

    def notice(self, to: Viewer) -> Notice:
        return notices.PassedOver(self.seat, self.why, self.marked)


def without(tokens: tuple[Token, ...], like: Token) -> tuple[Token, ...]:
    """Returns the tokens less one like this. A number is the same piece whether it says what a wire is or is not."""
    at = next(
        i
        for i, t in enumerate(tokens)
        if not t.virtual and t.value == like.value and (like.value or t.says == like.says)
    )
    return (*tokens[:at], *tokens[at + 1 :])


class TokenPlaced(Event):
    owner: Seat
    cell: Cell | None  # None: beside a stand
    token: Token
    taken: Cell | None = None  # the wire that lost it (BB-TOK-04, BB-EQ-33-2)
    stand: int | None = None  # beside which; None: the owner's first

    def apply(self, state: State) -> State:
        stands, tokens = state.stands, state.tokens
        cell, token, taken = self.cell, self.token, self.taken
        if taken is not None:
            w = state.wire(taken)
            stands = with_wire(stands, taken, replace(w, tokens=without(w.tokens, token)))
        elif token.value and not token.virtual:
            counts = list(tokens)
            counts[token.value] += 1
            tokens = tuple(counts)
        if cell is None or token.says == "has":
            i = cell[0] if cell is not None else self.owner if self.stand is None else self.stand
            stands = with_stand(stands, i, replace(stands[i], beside=(*stands[i].beside, token)))
            glimpse = state.glimpse if cell is None else cell
            return replace(state, stands=stands, tokens=tokens, offered=state.offered + 1, glimpse=glimpse)
        w = stands[cell[0]].wires[cell[1]]
        stands = with_wire(stands, cell, Wire(w.key, w.value, w.cut, (*w.tokens, token), w.red, w.apart))
        return replace(state, stands=stands, tokens=tokens, offered=state.offered + 1)

    def notice(self, to: Viewer) -> Notice:
        return notices.TokenPlaced(self.owner, self.cell, self.token, self.taken, self.stand)


class TokenWithheld(Event):
    """A cut failed, and what the wires are stays secret (BB-X-NOINFO)."""

    owner: Seat
    cells: tuple[Cell, ...]

    def apply(self, state: State) -> State:
        return state

    def notice(self, to: Viewer) -> Notice:
        return notices.TokenWithheld(self.owner, self.cells)


class CutCalled(Event):
    """A Dual Cut was declared. Its result follows from the wires."""

    deed: Deed
    owner: Seat
    outcome: Literal["hit", "miss", "red"]
    unaided: bool = False
    stuck: Stuck | None = None

    def apply(self, state: State) -> State:
        d = self.deed
        values = tuple(map(VALUE, d.calls))
        called = Called(
            turn=state.turns,
            seat=d.seat,
            owner=self.owner,
            cells=d.cells,
            values=values,
            helpers=d.helpers,
            outcome=self.outcome,
        )
        return replace(state, facts=noted(state, called), deed=d, skipped=0)

    def notice(self, to: Viewer) -> Notice:
        d = self.deed
        values = tuple(map(VALUE, d.calls))
        mine = d.calls if sees(to, d.seat) else ()
        return notices.CallMade(
            seat=d.seat,
            owner=self.owner,
            cells=d.cells,
            values=values,
            helpers=d.helpers,
            outcome=self.outcome,
            calls=mine,
            unaided=self.unaided,
            stuck=self.stuck,
        )


class WiresCut(Event):
    """Wires were cut and laid face up before their slots (BB-TERM-06)."""

    seat: Seat
    cells: tuple[Cell, ...]
    keys: tuple[int, ...]
    how: Literal["dual", "solo", "special", "card", "reveal"]

    def apply(self, state: State) -> State:
        stands = list(state.stands)
        cuts = list(state.cuts)
        value = value_of(self.keys[0])
        for i, slot in self.cells:
            s = stands[i]
            w = s.wires[slot]
            cuts[w.value] += 1
            wires = list(s.wires)
            wires[slot] = Wire(w.key, w.value, True, w.tokens, w.red, w.apart)
            uncut = list(s.uncut)
            uncut.remove((i, slot))
            stands[i] = Stand(s.owner, tuple(wires), tuple(uncut), s.beside)
        how, deed, facts = self.how, state.deed, state.facts
        if how == "dual" and deed is not None:
            deed = Deed(deed.seat, "dual", deed.cells, deed.calls, deed.helpers, value)
        elif how == "solo" or how == "special":
            deed = Deed(self.seat, how, self.cells if how == "solo" else (), cut=value)
        elif how == "reveal":
            deed = Deed(self.seat, "reveal")
            facts = noted(state, Revealed(state.turns, self.seat))
        return replace(state, stands=tuple(stands), cuts=tuple(cuts), facts=facts, deed=deed, skipped=0)

    def notice(self, to: Viewer) -> Notice:
        return notices.WiresCut(self.seat, self.cells, self.keys, self.how)


class DialMoved(Event):
    steps: int  # negative: towards the explosion
    left: int

    def apply(self, state: State) -> State:
        return replace(state, dial=self.left)

    def notice(self, to: Viewer) -> Notice:
        return notices.DialMoved(self.left, self.steps)


class RedsSeen(Event):
    owner: Seat
    cells: tuple[Cell, ...]

    def apply(self, state: State) -> State:
        stands = state.stands
        for cell in self.cells:
            stands = with_wire(stands, cell, replace(state.wire(cell), red=True))
        return replace(state, stands=stands)

    def notice(self, to: Viewer) -> Notice:
        return notices.RedsSeen(self.owner, self.cells)


class TurnBegan(Event):
    seat: Seat

    def apply(self, state: State) -> State:
        return replace(
            state,
            turn=self.seat,
            turns=state.turns + 1,
            asked=state.asked + 1,
            offered=state.offered + 1,
            ask=ACTING,
            todo=(),
            place=0,
            stable=False,
            facts=faded(state),
            deed=None,
        )

    def notice(self, to: Viewer) -> Notice:
        return notices.TurnBegan(self.seat)


class TurnSkipped(Event):
    seat: Seat
    chosen: bool  # False: the rules skipped, because nothing could help (BB-C-49)
    cells: tuple[Cell, ...] = ()  # everybody can tell that none of these own wires has one of the values
    values: tuple[int, ...] = ()
    blocked_by: Cell | None = None
    stuck: Stuck | None = None
    able: bool = False  # something could be declared: then one of `cells` has one of `values`, or `stuck` is false

    def apply(self, state: State) -> State:
        fact = Skipped(state.turns, self.seat, self.chosen)
        return replace(state, facts=noted(state, fact), deed=Deed(self.seat, "skip"), skipped=state.skipped + 1)

    def notice(self, to: Viewer) -> Notice:
        return notices.TurnSkipped(self.seat, self.cells, self.values, self.blocked_by, self.stuck, self.able)


class EverybodySkipped(Event):
    """All players with wires skipped one after the other, and the mission continues (BB-C-43)."""

    def apply(self, state: State) -> State:
        return replace(state, skipped=0)

    def notice(self, to: Viewer) -> Notice:
        return notices.EverybodySkipped()


class ValueCompleted(Event):
    """All wires of a number, or two yellow wires, are cut. Gives no notice: the cuts told it."""

    value: int

    def apply(self, state: State) -> State:
        return replace(state, complete=(*state.complete, self.value))

    def notice(self, to: Viewer) -> None:
        return None


class WiresGone(Event):
    """A player ran out of wires. Gives no notice: the cuts told it."""

    seat: Seat

    def apply(self, state: State) -> State:
        return replace(state, out=(*state.out, self.seat))

    def notice(self, to: Viewer) -> None:
        return None


class TimeRanOut(Event):
    """A clock ran out and the rules answered for this player (BB-CLK-03)."""

    seat: Seat

    def apply(self, state: State) -> State:
        return replace(state, facts=noted(state, Late(state.turns, self.seat)))

    def notice(self, to: Viewer) -> Notice:
        return notices.TimeRanOut(self.seat)


class MissionEnded(Event):
    won: bool
    reason: Reason

    def apply(self, state: State) -> State:
        return replace(state, ask=Over(self.won, self.reason), todo=(), deed=None)

    def notice(self, to: Viewer) -> Notice:
        return notices.MissionEnded(self.won, self.reason)


BaseEvent = (
    Seated
    | CharacterPicked
    | Dealt
    | Asked
    | TokenDrawn
    | PassedOver
    | TokenPlaced
    | TokenWithheld
    | CutCalled
    | WiresCut
    | DialMoved
    | RedsSeen
    | TurnBegan
    | TurnSkipped
    | EverybodySkipped
    | ValueCompleted
    | WiresGone
    | TimeRanOut
    | MissionEnded
)
