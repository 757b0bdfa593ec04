"""What equipment and characters do (BB-EQ, BB-CH)."""

from __future__ import annotations

from msgspec.structs import replace

from litfuse.kernel.records import Notice, Seat, Viewer, sees

from .cards import words
from .cards.words import Moved, RadarSaid, Struck, Used
from .events import Event, noted, with_stand
from .public import Card, Label, Power, Swapping, Token
from .state import Stand, State, stand_of
from .words import Cell, Character, Equipment


class CardReady(Event):
    """Unlocked for the rest of the mission (BB-EQG-02)."""

    card: Equipment

    def apply(self, state: State) -> State:
        cards = [Card(c.name, True, c.used) if c.name is self.card else c for c in state.equipment]
        return replace(state, equipment=tuple(cards))

    def notice(self, to: Viewer) -> Notice:
        return words.CardReady(self.card)


class CardUsed(Event):
    seat: Seat
    card: Equipment
    alone: bool = True  # False: in a cut, whose call tells it

    def apply(self, state: State) -> State:
        name = self.card
        cards = [Card(name, True, True) if c.name is name else c for c in state.equipment]
        return replace(
            state,
            equipment=tuple(cards),
            stable=state.stable or name is Equipment.STABILIZER,
            asked=state.asked + (name in RENUMBERING),
            offered=state.offered + 1,
            facts=noted(state, Used(state.turns, self.seat, name)) if self.alone else state.facts,
            skipped=0,
        )

    def notice(self, to: Viewer) -> Notice:
        return words.CardUsed(self.seat, self.card)


# After these the player on turn has other options; after the rest an answer under way stays good.
RENUMBERING = frozenset({Equipment.STABILIZER, Equipment.BATTERIES, Equipment.HOOK})


class PowerUsed(Event):
    seat: Seat
    character: Character
    alone: bool = False  # outside a cut

    def apply(self, state: State) -> State:
        powers = list(state.powers)
        powers[self.seat] = Power(self.character, True)
        facts = noted(state, Used(state.turns, self.seat)) if self.alone else state.facts
        return replace(state, powers=tuple(powers), facts=facts, offered=state.offered + 1, skipped=0)

    def notice(self, to: Viewer) -> Notice:
        return words.PowerUsed(self.seat, self.character)


class Recharged(Event):
    """Characters are face up again (BB-EQ-07-1)."""

    seat: Seat
    seats: tuple[Seat, ...]

    def apply(self, state: State) -> State:
        powers = [Power(p.character) if s in self.seats else p for s, p in enumerate(state.powers)]
        return replace(state, powers=tuple(powers))

    def notice(self, to: Viewer) -> Notice:
        return words.Recharged(self.seat, self.seats)


class RadarAnswered(Event):
    seat: Seat
    number: int
    yes: tuple[bool, ...]
    owners: tuple[Seat, ...]

    def apply(self, state: State) -> State:
        return replace(state, facts=noted(state, RadarSaid(state.turns, self.seat, self.number, self.yes)))

    def notice(self, to: Viewer) -> Notice:
        return words.RadarAnswered(self.seat, self.number, self.yes, self.owners)


class Labelled(Event):
    """The one token of its kind: used again it leaves its old place (BB-EQ-33-2)."""

    seat: Seat
    label: Label

    def apply(self, state: State) -> State:
        others = [x for x in state.labels if x.equal != self.label.equal]
        return replace(state, labels=(*others, self.label))

    def notice(self, to: Viewer) -> Notice:
        return words.Labelled(self.seat, self.label.cell, self.label.equal)


class SwapAsked(Event):
    user: Seat
    partner: Seat
    cell: Cell

    def apply(self, state: State) -> State:
        ask = Swapping(self.user, self.partner, self.cell)
        return replace(state, asked=state.asked + 1, ask=ask, todo=(state.ask,))

    def notice(self, to: Viewer) -> Notice:
        return words.SwapAsked(self.user, self.partner, self.cell)


def dated(stand: Stand, hand: bool) -> Stand:
    """A wire came or went: what counts copies, or speaks of the hand, was true until now (BB-C-35)."""
    wires = stand.wires
    if not hand and any(t.says == "single" for w in wires for t in w.tokens):
        wires = tuple([replace(w, tokens=tuple(map(_dated, w.tokens))) for w in wires])
    beside = tuple([replace(t, dated=True) for t in stand.beside]) if hand else stand.beside
    return Stand(stand.owner, wires, stand.uncut, beside)


