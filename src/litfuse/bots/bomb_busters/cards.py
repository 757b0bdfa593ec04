"""When to use which equipment card."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from litfuse.games.bomb_busters.cards.words import (
    UseBatteries,
    UseEqual,
    UseFalsePostIt,
    UseMug,
    UsePostIt,
    UseRadar,
    UseRewinder,
    UseStabilizer,
    UseUnequal,
)
from litfuse.games.bomb_busters.mechanisms.constraint_cards.words import TakeSpare
from litfuse.games.bomb_busters.odds import CERTAIN
from litfuse.games.bomb_busters.view import View
from litfuse.games.bomb_busters.words import NUMBERS, Cell
from litfuse.kernel.records import Menu, MenuForm, Seat

from . import signals
from .belief import Belief
from .calls import Option
from .constraints import wants_spare
from .oxygen import oxygen_of

RISKY = 0.93  # a guess worth less than this deserves a card


def form(menu: Menu, type_: str) -> MenuForm | None:
    return next((f for f in menu if f.type == type_), None)


def denials(menu: Menu, type_: str) -> list[tuple[Cell, int]]:
    """Returns the wires and numbers of all forms for a false token."""
    found = [f.picks for f in menu if f.type == type_]
    return [(cell, n) for picks in found for cell in picks["cell"].of for n in picks["number"].of]


def anytime(view: View, menu: Menu, seat: Seat, believed: Callable[[View], Belief], conventions: bool) -> Any:
    """Returns a card to use now: one that gives back steps or tells others facts at once, or one that helps when a
    guess is due.
    """
    if form(menu, "UseRewinder"):
        return UseRewinder()
    if form(menu, "TakeSpare") and wants_spare(view, seat):
        return TakeSpare()
    if (batteries := form(menu, "UseBatteries")) is not None:
        used = max((f.picks["seats"] for f in menu if f.type == "UseBatteries"), key=lambda p: p.take or 0)
        if (used.take or 0) > 1 or view.turn in batteries.picks["seats"].of:
            first = view.turn
            order = sorted(used.of, key=lambda s: ((s - first) % 8, s))
            return UseBatteries(tuple(sorted(order[: used.take or 1])))
    if seat != view.turn:
        if (post_it := form(menu, "UsePostIt")) is not None:
            return UsePostIt(signals.best_token(view, post_it.picks["cell"].of, conventions))
        if form(menu, "UseFalsePostIt"):
            return UseFalsePostIt(*signals.best_denial(view, denials(menu, "UseFalsePostIt")))
        if (equal := form(menu, "UseEqual")) is not None:
            return UseEqual(signals.best_label(view, equal.picks["cell"].of, True))
        if (unequal := form(menu, "UseUnequal")) is not None:
            return UseUnequal(signals.best_label(view, unequal.picks["cell"].of, False))
        return None
    if (radar := form(menu, "UseRadar")) is not None:
        belief = believed(view)
        if not sure_cut(belief):
            return UseRadar(most_telling(belief, radar.picks["number"].of), radar.picks["source"].of[0])
    return None


def sure_cut(belief: Belief) -> bool:
    """Returns whether this seat has a certain cut."""
    for stand in belief.others:
        for cell in stand:
            odds = belief.odds.wire(cell)
            if any(odds[value] >= CERTAIN for value in belief.hand):
                return True
    totals = dict.fromkeys(NUMBERS, 4) | {13: belief.view.mission.yellow.count}
    return any(
        len(cells) in (2, 4) and len(cells) == totals.get(value, 0) - belief.view.cuts[value]
        for value, cells in belief.hand.items()
    )


def most_telling(belief: Belief, numbers: Sequence[int]) -> int:
    """Returns the number of one's own hand about which the stands are most in doubt."""

    def doubt(number: int) -> float:
        found = 0.0
        for stand in belief.others:
            p = belief.odds.hit(stand, (number,))
            found += min(p, 1.0 - p)
        return found

    mine = [value for value in numbers if value in belief.hand]
    return max(mine or numbers, key=lambda n: (doubt(n), -n))


def instead(view: View, menu: Menu, belief: Belief, best: Option) -> Any:
    """Returns a card to use before a guess: the Stabilizer, or the Coffee Mug; None to go on without."""
    if best.worth >= RISKY:
        return None
    if form(menu, "UseStabilizer") and not best.helpers:
        return UseStabilizer()
    if (mug := form(menu, "UseMug")) is not None and not purse(view):
        served = {seat: chance_to_cut(belief, seat) for seat in mug.picks["seat"].of}
        seat = max(served, key=lambda s: (served[s], -s))
        if served[seat] > best.worth - 0.05 or best.worth < 0.8:
            return UseMug(seat)
    return None


def unable(menu: Menu, belief: Belief) -> Any:
    """Returns a card for a player who can pay for nothing: a skip under the Stabilizer, or giving the turn away."""
    if form(menu, "UseStabilizer"):
        return UseStabilizer()
    if (mug := form(menu, "UseMug")) is not None and not purse(belief.view):
        return UseMug(max(mug.picks["seat"].of, key=lambda seat: (chance_to_cut(belief, seat), -seat)))
    return None


def purse(view: View) -> bool:
    """Returns whether all oxygen passes from player to player, so that a player who is given the turn has none."""
    panel = oxygen_of(view)
    return panel is not None and panel.flow == "purse"


def chance_to_cut(belief: Belief, seat: Seat) -> float:
    """P(this seat holds a value that is marked at another player's stand), roughly."""
    nobody = 1.0
    for value in {v for c, v in belief.marked.items() if belief.view.stands[c[0]].owner != seat}:
        nobody *= 1.0 - belief.holds(seat, value)
    return 1.0 - nobody
