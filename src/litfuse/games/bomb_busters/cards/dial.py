"""Cards about the dial: the Rewinder turns it back, the Stabilizer protects a Dual Cut."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from litfuse.kernel.events import Step
from litfuse.kernel.options import Form
from litfuse.kernel.records import Refusal, Seat

from ..actions import Action
from ..dial import move_dial
from ..mechanisms.base import having
from ..reasons import no
from ..state import State
from ..words import Equipment, Source
from .base import AnytimeUse, Turn, TurnUse
from .words import UseRewinder, UseStabilizer

REWINDER: Final = UseRewinder()
STABILIZER: Final[tuple[Form[Any], ...]] = (Form(UseStabilizer),)


class Rewinder(AnytimeUse[UseRewinder]):
    action = UseRewinder
    card = Equipment.REWINDER

    def offers(self, state: State, seat: Seat, sources: tuple[Source, ...]) -> Sequence[Form[Any] | Action]:
        return (REWINDER,) if state.dial < state.limit else ()

    def refuses(self, state: State, seat: Seat, act: UseRewinder) -> Refusal:
        return no("BB-EQG-08", "rewinder")

    def do(self, step: Step[State], seat: Seat, act: UseRewinder) -> None:
        move_dial(step, 1)


class Stabilizer(TurnUse[UseStabilizer]):
    """Sets `State.stable`, which is read when a Dual Cut fails (BB-EQ-09)."""

    action = UseStabilizer
    card = Equipment.STABILIZER

    def offers(self, state: State, seat: Seat, turn: Turn) -> Sequence[Form[Any]]:
        steadies = having(state.mission, "steadies")
        of_use = turn.dual or any(h.steadies(state) for h in steadies)
        return STABILIZER if of_use and not state.stable else ()

    def refuses(self, state: State, seat: Seat, act: UseStabilizer) -> Refusal:
        return no("BB-EQ-09-5", "stabilizer-no-dual")

    def do(self, step: Step[State], seat: Seat, act: UseStabilizer) -> None:
        """Does nothing: the event that the card was used sets the protection."""
