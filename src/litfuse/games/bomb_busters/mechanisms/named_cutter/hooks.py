"""A number card is turned up, and the player on turn names who must cut it (BB-X-CALL)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Literal

from litfuse.kernel.events import Step
from litfuse.kernel.options import Form, Options
from litfuse.kernel.records import Refusal, Seat, Viewer, text

from ...dial import move_dial
from ...mission import Mission
from ...public import Acting, Ask, Prompt
from ...state import State
from ...tokens import marked, put_token
from ...words import NUMBERS, Cell, Character, Equipment
from ..base import Mechanism
from .events import CallDeckLaid, CallDeckShuffled, CutterNamed, Events, NumberCalled, NumberLeft
from .words import CONFESS, ORDER, CallDeck, CallPanel, ConfessWire, NameCutter, NamedCutter

OF_THE_TURN: Final = (Equipment.STABILIZER, Equipment.MUG, Equipment.FAST_PASS)  # it is not the cutter's turn


class Hooks(Mechanism[NamedCutter, CallDeck]):
    rule = "BB-X-CALL"
    events = Events

    def check(self, mission: Mission, seats: int) -> Refusal | None:
        return Refusal(self.rule, text("bad-call-yellow")) if mission.yellow.count else None

    def fresh(self, seats: int) -> CallDeck:
        return CallDeck()

    def setup(self, step: Step[State]) -> Sequence[Ask]:
        numbers = [n for n in NUMBERS if n <= step.state.mission.blue]
        step.emit(CallDeckLaid(self.place, tuple(step.rng.shuffled(f"{self.place} Number cards", numbers))))
        return ()

    def prompts(self, step: Step[State]) -> Sequence[Ask]:
        """The top card is turned up; an empty deck is made anew from the used ones."""
        cards, seat = self.data(step.state), step.state.turn
        if not cards.deck:
            again = [n for n in (*cards.used, cards.card) if n is not None]
            step.emit(CallDeckShuffled(self.place, tuple(step.rng.shuffled(f"{self.place} Number cards again", again))))
        step.emit(NumberCalled(self.place, seat, self.data(step.state).deck[0]))
        return (Prompt(seat, self.place, ORDER),)

    def menu(self, state: State, ask: Prompt) -> Options[Any]:
        if ask.kind == ORDER:
            return Options((), (Form(NameCutter, (*state.partners(ask.seat), ask.seat)),))
        return Options((), (Form(ConfessWire, markable(state, ask.seat)),))

    def answered(self, step: Step[State], ask: Prompt, action: NameCutter | ConfessWire) -> Sequence[Ask]:
        if isinstance(action, ConfessWire):
            put_token(step, action.cell)
            return ()
        state, number = step.state, self.data(step.state).card
        assert number is not None
        has = any(state.value(c) == number for c in state.uncut(action.seat))
        step.emit(CutterNamed(self.place, ask.seat, action.seat, number, has))
        if has:
            return ()
        move_dial(step, -1)
        return (Prompt(action.seat, self.place, CONFESS),) if markable(state, action.seat) else ()

    def refuses(self, state: State, seat: Seat, action: Any) -> Refusal:
        ask = state.ask
        if type(ask) is Prompt and ask.kind == CONFESS:
            return Refusal(self.rule, text("no-confess"))
        return Refusal(self.rule, text("no-cutter" if type(action) is NameCutter else "no-order-first"))

    def declares(self, state: State) -> Seat | Literal["nobody"] | None:
        cards = self.data(state)
        return "nobody" if cards.named is not None and not cards.has else cards.named

    def bars_value(self, state: State, seat: Seat, value: int) -> Refusal | None:
        card = self.data(state).card
        if card is None or value == card:
            return None
        return Refusal(self.rule, text("no-other-number", number=card))

    def bars_card(self, state: State, seat: Seat, card: Equipment | Character) -> Refusal | None:
        if card in OF_THE_TURN and type(state.ask) is Acting:
            return Refusal(self.rule, text("no-cutters-turn"))
        return None

    def completed(self, step: Step[State], value: int) -> Sequence[Ask]:
        step.emit(NumberLeft(self.place, value))
        return ()

    def panel(self, state: State, viewer: Viewer) -> CallPanel:
        cards = self.data(state)
        return CallPanel(self.place, tuple(sorted(cards.deck)), cards.used, cards.card, cards.named, cards.has)

    def invariant(self, state: State) -> str | None:
        cards = self.data(state)
        there = sorted(n for n in (*cards.deck, *cards.used, cards.card) if n is not None)
        left = [n for n in NUMBERS if state.total[n] and n not in state.complete]
        return None if there == left or not there else "called numbers"


def markable(state: State, seat: Seat) -> list[Cell]:
    """Own uncut blue wires without a value token."""
    cells = state.uncut(seat)
    return [c for c in cells if state.value(c) <= 12 and not marked(state.wire(c))]
