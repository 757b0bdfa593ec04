"""What a mechanism may do: hooks that the rules call at fixed places. It overrides only what it needs.

Parameters, run-time data and panel are records in the `words.py` of its folder; the object here is built once per
mission. What players can tell of it stands in `reading.py`.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache, reduce
from operator import or_
from typing import Any, ClassVar, Final, Generic, Literal, NamedTuple, TypeVar, cast

from litfuse.kernel.events import Step
from litfuse.kernel.options import Form, Options
from litfuse.kernel.records import Refusal, Seat, Text, Viewer

from ..mission import Mission
from ..public import Ask, Prompt
from ..state import State
from .all import SPECS, Data, Panel, Spec, part_of

P = TypeVar("P")  # the parameters
D = TypeVar("D")  # the run-time data
Kind = Literal["dual", "solo", "reveal", "mug"]


class Cost(NamedTuple):
    """What it costs to skip (BB-C, 1.6)."""

    dial: int = 0
    explode: bool = False


class Mechanism(Generic[P, D]):
    """The hooks, in the order of a match. Results of several mechanisms combine without regard to their order."""

    rule: ClassVar[str]  # its own, which its refusals cite
    events: ClassVar[Any] = None  # the union of its own events, if it has any
    does: ClassVar[tuple[type, ...]] = ()  # its own actions of a turn
    not_here: ClassVar[Text]  # why one of these is refused in a mission without this mechanism

    def __init__(self, spec: P, place: int) -> None:
        self.spec = spec
        self.place = place

    def data(self, state: State) -> D:
        return cast(D, state.extras[self.place])

    # Before the first turn

    def check(self, mission: Mission, seats: int) -> Refusal | None:
        """Returns why such a mission cannot be, if it cannot."""
        return None

    def fresh(self, seats: int) -> Data:
        """Returns its data on an empty table."""
        raise NotImplementedError

    def setup(self, step: Step[State]) -> None:
        """After the deal, before the first tokens."""

    # A turn, up to what the player declares

    def turn_start(self, step: Step[State]) -> None:
        """By itself, before the Reveal test."""

    def prompts(self, step: Step[State]) -> Sequence[Ask]:
        """Returns questions that are asked after the Reveal test, before anything is declared."""
        return ()

    def bars_value(self, state: State, seat: Seat, value: int) -> Refusal | None:
        """Returns why this seat may not announce this value, if it may not."""
        return None

    def bars_deed(self, state: State, seat: Seat, kind: Kind) -> Refusal | None:
        """Returns why this seat may not do this at all, if it may not."""
        return None

    def acts(self, state: State, seat: Seat) -> Sequence[Form[Any]]:
        """Returns more actions for the player on turn."""
        return ()

    def skip(self, state: State, seat: Seat) -> Cost | None:
        """Returns what it costs not to be able to act."""
        return None

    # Its own actions and questions

    def do(self, step: Step[State], seat: Seat, action: Any) -> None:
        """Carries out one of the actions in `does`."""
        raise NotImplementedError

    def loses(self, state: State, action: Any) -> bool:
        """Does this action, one of those in `does`, lose the mission? Long random runs then play it seldom."""
        return False

    def menu(self, state: State, ask: Prompt) -> Options[Any]:
        """Returns the answers to one of its own questions."""
        raise NotImplementedError

    def answered(self, step: Step[State], ask: Prompt, action: Any) -> None:
        """One of its own questions was answered."""
        raise NotImplementedError

    def refuses(self, state: State, seat: Seat, action: Any) -> Refusal:
        """Returns why an action is not among the options, if it is in `does` or answers one of its own questions."""
        raise NotImplementedError

    # After the action

    def after(self, step: Step[State]) -> Sequence[Ask]:
        """After base resolution of any deed; returns questions."""
        return ()

    def end_turn(self, step: Step[State]) -> Sequence[Ask]:
        """After the win test; returns questions."""
        return ()

    # What is seen of it

    def panel(self, state: State, viewer: Viewer) -> Panel:
        """Returns what a viewer sees of it."""
        raise NotImplementedError

    def invariant(self, state: State) -> str | None:
        """Returns what does not hold, if anything; asked after every step of long random runs."""
        return None


AnyMechanism = Mechanism[Any, Any]
NONE: Final[tuple[AnyMechanism, ...]] = ()


def hooks_of(specs: tuple[Spec, ...]) -> tuple[AnyMechanism, ...]:
    """Returns the mechanisms of a mission, in their order; built once."""
    return _hooks(specs) if specs else NONE


@lru_cache(maxsize=256)
def _hooks(specs: tuple[Spec, ...]) -> tuple[AnyMechanism, ...]:
    return tuple(part_of(type(spec), "hooks").Hooks(spec, place) for place, spec in enumerate(specs))


def every_mechanism() -> tuple[type[AnyMechanism], ...]:
    return tuple(part_of(spec, "hooks").Hooks for spec in SPECS)


def every_event() -> Any:
    """Returns the union of the events of all mechanisms."""
    return reduce(or_, [hooks.events for hooks in every_mechanism() if hooks.events is not None])
