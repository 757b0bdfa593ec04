"""A finished match reviewed in the terminal."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from litfuse.arena.play import Contest
from litfuse.arena.results import Plan
from litfuse.cli.commands.review.command import ReviewFile
from litfuse.coach.review import Review
from litfuse.games import registry
from litfuse.kernel import archive
from litfuse.kernel.codec import encode
from tests.cli.typist import litfuse


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    _, data = Contest(Plan("exploding-kittens", ("expert", "random"), 1, keep=True)).play(0)
    path = tmp_path_factory.mktemp("reviews") / "match.jsonl"
    path.write_bytes(data)
    return path


@pytest.fixture(scope="module")
def review(record: Path) -> Review:
    return Review(archive.read(record.read_bytes(), registry.find).match)


def test_json_has_the_figures_of_the_library_whatever_the_number_of_processes(record: Path, review: Review) -> None:
    one, two = (litfuse("review", str(record), "--json", "--jobs", jobs) for jobs in "12")
    assert (one.status, one.err) == (0, "")
    assert one.out == two.out
    made = msgspec.json.decode(one.out, type=ReviewFile)
    assert encode(made.reviews) == encode(tuple(review.all()))
    assert made.summary is not None
    assert [a.start + a.luck - a.mistakes for a in made.summary.accounts] == [a.result for a in made.summary.accounts]


@pytest.mark.parametrize("language", ["en", "es", "fr"])
def test_the_table_has_a_line_for_every_decision_of_a_seat(record: Path, review: Review, language: str) -> None:
    done = litfuse("review", str(record), "--seat", "2", "--jobs", "1", "--lang", language, width=200)
    assert (done.status, done.err) == (0, "")
    shown = [line.split()[0] for line in done.out.splitlines() if line.split()[:1] and line.split()[0].isdecimal()]
    assert shown == [str(step) for step, sight in review.sights if sight.seat == 1]


def test_one_step_shows_every_answer_and_what_was_known(record: Path, review: Review) -> None:
    number, step = next((n, step) for n, (step, s) in enumerate(review.sights) if s.decision.kind == "turn")
    done = litfuse("review", str(record), "--step", str(step), "--jobs", "1", width=200)
    found = review.one(number)
    assert done.out.count("±") >= len(found.options) - 1
    assert f"Kitten on top: {round(found.knew.chance / 100)} %." in done.out


def test_the_plot_is_drawn(record: Path, tmp_path: Path) -> None:
    file = tmp_path / "chances.svg"
    done = litfuse("review", str(record), "--seat", "1", "--jobs", "1", "--plot", str(file))
    assert done.status == 0
    assert "games won of 100" in file.read_text()


@pytest.mark.parametrize(
    ("argv", "says"),
    [
        (("--seat", "3"), "no seat 3"),
        (("--step", "0"), "step 0"),
        (("--jobs", "0"), "not 0"),
        (("--plot", "chances.gif"), "chances.gif"),
    ],
)
def test_a_file_that_cannot_be_reviewed_is_refused(record: Path, argv: tuple[str, ...], says: str) -> None:
    done = litfuse("review", str(record), *argv)
    assert done.status == 2
    assert says in done.err.lower()
    assert done.out == ""


def test_a_match_that_still_runs_is_not_reviewed(record: Path, tmp_path: Path) -> None:
    lines = record.read_bytes().splitlines(keepends=True)
    running = tmp_path / "running.jsonl"
    running.write_bytes(b"".join(lines[:5]))
    done = litfuse("review", str(running))
    assert done.status == 2
    assert "not over" in done.err
