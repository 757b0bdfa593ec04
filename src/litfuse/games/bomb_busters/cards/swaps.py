"""Cards that move wires between hands: the Walkie-Talkies, the character that does the same, and the Grappling Hook."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from litfuse.kernel.events import Step
from litfuse.kernel.notices import Notice
from litfuse.kernel.options import Form, Options
from litfuse.kernel.records import Refusal, Seat, Viewer, sees

from ..actions import Action
from ..calls import open_cells, others
from ..events import Event, noted
from ..moves import moved, slot_for
from ..public import Swapping
from ..reasons import barred_cell, no, not_own, target
from ..state import State
from ..turns import hand_changed
from ..words import Cell, Character, Equipment, Source
from . import words
from .base import CARD, AnytimeUse
from .words import GiveWire, UseHook, UseWalkie


class SwapAsked(Event):
    user: Seat
    partner: Seat
    cell: Cell

    def apply(self, state: State) -> State:
        ask = Swapping(self.user, self.partner, self.cell)
        return replace(state, asked=state.asked + 1, ask=ask, todo=(state.ask,))

    def notice(self, to: Viewer) -> Notice:
        return words.SwapAsked(self.user, self.partner, self.cell)


class WiresMoved(Event):
    """Two wires were swapped, or one was taken (`gave` is None). Each goes in order into its new stand (BB-EQ-02-3,
    BB-EQ-02-7).
    """

    user: Seat
    partner: Seat
    got: Cell
    got_now: Cell
    got_key: int
    gave: Cell | None = None
    gave_now: Cell | None = None
    gave_key: int | None = None

    def apply(self, state: State) -> State:
        fact = words.Moved(
            turn=state.turns,
            user=self.user,
            partner=self.partner,
            got=self.got,
            got_now=self.got_now,
            gave=self.gave,
            gave_now=self.gave_now,
        )
        pairs = [(self.got, self.got_now)]
        if self.gave is not None and self.gave_now is not None:
            pairs.append((self.gave, self.gave_now))
        state = moved(state, pairs)
        return replace(
            state,
            facts=noted(state, fact),
            ask=state.todo[0] if type(state.ask) is Swapping else state.ask,
            todo=(),
        )

    def notice(self, to: Viewer) -> Notice:
        know = sees(to, self.user, self.partner)
        return words.PlacesMoved(
            user=self.user,
            partner=self.partner,
            got=self.got,
            got_now=self.got_now,
            gave=self.gave,
            gave_now=self.gave_now,
            got_key=self.got_key if know else None,
            gave_key=self.gave_key if know else None,
        )


Events = SwapAsked | WiresMoved


class Walkie(AnytimeUse[UseWalkie]):
    action = UseWalkie
    card = Equipment.WALKIE
    character = Character.WALKIE

    def offers(self, state: State, seat: Seat, sources: tuple[Source, ...]) -> Sequence[Form[Any] | Action]:
        partners = [s for s in state.partners(seat) if movable(state, s)]
        cells = movable(state, seat)
        return (Form(UseWalkie, cells, partners, sources),) if partners and cells else ()

    def refuses(self, state: State, seat: Seat, act: UseWalkie) -> Refusal:
        if why := not_own(state, seat, act.cell, "BB-EQ-02-1"):
            return why
        if state.wire(act.cell).cut:
            return no("BB-EQ-02-1", "own-wire-uncut")
        return barred_cell(state, seat, act.cell, "move", CARD) or no("BB-EQ-02-1", "partner")

    def do(self, step: Step[State], seat: Seat, act: UseWalkie) -> None:
        step.emit(SwapAsked(seat, act.partner, act.cell))


def movable(state: State, seat: Seat) -> Sequence[Cell]:
    """Returns the uncut wires of this player that the mission lets a card move; everybody knows them (BB-C-50)."""
    return open_cells(state, seat, state.uncut(seat), "move", CARD)


# The partner's answer


def swap_options(state: State, ask: Swapping) -> Options[Action]:
    return Options((), (Form(GiveWire, movable(state, ask.partner)),))


def refuses_swap(state: State, ask: Swapping, action: Action) -> Refusal:
    if type(action) is not GiveWire:
        return no("BB-TURN-05", "swap-first")
    if action.cell in state.uncut(ask.partner) and (why := barred_cell(state, ask.partner, action.cell, "move", CARD)):
        return why
    return no("BB-EQ-02-1", "give-own")


def give_wire(step: Step[State], seat: Seat, act: GiveWire) -> None:
    """Swaps the two wires (BB-EQ-02-3)."""
    state = step.state
    asked = state.ask
    assert type(asked) is Swapping
    gave, got = asked.cell, act.cell
    gave_key, got_key = state.wire(gave).key, state.wire(got).key
    step.emit(
        WiresMoved(
            user=asked.user,
            partner=asked.partner,
            got=got,
            got_now=slot_for(state, gave[0], got_key, gave[1:]),
            got_key=got_key,
            gave=gave,
            gave_now=slot_for(state, got[0], gave_key, got[1:]),
            gave_key=gave_key,
        )
    )
    hand_changed(step)


class Hook(AnytimeUse[UseHook]):
    action = UseHook
    card = Equipment.HOOK

    def offers(self, state: State, seat: Seat, sources: tuple[Source, ...]) -> Sequence[Form[Any] | Action]:
        cells = open_cells(state, seat, [c for s in others(state, seat) for c in s.uncut], "move", CARD)
        return (Form(UseHook, cells, state.stands_of(seat)),) if cells else ()

    def refuses(self, state: State, seat: Seat, act: UseHook) -> Refusal:
        if why := target(state, seat, act.cell):
            return Refusal("BB-EQ-1111-1", why.says)
        return barred_cell(state, seat, act.cell, "move", CARD) or no("BB-EQ-1111-1", "own-stand")

    def do(self, step: Step[State], seat: Seat, act: UseHook) -> None:
        state = step.state
        key = state.wire(act.cell).key
        partner = state.stands[act.cell[0]].owner
        step.emit(
            WiresMoved(user=seat, partner=partner, got=act.cell, got_now=slot_for(state, act.stand, key), got_key=key)
        )

    def after(self, step: Step[State]) -> None:
        hand_changed(step)
