"""What the README and the pages of the documentation show works, and what they point to is there."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from litfuse.cli import flags
from litfuse.cli.main import run
from litfuse.games.registry import GAMES

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text("utf-8")
PAGES = sorted([ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").rglob("*.md")])


def blocks(language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", README, re.DOTALL)


def commands() -> list[list[str]]:
    lines = (line.partition("#")[0].strip() for block in blocks("sh") for line in block.splitlines())
    return [shlex.split(line) for line in lines if line]


def test_the_examples_for_the_library_run(capsys: pytest.CaptureFixture[str]) -> None:
    for code in blocks("python"):
        exec(compile(code, "README.md", "exec"), {})
    assert "Outcome(winners=" in capsys.readouterr().out


def test_the_readme_lists_every_make_target() -> None:
    targets = re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE)
    asked = {word for program, word, *_ in commands() if program == "make"}
    assert asked
    assert asked <= set(targets)


@pytest.mark.parametrize("words", [c for c in commands() if c[0] == "litfuse"], ids=lambda words: "-".join(words[1:3]))
def test_the_readme_lists_every_command_and_its_options(words: list[str], capfd: pytest.CaptureFixture[str]) -> None:
    assert run([words[1], "--help"], {}) == 0
    shown = capfd.readouterr().out
    meant = flags.spelled_out(words[1:])  # options of the game itself stand behind --option
    assert {word for word in meant if word.startswith("--")} <= set(re.findall(r"--[a-z-]+", shown))
    assert all(word in GAMES for word in words[2:3] if words[1] in {"play", "simulate"})


@pytest.mark.parametrize("page", PAGES, ids=lambda p: str(p.relative_to(ROOT)))
def test_every_link_has_a_target(page: Path) -> None:
    text = page.read_text("utf-8")
    for target in re.findall(r"\]\(([^)\s]+)\)", text):
        path, _, place = target.partition("#")
        if "://" in target:
            continue
        file = (page.parent / path).resolve() if path else page
        assert file.exists(), target
        if place and file.suffix == ".md":
            heads = re.findall(r"^#+ (.*)$", file.read_text("utf-8"), re.MULTILINE)
            slugs = {re.sub(r"[^\w -]", "", head).strip().lower().replace(" ", "-") for head in heads}
            assert place in slugs, target


def test_every_path_named_in_the_guides_exists() -> None:
    """A path may begin at the root, in the package, in the server or in the page."""
    bases = [ROOT / base for base in ("", "src/litfuse", "src/litfuse/server", "web/src", "docs")]
    guides = [ROOT / "docs" / "architecture.md", ROOT / "docs" / "adding-a-game.md", ROOT / "CONTRIBUTING.md"]
    named = {
        (page.name, path) for page in guides for path in re.findall(r"`([\w.-]+/[\w./-]*)`", page.read_text("utf-8"))
    }
    assert len(named) > 40
    assert not {(page, path) for page, path in named if not any((base / path).exists() for base in bases)}
