"""The server's benchmark runs whole, on a real server and a real echo; its figures are no test's business."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from benchmarks.load import Tally
from benchmarks.server import Report, main


def test_the_benchmark_measures_the_server_and_a_bare_echo(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "server.json"
    few = ["--tables", "2", "--every", "0.1", "--seconds", "1", "--matches", "2", "--moves", "2"]
    few += ["--slices", "1"]
    assert main([*few, "--json", str(path)]) == 0
    assert "ratio" in capsys.readouterr().out
    report = msgspec.json.decode(path.read_bytes(), type=Report)
    kinds = list(dict.fromkeys(load.kind for load in report.loads))
    assert kinds == ["sqlite", "one", "two"]
    for kind in kinds:
        for_tables, for_persons, without_a_pause = (load for load in report.loads if load.kind == kind)
        assert for_persons.every == for_tables.every / report.seats
        assert without_a_pause.every == 0
        assert without_a_pause.moves > for_tables.moves
        assert (without_a_pause.commits_per_second > 0) == (kind != "sqlite")
    for load in report.loads:
        assert load.moves > 0
        assert 0 < load.p50 <= load.p99
    assert report.told_bytes > 300


def test_percentiles_are_in_milliseconds() -> None:
    tally = Tally()
    assert tally.percentile(99) == 0
    tally.waits = [n / 1000 for n in range(101)]
    assert tally.percentile(50) == 50
    assert tally.percentile(99) == 99
