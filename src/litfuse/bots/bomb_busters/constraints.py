"""Constraint cards (BB-X-CONSTR): which one to take, and whether the next one would be better for all."""

from __future__ import annotations

from collections.abc import Sequence

from litfuse.games.bomb_busters.mechanisms.constraint_cards.effects import allowed
from litfuse.games.bomb_busters.mechanisms.constraint_cards.ring import shifted
from litfuse.games.bomb_busters.mechanisms.constraint_cards.words import Constraint, ConstraintsPanel, Shift
from litfuse.games.bomb_busters.view import Hidden, Shown, View
from litfuse.games.bomb_busters.words import NUMBERS, value_of

from .belief import Belief

SPARES = 2  # with fewer steps left, a spare card is taken only if the mission is lost without
LIKELY = 0.35  # lowest chance, for the Captain, that the player on turn has a wire that may be called


def binding_card(view: View) -> Constraint | None:
    """Returns the card that the viewer must obey, if any."""
    for panel in view.panels:
        if isinstance(panel, ConstraintsPanel) and isinstance(view.viewer, int):
            return panel.own[view.viewer] if panel.own else panel.card
    return None


def best_card(belief: Belief, cards: Sequence[Constraint]) -> Constraint:
    """Returns the card that allows most of one's own wires."""
    return max(cards, key=lambda card: sum(len(cells) for v, cells in belief.hand.items() if v in allowed(card)))


def replaces(belief: Belief) -> bool:
    """Returns whether the player on turn probably lacks what the card allows."""
    view = belief.view
    card = next((p.card for p in view.panels if isinstance(p, ConstraintsPanel)), None)
    lacks = 1.0
    for number in NUMBERS:
        if number in allowed(card):
            held = bool(belief.hand.get(number)) if view.turn == view.viewer else belief.holds(view.turn, number)
            lacks *= 1.0 - held
    return lacks > 1.0 - LIKELY


def panel_of(view: View) -> ConstraintsPanel:
    return next(p for p in view.panels if isinstance(p, ConstraintsPanel))


def best_shift(belief: Belief) -> Shift:
    """Returns the shift after which most players have wires that they may call; none, if it makes no difference."""
    panel = panel_of(belief.view)
    captain = belief.view.captain
    after = {shift: shifted(panel.own, panel.between, captain, shift)[0] for shift in Shift}
    worth = {shift: sum(freedom(belief, seat, card) for seat, card in enumerate(own)) for shift, own in after.items()}
    return max(Shift, key=lambda shift: (round(worth[shift], 6), shift is Shift.NONE))


def freedom(belief: Belief, seat: int, card: Constraint | None) -> float:
    """Returns how likely this player can call a number under this card, plus a little for each likely one."""
    numbers = allowed(card)
    if seat == belief.seat:
        chances = [1.0 for n in belief.hand if n in numbers]
    else:
        chances = [belief.holds(seat, n) for n in NUMBERS if n in numbers]
    if not belief.uncut(seat):
        return 0.0
    lacks = 1.0
    for chance in chances:
        lacks *= 1.0 - chance
    return 1.0 - lacks + 0.05 * sum(chances)


def wants_spare(view: View, seat: int) -> bool:
    """Returns whether the player on turn is blocked and another skip would lose, or a step can be spared."""
    panel = panel_of(view)
    if view.turn != seat:
        return False
    mine = [w for s in view.stands if s.owner == seat for w in s.wires if isinstance(w, Shown) and not w.cut]
    if any(value_of(w.key) in allowed(panel.own[seat]) for w in mine):
        return False
    playing = {s.owner for s in view.stands if any(isinstance(w, Hidden) or not w.cut for w in s.wires)}
    return view.skipped + 1 >= len(playing) or view.dial > SPARES
