"""Looking ahead: near the end every sensible move is played out, and the best one is made."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from contextlib import suppress
from typing import Any, Final

import numpy as np
from msgspec.structs import replace
from numpy.typing import NDArray

from litfuse.games.bomb_busters.actions import DualCut, SoloCut
from litfuse.games.bomb_busters.cards.words import HelpedCut
from litfuse.games.bomb_busters.knowledge.clues import Clues
from litfuse.games.bomb_busters.knowledge.evidence import position, uncut
from litfuse.games.bomb_busters.knowledge.lessons import learn
from litfuse.games.bomb_busters.mechanisms.blind_wires.words import CutBlind, SoloBlind
from litfuse.games.bomb_busters.mechanisms.constraint_cards.effects import allowed
from litfuse.games.bomb_busters.mechanisms.constraint_cards.words import Constraint, ConstraintsPanel
from litfuse.games.bomb_busters.mechanisms.fragile_player.words import FragilePanel
from litfuse.games.bomb_busters.mechanisms.map_walk.words import MapPanel
from litfuse.games.bomb_busters.mechanisms.named_cutter.words import CallPanel
from litfuse.games.bomb_busters.mechanisms.number_gate.words import GatePanel
from litfuse.games.bomb_busters.mechanisms.number_line.words import LinePanel
from litfuse.games.bomb_busters.mechanisms.reversed_turns.words import TurnOrderPanel
from litfuse.games.bomb_busters.mechanisms.sequence_gate.words import SequencePanel
from litfuse.games.bomb_busters.mechanisms.simultaneous_cut.words import TogetherPanel
from litfuse.games.bomb_busters.mechanisms.timed_phases.words import PhasesPanel
from litfuse.games.bomb_busters.mechanisms.tripwires.words import TripsPanel
from litfuse.games.bomb_busters.mechanisms.untold_failures.words import UntoldPanel
from litfuse.games.bomb_busters.mechanisms.weakest_link.words import RolesPanel
from litfuse.games.bomb_busters.plans import plan_of
from litfuse.games.bomb_busters.view import Hidden, Shown, View
from litfuse.games.bomb_busters.words import RED, REDS, YELLOW, Cell, Character, Helper, value_of
from litfuse.inference.listing import listed
from litfuse.kernel.notices import Notice
from litfuse.kernel.records import SPECTATOR, Seat

from .belief import Belief
from .bets import Bets
from .endgame import (
    FREE,
    NO_ROW,
    BlindMove,
    Bound,
    CardRow,
    Ending,
    Move,
    Pointing,
    PublicMoment,
    SoloMove,
    Spent,
    Turned,
    Worlds,
    called,
)
from .fuse import fuse_of
from .hints import LATE, Hint, Layer, Watcher, evidence_of, without_luck

NOBODY: Final = -1  # stands for a viewer without a hand
WORLDS = 1500  # most worlds that everybody may think possible
TRUE = 300  # most worlds among them that may be the true one
EFFORT = 3000  # moments to examine, for all moves together
GAIN = 0.02  # the share of missions that a surprise must win in addition
LOSES = 0.4  # a surprise must lose less than this share of what the usual move loses
UNSEEN: Final = frozenset((Constraint.H, Constraint.I, Constraint.J))  # these bar wires, which the model leaves out
LATER = 0.02  # steps of the dial that bets will cost, for each uncut wire
SURE = 1 - 1e-9


def seen_by_all(view: View) -> View:
    """Returns the same view as a spectator sees it."""
    stands = tuple(
        replace(
            stand,
            wires=tuple(
                Hidden(w.tokens, w.red, w.apart) if isinstance(w, Shown) and not w.cut else w for w in stand.wires
            ),
        )
        for stand in view.stands
    )
    return replace(view, viewer=SPECTATOR, stands=stands)


class Public:
    """What everybody knows beyond what lies open, folded from the notices of one seat when it is asked for."""

    def __init__(self, layer: Layer) -> None:
        self._layer = layer
        self._clues: Clues | None = None
        self._watcher = Watcher(NOBODY, layer)
        self._pending: list[Notice] = []

    def hear(self, notices: Iterable[Notice]) -> None:
        self._pending += notices

    def fold(self) -> None:
        """Takes in what was heard."""
        pending, self._pending = self._pending, []
        self._watcher.hear(pending)
        for notice in pending:
            self._clues = learn(NOBODY, self._clues, notice)

    @property
    def clues(self) -> Clues | None:
        self.fold()
        return without_luck(self._clues, self._layer)

    @property
    def hints(self) -> list[Hint]:
        self.fold()
        return self._watcher.hints

    def belief(self, view: View) -> Belief:
        """Returns the belief of a viewer who knows only that."""
        return Belief(seen_by_all(view), self.clues, self.hints)


def row_of(view: View) -> CardRow | None:
    """Returns the row of number cards, empty if there is none; None if the model lacks something of the mission."""
    row = NO_ROW
    for panel in view.panels:
        match panel:
            case SequencePanel(cards=cards, at=at, need=need):
                row = CardRow((*cards[at : at + 1], *panel.barred), need, panel.ends)
            case TogetherPanel(done=False) | TurnOrderPanel(reversed=True):
                return None
            case PhasesPanel(duty=duty) if duty != "clear":
                return None
            case GatePanel() | CallPanel() | LinePanel() | TripsPanel() | RolesPanel(status="hidden"):
                return None
            case ConstraintsPanel() if UNSEEN.intersection((*panel.own, panel.card)):
                return None
            case MapPanel() if not panel.over:
                return None
    return row


def plain_deal(view: View) -> bool:
    """Returns whether all wires are on stands, can all be cut, and no number counts as red."""
    plan = plan_of(view.mission.mechanisms, len({stand.owner for stand in view.stands}))
    waiting = plan.lock and view.cuts[plan.lock] < view.mission.colour(plan.lock).count
    return not (view.off_hand or waiting) and view.reds == REDS


def turned_round(view: View, cells: Sequence[Cell]) -> Turned:
    wires = [n for n, (s, slot) in enumerate(cells) if view.stands[s].wires[slot].apart == "turned"]
    return Turned(frozenset(wires), plan_of(view.mission.mechanisms, len(view.stands)).owners_only)


def listed_ending(
    view: View, seats: int, cells: Sequence[Cell], public: Public, row: CardRow = NO_ROW
) -> Ending | None:
    """Returns the worlds that everybody thinks possible.

    Returns None if there are too many, or if wires have moved so that players know different things.
    """
    clues = public.clues
    if clues is None or clues.in_order:
        return None
    at = position(seen_by_all(view), clues)
    found = listed(at.problem.given(*evidence_of(at, public.hints)), WORLDS)
    if found is None or not len(found.weights):
        return None
    of = np.array([value_of(key) for key in at.keys])
    kinds = np.stack([found.at(at.places[cell]) for cell in cells], axis=1)
    values, which = np.unique(of[kinds], axis=0, return_inverse=True)  # regardless of wires set aside
    weights = np.bincount(which.ravel(), weights=found.weights)
    owners = [view.stands[s].owner for s, _ in cells]
    fuse = fuse_of(view)
    apart = {(s, slot) for s, slot in cells if view.stands[s].wires[slot].apart}
    stands = [-1 - n if cell in apart else cell[0] for n, cell in enumerate(cells)]  # detectors cannot include these
    return Ending(
        seats,
        owners,
        stands,
        values,
        weights / weights.sum(),
        EFFORT,
        row,
        turned_round(view, cells),
        fuse.last if fuse else 0,
        said_by_tokens(view, cells, values),
        next((panel.seat for panel in view.panels if isinstance(panel, FragilePanel)), None),
        *bound_by_cards(view, seats),
    )


def bound_by_cards(view: View, seats: int) -> tuple[list[Bound], bool]:
    """Returns what each player's present card allows, and whether a player who cannot obey it must skip."""
    panel = next((p for p in view.panels if isinstance(p, ConstraintsPanel)), None)
    if panel is None:
        return [], False
    cards = [panel.own[seat] if panel.own else panel.card for seat in range(seats)]
    bound = [
        FREE
        if card is None
        else Bound(allowed(card) | {YELLOW}, card is not Constraint.K, 2 if card is Constraint.L else 1)
        for card in cards
    ]
    return bound, panel.change in ("pairs", "ring")


