"""Worlds that show a view: another deal of what is hidden.

Wires come from the exact distribution of all deals given the view and what the seat knows (`evidence`, `inference`);
which of equal wires somebody took is luck that counts, all other play is taken to say nothing (`docs/odds.md`). Own
wires of a call that waits to be settled are not imagined: the leftmost stand for them. Without knowledge only what the
view shows counts.
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
    """All that a view may hide."""

    keys: tuple[tuple[Key, ...], ...]
    aside: tuple[Key, ...]
    deck: tuple[Equipment, ...]
    extras: tuple[Data, ...]
    off_hand: tuple[Key, ...] = ()  # 0 is the top


def imagined(view: View, known: Knowledge | None, rng: Rng) -> World:
    from litfuse.inference.drawing import draw  # loads numpy, which mere play does not need

    extras = imagined_extras(view, known, rng)
    if type(view.ask) is Picking:
        return World((), (), (), extras)  # nothing is dealt yet
    at = position(view, known.clues if known else None)
    deal = draw(at.problem, rng, "deal")
    there = {card.name for card in view.equipment}
    out = [n for n, (value, _) in UNLOCKED_BY.items() if value in view.reds]  # no wire unlocks them (BB-X-REDLIKE)
    deck = rng.shuffled("equipment deck", [c for c in pool_of(view.mission) if c not in there and c not in out])
    off_hand = rng.shuffled("off-hand", at.off_hand(deal)) if view.off_hand else ()
    return World(at.stands(deal), at.aside(deal), tuple(deck[: view.undealt]), extras, tuple(off_hand))


def every(view: View, known: Knowledge | None, most: int) -> list[tuple[World, float]] | None:
    """All that the view may hide, where that is wires on stands alone; with their chances. None: more than so many."""
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
