"""Values on a row of number cards must be cut in its order (BB-X-SEQ)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from litfuse.kernel.events import Step
from litfuse.kernel.options import Form, Options
from litfuse.kernel.records import Refusal, Seat, Viewer, text

from ...mission import Mission
from ...public import Ask, Prompt
from ...state import State
from ...words import NUMBERS
from ..base import Cost, Mechanism
from .events import EndChosen, Events, RowLaid, RowShortened, RowWentOn
from .words import END, ChooseEnd, End, Row, SequenceGate, SequencePanel, waiting


class Hooks(Mechanism[SequenceGate, Row]):
    rule = "BB-X-SEQ"
    events = Events

    def check(self, mission: Mission, seats: int) -> Refusal | None:
        if self.spec.cards > mission.blue:
            return Refusal(self.rule, text("bad-sequence", cards=self.spec.cards, blue=mission.blue))
        return None

    def fresh(self, seats: int) -> Row:
        return Row()

    def setup(self, step: Step[State]) -> Sequence[Ask]:
        numbers = [n for n in NUMBERS if n <= step.state.mission.blue]
        row = step.rng.shuffled(f"{self.place} Number cards", numbers)[: self.spec.cards]
        step.emit(RowLaid(self.place, tuple(row), self.spec.ends))
        return self.next_end(step, step.state.captain) if self.spec.ends == 2 else ()

    def bars_value(self, state: State, seat: Seat, value: int) -> Refusal | None:
        row = self.data(state)
        if value in waiting(row.cards, row.at, self.spec.ends):
            return Refusal(self.rule, text("no-sequence", value=value, due=row.cards[row.at]))
        return None

    def skip(self, state: State, seat: Seat) -> Cost:
        return Cost(explode=True)  # BB-M09-5

    def after(self, step: Step[State]) -> Sequence[Ask]:
        row = self.data(step.state)
        if self.spec.ends == 2:
            return self.went_on(step, step.state.turn if step.state.deed is None else step.state.deed.seat)
        for at in range(row.at, len(row.cards)):
            if not self.done(step.state, row.cards[at]):
                break
            step.emit(RowWentOn(self.place, row.cards[at], at + 1))
        return ()

    def done(self, state: State, number: int) -> bool:
        return state.cuts[number] >= self.spec.need

    # A row with two ends

    def went_on(self, step: Step[State], seat: Seat) -> Sequence[Ask]:
        """Takes the card away if enough of its wires are cut; this player chooses the next end (BB-M36-3, BB-M36-4)."""
        row = self.data(step.state)
        if row.at == len(row.cards) or not self.done(step.state, row.cards[row.at]):
            return ()
        step.emit(RowShortened(self.place, row.cards[row.at]))
        return self.next_end(step, seat)

    def next_end(self, step: Step[State], seat: Seat) -> Sequence[Ask]:
        cards = self.data(step.state).cards
        if len(cards) > 1:
            return (Prompt(seat, self.place, END),)
        if not cards:
            return ()
        step.emit(EndChosen(self.place, None, cards[0]))
        return self.went_on(step, seat)

    def menu(self, state: State, ask: Prompt) -> Options[Any]:
        return Options((), (Form(ChooseEnd, tuple(End)),))

    def answered(self, step: Step[State], ask: Prompt, action: ChooseEnd) -> Sequence[Ask]:
        cards = self.data(step.state).cards
        step.emit(EndChosen(self.place, ask.seat, cards[0 if action.end is End.LEFT else -1]))
        return self.went_on(step, ask.seat)

    def refuses(self, state: State, seat: Seat, action: Any) -> Refusal:
        return Refusal(self.rule, text("no-end"))

    def panel(self, state: State, viewer: Viewer) -> SequencePanel:
        row = self.data(state)
        return SequencePanel(self.place, row.cards, row.at, self.spec.need, self.spec.ends)
