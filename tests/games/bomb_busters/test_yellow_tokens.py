"""Two yellow wires bring tokens: as gifts to the left (22), or drawn for all to choose from (27)."""

import pytest

from litfuse.games.bomb_busters import GAME
from litfuse.games.bomb_busters.mechanisms.yellow_tokens.words import ChooseToken, SetToken, TokenReturned
from litfuse.games.bomb_busters.public import Token
from litfuse.games.bomb_busters.setup import pool_of
from litfuse.games.bomb_busters.words import YELLOW, Equipment
from tests.games.bomb_busters.seams.checked import conforms, exact_odds
from tests.games.bomb_busters.seams.made_up import begun, mission_of, not_to_be
from tests.games.bomb_busters.table import P1, P2, P3, P4, Table, dealt, dealt_as, position, refused

HANDS = ("4 5 y1", "5 5 6 y2", "4 y3 6", "4 4 5 6 6 y4")


def gifts(*hands: str, **more: object) -> Table:
    """P1 has called the last wire of P2, a yellow one."""
    there = hands or HANDS
    return position(*there, number=22, **more).play(P1, f"dual-cut 2:{len(there[P2].split())} yellow")  # type: ignore[arg-type]


@pytest.mark.rule("BB-M22-1")
@pytest.mark.parametrize("seats", GAME.seats)
def test_first_tokens_name_what_is_missing_and_false_bottom_is_there(seats: int) -> None:
    table = dealt(seats, 22)
    mission = table.state.mission
    assert (mission.red.count, mission.yellow.count, mission.tokens) == (3 if seats == 2 else 1, 4, "negative")
    assert Equipment.FALSE_BOTTOM in pool_of(mission)
    assert {type(a).__name__ for a in table.options(P1)} == {"NameMissing"}


NEGATIVE = "blue = {blue}\nyellow = {{ count = 2, fixed = [1, 2] }}\ntokens = 'negative'\n"


@pytest.mark.rule("BB-M22-1", "BB-X-TOKSET")
@pytest.mark.scenario("BB-M22-S1", "BB-M22-S4")
def test_two_values_that_are_missing_lie_beside_the_stand_or_one() -> None:
    hands = ("1 3 3 4 4", "1 2 y1 2 3", "1 2 4 4", "1 2 3 y2")
    table = dealt_as(mission_of(NEGATIVE.format(blue=4)), *[" ".join(sorted(h.split(), key=order)) for h in hands])
    table.play(P1, "name-missing 2,yellow")
    assert table.state.stands[P1].beside == (Token(2, "has-not"), Token(YELLOW, "has-not"))
    table.play(P2, "name-missing 4")
    assert table.state.stands[P2].beside == (Token(4, "has-not"),)
    assert table.asked[0][0] == P3


def order(word: str) -> float:
    return int(word.lstrip("y")) + (0.1 if word.startswith("y") else 0)


@pytest.mark.rule("BB-M22-2", "BB-M22-3", "BB-X-YTRIG")
@pytest.mark.scenario("BB-M22-S2")
def test_each_gives_the_left_one_a_token_that_is_set_before_the_next_is_chosen() -> None:
    table = gifts()
    assert table.asked == ((P1, "choose"),)
    assert ChooseToken(YELLOW) in table.options(P1)
    table.play(P1, "choose-token 5")
    assert table.asked == ((P2, "set"),)
    assert [a.cell for a in table.options(P2)] == [(P2, 0), (P2, 1)]
    with refused("BB-X-YTRIG"):
        table.play(P2, "set-token 2:3")
    table.play(P2, "set-token 2:2")
    assert table.hand(P2) == "5 5{5} 6 xy2"
    assert table.asked == ((P2, "choose"),)


@pytest.mark.rule("BB-M22-2")
@pytest.mark.scenario("BB-M22-S3")
def test_a_token_for_a_value_that_is_not_there_lies_beside_the_stand() -> None:
    table = gifts().play(P1, "choose-token 5").play(P2, "set-token 2:1").play(P2, "choose-token 11")
    assert table.state.stands[P3].beside == (Token(11, "has-not"),)
    table.play(P3, "choose-token 4").play(P4, "set-token 4:1").play(P4, "choose-token yellow")
    assert table.state.stands[P1].beside == (Token(YELLOW, "has-not"),)
    assert (table.turn, table.asked) == (P2, ((P2, "turn"),))


@pytest.mark.rule("BB-M22-3", "BB-X-YTRIG")
def test_players_without_wires_neither_give_nor_receive_and_one_alone_gets_nothing() -> None:
    table = gifts("y1", "5 y2", "5 6 y3", "5 5 6 y4")
    assert table.asked == ((P2, "choose"),)
    table.play(P2, "choose-token 6").play(P3, "set-token 3:2").play(P3, "choose-token 1").play(P4, "choose-token 5")
    assert table.asked == ((P2, "set"),)
    two = position("y1", "y2", "5 5 y3 y4", number=22).play(P1, "dual-cut 2:1 yellow")
    assert two.asked == ((P3, "turn"),)


