"""The benchmarks run, with and without the engine they compare with; what they measure is no test's business."""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec
import pytest

from benchmarks.__main__ import Report, main
from benchmarks.measure import Spread, rate, slices
from benchmarks.workloads import plays
from litfuse.games.registry import GAMES


def test_benchmarks_run_without_openspiel(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    path = tmp_path / "results.json"
    assert main(["--quick", "--slices", "2", "--seconds", "0.001", "--json", str(path)]) == 0
    assert "OpenSpiel is not installed" in capsys.readouterr().out
    report = msgspec.json.decode(path.read_bytes(), type=Report)
    assert report.yardstick is None
    assert {r.game for r in report.results} == set(GAMES)
    assert all(r.per_second.low > 0 and r.ratio is None for r in report.results)
    for name, game in GAMES.items():
        assert {r.work for r in report.results if r.game == name} >= {todo.name for todo in plays(game)}


def test_an_unknown_game_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["nonsense"])
    assert "no such game" in capsys.readouterr().err


def test_the_profile_names_functions(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--profile", "--seconds", "0.01", sorted(GAMES)[0]]) == 0
    assert "tottime" in capsys.readouterr().out


def test_every_slice_stands_between_two_of_the_yardstick() -> None:
    order: list[str] = []

    def work() -> int:
        order.append("work")
        return 10**6

    def yardstick() -> int:
        order.append("stick")
        return 10**6

    got = list(slices(work, yardstick, 3, 1e-9))
    assert order == ["work", "stick", "work", "stick", "work", "stick", "work", "stick"]
    assert all(ratio is not None and ratio > 0 for _, ratio in got)
    assert rate(work, 1e-9) > 0


def test_a_spread_is_the_median_with_its_quartiles() -> None:
    assert Spread.of([3.0]) == (3, 3, 3)
    assert Spread.of([5.0, 1.0, 2.0, 4.0, 3.0]) == (3, 2, 4)
