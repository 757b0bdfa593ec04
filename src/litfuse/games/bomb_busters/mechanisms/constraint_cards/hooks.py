"""Constraint cards forbid values, wires, deeds or equipment to the players whom they bind (BB-X-CONSTR)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from litfuse.kernel.events import Step
from litfuse.kernel.options import Form, Options
from litfuse.kernel.records import Refusal, Seat, Viewer, text
from litfuse.kernel.texts import word

from ...calls import held, must_reveal
from ...deeds import Deed
from ...mission import Mission
from ...public import Ask, Prompt, Stuck
from ...state import State
from ...turns import help_is_there
from ...words import NUMBERS, Cell, Character, Equipment
from ..base import Cost, Kind, Mechanism, Role, Way
from .effects import Standing, allowed, open_target, stuck
from .events import (
    ConstraintDropped,
    ConstraintKept,
    ConstraintMet,
    ConstraintsPaired,
    ConstraintTaken,
    ConstraintTurned,
    Events,
)
from .words import (
    CHOOSE,
    FIRST,
    REPLACE,
    Constraint,
    ConstraintCards,
    Constraints,
    ConstraintsPanel,
    KeepConstraint,
    ReplaceConstraint,
    TakeConstraint,
)


class Hooks(Mechanism[ConstraintCards, Constraints]):
    rule = "BB-X-CONSTR"
    events = Events

    def check(self, mission: Mission, seats: int) -> Refusal | None:
        if mission.yellow.count:
            return Refusal(self.rule, text("bad-constraint-yellow"))
        if mission.token_kind != "value" or mission.lies != "nobody" or mission.shown_once:
            return Refusal(self.rule, text("bad-constraint-tokens"))
        return None

    def fresh(self, seats: int) -> Constraints:
        if self.spec.change == "never":
            return Constraints((None,) * seats, left=FIRST)
        return Constraints(left=() if self.spec.change == "pairs" else tuple(Constraint))

    def setup(self, step: Step[State]) -> Sequence[Ask]:
        state = step.state
        if self.spec.change == "never":
            captain = state.captain
            return [Prompt(seat, self.place, CHOOSE) for seat in (captain, *state.clockwise(captain))]
        if self.spec.change == "pairs":
            cards = step.rng.shuffled(f"{self.place} Constraint cards", tuple(Constraint))
            step.emit(ConstraintsPaired(self.place, tuple(cards[: state.mission.blue])))
        else:
            self.turn_next(step)
        return ()

    def turn_next(self, step: Step[State]) -> None:
        left = self.data(step.state).left
        card = left[step.rng.below(f"{self.place} Constraint card", len(left))] if left else None
        step.emit(ConstraintTurned(self.place, card))

    # Its questions

    def turn_start(self, step: Step[State]) -> Sequence[Ask]:
        """Whoever has no wire that obeys the own card is free of it for good (BB-M31-2)."""
        state = step.state
        card = self.data(state).binding(state.turn)
        if self.spec.change != "never" or card is None or must_reveal(state, state.turn):
            return ()
        values = tuple([n for n in NUMBERS if n in allowed(card) and state.left(n)])
        if not any(v in allowed(card) for v in held(state, state.turn).by):
            step.emit(ConstraintDropped(self.place, state.turn, card, values))
        elif help_is_there(state, state.turn):
            step.emit(ConstraintMet(self.place, state.turn, values))
        return ()

    def prompts(self, step: Step[State]) -> Sequence[Ask]:
        if self.spec.change != "captain" or self.data(step.state).card is None:
            return ()
        return (Prompt(step.state.captain, self.place, REPLACE),)

    def menu(self, state: State, ask: Prompt) -> Options[Any]:
        if ask.kind == CHOOSE:
            return Options((), (Form(TakeConstraint, self.data(state).left),))
        return Options((), (Form(KeepConstraint), Form(ReplaceConstraint)))

    def answered(self, step: Step[State], ask: Prompt, action: Any) -> Sequence[Ask]:
        if isinstance(action, TakeConstraint):
            step.emit(ConstraintTaken(self.place, ask.seat, action.card))
        elif isinstance(action, ReplaceConstraint):
            self.turn_next(step)
        else:
            step.emit(ConstraintKept(self.place, ask.seat))
        return ()

    def refuses(self, state: State, seat: Seat, action: Any) -> Refusal:
        ask = state.ask
        choosing = type(ask) is Prompt and ask.kind == CHOOSE
        return Refusal(self.rule, text("no-constraint-choice" if choosing else "no-constraint-replace"))

    # What the cards forbid

    def binds(self, state: State, seat: Seat) -> Constraint | None:
        return self.data(state).binding(seat)

    def forbidden(self, card: Constraint) -> Refusal:
        return Refusal(self.rule, text("no-constraint", card=str(word(card))))

    def bars_value(self, state: State, seat: Seat, value: int) -> Refusal | None:
        card = self.binds(state, seat)
        return None if card is None or value in allowed(card) else self.forbidden(card)

    def bars_deed(self, state: State, seat: Seat, kind: Kind) -> Refusal | None:
        card = self.binds(state, seat)
        return self.forbidden(card) if card is Constraint.K and kind == "solo" else None

    def bars_cell(self, state: State, seat: Seat, cell: Cell, role: Role, way: Way) -> Refusal | None:
        card = self.binds(state, seat)
        if card is None or role not in ("target", "own"):
            return None
        wire = Standing(state.stands[cell[0]].owner, cell, state.wire(cell).tokens)
        if role == "own":
            return self.forbidden(card) if card is Constraint.H and wire.marked else None
        return None if open_target(card, wire, standing(state)) else self.forbidden(card)

    def bars_card(self, state: State, seat: Seat, card: Equipment | Character) -> Refusal | None:
        own = self.binds(state, seat)
        if own is Constraint.G or (own is Constraint.H and card is Equipment.POST_IT):
            return self.forbidden(own)
        return None

    def fails(self, state: State, deed: Deed) -> Cost | None:
        return Cost(2) if self.binds(state, deed.seat) is Constraint.L else None

    def withholds(self, state: State, deed: Deed) -> bool:
        owner = state.stands[deed.cells[0][0]].owner
        return Constraint.H in (self.binds(state, deed.seat), self.binds(state, owner))

    # A player who cannot play under the card

    def stuck(self, state: State, seat: Seat) -> Stuck | None:
        card = self.binds(state, seat)
        if card is None:
            return None
        return stuck(card, seat, standing(state), {n: state.left(n) for n in NUMBERS})

    def blocked(self, state: State, seat: Seat) -> bool:
        found = self.stuck(state, seat)
        if found is None:
            return False
        there = [state.value(c) for c in found.cells]
        return all(there.count(t.value) in t.counts for t in found.tallies)

    def full_round(self, step: Step[State]) -> Cost | None:
        if self.spec.change == "pairs":
            return Cost(explode=True)
        if self.spec.change == "never":
            return None
        self.turn_next(step)
        return Cost(1) if self.spec.change == "completion" else Cost()

    def completed(self, step: Step[State], value: int) -> Sequence[Ask]:
        cards = self.data(step.state)
        if self.spec.change == "completion" and (cards.card is not None):
            self.turn_next(step)
        elif self.spec.change == "pairs":
            step.emit(ConstraintTurned(self.place, cards.pairs[value - 1]))
        return ()

    def panel(self, state: State, viewer: Viewer) -> ConstraintsPanel:
        cards = self.data(state)
        return ConstraintsPanel(
            place=self.place,
            change=self.spec.change,
            own=cards.own,
            card=cards.card,
            left=cards.left,
            pairs=cards.pairs,
        )


def standing(state: State) -> list[Standing]:
    return [Standing(s.owner, c, s.wires[c[1]].tokens) for s in state.stands for c in s.uncut]
