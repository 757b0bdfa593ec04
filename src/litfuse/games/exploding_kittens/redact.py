"""State -> View for one viewer: with the notices the only door out. And the way back: worlds that show a view."""

from __future__ import annotations

from litfuse.kernel.errors import RulesBug
from litfuse.kernel.records import ALL, SPECTATOR, Viewer
from litfuse.kernel.rng import Rng

from .cards import COPIES, KITTEN, Card, in_order
from .knowledge import Knowledge
from .state import State
from .view import Everything, View


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
    """Another world that shows this view: the unseen cards dealt anew, all ways alike."""
    if isinstance(seen, Everything):
        table, hands, pile, place = seen.table, seen.hands, seen.pile, seen.place
    else:
        table = seen
        hands, pile = imagined(seen, rng)
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


def imagined(seen: View, rng: Rng) -> tuple[tuple[tuple[Card, ...], ...], tuple[Card, ...]]:
    left = dict(COPIES)
    left[KITTEN] = 0
    for c in (*seen.hand, *seen.discard, *seen.out, *seen.top):
        if c is not KITTEN:
            left[c] -= 1
    unseen = list(rng.shuffled("unseen", [c for c, n in left.items() for _ in range(n)]))
    hands = []
    for s, size in enumerate(seen.sizes):
        if s == seen.viewer:
            hands.append(seen.hand)
        else:
            hands.append(in_order(unseen[:size]))
            del unseen[:size]
    kittens = seen.kittens - seen.top.count(KITTEN)
    rest = [*unseen, *[KITTEN] * kittens]
    if seen.place is not None:
        rest.remove(KITTEN)
        below = list(rng.shuffled("pile", rest))
        below.insert(seen.place, KITTEN)
    else:
        below = list(rng.shuffled("pile", rest))
    pile = (*seen.top, *below)
    if len(pile) != seen.pile:
        raise RulesBug("this view cannot be")
    return tuple(hands), pile
