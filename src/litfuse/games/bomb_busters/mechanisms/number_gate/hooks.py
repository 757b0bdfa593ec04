"""Number cards say which values may be announced (BB-X-NUMGATE)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Any

from litfuse.kernel.events import Step
from litfuse.kernel.options import Form, Options
from litfuse.kernel.records import Refusal, Seat, Text, Viewer, text

from ...calls import held, may_call, none_of
from ...mission import Mission
from ...public import Ask, Prompt, Stuck
from ...state import State
from ...words import NUMBERS
from ..base import Cost, Kind, Mechanism
from .events import Events, GateFinished, GateLaid, GateReset, GateUsed, NumberHanded
from .words import HAND, GateCards, GatePanel, HandNumber, NumberGate, UseNumber, UsePair, allowed, made_of


class Hooks(Mechanism[NumberGate, GateCards]):
    rule = "BB-X-NUMGATE"
    events = Events
    does = (UseNumber, UsePair)
    stays = does
    not_here = Text("no-gate")

    def check(self, mission: Mission, seats: int) -> Refusal | None:
        if mission.yellow.count:
            return Refusal(self.rule, text("bad-gate-yellow"))
        return None

    def fresh(self, seats: int) -> GateCards:
        return GateCards()

    def setup(self, step: Step[State]) -> Sequence[Ask]:
        state = step.state
        numbers = tuple([n for n in NUMBERS if n <= state.mission.blue])
        if self.spec.cards != "own":
            step.emit(GateLaid(self.place, numbers))
            return ()
        deck = step.rng.shuffled(f"{self.place} Number cards", numbers)
        around = (state.captain, *state.clockwise(state.captain))
        own = {seat: tuple(sorted(deck[n :: state.seats])) for n, seat in enumerate(around)}
        step.emit(GateLaid(self.place, (), tuple([own[seat] for seat in range(state.seats)])))
        return ()

    def prompts(self, step: Step[State]) -> Sequence[Ask]:
        """Turns up the cards again if all are face down (BB-M26-3). Asks nothing."""
        cards = self.data(step.state)
        if self.spec.cards == "one" and not cards.up and cards.down:
            step.emit(GateReset(self.place))
        return ()

    # The turn: the player uses cards, then cuts

    def number(self, state: State) -> int | None:
        """Returns the value for which cards were used in this turn."""
        cards = self.data(state)
        return cards.number if cards.turn == state.turns else None

    def open_values(self, state: State, seat: Seat) -> tuple[int, ...]:
        number = self.number(state)
        return allowed(self.spec.cards, self.data(state), seat) if number is None else (number,)

    def bars_value(self, state: State, seat: Seat, value: int) -> Refusal | None:
        if value in self.open_values(state, seat):
            return None
        return Refusal(self.rule, text("no-gate-value", value=value) if value in NUMBERS else Text("no-gate-yellow"))

    def bars_deed(self, state: State, seat: Seat, kind: Kind) -> Refusal | None:
        if self.spec.cards == "own" or kind not in ("dual", "solo") or self.number(state) is not None:
            return None
        return Refusal(self.rule, Text("no-gate-first"))

    def acts(self, state: State, seat: Seat) -> Sequence[Form[Any]]:
        if self.spec.cards == "own" or self.number(state) is not None:
            return ()
        values = [v for v in sorted(held(state, seat).by) if may_call(state, seat, v)]
        if not values:
            return ()
        if self.spec.cards == "one":
            return (Form(UseNumber, values),)
        pairs = list(combinations(self.data(state).up, 2))
        found = [(v, [p for p in pairs if v in made_of(p)]) for v in values]
        return [Form(UsePair, of, (v,)) for v, of in found]

    def do(self, step: Step[State], seat: Seat, action: UseNumber | UsePair) -> None:
        cards = (action.number,) if isinstance(action, UseNumber) else action.cards
        step.emit(GateUsed(self.place, seat, cards, action.number))
        if self.spec.cards == "pair" and len(self.data(step.state).up) < 2:
            step.emit(GateReset(self.place))

    def refuses(self, state: State, seat: Seat, action: Any) -> Refusal:
        if type(state.ask) is Prompt:
            return Refusal(self.rule, Text("no-gate-hand"))
        if self.spec.cards == "own":
            return Refusal(self.rule, self.not_here)
        if self.number(state) is not None:
            return Refusal(self.rule, Text("no-gate-used"))
        return Refusal(self.rule, Text("no-gate-card" if self.spec.cards == "one" else "no-gate-pair"))

    def skip(self, state: State, seat: Seat) -> Cost:
        return Cost(0 if self.spec.cards == "one" else 1)

    def may_skip(self, state: State, seat: Seat) -> bool:
        return self.spec.cards == "pair" and self.number(state) is None

    def stuck(self, state: State, seat: Seat) -> Stuck | None:
        return none_of(state, seat, self.open_values(state, seat))

    # Afterwards

    def completed(self, step: Step[State], value: int) -> Sequence[Ask]:
        if self.spec.cards != "pair":
            step.emit(GateFinished(self.place, value))
        return ()

    def end_turn(self, step: Step[State]) -> Sequence[Ask]:
        """Asks the player on turn for a card to give away. A player who just ran out of wires is asked by `ran_out`."""
        seat = step.state.turn
        return () if step.state.finished(seat) else self.handing(step.state, seat)

    def ran_out(self, step: Step[State], seat: Seat) -> Sequence[Ask]:
        return self.handing(step.state, seat)

    def handing(self, state: State, seat: Seat) -> Sequence[Ask]:
        """Asks a player who has a card, and a teammate with wires, to give a card away (BB-M65-4, BB-M65-6)."""
        own = self.data(state).own
        return (Prompt(seat, self.place, HAND),) if own and own[seat] and state.partners(seat) else ()

    def menu(self, state: State, ask: Prompt) -> Options[Any]:
        return Options((), (Form(HandNumber, self.data(state).own[ask.seat], state.partners(ask.seat)),))

    def answered(self, step: Step[State], ask: Prompt, action: HandNumber) -> Sequence[Ask]:
        step.emit(NumberHanded(self.place, ask.seat, action.number, action.seat))
        return self.handing(step.state, ask.seat) if step.state.finished(ask.seat) else ()

    def panel(self, state: State, viewer: Viewer) -> GatePanel:
        cards = self.data(state)
        return GatePanel(
            place=self.place,
            cards=self.spec.cards,
            up=cards.up,
            down=cards.down,
            own=cards.own,
            number=self.number(state),
            used=cards.used,
            turn=cards.turn,
        )

    def invariant(self, state: State) -> str | None:
        cards = self.data(state)
        there = sorted([*cards.up, *cards.down, *[n for row in cards.own for n in row]])
        left = [n for n in NUMBERS if state.total[n] and (self.spec.cards != "one" or n not in state.complete)]
        return None if there in (left, []) else "gate cards"
