"""Builds the View of one viewer from the State; and its inverse, which builds worlds that show a given view.

Besides the notices this is the only way for information to leave the state.
"""

from __future__ import annotations

from litfuse.kernel.records import ALL, SPECTATOR, Viewer
from litfuse.kernel.rng import Rng

from .knowledge import Knowledge
from .state import State
from .view import Everything, View
from .worlds import imagined


def view(state: State, viewer: Viewer) -> View | Everything:
    if viewer == ALL:
        return Everything(seat_view(state, SPECTATOR), state.hands, state.pile, state.place)
    return seat_view(state, viewer)


def seat_view(state: State, viewer: Viewer) -> View:
    return View(
        viewer,
        state.config,
        () if isinstance(viewer, str) else state.hands[viewer],
        tuple([len(h) for h in state.hands]),
        len(state.pile),
        state.kittens,
        state.discard,
        state.out,
        state.living,
        state.dead,
        state.turn,
        state.owed,
        state.attacked,
        state.turns,
        state.asked,
        state.ask,
        state.peek,
        state.pile[: state.peek] if viewer == state.turn else (),
        state.place[1] if state.place and state.place[0] == viewer else None,
        state.last,
    )


def resample(seen: View | Everything, known: Knowledge | None, rng: Rng) -> State:
    """Returns another world that shows this view, from the distribution that `worlds` describes.

    Without `known` only the view itself is taken into account.
    """
    if isinstance(seen, Everything):
        table, hands, pile, place = seen.table, seen.hands, seen.pile, seen.place
    else:
        table = seen
        hands, pile = imagined(seen, known, rng)
        place = None if seen.place is None or isinstance(seen.viewer, str) else (seen.viewer, seen.place)
    return State(
        table.config,
        hands,
        pile,
        table.discard,
        table.out,
        table.living,
        table.dead,
        table.turn,
        table.owed,
        table.attacked,
        table.turns,
        table.asked,
        table.ask,
        table.seen,
        place,
        table.last,
    )
