"""The effects of plays that nobody stopped: one function for each type of play and each card that is played alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from litfuse.kernel.events import Step
from litfuse.kernel.records import Seat

from ..actions import AskFavor, Five, Pair, Play, Playable, Three
from ..cards import ATTACK, SEE, SHUFFLE, SKIP
from ..state import State
from .hands import favor, five, pair, three
from .pile import see_the_future, shuffle
from .turns import attack, skip

Effect = Callable[[Step[State], Seat, Any], None]

ALONE: dict[str, Effect] = {ATTACK: attack, SKIP: skip, SHUFFLE: shuffle, SEE: see_the_future}


def alone(step: Step[State], seat: Seat, act: Play) -> None:
    ALONE[act.card](step, seat, act)


EFFECTS: dict[type, Effect] = {Play: alone, AskFavor: favor, Pair: pair, Three: three}


def work(step: Step[State], seat: Seat, act: Playable, lying: int) -> None:
    """Carries out the play. `lying`: how many cards were on the discard pile when it was played."""
    if type(act) is Five:
        five(step, seat, act, lying)
    else:
        EFFECTS[type(act)](step, seat, act)
