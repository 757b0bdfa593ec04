"""Why an answer is not among the options: the rule and a sentence, built from what that seat can see."""

from __future__ import annotations

from litfuse.kernel.records import Decision, Refusal, text

from .actions import Action, Choose, PassCards
from .cards import PASSED
from .decisions import options
from .public import Passing
from .state import State


def refusal(state: State, decision: Decision, action: Action) -> Refusal | None:
    if action in options(state, decision):
        return None
    if isinstance(state.ask, Passing):
        if isinstance(action, PassCards):
            return Refusal("HC-PASS-1", text("no-cards", count=PASSED))
        return Refusal("HC-PASS-1", text("no-pass-first"))
    if isinstance(action, Choose):
        return Refusal("HC-CHOOSE-1", text("no-card", card=action.card))
    return Refusal("HC-CHOOSE-1", text("no-not-asked"))
