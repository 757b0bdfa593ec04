"""A mission in which nothing stays marked (50): wires are shown once, and the board keeps no markers."""

import pytest
from rich.console import Console

from litfuse.cli.terminal.boards.bomb_busters import _numbers
from litfuse.games.bomb_busters import GAME
from litfuse.games.bomb_busters.public import Token
from litfuse.games.bomb_busters.setup import pool_of
from litfuse.games.bomb_busters.words import Equipment
from litfuse.kernel.records import SPECTATOR, Viewer
from litfuse.kernel.told import told
from litfuse.lang import Voice
from tests.games.bomb_busters.table import EVERYBODY, P1, P2, P3, Table, picked, position


def memory(*hands: str, **more: object) -> Table:
    return position(*hands, number=50, **more)  # type: ignore[arg-type]


def numbers(table: Table) -> str:
    """The line of the board that says what is cut and marked."""
    console = Console(width=200)
    with console.capture() as said:
        console.print(_numbers(Voice("en", GAME.name), table.view(P1)))
    return said.get()


@pytest.mark.rule("BB-M50-1")
@pytest.mark.parametrize("seats", GAME.seats)
def test_all_see_which_coloured_wires_are_in_play_until_the_first_tokens_are_set(seats: int) -> None:
    table = picked(seats, 50)
    mission = table.state.mission
    assert (mission.red.count, mission.yellow.count) == ((3, 4) if seats == 2 else (2, 2))
    assert (mission.characters, Equipment.FALSE_BOTTOM in pool_of(mission)) == ("choice", True)
    assert "1:0" in numbers(table)
    while table.asked[0][1] == "token":
        question = table.match.owed[0]
        table.match = table.match.play(question, table.match.options(question)[0])
    assert "1:" not in numbers(table)
    assert "remember" in numbers(table)


@pytest.mark.rule("BB-M50-1", "BB-M50-2", "BB-M50-4")
@pytest.mark.scenario("BB-M50-S1")
def test_the_wire_of_a_first_token_is_in_the_views_until_the_next_step() -> None:
    table = picked(4, 50)
    cell = table.options(P1)[2].cell
    value = table.state.value(cell)
    table.play(P1, f"place-token 1:{cell[1] + 1}")
    for viewer in (P1, P3, SPECTATOR):
        view = table.view(viewer)
        assert (view.glimpse, view.stands[P1].beside) == (cell, (Token(value, "has"),))
    table.play(P2, f"place-token 2:{table.options(P2)[0].cell[1] + 1}")
    viewers: tuple[Viewer, ...] = (P1, P3, SPECTATOR)
    for viewer in viewers:
        assert table.view(viewer).glimpse != cell
        again = told(table.match, viewer, person=True)
        assert not any(getattr(n, "cell", None) == cell for n in again.notices)


@pytest.mark.rule("BB-M50-2")
@pytest.mark.scenario("BB-M50-S2")
def test_the_wire_of_a_failure_is_in_the_views_until_the_next_step() -> None:
    table = memory("4 5 6", "5 6", "5 6", "4 4 4 5 6", turn=P2, dial=4).play(P2, "dual-cut 1:3 5")
    for viewer in EVERYBODY[:4]:
        assert table.view(viewer).glimpse == (P1, 2)
    assert (table.state.stands[P1].beside, table.dial) == ((Token(6, "has"),), 3)
    table.play(P3, "dual-cut 4:4 5")
    assert {table.view(viewer).glimpse for viewer in EVERYBODY[:4]} == {None}


@pytest.mark.rule("BB-M50-3")
def test_a_post_it_stays_at_its_wire() -> None:
    table = memory("4 5 6", "5 6", "5 6", "4 4 4 5 6", usable="post-it").play(P1, "use-post-it 1:2")
    assert table.hand(P1) == "4 5{5} 6"
