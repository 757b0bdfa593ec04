"""Pairs of worlds of Bomb Busters that one viewer cannot tell apart, and scripts that keep it so.

A script is played in the one world; the other is drawn by `resample` from all that the viewer has seen at its end. No
wire leaves its stand, so that the same wires can be dealt from the beginning.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple

from msgspec.structs import replace

from litfuse.games.bomb_busters.actions import DualCut
from litfuse.games.bomb_busters.cards.words import HelpedCut
from litfuse.games.bomb_busters.events import with_data
from litfuse.games.bomb_busters.invariants import seldom
from litfuse.games.bomb_busters.mechanisms.constraint_cards.words import FIRST
from litfuse.games.bomb_busters.mechanisms.named_cutter.words import CallDeck
from litfuse.games.bomb_busters.mechanisms.number_goals.words import Goals
from litfuse.games.bomb_busters.mechanisms.number_targets.words import Targets
from litfuse.games.bomb_busters.mechanisms.secret_numbers.words import Numbers
from litfuse.games.bomb_busters.mechanisms.simultaneous_cut.words import CutTogether, Together
from litfuse.games.bomb_busters.mechanisms.weakest_link.words import Roles
from litfuse.games.bomb_busters.mission import Mission
from litfuse.games.bomb_busters.state import fresh, keys_of
from litfuse.games.registry import find
from litfuse.kernel.match import AnyMatch
from litfuse.kernel.records import SPECTATOR, Viewer
from litfuse.kernel.rng import Stream
from litfuse.kernel.told import Perspective
from litfuse.testing.walks import near_misses, walk
from tests.server.pairs import Pair, Step, alike
from tests.server.stored import World, world

GAME = find("bomb-busters")


def pair(name: str, viewer: Viewer, seats: int, mission: int | Mission, steps: int = 20, **more: Any) -> Pair | None:
    """None where no other world answers every command alike. A mission of the table's own has P1 as Captain."""
    options = {**({"mission": mission} if isinstance(mission, int) else {"custom": mission, "captain": 0}), **more}
    one = world(name, seats, GAME, **options)
    line = played(one.match, Stream(name), steps)
    perspective = Perspective(GAME, viewer)
    for match in line:
        perspective.advance(match)
    for n in range(8):
        rng = Stream(f"{name}/{n}/exchanged")
        if one.match.state.off_hand:  # wires join stands, so the deal is looked for from its beginning
            found = exchanged(one, line, viewer, wires_of, rng)
        else:
            state = GAME.resample(line[-1].view(viewer), perspective.known, Stream(f"{name}/{n}"))
            found = one.dealt(replace(state, extras=one.match.state.extras))
        if alike_all_along(found.match, line, viewer, rng) is None:
            continue
        other = exchanged(found, line, viewer, cards_of, rng)
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


class Zones(NamedTuple):
    """Hidden things that may change places, zone by zone, and the state in which they have done so."""

    zones: tuple[tuple[Any, ...], ...]
    put: Callable[[list[list[Any]]], Any]


def wires_of(state: Any) -> list[Zones]:
    def put(zones: list[list[Any]]) -> Any:
        stands = [replace(s, wires=fresh(tuple(sorted(z)))) for s, z in zip(state.stands, zones[:-1], strict=True)]
        return replace(state, stands=tuple(stands), off_hand=tuple(zones[-1]))

    return [Zones((*keys_of(state.stands), state.off_hand), put)]


def cards_of(state: Any) -> list[Zones]:
    """Of each mechanism that has a deck or hands."""
    found = []
    for place, data in enumerate(state.extras):
        if type(data) is Numbers:
            found.append(Zones((*data.hands, data.deck), partial(put_numbers, state, place)))
        elif type(data) is Roles:
            left = tuple([c for c in FIRST if c not in data.cards])
            found.append(Zones((*[(c,) for c in data.cards], left), partial(put_constraints, state, place)))
            dealt = [((c, s == data.link),) for s, c in enumerate(data.characters)]
            found.append(Zones(tuple(dealt), partial(put_characters, state, place)))
        elif type(data) is Together:
            found.append(Zones((data.deck, data.out), partial(put_rewards, state, place)))
        elif type(data) in (CallDeck, Goals, Targets):
            found.append(Zones((data.deck,), partial(put_deck, state, place)))
    return found


def put_numbers(state: Any, place: int, zones: list[list[Any]]) -> Any:
    hands = tuple([tuple(sorted(hand)) for hand in zones[:-1]])
    return with_data(state, place, replace(state.extras[place], hands=hands, deck=tuple(zones[-1])))


def put_constraints(state: Any, place: int, zones: list[list[Any]]) -> Any:
    cards = tuple([card for (card,) in zones[:-1]])
    return with_data(state, place, replace(state.extras[place], cards=cards))


def put_characters(state: Any, place: int, zones: list[list[Any]]) -> Any:
    dealt = [one for (one,) in zones]
    (link,) = [seat for seat, (_, captains) in enumerate(dealt) if captains]
    characters = tuple([character for character, _ in dealt])
    return with_data(state, place, replace(state.extras[place], characters=characters, link=link))


def put_rewards(state: Any, place: int, zones: list[list[Any]]) -> Any:
    deck, out = zones
    return with_data(state, place, replace(state.extras[place], deck=tuple(deck), out=tuple(sorted(out))))


def put_deck(state: Any, place: int, zones: list[list[Any]]) -> Any:
    return with_data(state, place, replace(state.extras[place], deck=tuple(zones[0])))


def exchanged(
    world: World, line: list[AnyMatch], viewer: Viewer, of: Callable[[Any], list[Zones]], rng: Stream
) -> World:
    """Two things at a time change places, as often as the viewer does not notice it all along the line."""
    for k in range(len(of(world.match.state))):
        for _ in range(60):
            zones, put = of(world.match.state)[k]
            spots = [(z, i) for z, zone in enumerate(zones) for i in range(len(zone))]
            if len(spots) < 2:
                break
            (y, i), (z, j) = rng.shuffled("places", spots)[:2]
            moved = [list(zone) for zone in zones]
            moved[y][i], moved[z][j] = moved[z][j], moved[y][i]
            candidate = world.dealt(put(moved))
            if alike_all_along(candidate.match, line, viewer, rng) is not None:
                world = candidate
    return world


def played(match: AnyMatch, rng: Stream, steps: int) -> list[AnyMatch]:
    """A random line without wrong cuts, as long as there are others, that is not over at its end."""
    line = [match]
    while len(line) <= steps:
        asked = line[-1].decisions
        decision = asked[rng.below("offer", len(asked))] if rng.below("", 3) == 0 else asked[0]
        options = line[-1].options(decision)
        if not options:
            continue
        together = number_at_once(line[-1].state)
        if together in options and rng.below("together", 3) == 0:
            action: Any = together
        else:
            action = walk.sampled(options, line[-1].state, rng, seldom, decision.owed)
        after = line[-1].play(decision, action or options.sample(rng))
        if after.over:
            return line
        line.append(after)
    return line


def number_at_once(state: Any) -> CutTogether | None:
    """The wires of the number that is cut all at once, which random play hardly ever finds."""
    number = next((data.number for data in state.extras if type(data) is Together), None)
    cells = [c for s in state.stands for c in s.uncut if state.value(c) == number]
    return CutTogether(tuple(cells)) if cells else None


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
