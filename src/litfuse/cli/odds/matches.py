"""A match as one of its seats knows it: what the odds are about."""

from __future__ import annotations

from litfuse.games.bomb_busters.cards import value_of
from litfuse.games.bomb_busters.evidence import position, uncut
from litfuse.games.bomb_busters.public import Picking
from litfuse.games.bomb_busters.view import Shown, View
from litfuse.kernel.match import AnyMatch
from litfuse.kernel.records import Viewer, text
from litfuse.kernel.told import told

from ..errors import BadInput
from .answers import Asked, Row


def from_match(match: AnyMatch, eyes: Viewer) -> Asked:
    """BadInput where nothing is dealt yet."""
    heard = told(match, eyes)
    view: View = heard.frame.view
    if isinstance(view.ask, Picking):
        raise BadInput(text("cli-odds-not-dealt"))
    at = position(view, heard.known.clues if heard.known else None)
    others = [s for s, stand in enumerate(view.stands) if stand.owner != eyes]
    standing = {cell for seat in range(match.seats) for cell in uncut(view, seat)}
    hand: dict[int, int] = {}
    if isinstance(eyes, int):
        for s, slot in uncut(view, eyes):
            wire = view.stands[s].wires[slot]
            assert isinstance(wire, Shown)
            hand[value_of(wire.key)] = hand.get(value_of(wire.key), 0) + 1

    def named(stand: int) -> str:
        return f"P{view.stands[stand].owner + 1}{'b' if stand >= match.seats else ''}"

    whole = {s: [(s, slot) for slot in range(len(view.stands[s].wires))] for s in others}
    return Asked(at, hand, [Row(named(s), row, [c for c in row if c in standing]) for s, row in whole.items()])
