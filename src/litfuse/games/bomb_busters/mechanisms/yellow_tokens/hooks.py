"""Tokens are set once, after the second yellow wire is cut (BB-X-YTRIG)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from litfuse.kernel.events import Step
from litfuse.kernel.options import Form, Options
from litfuse.kernel.records import Refusal, Seat, Text, Viewer, text

from ...calls import open_cells
from ...mission import Mission
from ...public import Ask, Prompt
from ...state import State
from ...tokens import marked, put_beside, put_token, supply
from ...words import TOKENS, YELLOW, Cell
from ..base import Mechanism
from .events import Events, TokenChosen, TokenDue, TokenReturned, TokensDrawn, TokenSettled
from .words import CHOOSE, SET, ChooseToken, SetToken, TokenRow, TokenRowPanel, YellowTokens


class Hooks(Mechanism[YellowTokens, TokenRow]):
    rule = "BB-X-YTRIG"
    events = Events
    not_here = Text("no-yellow-tokens")

    def check(self, mission: Mission, seats: int) -> Refusal | None:
        if mission.yellow.count < 2:
            return Refusal(self.rule, text("bad-yellow-tokens"))
        if mission.token_kind != "value" or mission.lies != "nobody" or mission.shown_once:
            return Refusal(self.rule, text("bad-yellow-tokens-kind"))
        return None

    def fresh(self, seats: int) -> TokenRow:
        return TokenRow()

    def yellow(self, step: Step[State]) -> Sequence[Ask]:
        state = step.state
        around = (state.captain, *state.clockwise(state.captain))
        waiting = tuple([seat for seat in around if not state.finished(seat)])
        row: tuple[int, ...] = ()
        if self.spec.how == "draft":
            row = tuple(step.rng.shuffled(f"{self.place} tokens", tokens_left(state))[: state.seats])
        elif len(waiting) < 2:
            waiting = ()
        step.emit(TokensDrawn(self.place, row, waiting))
        return self.next(step.state)

    def next(self, state: State) -> Sequence[Ask]:
        data = self.data(state)
        if not data.waiting or not (data.row if self.spec.how == "draft" else tokens_left(state)):
            return ()
        return (Prompt(data.waiting[0], self.place, CHOOSE),)

    def menu(self, state: State, ask: Prompt) -> Options[Any]:
        if ask.kind == SET:
            return Options((), (Form(SetToken, self.fitting(state, ask.seat)),))
        there = self.data(state).row if self.spec.how == "draft" else tokens_left(state)
        return Options((), (Form(ChooseToken, sorted(set(there))),))

    def free(self, state: State, seat: Seat) -> tuple[Cell, ...]:
        """Returns own wires before which a token may still stand."""
        cells = [c for c in state.uncut(seat) if not marked(state.wire(c)) and state.wire(c).apart != "turned"]
        return tuple(open_cells(state, seat, cells, "mark", ("setup",)))

    def fitting(self, state: State, seat: Seat) -> list[Cell]:
        value = self.data(state).value
        return [c for c in self.free(state, seat) if state.value(c) == value]

    def answered(self, step: Step[State], ask: Prompt, action: Any) -> Sequence[Ask]:
        if type(action) is SetToken:
            put_token(step, action.cell)
            step.emit(TokenSettled(self.place))
            return self.next(step.state)
        seat = ask.seat
        to = step.state.after(seat) if self.spec.how == "gift" else seat
        step.emit(TokenChosen(self.place, seat, to, action.value))
        state = step.state
        free = self.free(state, to)
        if self.fitting(state, to):
            step.emit(TokenDue(self.place, to, action.value, free))
            return (Prompt(to, self.place, SET),)
        if any(state.value(c) == action.value for c in state.uncut(to)):
            step.emit(TokenReturned(self.place, to, action.value, free))
        else:
            put_beside(step, to, action.value)
            step.emit(TokenSettled(self.place))
        return self.next(step.state)

    def refuses(self, state: State, seat: Seat, action: Any) -> Refusal:
        return Refusal(self.rule, self.not_here)

    def panel(self, state: State, viewer: Viewer) -> TokenRowPanel:
        data = self.data(state)
        return TokenRowPanel(self.place, self.spec.how, data.row, data.waiting, data.value, data.fired)


def tokens_left(state: State) -> list[int]:
    """Returns all tokens of the supply: numbers, and yellow ones."""
    return [*supply(state), *[YELLOW] * (TOKENS - state.tokens[YELLOW])]
