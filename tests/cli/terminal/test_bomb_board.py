"""The board of Bomb Busters in the terminal shows what everybody may see, and says it as it is."""

from __future__ import annotations

from typing import Any, get_args

import pytest
from msgspec.structs import replace
from rich.console import Console

from litfuse.cli.terminal.boards.bomb_busters import PANELS, BombBoard
from litfuse.games.bomb_busters import GAME, Config
from litfuse.games.bomb_busters.facts import Skipped
from litfuse.games.bomb_busters.mechanisms.all import Panel
from litfuse.games.bomb_busters.mechanisms.fragile_player.words import FragilePlayer
from litfuse.games.bomb_busters.mechanisms.untold_failures.words import UntoldFailures
from litfuse.games.bomb_busters.mission import Mission
from litfuse.kernel.match import Match
from litfuse.kernel.records import Frame, Seat
from litfuse.lang import Voice
from tests.games.bomb_busters.table import P1, P2, P3, Table, position

NAMES = ("Ann", "Ben", "Cat")


def board(table: Table, seat: Seat) -> str:
    return drawn(table.match.frame(seat), seat)


def drawn(frame: Frame[Any], seat: Seat) -> str:
    console = Console(width=120, no_color=True)
    with console.capture() as shown:
        console.print(BombBoard().table(Voice("en", "bomb-busters", NAMES, seat, strict=True), frame))
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


@pytest.mark.rule("BB-COM-09", "BB-CLK-03")
def test_facts_are_shown_until_they_leave_the_view() -> None:
    late = position("5 8", "5 8", "x2").time_up()
    assert "Time is up; the clock decided for Ann." in board(late, P3)
    red = position("2 8", "2 r4", "8").play(P1, "dual-cut 2:1 2")
    assert "Ben has nothing but red and reveals it: red." in board(red, P3)
    power = position("2 4", "2 4", "x3", characters=("double", "radar", "double")).play(P2, "use-radar 4 power")
    assert "Ben uses their character" in board(power, P3)
    struck = position("10 10 5 5 7", "5 7", "5", locked="disintegrator")
    struck.play(P1, "solo-cut 10", draws={"disintegrator": (24, 8)})
    assert "The Disintegrator hits the 5." in board(struck, P3)
    frame = late.match.frame(P3)
    assert "Ann skips the turn." in drawn(replace(frame, view=replace(frame.view, facts=(Skipped(1, P1),))), P3)


@pytest.mark.rule("BB-COM-09")
@pytest.mark.parametrize("history", ["strict", "open"])
def test_all_facts_of_this_and_the_last_turn_are_shown_and_no_older_ones(history: str) -> None:
    cards = "radar equal unequal post-it rewinder batteries"
    table = position("3 3 5", "3 3 5 6 6", "5 5 6 6", usable=cards, dial=2, start=3, spent=(P1,), history=history)
    table.play(P2, "use-radar 3").play(P1, "use-equal 1:1").play(P1, "use-unequal 1:2").play(P1, "use-post-it 1:1")
    table.play(P3, "use-rewinder").play(P3, "use-batteries 1").play(P1, "dual-cut 2:1 3")
    shown = board(table, P3)
    assert "The Radar finds a 3" in shown
    assert "and calls 3: right!" in shown
    table.play(P2, "dual-cut 3:3 6")
    assert "The Radar finds a 3" not in board(table, P1)


@pytest.mark.rule("BB-C-31")
def test_before_the_deal_there_is_no_dial_yet() -> None:
    start = Match.start(GAME, 3, b"pick", Config(custom=Mission(characters="choice"), captain=P1))
    assert "dial" not in board(Table(start), P1)
    assert "dial 3 of 3" in board(position("4 5", "4 5", "4 4 5 5"), P1)


@pytest.mark.rule("BB-X-TOKKIND", "BB-VIS-04")
def test_every_kind_of_token_is_drawn_before_its_wire_and_several_make_room() -> None:
    table = position("4{even} 5{odd} 7{x2}", "3{!5}{!12}{!8*} 9{9} 10{x3~}", "4 9 9")
    lines = board(table, P3).splitlines()
    assert any(row.split() == ["even", "odd", "×2"] for row in lines)
    before = next(i for i, row in enumerate(lines) if "≠5,≠12,≠8*" in row)
    assert lines[before].split() == ["≠5,≠12,≠8*", "9", "×3~"]
    assert lines[before].index("3~") == lines[before - 2].index("3")  # below the number of its slot


@pytest.mark.rule("BB-X-FRAGILE", "BB-X-NOINFO")
def test_a_fragile_player_and_untold_failures_are_shown() -> None:
    mission = Mission(mechanisms=(FragilePlayer(), UntoldFailures()))
    shown = board(position("4 5", "4 5", "4 5", mission=mission), P2)
    assert "If a Dual Cut of Ann fails, the bomb explodes." in shown
    assert "A Dual Cut that fails tells nothing" in shown


def test_the_board_shows_what_every_mechanism_adds() -> None:
    assert PANELS.keys() == set(get_args(Panel))
