"""A number is turned up between turns. Whoever claims it must cut it; if nobody does, the Captain names a player."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from litfuse.kernel.events import Step
from litfuse.kernel.options import Form, Options
from litfuse.kernel.records import Refusal, Seat, Text, Viewer, text

from ...cards.helpers import gives_turn
from ...dial import move_dial
from ...mission import Mission
from ...public import Ask, Prompt, Window
from ...setup import pool_of
from ...state import State
from ...tokens import marked, put_token
from ...words import NUMBERS
from ..base import Mechanism, Next
from ..claimed_turns.words import CLAIM, ClaimTurn
from ..named_cutter.events import CallDeckLaid, CallDeckShuffled, CutterNamed, NumberCalled, NumberLeft, NumberPutAway
from ..named_cutter.hooks import markable
from ..named_cutter.words import CONFESS, CallDeck, CallPanel, ConfessWire, NameCutter
from .events import ClaimedInVain, ClaimsEnded, ClaimSpent, Events, NothingConfessed, RevealClaimed
from .words import NAME, ClaimedNumbers


class Hooks(Mechanism[ClaimedNumbers, CallDeck]):
    rule = "BB-X-CALL"
    events = Events

    def check(self, mission: Mission, seats: int) -> Refusal | None:
        if any(gives_turn(card) for card in pool_of(mission)):
            return Refusal(self.rule, text("bad-claims-mug"))
        return Refusal(self.rule, text("bad-call-yellow")) if mission.yellow.count else None

    def fresh(self, seats: int) -> CallDeck:
        return CallDeck()

    def setup(self, step: Step[State]) -> Sequence[Ask]:
        numbers = [n for n in NUMBERS if n <= step.state.mission.blue]
        step.emit(CallDeckLaid(self.place, tuple(step.rng.shuffled(f"{self.place} Number cards", numbers))))
        return ()

    # Between two turns

    def between(self, step: Step[State]) -> None:
        """Turns up the next number, unless one lies there or none is left."""
        cards = self.data(step.state)
        if cards.card is not None or not (cards.deck or cards.used):
            return
        if not cards.deck:
            again = step.rng.shuffled(f"{self.place} Number cards again", cards.used)
            step.emit(CallDeckShuffled(self.place, tuple(again)))
        step.emit(NumberCalled(self.place, step.state.captain, self.data(step.state).deck[0]))

    def order(self, state: State) -> Next | Window | Prompt:
        cards = self.data(state)
        if cards.named is not None and not state.finished(cards.named):
            return Next(cards.named, way=None)
        if cards.card is None or state.config.timers == "turns":
            return Prompt(state.captain, self.place, NAME)
        return Window(self.place, CLAIM)

    def nameable(self, state: State) -> tuple[Seat, ...]:
        """Returns the players with wires, the Captain last (BB-C-42)."""
        around = (*state.clockwise(state.captain), state.captain)
        return tuple([s for s in around if not state.finished(s)])

    def offers(self, state: State, window: Window) -> Sequence[Seat]:
        return sorted({*self.nameable(state), state.captain})

    def menu(self, state: State, ask: Prompt) -> Options[Any]:
        """Returns the answers. In the window the Captain, even one without wires, may also name a player."""
        if ask.kind == CONFESS:
            return Options((), (Form(ConfessWire, markable(state, ask.seat)),))
        names = Form(NameCutter, self.nameable(state))
        if ask.kind == NAME:
            return Options((), (names,))
        claim = () if state.finished(ask.seat) else (ClaimTurn(),)
        return Options(claim, (names,) if ask.seat == state.captain else ())

    def answered(self, step: Step[State], ask: Prompt, action: ClaimTurn | NameCutter | ConfessWire) -> Sequence[Ask]:
        state = step.state
        if isinstance(action, ConfessWire):
            put_token(step, action.cell)
            return ()
        claimed = isinstance(action, ClaimTurn)
        seat = ask.seat if isinstance(action, ClaimTurn) else action.seat
        number = self.data(state).card
        if number is None or (claimed and state.all_red(seat)):
            step.emit(RevealClaimed(self.place, seat))
            return ()
        has = any(state.value(c) == number for c in state.uncut(seat))
        if claimed and not has:
            step.emit(ClaimedInVain(self.place, seat, number))
            move_dial(step, -1)
            return (Prompt(state.captain, self.place, NAME),)
        step.emit(CutterNamed(self.place, ask.seat, seat, number, has))
        if has:
            return ()
        move_dial(step, -1)
        step.emit(NumberPutAway(self.place))
        if markable(state, seat):
            return (Prompt(seat, self.place, CONFESS),)
        bare = tuple([c for c in state.uncut(seat) if not marked(state.wire(c))])
        step.emit(NothingConfessed(self.place, seat, bare))
        return ()

    def closed(self, step: Step[State], window: Window) -> Sequence[Ask]:
        captain = step.state.captain
        step.emit(ClaimsEnded(self.place, captain))
        return (Prompt(captain, self.place, NAME),)

    def refuses(self, state: State, seat: Seat, action: Any) -> Refusal:
        ask = state.ask
        if type(ask) is Prompt and ask.kind == CONFESS:
            return Refusal(self.rule, text("no-confess"))
        if type(action) is NameCutter and seat == state.captain:
            return Refusal(self.rule, text("no-cutter"))
        return Refusal(self.rule, text("no-claim-first" if type(ask) is Window else "no-order-first"))

    # The turn of the player who has to cut

    def bars_value(self, state: State, seat: Seat, value: int) -> Refusal | None:
        cards = self.data(state)
        if cards.card is None or cards.named is None or value == cards.card:
            return None
        return Refusal(self.rule, text("no-other-number", number=cards.card))

    def completed(self, step: Step[State], value: int) -> Sequence[Ask]:
        step.emit(NumberLeft(self.place, value))
        return ()

    def end_turn(self, step: Step[State]) -> Sequence[Ask]:
        step.emit(NumberPutAway(self.place) if self.data(step.state).has else ClaimSpent(self.place))
        return ()

    # What viewers see

    def hushes(self, state: State) -> Text | None:
        """Nobody may talk while numbers can be claimed: a word might be a claim (BB-M45-3)."""
        return Text("talk-claims") if type(state.ask) is Window else None

    def panel(self, state: State, viewer: Viewer) -> CallPanel:
        cards = self.data(state)
        return CallPanel(self.place, tuple(sorted(cards.deck)), cards.used, cards.card, cards.named, cards.has)

    def invariant(self, state: State) -> str | None:
        cards = self.data(state)
        there = sorted(n for n in (*cards.deck, *cards.used, cards.card) if n is not None)
        left = [n for n in NUMBERS if state.total[n] and n not in state.complete]
        return None if there == left or not there else "claimed numbers"
