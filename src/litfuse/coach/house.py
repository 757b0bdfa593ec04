"""How the coach expects everybody to play on: house bots, fast enough for thousands of worlds.

For Bomb Busters: the careful bot without looking ahead. A cut that everybody can read off a token needs no odds.
"""

from __future__ import annotations

from typing import Any

from litfuse.bots.bomb_busters.belief import Belief
from litfuse.bots.bomb_busters.bets import Bets
from litfuse.bots.bomb_busters.calls import Caller, Option
from litfuse.bots.bomb_busters.player import CarefulBot
from litfuse.games.bomb_busters.actions import DualCut
from litfuse.games.bomb_busters.odds import CERTAIN
from litfuse.games.bomb_busters.view import View
from litfuse.games.bomb_busters.words import Call
from litfuse.kernel.records import Decision, Menu

ENOUGH = 0.97  # a call worth more than this needs no detector


class QuietBot(CarefulBot):
    """Says nothing and computes no more than necessary."""

    def act(self, view: View, decision: Decision, menu: Menu) -> Any:
        plain = view.mission.lies == "nobody" and not view.panels
        if plain and (marked := marked_cut(view, menu)) is not None:
            return marked
        if plain and (sure := sure_cut(self.belief(view), menu)) is not None:
            return sure
        return super().act(view, decision, menu)

    def ahead(self, view: View, bets: Bets | None) -> None:
        """Returns None: looking ahead would take longer than everything else."""

    def guess(self, view: View, menu: Menu, caller: Caller, plain: list[Option]) -> Any:
        best = max(plain, key=self.rank, default=None)
        return best.action if best is not None and best.worth > ENOUGH else super().guess(view, menu, caller, plain)

    def says(self, frame: Any, decision: Decision, answer: Any) -> None:
        """Returns None: nobody listens."""


def own_calls(view: View, menu: Menu) -> dict[int, Call]:
    """Returns, for each value, the call with the leftmost own wire without a token."""
    found: dict[int, tuple[Any, Call]] = {}
    form = next((f for f in menu if f.type == "DualCut"), None)
    for call in form.picks["call"].of if form else ():
        wire = None if call.own is None else view.stands[call.own[0]].wires[call.own[1]]
        rank = (bool(wire and wire.tokens), call.own or (0, 0))
        if call.value not in found or rank < found[call.value][0]:
            found[call.value] = (rank, call)
    return {value: call for value, (_, call) in found.items()}


def targets(menu: Menu) -> tuple[Any, ...]:
    form = next((f for f in menu if f.type == "DualCut"), None)
    return form.picks["cell"].of if form else ()


def marked_cut(view: View, menu: Menu) -> DualCut | None:
    """Returns the cut of the highest value that the seat holds and that is marked at another player's stand."""
    calls = own_calls(view, menu)
    marked = [
        (token.value, cell)
        for cell in targets(menu)
        for token in view.stands[cell[0]].wires[cell[1]].tokens
        if token.says == "is" and token.value in calls
    ]
    if not marked:
        return None
    value, cell = max(marked)
    return DualCut(cell, calls[value])


def sure_cut(belief: Belief, menu: Menu) -> DualCut | None:
    calls = own_calls(belief.view, menu)
    for cell in targets(menu):
        odds = belief.odds.wire(cell)
        for value, call in calls.items():
            if odds[value] >= CERTAIN:
                return DualCut(cell, call)
    return None
