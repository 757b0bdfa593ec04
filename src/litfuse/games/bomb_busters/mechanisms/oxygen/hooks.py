"""A cut costs oxygen, whether it succeeds or fails (BB-X-OXY)."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from litfuse.kernel.events import Step
from litfuse.kernel.options import Form
from litfuse.kernel.records import Refusal, Seat, Text, Viewer, text

from ...calls import held, may_call
from ...cards.base import card_ready
from ...mission import Mission
from ...public import Ask, Stuck, Tally
from ...state import State
from ...words import NUMBERS, Equipment
from ..base import Cost, Kind, Mechanism, hooks_of
from .events import Events, OxygenMoved
from .words import SUPPLY, Air, GiveOxygen, Oxygen, OxygenPanel, Why, affordable, cost


class Hooks(Mechanism[Oxygen, Air]):
    rule = "BB-X-OXY"
    events = Events
    does = (GiveOxygen,)
    stays = does
    not_here = Text("no-oxygen-here")

    def check(self, mission: Mission, seats: int) -> Refusal | None:
        if mission.yellow.count:
            return Refusal(self.rule, Text("bad-oxygen-yellow"))
        if self.most(seats) > SUPPLY:
            return Refusal(self.rule, text("bad-oxygen-supply", count=self.most(seats), supply=SUPPLY))
        if (self.spec.refund and self.spec.flow != "own") or (self.spec.spared and not mission.equipment):
            return Refusal(self.rule, Text("bad-oxygen-useless"))
        if any(set(h.does) - set(h.stays) for h in hooks_of(mission) if h is not self):
            return Refusal(self.rule, Text("bad-oxygen-special"))
        return None

    def most(self, seats: int) -> int:
        """Returns how many tokens are in play, apart from those that a refund may add."""
        each = self.spec.stock[seats - 2]
        return each if self.spec.flow in ("reserve", "purse") else each * seats

    def fresh(self, seats: int) -> Air:
        return Air()

    def setup(self, step: Step[State]) -> Sequence[Ask]:
        state = step.state
        each, flow = self.spec.stock[state.seats - 2], self.spec.flow
        stocks = [0] * state.seats
        if flow == "purse":
            stocks[state.captain] = each
        elif flow != "reserve":
            stocks = [each] * state.seats
        reserve = each if flow == "reserve" else SUPPLY - sum(stocks) if self.spec.refund else 0
        why: Why = "filled" if flow == "reserve" else "purse" if flow == "purse" else "dealt"
        step.emit(OxygenMoved(self.place, why, each, reserve, tuple(stocks), state.captain))
        return ()

    def move(
        self,
        step: Step[State],
        why: Why,
        count: int,
        seat: Seat | None,
        *,
        giver: Seat | None = None,
        taker: Seat | None = None,
        number: int | None = None,
    ) -> None:
        """Moves tokens between stocks. Without a giver or taker, they come from or go to the reserve."""
        air = self.data(step.state)
        reserve, stocks = air.reserve, list(air.stocks)
        if giver is None:
            reserve -= count
        else:
            stocks[giver] -= count
        if taker is not None:
            stocks[taker] += count
        elif why != "gone":
            reserve += count
        step.emit(OxygenMoved(self.place, why, count, reserve, tuple(stocks), seat, taker, number))

    # What a seat can pay

    def alone(self, state: State, seat: Seat) -> bool:
        return not state.partners(seat)

    def left_alone(self, state: State) -> bool:
        """Returns whether at most one player has wires left, once they are dealt."""
        return bool(state.stands) and sum(not state.finished(s) for s in range(state.seats)) < 2

    def paid_for(self, state: State) -> int | None:
        """Returns the value for which a teammate was paid in this turn, if any."""
        air = self.data(state)
        return air.value if air.turn == state.turns else None

    def payable(self, state: State, seat: Seat) -> Collection[int]:
        value = self.paid_for(state)
        if value is not None:
            return (value,)
        return affordable(self.spec.flow, self.spec.price, self.data(state), seat, self.alone(state, seat))

    def due(self, state: State, seat: Seat) -> bool:
        """Returns whether this seat must pay a teammate before it cuts."""
        return self.spec.flow == "teammate" and self.paid_for(state) is None and not self.alone(state, seat)

    def bars_value(self, state: State, seat: Seat, value: int) -> Refusal | None:
        if value not in NUMBERS or value in self.payable(state, seat):
            return None
        if (number := self.paid_for(state)) is not None:
            return Refusal(self.rule, text("no-oxygen-other", value=value, number=number))
        air = self.data(state)
        there = air.reserve if self.spec.flow == "reserve" else air.stocks[seat]
        return Refusal(self.rule, text("no-oxygen", value=value, needs=cost(self.spec.price, value), there=there))

    def bars_deed(self, state: State, seat: Seat, kind: Kind) -> Refusal | None:
        if kind in ("dual", "solo") and self.due(state, seat):
            return Refusal(self.rule, Text("no-oxygen-first"))
        return None

    def stuck(self, state: State, seat: Seat) -> Stuck | None:
        """If a teammate must be paid first, a stuck hand is one without a value that can be paid for."""
        if not self.due(state, seat):
            return None
        cells = tuple([c for c in state.uncut(seat) if state.wire(c).apart != "turned"])
        values = [v for v in NUMBERS if state.left(v) and may_call(state, seat, v)]
        return Stuck(cells, tuple([Tally(v, (0,)) for v in values]))

    # A turn

    def acts(self, state: State, seat: Seat) -> Sequence[Form[Any]]:
        if not self.due(state, seat):
            return ()
        values = [v for v in sorted(held(state, seat).by) if v in NUMBERS and may_call(state, seat, v)]
        return (Form(GiveOxygen, values, state.partners(seat)),) if values else ()

    def do(self, step: Step[State], seat: Seat, action: GiveOxygen) -> None:
        tokens = cost(self.spec.price, action.number)
        self.move(step, "given", tokens, seat, giver=seat, taker=action.seat, number=action.number)

    def refuses(self, state: State, seat: Seat, action: GiveOxygen) -> Refusal:
        if self.spec.flow != "teammate":
            return Refusal(self.rule, self.not_here)
        if not self.due(state, seat):
            return Refusal(self.rule, Text("no-oxygen-twice" if self.paid_for(state) else "no-oxygen-alone"))
        if why := self.bars_value(state, seat, action.number):
            return why
        return Refusal(self.rule, Text("no-oxygen-give"))

    def steadies(self, state: State) -> bool:
        return self.spec.spared

    def helps(self, state: State, seat: Seat) -> bool:
        return self.spec.spared and (state.stable or card_ready(state, seat, Equipment.STABILIZER))

    def skip(self, state: State, seat: Seat) -> Cost:
        return Cost(0 if self.spec.spared and state.stable else 1)

    def may_skip(self, state: State, seat: Seat) -> bool:
        return self.spec.skip and self.paid_for(state) is None

    def full_round(self, step: Step[State]) -> Cost:
        """Each skip has cost a step, and there may be oxygen again, so it is not a stall."""
        return Cost()

    def pays(self, step: Step[State], seat: Seat, values: Sequence[int]) -> None:
        tokens = max(cost(self.spec.price, v) for v in values)
        if not tokens or self.spec.flow == "teammate":
            return
        if self.spec.flow == "reserve":
            self.move(step, "taken", tokens, seat, taker=seat)
        else:
            self.move(step, "paid", tokens, seat, giver=seat)

    # Afterwards

    def completed(self, step: Step[State], value: int) -> Sequence[Ask]:
        """Each player with wires takes a token, the Captain first, while tokens are left."""
        if not self.spec.refund:
            return ()
        state = step.state
        air = self.data(state)
        around = (state.captain, *state.clockwise(state.captain))
        takers = [seat for seat in around if not state.finished(seat)][: air.reserve]
        if takers:
            stocks = tuple([n + (seat in takers) for seat, n in enumerate(air.stocks)])
            step.emit(OxygenMoved(self.place, "refund", len(takers), air.reserve - len(takers), stocks))
        return ()

    def end_turn(self, step: Step[State]) -> Sequence[Ask]:
        if self.spec.flow == "purse":
            self.pass_on(step, step.state.turn)
        return ()

    def ran_out(self, step: Step[State], seat: Seat) -> Sequence[Ask]:
        """A purse never stays with a player without wires; oxygen meant for teammates leaves the game."""
        if self.spec.flow == "purse":
            self.pass_on(step, seat)
        elif self.spec.flow == "teammate" and (count := self.data(step.state).stocks[seat]):
            self.move(step, "gone", count, seat, giver=seat)
        return ()

    def pass_on(self, step: Step[State], seat: Seat) -> None:
        count, to = self.data(step.state).stocks[seat], step.state.after(seat)
        if count and to != seat:
            self.move(step, "passed", count, seat, giver=seat, taker=to)

    def round(self, step: Step[State]) -> Sequence[Ask]:
        """All tokens return to the reserve, or the reserve goes into the purse."""
        state = step.state
        air = self.data(state)
        if self.spec.flow == "reserve" and any(air.stocks):
            count = sum(air.stocks)
            step.emit(OxygenMoved(self.place, "back", count, air.reserve + count, (0,) * state.seats))
        elif self.spec.flow == "purse" and air.reserve:
            captain = state.captain
            to = state.after(captain) if state.finished(captain) else captain
            self.move(step, "collected", air.reserve, to, taker=to)
        return ()

    def panel(self, state: State, viewer: Viewer) -> OxygenPanel:
        air = self.data(state)
        free = self.spec.flow == "teammate" and self.left_alone(state)
        return OxygenPanel(
            place=self.place,
            flow=self.spec.flow,
            costs=() if free else tuple([cost(self.spec.price, n) for n in NUMBERS]),
            reserve=air.reserve,
            stocks=air.stocks,
            full=self.spec.stock[state.seats - 2],
            value=self.paid_for(state),
            turn=air.turn,
        )

    def invariant(self, state: State) -> str | None:
        air = self.data(state)
        there = air.reserve + sum(air.stocks)
        full = SUPPLY if self.spec.refund else self.most(state.seats)
        lost = self.spec.flow == "teammate" and bool(state.out)
        fits = there <= full if lost else there == full
        return None if fits and min(air.stocks, default=0) >= 0 <= air.reserve else "oxygen"
