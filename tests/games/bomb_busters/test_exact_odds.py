"""From notices to odds, against every deal played on by the engine: all equipment, one and two stands each."""

from __future__ import annotations

from collections import Counter
from math import log2
from random import Random
from typing import Any

import pytest

from litfuse.games.bomb_busters import GAME
from litfuse.games.bomb_busters.actions import DualCut, PlaceToken, SoloCut
from litfuse.games.bomb_busters.cards.words import GiveWire, Settle
from litfuse.games.bomb_busters.knowledge.evidence import position
from litfuse.games.bomb_busters.knowledge.lessons import heard
from litfuse.games.bomb_busters.mission import Colour, Mission
from litfuse.games.bomb_busters.notices import TurnSkipped
from litfuse.games.bomb_busters.words import Equipment
from litfuse.inference.posterior import Posterior
from litfuse.kernel.match import AnyMatch
from litfuse.kernel.records import SPECTATOR, Decision
from litfuse.kernel.rng import Stream
from tests.games.bomb_busters.every_deal import EveryDeal, TooMany, hidden_in

NEAR = 1e-10
MOST = 1500  # deals that are played on
STEPS = 14
CARDS = tuple(Equipment)
LATER = CARDS[12:]
WITHOUT_YELLOW = tuple([card for card in LATER if card is not Equipment.FALSE_BOTTOM])  # BB-C-30
CUTS = (DualCut, SoloCut, Settle, PlaceToken, GiveWire)


def table(luck: Random, number: int) -> EveryDeal:
    """A small mission, some cards, a viewer."""
    seats = luck.choice((2, 2, 3, 3, 4))
    blue, yellow = luck.choice((2, 3)), luck.choice((Colour(0), Colour(2), Colour(2, 3), Colour(4)))
    mission = Mission(
        blue=blue,
        yellow=yellow,
        red=luck.choice((Colour(0), Colour(1), Colour(1, 2))),
        later=LATER if yellow.count else WITHOUT_YELLOW,
        tokens=luck.choice(("own", "own", "random", "none")),
        dial=9,
    )
    cards = sorted(luck.sample(CARDS, 6), key=CARDS.index)
    try:
        return EveryDeal(mission, seats, cards, luck.randrange(seats), b"odds %d" % number, MOST)
    except TooMany:
        return table(luck, number)


def choice(match: AnyMatch, luck: Random) -> tuple[Decision, Any] | None:
    """Something that does not end the match; cards and what they ask rather often."""
    asked = [d for d in match.decisions if d.owed or match.options(d)]
    luck.shuffle(asked)
    for decision in asked:
        options = match.options(decision)
        some = [options.sample(Stream(b"%d" % luck.getrandbits(60))) for _ in range(12)]
        if luck.random() < 0.6:
            some.sort(key=lambda act: type(act) in CUTS)
        for action in some:
            if not match.play(decision, action).over:
                return decision, action
    return None


def compare(all_deals: EveryDeal, number: int) -> None:
    match, viewer = all_deals.match, all_deals.viewer
    known = all_deals.perspective.known
    at = position(match.view(viewer), known.clues if known else heard(viewer, all_deals.heard))
    posterior = Posterior(at.problem)
    exact = all_deals.odds()
    for s, stand in enumerate(match.state.stands):
        for slot in range(len(stand.wires)):
            for kind, key in enumerate(at.keys):
                true = exact.get((s, slot, key), 0.0)
                place = at.places.get((s, slot))
                got = float(at.known[s, slot] == key) if place is None else posterior.kinds(place)[kind]
                assert abs(got - true) < NEAR, (number, s, slot, key, got, true)
                assert (got > 0) == (true > 0), (number, s, slot, key, got, true)
    shares = all_deals.shares()
    unknown = -sum(p * log2(p) for p in shares.values())
    if at.problem.branches:  # which of two wires came first makes no difference to what is there
        assert posterior.entropy > unknown - 1e-9
    else:
        assert abs(posterior.entropy - unknown) < 1e-9
    if viewer == SPECTATOR:
        return  # has no knowledge that a world could be drawn from
    twin = GAME.resample(match.view(viewer), all_deals.perspective.known, Stream(b"%d" % number))
    assert hidden_in(twin) in shares


def played(all_deals: EveryDeal, luck: Random, number: int) -> Counter[str]:
    """A game with a look at all odds after every step; what was done in it."""
    done: Counter[str] = Counter()
    compare(all_deals, number)
    for _ in range(STEPS):
        chosen = choice(all_deals.match, luck)
        if chosen is None:
            break
        all_deals.play(*chosen)
        compare(all_deals, number)
        done[type(chosen[1]).__name__] += 1
    done["skipped"] += sum(isinstance(notice, TurnSkipped) for notice in all_deals.heard)
    return done


@pytest.mark.parametrize("block", range(6))
def test_odds_from_notices_equal_those_of_every_deal_played_on(block: int) -> None:
    done: Counter[str] = Counter()
    for number in range(15 * block, 15 * block + 15):
        luck = Random(number)
        done += played(table(luck, number), luck, number)
    wanted = ("UseWalkie", "UseHook", "UseEqual", "UseUnequal", "UseSingle", "UseRadar", "HelpedCut", "DualCut")
    assert all(done[name] for name in wanted), done


def test_a_spectator_remembers_what_everybody_saw() -> None:
    for number in range(15):
        luck = Random(number)
        mission = Mission(blue=2, later=WITHOUT_YELLOW, tokens=luck.choice(("own", "random", "none")), dial=9)
        cards = sorted(luck.sample(CARDS, 6), key=CARDS.index)
        played(EveryDeal(mission, luck.choice((2, 3)), cards, SPECTATOR, b"%d" % number, MOST), luck, number)


@pytest.mark.rule("BB-SETUP-23", "BB-SETUP-24")
def test_many_players_and_few_numbers() -> None:
    """Tokens run out while the first ones are set, and hands without a blue wire are passed over."""
    for number in range(28, 40):
        luck = Random(number)
        seats = luck.choice((4, 5))
        yellow = luck.choice((Colour(0), Colour(2)))
        mission = Mission(
            blue=2,
            yellow=yellow,
            red=luck.choice((Colour(0), Colour(2))),
            later=LATER if yellow.count else WITHOUT_YELLOW,
            dial=9,
        )
        cards = sorted(luck.sample(CARDS, 4), key=CARDS.index)
        played(EveryDeal(mission, seats, cards, luck.randrange(seats), b"v%d" % number, 2 * MOST), luck, number)
