"""A match as one of its seats knows it: what the odds are about."""

from __future__ import annotations

from litfuse.games.bomb_busters.actions import SoloCut
from litfuse.games.bomb_busters.calls import callable_values, solos
from litfuse.games.bomb_busters.knowledge.clues import heard
from litfuse.games.bomb_busters.knowledge.evidence import position, uncut
from litfuse.games.bomb_busters.public import Picking
from litfuse.games.bomb_busters.view import View
from litfuse.kernel.match import AnyMatch
from litfuse.kernel.records import Viewer, text
from litfuse.kernel.told import told
from litfuse.lang import Voice

from ...errors import BadInput
from .answers import Asked, Row


def from_match(match: AnyMatch, eyes: Viewer, voice: Voice) -> Asked:
    """BadInput where nothing is dealt yet. Stands are counted as in the terminal: second ones come after all first."""
    message = told(match, eyes)
    view: View = message.frame.view
    if isinstance(view.ask, Picking):
        raise BadInput(text("cli-odds-not-dealt"))
    at = position(view, heard(eyes, message.notices))
    others = [s for s, stand in enumerate(view.stands) if stand.owner != eyes]
    standing = {cell for seat in range(match.seats) for cell in uncut(view, seat)}
    values: list[int] = []
    solo: list[int] = []
    if isinstance(eyes, int):  # what may be called follows from the own hand and what everybody sees
        hand = callable_values(match.state, eyes)
        values = sorted(hand.by)
        solo = [act.value for act in solos(match.state, hand) if isinstance(act, SoloCut)]

    def owner(stand: int) -> str:
        seat = view.stands[stand].owner
        return voice.seat(seat) if stand == seat else f"{voice.seat(seat)}, {voice.word('cli-bomb-second')}"

    whole = {s: [(s, slot) for slot in range(len(view.stands[s].wires))] for s in others}
    rows = [Row(f"{s + 1}", owner(s), row, [c for c in row if c in standing]) for s, row in whole.items()]
    return Asked(at, rows, values, solo, view.dial)
