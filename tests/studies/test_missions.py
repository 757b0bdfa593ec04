"""How often missions are won, in small."""

from __future__ import annotations

from pathlib import Path

from studies import missions
from studies.missions import Cell

CELLS = [Cell("greedy", 8, 3), Cell("greedy", 9, 4)]


def test_a_line_tells_how_often_a_mission_was_won_and_why_it_was_lost() -> None:
    (line,) = missions.lines(missions.play(CELLS[:1], games=12, seed=0, jobs=0))
    assert (line.cell, line.games) == (CELLS[0], 12)
    assert line.low < line.rate < line.high
    assert line.lost
    assert abs(line.rate + sum(line.lost.values()) - 1.0) < 1e-9
    assert line.slowest > 0
    assert missions.said(line).startswith("greedy   mission  8, 3 players:")


def test_rounds_give_every_line_its_turn() -> None:
    turns = list(missions.rounds(CELLS, 15, ()))
    assert [(cell, len(numbers)) for cell, numbers in turns] == [(c, n) for n in (10, 5) for c in CELLS]


def test_a_study_goes_on_where_its_file_ends(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    first = missions.play(CELLS, 2, 0, 0, file)
    kept = file.read_text()
    assert missions.kept(file) == first
    more = missions.play(CELLS, 3, 0, 0, file)
    assert file.read_text().startswith(kept)
    assert len(more) == 6
    assert [g._replace(seconds=0.0, slowest=0.0) for g in sorted(more)] == [
        g._replace(seconds=0.0, slowest=0.0) for g in sorted(missions.play(CELLS, 3, 0, 0))
    ]
    assert missions.play(CELLS[:1], 2, 0, 0, file) == first[:2]
