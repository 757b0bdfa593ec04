"""Yellow wires are pointed at one by one; nobody calls them (BB-X-TRIP)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from litfuse.kernel.events import Step
from litfuse.kernel.notices import Notice
from litfuse.kernel.options import Form
from litfuse.kernel.records import Refusal, Seat, Text, Viewer

from ...calls import held, targets
from ...dial import move_dial
from ...events import Event, MissionEnded, WiresCut, noted
from ...facts import Claimed
from ...mission import Mission
from ...state import Deed, State
from ...tokens import put_token
from ...words import NUMBERS, YELLOW, Cell
from ..base import Cost, Mechanism
from . import words
from .words import CutTripwire, Trips, TripsPanel, Tripwires


class TripwirePointed(Event):
    place: int
    seat: Seat
    owner: Seat
    cell: Cell

    def apply(self, state: State) -> State:
        fact = Claimed(state.turns, self.seat, (self.cell,), YELLOW)
        return replace(state, facts=noted(state, fact), deed=Deed(self.seat, "special"), skipped=0)

    def notice(self, to: Viewer) -> Notice:
        return words.TripwirePointed(self.place, self.seat, self.owner, self.cell)


class Hooks(Mechanism[Tripwires, Trips]):
    rule = "BB-X-TRIP"
    events = TripwirePointed
    does = (CutTripwire,)
    not_here = Text("no-trip-here")

    def check(self, mission: Mission, seats: int) -> Refusal | None:
        plain = mission.yellow.count and mission.lies == "nobody" and not mission.shown_once
        return None if plain else Refusal(self.rule, Text("bad-trips"))

    def fresh(self, seats: int) -> Trips:
        return Trips()

    def bars_value(self, state: State, seat: Seat, value: int) -> Refusal | None:
        return Refusal(self.rule, Text("no-trip-called")) if value == YELLOW else None

    def why_not(self, state: State, seat: Seat) -> Refusal | None:
        if not state.left(YELLOW):
            return Refusal(self.rule, Text("no-trip-left"))
        if not any(value in NUMBERS for value in held(state, seat).by):
            return Refusal(self.rule, Text("no-trip-blue"))
        return None

    def acts(self, state: State, seat: Seat) -> Sequence[Form[Any]]:
        """Returns every wire of every teammate: what they are does not matter (BB-C-10)."""
        if self.why_not(state, seat):
            return ()
        cells = [cell for stand in targets(state, seat, "plain") for cell in stand.uncut]
        return (Form(CutTripwire, cells),) if cells else ()

    def do(self, step: Step[State], seat: Seat, action: CutTripwire) -> None:
        """Cuts the tripwire, or fails. The Stabilizer does not protect it (BB-C-22)."""
        state, cell = step.state, action.cell
        wire = state.wire(cell)
        step.emit(TripwirePointed(self.place, seat, state.stands[cell[0]].owner, cell))
        if wire.value == YELLOW:
            step.emit(WiresCut(seat, (cell,), (wire.key,), "special"))
            move_dial(step, 1)
        elif wire.value in state.reds:
            step.emit(MissionEnded(False, "explosion"))
        else:
            put_token(step, cell)
            move_dial(step, -1)

    def loses(self, state: State, action: CutTripwire) -> bool:
        return state.value(action.cell) in state.reds or (state.value(action.cell) != YELLOW and state.dial == 1)

    def refuses(self, state: State, seat: Seat, action: CutTripwire) -> Refusal:
        return self.why_not(state, seat) or Refusal(self.rule, Text("no-trip-target"))

    def skip(self, state: State, seat: Seat) -> Cost:
        return Cost()

    def full_round(self, step: Step[State]) -> Cost:
        """Nobody is left who may point at a wire."""
        return Cost(explode=True)

    def panel(self, state: State, viewer: Viewer) -> TripsPanel:
        return TripsPanel(self.place, state.left(YELLOW))
