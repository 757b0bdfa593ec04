"""A number card is turned up, and the player on turn names the player who must cut it (BB-X-CALL)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Literal

from litfuse.kernel.events import Step
from litfuse.kernel.options import Form, Options
from litfuse.kernel.records import Refusal, Seat, Viewer, text

from ...cards.all import give_turn, turn_to_give
from ...cards.words import UseMug
from ...content import EQUIPMENT
from ...dial import move_dial
from ...mission import Mission
from ...public import Ask, Prompt
from ...state import State
from ...tokens import marked, put_token
from ...words import NUMBERS, Cell, Character, Equipment
from ..base import Mechanism
from .events import (
    CallDeckLaid,
    CallDeckShuffled,
    CutterNamed,
    Events,
    NumberCalled,
    NumberLeft,
    NumberPutAway,
    StandsAnswered,
)
from .words import CONFESS, ORDER, TURN_UP, CallDeck, CallPanel, ConfessWire, NameCutter, NamedCutter, TurnUpNumber

# The cutter is not the player on turn
OF_THE_TURN: Final = frozenset([name for name, card in EQUIPMENT.items() if card.window == "turn"])


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
        """Turns up the top card, unless the player on turn may still give the turn away."""
        seat = step.state.turn
        if turn_to_give(step.state, seat):
            return (Prompt(seat, self.place, TURN_UP),)
        return self.turned_up(step, seat)

    def turned_up(self, step: Step[State], seat: Seat) -> Sequence[Ask]:
        """Turns up the top card; an empty deck is first refilled from the used cards."""
        cards = self.data(step.state)
        if not cards.deck:
            again = step.rng.shuffled(f"{self.place} Number cards again", cards.used)
            step.emit(CallDeckShuffled(self.place, tuple(again)))
        number = self.data(step.state).deck[0]
        step.emit(NumberCalled(self.place, seat, number))
        state = step.state
        if self.spec.radar:
            yes = tuple([any(state.value(c) == number for c in stand.uncut) for stand in state.stands])
            step.emit(StandsAnswered(self.place, number, yes, tuple([stand.owner for stand in state.stands])))
        return (Prompt(seat, self.place, ORDER),)

    def menu(self, state: State, ask: Prompt) -> Options[Any]:
        if ask.kind == TURN_UP:
            return Options((TurnUpNumber(),), turn_to_give(state, ask.seat))
        if ask.kind == ORDER:
            return Options((), (Form(NameCutter, self.nameable(state, ask.seat)),))
        return Options((), (Form(ConfessWire, markable(state, ask.seat)),))

    def nameable(self, state: State, seat: Seat) -> tuple[Seat, ...]:
        """Returns players with wires, the asked one last; after the radar only those with a stand that said yes."""
        around = (*state.partners(seat), seat)
        if not self.spec.radar:
            return around
        said = {stand.owner for stand, yes in zip(state.stands, self.data(state).yes, strict=True) if yes}
        return tuple([s for s in around if s in said])

    def answered(
        self, step: Step[State], ask: Prompt, action: NameCutter | ConfessWire | TurnUpNumber | UseMug
    ) -> Sequence[Ask]:
        if isinstance(action, TurnUpNumber):
            return self.turned_up(step, ask.seat)
        if isinstance(action, UseMug):
            give_turn(step, ask.seat, action)
            return ()
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
        if type(ask) is Prompt and ask.kind == TURN_UP:
            return Refusal(self.rule, text("no-turn-up-first"))
        if type(ask) is Prompt and ask.kind == CONFESS:
            return Refusal(self.rule, text("no-confess"))
        if type(action) is not NameCutter:
            return Refusal(self.rule, text("no-order-first"))
        return Refusal(self.rule, text("no-cutter-radar" if self.spec.radar else "no-cutter"))

    def declares(self, state: State) -> Seat | Literal["nobody"] | None:
        cards = self.data(state)
        if state.deed is not None and state.deed.kind == "give":
            return "nobody"
        return "nobody" if cards.named is not None and not cards.has else cards.named

    def bars_value(self, state: State, seat: Seat, value: int) -> Refusal | None:
        card = self.data(state).card
        if card is None or value == card:
            return None
        return Refusal(self.rule, text("no-other-number", number=card))

    def bars_card(self, state: State, seat: Seat, card: Equipment | Character) -> Refusal | None:
        if card in OF_THE_TURN and self.data(state).named is not None:
            return Refusal(self.rule, text("no-cutters-turn"))
        return None

    def completed(self, step: Step[State], value: int) -> Sequence[Ask]:
        step.emit(NumberLeft(self.place, value))
        return ()

    def end_turn(self, step: Step[State]) -> Sequence[Ask]:
        if self.data(step.state).named is not None or self.data(step.state).card is not None:
            step.emit(NumberPutAway(self.place))
        return ()

    def panel(self, state: State, viewer: Viewer) -> CallPanel:
        cards = self.data(state)
        deck = tuple(sorted(cards.deck))
        return CallPanel(self.place, deck, cards.used, cards.card, cards.named, cards.has, cards.yes)

    def invariant(self, state: State) -> str | None:
        cards = self.data(state)
        there = sorted(n for n in (*cards.deck, *cards.used, cards.card) if n is not None)
        left = [n for n in NUMBERS if state.total[n] and n not in state.complete]
        return None if there == left or not there else "called numbers"


def markable(state: State, seat: Seat) -> list[Cell]:
    """Returns own uncut blue wires without a token that tells their value."""
    cells = state.uncut(seat)
    return [c for c in cells if state.value(c) <= 12 and not marked(state.wire(c))]