def said_by_tokens(view: View, cells: Sequence[Cell], values: NDArray[np.int64]) -> NDArray[np.int64] | None:
    """What a token before each of these wires would say after a failure, in numbers; None: the value."""
    mission = view.mission
    untold = any(isinstance(panel, UntoldPanel) for panel in view.panels)
    if mission.token_kind == "value" and mission.lies == "nobody" and not untold:
        return None
    said = values.copy()
    stands = np.array([s for s, _ in cells])
    in_order = np.array([view.stands[s].wires[slot].apart is None for s, slot in cells])
    for i, (s, _) in enumerate(cells):
        mine = values[:, i]
        if untold or mission.lying(view.stands[s].owner == view.captain):  # only that the wire is not red
            said[:, i] = 0
        elif mission.token_kind == "parity":
            said[:, i] = np.where(mine == YELLOW, YELLOW, mine % 2)
        elif mission.token_kind == "count":
            cut = np.bincount(
                [value_of(w.key) for w in view.stands[s].wires if isinstance(w, Shown) and w.cut and w.apart is None],
                minlength=RED + 1,
            )
            alike = (values[:, (stands == s) & in_order] == mine[:, None]).sum(axis=1)
            said[:, i] = np.where(mine == YELLOW, YELLOW, alike + cut[mine])
    return said


