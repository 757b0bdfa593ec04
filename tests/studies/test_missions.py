"""How often missions are won, in small."""

from __future__ import annotations

from studies import missions


def test_a_line_tells_how_often_a_mission_was_won_and_why_it_was_lost() -> None:
    line = missions.line("greedy", mission=8, seats=3, games=12, seed=0, jobs=0)
    assert (line.bot, line.mission, line.seats, line.games) == ("greedy", 8, 3, 12)
    assert line.low < line.rate < line.high
    assert line.lost
    assert abs(line.rate + sum(line.lost.values()) - 1.0) < 1e-9
