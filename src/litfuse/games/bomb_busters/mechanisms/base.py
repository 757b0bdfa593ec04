"""What a mechanism may do: hooks that the rules call at fixed places. It overrides only what it needs.

Parameters, run-time data and panel are records in the `words.py` of its folder; the object here is built once per
mission. What players can tell of it stands in `reading.py`.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from operator import or_
from typing import Any, ClassVar, Final, Generic, Literal, NamedTuple, TypeVar, cast, get_args

from litfuse.kernel.events import Step
from litfuse.kernel.options import Form, Options
from litfuse.kernel.records import Clock, Refusal, Seat, Text, Viewer

from ..deeds import Deed
from ..mission import Mission
from ..public import Ask, Prompt, Stuck, Window
from ..state import State
from ..words import Cell, Character, Equipment
from .all import SPECS, Data, Panel, part_of

P = TypeVar("P")  # the parameters
D = TypeVar("D")  # the run-time data
Kind = Literal["dual", "solo", "reveal", "give"]  # give: the turn, to somebody else
# What is done with a wire: it is pointed at, cut as the own half, marked with a token, labelled, moved
Role = Literal["target", "own", "mark", "label", "move"]
Way = Literal["plain", "detector", "ray", "solo", "card", "setup"]  # the deed that it is part of; setup: first tokens


class Cost(NamedTuple):
    """What it costs to skip, to fail, or that everybody has skipped (BB-C, 1.6). Of several the dearest counts."""

    dial: int = 0
    explode: bool = False


class Next(NamedTuple):
    """Whose turn comes next, and which way the turn marker goes there; None: there are no rounds (BB-C-14)."""

    seat: Seat
    way: Literal["clockwise", "counter-clockwise"] | None = "clockwise"


# What a mechanism says of the whole mission: why it is lost, that a condition of it is open, or that it is won. Of
# several the first in this order counts, so defeat goes before success, and an open condition withholds it.
Verdict = Literal["explosion", "dial", "timer", "objective", "stall", "open", "defused"]
VERDICTS: Final[tuple[Verdict, ...]] = get_args(Verdict)
SINGLE: Final = ("order", "declares")  # hooks that only one mechanism of a mission may have


class Mechanism(Generic[P, D]):
    """The hooks, in the order of a match. Results of several mechanisms combine without regard to their order."""

    rule: ClassVar[str]  # its own, which its refusals cite
    events: ClassVar[Any] = None  # the union of its own events, if it has any
    does: ClassVar[tuple[type, ...]] = ()  # its own actions of a turn
    stays: ClassVar[tuple[type, ...]] = ()  # those of them after which the turn goes on
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

    def setup(self, step: Step[State]) -> Sequence[Ask]:
        """After the deal; returns questions that are asked before the first tokens."""
        return ()

    # A turn, up to what the player declares

    def turn_start(self, step: Step[State]) -> Sequence[Ask]:
        """By itself; returns questions that are asked before the Reveal test."""
        return ()

    def prompts(self, step: Step[State]) -> Sequence[Ask]:
        """Returns questions that are asked after the Reveal test, before anything is declared."""
        return ()

    def bars_value(self, state: State, seat: Seat, value: int) -> Refusal | None:
        """Returns why this seat may not announce this value, if it may not."""
        return None

    def bars_deed(self, state: State, seat: Seat, kind: Kind) -> Refusal | None:
        """Returns why this seat may not do this at all, if it may not."""
        return None

    def bars_cell(self, state: State, seat: Seat, cell: Cell, role: Role, way: Way) -> Refusal | None:
        """Returns why this seat may not do this with this wire, if it may not: from what the seat can see."""
        return None

    def bars_card(self, state: State, seat: Seat, card: Equipment | Character) -> Refusal | None:
        """Returns why this seat may not use this card, or the own character, if it may not. A public fact."""
        return None

    def unlocks(self, state: State, card: Equipment) -> bool | None:
        """Is this card usable now? None: as the cuts say (BB-EQG-02). Of several False counts most, then True."""
        return None

    def acts(self, state: State, seat: Seat) -> Sequence[Form[Any]]:
        """Returns more actions for the player on turn."""
        return ()

    def at_any_time(self, state: State, seat: Seat) -> Sequence[Form[Any]]:
        """Returns what this seat may do whenever a turn is open, beside the cards of any time. A public fact.

        Its actions are in `does` and in `stays`.
        """
        return ()

    def declares(self, state: State) -> Seat | Literal["nobody"] | None:
        """Returns who declares the action of this turn; None: the player on turn. Single."""
        return None

    def steadies(self, state: State) -> bool:
        """Is the Stabilizer of use to a player who can declare no Dual Cut?"""
        return False

    def skip(self, state: State, seat: Seat) -> Cost | None:
        """Returns what it costs to skip, by choice or for want of an action."""
        return None

    def may_skip(self, state: State, seat: Seat) -> bool:
        """May this seat skip by choice, though there is something to declare?"""
        return False

    def blocked(self, state: State, seat: Seat) -> bool:
        """Does this seat know that nothing it may declare can succeed? Then Skip stands beside it (BB-C-49)."""
        return False

    def blocked_by(self, state: State, seat: Seat) -> Cell | None:
        """Of a blocked seat: the wire whose value all that this seat might call has, and that it may not point at.

        Everybody learns it when the turn is skipped: the hand has this value alone, and every other wire that has it.
        """
        return None

    def stuck(self, state: State, seat: Seat) -> Stuck | None:
        """Returns what holds of this hand exactly if it cannot act or is blocked; None: what the bars say.

        From public facts only. Everybody learns it when the turn is skipped, and the contrary from a call.
        """
        return None

    def helps(self, state: State, seat: Seat) -> bool:
        """Has this mission a means of its own that may help a player who cannot act? A public fact (BB-C-49)."""
        return False

    def full_round(self, step: Step[State]) -> Cost | None:
        """Everybody with wires has skipped; returns what it costs. If no mechanism has a rule for it: a stall."""
        return None

    # A cut was declared

    def pays(self, step: Step[State], seat: Seat, values: Sequence[int]) -> None:
        """Takes what a cut of these values costs, before it is known whether it is right (BB-C-13)."""

    # A Dual Cut that fails

    def fails(self, state: State, deed: Deed) -> Cost | None:
        """Returns what this failed Dual Cut costs; None: one step of the dial, unless another mechanism says more."""
        return None

    def protects(self, state: State, deed: Deed) -> bool | None:
        """Is this Dual Cut protected if it fails? None: only by the Stabilizer. False goes before True."""
        return None

    def withholds(self, state: State, deed: Deed) -> bool:
        """Is no token set after this failed Dual Cut? From public facts only: a detector then asks nothing."""
        return False

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

    def answered(self, step: Step[State], ask: Prompt, action: Any) -> Sequence[Ask]:
        """One of its own questions was answered; returns questions that come before those that wait."""
        raise NotImplementedError

    def offers(self, state: State, window: Window) -> Sequence[Seat]:
        """Returns who may answer in one of its own windows; `menu` and `answered` are asked as for a question."""
        raise NotImplementedError

    def closed(self, step: Step[State], window: Window) -> Sequence[Ask]:
        """The clock of one of its own windows ran out; returns questions."""
        raise NotImplementedError

    def refuses(self, state: State, seat: Seat, action: Any) -> Refusal:
        """Returns why an action is not among the options, if it is in `does` or answers one of its own questions."""
        raise NotImplementedError

    # After the action

    def after(self, step: Step[State]) -> Sequence[Ask]:
        """After base resolution of any deed; returns questions."""
        return ()

    def completed(self, step: Step[State], value: int) -> Sequence[Ask]:
        """The last wire of this number was cut, by whatever; returns questions."""
        return ()

    def verdict(self, state: State) -> Verdict | None:
        """Returns what the tests for defeat and success find, both times in a turn and after a deadline."""
        return None

    def yellow(self, step: Step[State]) -> Sequence[Ask]:
        """Once, after the action that cut the second yellow wire, if the mission goes on; returns questions."""
        return ()

    def end_turn(self, step: Step[State]) -> Sequence[Ask]:
        """After the test for success; returns questions."""
        return ()

    def cued(self, step: Step[State]) -> Sequence[Ask]:
        """A cue of the mission's script calls this mechanism: its act begins; returns questions (BB-X-SCRIPT)."""
        return ()

    def act_over(self, step: Step[State]) -> None:
        """The next cue has come, whatever it calls: the act of this mechanism is over."""

    def spent(self, state: State) -> bool:
        """Would nothing come of another cue, neither now nor later?"""
        return False

    def ran_out(self, step: Step[State], seat: Seat) -> Sequence[Ask]:
        """This player is newly without wires; returns questions."""
        return ()

    def between(self, step: Step[State]) -> None:
        """Between two turns, and before the first one: by itself, before it is asked whose turn comes next."""

    def order(self, state: State) -> Next | Window | Prompt | None:
        """Returns whose turn comes next, or what is asked or offered to find out. Single."""
        return None

    def round(self, step: Step[State]) -> Sequence[Ask]:
        """The turn marker reached or passed the Captain's seat; returns questions that come before the next turn."""
        return ()

    # Its clocks

    def clocks(self, state: State) -> Sequence[Clock]:
        """Returns its own clocks, which go on over all questions. Their keys come from `clock_key`."""
        return ()

    def clock_key(self, name: str) -> str:
        """The key of one of its clocks: what stands before the dot names the mechanism."""
        return f"{self.place}.{name}"

    def waits(self, name: str) -> bool:
        """Does this clock only note something, so that a choice that is pending when it ends is left alone?"""
        return False

    def time_up(self, step: Step[State], name: str) -> None:
        """One of its clocks ran out."""
        raise NotImplementedError

    # Talk

    def hushes(self, state: State) -> Text | None:
        """Returns why nobody may say anything now; None: talk is as the table has it. From public facts only."""
        return None

    # What is seen of it

    def panel(self, state: State, viewer: Viewer) -> Panel:
        """Returns what a viewer sees of it."""
        raise NotImplementedError

    def invariant(self, state: State) -> str | None:
        """Returns what does not hold, if anything; asked after every step of long random runs."""
        return None


