"""Mechanisms: hooks that the rules call at fixed places. A mechanism overrides only the hooks it needs.

Its parameters, run-time data and panel are records in the `words.py` of its folder. The object here is built once per
mission. What players can conclude from it is in `reading.py`.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from operator import or_
from typing import Any, ClassVar, Final, Generic, Literal, NamedTuple, TypeVar, cast, get_args

from litfuse.kernel.events import Step
from litfuse.kernel.options import Form, Options
from litfuse.kernel.records import Clock, Refusal, Seat, Text, Viewer, text

from ..deeds import Deed
from ..mission import Mission
from ..plans import Plan, plan_of
from ..public import Ask, Prompt, Stuck, Window
from ..state import State
from ..words import Cell, Character, Equipment
from .all import SPECS, Data, Panel, part_of

P = TypeVar("P")  # the parameters
D = TypeVar("D")  # the run-time data
Kind = Literal["dual", "solo", "reveal", "give"]  # give: the turn, to another player
# What is done with a wire: it is pointed at, cut as the caller's half, marked with a token, labelled, moved
Role = Literal["target", "own", "mark", "label", "move"]
Way = Literal["plain", "detector", "ray", "solo", "card", "setup"]  # the deed it is part of; setup: first tokens


class Cost(NamedTuple):
    """What a skip, a failure, or a full round of skips costs (BB-C, 1.6). Of several, only the highest is taken."""

    dial: int = 0
    explode: bool = False


class Next(NamedTuple):
    """Whose turn comes next, and which way the turn marker goes; None: there are no rounds (BB-C-14)."""

    seat: Seat
    way: Literal["clockwise", "counter-clockwise"] | None = "clockwise"


# What a mechanism says about the whole mission: why it is lost, that a condition is unmet, or that it is won. Of
# several the first in this order counts: defeat goes before success, and an unmet condition prevents success.
Verdict = Literal["explosion", "dial", "timer", "objective", "stall", "open", "defused"]
VERDICTS: Final[tuple[Verdict, ...]] = get_args(Verdict)
SINGLE: Final = ("order", "declares")  # hooks that only one mechanism of a mission may have


class Mechanism(Generic[P, D]):
    """The hooks, in the order of a match. Results of several mechanisms are combined regardless of their order."""

    rule: ClassVar[str]  # the rule that its refusals cite
    events: ClassVar[Any] = None  # the union of its events, if it has any
    does: ClassVar[tuple[type, ...]] = ()  # the actions it adds to a turn
    stays: ClassVar[tuple[type, ...]] = ()  # those among them that do not end the turn
    not_here: ClassVar[Text]  # why its actions are refused in a mission without it

    def __init__(self, spec: P, place: int) -> None:
        self.spec = spec
        self.place = place

    def data(self, state: State) -> D:
        return cast(D, state.extras[self.place])

    # Before the first turn

    def check(self, mission: Mission, seats: int) -> Refusal | None:
        """Returns why this mission cannot be played with this mechanism, or None."""
        return None

    def fresh(self, seats: int) -> Data:
        """Returns its data before anything is set up."""
        raise NotImplementedError

    def setup(self, step: Step[State]) -> Sequence[Ask]:
        """Acts after the deal; returns questions that are asked before the first tokens."""
        return ()

    # A turn, until the player declares something

    def turn_start(self, step: Step[State]) -> Sequence[Ask]:
        """Acts at the start of a turn; returns questions that are asked before the Reveal test."""
        return ()

    def prompts(self, step: Step[State]) -> Sequence[Ask]:
        """Returns questions that are asked after the Reveal test, before anything is declared."""
        return ()

    def bars_value(self, state: State, seat: Seat, value: int) -> Refusal | None:
        """Returns why this seat may not announce this value, or None."""
        return None

    def bars_deed(self, state: State, seat: Seat, kind: Kind) -> Refusal | None:
        """Returns why this seat may not do this kind of deed at all, or None."""
        return None

    def bars_cell(self, state: State, seat: Seat, cell: Cell, role: Role, way: Way) -> Refusal | None:
        """Returns why this seat may not do this with this wire, or None. Uses only what the seat can see."""
        return None

    def bars_card(self, state: State, seat: Seat, card: Equipment | Character) -> Refusal | None:
        """Returns why this seat may not use this card or its character, or None. Uses public facts only."""
        return None

    def unlocks(self, state: State, card: Equipment) -> bool | None:
        """Returns whether this card is usable now; None: the cuts decide (BB-EQG-02). False wins over True."""
        return None

    def acts(self, state: State, seat: Seat) -> Sequence[Form[Any]]:
        """Returns additional actions for the player on turn."""
        return ()

    def at_any_time(self, state: State, seat: Seat) -> Sequence[Form[Any]]:
        """Returns what this seat may do whenever a turn is open, as with cards of any time. Uses public facts only.

        Its actions are in `does` and in `stays`.
        """
        return ()

    def declares(self, state: State) -> Seat | Literal["nobody"] | None:
        """Returns who declares the action of this turn; None: the player on turn. Only one mechanism may have this
        hook.
        """
        return None

    def steadies(self, state: State) -> bool:
        """Returns whether the Stabilizer is of use to a player who can declare no Dual Cut."""
        return False

    def skip(self, state: State, seat: Seat) -> Cost | None:
        """Returns what a skip costs, by choice or because nothing can be declared."""
        return None

    def may_skip(self, state: State, seat: Seat) -> bool:
        """Returns whether this seat may skip by choice, although there is something to declare."""
        return False

    def blocked(self, state: State, seat: Seat) -> bool:
        """Returns whether this seat knows that nothing it may declare can succeed. Then it may also skip (BB-C-49)."""
        return False

    def blocked_by(self, state: State, seat: Seat) -> Cell | None:
        """Returns the wire that blocks this seat: it may not point at it, and everything it might call has this wire's
        value.

        When the turn is skipped everybody learns it: the hand has this value alone, and all other wires that have it.
        """
        return None

    def stuck(self, state: State, seat: Seat) -> Stuck | None:
        """Returns what holds for this hand exactly if it cannot act or is blocked; None: what the bars say.

        Uses public facts only. Everybody learns from a skip that it holds, and from a call that it does not.
        """
        return None

    def helps(self, state: State, seat: Seat) -> bool:
        """Returns whether the mission itself may help a player who cannot act. Uses public facts only (BB-C-49)."""
        return False

    def full_round(self, step: Step[State]) -> Cost | None:
        """Everybody with wires has skipped; returns what it costs. If no mechanism has this hook: a stall."""
        return None

    # A cut was declared

    def pays(self, step: Step[State], seat: Seat, values: Sequence[int]) -> None:
        """Takes the cost of a cut of these values, before it is known whether it succeeds (BB-C-13)."""

    # A Dual Cut that fails

    def fails(self, state: State, deed: Deed) -> Cost | None:
        """Returns what this failed Dual Cut costs; None: one step, unless another mechanism says otherwise."""
        return None

    def protects(self, state: State, deed: Deed) -> bool | None:
        """Returns whether a failure of this Dual Cut is protected; None: only by the Stabilizer. False wins."""
        return None

    def withholds(self, state: State, deed: Deed) -> bool:
        """Returns whether no token follows this failed Dual Cut. Uses public facts only."""
        return False

    # Its actions and questions

    def adds_cuts(self, state: State) -> bool:
        """Returns whether an action of its own may end this turn. A public fact."""
        return bool(set(self.does) - set(self.stays))

    def do(self, step: Step[State], seat: Seat, action: Any) -> None:
        """Carries out one of the actions in `does`."""
        raise NotImplementedError

    def loses(self, state: State, action: Any) -> bool:
        """Returns whether this action from `does` loses the mission. Long random runs then play it seldom."""
        return False

    def menu(self, state: State, ask: Prompt) -> Options[Any]:
        """Returns the answers to one of its questions."""
        raise NotImplementedError

    def answered(self, step: Step[State], ask: Prompt, action: Any) -> Sequence[Ask]:
        """One of its questions was answered; returns questions that are asked before those that wait."""
        raise NotImplementedError

    def offers(self, state: State, window: Window) -> Sequence[Seat]:
        """Returns who may answer in one of its windows; `menu` and `answered` are called as for a question."""
        raise NotImplementedError

    def closed(self, step: Step[State], window: Window) -> Sequence[Ask]:
        """The clock of one of its windows ran out; returns questions."""
        raise NotImplementedError

    def refuses(self, state: State, seat: Seat, action: Any) -> Refusal:
        """Returns why an action is not among the options. It is in `does` or answers one of its questions."""
        raise NotImplementedError

    # After the action

    def after(self, step: Step[State]) -> Sequence[Ask]:
        """Acts after any deed has been carried out by the base rules; returns questions."""
        return ()

    def completed(self, step: Step[State], value: int) -> Sequence[Ask]:
        """The last wire of this number was cut, by any means; returns questions."""
        return ()

    def verdict(self, state: State) -> Verdict | None:
        """Returns what it finds in the tests for defeat and success, both times in a turn and after a deadline."""
        return None

    def yellow(self, step: Step[State]) -> Sequence[Ask]:
        """Acts once, after the action that cut the second yellow wire; returns questions."""
        return ()

    def end_turn(self, step: Step[State]) -> Sequence[Ask]:
        """Acts after the test for success; returns questions."""
        return ()

    def cued(self, step: Step[State]) -> Sequence[Ask]:
        """A cue of the mission's script calls this mechanism, so its act begins; returns questions (BB-X-SCRIPT)."""
        return ()

    def act_over(self, step: Step[State]) -> None:
        """The next cue has come, whatever it calls: this mechanism's act is over."""

    def on_cue(self, plan: Plan) -> bool:
        """Does a script of the mission with this plan call this mechanism?"""
        return type(self.spec).__name__ in plan.cued

    def uncalled(self, mission: Mission, seats: int) -> Refusal | None:
        """Returns why a mission without a script that calls this mechanism cannot be."""
        if self.on_cue(plan_of(mission.mechanisms, seats)):
            return None
        return Refusal(self.rule, text("bad-uncalled", name=f"={type(self.spec).__name__}"))

    def spent(self, state: State) -> bool:
        """Returns whether no further cue would have any effect, now or later."""
        return False

    def ran_out(self, step: Step[State], seat: Seat) -> Sequence[Ask]:
        """This player has just run out of wires; returns questions."""
        return ()

    def between(self, step: Step[State]) -> None:
        """Acts between two turns and before the first, before it is decided whose turn comes next. Asks nothing."""

    def hands_changed(self, step: Step[State]) -> None:
        """Acts after wires went from one hand to another, before anybody is asked again."""

    def order(self, state: State) -> Next | Window | Prompt | None:
        """Returns whose turn comes next, or a question or offer to find out. Only one mechanism may have this hook."""
        return None

    def round(self, step: Step[State]) -> Sequence[Ask]:
        """The turn marker reached or passed the Captain's seat; returns questions."""
        return ()

    # Its clocks

    def clocks(self, state: State) -> Sequence[Clock]:
        """Returns its clocks, which run on through all questions. Their keys come from `clock_key`."""
        return ()

    def clock_key(self, name: str) -> str:
        """Returns the key of one of its clocks: the part before the dot names the mechanism."""
        return f"{self.place}.{name}"

    def waits(self, name: str) -> bool:
        """Returns whether this clock only notes something when it ends, so that a pending choice is left open."""
        return False

    def time_up(self, step: Step[State], name: str) -> None:
        """One of its clocks ran out."""
        raise NotImplementedError

    # Talk

    def hushes(self, state: State) -> Text | None:
        """Returns why nobody may talk now; None: the table's rules of talk apply. Uses public facts only."""
        return None

    # What viewers see of it

    def panel(self, state: State, viewer: Viewer) -> Panel:
        """Returns what a viewer sees of it."""
        raise NotImplementedError

    def invariant(self, state: State) -> str | None:
        """Returns an invariant that does not hold, or None; called after every step of long random runs."""
        return None


AnyMechanism = Mechanism[Any, Any]


def hooks_of(mission: Mission) -> tuple[AnyMechanism, ...]:
    """Returns the mechanisms of a mission, in their order. Built once and kept with the mission."""
    try:
        return mission.kept["all"]
    except KeyError:
        specs = enumerate(mission.mechanisms)
        mission.kept["all"] = tuple([part_of(type(spec), "hooks").Hooks(spec, at) for at, spec in specs])
        return mission.kept["all"]


def having(mission: Mission, hook: str) -> tuple[AnyMechanism, ...]:
    """Returns the mechanisms of a mission that override this hook. Cached, because the rules call it everywhere."""
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