@pytest.mark.rule("BB-M22-4")
def test_a_failure_sets_a_true_token() -> None:
    assert position(*HANDS, number=22).play(P1, "dual-cut 2:1 4").hand(P2) == "5{5} 5 6 y2"


@pytest.mark.rule("BB-C-35")
@pytest.mark.scenario("BB-M22-S5")
def test_a_token_beside_the_stand_is_dated_by_a_swap() -> None:
    table = gifts(usable="walkie").play(P1, "choose-token 11").play(P2, "choose-token 11")
    for seat in (P3, P4):
        table.play(seat, "choose-token 12")
    table.play(P2, "use-walkie 2:1 3 card").play(P3, "give-wire 3:1")
    assert table.state.stands[P3].beside == (Token(11, "has-not", dated=True),)


@pytest.mark.rule("BB-X-YTRIG", "BB-C-35")
def test_a_token_whose_wires_are_all_marked_goes_back() -> None:
    table = gifts("4 5 y1", "5{5} 6 y2", "4 5 y3 6", "4 4 5 6 6 y4").play(P1, "choose-token 5")
    assert table.hand(P2) == "5{5} 6 xy2"
    assert TokenReturned(0, P2, 5, ((P2, 1),)) in table.told(P3)
    clues = table.known(P3).clues
    assert clues is not None
    assert any(x.cells == ((P2, 1),) and 5 in x.values for x in clues.lacks)
    assert table.state.tokens[5] == 1


@pytest.mark.rule("BB-M27-1")
@pytest.mark.scenario("BB-M27-S1")
@pytest.mark.parametrize("seats", GAME.seats)
def test_nobody_has_a_detector(seats: int) -> None:
    table = dealt(seats, 27)
    mission = table.state.mission
    assert (table.state.powers, mission.red.count, mission.yellow.count) == ((), 1, 4)
    assert mission.first_tokens(captain=True) == ("none" if seats == 2 else "own")
    assert Equipment.BATTERIES not in pool_of(mission)
    while table.asked[0][1] == "token":
        table.match = table.match.play(table.match.owed[0], table.options(table.asked[0][0])[0])
    assert "HelpedCut" not in {type(a).__name__ for a in table.options(P1)}
    with refused("BB-CH-02"):
        table.play(P1, f"helped-cut 2:1,2:2 {table.state.value((P1, 0))} double")


@pytest.mark.rule("BB-M27-2", "BB-M27-3", "BB-X-YTRIG")
@pytest.mark.scenario("BB-M27-S2")
def test_as_many_tokens_as_players_are_drawn_and_each_takes_one() -> None:
    table = position(*HANDS, number=27).play(P1, "dual-cut 2:4 yellow")
    (panel,) = table.view(P3).panels
    row = list(panel.row)  # type: ignore[union-attr]
    assert (len(row), table.asked) == (4, ((P1, "choose"),))
    assert {a.value for a in table.options(P1)} == set(row)
    while table.asked[0][1] != "turn":
        seat, kind = table.asked[0]
        answer = table.options(seat)[0]
        held = {table.state.value(c) for c in table.state.uncut(seat)}
        table.match = table.match.play(table.question(seat), answer)
        if kind == "set":
            assert type(answer) is SetToken
        elif answer.value not in held:
            assert table.state.stands[seat].beside[-1] == Token(answer.value, "has-not")
    (panel,) = table.view(P3).panels
    assert (panel.row, panel.waiting, panel.value) == ((), (), None)  # type: ignore[union-attr]
    table = position("y1", "y2", "5 5 y3 6", "5 5 6 y4", number=27).play(P1, "dual-cut 2:1 yellow")
    assert table.asked == ((P3, "choose"),)


SMALL = "seats = [{seats}]\nblue = {blue}\ndial = 6\nyellow = {{ count = 2 }}\ntokens = 'none'\n"
TWO = "yellow = { count = 2 }\n"
WAYS = ['mechanisms = [{ type = "YellowTokens", how = "gift" }]', 'mechanisms = [{ type = "YellowTokens" }]']


@pytest.mark.rule("BB-X-YTRIG")
@pytest.mark.parametrize(("seats", "blue"), [(2, 2), (3, 2)])
@pytest.mark.parametrize("way", WAYS)
def test_odds_with_tokens_of_yellow_wires_equal_those_of_every_deal(seats: int, blue: int, way: str) -> None:
    done = exact_odds(SMALL.format(seats=seats, blue=blue) + way, seats, range(12), "walkie")
    assert done["ChooseToken"]
    assert done["SetToken"]


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("way", WAYS)
def test_a_mission_with_tokens_of_yellow_wires_conforms(seats: int, way: str) -> None:
    conforms(SMALL.format(seats=seats, blue=5) + way, seats)


@pytest.mark.rule("BB-X-YTRIG")
@pytest.mark.parametrize(
    "more", ["", "yellow = { count = 2 }\nlies = 'all'", "yellow = { count = 2 }\nshown_once = true"]
)
def test_tokens_of_yellow_wires_need_such_wires_and_true_tokens(more: str) -> None:
    with not_to_be("BB-X-YTRIG"):
        begun(f"{more}\n{WAYS[0]}", 4)
