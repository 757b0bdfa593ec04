from __future__ import annotations

import json
from typing import Any

import pytest
from rich.console import Console

from litfuse.arena import plot, report, reports
from litfuse.arena.results import BotCost, Plan, PlayedGame, Run
from litfuse.arena.run import run
from litfuse.arena.summary import Summary, summary
from litfuse.kernel.errors import LitfuseError
from litfuse.kernel.records import Outcome, text
from litfuse.lang import Voice, languages

GAME = "exploding-kittens"
LINE_UP = ("docs.examples.my_bot:MyBot", "random", "random")


def timeless(result: Summary) -> Any:
    """The JSON object without its times."""
    found = json.loads(result.json())
    for bot in found["bots"]:
        assert bot.pop("seconds_per_decision") > 0
    return found


def test_the_number_of_processes_changes_nothing() -> None:
    plan = Plan(GAME, LINE_UP, 40, 5)
    here, one, two = (timeless(summary(run(plan, jobs))) for jobs in (0, 1, 2))
    assert here == one == two


def test_other_seeds_give_other_games() -> None:
    first, second = (run(Plan(GAME, LINE_UP, 6, seed), jobs=0) for seed in (0, 1))
    assert [p.steps for p in first.played] != [p.steps for p in second.played]


def test_the_json_object_has_the_documented_keys() -> None:
    result = json.loads(summary(run(Plan(GAME, LINE_UP, 9, 2), jobs=0)).json())
    assert (result["game"], result["seats"], result["games"], result["seed"]) == (GAME, 3, 9, 2)
    assert [bot["bot"] for bot in result["bots"]] == list(LINE_UP)
    for bot in result["bots"]:
        assert bot["games"] == 9
        assert bot["rate"] == bot["wins"] / 9
        assert 0 <= bot["low"] <= bot["rate"] <= bot["high"] <= 1
        assert bot["seconds_per_decision"] > 0
    assert sum(bot["wins"] for bot in result["bots"]) == 9


def test_progress_counts_every_game_once() -> None:
    seen: list[int] = []
    run(Plan(GAME, ("random", "random"), 15), jobs=2, progress=seen.append)
    assert seen == list(range(1, 16))


@pytest.mark.parametrize("jobs", [0, 1, 2])
def test_interrupting_keeps_what_was_played(jobs: int) -> None:
    def interrupt(done: int) -> None:
        if done == 5:
            raise KeyboardInterrupt

    plan = Plan(GAME, ("random", "random"), 1000)
    done = run(plan, jobs, progress=interrupt)
    assert done.interrupted
    assert 5 <= len(done.played) < 50
    whole = run(Plan(GAME, ("random", "random"), 50), jobs=0)
    outcomes = {p.number: p.outcome for p in whole.played}
    assert all(p.outcome == outcomes[p.number] for p in done.played)
    said = list(report.interruption(summary(done), Voice("en", strict=True).say))
    assert said == [f"Interrupted: these are {len(done.played)} games of 1,000."]


def invented(*facts: dict[str, int]) -> Run:
    """A run of a game that counts things."""
    outcomes = [Outcome((0,), ((0,), (1,)), text("won-last-living"), counted) for counted in facts]
    played = [PlayedGame(n, 7, (BotCost(), BotCost()), outcome) for n, outcome in enumerate(outcomes)]
    return Run(Plan(GAME, ("random", "random"), len(facts)), tuple(played))


def test_facts_are_averaged_over_the_games_that_tell_them() -> None:
    result = summary(invented({"captain": 1}, {"captain": 2, "goat": 5}, {}))
    assert result.facts == {"captain": 1.5, "goat": 5}


def test_a_game_may_add_a_report_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(reports.REPORTS, GAME, lambda run: {"goat_rate": 0.5, "seats": "cannot be replaced"})
    result = json.loads(summary(invented({})).json())
    assert result["goat_rate"] == 0.5
    assert result["seats"] == 2


def test_a_run_without_a_finished_game_has_no_rates() -> None:
    result = summary(run(Plan(GAME, ("random", "tests.arena.bots:RaisesAtStart"), 2), jobs=0))
    assert result.finished == 0
    assert [(b.rate, b.low, b.high) for b in result.bots] == [(None, 0.0, 1.0)] * 2
    assert result.fair_share is None
    shown(result, "en")


def shown(result: Summary, language: str) -> str:
    console = Console(width=120, no_color=True, force_terminal=False)
    with console.capture() as captured:
        console.print(report.shown(result, Voice(language, GAME, strict=True).say))
    return captured.get()


@pytest.mark.parametrize("language", languages())
def test_the_table_shows_every_bot_in_every_language(language: str) -> None:
    result = summary(run(Plan(GAME, LINE_UP, 6), jobs=0))
    lines = shown(result, language).splitlines()
    assert len([line for line in lines if "random" in line]) == 2
    assert any("MyBot" in line for line in lines)
    assert any(("33.3 %" if language == "en" else "33,3 %") in line for line in lines)


def test_plots_are_the_same_every_time(tmp_path: Any) -> None:
    result = summary(run(Plan(GAME, LINE_UP, 6), jobs=0))
    say = Voice("en", GAME, strict=True).say
    for name in ("a.svg", "b.svg", "c.png"):
        plot.check(tmp_path / name)
        plot.draw(result, tmp_path / name, say)
    assert (tmp_path / "a.svg").read_bytes() == (tmp_path / "b.svg").read_bytes()
    drawn = (tmp_path / "a.svg").read_text("utf-8")
    assert "Fair share: 33.3 %" in drawn
    assert drawn.count(">random<") == 2
    assert (tmp_path / "c.png").read_bytes().startswith(b"\x89PNG")


def test_an_impossible_plot_is_refused_before_play(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(LitfuseError, match="A plot is"):
        plot.check(tmp_path / "a.pdf")
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    with pytest.raises(LitfuseError, match="pip install matplotlib"):
        plot.check(tmp_path / "a.svg")
