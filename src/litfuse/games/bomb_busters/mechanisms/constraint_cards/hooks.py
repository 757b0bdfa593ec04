"""Constraint cards forbid values, wires, deeds or equipment to the players bound by them (BB-X-CONSTR)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from litfuse.kernel.events import Step
from litfuse.kernel.options import Form, Options
from litfuse.kernel.records import Refusal, Seat, Text, Viewer, text
from litfuse.kernel.texts import word

from ...calls import held, must_reveal
from ...deeds import Deed
from ...mission import Mission
from ...plans import plan_of
from ...public import Ask, Prompt, Stuck
from ...state import State
from ...turns import dial_moved, help_is_there
from ...words import NUMBERS, YELLOW, Cell, Character, Equipment
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
    RingLaid,
    RingShifted,
    SpareTaken,
)
from .ring import laid, places
from .words import (
    CHOOSE,
    FIRST,
    REPLACE,
    SHIFT,
    Constraint,
    ConstraintCards,
    Constraints,
    ConstraintsPanel,
    KeepConstraint,
    ReplaceConstraint,
    Shift,
    ShiftRing,
    TakeConstraint,
    TakeSpare,
)

WHY_NOT: Final = {
    CHOOSE: Text("no-constraint-choice"),
    REPLACE: Text("no-constraint-replace"),
    SHIFT: Text("no-constraint-shift"),
}


class Hooks(Mechanism[ConstraintCards, Constraints]):
    rule = "BB-X-CONSTR"
    events = Events
    does = (TakeSpare,)
    stays = (TakeSpare,)
    not_here = Text("no-spare")

    def check(self, mission: Mission, seats: int) -> Refusal | None:
        if mission.yellow.count and self.spec.change != "cue":
            return Refusal(self.rule, text("bad-constraint-yellow"))
        if mission.token_kind != "value" or mission.lies != "nobody" or mission.shown_once:
            return Refusal(self.rule, text("bad-constraint-tokens"))
        if self.spec.change == "cue":
            return self.uncalled(mission, seats)
        if self.on_cue(plan_of(mission.mechanisms, seats)):
            return Refusal(self.rule, text("bad-constraint-cue"))
        return None

    def fresh(self, seats: int) -> Constraints:
        if self.spec.change == "never":
            return Constraints((None,) * seats, left=FIRST)
        if self.spec.change == "ring":
            return Constraints((None,) * seats, left=tuple([c for c in Constraint if c not in FIRST]))
        if self.spec.change == "cue":
            return Constraints(left=FIRST)
        return Constraints(left=() if self.spec.change == "pairs" else tuple(Constraint))

    def setup(self, step: Step[State]) -> Sequence[Ask]:
        state = step.state
        if self.spec.change == "never":
            captain = state.captain
            return [Prompt(seat, self.place, CHOOSE) for seat in (captain, *state.clockwise(captain))]
        if self.spec.change == "pairs":
            cards = step.rng.shuffled(f"{self.place} Constraint cards", tuple(Constraint))
            step.emit(ConstraintsPaired(self.place, tuple(cards[: state.mission.blue])))
        elif self.spec.change == "ring":
            cards = step.rng.shuffled(f"{self.place} Constraint cards", FIRST)
            ring = cards[: len(places(state.seats, state.captain))]
            step.emit(RingLaid(self.place, *laid(ring, state.seats, state.captain)))
        elif self.spec.change != "cue":
            self.turn_next(step)
        return ()

    def turn_next(self, step: Step[State]) -> None:
        left = self.data(step.state).left
        card = left[step.rng.below(f"{self.place} Constraint card", len(left))] if left else None
        step.emit(ConstraintTurned(self.place, card))

    # On cue

    def cued(self, step: Step[State]) -> Sequence[Ask]:
        self.turn_next(step)
        return ()

    def act_over(self, step: Step[State]) -> None:
        if self.data(step.state).card is not None:
            step.emit(ConstraintTurned(self.place))

    def spent(self, state: State) -> bool:
        cards = self.data(state)
        return cards.card is None and not cards.left

    # Its questions

    def turn_start(self, step: Step[State]) -> Sequence[Ask]:
        """A player with no wire that obeys their card is free of it for good (BB-M31-2). A ring may shift first."""
        state = step.state
        if self.spec.change == "ring" and state.turns == 1:
            return (Prompt(state.captain, self.place, SHIFT),)
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

    def round(self, step: Step[State]) -> Sequence[Ask]:
        return (Prompt(step.state.captain, self.place, SHIFT),) if self.spec.change == "ring" else ()

    def menu(self, state: State, ask: Prompt) -> Options[Any]:
        if ask.kind == SHIFT:
            return Options((), (Form(ShiftRing, tuple(Shift)),))
        if ask.kind == CHOOSE:
            return Options((), (Form(TakeConstraint, self.data(state).left),))
        return Options((), (Form(KeepConstraint), Form(ReplaceConstraint)))

    def answered(self, step: Step[State], ask: Prompt, action: Any) -> Sequence[Ask]:
        if isinstance(action, TakeConstraint):
            step.emit(ConstraintTaken(self.place, ask.seat, action.card))
        elif isinstance(action, ShiftRing):
            step.emit(RingShifted(self.place, ask.seat, action.shift))
        elif isinstance(action, ReplaceConstraint):
            self.turn_next(step)
        else:
            step.emit(ConstraintKept(self.place, ask.seat))
        return ()

    def refuses(self, state: State, seat: Seat, action: Any) -> Refusal:
        ask = state.ask
        if type(ask) is not Prompt:
            return Refusal(self.rule, self.not_here)
        return Refusal(self.rule, WHY_NOT[ask.kind])

    # A spare card

    def spare(self, state: State) -> bool:
        return self.spec.change == "ring" and bool(self.data(state).left)

    def helps(self, state: State, seat: Seat) -> bool:
        return self.spare(state)

    def at_any_time(self, state: State, seat: Seat) -> Sequence[Form[Any]]:
        """Anybody may put their card away while a spare one is left (BB-M61-4)."""
        if not self.spare(state):
            return ()
        return (Form(TakeSpare, caution=Text("caution-spare") if self.loses(state, TakeSpare()) else None),)

    def do(self, step: Step[State], seat: Seat, action: Any) -> None:
        left = self.data(step.state).left
        card = left[step.rng.below(f"{self.place} Constraint card", len(left))]
        step.emit(SpareTaken(self.place, seat, card))
        dial_moved(step, -1)

    def loses(self, state: State, action: Any) -> bool:
        return state.mission.has_dial and state.dial == 1

    # What the cards forbid

    def binds(self, state: State, seat: Seat) -> Constraint | None:
        return self.data(state).binding(seat)

    def forbidden(self, card: Constraint) -> Refusal:
        return Refusal(self.rule, text("no-constraint", card=str(word(card))))

    def bars_value(self, state: State, seat: Seat, value: int) -> Refusal | None:
        card = self.binds(state, seat)
        return None if card is None or value == YELLOW or value in allowed(card) else self.forbidden(card)

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
        return stuck(card, seat, standing(state), {v: state.left(v) for v in (*NUMBERS, YELLOW)})

    def blocked(self, state: State, seat: Seat) -> bool:
        found = self.stuck(state, seat)
        if found is None:
            return False
        there = [state.value(c) for c in found.cells]
        return all(there.count(t.value) in t.counts for t in found.tallies)

    def full_round(self, step: Step[State]) -> Cost | None:
        if self.spec.change in ("pairs", "ring"):
            return Cost(explode=True)
        if self.spec.change == "never" or (self.spec.change == "cue" and self.data(step.state).card is None):
            return None
        if self.spec.change == "cue":
            step.emit(ConstraintTurned(self.place))
        else:
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
            between=cards.between,
        )


def standing(state: State) -> list[Standing]:
    return [Standing(s.owner, c, s.wires[c[1]].tokens) for s in state.stands for c in s.uncut]
