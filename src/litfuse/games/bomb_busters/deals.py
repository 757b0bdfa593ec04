"""The deal of wires to stands (BB-SETUP-08 to BB-SETUP-14, BB-C-47). Draws are labelled as BB-C-48 says."""

from __future__ import annotations

from collections.abc import Sequence
from operator import attrgetter
from typing import Final, NamedTuple

from litfuse.kernel.events import Step
from litfuse.kernel.records import Seat

from .mission import Colour, Mission
from .plans import PLAIN
from .public import Marker
from .state import State, dealing_order, owners_of
from .words import COPIES, NUMBERS, RED, REST, YELLOW, Cell

BLUE: Final = tuple(10 * n for n in NUMBERS for _ in range(COPIES))
KEY: Final = attrgetter("key")


class Deal(NamedTuple):
    """The keys of each stand from the left, the markers, and the wires that are in nobody's hand."""

    keys: tuple[tuple[int, ...], ...]
    markers: tuple[Marker, ...]
    aside: tuple[int, ...]
    strays: tuple[Cell, ...] = ()
    turned: tuple[Cell, ...] = ()
    off_hand: tuple[int, ...] = ()


def deal_wires(step: Step[State], captain: Seat) -> Deal:
    state = step.state
    mission, plan, order = state.mission, state.plan, dealing_order(state.seats, captain)
    yellow, yellow_aside = drawn(step, "yellow", mission.yellow, YELLOW)
    red, red_aside = drawn(step, "red", mission.red, RED)
    aside = tuple(sorted((*yellow_aside, *red_aside)))
    # A colour that lies in nobody's hand has no markers (BB-X-WIRES)
    markers = [] if YELLOW in plan.piled else marked(yellow, yellow_aside)
    if RED not in plan.piled:
        markers += marked(red, red_aside)
    markers.sort(key=KEY)
    if plan != PLAIN:
        return dealt_by_plan(step, order, yellow, red, captain)._replace(markers=tuple(markers), aside=aside)
    stands = shared(step, order, pool_of_wires(step, yellow, red))
    return Deal(tuple([tuple(sorted(stand)) for stand in stands]), tuple(markers), aside)


def marked(there: tuple[int, ...], aside: tuple[int, ...]) -> list[Marker]:
    """Returns markers for all wires of a colour that were shown. They are sure if none of these was set aside."""
    sure = not aside
    return [Marker(key, sure) for key in there + aside]


