"""That the measurements of the odds run."""

from __future__ import annotations

import sys

import pytest

from benchmarks import odds


def test_measurements_run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys, "argv", ["odds", "--deals", "1"])
    odds.main()
    assert "5 players, with tokens" in capsys.readouterr().out
