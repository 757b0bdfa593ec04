"""From what a seat sees and remembers to exact odds: the truth is always possible, and what is certain is true."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from litfuse.games.bomb_busters import Config, events
from litfuse.games.bomb_busters.cards.words import GiveWire, HelpedCut, UseRadar, UseWalkie
from litfuse.games.bomb_busters.invariants import possible
from litfuse.games.bomb_busters.knowledge.evidence import position
from litfuse.games.bomb_busters.mechanisms.secret_numbers.words import SecretNumbers
from litfuse.games.bomb_busters.mechanisms.sequence_gate.words import SequenceGate
from litfuse.games.bomb_busters.mission import Colour, Mission
from litfuse.games.bomb_busters.public import Card
from litfuse.games.bomb_busters.setup import joining
from litfuse.games.bomb_busters.state import State
from litfuse.games.bomb_busters.words import RED, YELLOW, Equipment
from litfuse.games.registry import GAMES
from litfuse.inference.posterior import Posterior
from litfuse.kernel.fairness import seed_from
from litfuse.kernel.match import AnyMatch, Match
from litfuse.kernel.records import SPECTATOR, Seat, Viewer
from litfuse.kernel.rng import Stream
from litfuse.kernel.told import Perspective, told
from tests.games.bomb_busters.table import P1, P2, P3, P4, Table, dealt_as

GAME = GAMES["bomb-busters"]


def step(match: AnyMatch, luck: Stream) -> AnyMatch:
    """Anything that somebody may do, cards included; detectors, radar and swaps rather often."""
    asked = [d for d in match.decisions if d.owed or match.options(d)]
    decision = asked[luck.below("who", len(asked))]
    options = match.options(decision)
    wanted = [f for f in options.forms if f.make in (HelpedCut, UseRadar, UseWalkie)]
    if wanted and luck.below("helped", 2):
        return match.play(decision, wanted[luck.below("form", len(wanted))].sample(luck))
    return match.play(decision, options.sample(luck))


@pytest.mark.parametrize(("mission", "seats"), [(1, 2), (3, 3), (4, 4), (5, 5), (6, 2), (8, 3), (13, 4), (16, 3)])
def test_the_true_deal_is_possible_and_certain_values_are_true(mission: int, seats: int) -> None:
    looked = 0
    for number in range(6):
        name = f"evidence/{mission}/{number}"
        luck = Stream(name.encode())
        match: AnyMatch = Match.start(GAME, seats, seed_from(name), GAME.types.config(mission=mission))
        perspectives = [Perspective(GAME, seat) for seat in range(seats)]
        while True:
            for perspective in perspectives:
                perspective.advance(match)
            if match.over:
                break
            if match.owed[0].kind != "token" and luck.below("look", 4) == 0:
                viewer = luck.below("viewer", seats)
                at = position(match.view(viewer), perspectives[viewer].known.clues)
                odds = Posterior(at.problem).odds
                for (stand, slot), place in at.places.items():
                    kind = at.keys.index(match.state.stands[stand].wires[slot].key)
                    assert odds[place.stand, place.slot, kind] > 1e-12
                    assert abs(odds[place.stand, place.slot].sum() - 1) < 1e-9
                looked += 1
            match = step(match, luck)
    assert looked > 5


def test_a_spectator_without_memory_gets_odds_too() -> None:
    match: AnyMatch = Match.start(GAME, 2, seed_from("spectator"), GAME.types.config(mission=1))
    at = position(match.view(SPECTATOR), None)
    assert len(at.places) == 24
    odds = Posterior(at.problem).odds
    assert abs(odds[0, :6].sum() - 6) < 1e-9


BARE = Mission(blue=4, equipment=False, characters="none", tokens="none", dial=6, red=Colour(2, fixed=(1, 2)))


def worlds(table: Table, viewer: Seat, samples: int = 60) -> list[State]:
    rng = Stream(b"worlds")
    return [GAME.resample(table.view(viewer), table.known(viewer), rng) for _ in range(samples)]


@pytest.mark.rule("BB-C-12", "BB-M29-8")
def test_a_player_against_whom_a_card_is_laid_has_not_only_red_wires() -> None:
    mission = replace(BARE, seats=(4,), mechanisms=(SecretNumbers(1, 1),))
    table = dealt_as(mission, "1 1 1 1 2", "2 3 3 4 r1", "2 3 4 4", "2 3 4 r2")
    for seat, says in (P1, "solo-cut 1"), (P2, "dual-cut 3:2 3"), (P3, "dual-cut 4:4 4"), (P4, "dual-cut 2:2 2"):
        table.time_up().play(seat, says)
    assert (table.turn, table.asked) == (P1, ((P4, "lay"),))
    assert {w.all_red(P1) for w in worlds(table, P2)} == {False}


@pytest.mark.rule("BB-C-49", "BB-M09-5")
def test_a_player_who_is_asked_though_nothing_can_help_has_a_value_that_is_not_barred() -> None:
    mission = replace(BARE, mechanisms=(SequenceGate(3, 4),))
    table = dealt_as(mission, "1 1 1 1 4", "2 2 3 4 r1", "2 3 3 4", "2 3 4 r2", row=(4, 2, 3))
    table.play(P1, "solo-cut 1")
    for seat, says in (P2, "dual-cut 3:1 4"), (P3, "dual-cut 2:2 4"), (P4, "dual-cut 2:3 4"):
        table.play(seat, says)
    assert table.asked == ((P1, "turn"),)
    for viewer in (P2, P3, P4):
        assert {w.value((P1, 4)) for w in worlds(table, viewer)} == {4}


@pytest.mark.rule("BB-C-47", "BB-X-WIRES")
def test_a_player_who_got_a_yellow_wire_before_the_deal_has_one() -> None:
    mission = replace(BARE, red=Colour(), yellow=Colour(2, fixed=(2, 3), predealt=True))
    match: AnyMatch = Match.start(GAME, 4, seed_from("yellow"), Config(custom=mission, captain=P1))
    for world in worlds(Table(match), P3):
        assert [[w.value for w in s.wires].count(YELLOW) for s in world.stands] == [1, 1, 0, 0]


@pytest.mark.rule("BB-SETUP-24")
@pytest.mark.parametrize("viewer", [P4, SPECTATOR])
def test_a_player_asked_for_a_first_token_has_a_blue_wire_and_one_passed_over_has_none(viewer: Viewer) -> None:
    mission = Mission(blue=2, red=Colour(11))
    match: AnyMatch = Match.start(GAME, 5, seed_from("reds"), Config(custom=mission, captain=P1))
    rng = Stream(b"worlds")
    for _ in range(60):
        world = GAME.resample(match.view(viewer), None, rng)
        assert (world.ask.seat, world.all_red(P1), world.all_red(P2)) == (P2, True, False)


def test_odds_are_fast_for_very_unlikely_hands() -> None:
    match: AnyMatch = Match.start(GAME, 5, seed_from("reds"), Config(custom=Mission(blue=10, red=Colour(11))))
    odds = Posterior(position(match.view(SPECTATOR), None).problem).odds
    assert abs(odds.sum() - 51) < 1e-9


@pytest.mark.rule("BB-C-47", "BB-EQ-02-3")
def test_without_memory_a_predealt_red_wire_may_have_moved_anywhere(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A spectator has the view alone, and a swap does not show there for long."""
    monkeypatch.setattr(events, "LOCKED", {name: Card(name, usable=True) for name in Equipment})
    cards = (Equipment.WALKIE, Equipment.RADAR, Equipment.MUG, Equipment.REWINDER)
    ban = tuple(card for card in joining(()) if card not in cards)
    mission = Mission(blue=6, red=Colour(3, predealt=True), tokens="none", ban=ban, seats=(4,))
    match: AnyMatch = Match.start(GAME, 4, seed_from("swap"), Config(custom=mission, captain=P1))
    red = next(c for c in match.state.uncut(P1) if match.state.value(c) == RED)
    blue = next(c for c in match.state.uncut(P4) if match.state.value(c) != RED)
    offer = next(d for d in match.decisions if d.seat == P1 and d.kind == "card")
    match = match.play(offer, UseWalkie(red, P4))
    match = match.play(match.owed[0], GiveWire(blue))
    assert not any(w.value == RED for w in match.state.stands[P1].wires)
    for viewer in (P1, P2, P3, P4, SPECTATOR):
        assert possible(match.view(viewer), told(match, viewer).known, match.state)
    assert possible(match.view(SPECTATOR), None, match.state)
