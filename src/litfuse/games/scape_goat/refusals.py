"""Why an answer is not among the options: the rule and a sentence, built from what that seat can see (SG-NET-1)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from litfuse.kernel.records import Decision, Refusal, Seat, text
from litfuse.kernel.texts import word

from .actions import Action, FrameCard, Move, Spy, StashReturn, Steal, Swap, TradeCard, TradeWith
from .decisions import options
from .state import State

Why = Callable[[State, Seat, Any], Refusal]


def no(rule: str, key: str, **args: int | str) -> Refusal:
    return Refusal(rule, text(f"no-{key}", **args))


def refusal(state: State, decision: Decision, action: Action) -> Refusal | None:
    """Returns why the answer is refused; None means that the question asks for another kind of answer."""
    if action in options(state, decision):
        return None
    asked, why = REASONS.get(decision.kind, (None, None))
    if why is None or type(action) is not asked:
        return no("SG-NET-1", "not-asked")
    return why(state, decision.seat, action)


def staying(state: State, seat: Seat, act: Move) -> Refusal:
    """Refuses staying in place: nothing else can be wrong with a move."""
    return no("SG-MOVE-1", "move-same", place=word(act.place))


def spying(state: State, seat: Seat, act: Spy) -> Refusal:
    return no("SG-ACT-SPY-1", "target", target=f"@{act.target}")


def trading(state: State, seat: Seat, act: TradeWith) -> Refusal:
    return no("SG-ACT-TRADE-1", "target", target=f"@{act.target}")


def stealing(state: State, seat: Seat, act: Steal) -> Refusal:
    return no("SG-ACT-FS-2", "steal-target", target=f"@{act.target}")


def not_held(rule: str) -> Why:
    return lambda state, seat, act: no(rule, "card-held", card=word(act.card))


def swapping(state: State, seat: Seat, act: Swap) -> Refusal:
    if act.card in state.hands[seat]:
        return no("SG-SWAP-2", "own-colour-first", colour=word(state.setup.colours[seat]))
    return no("SG-SWAP-1", "card-held", card=word(act.card))


REASONS: Final[dict[str, tuple[type, Why]]] = {
    "move": (Move, staying),
    "spy": (Spy, spying),
    "trade": (TradeWith, trading),
    "trade-card": (TradeCard, not_held("SG-ACT-TRADE-1")),
    "stash-return": (StashReturn, not_held("SG-ACT-STASH-1")),
    "steal": (Steal, stealing),
    "frame-card": (FrameCard, not_held("SG-FRAME-1")),
    "swap": (Swap, swapping),
}
