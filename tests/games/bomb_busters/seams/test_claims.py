"""A window of offers with a clock, in which nobody owes anything: turns that are claimed (BB-X-SNIP)."""

import pytest

from litfuse.games.bomb_busters import GAME
from litfuse.games.bomb_busters.mechanisms.claimed_turns.words import ClaimsPanel
from litfuse.games.bomb_busters.public import Window
from litfuse.kernel.errors import BadConfig
from tests.games.bomb_busters.seams.made_up import begun, mission_of, table_of
from tests.games.bomb_busters.table import P1, P2, P3, Table, position, refused, stale

WRITTEN = """
ban = ["mug"]
tokens = "none"
mechanisms = [{ type = "ClaimedTurns" }]
"""


def open_window(*hands: str, **more: object) -> Table:
    """P1 has just cut two 12s, and the next turn may be claimed."""
    first, *others = hands
    table = position(f"{first} 12 12", *others, mission=mission_of(WRITTEN), **more)  # type: ignore[arg-type]
    return table.play(P1, "solo-cut 12")


def offered(table: Table, kind: str = "claim") -> list[int]:
    return [d.seat for d in table.match.decisions if d.kind == kind]


def claim(table: Table, seat: int) -> Table:
    (decision,) = (d for d in table.match.decisions if d.kind == "claim" and d.seat == seat)
    table.match = table.match.play(decision, table.read("claim-turn"))
    return table


HANDS = ("5 7", "5 7", "7 7")


@pytest.mark.rule("BB-X-SNIP")
def test_the_first_turn_may_be_claimed_by_anybody() -> None:
    table = begun(WRITTEN)
    assert (table.asked, offered(table)) == ((), [0, 1, 2, 3])
    assert [(c.kind, c.seats) for c in table.match.clocks] == [("claim", ())]
    assert claim(table, P3).asked == ((P3, "turn"),)


@pytest.mark.rule("BB-X-SNIP")
def test_a_player_who_has_just_played_may_not_claim() -> None:
    table = open_window(*HANDS)
    assert offered(table) == [P2, P3]
    (panel,) = table.view(P2).panels
    assert isinstance(panel, ClaimsPanel)
    assert panel.barred == P1
    with stale():
        table.play(P1, "claim-turn")
    assert claim(table, P3).turn == P3


@pytest.mark.rule("BB-X-SNIP")
def test_with_two_players_or_alone_the_same_player_may_claim_again() -> None:
    assert offered(open_window("5 7 7 7", "5 7")) == [P1, P2]
    assert offered(open_window("5 5", "x7", "x7")) == [P1]


@pytest.mark.rule("BB-X-SNIP")
def test_the_first_claim_binds_and_a_later_one_is_stale() -> None:
    table = open_window(*HANDS)
    (late,) = (d for d in table.match.decisions if d.seat == P3 and d.kind == "claim")
    claim(table, P2)
    with stale():
        table.match.play(late, table.read("claim-turn"))
    assert table.asked == ((P2, "turn"),)


@pytest.mark.rule("BB-X-SNIP")
def test_cards_may_be_used_in_the_window_and_do_not_start_its_clock_anew() -> None:
    table = open_window(*HANDS, usable="walkie")
    (clock,) = table.match.clocks
    assert offered(table, "card") == [P1, P2, P3]
    table.play(P3, "use-walkie 3:1 2")
    assert [c.kind for c in table.match.clocks] == ["swap"]
    assert offered(table) == []
    table.play(P2, "give-wire 2:1")
    assert (table.match.clocks, table.hand(P3)) == ((clock,), "5 7")
    assert type(table.state.ask) is Window
    assert offered(table) == [P2, P3]


@pytest.mark.rule("BB-X-SNIP", "BB-CLK-03")
def test_without_a_claim_the_captain_names_a_player() -> None:
    table = open_window(*HANDS).time_up()
    assert table.asked == ((P1, "name"),)
    assert [a.seat for a in table.options(P1)] == [P2, P3]
    with refused("BB-X-SNIP"):
        table.play(P1, "name-next 1")
    with refused("BB-X-SNIP"):
        table.play(P1, "solo-cut 7")
    assert table.copy().play(P1, "name-next 3").turn == P3
    assert table.time_up().turn == P2


@pytest.mark.rule("BB-X-SNIP", "BB-C-12")
def test_a_claimant_with_an_all_red_hand_reveals_it_and_the_window_opens_again() -> None:
    mission = mission_of(f"red = {{ count = 1 }}\n{WRITTEN}")
    table = position("5 7 12 12", "r4", "5 7", mission=mission).play(P1, "solo-cut 12")
    (before,) = table.match.clocks
    claim(table, P2)
    assert (table.hand(P2), offered(table)) == ("xr4", [P1, P3])
    (after,) = table.match.clocks
    assert after.key != before.key


@pytest.mark.rule("BB-X-SNIP", "BB-X-TIMER")
def test_a_table_that_counts_turns_has_no_window() -> None:
    table = open_window(*HANDS, timers="turns")
    assert table.asked == ((P1, "name"),)


@pytest.mark.rule("BB-X-SNIP")
def test_a_mission_with_claimed_turns_cannot_have_the_coffee_mug() -> None:
    with pytest.raises(BadConfig) as found:
        GAME.new(4, table_of('mechanisms = [{ type = "ClaimedTurns" }]'))
    assert found.value.rule == "BB-X-SNIP"


@pytest.mark.rule("BB-X-SNIP", "BB-C-10")
def test_every_player_who_may_claim_has_the_same_offer_whatever_the_hand() -> None:
    table = open_window(*HANDS)
    assert [tuple(table.match.options(d)) for d in table.match.decisions] == [(table.read("claim-turn"),)] * 2
