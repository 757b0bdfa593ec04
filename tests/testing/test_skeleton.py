"""The game to copy: it conforms, it is laid out like every game, and a copy of it works under another name."""

from __future__ import annotations

import importlib
import re
import shutil
from pathlib import Path

import pytest

from litfuse import games
from litfuse.games.registry import GAMES
from litfuse.testing import conform, misnamed_notices, skeleton, soak
from litfuse.testing.skeleton.invariants import broken, everything

SKELETON = Path(skeleton.__path__[0])
PAGE = Path(__file__).parents[2] / "docs" / "adding-a-game.md"


def agreed() -> list[str]:
    """The file names that the page lists."""
    return re.findall(r"^\| `(\w+)\.py` \|", PAGE.read_text("utf-8"), re.MULTILINE)


@pytest.mark.parametrize("seats", skeleton.GAME.seats)
def test_the_skeleton_conforms(seats: int) -> None:
    report = conform(skeleton.GAME, seats, matches=6, count=everything)
    assert report.ok, report


def test_its_notices_are_named_by_the_rule() -> None:
    assert misnamed_notices(skeleton.GAME, 4) == []


def test_the_skeletons_invariants_hold_in_long_random_runs() -> None:
    for i in range(300):
        soak.play(skeleton.GAME, i, "skeleton", broken, knowledge=True)


def test_the_skeleton_has_exactly_the_files_that_the_page_lists() -> None:
    assert {file.stem for file in SKELETON.glob("*.py")} - {"__init__"} == set(agreed())


@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_the_files_of_the_skeleton(name: str) -> None:
    folder = Path(games.__path__[0]) / name.replace("-", "_")
    found = {path.stem for path in folder.iterdir()}
    assert set(agreed()) - found <= {"cards"}  # the words for a game's own things may have another name


def test_a_renamed_copy_of_the_skeleton_works(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shutil.copytree(SKELETON, tmp_path / "copied_game", ignore=shutil.ignore_patterns("__pycache__"))
    monkeypatch.syspath_prepend(tmp_path)
    copied = importlib.import_module("copied_game")
    assert conform(copied.GAME, 3, matches=1).ok
