"""Builds the View of one viewer from the State; and its inverse, which builds worlds that show a given view.

Besides the notices this is the only way for information to leave the state.
"""

from __future__ import annotations

from litfuse.kernel.records import ALL, SPECTATOR, Viewer
from litfuse.kernel.rng import Rng

from .cards import DECK, PASSED, Hand, without
from .knowledge import Knowledge
from .public import Passing
from .state import State
from .view import Everything, View


def view(state: State, viewer: Viewer) -> View | Everything:
    if viewer == ALL:
        return Everything(seat_view(state, SPECTATOR), state.hands, state.rest, state.picks)
    return seat_view(state, viewer)


def seat_view(state: State, viewer: Viewer) -> View:
    return View(
        viewer=viewer,
        config=state.config,
        hand=state.hands[viewer] if isinstance(viewer, int) else (),
        pick=state.picks[viewer] if isinstance(viewer, int) else (),
        sizes=tuple([len(hand) for hand in state.hands]),
        ready=tuple([bool(pick) for pick in state.picks]),
        points=state.points,
        ask=state.ask,
        shown=state.shown,
        gone=state.gone,
    )


def resample(seen: View | Everything, known: Knowledge | None, rng: Rng) -> State:
    """Returns another world that shows this view and agrees with what is known; every such deal is equally likely."""
    if isinstance(seen, Everything):
        return world(seen.table, seen.hands, seen.rest, seen.picks)
    held = known.held if known else ()
    neighbour = None if known is None else (known.seat + 1) % len(seen.sizes)
    deck = list(rng.shuffled("world", without(DECK, (*seen.hand, *seen.gone, *held))))
    hands: list[Hand] = []
    for seat, size in enumerate(seen.sizes):
        hand = seen.hand if seat == seen.viewer else held if seat == neighbour else ()
        free = size - len(hand)
        hands.append(tuple(sorted((*hand, *deck[:free]))))
        del deck[:free]
    count = PASSED if isinstance(seen.ask, Passing) else 1
    picks: list[Hand] = []
    for seat, ready in enumerate(seen.ready):
        any_pick = tuple(sorted(rng.shuffled("pick", hands[seat])[:count])) if ready else ()
        picks.append(seen.pick if seat == seen.viewer else any_pick)
    return world(seen, tuple(hands), tuple(sorted(deck)), tuple(picks))


def world(table: View, hands: tuple[Hand, ...], rest: Hand, picks: tuple[Hand, ...]) -> State:
    return State(table.config, hands, rest, picks, table.points, table.ask, table.shown, table.gone)
