"""Odds for a seat of a match: swaps, what may be called, what is worth a detector."""

from __future__ import annotations

from typing import Any

import pytest

from litfuse.cli.odds.answers import Answers, answers
from litfuse.cli.odds.matches import from_match
from litfuse.kernel.records import Viewer
from tests.games.bomb_busters.table import P1, P2, P3, Table, position


def whole(*hands: str, **more: Any) -> Table:
    """Three stands that hold the numbers from 10 on; all lower ones are cut."""
    cut = [" ".join(f"x{n}" for n in (3 * s + 1, 3 * s + 2, 3 * s + 3) for _ in range(4)) for s in range(3)]
    return position(*(f"{low} {hand}" for low, hand in zip(cut, hands, strict=True)), **more)


def odds(table: Table, eyes: Viewer) -> Answers:
    return answers(from_match(table.match, eyes))


def swapped() -> Table:
    """P2 gave a 10 to P3 and got an 11."""
    table = whole("10 11 12 12", "10 10 11 12", "10 11 11 12", usable="walkie")
    return table.play(P2, "use-walkie 2:13 3").play(P3, "give-wire 3:14")


@pytest.mark.rule("BB-EQ-02-3")
@pytest.mark.parametrize("eyes", [P1, P2, P3, "spectator"])
def test_after_a_swap_every_wire_has_its_slot_and_its_odds(eyes: Viewer) -> None:
    table = swapped()
    assert [table.hand(seat).split()[12:] for seat in (P2, P3)] == [["10", "11", "11", "12"], ["10", "10", "11", "12"]]
    found = odds(table, eyes)
    others = [s for s in table.state.stands if s.owner != eyes]
    for stand, shown in zip(others, found.stands, strict=True):
        for wire, slot in zip(stand.wires, shown.slots, strict=True):
            assert sum(slot.values()) == pytest.approx(1)
            assert slot[wire.value] > 0


@pytest.mark.rule("BB-EQ-02-3")
def test_the_wire_that_one_gave_away_is_certain_where_it_is_now() -> None:
    found = odds(swapped(), P2)
    sure = [slot for slot, known in enumerate(found.stands[1].slots, 1) if known == {10: 1.0}]
    assert 14 in sure
    assert (14,) in {c.slots for c in found.calls if (c.value, c.hit, c.red) == (10, 1.0, 0.0)}
