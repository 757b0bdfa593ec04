"""Odds for a seat of a match: swaps, what may be called, what is worth a detector."""

from __future__ import annotations

from typing import Any

import pytest

from litfuse.cli.commands.odds.answers import Answers, answers
from litfuse.cli.commands.odds.matches import from_match
from litfuse.kernel.records import SPECTATOR, Viewer
from litfuse.lang import Voice
from tests.games.bomb_busters.table import P1, P2, P3, Table, position, row


def whole(*hands: str, **more: Any) -> Table:
    """Three stands that hold the numbers from 10 on; all lower ones are cut."""
    cut = [" ".join(f"x{n}" for n in (3 * s + 1, 3 * s + 2, 3 * s + 3) for _ in range(4)) for s in range(3)]
    return position(*(f"{low} {hand}" for low, hand in zip(cut, hands, strict=True)), **more)


def odds(table: Table, eyes: Viewer) -> Answers:
    return answers(from_match(table.match, eyes, Voice("en", "bomb-busters", ("Ana", "Ben", "Cid"))))


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
def test_a_wire_that_the_seat_gave_away_is_certain_at_its_new_place() -> None:
    found = odds(swapped(), P2)
    sure = [slot for slot, known in enumerate(found.stands[1].slots, 1) if known == {10: 1.0}]
    assert 14 in sure
    assert (14,) in {c.slots for c in found.calls if (c.value, c.hit, c.red) == (10, 1.0, 0.0)}


@pytest.mark.rule("BB-X-SEQ")
def test_a_value_that_the_mission_bars_is_not_listed_as_a_call() -> None:
    """Mission 9: first 12, then 10, then 11; no 12 is cut yet."""
    table = whole("10 11 12 12", "10 10 y10 11 12", "10 r10 11 11 y11 12", number=9, extras=row(12, 10, 11))
    assert table.called(P1) == {12}
    assert {call.value for call in odds(table, P1).calls} == {12}
    assert {call.value for call in odds(table, P1).detectors} <= {12}


@pytest.mark.rule("BB-SOLO-01")
def test_a_solo_cut_is_mentioned_where_the_rules_offer_it() -> None:
    table = whole("10 10 11 11", "x10 11 11 12", "x10 12 12 12")
    assert table.may(P1, "solo-cut 10")
    assert odds(table, P1).solo == (10,)
    assert odds(table, P2).solo == ()


def test_an_explosion_costs_what_is_left_of_the_dial() -> None:
    hands = "10 11 11 12", "10 10 11 12", "10 r10 11 12 12"
    for dial in (1, 3):
        calls = odds(whole(*hands, dial=dial), P1).calls
        costs = [1 - call.hit - call.red + dial * call.red for call in calls]
        assert costs == pytest.approx(sorted(costs))


@pytest.mark.parametrize("eyes", [P2, P3, SPECTATOR])
def test_a_spectator_remembers_that_a_caller_holds_the_called_value(eyes: Viewer) -> None:
    table = whole("10 11 11 12", "10 10 11 12", "10 11 12 12")
    assert odds(table, eyes).stands[0].slots[15][12] < 1
    table = table.play(P1, "dual-cut 2:13 12")
    assert odds(table, eyes).stands[0].slots[15] == {12: pytest.approx(1)}
