"""The board of Bomb Busters in the terminal shows what everybody may see, and says it as it is."""

from __future__ import annotations

import pytest
from rich.console import Console

from litfuse.cli.boards.bomb_busters import BombBoard
from litfuse.kernel.records import Seat
from litfuse.lang import Voice
from tests.games.bomb_busters.table import P1, P2, P3, Table, position

NAMES = ("Ann", "Ben", "Cat")


def board(table: Table, seat: Seat) -> str:
    console = Console(width=120, no_color=True)
    with console.capture() as shown:
        console.print(BombBoard().table(Voice("en", "bomb-busters", NAMES, seat, strict=True), table.match.frame(seat)))
    return shown.get()


def line(shown: str, name: str) -> str:
    return next(line for line in shown.splitlines() if name in line)


def between(shown: str) -> list[str]:
    """The lines with nothing but signs between neighbours."""
    return [line.rstrip() for line in shown.splitlines() if line.strip() in {"=", "≠"}]


@pytest.mark.rule("BB-EQ-01-4", "BB-VIS-04")
def test_a_label_is_drawn_at_its_two_wires_also_when_one_came_between() -> None:
    table = position("y2 y5 9", "3 9", "3 9 9", usable="walkie equal").play(P1, "use-equal 1:1")
    assert between(board(table, P3)) == ["        ="]
    table.play(P1, "use-walkie 1:3 2").play(P2, "give-wire 2:1")
    assert table.hand(P1) == "y2 3 y5"
    for seat in (P1, P2, P3):
        assert "1=3" in line(board(table, seat), "Ann")
        assert between(board(table, seat)) == []


@pytest.mark.rule("BB-EQ-08-1", "BB-VIS-12")
@pytest.mark.parametrize(
    ("hand", "found"),
    [("7 / r7 8", "first"), ("8 / 7 r7", "second"), ("7 / 7 8 r7", "both")],
)
def test_the_radar_tells_of_each_stand(hand: str, found: str) -> None:
    table = position(hand, "7{7} y7 8", "8 8 y9", usable="radar").play(P2, "use-radar 7")
    stands = f"{found} stand{'s' if found == 'both' else ''}"
    assert f"The Radar finds a 7 here: Ann ({stands}) and Ben." in board(table, P3)
