"""Builds the View of one viewer from the State; and its inverse, which builds worlds that show a given view.

Besides the notices this is the only way for information to leave the state.
"""

from __future__ import annotations

from functools import lru_cache

from litfuse.kernel.records import ALL, SPECTATOR, Viewer
from litfuse.kernel.rng import Rng

from . import decoder, worlds
from .cards import COLOUR
from .knowledge import Knowledge
from .state import NO_PICKS, Secret, State
from .view import Everything, Picks, View

mat = lru_cache(maxsize=1024)(decoder.mat)  # the same in every frame of a match


def view(state: State, viewer: Viewer) -> View | Everything:
    if viewer != ALL:
        return seat_view(state, viewer)
    secret = state.secret
    return Everything(
        seat_view(state, SPECTATOR),
        state.goat,
        COLOUR[secret.pair[1]],
        state.hands,
        state.stash,
        state.picks,
        state.orders,
        secret.key,
        secret.grid,
    )


def seat_view(state: State, viewer: Viewer) -> View:
    colour = None if isinstance(viewer, str) else state.setup.colours[viewer]
    last, secret = state.last, state.secret
    looked = last.spied is not None and viewer == last.by
    return View(
        viewer,
        state.config,
        state.setup,
        COLOUR[decoder.suspect(secret.pair, colour)] if colour else None,
        mat(secret.grid, colour) if colour and secret.grid else "",
        () if isinstance(viewer, str) else state.hands[viewer],
        tuple([len(h) for h in state.hands]),
        state.face_up,
        state.places,
        state.tokens,
        state.left,
        state.turn,
        state.turns,
        state.asked,
        state.ask,
        picks_seen(state, viewer),
        state.hands[last.spied] if looked and last.spied is not None else (),
        False if isinstance(viewer, str) else state.orders[viewer],
        last,
    )


def picks_seen(state: State, viewer: Viewer) -> Picks:
    """Returns the choices that a viewer sees: revealed ones, both of an own trade, and the viewer's own."""
    last = state.last
    if last.revealed:
        return state.picks
    if last.traded is not None:
        return state.picks if viewer in (last.by, last.traded) else NO_PICKS[state.seats]
    return tuple([card if s == viewer else None for s, card in enumerate(state.picks)])


def resample(seen: View | Everything, known: Knowledge | None, rng: Rng) -> State:
    """Returns another world that shows this view, from the distribution of deals given view and knowledge.

    This is exact as long as knowledge keeps its cases apart. If there were more than MOST_CASES of them, worlds agree
    with what the cases shared, which is true but incomplete. Unseen choices of others are any card of their hand. No
    rule makes a hidden order likely or unlikely, so one in eight is taken to be set.
    """
    if isinstance(seen, Everything):
        table = seen.table
        secret = Secret(table.setup.colours[seen.goat] + seen.decoy, seen.key, seen.grid)
        hands, stash, picks, orders = seen.hands, seen.stash, seen.picks, seen.orders
    else:
        table = seen
        secret = worlds.decoded(seen, rng)
        hands, stash = worlds.dealt(seen, known, rng)
        picks, orders = worlds.chosen(seen, hands, rng), worlds.ordered(seen, rng)
    return State(
        table.config,
        hands,
        table.setup,
        secret,
        stash,
        table.face_up,
        table.places,
        table.tokens,
        table.left,
        table.turn,
        table.turns,
        table.asked,
        table.ask,
        picks,
        orders,
        table.last,
    )
