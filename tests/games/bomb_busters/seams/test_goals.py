"""Completed values, also those that a card completes: number cards that pay a step (BB-X-NUMGOAL)."""

import pytest

from litfuse.games.bomb_busters import GAME
from litfuse.games.bomb_busters.mechanisms.number_goals.words import GoalMet, Goals, GoalsPanel
from litfuse.kernel.errors import BadConfig
from tests.games.bomb_busters.seams.made_up import begun, mission_of, table_of
from tests.games.bomb_busters.table import P1, P2, P3, Table, position

WRITTEN = """
dial = 1
dial_limit = 5
later = ["disintegrator"]
mechanisms = [{ type = "NumberGoals" }]
"""


def paying(*hands: str, cards: tuple[int, ...] = (7, 8, 9), dial: int = 1, locked: str = "") -> Table:
    mission = mission_of(WRITTEN)
    return position(*hands, mission=mission, extras=(Goals(cards),), dial=dial, start=1, locked=locked)


def shown(table: Table) -> tuple[int, ...]:
    (panel,) = table.view("spectator").panels
    assert isinstance(panel, GoalsPanel)
    return panel.cards


@pytest.mark.rule("BB-X-NUMGOAL")
def test_one_card_for_each_player_lies_open() -> None:
    for seats in GAME.seats:
        table = begun(WRITTEN, seats)
        assert len(set(shown(table))) == seats
        assert table.view(P1).panels == table.view(P2).panels


@pytest.mark.rule("BB-X-NUMGOAL", "BB-C-3")
def test_the_last_wire_of_a_card_pays_a_step_and_takes_the_card_away() -> None:
    table = paying("7 7 9 9", "8 9", "8 8 8 9").play(P1, "solo-cut 7")
    assert (table.dial, shown(table)) == (2, (8, 9))
    assert GoalMet(0, 7) in table.told(P3)


@pytest.mark.rule("BB-X-NUMGOAL")
def test_other_values_and_the_first_pair_of_a_card_pay_nothing() -> None:
    table = paying("5 5 7 7", "7 9", "7 9 9 9", cards=(7, 9))
    assert table.copy().play(P1, "solo-cut 5").dial == 1
    assert table.play(P1, "dual-cut 2:1 7").dial == 1
    assert shown(table) == (7, 9)


@pytest.mark.rule("BB-X-NUMGOAL", "BB-C-3")
def test_the_dial_does_not_go_beyond_its_limit() -> None:
    table = paying("7 7 9 9", "8 9", "8 8 8 9", dial=5).play(P1, "solo-cut 7")
    assert (table.dial, shown(table)) == (5, (8, 9))


@pytest.mark.rule("BB-X-NUMGOAL", "BB-C-19")
def test_what_the_disintegrator_completes_pays_too_the_lowest_first() -> None:
    table = paying("10 10 9 2", "2 8 9", "2 2 8 8 8 9 9", cards=(2, 10), locked="disintegrator")
    numbers = [n for n in range(1, 13) for _ in range(2)]
    draws = {"disintegrator": (len(numbers), numbers.index(2))}
    table.play(P1, "solo-cut 10", draws=draws)
    assert table.hand(P2) == "x2 8 9"
    assert (table.dial, shown(table)) == (3, ())
    assert [n.number for n in table.told(P2) if isinstance(n, GoalMet)] == [2, 10]


@pytest.mark.rule("BB-X-NUMGOAL", "BB-C-8")
def test_the_last_step_is_lost_before_anything_can_pay() -> None:
    table = paying("7 7 9 9", "8 9", "8 8 8 9").play(P1, "dual-cut 2:1 9")
    assert (table.dial, table.ended) == (0, "dial")


@pytest.mark.rule("BB-X-NUMGOAL")
@pytest.mark.parametrize("written", ["blue = 3", "dial = 0"])
def test_cards_that_cannot_be_laid_or_paid_are_refused(written: str) -> None:
    with pytest.raises(BadConfig) as found:
        GAME.new(4, table_of(f'{written}\nmechanisms = [{{ type = "NumberGoals" }}]'))
    assert found.value.rule == "BB-X-NUMGOAL"