def _dated(token: Token) -> Token:
    return replace(token, dated=True) if token.says == "single" else token


class WiresMoved(Event):
    """A swap, or a wire taken (`gave` none): each goes in order into the stand it comes to (BB-EQ-02-3, BB-EQ-02-7)."""

    user: Seat
    partner: Seat
    got: Cell
    got_now: Cell
    got_key: int
    gave: Cell | None = None
    gave_now: Cell | None = None
    gave_key: int | None = None

    def apply(self, state: State) -> State:
        leaving = [(self.got, self.got_now)]
        if self.gave is not None and self.gave_now is not None:
            leaving.append((self.gave, self.gave_now))
        wires = {i: list(state.stands[i].wires) for pair in leaving for i, _ in pair}
        moving = [(state.wire(cell), now) for cell, now in leaving]
        places: dict[int, list[int]] = {i: list(range(len(ws))) for i, ws in wires.items()}
        for (i, slot), _ in leaving:
            del wires[i][slot], places[i][slot]
        for wire, (i, slot) in moving:
            wires[i].insert(slot, wire)
            places[i].insert(slot, -1)
        stands = state.stands
        touched = {stands[i].owner for i in wires}
        for i, ws in wires.items():
            s = stands[i]
            stands = with_stand(stands, i, dated(stand_of(i, s.owner, tuple(ws), s.beside), hand=False))
        for seat in touched:
            stands = with_stand(stands, seat, dated(stands[seat], hand=True))
        labels = [x for label in state.labels if (x := _relabelled(label, places)) is not None]
        fact = Moved(state.turns, self.user, self.partner, self.got, self.got_now, self.gave, self.gave_now)
        return replace(
            state,
            stands=stands,
            labels=tuple(labels),
            facts=noted(state, fact),
            asked=state.asked + 1,
            offered=state.offered + 1,
            ask=state.todo[0] if type(state.ask) is Swapping else state.ask,
            todo=(),
        )

    def notice(self, to: Viewer) -> Notice:
        know = sees(to, self.user, self.partner)
        return words.WiresMoved(
            self.user,
            self.partner,
            self.got,
            self.got_now,
            self.gave,
            self.gave_now,
            self.got_key if know else None,
            self.gave_key if know else None,
        )


def _relabelled(label: Label, places: dict[int, list[int]]) -> Label | None:
    """A label follows its two wires; it is taken off when one of them left (BB-EQ-02-6)."""
    i, slot = label.cell
    if i not in places:
        return label
    now = places[i]
    if slot not in now or slot + label.reach not in now:
        return None
    left = now.index(slot)
    return Label((i, left), label.equal, now.index(slot + label.reach) - left)


class CardsAdded(Event):
    """By the False Bottom (BB-EQ-Y-1)."""

    cards: tuple[Equipment, ...]

    def apply(self, state: State) -> State:
        more = tuple([Card(name) for name in self.cards])
        return replace(state, equipment=state.equipment + more, deck=state.deck[len(more) :])

    def notice(self, to: Viewer) -> Notice:
        return words.CardsAdded(self.cards)


class CardsTurnedUp(Event):
    """By the Emergency Drop (BB-EQ-33-1)."""

    cards: tuple[Equipment, ...]

    def apply(self, state: State) -> State:
        cards = [Card(c.name, c.usable) if c.name in self.cards else c for c in state.equipment]
        return replace(state, equipment=tuple(cards))

    def notice(self, to: Viewer) -> Notice:
        return words.CardsTurnedUp(self.cards)


class Disintegrated(Event):
    """A number was drawn; its remaining wires are cut next (BB-EQ-1010-1)."""

    number: int

    def apply(self, state: State) -> State:
        return replace(state, facts=noted(state, Struck(state.turns, self.number)))

    def notice(self, to: Viewer) -> Notice:
        return words.Disintegrated(self.number)


CardEvent = (
    CardReady
    | CardUsed
    | PowerUsed
    | Recharged
    | RadarAnswered
    | Labelled
    | SwapAsked
    | WiresMoved
    | CardsAdded
    | CardsTurnedUp
    | Disintegrated
)
