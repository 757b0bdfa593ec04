"""What equipment and characters do outside the cuts, and how cards become usable (BB-EQG, BB-EQ)."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Sequence
from typing import Any, Final

from litfuse.kernel.events import Step
from litfuse.kernel.records import Seat

from . import card_events as ce
from . import events as e
from .cards.words import (
    UseBatteries,
    UseEqual,
    UseHook,
    UsePostIt,
    UseRadar,
    UseRewinder,
    UseSingle,
    UseUnequal,
    UseWalkie,
)
from .content import INSTANT, UNLOCKED_BY
from .dial import move_dial
from .public import Label, Swapping, Token
from .setup import put_token, supply
from .state import State, Wire
from .words import Cell, Character, Equipment, Source


def unlock(step: Step[State]) -> None:
    """Instant cards work in board order; what they unlock joins the end of the queue (BB-EQG-10)."""
    queue = turned(step, ())
    while queue:
        card = queue.pop(0)
        if step.state.ready(card):
            step.emit(ce.CardUsed(step.state.turn, card))
            INSTANTLY[card](step)
            queue += turned(step, queue)


def turned(step: Step[State], queue: Sequence[Equipment]) -> list[Equipment]:
    """Turns up the cards whose wires are cut now; the instant ones that are ready and not in the queue."""
    cuts = step.state.cuts
    for card in step.state.equipment:
        if not card.usable:
            value, needed = UNLOCKED_BY[card.name]
            if cuts[value] >= needed:
                step.emit(ce.CardReady(card.name))
    return [c.name for c in step.state.equipment if c.name in INSTANT and c.ready and c.name not in queue]


def false_bottom(step: Step[State]) -> None:
    step.emit(ce.CardsAdded(step.state.deck[:2]))


def drop(step: Step[State]) -> None:
    """All other used cards turn face up again (BB-EQ-33-1)."""
    used = tuple([c.name for c in step.state.equipment if c.used and c.name is not Equipment.DROP])
    if used:
        step.emit(ce.CardsTurnedUp(used))


def disintegrate(step: Step[State]) -> None:
    """A number token of the supply is drawn; all remaining wires of it are cut (BB-EQ-1010-1)."""
    state = step.state
    numbers = supply(state)
    if not numbers:
        return
    number = numbers[step.rng.below("disintegrator", len(numbers))]
    step.emit(ce.Disintegrated(number))
    cells = tuple([c for s in state.stands for c in s.uncut if state.value(c) == number])
    if cells:
        step.emit(e.WiresCut(state.turn, cells, (10 * number,) * len(cells), "card"))


INSTANTLY: Final[dict[Equipment, Callable[[Step[State]], None]]] = {
    Equipment.FALSE_BOTTOM: false_bottom,
    Equipment.DROP: drop,
    Equipment.DISINTEGRATOR: disintegrate,
}


def use(step: Step[State], seat: Seat, act: Any) -> bool:
    """Spends the card or the character and lets it work; True: a hand has changed."""
    card, power = USES[type(act)]
    if getattr(act, "source", Source.CARD) is Source.POWER:
        assert power is not None
        step.emit(ce.PowerUsed(seat, power, alone=True))
    else:
        step.emit(ce.CardUsed(seat, card))
    DOES[type(act)](step, seat, act)
    return type(act) is UseHook


def walkie(step: Step[State], seat: Seat, act: UseWalkie) -> None:
    step.emit(ce.SwapAsked(seat, act.partner, act.cell))


def swap(step: Step[State], cell: Cell) -> None:
    """Both wires change hands at once (BB-EQ-02-3)."""
    state = step.state
    asked = state.ask
    assert type(asked) is Swapping
    gave, got = asked.cell, cell
    gave_key, got_key = state.wire(gave).key, state.wire(got).key
    step.emit(
        ce.WiresMoved(
            asked.user,
            asked.partner,
            got,
            slot_for(state, gave, got_key),
            got_key,
            gave,
            slot_for(state, got, gave_key),
            gave_key,
        )
    )


def slot_for(state: State, leaving: Cell, key: int) -> Cell:
    """Where a wire goes on a stand that another one leaves: right of its equals (BB-EQ-02-7)."""
    i, slot = leaving
    keys = [w.key for j, w in enumerate(state.stands[i].wires) if j != slot]
    return (i, bisect_right(keys, key))


def hook(step: Step[State], seat: Seat, act: UseHook) -> None:
    state = step.state
    key = state.wire(act.cell).key
    slot = bisect_right([w.key for w in state.stands[act.stand].wires], key)
    step.emit(ce.WiresMoved(seat, state.stands[act.cell[0]].owner, act.cell, (act.stand, slot), key))


def radar(step: Step[State], seat: Seat, act: UseRadar) -> None:
    state = step.state
    yes = tuple([any(state.value(c) == act.number for c in s.uncut) for s in state.stands])
    step.emit(ce.RadarAnswered(seat, act.number, yes, tuple([s.owner for s in state.stands])))


def post_it(step: Step[State], seat: Seat, act: UsePostIt) -> None:
    put_token(step, act.cell)


def unequal(step: Step[State], seat: Seat, act: UseUnequal) -> None:
    step.emit(ce.Labelled(seat, Label(act.cell, False)))


def equal(step: Step[State], seat: Seat, act: UseEqual) -> None:
    step.emit(ce.Labelled(seat, Label(act.cell, True)))


def rewind(step: Step[State], seat: Seat, act: UseRewinder) -> None:
    move_dial(step, 1)


def batteries(step: Step[State], seat: Seat, act: UseBatteries) -> None:
    step.emit(ce.Recharged(seat, act.seats))


def single(step: Step[State], seat: Seat, act: UseSingle) -> None:
    state = step.state
    old = [(i, j) for i, s in enumerate(state.stands) for j, w in enumerate(s.wires) if is_single(w)]
    step.emit(e.TokenPlaced(seat, act.cell, Token(0, "single"), old[0] if old else None))


def is_single(wire: Wire) -> bool:
    return any(token.says == "single" for token in wire.tokens)


# What each use spends: a card, or the character that can do the same
USES: Final[dict[type, tuple[Equipment, Character | None]]] = {
    UseWalkie: (Equipment.WALKIE, Character.WALKIE),
    UseRadar: (Equipment.RADAR, Character.RADAR),
    UsePostIt: (Equipment.POST_IT, None),
    UseUnequal: (Equipment.UNEQUAL, None),
    UseEqual: (Equipment.EQUAL, None),
    UseRewinder: (Equipment.REWINDER, None),
    UseBatteries: (Equipment.BATTERIES, None),
    UseSingle: (Equipment.SINGLE, None),
    UseHook: (Equipment.HOOK, None),
}
DOES: Final[dict[type, Callable[[Step[State], Seat, Any], None]]] = {
    UseWalkie: walkie,
    UseRadar: radar,
    UsePostIt: post_it,
    UseUnequal: unequal,
    UseEqual: equal,
    UseRewinder: rewind,
    UseBatteries: batteries,
    UseSingle: single,
    UseHook: hook,
}