class Lookahead:
    """The end of the mission as one seat expects it. `of` returns None if the end is too far."""

    def __init__(
        self,
        ending: Ending,
        moment: PublicMoment,
        true: Worlds,
        cells: Sequence[Cell],
        seat: Seat,
        bets: Bets | None = None,
    ) -> None:
        self.ending = ending
        self.moment = moment
        self.true = true
        self.index = {cell: i for i, cell in enumerate(cells)}
        self.seat = seat
        self.bets = bets

    @classmethod
    def of(cls, view: View, seat: Seat, public: Public, bets: Bets | None = None) -> Lookahead | None:
        seats = max(stand.owner for stand in view.stands) + 1
        cells = [cell for owner in range(seats) for cell in uncut(view, owner)]
        row = row_of(view)
        if len(cells) > LATE or row is None or view.stable or not plain_deal(view):
            return None
        ending = listed_ending(view, seats, cells, public, row)
        if ending is None:
            return None
        true = ending.all
        for i in ending.sees[seat]:
            wire = view.stands[cells[i][0]].wires[cells[i][1]]
            assert isinstance(wire, Shown)
            true &= ending.has[i][value_of(wire.key)]
        if not 0 < true.bit_count() <= TRUE:
            return None
        fuse = fuse_of(view)
        left = fuse.last - fuse.space if fuse else view.dial
        powers = sum(1 << s for s, p in enumerate(view.powers) if p.character is Character.DOUBLE and not p.used)
        return cls(ending, PublicMoment((1 << len(cells)) - 1, ending.all, seat, left, powers), true, cells, seat, bets)

    def in_numbers(self, action: Any) -> Move | None:
        """Returns the action as a move of the model, None if it is none."""
        match action:
            case DualCut(cell=cell, call=call) if call.own is not None:
                return Pointing((self.index[cell],), (call.value,), (self.index[call.own],))
            case HelpedCut(cells=cells, calls=calls, helpers=helpers) if all(c.own is not None for c in calls):
                return Pointing(
                    tuple(self.index[c] for c in cells),
                    tuple(c.value for c in calls),
                    tuple(self.index[c.own] for c in calls if c.own is not None),
                    Helper.DOUBLE in helpers,
                )
            case SoloCut(value=value):
                return SoloMove(self.held(value), value)
            case CutBlind(cell=cell, value=value, own=own):
                return BlindMove(self.index[cell], self.index[own], value)
            case SoloBlind(value=value, turned=turned):
                return SoloMove((*self.held(value), *(self.index[cell] for cell in turned)), value)
        return None

    def held(self, value: int) -> tuple[int, ...]:
        """Returns the own wires of this value that the seat sees."""
        mine = [i for i in self.ending.hand[self.seat] if i not in self.ending.turned]
        return tuple([i for i in mine if self.true & self.ending.has[i][value]])

    def won(self, move: Move) -> float:
        if self.bets is None:
            return self.ending.won(self.moment, self.seat, move, self.true)
        bet = max([self.bets.chance(value) for value in called(move)])
        return self.ending.won(self.moment, self.seat, move, self.true, bet, LATER * len(self.index))

    @property
    def work(self) -> int:
        """Returns how many moments were examined."""
        return EFFORT - self.ending.left

    def best(self, usual: Any, others: Iterable[Any]) -> Any:
        """Returns the move after which the mission succeeds most often; the usual one, unless another is far better.

        The model expects others to make their usual moves, so every surprise spoils somebody's plan. A usual action
        that is no move of the model, like a card, is kept. If time runs out, the best move so far is returned.
        """
        first = self.in_numbers(usual)
        if first is None:
            return usual
        best = usual
        with suppress(Spent):
            expected = self.won(first)
            most = max(expected + GAIN, 1.0 - LOSES * (1.0 - expected))
            if most >= SURE:
                return usual
            for action in others:
                if action != usual and (move := self.in_numbers(action)) is not None:
                    won = self.won(move)
                    if won > most:
                        best, most = action, won
                    if won >= SURE:
                        break
        return best
