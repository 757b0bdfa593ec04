"""Constraint cards (BB-X-CONSTR): which one to take, and whether all are better off with the next one."""

from __future__ import annotations

from collections.abc import Sequence

from litfuse.games.bomb_busters.mechanisms.constraint_cards.effects import allowed
from litfuse.games.bomb_busters.mechanisms.constraint_cards.words import Constraint, ConstraintsPanel
from litfuse.games.bomb_busters.view import View
from litfuse.games.bomb_busters.words import NUMBERS

from .belief import Belief

LIKELY = 0.35  # how sure the Captain wants to be that the player on turn has a wire that may be called


def binding_card(view: View) -> Constraint | None:
    """The card that the viewer must obey."""
    for panel in view.panels:
        if isinstance(panel, ConstraintsPanel) and isinstance(view.viewer, int):
            return panel.own[view.viewer] if panel.own else panel.card
    return None


def best_card(belief: Belief, cards: Sequence[Constraint]) -> Constraint:
    """The one that leaves most of the own wires."""
    return max(cards, key=lambda card: sum(len(cells) for v, cells in belief.hand.items() if v in allowed(card)))


def replaces(belief: Belief) -> bool:
    """Does the player on turn probably lack what the card allows?"""
    view = belief.view
    card = next((p.card for p in view.panels if isinstance(p, ConstraintsPanel)), None)
    lacks = 1.0
    for number in NUMBERS:
        if number in allowed(card):
            held = bool(belief.hand.get(number)) if view.turn == view.viewer else belief.holds(view.turn, number)
            lacks *= 1.0 - held
    return lacks > 1.0 - LIKELY
