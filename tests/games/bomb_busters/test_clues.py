"""What was said of wires goes with them, wherever they are and whatever has become of the token."""

from __future__ import annotations

from typing import Any

import pytest

from litfuse.games.bomb_busters import GAME
from litfuse.games.bomb_busters.knowledge.evidence import position as problem_of
from litfuse.games.bomb_busters.knowledge.lessons import heard
from litfuse.games.bomb_busters.state import keys_of
from litfuse.games.bomb_busters.words import Cell, value_of
from litfuse.inference.posterior import Posterior
from litfuse.kernel.records import Viewer
from litfuse.kernel.rng import Stream
from litfuse.kernel.told import told
from tests.games.bomb_busters.table import P1, P2, P3, Table, position


def whole(*hands: str, **more: Any) -> Table:
    """Three stands that hold the numbers from 10 on, from slot 13; all lower ones are cut."""
    cut = [" ".join(f"x{n}" for n in (3 * s + 1, 3 * s + 2, 3 * s + 3) for _ in range(4)) for s in range(3)]
    return position(*(f"{low} {hand}" for low, hand in zip(cut, hands, strict=True)), **more)


def odds(table: Table, viewer: Viewer, cell: Cell, value: int) -> float:
    """P(this wire has the value); places count from 1."""
    at = problem_of(table.view(viewer), heard(viewer, told(table.match, viewer).notices))
    stand, slot = cell[0] - 1, cell[1] - 1
    if (stand, slot) in at.known:
        return float(value_of(at.known[stand, slot]) == value)
    return Posterior(at.problem).one_of(at.places[stand, slot], at.kinds_of((value,)))


@pytest.mark.rule("BB-EQ-22-1")
def test_a_single_token_speaks_of_the_stand_where_the_wire_is_now() -> None:
    """P1 takes a 10 from P3, who has another one, and says that it stands alone: on P1's stand it does."""
    table = whole("11 11 12 12", "10 10 11 12", "10 10 11 12", usable="hook single")
    table = table.play(P1, "use-hook 3:13 1").play(P1, "use-single 1:13")
    assert table.hand(P1).split()[12:] == ["10{single}", "11", "11", "12", "12"]
    assert odds(table, P2, (3, 13), 10) > 0
    assert odds(table, P2, (1, 14), 10) == 0
    known = told(table.match, P2).known
    assert keys_of(GAME.resample(table.view(P2), known, Stream(b"")).stands)[1] == keys_of(table.state.stands)[1]


@pytest.mark.rule("BB-EQ-1111-1")
def test_a_wire_that_was_once_in_the_hand_stays_known() -> None:
    table = whole("10 11 12 12", "10 10 11 12", "10 11 11 12", usable="hook walkie")
    table = table.play(P1, "use-hook 2:16 1")  # the 12 comes to 1:17
    table = table.play(P1, "use-walkie 1:17 3").play(P3, "give-wire 3:13")
    assert table.hand(P3).split()[12:] == ["11", "11", "12", "12"]
    assert odds(table, P1, (3, 16), 12) == pytest.approx(1)


@pytest.mark.rule("BB-EQ-02-6")
def test_a_label_that_was_taken_off_was_true() -> None:
    """P2's first two are equal, and one of them goes to P3: whatever the one is, so is the other."""
    table = whole("11 11 12 12", "10 10 11 12", "10 10 11 12", usable="equal walkie")
    table = table.play(P2, "use-equal 2:13")
    table = table.play(P2, "use-walkie 2:13 3").play(P3, "give-wire 3:16")
    assert table.state.labels == ()
    moved = next(n for n, wire in enumerate(table.hand(P3).split(), 1) if n > 14 and wire == "10")
    for viewer in (P1, "spectator"):
        for value in (10, 11, 12):
            assert odds(table, viewer, (3, moved), value) == pytest.approx(odds(table, viewer, (2, 13), value))
