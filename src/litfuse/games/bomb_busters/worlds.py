"""Worlds that show a given view: deals of the hidden cards and wires that agree with it.

Wires are drawn from the exact distribution of all deals given the view and what the seat knows (`evidence`,
`inference`). If a player took one of several equal wires, the chance of that choice counts; all other play is taken to
say nothing (`docs/odds.md`). The own wires of a call that waits to be settled are not drawn: each stands for the
leftmost possible one. Without knowledge only the view itself counts.
"""

from __future__ import annotations

from typing import NamedTuple

from litfuse.kernel.rng import Rng

from .content import UNLOCKED_BY
from .knowledge.evidence import position
from .knowledge.known import Knowledge
from .mechanisms.all import Data
from .mechanisms.reading import readers_of
from .public import Picking
from .setup import pool_of
from .view import View
from .words import Equipment, Key


class World(NamedTuple):
    """Everything that a view may hide."""

    keys: tuple[tuple[Key, ...], ...]
    aside: tuple[Key, ...]
    deck: tuple[Equipment, ...]
    extras: tuple[Data, ...]
    off_hand: tuple[Key, ...] = ()  # 0 is the top


def imagined(view: View, known: Knowledge | None, rng: Rng) -> World:
    from litfuse.inference.drawing import draw  # here, because it loads numpy, which plain play does not need

    extras = imagined_extras(view, known, rng)
    if type(view.ask) is Picking:
        return World((), (), (), extras)  # before the deal
    at = position(view, known.clues if known else None)
    deal = draw(at.problem, rng, "deal")
    there = {card.name for card in view.equipment}
    out = [n for n, (value, _) in UNLOCKED_BY.items() if value in view.reds]  # no wire unlocks them (BB-X-REDLIKE)
    deck = rng.shuffled("equipment deck", [c for c in pool_of(view.mission) if c not in there and c not in out])
    off_hand = rng.shuffled("off-hand", at.off_hand(deal)) if view.off_hand else ()
    return World(at.stands(deal), at.aside(deal), tuple(deck[: view.undealt]), extras, tuple(off_hand))


def every(view: View, known: Knowledge | None, most: int) -> list[tuple[World, float]] | None:
    """Returns all worlds with their probabilities; None if there are more than `most`, or if more than wires on stands
    is hidden.
    """
    from litfuse.inference.listing import listed

    if type(view.ask) is Picking or view.undealt or view.off_hand or view.panels or view.pile:
        return None
    at = position(view, known.clues if known else None)
    found = listed(at.problem, most)
    if found is None:
        return None
    total = float(found.weights.sum())
    worlds: dict[World, float] = {}
    for n, weight in enumerate(found.weights.tolist()):
        deal = tuple(tuple(stand[n].tolist()) for stand in found.kinds)
        world = World(at.stands(deal), at.aside(deal), (), ())
        worlds[world] = worlds.get(world, 0.0) + weight / total
    return list(worlds.items())


def imagined_extras(view: View, known: Knowledge | None, rng: Rng) -> tuple[Data, ...]:
    sure = {k.place: k for k in known.mechanisms} if known else {}
    readers = readers_of(view.mission.mechanisms)
    return tuple(
        [r.imagine(panel, view.viewer, sure.get(r.place), rng) for r, panel in zip(readers, view.panels, strict=True)]
    )
