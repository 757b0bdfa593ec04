"""All four wires of a number at once: sevens that come last (46), for the tools of a pile (23)."""

import pytest
from msgspec.structs import replace

from litfuse.games.bomb_busters import GAME
from litfuse.games.bomb_busters.cards.words import PileCardLost
from litfuse.games.bomb_busters.mechanisms.simultaneous_cut.words import Together, TogetherPanel
from litfuse.games.bomb_busters.setup import pool_of
from litfuse.games.bomb_busters.view import View
from litfuse.games.bomb_busters.words import Equipment
from tests.games.bomb_busters.seams.checked import conforms, exact_odds
from tests.games.bomb_busters.seams.made_up import begun, not_to_be
from tests.games.bomb_busters.table import P1, P2, P3, P4, Table, dealt, position, refused

RULE = "BB-X-MULTI"
SEVENS = ("7 7", "6 7 9", "6 6 9", "6 7 9 9")


def sevens(*hands: str, **more: object) -> Table:
    return position(*hands, number=46, **more)  # type: ignore[arg-type]


@pytest.mark.rule("BB-M46-1")
@pytest.mark.parametrize("seats", GAME.seats)
def test_four_yellow_wires_lie_around_the_sevens_and_none_is_red(seats: int) -> None:
    table = dealt(seats, 46, captain=P1) if seats > 2 else dealt(2, 46, captain=P1)
    mission = table.state.mission
    assert (mission.yellow.fixed, mission.yellow.count, mission.red.count) == ((5, 6, 7, 8), 4, 0)
    pool = pool_of(mission)
    assert Equipment.FALSE_BOTTOM in pool
    assert Equipment.BATTERIES not in pool
    assert mission.first_tokens(captain=True) == ("none" if seats == 2 else "own")
    assert mission.characters == "choice"


@pytest.mark.rule("BB-M46-2", "BB-X-MULTI")
@pytest.mark.scenario("BB-M46-S1")
def test_a_seven_is_called_in_no_way() -> None:
    table = sevens("7 7 9", "6 7 9", "6 6 9", "6 7 9", usable="ray")
    for says in ("dual-cut 2:2 7", "solo-cut 7", "helped-cut 2:1,2:2 7 double", "helped-cut 2:2 7,9 ray"):
        with refused(RULE):
            table.play(P1, says)


@pytest.mark.rule("BB-M46-4")
@pytest.mark.scenario("BB-M46-S2")
def test_a_seven_that_is_hit_with_another_number_gets_its_token() -> None:
    table = sevens("6 7 7", "6 7 9", "6 6 7 9", "9 9").play(P1, "dual-cut 3:3 6")
    assert (table.hand(P3), table.dial) == ("6 6 7{7} 9", 3)


@pytest.mark.rule("BB-M46-3")
@pytest.mark.scenario("BB-M46-S3")
def test_a_hand_of_sevens_must_point_at_all_four() -> None:
    table = sevens(*SEVENS, usable="mug stabilizer")
    assert {type(a).__name__ for a in table.options(P1)} == {"CutTogether"}
    with refused(RULE):
        table.play(P1, "use-mug 2")
    assert sevens(*SEVENS).play(P1, "cut-together 1:1,1:2,2:2,4:3").ended == "explosion"
    table.play(P1, "cut-together 1:1,1:2,2:2,4:2")
    assert [table.hand(s) for s in (P1, P2, P4)] == ["x7 x7", "6 x7 9", "6 x7 9 9"]
    assert (table.turn, table.ended) == (P2, "")


@pytest.mark.rule("BB-M46-3")
@pytest.mark.scenario("BB-M46-S4")
def test_a_hand_with_another_wire_may_not_do_it() -> None:
    with refused(RULE):
        sevens("7 7 9", "6 7 9", "6 6 9", "6 7 9").play(P1, "cut-together 1:1,1:2,2:2,4:2")


@pytest.mark.rule("BB-M46-5")
def test_yellow_wires_are_called_as_ever() -> None:
    assert sevens("7 7 y5", "6 7 y8", "6 6", "6 7").play(P1, "dual-cut 2:3 yellow").hand(P2) == "6 7 xy8"


LAST = """
mechanisms = [{ type = "SimultaneousCut", colour = "blue", number = 2, count = 4, anybody_from = 2, last = true }]
"""


@pytest.mark.rule("BB-X-MULTI")
@pytest.mark.parametrize(
    "written",
    [
        LAST.replace("count = 4", "count = 3"),
        f"blue = 3\n{LAST.replace('number = 2', 'number = 4')}",
        f"red = {{ count = 1 }}\n{LAST}",
        f"yellow = {{ count = 3 }}\n{LAST.replace('blue', 'yellow').replace('number = 2, count = 4', 'count = 3')}",
        LAST.replace("last = true", 'failure = "tokens"'),
        'red = { count = 3 }\nmechanisms = [{ type = "SimultaneousCut", number = 3 }]',
    ],
)
def test_a_set_that_cannot_be_is_refused(written: str) -> None:
    with not_to_be(RULE):
        begun(written, 4)


SMALL = "blue = {blue}\ndial = 6\nyellow = {{ count = 2 }}\n"
DRAWN = 'mechanisms = [{ type = "SimultaneousCut", colour = "blue", count = 4, anybody_from = 2 }]'