def drawn(step: Step[State], name: str, colour: Colour, value: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Returns the keys of the wires in play, and of those set aside unseen (BB-SETUP-08, BB-SETUP-09)."""
    shown, count = colour.shown, colour.count
    if not shown:
        return (), ()
    numbers: Sequence[int] = colour.fixed
    if not numbers:
        numbers = step.rng.shuffled(f"{name} draw", range(colour.lowest, colour.highest + 1))[:shown]
    if shown != count:
        numbers = step.rng.shuffled(f"{name} set-aside", sorted(numbers))
    keys = tuple([10 * n + REST[value] for n in numbers])
    return keys[:count], keys[count:]


class Pool(NamedTuple):
    """Wires to be dealt one at a time, and wires that are put on stands before that."""

    wires: list[int]
    first: tuple[tuple[int, tuple[int, ...]], ...]  # number of stands to leave out first, and keys for the next


def pool_of_wires(step: Step[State], yellow: tuple[int, ...], red: tuple[int, ...]) -> Pool:
    mission = step.state.mission
    pool = blue_wires(mission)
    first: list[tuple[int, tuple[int, ...]]] = []
    for colour, keys in ((mission.yellow, yellow), (mission.red, red)):
        if colour.predealt:
            first.append((colour.predealt_after, tuple(step.rng.shuffled("predeal", sorted(keys)))))
        elif keys:
            pool += sorted(keys)
    return Pool(pool, tuple(first))


def blue_wires(mission: Mission) -> list[int]:
    return list(BLUE[: COPIES * mission.blue])


def shared(step: Step[State], order: tuple[int, ...], pool: Pool) -> list[list[int]]:
    """Deals one wire at a time to the stand with the fewest, in dealing order (BB-SETUP-13, BB-C-47). Stands are
    unsorted.
    """
    stands: list[list[int]] = [[] for _ in order]
    for after, keys in pool.first:
        for i, key in zip(order[after:], keys, strict=False):
            stands[i].append(key)
    wires = step.rng.shuffled("pool shuffle", pool.wires)
    first = 0
    if any(stands):  # stands without predealt wires are filled up first
        while len({len(stand) for stand in stands}) > 1 and first < len(wires):
            stands[min(order, key=lambda i: len(stands[i]))].append(wires[first])
            first += 1
    for n, i in enumerate(order, first):
        stands[i] += wires[n :: len(order)]
    return stands


def dealt_by_plan(
    step: Step[State], order: tuple[int, ...], yellow: tuple[int, ...], red: tuple[int, ...], captain: Seat
) -> Deal:
    """Deals as the plan says: the wires in nobody's hand and blue strays are drawn first (BB-C-47)."""
    plan, rng = step.state.plan, step.rng
    pool = pool_of_wires(step, () if YELLOW in plan.piled else yellow, () if RED in plan.piled else red)
    pile = [key for value, keys in ((YELLOW, yellow), (RED, red)) if value in plan.piled for key in keys]
    if pile:
        pile = list(rng.shuffled("off-hand", sorted(pile)))
    elif plan.off_hand:
        wires = list(rng.shuffled("off-hand", pool.wires))
        pile, pool = wires[: plan.off_hand], pool._replace(wires=sorted(wires[plan.off_hand :]))
    if plan.strays == "blue":
        blue = rng.shuffled("stray wires", [key for key in pool.wires if key % 10 == 0])[: len(order)]
        rest = list(pool.wires)
        for key in blue:
            rest.remove(key)
        stands = [sorted(s) for s in shared(step, order, Pool(rest, (*pool.first, (0, tuple(blue)))))]
        for i, key in zip(order, blue, strict=True):
            stands[i].remove(key)
            stands[i].append(key)
    else:
        stands = shared(step, order, pool)
        last = [s.pop() for s in stands] if plan.strays == "last" else []
        stands = [sorted(s) for s in stands]
        for stand, key in zip(stands, last, strict=False):
            stand.append(key)
    strays = tuple([(i, len(s) - 1) for i, s in enumerate(stands)]) if plan.strays != "none" else ()
    turned = turned_round(step, stands, captain) if plan.turned else ()
    return Deal(tuple(map(tuple, stands)), (), (), strays, turned, tuple(pile))


def turned_round(step: Step[State], stands: list[list[int]], captain: Seat) -> tuple[Cell, ...]:
    """Turns random wires of hands round and moves them to the ends of stands, which are changed in place (BB-X-FLIP).

    A single wire goes to the right end of its stand. Of two, the lower goes to the left end of the hand, the higher to
    the right end.
    """
    state = step.state
    count, owners = state.plan.turned, owners_of(state.seats, captain)
    found: list[Cell] = []
    for seat in range(state.seats) if not state.plan.captain_only else (captain,):
        mine = [i for i, owner in enumerate(owners) if owner == seat]
        hand = [(i, slot) for i in mine for slot in range(len(stands[i]))]
        picked = sorted(step.rng.shuffled(f"turned wires {seat}", hand)[:count], reverse=True)
        wires = sorted([(stands[i].pop(slot), i) for i, slot in picked])
        if count == 1:
            key, i = wires[0]
            stands[i].append(key)
            found.append((i, len(stands[i]) - 1))
        else:
            stands[mine[0]].insert(0, wires[0][0])
            stands[mine[-1]].append(wires[-1][0])
            found += [(mine[0], 0), (mine[-1], len(stands[mine[-1]]) - 1)]
    return tuple(found)
