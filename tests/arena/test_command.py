"""`litfuse simulate` from outside."""

from __future__ import annotations

import io
import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from litfuse.cli.main import run
from litfuse.cli.shell import Shell, console
from litfuse.games import registry
from litfuse.kernel import archive
from litfuse.lang import languages

ROOT = Path(__file__).parents[2]
GAME = "exploding-kittens"


class Said(NamedTuple):
    status: int
    out: str
    err: str


def litfuse(*argv: str | Path, typed: str = "", language: str = "en") -> Said:
    out, err = io.StringIO(), io.StringIO()
    lines: Iterator[str] = iter(typed.splitlines())

    def read(prompt: str) -> str:
        line = next(lines, None)
        if line is None:
            raise EOFError
        return line

    shell = Shell(console(out, color=False), console(err, color=False), read, language)
    status = run([str(a) for a in argv], {"LITFUSE_LANG": language}, shell)
    return Said(status, out.getvalue(), err.getvalue())


def simulate(*argv: str | Path, language: str = "en") -> Said:
    return litfuse("simulate", GAME, *argv, language=language)


def test_the_table_is_on_the_screen() -> None:
    said = simulate("--bots", "docs.examples.my_bot:MyBot,random", "--games", "4", "--jobs", "1")
    assert said.status == 0
    assert "95 % interval" in said.out
    assert re.search(r"docs\.\S*", said.out)  # a long name goes on in the next line


def test_json_is_the_only_output_and_the_same_except_for_times(tmp_path: Path) -> None:
    found: list[Any] = []
    for jobs in ("1", "2"):
        keep = tmp_path / jobs
        said = simulate(
            "--bots", "random,tests.arena.bots:Raises", "--games", "6", "--jobs", jobs, "--json", "--keep", keep
        )
        assert said.status == 0
        assert "ZeroDivisionError" in said.err
        found.append(json.loads(said.out))
        assert json.loads((keep / "report.json").read_bytes()) == found[-1]
        for bot in found[-1]["bots"]:
            del bot["seconds_per_decision"]
    assert found[0] == found[1]
    records = {p.name: p.read_bytes() for p in (tmp_path / "1").glob("game-*.jsonl")}
    assert len(records) == 6
    assert records == {p.name: p.read_bytes() for p in (tmp_path / "2").glob("game-*.jsonl")}
    for data in records.values():
        archive.verify(archive.read(data, registry.find), data)


def test_output_of_bots_does_not_mix_with_the_report() -> None:
    argv = ["simulate", GAME, "--bots", "tests.arena.bots:Prints,random", "--games", "2", "--jobs", "1", "--json"]
    done = subprocess.run(
        [sys.executable, "-m", "litfuse.cli.main", *argv], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert json.loads(done.stdout)["bots"][0]["work"] > 0
    assert "thinking" in done.stderr


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(
    ("argv", "word"),
    [
        (["--bots", "nobody,random"], "random"),
        (["--bots", "random"], "5"),
        (["--bots", ","], "5"),
        (["--bots", "random,no_module_of_mine:Bot"], "no_module_of_mine"),
        (["--bots", "random,json:Bot"], "json"),
        (["--bots", "random,json:dumps"], "see"),
        (["--bots", "random,random", "--games", "0"], "0"),
        (["--bots", "random,random", "--jobs", "0"], "0"),
        (["--bots", "random,random", "--budget", "0"], "0"),
        (["--bots", "random,random", "--plot", "nowhere/at/all.svg"], "nowhere/at/all.svg"),
        (["--bots", "random,random", "--plot", "rates.pdf"], "rates.pdf"),
        (["--bots", "random,random", "--keep", "{full}"], "full"),
        (["--bots", "random,random", "--keep", "{file}"], "file"),
        (["--bots", "random,random", "--option", "nonsense=1"], "nonsense"),
        ([], "--bots"),
    ],
)
def test_an_impossible_run_is_refused_in_one_sentence(
    argv: list[str], word: str, language: str, tmp_path: Path
) -> None:
    (tmp_path / "full").mkdir()
    (tmp_path / "full" / "something").touch()
    (tmp_path / "file").touch()
    places = {"full": tmp_path / "full", "file": tmp_path / "file"}
    said = simulate(*[a.format(**places) for a in argv], language=language)
    assert said.status == 2
    assert not said.out
    assert word in said.err
    assert said.err.count("\n") == 1
    assert "[" not in said.err


def test_a_plot_is_drawn(tmp_path: Path) -> None:
    said = simulate("--bots", "random,random", "--games", "2", "--jobs", "1", "--plot", tmp_path / "rates.svg")
    assert said.status == 0
    assert (tmp_path / "rates.svg").read_bytes().startswith(b"<?xml")


def test_a_bot_of_the_current_folder_plays_in_the_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT / "docs" / "examples")
    monkeypatch.setattr(sys, "path", list(sys.path))
    said = litfuse("play", GAME, "--bots", "my_bot:MyBot", "--seed", "3", typed="q\ny\n")
    assert said.status == 0, said.err


@pytest.mark.skipif(os.name != "posix", reason="sends the signal that Ctrl-C sends")
def test_interrupting_keeps_what_was_played(tmp_path: Path) -> None:
    argv = [
        "simulate",
        GAME,
        "--bots",
        "random,random",
        "--games",
        "1000000",
        "--jobs",
        "2",
        "--json",
        "--keep",
        tmp_path,
    ]
    with subprocess.Popen(
        [sys.executable, "-m", "litfuse.cli.main", *map(str, argv)],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as process:
        try:
            while len(list(tmp_path.glob("game-*.jsonl"))) < 10:
                assert process.poll() is None
                time.sleep(0.05)
            os.killpg(process.pid, signal.SIGINT)  # as a terminal does: every process of the group gets it
            out, err = process.communicate(timeout=60)
        finally:
            process.kill()
    assert process.returncode == 130, err
    found = json.loads(out)
    assert found["interrupted"]
    assert found["games"] == len(list(tmp_path.glob("game-*.jsonl"))) >= 10
    assert "Traceback" not in err
    assert "1,000,000" in err
