"""What a mechanism may do: hooks that the rules call at fixed places. It overrides only what it needs.

Its parameters, run-time data and panel are records in `mission.py`; the object here is built once per mission.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Generic, Literal, NamedTuple, TypeVar

from litfuse.kernel.events import Step
from litfuse.kernel.options import Form, Options
from litfuse.kernel.records import Refusal, Seat, Viewer
from litfuse.kernel.rng import Rng

from ..actions import Action
from ..mission import Data, Mission, Panel
from ..public import Ask
from ..state import State

P = TypeVar("P")
Kind = Literal["dual", "solo", "reveal", "mug"]


class Cost(NamedTuple):
    """What it costs to skip (BB-C, 1.6)."""

    dial: int = 0
    explode: bool = False


class Mechanism(Generic[P]):
    """The hooks, in the order of a match. Results of several mechanisms combine without regard to their order."""

    rule: ClassVar[str]  # its own, which its refusals cite

    def __init__(self, spec: P, place: int) -> None:
        self.spec = spec
        self.place = place

    def check(self, mission: Mission, seats: int) -> Refusal | None:
        """Why such a mission cannot be, if it cannot."""
        return None

    def fresh(self, seats: int) -> Data:
        """Its data on an empty table."""
        raise NotImplementedError

    def setup(self, step: Step[State]) -> None:
        """After the deal, before the first tokens."""

    def turn_start(self, step: Step[State]) -> None:
        """By itself, before the Reveal test."""

    def prompts(self, step: Step[State]) -> Sequence[Ask]:
        """Questions after the Reveal test, before anything is declared."""
        return ()

    def bars_value(self, state: State, seat: Seat, value: int) -> Refusal | None:
        """May this seat not announce this value?"""
        return None

    def bars_deed(self, state: State, seat: Seat, kind: Kind) -> Refusal | None:
        """May this seat not do this at all?"""
        return None

    def acts(self, state: State, seat: Seat) -> Sequence[Form[Any]]:
        """More actions for the player on turn."""
        return ()

    def skip(self, state: State, seat: Seat) -> Cost | None:
        """What it costs not to be able to act."""
        return None

    def does(self, action: Any) -> bool:
        """Is this one of its own actions?"""
        return False

    def do(self, step: Step[State], seat: Seat, action: Any) -> None:
        """Carries out one of its own actions on a turn."""
        raise NotImplementedError

    def refuses(self, state: State, seat: Seat, action: Any) -> Refusal:
        """Why one of its own actions is not among the options."""
        raise NotImplementedError

    def menu(self, state: State, ask: Any) -> Options[Action]:
        """The answers to one of its own questions."""
        raise NotImplementedError

    def answered(self, step: Step[State], ask: Any, action: Any) -> None:
        raise NotImplementedError

    def after(self, step: Step[State]) -> Sequence[Ask]:
        """After base resolution of any deed."""
        return ()

    def end_turn(self, step: Step[State]) -> Sequence[Ask]:
        """After the win test."""
        return ()

    def panel(self, state: State, viewer: Viewer) -> Panel:
        """What a viewer sees of it."""
        raise NotImplementedError

    def imagine(self, panel: Any, viewer: Viewer, known: Any, rng: Rng) -> Data:
        """Data of another world that shows this panel: the inverse of `panel`."""
        raise NotImplementedError
