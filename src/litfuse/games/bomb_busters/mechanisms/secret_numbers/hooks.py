"""The player on the right bets a number card that its value will be cut this turn (BB-X-SECRETNUM)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from litfuse.kernel.events import Step
from litfuse.kernel.options import Form, Options
from litfuse.kernel.records import ALL, Refusal, Seat, Viewer, text

from ...dial import dial_gone, move_dial
from ...mission import Mission
from ...public import Ask, Prompt
from ...state import State
from ...words import COPIES, NUMBERS
from ..base import Mechanism
from .events import (
    Events,
    LayAsked,
    NumberDrawn,
    NumberLaid,
    NumbersDealt,
    NumbersDiscarded,
    NumberShown,
    NumbersOver,
    NumbersReturned,
    NumberTaken,
)
from .words import LAY, LayNumber, Numbers, NumbersPanel, SecretNumbers


class Hooks(Mechanism[SecretNumbers, Numbers]):
    rule = "BB-X-SECRETNUM"
    events = Events

    def check(self, mission: Mission, seats: int) -> Refusal | None:
        needed = self.spec.hand * (seats - 1) + self.spec.last
        if needed > mission.blue:
            return Refusal(self.rule, text("bad-numbers", needed=needed, blue=mission.blue))
        return None

    def fresh(self, seats: int) -> Numbers:
        return Numbers(((),) * seats)

    def setup(self, step: Step[State]) -> Sequence[Ask]:
        """Deals the cards (BB-M29-1). The player right of the Captain is dealt to last."""
        state = step.state
        deck = step.rng.shuffled(f"{self.place} Number cards", [n for n in NUMBERS if n <= state.mission.blue])
        hands: dict[Seat, tuple[int, ...]] = {}
        for seat in (state.captain, *state.clockwise(state.captain)):
            last = len(hands) == state.seats - 1
            n = self.spec.last if last else self.spec.hand
            hands[seat], deck = tuple(sorted(deck[:n])), deck[n:]
        step.emit(NumbersDealt(self.place, tuple([hands[s] for s in range(state.seats)]), tuple(deck)))
        return ()

    def prompts(self, step: Step[State]) -> Sequence[Ask]:
        """Asks the nearest player to the right who has a card to lay one (BB-M29-5)."""
        state, data = step.state, self.data(step.state)
        if data.over:
            return ()
        for seat in reversed(state.clockwise(state.turn)):
            if data.hands[seat]:
                step.emit(LayAsked(seat))
                return (Prompt(seat, self.place, LAY),)
        return ()

    def menu(self, state: State, ask: Prompt) -> Options[Any]:
        return Options((), (Form(LayNumber, self.data(state).hands[ask.seat]),))

    def answered(self, step: Step[State], ask: Prompt, action: LayNumber) -> Sequence[Ask]:
        step.emit(NumberLaid(self.place, ask.seat, action.number))
        return ()

    def refuses(self, state: State, seat: Seat, action: Any) -> Refusal:
        if type(action) is not LayNumber:
            return Refusal(self.rule, text("no-lay-first"))
        return Refusal(self.rule, text("no-number-held", number=action.number))

    def end_turn(self, step: Step[State]) -> Sequence[Ask]:
        data, seat = self.data(step.state), step.state.turn
        if data.over:
            return ()
        if data.laid is not None and data.layer is not None:
            self.resolve(step, data.laid, data.layer, seat)
            if dial_gone(step.state):
                return ()
        self.tidy(step)
        return ()

    def resolve(self, step: Step[State], number: int, layer: Seat, seat: Seat) -> None:
        """Shows, tests and takes the card; after the Coffee Mug it is taken unseen (BB-M29-2, BB-M29-7)."""
        deed = step.state.deed
        seen = deed is None or deed.kind != "give"
        if seen:
            hit = deed is not None and deed.cut == number
            step.emit(NumberShown(self.place, layer, number, hit))
            if hit:
                move_dial(step, -1)
                if dial_gone(step.state):
                    return
        if step.state.cuts[number] == COPIES:
            step.emit(NumbersDiscarded(self.place, None, (number,)))
        else:
            step.emit(NumberTaken(self.place, seat, layer, number, seen))

    def tidy(self, step: Step[State]) -> None:
        """Discards cards of completed values, takes back hands of players without wires, and lets players with one card
        draw (BB-M29-4 to -6).
        """
        state = step.state
        complete = {n for n in NUMBERS if state.cuts[n] == state.total[n]}
        if len(complete) >= len(NUMBERS) - 1:
            step.emit(NumbersOver(self.place))
            return
        for seat in range(state.seats):
            gone = tuple([n for n in self.data(step.state).hands[seat] if n in complete])
            if gone:
                step.emit(NumbersDiscarded(self.place, seat, gone))
        for seat in range(state.seats):
            hand = self.data(step.state).hands[seat]
            if hand and state.finished(seat):
                step.emit(NumbersReturned(self.place, seat, hand))
        for seat in (state.turn, *state.clockwise(state.turn)):
            if len(self.data(step.state).hands[seat]) == 1 and self.data(step.state).deck:
                self.draw(step, seat, complete)

    def draw(self, step: Step[State], seat: Seat, complete: set[int]) -> None:
        thrown: list[int] = []
        for number in self.data(step.state).deck:
            if number not in complete:
                step.emit(NumberDrawn(self.place, seat, number, tuple(thrown)))
                return
            thrown.append(number)
        step.emit(NumberDrawn(self.place, seat, None, tuple(thrown)))

    def panel(self, state: State, viewer: Viewer) -> NumbersPanel:
        data = self.data(state)
        return NumbersPanel(
            place=self.place,
            sizes=tuple([len(h) for h in data.hands]),
            deck=len(data.deck),
            out=data.out,
            layer=data.layer,
            over=data.over,
            hand=data.hands[viewer] if isinstance(viewer, int) else (),
            laid=data.laid if data.layer is not None and viewer in (data.layer, ALL) else None,
        )

    def invariant(self, state: State) -> str | None:
        data = self.data(state)
        if data.over or data.hands == ((),) * state.seats:
            return None
        cards = [n for hand in data.hands for n in hand] + [*data.deck, *data.out]
        if data.laid is not None:
            cards.append(data.laid)
        return None if sorted(cards) == list(range(1, state.mission.blue + 1)) else "number cards"
