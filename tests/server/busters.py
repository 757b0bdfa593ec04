"""Pairs of worlds of Bomb Busters that one viewer cannot tell apart, and scripts that keep it so.

A script is played in the one world; the other is drawn by `resample` from all that the viewer has seen at its end. No
wire leaves its stand, so that the same wires can be dealt from the beginning.
"""

from __future__ import annotations

from typing import Any

from litfuse.games.bomb_busters.actions import DualCut
from litfuse.games.bomb_busters.cards.words import HelpedCut
from litfuse.games.bomb_busters.invariants import seldom
from litfuse.games.registry import find
from litfuse.kernel.match import AnyMatch
from litfuse.kernel.records import SPECTATOR, Viewer
from litfuse.kernel.rng import Stream
from litfuse.kernel.told import Perspective
from litfuse.testing.walks import near_misses, walk
from tests.server.pairs import Pair, Step, alike
from tests.server.stored import world

GAME = find("bomb-busters")


def pair(name: str, viewer: Viewer, seats: int, mission: int, steps: int = 20) -> Pair | None:
    """None where no other world answers every command alike."""
    one = world(name, seats, GAME, mission=mission)
    line = played(one.match, Stream(name), steps)
    perspective = Perspective(GAME, viewer)
    for match in line:
        perspective.advance(match)
    for n in range(8):
        state = GAME.resample(line[-1].view(viewer), perspective.known, Stream(f"{name}/{n}"))
        other = one.dealt(state)
        there = alike_all_along(other.match, line, viewer, Stream(f"{name}/{n}/almost"))
        if there is not None:
            everybody = frozenset((*range(seats), SPECTATOR))
            asked = [(m.before, m.entry) for m in line[1:]]
            script = [
                Step(b.find(e.answers), e.action, act, everybody, everybody)
                for (b, e), act in zip(asked, there, strict=True)
                if b
            ]
            return Pair(viewer, one, other, script)
    return None


def played(match: AnyMatch, rng: Stream, steps: int) -> list[AnyMatch]:
    """A random line without wrong cuts, as long as there are others, that is not over at its end."""
    line = [match]
    while len(line) <= steps:
        asked = line[-1].decisions
        decision = asked[rng.below("offer", len(asked))] if rng.below("", 3) == 0 else asked[0]
        options = line[-1].options(decision)
        if not options:
            continue
        action = walk.sampled(options, line[-1].state, rng, seldom, decision.owed)
        after = line[-1].play(decision, action or options.sample(rng))
        if after.over:
            return line
        line.append(after)
    return line


def alike_all_along(match: AnyMatch, line: list[AnyMatch], viewer: Viewer, rng: Stream) -> list[Any] | None:
    """What is answered in the other world, where that is possible: others lay another own wire if it does not show."""
    if not alike(line[0], match, viewer):
        return None
    answers: list[Any] = []
    for one in line[1:]:
        entry = one.entry
        if all(d.id != entry.answers for d in match.decisions):
            return None
        options = match.options(entry.answers)
        if entry.action not in options:
            return None
        calls = type(entry.action) in (DualCut, HelpedCut)
        other = near_misses.nearest(options, entry.action, rng) if calls and entry.seat != viewer else None
        for action in (other, entry.action):
            after = match.play(entry.answers, action) if action is not None else None
            if after is not None and alike(one, after, viewer):
                break
        else:
            return None
        answers.append(action)
        match = after
    return answers
