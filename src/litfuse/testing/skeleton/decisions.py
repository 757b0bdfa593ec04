"""Open questions with their options; clocks; actions of the table; rules of talk."""

from __future__ import annotations

from litfuse.kernel.options import Form, Options, Some
from litfuse.kernel.records import Clock, Decision, Resign, TableAction, Talk, Text

from .actions import Action, Choose, ChooseBlind, PassCards
from .cards import PASSED
from .public import Choosing, Over, Passing
from .state import State


def decisions(state: State) -> tuple[Decision, ...]:
    """Asks everybody at once.

    A seat that has chosen may choose again: a quiet offer under the same id (HC-CHOOSE-1).
    """
    ask = state.ask
    if isinstance(ask, Passing):
        return tuple([Decision(seat, "pass", 1) for seat in state.waiting()])
    if isinstance(ask, Choosing):
        owed = state.waiting()
        done = [Decision(s, "choose", ask.round, owed=False, quiet=True) for s in range(state.seats) if s not in owed]
        return (*[Decision(seat, "choose", ask.round) for seat in owed], *done)
    return ()


def options(state: State, decision: Decision) -> Options[Action]:
    hand = state.hands[decision.seat]
    if isinstance(state.ask, Passing):
        return Options((), (Form[Action](PassCards, Some(hand, PASSED)),))
    if isinstance(state.ask, Choosing):
        return Options((ChooseBlind(),), (Form[Action](Choose, hand),))
    return Options()


def clocks(state: State) -> tuple[Clock, ...]:
    ask = state.ask
    if isinstance(ask, Passing):
        return (Clock("pass", "pass", state.waiting(), zero=Text("zero-pass")),)
    if isinstance(ask, Choosing):
        return (Clock(f"choose.{ask.round}", "choose", state.waiting(), zero=Text("zero-choose")),)
    return ()


def table(state: State) -> tuple[TableAction, ...]:
    return () if isinstance(state.ask, Over) else tuple([Resign(seat) for seat in range(state.seats)])


def talk(state: State) -> Talk:
    return Talk(log=state.config.log, notebook=state.config.notebook)
