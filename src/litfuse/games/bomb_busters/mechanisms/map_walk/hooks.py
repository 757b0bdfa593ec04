"""After each cut a figure walks over a map, in the direction whose card has the called value (BB-X-BUNKER)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from litfuse.kernel.events import Step
from litfuse.kernel.options import Form, Options
from litfuse.kernel.records import Refusal, Seat, Text, Viewer, text

from ...deeds import Deed
from ...dial import dial_gone, move_dial
from ...mission import Mission
from ...public import Ask, Prompt
from ...state import State
from ...words import COPIES, NUMBERS, YELLOW
from ..base import Mechanism, Verdict
from ..constraint_cards.words import FIRST as CARDS
from .events import ActionDone, Events, FigureMoved, FigureStayed, WalkLaid
from .maps import TO_DO, BadMap, Chart, acts, chart_of, opened, pointed
from .words import FIRST_STEP, STEP, Direction, Goal, MapPanel, MapWalk, Spot, Walk, WalkOn

CUTS: Final = ("dual", "solo", "special")


class Hooks(Mechanism[MapWalk, Walk]):
    rule = "BB-X-BUNKER"
    events = Events

    @property
    def chart(self) -> Chart:
        return chart_of(self.spec.front, self.spec.back)

    def check(self, mission: Mission, seats: int) -> Refusal | None:
        goal = self.spec.goal
        try:
            chart = self.chart
        except BadMap as error:
            why, what = error.args
            return Refusal(self.rule, text(f"bad-map-{why}", what=said_of(what)))
        return None if chart.can_reach(goal) else Refusal(self.rule, text("bad-map-goal", what=said_of(goal)))

    def fresh(self, seats: int) -> Walk:
        try:
            return Walk(self.chart.start)
        except BadMap:  # `check` refuses such a mission
            return Walk(Spot(0, 0, 0))

    def setup(self, step: Step[State]) -> Sequence[Ask]:
        cards = step.rng.shuffled(f"{self.place} Constraint cards", CARDS)
        step.emit(WalkLaid(self.place, tuple(cards)))
        return ()

    def goal(self, state: State) -> Goal:
        """The goal. The short form of the mission ends at the skull, if the map has one (BB-M66-12)."""
        return "skull" if state.config.short and self.chart.can_reach("skull") else self.spec.goal

    def over(self, state: State) -> bool:
        return self.goal(state) in self.data(state).done

    def bars_value(self, state: State, seat: Seat, value: int) -> Refusal | None:
        if value == YELLOW and self.chart.yellow_waits(self.goal(state), self.data(state).done):
            return Refusal(self.rule, Text("no-map-yellow"))
        return None

    # The steps after a cut

    def after(self, step: Step[State]) -> Sequence[Ask]:
        deed = step.state.deed
        if deed is None or deed.kind not in CUTS:
            return ()
        twice = deed.cut == YELLOW or (deed.kind == "solo" and len(deed.cells) == COPIES)  # BB-M66-6, BB-M66-11
        return self.walked(step, deed, 2 if twice else 1)

    def walked(self, step: Step[State], deed: Deed, left: int) -> Sequence[Ask]:
        """Walks this many steps, and asks at a step with a choice; a step with one way is taken without a question."""
        while left and not self.over(step.state) and not dial_gone(step.state):
            ways = self.ways(step.state, deed)
            if len(ways) > 1:
                return (Prompt(deed.seat, self.place, STEP if left == 1 else FIRST_STEP),)
            left -= 1
            if ways:
                self.move(step, deed, *ways.items())
            elif not self.acted(step, deed):
                step.emit(FigureStayed(self.place))
        return ()

    def ways(self, state: State, deed: Deed) -> dict[Direction, Spot]:
        """Returns where the figure may go: with yellow wires anywhere, else where a card with their value points
        (BB-M66-4, BB-M66-11).
        """
        walk = self.data(state)
        if deed.cut == YELLOW:
            return self.chart.ways(walk.spot, walk.done)
        values = tuple([call.value for call in deed.calls]) if deed.cut is None else (deed.cut,)
        return pointed(self.chart, walk.spot, walk.done, walk.cards, values)

    def move(self, step: Step[State], deed: Deed, way: tuple[Direction, Spot]) -> None:
        """Moves the figure. A saw costs a step of the dial; the action of the new cell may follow at once (BB-M66-7,
        BB-M66-10).
        """
        direction, spot = way
        saw = self.chart.kinds[spot] == "saw"
        step.emit(FigureMoved(self.place, deed.seat, direction, spot, saw))
        if saw:
            move_dial(step, -1)
        self.acted(step, deed)

    def acted(self, step: Step[State], deed: Deed) -> bool:
        """Carries out the action of this cell, if the cut succeeded with a fitting value. Returns whether it did
        (BB-M66-5).
        """
        walk = self.data(step.state)
        what = self.chart.waiting(walk.spot, walk.done)
        if what is None or deed.cut is None or not acts(walk.cards, deed.cut):
            return False
        step.emit(ActionDone(self.place, deed.seat, what, self.chart.after(what, walk.spot)))
        return True

    def menu(self, state: State, ask: Prompt) -> Options[Any]:
        assert state.deed is not None
        return Options((), (Form(WalkOn, tuple(self.ways(state, state.deed))),))

    def answered(self, step: Step[State], ask: Prompt, action: WalkOn) -> Sequence[Ask]:
        deed = step.state.deed
        assert deed is not None
        self.move(step, deed, (action.direction, self.ways(step.state, deed)[action.direction]))
        return self.walked(step, deed, 0 if ask.kind == STEP else 1)

    def refuses(self, state: State, seat: Seat, action: Any) -> Refusal:
        return Refusal(self.rule, Text("no-way"))

    def verdict(self, state: State) -> Verdict | None:
        """The mission is lost if no blue wire is left to lead the figure (BB-M66-12)."""
        if self.over(state):
            return None
        return "open" if any(state.left(n) for n in NUMBERS if n not in state.reds) else "objective"

    # What viewers see of it

    def panel(self, state: State, viewer: Viewer) -> MapPanel:
        walk, goal, chart = self.data(state), self.goal(state), self.chart
        return MapPanel(
            place=self.place,
            front=opened(self.spec.front, walk.done),
            back=opened(self.spec.back, walk.done),
            spot=walk.spot,
            goal=goal,
            cards=walk.cards,
            done=walk.done,
            waits=chart.waiting(walk.spot, walk.done),
            ways=tuple(chart.ways(walk.spot, walk.done)),
            yellow=chart.yellow_waits(goal, walk.done),
            went=walk.went,
            turn=walk.turn,
        )

    def invariant(self, state: State) -> str | None:
        walk = self.data(state)
        return None if walk.spot in self.chart.kinds and len(set(walk.done)) == len(walk.done) else "the figure"


def said_of(what: str) -> str:
    """Returns an argument for a text: a sign of the map as it is, a kind of cell by its name."""
    return f"={what}" if len(what) == 1 else f"{'striped' if what in TO_DO else 'map'}-{what}"
