"""There is no order of turns: whoever wants the next one claims it (BB-X-SNIP)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from litfuse.kernel.events import Step
from litfuse.kernel.options import Form, Options
from litfuse.kernel.records import Refusal, Seat, Viewer, text

from ...cards.helpers import gives_turn
from ...mission import Mission
from ...public import Ask, Prompt, Window
from ...setup import pool_of
from ...state import State
from ..base import Mechanism, Next
from .events import ClaimsClosed, Events, TurnClaimed
from .words import CLAIM, NAME, ClaimedTurns, Claims, ClaimsPanel, ClaimTurn, NameNext


class Hooks(Mechanism[ClaimedTurns, Claims]):
    rule = "BB-X-SNIP"
    events = Events

    def check(self, mission: Mission, seats: int) -> Refusal | None:
        if any(gives_turn(card) for card in pool_of(mission)):
            return Refusal(self.rule, text("bad-claims-mug"))
        return None

    def fresh(self, seats: int) -> Claims:
        return Claims()

    def order(self, state: State) -> Next | Window | Prompt:
        claims = self.data(state)
        if claims.seat is not None and claims.turns == state.turns and not state.finished(claims.seat):
            return Next(claims.seat, way=None)
        if state.config.timers == "turns":
            return Prompt(state.captain, self.place, NAME)
        return Window(self.place, CLAIM)

    def barred(self, state: State) -> Seat | None:
        """Returns the last player, who may not play again, except with two players or if nobody else has wires
        (BB-X-SNIP).
        """
        alone = state.seats == 2 or not state.partners(state.turn)
        return None if alone or not state.turns else state.turn

    def free(self, state: State) -> tuple[Seat, ...]:
        """Returns who may have the next turn: clockwise from the Captain's left, the Captain last (BB-C-42)."""
        around = (*state.clockwise(state.captain), state.captain)
        return tuple([s for s in around if not state.finished(s) and s != self.barred(state)])

    def offers(self, state: State, window: Window) -> Sequence[Seat]:
        return sorted(self.free(state))

    def menu(self, state: State, ask: Prompt) -> Options[Any]:
        if ask.kind == CLAIM:
            return Options((ClaimTurn(),))
        return Options((), (Form(NameNext, self.free(state)),))

    def answered(self, step: Step[State], ask: Prompt, action: Any) -> Sequence[Ask]:
        seat = ask.seat if ask.kind == CLAIM else action.seat
        step.emit(TurnClaimed(self.place, seat, ask.seat))
        return ()

    def closed(self, step: Step[State], window: Window) -> Sequence[Ask]:
        captain = step.state.captain
        step.emit(ClaimsClosed(self.place, captain))
        return (Prompt(captain, self.place, NAME),)

    def refuses(self, state: State, seat: Seat, action: Any) -> Refusal:
        if type(action) is NameNext and type(state.ask) is Prompt:
            return Refusal(self.rule, text("no-name-free"))
        return Refusal(self.rule, text("no-claim-first" if type(state.ask) is Window else "no-name-first"))

    def panel(self, state: State, viewer: Viewer) -> ClaimsPanel:
        return ClaimsPanel(self.place, self.barred(state))
