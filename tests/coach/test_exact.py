"""Small endgames: what the coach says equals what counting says."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations

import pytest

from litfuse.coach.bomb_busters import TRAINER as BUSTERS
from litfuse.coach.bomb_busters import BombBustersStudy
from litfuse.coach.exploding_kittens import TRAINER as KITTENS
from litfuse.coach.review import reviewed
from litfuse.coach.scape_goat import TRAINER as GOAT
from litfuse.coach.weighing import Effort
from litfuse.coach.words import CERTAIN, Reviewed
from litfuse.games.scape_goat.knowledge import IS, Case, Knowledge
from litfuse.kernel import notation
from tests.games.exploding_kittens import table as kittens
from tests.games.scape_goat import table as goats

from .endgames import endgame
from .matches import With, last_sight


def by_action(found: Reviewed) -> dict[str, int]:
    return {option.action: option.worth for option in found.options}


def test_in_bomb_busters_values_equal_those_of_every_deal_played_on() -> None:
    """All 1s are cut. P1 sees 2 and 3; two wires of P2 and four of P3 are the others, and the dial bears no miss."""
    table = endgame("2 3", "2 2 3 3").play(0, "dual-cut 2:3 2~1:3")
    sight = last_sight(table.match)
    study = BombBustersStudy(sight)
    tiles = (2, 2, 2, 3, 3, 3)
    deals = [tuple(sorted(tiles[i] for i in hand)) for hand in combinations(range(6), 2)]
    found = reviewed(sight, 1, BUSTERS)
    assert found.exact
    chosen = {notation.write(a): a for a in [sight.taken, *study.options()]}
    for option in found.options:
        value = Fraction(0)
        for hand in deals:
            rest = list(tiles)
            for tile in hand:
                rest.remove(tile)
            there = endgame(" ".join(map(str, hand)), " ".join(map(str, rest)))
            value += Fraction(int(study.play_on(there.state, chosen[option.action], "x").won), len(deals))
        assert option.worth == round(value * CERTAIN)
    assert len({option.worth for option in found.options}) > 1


def test_in_exploding_kittens_a_skip_wins_when_a_draw_wins_half_of_all_worlds() -> None:
    """Two cards are left, one of them a kitten. Three Skips outlast the other's only Defuse."""
    table = kittens.position("skip skip skip", "defuse", pile="cat2 kitten", size=2, combos="none").play(0, "draw-card")
    found = reviewed(last_sight(table.match), 1, KITTENS)
    assert found.exact
    assert by_action(found) == {"play skip": CERTAIN, "draw-card": CERTAIN // 2}
    assert (found.verdict, found.cost) == ("cost", CERTAIN // 2)
    assert found.options[-1].figures == {"kitten": CERTAIN // 2}


def test_in_scape_goat_going_to_the_cops_is_worth_exactly_the_belief_to_be_the_goat() -> None:
    table = goats.position("", "", "", "", decoder="direct", goat="R", decoy="B", places="spy spy spy spy")
    before = table.state
    table = table.play(goats.BLUE, "move cops")
    sight = last_sight(table.match)
    hands = tuple([() if s == 0 else tuple(sorted(IS[c] for c in hand)) for s, hand in enumerate(before.hands)])
    slots = tuple([IS[c] for c in before.stash if c is not None])
    known = Knowledge(0, sight.known.colours, (Case(hands, slots),), sight.known.held, before.stash, sight.known.clean)
    sight = sight._replace(known=known)
    found = reviewed(sight, 1, With(GOAT, Effort(8, 4, 4, exact=12)))
    cops = next(o for o in found.options if o.taken)
    assert cops.worth == pytest.approx(found.knew.chance, abs=1)
    assert cops.error == 0
    assert found.knew.curve == "goat"
