"""A figure walks over a map with every cut: mission 66 (BB-X-BUNKER, BB-M66)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from litfuse.games.bomb_busters import GAME
from litfuse.games.bomb_busters.content import MISSIONS
from litfuse.games.bomb_busters.mechanisms.constraint_cards.words import Constraint
from litfuse.games.bomb_busters.mechanisms.map_walk.maps import Chart, chart_of
from litfuse.games.bomb_busters.mechanisms.map_walk.words import (
    DIRECTIONS,
    Direction,
    MapPanel,
    MapWalk,
    Spot,
    Striped,
    Walk,
)
from litfuse.games.bomb_busters.setup import pool_of
from litfuse.games.bomb_busters.words import YELLOW, Equipment
from tests.games.bomb_busters.every_deal import EveryDeal
from tests.games.bomb_busters.seams.checked import conforms
from tests.games.bomb_busters.seams.made_up import mission_of, not_to_be, table_of
from tests.games.bomb_busters.table import P1, P2, P3, P4, Table, dealt, picked, position, refused
from tests.games.bomb_busters.test_exact_odds import played

SMALL = 'mechanisms = [{ type = "MapWalk" }]'
DONE = tuple(Striped)


def spot(name: str) -> Spot:
    """F21 is row 2, column 1 of the front."""
    return Spot("FB".index(name[0]), int(name[1]), int(name[2]))


def walking(at: str, cards: str, *hands: str, done: int = 0, **more: object) -> Table:
    """Mission 66 with the figure here, the cards of north, south, east, west and ACTION, and so much done."""
    data = Walk(spot(at), tuple(map(Constraint, cards)), DONE[:done])
    return position(*hands, number=66, extras=(data,), **more)  # type: ignore[arg-type]


def panel(table: Table) -> MapPanel:
    (found,) = table.view("spectator").panels
    assert isinstance(found, MapPanel)
    return found


def at(table: Table) -> str:
    s = panel(table).spot
    return f"{'FB'[s.floor]}{s.row}{s.column}"


def bunker() -> Chart:
    (spec,) = MISSIONS[66].mechanisms
    assert isinstance(spec, MapWalk)
    return chart_of(spec.front, spec.back)


HANDS = ("5 5 8 10", "6 6 8", "5 5 6", "6 8 10 8")  # no wire that is last of its number: more than these stay
BLUE: Any = {"fresh": "1"}  # blue wires are left whatever is cut


@pytest.mark.rule("BB-M66-1", "BB-C-30", "BB-C-32")
@pytest.mark.parametrize("seats", GAME.seats)
def test_mission_66_has_all_cards_and_the_figure_at_the_helicopter(seats: int) -> None:
    table = picked(seats, 66)
    mission = table.state.mission
    assert (mission.yellow.count, mission.red.count, table.dial) == (2, 2, seats)
    assert len(pool_of(mission)) == 18
    assert Equipment.FALSE_BOTTOM in mission.later
    assert mission.characters == "choice"
    assert at(table) == "F00"
    assert sorted(panel(table).cards) == ["a", "b", "c", "d", "e"]


@pytest.mark.rule("BB-M66-1", "BB-X-BUNKER")
def test_the_cards_are_directions_and_forbid_nothing() -> None:
    table = walking("F00", "abcde", *HANDS, **BLUE)
    assert table.called(P1) == {5, 8, 10}


@pytest.mark.rule("BB-M66-2", "BB-M66-3", "BB-M66-9")
def test_the_map_has_its_cells_walls_door_and_lasers() -> None:
    chart = bunker()
    names = {s: f"{'FB'[s.floor]}{s.row}{s.column}" for s in chart.kinds}
    kinds = ("start", "stairs", "key", "skull", "saw", "alarm", "control")
    special = {kind: {names[s] for s, k in chart.kinds.items() if k == kind} for kind in kinds}
    assert special == {
        "start": {"F00"},
        "stairs": {"F03", "B03"},
        "key": {"F21"},
        "skull": {"F13"},
        "saw": {"B01", "B13", "B21"},
        "alarm": {"B23"},
        "control": {"B00"},
    }
    assert len(chart.kinds) == 24
    walls = {("F01", "F02"), ("F02", "F03"), ("F11", "F12"), ("F03", "F13"), ("B03", "B13")}
    shut = {("F21", "F22"): "key", ("B01", "B02"): "alarm", ("B11", "B12"): "alarm", ("B21", "B22"): "alarm"}
    found: dict[tuple[str, str], str | None] = {}
    for here in chart.kinds:
        for d in (Direction.SOUTH, Direction.EAST):
            row, column = here.row + (d == "south"), here.column + (d == "east")
            there = Spot(here.floor, row, column)
            if there in chart.kinds and chart.leads(here, d, ()) is None:
                opener = next((what for what in DONE if chart.leads(here, d, (what,)) is not None), None)
                found[names[here], names[there]] = opener
    assert found == {**dict.fromkeys(walls), **shut}


@pytest.mark.rule("BB-M66-4", "BB-X-BUNKER")
@pytest.mark.scenario("BB-M66-S1")
def test_the_player_who_cut_chooses_among_the_cards_that_have_the_number() -> None:
    table = walking("F00", "badce", "10 11", "10 11", "6 8", "6 8", **BLUE).play(P1, "dual-cut 2:1 10")
    assert (at(table), table.asked) == ("F00", ((P1, "step"),))
    assert [a.direction for a in table.options(P1)] == ["south", "east"]
    assert at(table.copy().play(P1, "walk-on south")) == "F10"
    assert at(table.play(P1, "walk-on east")) == "F01"
    assert table.turn == P2


@pytest.mark.rule("BB-M66-4")
def test_the_only_way_is_taken_and_after_a_failure_too() -> None:
    table = walking("F00", "bacde", *HANDS, **BLUE).play(P1, "dual-cut 3:3 8")
    assert (table.dial, at(table), table.turn) == (3, "F10", P2)  # 8 is even: south


@pytest.mark.rule("BB-M66-4")
@pytest.mark.scenario("BB-M66-S3")
def test_the_figure_stays_if_no_way_is_open() -> None:
    table = walking("F11", "bcdea", "6 12", "6 12", "6 8", "6 8", **BLUE).play(P1, "dual-cut 2:2 12")
    assert (at(table), table.turn) == ("F11", P2)  # 12 is only in D, and there is a wall in the east


@pytest.mark.rule("BB-M66-4")
def test_after_a_ray_the_figure_goes_by_the_number_that_was_found_and_after_a_failure_by_either() -> None:
    hands = ("5 8 9", "8 9 6", "6 9", "5 6")
    found = walking("F00", "edcba", *hands, usable="ray", **BLUE).play(P1, "helped-cut 2:1 5,8 ray")
    assert at(found) == "F10"  # 8: south, not 5: east
    failed = walking("F00", "edcba", *hands, usable="ray", **BLUE).play(P1, "helped-cut 2:3 5,8 ray")
    assert failed.asked == ((P1, "step"),)
    assert [a.direction for a in failed.options(P1)] == ["south", "east"]
    with refused("BB-X-BUNKER"):
        failed.play(P1, "walk-on west")
    assert at(failed.play(P1, "walk-on east")) == "F01"


@pytest.mark.rule("BB-M66-5", "BB-M66-9")
@pytest.mark.scenario("BB-M66-S2")
def test_on_a_striped_cell_the_figure_waits_for_a_right_cut_with_the_number_of_action() -> None:
    table = walking("F21", "acdeb", "1", "8 1", "5 1", "5 8 1 5", turn=P2, fresh="2")
    table.play(P2, "dual-cut 4:2 8")
    assert (at(table), panel(table).done) == ("F21", ())
    table.play(P3, "dual-cut 4:3 5")
    assert (at(table), panel(table).done, table.dial) == ("F21", (), 3)
    table.play(P4, "dual-cut 3:1 5")
    assert (at(table), panel(table).done) == ("F21", ("key",))
    assert bunker().leads(spot("F21"), Direction.EAST, panel(table).done) == spot("F22")


@pytest.mark.rule("BB-M66-6")
@pytest.mark.scenario("BB-M66-S6")
def test_a_solo_cut_of_four_leads_two_steps() -> None:
    table = walking("F10", "acedb", "5 6 6 6 6", "5 8", "5 8", "5 8", **BLUE).play(P1, "solo-cut 6")
    assert table.asked == ((P1, "first-step"),)
    assert [a.direction for a in table.options(P1)] == ["north", "south", "east"]
    table.play(P1, "walk-on south")
    assert (at(table), table.asked) == ("F20", ((P1, "step"),))
    assert [a.direction for a in table.options(P1)] == ["north", "east"]
    assert at(table.play(P1, "walk-on north")) == "F10"
    assert table.turn == P2


@pytest.mark.rule("BB-M66-6", "BB-M66-5")
def test_an_action_may_replace_one_of_two_steps() -> None:
    table = walking("F21", "bdcae", "5 6 6 6 6", "5 8", "5 8", "5 8", **BLUE).play(P1, "solo-cut 6")
    assert (at(table), panel(table).done, table.asked) == ("F21", ("key",), ((P1, "step"),))
    assert [a.direction for a in table.options(P1)] == ["east", "west"]
    assert at(table.play(P1, "walk-on east")) == "F22"  # the door is open


@pytest.mark.rule("BB-M66-6")
def test_a_solo_cut_of_two_and_the_fast_pass_lead_one_step() -> None:
    two = walking("F00", "cabde", "8 8 5", "5 6", "6 5", "5 6", **BLUE).play(P1, "solo-cut 8")
    assert at(two) == "F10"
    fast = walking("F00", "cabde", "8 8 5", "8 8 5", "6 5", "5 6", usable="fast-pass", **BLUE)
    assert at(fast.play(P1, "fast-pass [1:1,1:2]")) == "F10"


@pytest.mark.rule("BB-M66-7", "BB-M66-9")
@pytest.mark.scenario("BB-M66-S4")
def test_lasers_bar_the_way_until_the_alarm_and_a_saw_costs_a_step() -> None:
    hands = ("6 12", "6 12", "6 8", "6 8")
    before = walking("B02", "bceda", *hands, done=2, **BLUE).play(P1, "dual-cut 2:2 12")
    assert (at(before), before.dial) == ("B02", 4)
    after = walking("B02", "bceda", *hands, done=3, **BLUE).play(P1, "dual-cut 2:2 12")
    assert (at(after), after.dial) == ("B01", 3)


@pytest.mark.rule("BB-M66-9", "BB-M66-14")
def test_the_skull_shows_the_stairs_and_there_is_no_way_back() -> None:
    table = walking("F13", "acdeb", "5 8", "5 8", "8 6", "8 6", done=1, **BLUE).play(P1, "dual-cut 2:1 5")
    assert (at(table), panel(table).done) == ("B03", ("key", "skull"))
    assert bunker().ways(spot("B03"), DONE[:2]) == {Direction.WEST: spot("B02")}


@pytest.mark.rule("BB-M66-9")
@pytest.mark.scenario("BB-M66-S7")
def test_nobody_walks_to_the_stairs() -> None:
    table = walking("F02", "dacbe", "5 8", "5 8", "8 6", "8 6", done=1, **BLUE).play(P1, "dual-cut 2:1 5")
    assert at(table) == "F02"


@pytest.mark.rule("BB-M66-10")
def test_a_right_cut_that_leads_to_a_striped_cell_may_also_do_its_action() -> None:
    hands = ("5 8", "5 8", "6 8", "6 8")
    table = walking("F20", "acbed", *hands, **BLUE).play(P1, "dual-cut 2:1 5")
    assert (at(table), panel(table).done) == ("F21", ())  # 5 is not in D
    wrong = walking("F20", "bcdae", *hands, **BLUE).play(P1, "dual-cut 4:1 8")
    assert (at(wrong), panel(wrong).done) == ("F21", ())
    right = walking("F20", "bcdae", *hands, **BLUE).play(P1, "dual-cut 2:2 8")
    assert (at(right), panel(right).done) == ("F21", ("key",))


@pytest.mark.rule("BB-M66-11", "BB-X-BUNKER")
def test_yellow_wires_wait_for_the_alarm_and_then_give_two_free_steps() -> None:
    hands = ("y2 5", "y3 5", "6 8", "6 8")
    table = walking("B22", "adcbe", *hands, done=2, **BLUE)
    assert table.called(P1) == {5}
    with refused("BB-X-BUNKER"):
        table.play(P1, "dual-cut 2:1 yellow")
    free = walking("B12", "adcbe", *hands, done=3, **BLUE).play(P1, "dual-cut 2:1 yellow")
    assert free.asked == ((P1, "first-step"),)
    assert [a.direction for a in free.options(P1)] == list(DIRECTIONS)
    free.play(P1, "walk-on west")
    assert (at(free), free.asked) == ("B11", ((P1, "step"),))
    assert at(free.play(P1, "walk-on north")) == "B01"
    assert free.dial == 3  # a saw
    failed = walking("B12", "adcbe", *hands, done=3, **BLUE).play(P1, "dual-cut 3:1 yellow")
    assert (at(failed), failed.turn) == ("B12", P2)  # no card has yellow


@pytest.mark.rule("BB-M66-11")
def test_a_hand_of_yellow_and_red_wires_is_passed_over_while_yellow_waits() -> None:
    table = walking("F00", "acdeb", "5 6", "y2 r4", "5 6", "5 6 y3", **BLUE).play(P1, "dual-cut 3:1 5")
    assert (table.turn, table.dial) == (P3, 4)
    later = walking("B00", "acdeb", "5 6", "y2 r4", "5 6", "5 6 y3", done=4, **BLUE).play(P1, "dual-cut 3:1 5")
    assert later.turn == P2


@pytest.mark.rule("BB-M66-12", "BB-C-8")
@pytest.mark.scenario("BB-M66-S5")
def test_without_blue_wires_before_the_control_the_mission_is_lost() -> None:
    table = walking("B22", "bcdea", "12", "12", "y2", "y3", done=3).play(P1, "dual-cut 2:1 12")
    assert (at(table), table.ended) == ("B23", "objective")


@pytest.mark.rule("BB-M66-12")
def test_the_last_blue_cut_may_still_do_what_is_to_be_done() -> None:
    table = walking("B00", "acdeb", "5", "5", "y2", "y3", done=3).play(P1, "dual-cut 2:1 5")
    assert (panel(table).over, table.turn) == (True, P3)
    assert table.play(P3, "dual-cut 4:1 yellow").won


@pytest.mark.rule("BB-M66-12", "BB-M66-15")
def test_in_the_short_form_the_way_ends_at_the_skull_and_the_key_releases_yellow() -> None:
    hands = ("y2 5", "y3 5", "6 8", "6 8")
    assert walking("F11", "acdeb", *hands, done=1, **BLUE).called(P1) == {5}
    short = walking("F11", "acdeb", *hands, done=1, short=True, **BLUE)
    assert (short.called(P1), panel(short).goal) == ({5, YELLOW}, "skull")
    done = walking("F13", "acdeb", *hands, done=1, short=True, **BLUE).play(P1, "dual-cut 2:2 5")
    assert panel(done).over
    assert at(done.play(P2, "dual-cut 1:1 yellow")) == "B03"  # the figure has arrived and goes no further


@pytest.mark.rule("BB-M66-7")
def test_a_saw_may_be_the_end() -> None:
    hands = ("6 12", "6 12", "6 8", "6 8")
    table = walking("B12", "bcdea", *hands, done=2, dial=1, **BLUE).play(P1, "dual-cut 2:2 12")
    assert (at(table), table.ended) == ("B13", "dial")
    twice = walking("B12", "ebdca", "12 12 12 12", "5 8", "5 8", "5 8", done=2, dial=1, **BLUE)
    assert at(twice.play(P1, "solo-cut 12")) == "B13"  # no second step


@pytest.mark.rule("BB-M66-13")
def test_the_shortest_way_takes_fifteen_steps() -> None:
    chart = bunker()
    done: set[Striped] = set()
    here, legs = chart.start, []
    for what in DONE:
        seen, edge, steps = {here}, {here}, 0
        while (goal := chart.find(what)) not in edge:
            edge = {t for s in edge for t in chart.ways(s, done).values()} - seen
            seen |= edge
            steps += 1
        assert goal is not None
        legs.append(steps)
        done.add(what)
        here = chart.after(what, goal)
    assert legs == [3, 3, 4, 5]


@pytest.mark.rule("BB-X-BUNKER")
@pytest.mark.parametrize(
    "rows",
    [
        '["h . c", ". ."]',
        '["h . q"]',
        '["h ~ c"]',
        '["h . ."]',
        '[". . c"]',
        '["h c h"]',
        '["h|. c"]',
        '["h x", "- -", ". c"]',
    ],
)
def test_a_map_that_leads_nowhere_is_refused(rows: str) -> None:
    with not_to_be("BB-X-BUNKER"):
        GAME.new(4, table_of(f'mechanisms = [{{ type = "MapWalk", front = {rows} }}]'))


@pytest.mark.rule("BB-X-BUNKER", "BB-M66-7")
def test_a_custom_map_may_have_stairs_that_are_walked_to() -> None:
    chart = chart_of(("h s",), ("c s",))
    assert chart.can_reach("control")
    assert chart.ways(chart.start, ()) == {Direction.EAST: Spot(1, 0, 1)}


@pytest.mark.rule("BB-X-BUNKER")
@pytest.mark.parametrize("seats", GAME.seats)
def test_a_mission_with_a_map_conforms(seats: int) -> None:
    conforms(f"blue = 6\nyellow = {{ count = 2 }}\ndial = 6\n{SMALL}", seats, matches=1)


@pytest.mark.rule("BB-M66-11")
@pytest.mark.parametrize("block", range(3))
def test_odds_take_into_account_who_was_passed_over_while_yellow_waits(block: int) -> None:
    written = 'mechanisms = [{ type = "MapWalk", front = ["h . a", "     ", ". x c"] }]'
    done = 0
    for number in range(4 * block, 4 * block + 4):
        luck = Random(number)
        mission = mission_of(f"blue = {luck.choice((2, 3))}\nyellow = {{ count = 2 }}\ndial = 6\n{written}")
        seats = 2 if mission.blue == 3 else luck.choice((2, 3))
        found = played(EveryDeal(mission, seats, (), luck.randrange(seats), b"map %d" % number, 3000), luck, number)
        done += found["DualCut"]
    assert done


def test_the_short_form_is_an_option_of_any_table() -> None:
    assert dealt(4, 1, short=True).state.config.short