@pytest.mark.rule("BB-X-MULTI")
@pytest.mark.parametrize(("seats", "blue"), [(2, 2), (3, 2), (4, 3)])
@pytest.mark.parametrize("mechanisms", [LAST, DRAWN])
def test_odds_with_a_number_cut_at_once_equal_those_of_every_deal(seats: int, blue: int, mechanisms: str) -> None:
    done = exact_odds(SMALL.format(blue=blue) + mechanisms, seats, range(6), "walkie mug")
    assert done["DualCut"]


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("mechanisms", [LAST, DRAWN])
def test_a_mission_with_a_number_cut_at_once_conforms(seats: int, mechanisms: str) -> None:
    conforms(SMALL.format(blue=5) + mechanisms, seats)


def tools(*hands: str, number: int = 8, pile: int = 5, **more: object) -> Table:
    """Mission 23 with this number, and so many cards in the pile."""
    names = ["walkie", "triple", "post-it", "super", "rewinder", "radar", "stabilizer"]
    together = Together(number=number)
    return position(*hands, number=23, deck=" ".join(names[:pile]), pile=pile, extras=[together], **more)  # type: ignore[arg-type]


EIGHTS = ("8 9", "8 8 9", "6 6", "6 6 8 9 9")


@pytest.mark.rule("BB-M23-1")
@pytest.mark.parametrize("seats", GAME.seats)
def test_seven_cards_lie_face_down_and_a_number_is_drawn(seats: int) -> None:
    drawn = set()
    for n in range(12):
        view = dealt(seats, 23, key=b"tools %d" % n).view(P1)
        (panel,) = view.panels
        assert isinstance(panel, TogetherPanel)
        assert (view.pile, view.equipment, panel.done) == (7, (), False)
        assert (view.mission.red.count, view.mission.red.shown) == (2 if seats == 2 else 1, 3)
        drawn.add(panel.number)
    assert len(drawn) > 3
    assert drawn <= set(range(1, 13))


@pytest.mark.rule("BB-M23-4", "BB-C-14")
@pytest.mark.scenario("BB-M23-S1")
def test_the_pile_loses_a_card_whenever_a_round_begins() -> None:
    here = tools("8 9 9", "8 8 9", "5 5 6", "5 5 6 8 9", turn=P4, pile=7).play(P4, "dual-cut 2:3 9")
    assert (here.turn, here.view(P2).pile) == (P1, 6)
    assert PileCardLost() in here.told(P2)
    here.play(P1, "solo-cut 9")
    assert (here.turn, here.view(P2).pile) == (P2, 6)


@pytest.mark.rule("BB-M23-2", "BB-M23-5")
@pytest.mark.scenario("BB-M23-S2")
def test_a_player_who_holds_none_may_cut_all_four_and_the_pile_is_turned_up() -> None:
    here = tools(*EIGHTS, turn=P3).play(P3, "cut-together 1:1,2:1,2:2,4:3")
    assert here.hand(P2) == "x8 x8 9"
    view = here.view(P1)
    assert (view.pile, len(view.equipment), {c.usable for c in view.equipment}) == (0, 5, {True})
    assert here.play(P4, "dual-cut 1:2 9").view(P1).pile == 0


@pytest.mark.rule("BB-M23-3", "BB-X-MULTI")
@pytest.mark.scenario("BB-M23-S3")
def test_the_drawn_number_is_not_called_and_a_hand_of_it_must_do_the_special() -> None:
    here = tools(*EIGHTS, turn=P2)
    for says in ("dual-cut 1:1 8", "solo-cut 8", "helped-cut 1:1,1:2 8 double"):
        with refused("BB-X-MULTI"):
            here.play(P2, says)
    only = tools("8 8 r3", "8 9", "6 6 8", "6 6 9 9 9")
    assert {type(a).__name__ for a in only.options(P1)} == {"CutTogether"}


@pytest.mark.rule("BB-M23-2")
@pytest.mark.scenario("BB-M23-S4")
def test_one_wrong_wire_among_the_four_explodes() -> None:
    assert tools(*EIGHTS, turn=P3).play(P3, "cut-together 1:1,2:1,2:2,4:4").ended == "explosion"


@pytest.mark.rule("BB-X-MULTI")
def test_cards_that_cut_the_rest_of_the_number_end_the_set_without_a_reward() -> None:
    here = tools("8 9", "8 8 9", "6 6", "6 6 8 9 9")
    state = replace(here.state, cuts=tuple(4 if v == 8 else n for v, n in enumerate(here.state.cuts)))
    view = GAME.view(state, P1)
    assert isinstance(view, View)
    (panel,) = view.panels
    assert isinstance(panel, TogetherPanel)
    assert panel.done


@pytest.mark.parametrize("seats", [2, 4])
def test_a_mission_that_is_paid_with_a_pile_conforms(seats: int) -> None:
    conforms("blue = 5\ndial = 6\ncards = 4\nface_down = true\n" + DRAWN.replace("}]", ', reward = "cards" }]'), seats)


def test_a_pile_is_needed_for_the_reward() -> None:
    with not_to_be(RULE):
        begun(DRAWN.replace("}]", ', reward = "cards" }]'), 4)
