"""Pairs of worlds that one viewer cannot tell apart, and a script of commands that keeps it so."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any, NamedTuple

from msgspec.structs import replace

from litfuse.games.exploding_kittens.cards import DEFUSE, KITTEN
from litfuse.games.exploding_kittens.state import State
from litfuse.kernel.match import AnyMatch
from litfuse.kernel.records import Viewer
from litfuse.kernel.rng import Stream
from litfuse.kernel.told import Perspective
from tests.server.stored import GAME, World, world

Place = tuple[int, int]  # which hand (the pile is the last), and where in it


class Command(NamedTuple):
    seat: int
    answers: str
    action: Any


class Pair(NamedTuple):
    """Two deals; the viewer is told the same of both, all along the script."""

    viewer: Viewer
    one: World
    other: World
    script: list[Command]


def played(match: AnyMatch, script: list[Command]) -> AnyMatch | None:
    """The match after these commands; None if one of them cannot be played there."""
    for command in script:
        if match.over or all(d.id != command.answers for d in match.decisions):
            return None
        if command.action not in match.options(command.answers):
            return None
        match = match.play(command.answers, command.action)
    return match


def told(match: AnyMatch, viewer: Viewer) -> list[Any]:
    return [m.notices(viewer) for m in match.line()]


def swapped(state: State, a: Place, b: Place) -> State:
    zones = [list(zone) for zone in (*state.hands, state.pile)]
    zones[a[0]][a[1]], zones[b[0]][b[1]] = zones[b[0]][b[1]], zones[a[0]][a[1]]
    hands = tuple(tuple(sorted(zone, key=list(type(zone[0])).index)) for zone in zones[:-1])
    return replace(state, hands=hands, pile=tuple(zones[-1]))


def may_swap(world: World, a: Place, b: Place) -> bool:
    """Every deal gives each hand one Defuse and no kitten, so these two move inside the pile only."""
    zones = world.hidden
    cards = {zones[a[0]][a[1]], zones[b[0]][b[1]]}
    in_pile = a[0] == b[0] == len(zones) - 1
    return len(cards) == 2 and (in_pile or not cards & {KITTEN, DEFUSE})


def places(world: World, viewer: Viewer) -> list[Place]:
    """Where cards lie that this viewer has not seen."""
    return [(z, i) for z, zone in enumerate(world.hidden) if z != viewer for i in range(len(zone))]


def pair(name: str, viewer: Viewer, seats: int = 4, steps: int = 30, **config: Any) -> Pair:
    """The other world is drawn by `resample` from the viewer's view. Where a command would tell the two apart, cards
    that the viewer never saw change places in the other world until it does not, or another command is taken."""
    rng = random.Random(name)
    one = world(name, seats, **config)
    perspective = Perspective(GAME, viewer)
    perspective.advance(one.match)
    other = one.dealt(GAME.resample(one.match.view(viewer), perspective.known, Stream(name.encode())))
    script: list[Command] = []
    match = one.match
    while len(script) < steps:
        for command in commands(match, viewer, rng):
            after = match.play(command.answers, command.action)
            if after.over:
                continue
            mended = fitting(other, viewer, [*script, command], told(after, viewer), rng)
            if mended is not None:
                script.append(command)
                match, other = after, mended
                break
        else:
            break
    return Pair(viewer, one, other, script)


def commands(match: AnyMatch, viewer: Viewer, rng: random.Random) -> Iterator[Command]:
    """A few answers to open questions, in random order."""
    asked = list(match.decisions)
    rng.shuffle(asked)
    for decision in asked:
        options = match.options(decision)
        for i in rng.sample(range(len(options)), min(5, len(options))):
            yield Command(decision.seat, decision.id, options[i])


def fitting(other: World, viewer: Viewer, script: list[Command], heard: list[Any], rng: random.Random) -> World | None:
    """The world, or one near it, of which the viewer hears this."""

    def fits(candidate: World) -> bool:
        after = played(candidate.match, script)
        return after is not None and told(after, viewer) == heard

    if fits(other):
        return other
    spots = places(other, viewer)
    for _ in range(400):
        a, b = rng.sample(spots, 2)
        if may_swap(other, a, b):
            candidate = other.dealt(swapped(other.match.state, a, b))
            if fits(candidate):
                return candidate
    return None
