"""Number cards in a line: a player cuts the number to which the marker walks (BB-X-NANO)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from litfuse.kernel.events import Step
from litfuse.kernel.options import Form, Options
from litfuse.kernel.records import Refusal, Seat, Text, Viewer, text

from ...calls import none_of
from ...deeds import CUT_ACTIONS
from ...mission import Mission
from ...public import Ask, Prompt, Stuck
from ...state import State
from ...words import NUMBERS, Character, Equipment
from ..base import Cost, Mechanism
from .events import Events, LineCardDone, LineLaid, MarkerTurned, MarkerWalked
from .words import TURN, KeepDirection, Line, LinePanel, NumberLine, TurnRound, ahead


class Hooks(Mechanism[NumberLine, Line]):
    rule = "BB-X-NANO"
    events = Events

    def check(self, mission: Mission, seats: int) -> Refusal | None:
        if mission.yellow.count:
            return Refusal(self.rule, text("bad-line-yellow"))
        if self.spec.start > mission.blue:
            return Refusal(self.rule, text("bad-line-start", start=self.spec.start, blue=mission.blue))
        cards = mission.equipment and Equipment.RAY not in mission.ban
        powers = mission.characters == "choice" and Character.RAY not in mission.ban_characters
        return Refusal(self.rule, text("bad-line-ray")) if cards or powers else None

    def fresh(self, seats: int) -> Line:
        return Line()

    def setup(self, step: Step[State]) -> Sequence[Ask]:
        """The marker faces the longer side; if both are equal, the right one."""
        numbers = [n for n in NUMBERS if n <= step.state.mission.blue]
        cards = tuple(step.rng.shuffled(f"{self.place} Number cards", numbers))
        at = cards.index(self.spec.start)
        step.emit(LineLaid(self.place, cards, at, right=2 * at < len(cards)))
        return ()

    def bars_value(self, state: State, seat: Seat, value: int) -> Refusal | None:
        line = self.data(state)
        if value in ahead(line):
            return None
        if value not in NUMBERS:
            return Refusal(self.rule, Text("no-line-number"))
        return Refusal(self.rule, text("no-line-done" if value in line.down else "no-line-behind", value=value))

    def stuck(self, state: State, seat: Seat) -> Stuck | None:
        return none_of(state, seat, ahead(self.data(state)))

    def skip(self, state: State, seat: Seat) -> Cost:
        return Cost(1)

    def full_round(self, step: Step[State]) -> Cost:
        """Not a stall: the marker turns with every skip, and each skip costs a step."""
        return Cost()

    def after(self, step: Step[State]) -> Sequence[Ask]:
        """Moves the marker to the called number, whether the cut succeeded or not."""
        deed = step.state.deed
        if deed is None or deed.kind not in CUT_ACTIONS:
            return ()
        line = self.data(step.state)
        for value in [deed.cut] if deed.cut is not None else [call.value for call in deed.calls]:
            if value in line.cards and value != line.cards[line.at]:
                step.emit(MarkerWalked(self.place, line.cards.index(value), value))
        return ()

    def completed(self, step: Step[State], value: int) -> Sequence[Ask]:
        step.emit(LineCardDone(self.place, value))
        return ()

    def end_turn(self, step: Step[State]) -> Sequence[Ask]:
        """Asks a player who cut whether to turn the marker; a skip turns it."""
        deed = step.state.deed
        if deed is None:
            return ()
        if deed.kind == "skip":
            self.turn(step)
        return (Prompt(deed.seat, self.place, TURN),) if deed.kind in CUT_ACTIONS else ()

    def turn(self, step: Step[State]) -> None:
        step.emit(MarkerTurned(self.place, not self.data(step.state).right))

    def menu(self, state: State, ask: Prompt) -> Options[Any]:
        return Options((), (Form(KeepDirection), Form(TurnRound)))

    def answered(self, step: Step[State], ask: Prompt, action: KeepDirection | TurnRound) -> Sequence[Ask]:
        if type(action) is TurnRound:
            self.turn(step)
        return ()

    def refuses(self, state: State, seat: Seat, action: Any) -> Refusal:
        return Refusal(self.rule, Text("no-turn-marker"))

    def panel(self, state: State, viewer: Viewer) -> LinePanel:
        line = self.data(state)
        return LinePanel(self.place, line.cards, line.down, line.at, line.right)

    def invariant(self, state: State) -> str | None:
        line = self.data(state)
        cards = [n for n in NUMBERS if n <= state.mission.blue]
        return None if not line.cards or sorted(line.cards) == cards else "the line of number cards"
