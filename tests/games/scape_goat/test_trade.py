"""Trading (SG-ACT-TRADE)."""

from __future__ import annotations

from typing import Any

import pytest

from litfuse.games.scape_goat.cards import Card
from litfuse.games.scape_goat.notices import ChoiceChanged, ChoiceMade, TradeMade, TradeOpened
from litfuse.kernel.records import SPECTATOR
from tests.games.scape_goat.table import BLUE, GREEN, RED, YELLOW, Table, position, refused, stale


def trading(*hands: str, by: int, partner: int, **more: Any) -> Table:
    table = position(*hands, turn=by, places="prep spy stash stash", **more)
    return table.play(by, "move trade", f"trade-with {partner}")


@pytest.mark.rule("SG-ACT-TRADE-1", "SG-SWAP-3")
@pytest.mark.scenario(15)
def test_a_card_got_in_a_trade_binds_at_the_swap() -> None:
    table = trading("", "B Y", "R X", "", by=RED, partner=YELLOW)
    table.play(RED, "trade-card B").play(YELLOW, "trade-card R")
    assert (table.hand(RED), table.hand(YELLOW)) == ("R Y", "B X")
    with refused("SG-SWAP-2"):
        table.play(RED, "swap Y")
    table.play(RED, "swap R")


@pytest.mark.rule("SG-ACT-TRADE-1", "SG-NET-3")
@pytest.mark.scenario(16)
def test_a_trade_cannot_be_refused_and_the_clock_gives_a_random_card() -> None:
    table = trading("", "B Y", "R X", "", by=RED, partner=YELLOW).play(RED, "trade-card B")
    assert sorted(a.card for a in table.options(YELLOW, "trade-card")) == ["R", "X"]
    given = {table.late(card_2=k).hand(RED) for k in range(2)}
    assert given == {"R Y", "Y X"}


@pytest.mark.rule("SG-ACT-TRADE-1")
@pytest.mark.parametrize("target", [RED, BLUE])
def test_one_trades_with_somebody_else(target: int) -> None:
    table = position("", "", "", "", turn=RED).play(RED, "move trade")
    if target == RED:
        with refused("SG-ACT-TRADE-1"):
            table.play(RED, f"trade-with {target}")
    else:
        table.play(RED, f"trade-with {target}")
        assert table.told(SPECTATOR) == (TradeOpened(RED, BLUE),)


@pytest.mark.rule("SG-ACT-TRADE-1")
def test_a_card_that_is_not_held_cannot_be_given() -> None:
    table = trading("", "B Y", "R X", "", by=RED, partner=YELLOW)
    with refused("SG-ACT-TRADE-1"):
        table.play(RED, "trade-card R")


@pytest.mark.rule("SG-ACT-TRADE-2", "SG-SWAP-3")
@pytest.mark.scenario(17)
def test_the_own_colour_may_be_traded_away_and_then_binds_no_more() -> None:
    table = trading("R Y", "", "", "B G", by=GREEN, partner=BLUE)
    table.play(GREEN, "trade-card G").play(BLUE, "trade-card Y")
    assert table.hand(GREEN) == "B Y"
    assert sorted(a.card for a in table.options(GREEN, "swap")) == ["B", "Y"]


@pytest.mark.rule("SG-ACT-TRADE-1", "SG-INFO-6")
@pytest.mark.scenario(18)
def test_the_partner_sees_only_that_the_other_is_ready() -> None:
    table = trading("B R", "", "Y X", "", by=BLUE, partner=YELLOW).play(BLUE, "trade-card R")
    assert table.told(BLUE) == (ChoiceMade(BLUE, Card.R),)
    for viewer in (RED, YELLOW, GREEN, SPECTATOR):
        assert table.told(viewer) == (ChoiceMade(BLUE),)
        assert table.view(viewer).picks == (None,) * 4
    assert table.view(BLUE).picks[BLUE] is Card.R


@pytest.mark.rule("SG-ACT-TRADE-3", "SG-INFO-6")
@pytest.mark.scenario(61)
def test_the_two_know_both_cards_and_everybody_else_only_that_they_traded() -> None:
    table = trading("B R", "", "Y X", "", by=BLUE, partner=YELLOW)
    table.play(BLUE, "trade-card R").play(YELLOW, "trade-card X")
    for partner in (BLUE, YELLOW):
        assert table.told(partner)[-1] == TradeMade(BLUE, YELLOW, Card.R, Card.GRAY)
    for viewer in (RED, GREEN, SPECTATOR):
        assert table.told(viewer) == (ChoiceMade(YELLOW), TradeMade(BLUE, YELLOW))
        assert table.view(viewer).picks == (None,) * 4
        assert (table.view(viewer).last.by, table.view(viewer).last.traded) == (BLUE, YELLOW)


@pytest.mark.rule("SG-ACT-TRADE-3", "SG-COMP-7")
def test_equal_faces_may_be_traded() -> None:
    table = trading("R Y", "", "R X", "", by=BLUE, partner=YELLOW)
    table.play(BLUE, "trade-card R").play(YELLOW, "trade-card R")
    assert (table.hand(BLUE), table.hand(YELLOW)) == ("R Y", "R X")
    assert table.told(GREEN)[-1] == TradeMade(BLUE, YELLOW)


@pytest.mark.rule("SG-ACT-TRADE-4")
@pytest.mark.scenario(67)
def test_a_choice_may_be_changed_until_the_other_has_chosen_and_nobody_notices() -> None:
    table = trading("B R", "", "Y X", "", by=BLUE, partner=YELLOW).play(BLUE, "trade-card B")
    before = table.copy()
    asked = table.question(BLUE, "trade-card")
    assert not asked.owed
    assert asked.quiet
    table.play(BLUE, "trade-card R")
    assert table.told(BLUE) == (ChoiceChanged(BLUE, Card.R),)
    for viewer in (RED, YELLOW, GREEN, SPECTATOR):
        assert table.unchanged(viewer, before)
    assert table.question(BLUE, "trade-card").id == asked.id
    table.play(YELLOW, "trade-card X")
    assert table.hand(YELLOW) == "R Y"
    with stale():
        table.play(BLUE, "trade-card B")


@pytest.mark.rule("SG-ACT-TRADE-4")
def test_the_same_card_again_changes_nothing_and_tells_nobody_anything() -> None:
    table = trading("B R", "", "Y X", "", by=BLUE, partner=YELLOW).play(BLUE, "trade-card B")
    before = table.copy()
    table.play(BLUE, "trade-card B")
    for viewer in (BLUE, RED, YELLOW, GREEN, SPECTATOR):
        assert table.unchanged(viewer, before)


@pytest.mark.rule("SG-ACT-TRADE-4")
def test_the_second_choice_fixes_both_in_the_same_step() -> None:
    table = trading("B R", "", "Y X", "", by=BLUE, partner=YELLOW).play(YELLOW, "trade-card X")
    table.play(BLUE, "trade-card R")
    assert [type(n) for n in table.told(GREEN)] == [ChoiceMade, TradeMade]
    assert table.asked == ["0.swap"]
    assert table.offered == []
