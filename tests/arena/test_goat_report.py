"""What the arena says of Scape Goat by role."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from litfuse.arena.results import Plan
from litfuse.arena.run import run
from litfuse.arena.statistics import wilson
from litfuse.arena.summary import summary
from tests.cli.typist import Terminal

PLAN = Plan("scape-goat", ("collector", "random", "random", "random"), 12, config={"turn_cap": 40})


def test_the_report_tells_how_often_the_goat_won_and_who_went_wrongly() -> None:
    played = run(PLAN, jobs=0)
    facts = [p.outcome.facts for p in played.finished if p.outcome is not None]
    found = json.loads(summary(played).json())
    for key, fact in (("goat", "goat_won"), ("wrong_surrenders", "wrong_surrender"), ("time_outs", "capped")):
        count = sum(f[fact] for f in facts)
        low, high = wilson(count, 12)
        assert found[key] == {"rate": count / 12, "low": pytest.approx(low), "high": pytest.approx(high)}
    assert found["turns"]["most"] == max(f["turns"] for f in facts)
    assert set(found["goat_by_bot"]) <= {"collector", "random"}
    assert summary(played).shares.keys() == {"goat", "wrong_surrenders", "time_outs"}


def test_the_report_is_shown_as_text_and_in_the_plot(tmp_path: Path) -> None:
    file = tmp_path / "goat.svg"
    bots = ("--bots", "random,random,random", "--games", "3", "--jobs", "1", "--option", "turn_cap=9")
    result = Terminal(lambda screen: "").run("simulate", "scape-goat", *bots, "--plot", str(file))
    assert result.status == 0, result.err
    assert "Goat wins: " in result.out
    assert "Wrong surrenders: " in result.out
    assert "Goat wins" in file.read_text("utf-8")
