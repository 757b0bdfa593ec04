"""Pairs of worlds of Scape Goat that one viewer cannot tell apart, and scripts that keep it so.

Others choose in secret, so what they answer may differ between the two worlds; what the viewer is told may not.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from litfuse.games.registry import find
from litfuse.games.scape_goat.actions import CopsOrder, Move
from litfuse.games.scape_goat.cards import in_order
from litfuse.games.scape_goat.invariants import seldom
from litfuse.games.scape_goat.places import PREP
from litfuse.kernel.match import AnyMatch
from litfuse.kernel.records import SPECTATOR, Decision, Viewer
from litfuse.kernel.rng import Stream
from litfuse.kernel.told import Perspective
from tests.server.pairs import Pair, Step, alike
from tests.server.stored import World, world
from tests.server.worlds import places

GAME = find("scape-goat")
SILENT = 2  # so many changed choices or orders in a row, then somebody must do something


def after(match: AnyMatch, decision: Decision | None, action: Any) -> AnyMatch | None:
    """None where this cannot be played."""
    if decision is None:
        return match.wait() if not match.owed else None
    if match.over or decision not in match.decisions or action not in match.options(decision):
        return None
    return match.play(decision, action)


def listeners(match: AnyMatch) -> frozenset[Viewer]:
    return frozenset([v for v in (*range(match.seats), SPECTATOR) if match.notices(v)])


def replayed(world: World, line: list[AnyMatch], script: list[Step], viewer: Viewer) -> AnyMatch | None:
    """The other world at the end of the script; None where the viewer would notice."""
    match: AnyMatch | None = world.match
    for step, one in zip(script, line[1:], strict=True):
        assert match is not None
        match = after(match, step.decision, step.other)
        if match is None or not alike(one, match, viewer):
            return None
    return match


def swapped(state: Any, a: tuple[int, int], b: tuple[int, int]) -> Any:
    zones = [list(zone) for zone in (*state.hands, state.stash)]
    zones[a[0]][a[1]], zones[b[0]][b[1]] = zones[b[0]][b[1]], zones[a[0]][a[1]]
    return replace(state, hands=tuple(map(in_order, zones[:-1])), stash=tuple(zones[-1]))


def pair(name: str, viewer: Viewer, seats: int, steps: int = 36, pauses: int = 2, **config: Any) -> Pair:
    """The other world is drawn by `resample`. Where no answer there tells the viewer the same, cards that it never saw
    change places from the beginning on until one does."""
    rng = random.Random(name)
    one = world(name, seats, GAME, **config)
    perspective = Perspective(GAME, viewer)
    perspective.advance(one.match)
    other = one.dealt(GAME.resample(one.match.view(viewer), perspective.known, Stream(name.encode())))
    script: list[Step] = []
    line, there = [one.match], other.match
    silent = 0
    while len(script) < steps and sum(s.decision is None for s in script) <= pauses:
        for decision, action in tries(line[-1], rng):
            here = after(line[-1], decision, action)
            if here is None or here.over or (silent >= SILENT and decision and decision.quiet):
                continue
            found = answered(other, there, here, line, script, decision, action, viewer, rng)
            if found is not None:
                other, there, step = found
                script.append(step)
                line.append(here)
                silent = silent + 1 if decision and decision.quiet else 0
                break
        else:
            break
    return Pair(viewer, one, other, script)


def with_order(p: Pair) -> Pair | None:
    """Six players: in the other world somebody has a hidden order standing from the beginning, which never fires.

    None where everybody whose chance is too far away for that gives orders in the script, or watches.
    """
    busy = {p.viewer, *[s.decision.seat for s in p.script if s.decision and s.decision.kind == "cops-order"]}
    first = p.one.match.state.turn
    idle = [s % 6 for s in range(first, first + 3) if s % 6 not in busy]  # chances come three turns after the own one
    if not idle:
        return None
    seat = idle[0]
    decision = next(d for d in p.one.match.decisions if (d.seat, d.kind) == (seat, "cops-order"))
    one, other = CopsOrder(False), CopsOrder(True)
    told = [listeners(w.match.play(decision, act)) for w, act in ((p.one, one), (p.other, other))]
    return p._replace(script=[Step(decision, one, other, *told), *p.script])


def tries(match: AnyMatch, rng: random.Random) -> Iterator[tuple[Decision | None, Any]]:
    """Some answers; now and then to an offer, among them changed choices and hidden orders."""
    if not match.owed:
        yield None, None
    asked = list(match.decisions)
    rng.shuffle(asked)
    if rng.random() < 0.7:
        asked.sort(key=lambda d: not d.owed)
    for decision in asked:
        options = match.options(decision)
        acts = rng.sample(list(options), len(options))
        if rng.random() < 0.6:
            acts.sort(key=lambda act: act != Move(PREP))  # a frame attempt is to come soon
        for act in acts:
            if not seldom(match.state, act) or (decision.quiet and rng.random() < 0.5):
                yield decision, act


def answered(
    other: World,
    there: AnyMatch,
    here: AnyMatch,
    line: list[AnyMatch],
    script: list[Step],
    decision: Decision | None,
    action: Any,
    viewer: Viewer,
    rng: random.Random,
) -> tuple[World, AnyMatch, Step] | None:
    """The other world, perhaps with other cards, after an answer that looks the same to the viewer."""

    def step(match: AnyMatch) -> tuple[AnyMatch, Step] | None:
        for act in choices(match, decision, action, viewer, rng):
            then = after(match, decision, act)
            if then is not None and not then.over and alike(here, then, viewer):
                return then, Step(decision, action, act, listeners(here), listeners(then))
        return None

    found = step(there)
    if found is not None:
        return other, *found
    spots = places(other, viewer)
    for _ in range(60):
        a, b = rng.sample(spots, 2)
        if other.hidden[a[0]][a[1]] is other.hidden[b[0]][b[1]]:
            continue
        candidate = other.dealt(swapped(other.match.state, a, b))
        match = replayed(candidate, line, script, viewer)
        found = step(match) if match is not None else None
        if found is not None:
            return candidate, *found
    return None


def choices(
    match: AnyMatch, decision: Decision | None, action: Any, viewer: Viewer, rng: random.Random
) -> Iterator[Any]:
    """The viewer answers the same; others rather something else."""
    if decision is None or decision.seat == viewer:
        yield action
    elif decision in match.decisions:
        options = list(match.options(decision))
        rng.shuffle(options)
        yield from sorted(options, key=lambda o: o == action)