AnyMechanism = Mechanism[Any, Any]


def hooks_of(mission: Mission) -> tuple[AnyMechanism, ...]:
    """Returns the mechanisms of a mission, in their order; built once, and kept with the mission."""
    try:
        return mission.kept["all"]
    except KeyError:
        specs = enumerate(mission.mechanisms)
        mission.kept["all"] = tuple([part_of(type(spec), "hooks").Hooks(spec, at) for at, spec in specs])
        return mission.kept["all"]


def having(mission: Mission, hook: str) -> tuple[AnyMechanism, ...]:
    """Returns those mechanisms of a mission that override this hook: mostly none, and the rules ask at every place."""
    try:
        return mission.kept[hook]
    except KeyError:
        mission.kept[hook] = tuple([h for h in hooks_of(mission) if overrides(type(h), hook)])
        return mission.kept[hook]


def overrides(mechanism: type[AnyMechanism], hook: str) -> bool:
    return getattr(mechanism, hook) is not getattr(Mechanism, hook)


def every_mechanism() -> tuple[type[AnyMechanism], ...]:
    return tuple(part_of(spec, "hooks").Hooks for spec in SPECS)


def every_event() -> Any:
    """Returns the union of the events of all mechanisms."""
    return reduce(or_, [hooks.events for hooks in every_mechanism() if hooks.events is not None])
