"""Who declares is not who is on turn, and a question follows from another: a named cutter (BB-X-CALL)."""

from __future__ import annotations

from random import Random

import pytest

from litfuse.games.bomb_busters import GAME
from litfuse.games.bomb_busters.mechanisms.named_cutter.words import CallDeck, CallPanel
from litfuse.kernel.errors import BadConfig
from tests.games.bomb_busters.every_deal import EveryDeal
from tests.games.bomb_busters.seams.made_up import begun, mission_of, table_of
from tests.games.bomb_busters.table import P1, P2, P3, Table, position, refused
from tests.games.bomb_busters.test_exact_odds import played

WRITTEN = 'tokens = "none"\ndial_extra = 1\nmechanisms = [{ type = "NamedCutter" }]'
HANDS = ("5 7", "5 8 8", "7 8 8 6 6")


def called(*hands: str, deck: tuple[int, ...] = (7, 5, 8, 6), used: tuple[int, ...] = (), **more: object) -> Table:
    mission = mission_of(WRITTEN)
    return position(*hands, mission=mission, extras=(CallDeck(deck, used),), **more)  # type: ignore[arg-type]


def panel(table: Table) -> CallPanel:
    (found,) = table.view("spectator").panels
    assert isinstance(found, CallPanel)
    return found


@pytest.mark.rule("BB-X-CALL")
def test_the_player_on_turn_turns_up_a_number_and_names_somebody_with_wires() -> None:
    table = called("5 7", "x9", "5 7")
    assert (table.asked, panel(table).card) == (((P1, "order"),), 7)
    assert [a.seat for a in table.options(P1)] == [P3, P1]  # oneself last
    for says in ("name-cutter 2", "dual-cut 3:1 5"):
        with refused("BB-X-CALL"):
            table.play(P1, says)


@pytest.mark.rule("BB-X-CALL", "BB-C-14")
def test_the_named_player_must_cut_the_number_and_the_turn_passes_left_of_the_namer() -> None:
    table = called(*HANDS).play(P1, "name-cutter 3")
    assert (table.turn, table.asked) == (P1, ((P3, "turn"),))
    assert table.called(P3) == {7}
    with refused("BB-X-CALL"):
        table.play(P3, "dual-cut 2:2 8")
    with refused("BB-X-CALL"):
        table.play(P3, "solo-cut 6")
    table.play(P3, "dual-cut 1:2 7")
    assert (table.turn, table.asked, panel(table).card) == (P2, ((P2, "order"),), 5)
    assert table.dial == 4


@pytest.mark.rule("BB-X-CALL")
def test_cards_of_ones_own_turn_are_not_for_the_player_named() -> None:
    table = called(*HANDS, usable="stabilizer mug radar")
    table.play(P1, "turn-up-number").play(P1, "name-cutter 3")
    kinds = {type(a).__name__ for a in table.options(P3)}
    assert kinds == {"DualCut", "HelpedCut"}
    with refused("BB-X-CALL"):
        table.play(P3, "use-mug 1")
    assert table.play(P2, "use-radar 8").asked == ((P3, "turn"),)


@pytest.mark.rule("BB-X-CALL", "BB-C-13")
def test_a_player_who_lacks_the_number_sets_a_token_and_it_costs_a_step() -> None:
    table = called(*HANDS, deck=(6, 5)).play(P1, "name-cutter 2")
    assert (table.asked, table.dial) == (((P2, "confess"),), 3)
    with refused("BB-X-CALL"):
        table.play(P2, "confess-wire 3:1")
    table.play(P2, "confess-wire 2:2")
    assert (table.hand(P2), table.turn, panel(table).card) == ("5 8{8} 8", P2, 5)


@pytest.mark.rule("BB-X-CALL", "BB-C-8")
def test_the_last_step_is_lost_before_a_token_is_asked_for() -> None:
    table = called(*HANDS, deck=(6, 5), dial=1).play(P1, "name-cutter 2")
    assert (table.ended, table.asked) == ("dial", ())


@pytest.mark.rule("BB-X-CALL")
def test_a_player_who_has_no_wire_for_a_token_pays_only_the_step() -> None:
    table = called("5 7", "5{5}", "7 8 8", deck=(8, 5)).play(P1, "name-cutter 2")
    assert (table.dial, table.turn, table.asked) == (3, P2, ((P2, "order"),))


@pytest.mark.rule("BB-X-CALL")
def test_completed_numbers_leave_and_an_empty_deck_is_made_of_the_used_ones() -> None:
    table = called("5 5 7", "6 7", "6", deck=(5,), used=(6, 7)).play(P1, "name-cutter 1").play(P1, "solo-cut 5")
    assert (panel(table).card in (6, 7), len(panel(table).deck), panel(table).used) == (True, 1, ())


@pytest.mark.rule("BB-X-CALL", "BB-C-12")
def test_no_number_is_turned_up_for_a_player_who_reveals() -> None:
    mission = mission_of(f"red = {{ count = 1 }}\n{WRITTEN}")
    table = position("r4", "5 7", "5 7", mission=mission, extras=(CallDeck((7, 5)),))
    assert (table.hand(P1), table.turn, panel(table).card) == ("xr4", P2, 7)


@pytest.mark.rule("BB-X-CALL", "BB-C-10")
def test_the_order_of_the_deck_is_in_no_view() -> None:
    table = begun(WRITTEN)
    views = {str(table.view(viewer).panels) for viewer in (P1, P2, P3, "spectator")}
    assert len(views) == 1
    assert panel(table).deck == tuple(sorted(panel(table).deck))
    assert len({panel(begun(WRITTEN, key=b"%d" % n)).card for n in range(20)}) > 5


@pytest.mark.rule("BB-X-CALL")
def test_yellow_wires_are_refused() -> None:
    with pytest.raises(BadConfig) as found:
        GAME.new(4, table_of(f"yellow = {{ count = 2 }}\n{WRITTEN}"))
    assert found.value.rule == "BB-X-CALL"


@pytest.mark.rule("BB-X-CALL")
@pytest.mark.parametrize("number", range(12))
def test_odds_equal_those_of_every_deal_played_on(number: int) -> None:
    """Who names is not all red, and who is named has the number or has not."""
    luck = Random(number)
    red = f"red = {{ count = {luck.choice((0, 1, 2))} }}\n" if number % 3 else ""
    mission = mission_of(f"blue = {luck.choice((2, 3))}\n{red}{WRITTEN}".replace("dial_extra = 1", "dial = 6"))
    seats = 2 if mission.blue == 3 else luck.choice((2, 3))
    done = played(EveryDeal(mission, seats, (), luck.randrange(seats), b"call %d" % number, 3000), luck, number)
    assert done["NameCutter"]
