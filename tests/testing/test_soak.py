"""Long random runs: they count, name what broke, and keep what was done when stopped."""

from __future__ import annotations

from collections import Counter
from typing import Any, cast

import pytest
from msgspec.structs import replace

from litfuse.games.bomb_busters import GAME as BUSTERS
from litfuse.games.bomb_busters.content import MISSIONS
from litfuse.games.registry import GAMES
from litfuse.kernel.rng import Stream
from litfuse.testing import soak


def too_small(state: Any) -> str | None:
    return "hardly any cards" if len(state.pile) < 10 else None


def test_games_of_all_seat_counts_are_played(capsys: pytest.CaptureFixture[str]) -> None:
    assert soak.main(["--games", "60", "--jobs", "1"]) == 0
    assert "60 games (15 at 2, 15 at 3, 15 at 4, 15 at 5)" in capsys.readouterr().out


def test_as_many_games_of_each_mission_are_played_with_all_its_player_counts() -> None:
    tables = soak.tables_of(BUSTERS)
    assert tables is not None
    rounds = 12  # a multiple of three and of four player counts
    played = Counter(
        (config.mission, seats)
        for i in range(rounds * len(tables))
        for seats, config in [soak.table_of(BUSTERS, i, Stream("soak"))]
        if config.custom is None
    )
    wanted = {(n, seats): rounds // len(m.seats) for n, m in MISSIONS.items() for seats in m.seats}
    assert played == wanted


def test_a_round_of_all_missions_breaks_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    assert soak.main(["--game", "bomb-busters", "--each", "1", "--jobs", "1"]) == 0
    assert ", 0 failed" in capsys.readouterr().out
    with pytest.raises(SystemExit):
        soak.main(["--game", "scape-goat", "--each", "1"])


def test_a_failure_is_named_and_can_be_played_again(capsys: pytest.CaptureFixture[str]) -> None:
    check = f"{__name__}:too_small"
    assert soak.main(["--games", "8", "--jobs", "1", "--check", check]) == 1
    failed = [line for line in capsys.readouterr().out.splitlines() if line.startswith("game ")]
    assert failed
    number = failed[0].split()[1].strip(",")
    assert soak.main(["--first", number, "--games", "1", "--jobs", "1", "--check", check]) == 1
    assert failed[0] in capsys.readouterr().out


def test_processes_play_the_same_games(capsys: pytest.CaptureFixture[str]) -> None:
    """Steps and seats agree; only the speed differs."""
    told = []
    for jobs in ("1", "2"):
        assert soak.main(["--games", "250", "--jobs", jobs]) == 0
        told.append(capsys.readouterr().out.split(", longest")[0])
    assert told[0] == told[1]


def test_stopping_keeps_what_was_done(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    played = soak.run

    def stopped(job: soak.Batch) -> soak.BatchResult:
        if job.first:
            raise KeyboardInterrupt
        return played(job)

    monkeypatch.setattr(soak, "run", stopped)
    assert soak.main(["--games", "10000", "--jobs", "1"]) == 0
    out = capsys.readouterr()
    assert out.out.startswith(f"{soak.BATCH_SIZE} games")
    assert "stopped" in out.err


def test_knowledge_is_held_against_the_truth(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert soak.main(["--games", "24", "--jobs", "1", "--knowledge"]) == 0
    game = cast(Any, type(GAMES["exploding-kittens"]))
    honest = game.holds
    monkeypatch.setattr(game, "holds", lambda self, known, state: len(state.pile) > 10 and honest(self, known, state))
    assert soak.main(["--games", "4", "--jobs", "1", "--knowledge"]) == 1
    assert "knows what is not so" in capsys.readouterr().out


def test_a_world_that_shows_something_else_is_found(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    game = cast(Any, type(GAMES["exploding-kittens"]))
    honest = game.resample

    def with_one_more_turn(view: Any, known: Any, rng: Any) -> Any:
        world = honest(view, known, rng)
        return replace(world, owed=world.owed + 1)

    monkeypatch.setattr(game, "resample", staticmethod(with_one_more_turn))
    assert soak.main(["--games", "1", "--jobs", "1", "--knowledge"]) == 1
    assert "shows it something else" in capsys.readouterr().out
