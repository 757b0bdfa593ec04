"""Which Dual Cut to make: the worth of every call by its odds."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property
from itertools import combinations
from typing import NamedTuple, TypeAlias

from litfuse.games.bomb_busters.actions import DualCut, SoloCut
from litfuse.games.bomb_busters.cards.words import HelpedCut
from litfuse.games.bomb_busters.mechanisms.blind_wires.words import CutBlind, SoloBlind
from litfuse.games.bomb_busters.mechanisms.challenge_cards.words import CutAsRed
from litfuse.games.bomb_busters.mechanisms.constraint_cards.words import Constraint
from litfuse.games.bomb_busters.mechanisms.covered_cards.words import CoversPanel
from litfuse.games.bomb_busters.mechanisms.fragile_player.words import FragilePanel
from litfuse.games.bomb_busters.mechanisms.named_cutter.words import CallPanel
from litfuse.games.bomb_busters.mechanisms.number_goals.words import GoalsPanel
from litfuse.games.bomb_busters.mechanisms.number_targets.words import TargetsPanel
from litfuse.games.bomb_busters.mechanisms.sequence_gate.words import SequencePanel
from litfuse.games.bomb_busters.mechanisms.simultaneous_cut.words import COLOURS, CutTogether, TogetherPanel
from litfuse.games.bomb_busters.mechanisms.timed_phases.words import PhasesPanel
from litfuse.games.bomb_busters.mechanisms.tripwires.words import CutTripwire
from litfuse.games.bomb_busters.view import View
from litfuse.games.bomb_busters.words import COPIES, RED, YELLOW, Call, Cell, Helper
from litfuse.kernel.records import Menu

from .belief import Belief
from .bets import Bets
from .carrier import Carrier, carrier_of
from .challenges import Goals, challenges_of
from .constraints import binding_card
from .fuse import Burning, fuse_of
from .gates import open_values
from .line import Walk, line_of
from .oxygen import budget_of
from .route import Route
from .signals import leftmost

# What the mission is worth after one more wrong cut, by steps left on the dial.
AFTER_MISS = (0.0, 0.0, 0.85, 0.95, 0.98, 0.985, 0.99)
# The same if a player must cut a called number, whether or not they know where it is (BB-X-CALL)
AFTER_ORDER = (0.0, 0.0, 0.7, 0.82, 0.88, 0.92, 0.94)
PRICE = 0.08  # what pointing at a teammate's turned wire costs, besides the worth of a step
TRIP = 0.15  # what a step back on the dial is worth
DUE = 0.1  # additional worth of a right cut that others wait for, or that pays
LIKELY, FAILING = 10, 30  # how many likely and failing calls are played out
TURNED = 4  # how many cuts with a turned wire of one's own are weighed
WIDEST = 6  # how many wires of a stand are considered for a detector
SIZES = {Helper.DOUBLE: 2, Helper.OWN_TRIPLE: 3, Helper.TRIPLE: 3}


Deed: TypeAlias = DualCut | HelpedCut | CutTogether | SoloCut | CutBlind | SoloBlind | CutAsRed | CutTripwire


class Option(NamedTuple):
    """A call, the chances that it is right or explodes, and what the mission is worth after it (1 is a sure win)."""

    action: Deed
    hit: float
    red: float
    worth: float
    helpers: tuple[Helper, ...] = ()

    @property
    def values(self) -> tuple[int, ...]:
        match self.action:
            case DualCut(call=call):
                return (call.value,)
            case HelpedCut(calls=calls):
                return tuple(call.value for call in calls)
            case SoloCut(value=value) | CutBlind(value=value) | SoloBlind(value=value):
                return (value,)
        return ()


class Caller:
    """The legal calls of one turn, with what each is worth."""

    def __init__(self, belief: Belief, menu: Menu, bets: Bets | None = None) -> None:
        self.belief = belief
        self.menu = menu
        view = belief.view
        fragile = any(isinstance(p, FragilePanel) and p.seat == view.viewer for p in view.panels)
        burning = fuse_of(view)
        self.fuse = Burning(belief, burning) if burning else None
        line = line_of(view)
        self.walk = Walk(belief, line) if line else None
        robot = carrier_of(view)
        self.carrier = Carrier(belief, robot) if robot else None
        challenges = challenges_of(view)
        self.goals = Goals(view, challenges) if challenges else None
        ordered = any(isinstance(panel, CallPanel) for panel in view.panels)
        missed = self.fuse.miss if self.fuse else (AFTER_ORDER if ordered else AFTER_MISS)[view.dial]
        self.miss = 0.0 if fragile else 1.0 if view.stable else missed  # BB-X-FRAGILE
        if binding_card(view) is Constraint.L and not view.stable:
            self.miss *= AFTER_MISS[max(0, view.dial - 1)]  # BB-K-L
        self.budget = budget_of(belief)
        self.step = 1.0 - missed  # what a step of the dial is worth
        self.dual = next((form for form in menu if form.type == "DualCut"), None)
        called = self.dual.picks["call"].of if self.dual else ()
        self.laid = {(call.value, call.own) for call in called}
        self.targets = set(self.dual.picks["cell"].of) if self.dual else set()
        # For detectors and rays; constraint cards bar wires from all kinds of cuts alike
        self.whole = [[c for c in stand if not belief.apart(c) and c in self.targets] for stand in belief.others]
        self.values: list[int] = sorted({call.value for call in called})
        self.solos: list[int] = [form.picks["value"].of[0] for form in menu if form.type == "SoloCut"]
        if before := open_values(menu):  # cards or oxygen must be spent before the cut
            self.targets = {cell for stand in belief.others for cell in stand}
            self.values = before if self.targets else []
            self.solos = [v for v in before if len(belief.hand[v]) == COPIES - view.cuts[v] in (2, 4)]
        self.helpers = {h for form in menu if form.type == "HelpedCut" for h in form.picks["helpers"].of}
        self.bets = bets
        self.route = Route.on(view)
        self.due: set[int] = set()  # numbers that others wait for, or that pay when complete
        for panel in view.panels:
            match panel:
                case SequencePanel(cards=row, at=at):
                    self.due |= set(row[at : at + 1])
                case GoalsPanel(cards=goals):
                    self.due |= set(goals)
                case CoversPanel(covers=covers):
                    self.due |= {cover.number for cover in covers}
                case TargetsPanel(target=int(target), need=need) if view.cuts[target] < need:
                    self.due.add(target)
                case PhasesPanel(cards=cards):
                    self.due |= {n for n in cards if view.cuts[n] < COPIES}

    def call(self, value: int, helped: bool = False) -> Call:
        """Returns the call with the own wire that conventions choose: the first without a token, then the first in
        order.
        """
        hand = self.belief.hand[value]
        cells = [c for c in hand if (value, c) in self.laid] or hand  # some missions add calls of another kind
        if helped:
            cells = [c for c in cells if not self.belief.apart(c)]
        return Call(value, leftmost(self.belief.view, cells)[0])

    def _worth(self, hit: float, red: float, value: int) -> float:
        """Returns what the mission is worth: red ends it unless the Stabilizer protects; a wrong cut costs a step."""
        if self.belief.view.stable:
            return 0.9 + 0.1 * hit
        return hit * self.right(value) + max(0.0, 1.0 - hit - red) * self.miss - self.spending(value)

    def spending(self, value: int) -> float:
        """Returns what the oxygen for a cut is worth to others.

        A value for which a teammate is paid is weighed later.
        """
        if self.budget is None or self.budget.panel.flow == "teammate":
            return 0.0
        return self.step * self.budget.spending(value)

    def right(self, value: int, alone: bool = False) -> float:
        """Returns what the mission is worth after a right cut of this number.

        A number that a neighbour bet on costs a step (BB-M29-2). The number that is due in the row keeps others from
        being stuck (BB-M09-5). A number that pays counts for half of the reward.
        """
        if self.bets is not None:
            return 1.0 - (1.0 - self.miss) * self.bets.chance(value)
        if self.fuse is not None:
            return self.fuse.right(value)
        if self.walk is not None:
            return self.walk.right(value, self.miss)
        if self.route is not None:
            return self.route.right(value)
        if self.carrier is not None:
            return self.carrier.right(value)
        if self.goals is not None:
            return self.goals.right(value, alone)
        return 1.0 + DUE if value in self.due else 1.0

    @cached_property
    def options(self) -> list[Option]:
        """Returns every plain call."""
        return list(self._plain())

    def alone(self) -> list[Option]:
        return [Option(SoloCut(v), 1.0, 0.0, self.right(v, alone=True) - self.spending(v)) for v in self.solos]

    def as_red(self) -> Iterator[Option]:
        """Yields the cut, as red, of the wire most likely to be red: a mistake loses the mission (BB-CC-1)."""
        form = next((form for form in self.menu if form.type == "CutAsRed"), None)
        if form is not None and self.goals is not None:
            cell = max(form.picks["cell"].of, key=self.belief.odds.red)
            hit = self.belief.odds.red(cell)
            yield Option(CutAsRed(cell), hit, 1.0 - hit, hit * self.goals.red())

    def _plain(self) -> Iterator[Option]:
        calls = [(value, self.call(value)) for value in self.values] if self.targets else []
        for stand in self.belief.others:
            for cell in stand:
                if cell not in self.targets:
                    continue
                odds = self.belief.odds.wire(cell)
                red = self.belief.odds.red(cell)
                paying = self.paying(cell)
                for value, call in calls:
                    hit = odds[value]
                    if hit > 0.0 or red == 0.0:  # missing for a step of the dial may be better than touching a red wire
                        worth = self._worth(hit, red, value) * paying
                        yield Option(DualCut(cell, call), hit, red, worth)

    def paying(self, cell: Cell) -> float:
        """Returns what the mission is worth after pointing at this wire: a turned one costs a step (BB-X-FLIP)."""
        if not self.belief.apart(cell) or self.belief.wire(cell).apart != "turned":
            return 1.0
        return AFTER_MISS[self.belief.view.dial] - PRICE if self.belief.view.dial > 1 else 0.0

    def blindly(self) -> Iterator[Option]:
        """Yields the likeliest cuts with turned wires of one's own: a mistake loses the mission (BB-X-FLIP)."""
        for form in self.menu:
            if form.type == "CutBlind":
                for own in form.picks["own"].of:
                    yield from self._with_turned(own, form.picks["cell"].of, form.picks["value"].of)
            elif form.type == "SoloBlind":
                (value,) = form.picks["value"].of
                for turned in form.picks["turned"].of:
                    hit = self.belief.odds.all_of(turned, (value,))
                    yield Option(SoloBlind(value, tuple(turned)), hit, 1.0 - hit, hit)
            elif form.type == "CutTripwire":
                yield from self._tripwires(form.picks["cell"].of)

    def _tripwires(self, cells: Sequence[Cell]) -> Iterator[Option]:
        """Yields the likeliest tripwires: a right one turns the dial back (BB-X-TRIP)."""
        view = self.belief.view
        gain = TRIP if view.dial < view.limit else 0.0
        odds = {cell: self.belief.odds.wire(cell)[YELLOW] for cell in cells}
        miss = AFTER_MISS[min(view.dial, len(AFTER_MISS) - 1)]  # the Stabilizer does not protect it
        for cell in sorted(cells, key=lambda c: (-odds[c], c))[:TURNED]:
            hit, red = odds[cell], self.belief.odds.red(cell)
            if hit > 0.0:
                worth = hit * (1.0 + gain) + max(0.0, 1.0 - hit - red) * miss
                yield Option(CutTripwire(cell), hit, red, worth)

    def _with_turned(self, own: Cell, cells: Sequence[Cell], values: Sequence[int]) -> Iterator[Option]:
        odds = self.belief.odds
        mine = odds.wire(own)
        tried = [(mine[v] * odds.wire(cell)[v], cell, v) for v in values if mine[v] > 0.0 for cell in cells]
        tried.sort(key=lambda found: (-found[0], found[1:]))
        for rough, cell, value in tried[:TURNED]:
            if rough > 0.0:
                hit = odds.all_of((cell, own), (value,))
                yield Option(CutBlind(cell, value, own), hit, 1.0 - hit, hit * self.right(value) * self.paying(cell))

    def worth_trying(self) -> Iterator[Deed]:
        """Yields the cuts worth playing out, likely ones first.

        A call that must fail may tell others what they need.
        """
        ranked = sorted(self.options, key=lambda o: -o.worth)
        yield from [o.action for o in ranked if o.hit > 0.0][:LIKELY]
        yield from map(SoloCut, self.solos)
        yield from [o.action for o in self.blindly()]
        yield from [o.action for o in self.helped()]
        yield from [o.action for o in ranked if o.hit == 0.0][:FAILING]

    def helped(self) -> Iterator[Option]:
        """Yields the best use of each detector and ray."""
        for helper in self.helpers:
            match helper:
                case (Helper.RAY | Helper.OWN_RAY,):
                    yield from self._best(self._rays(helper))
                case (detector,) if detector in SIZES:
                    yield from self._best(self._detected(helper, SIZES[detector]))
                case (Helper.SUPER,):
                    yield from self._best(self._swept(helper))

    def _best(self, options: Iterator[Option]) -> Iterator[Option]:
        found = max(options, key=lambda o: o.worth, default=None)
        if found is not None:
            yield found

    @cached_property
    def held(self) -> list[int]:
        """Returns the values that may be called with a detector or a ray."""
        return [v for v in self.values if not all(map(self.belief.apart, self.belief.hand[v]))]

    def _rays(self, helper: tuple[Helper, ...]) -> Iterator[Option]:
        for stand in self.whole:
            for cell in stand:
                odds = self.belief.odds.wire(cell)
                likely = sorted(self.held, key=lambda v: -odds[v])[:2]
                if len(likely) == 2:
                    hit, red = sum(odds[v] for v in likely), self.belief.odds.red(cell)
                    calls = tuple(self.call(v, helped=True) for v in sorted(likely))
                    yield Option(HelpedCut((cell,), calls, helper), hit, red, self._worth(hit, red, likely[0]), helper)

    def _detected(self, helper: tuple[Helper, ...], size: int) -> Iterator[Option]:
        for value in self.held:
            if value == YELLOW:
                continue
            for stand in self.whole:
                if len(stand) < size:
                    continue
                likely = sorted(stand, key=lambda c: -self.belief.odds.wire(c)[value])[:WIDEST]
                if self.belief.odds.wire(likely[0])[value] <= 0.0:
                    continue
                for cells in combinations(sorted(likely), size):
                    yield self._pointing(cells, value, helper)

    def _swept(self, helper: tuple[Helper, ...]) -> Iterator[Option]:
        for value in self.held:
            if value != YELLOW:
                for stand in filter(None, self.whole):
                    yield self._pointing(tuple(stand), value, helper)

    def _pointing(self, cells: tuple[Cell, ...], value: int, helper: tuple[Helper, ...]) -> Option:
        hit, red = self.belief.odds.hit(cells, (value,)), self.belief.red_guess(cells)
        return Option(
            HelpedCut(cells, (self.call(value, helped=True),), helper), hit, red, self._worth(hit, red, value), helper
        )

    def best_hit(self) -> float:
        """Returns the chance of the likeliest cut."""
        return max((o.hit for o in (*self.options, *self.alone(), *self.helped())), default=0.0)

    def together(self) -> Option | None:
        """Returns the claim of all wires of a colour, or number, at once (BB-X-MULTI): one's own and the likeliest
        others.

        Of red wires at most one a stand is taken.
        """
        form = next((form for form in self.menu if form.type == "CutTogether"), None)
        panel = next((p for p in self.belief.view.panels if isinstance(p, TogetherPanel | PhasesPanel)), None)
        if form is None or panel is None:
            return None
        value = YELLOW if isinstance(panel, PhasesPanel) else panel.number or COLOURS[panel.colour]
        pick, odds = form.picks["cells"], self.belief.odds
        size = pick.take or 0
        own = self.belief.hand.get(value, [])
        if value == RED:
            best = [max(stand, key=lambda c: odds.wire(c)[RED]) for stand in self.belief.others]
        else:
            best = [c for stand in self.belief.others for c in stand]
        best.sort(key=lambda c: -odds.wire(c)[value])
        cells: Sequence[Cell] = sorted([*own, *best][:size])
        if len(cells) < size or not set(cells) <= set(pick.of):
            return None
        sure = odds.all_of(cells, self.belief.view.reds if value == RED else (value,))
        if isinstance(panel, TogetherPanel) and panel.failure == "tokens":
            red = min(1.0 - sure, sum(odds.red(c) for c in cells))
            return Option(CutTogether(tuple(cells)), sure, red, sure + (1.0 - sure - red) * self.miss)
        return Option(CutTogether(tuple(cells)), sure, 1.0 - sure, sure)


def may_cut_again(view: View) -> bool:
    """Returns whether the mission allows the player on turn one more cut, and demands none."""
    return any(isinstance(panel, PhasesPanel) and panel.again is not None for panel in view.panels)
