"""What developers of clients and rules ask for, and help."""

from __future__ import annotations

import io
import json

import pytest
from rich.console import Console

import litfuse as library
from litfuse.cli.commands import perft as counting
from litfuse.cli.terminal.boards.listing import Listing
from litfuse.games.registry import GAMES
from litfuse.lang import Voice
from tests.cli.typist import litfuse


@pytest.mark.parametrize("game", GAMES)
def test_the_schema_has_a_part_for_each_thing_and_refers_to_nothing_else(game: str) -> None:
    done = litfuse("schema", game, width=40)
    schema = json.loads(done.out)  # whatever the width
    assert list(schema["properties"]) == ["action", "config", "notice", "view"]
    for reference in {part for part in done.out.split('"') if part.startswith("#/")}:
        assert reference.removeprefix("#/$defs/") in schema["$defs"]


@pytest.mark.parametrize("seats", [2, 4])
def test_perft_counts_what_listing_every_answer_gives(seats: int) -> None:
    match = library.start("exploding-kittens", seats=seats, seed=3)
    assert counting.paths(match, 1) == len(match.options(match.owed[0]))

    def listed(m: library.Match, depth: int) -> int:  # type: ignore[type-arg]
        if depth == 0 or m.over:
            return 1
        return sum(listed(m.play(m.owed[0], a), depth - 1) for a in m.options(m.owed[0]))

    assert counting.paths(match, 3) == listed(match, 3)


def test_perft_prints_a_line_per_depth() -> None:
    done = litfuse("perft", "exploding-kittens", "--depth", "3", "--seed", "3", "--option", "combos=none")
    assert [line.split()[0] for line in done.out.splitlines()] == ["depth", "1", "2", "3"]


@pytest.mark.parametrize("language", ["en", "es", "fr"])
def test_games_are_listed_with_their_options(language: str) -> None:
    done = litfuse("games", "--lang", language, width=120)
    assert "exploding-kittens" in done.out
    assert "stacking=no (yes)" in done.out
    assert "random" in done.out


@pytest.mark.parametrize("language", ["en", "es", "fr"])
def test_every_command_has_help_in_every_language(language: str) -> None:
    said = Voice(language)
    whole = litfuse("--help", "--lang", language)
    assert said.word("cli-help") in whole.out
    assert whole.status == 0
    for command in ("play", "games", "replay", "verify", "perft", "schema"):
        assert f"│ {command} " in whole.out
        assert litfuse(command, "--help", "--lang", language).out.startswith(said.word(f"cli-help-{command}")[:40])


def test_the_command_alone_shows_its_help() -> None:
    assert bool(litfuse().out == litfuse("--help").out)


def test_the_version_is_printed() -> None:
    assert litfuse("--version").out == f"{library.__version__}\n"


def test_the_rules_command_exists() -> None:
    assert litfuse("rules", "--help").status == 0


def test_the_language_follows_the_system_unless_said_otherwise() -> None:
    assert "Partida" in litfuse("play", "exploding-kittens", LANG="es_ES.UTF-8").out
    assert "Partie" in litfuse("play", "exploding-kittens", "--lang=fr", LANG="es_ES.UTF-8").out
    assert "Stopped" in litfuse("play", "exploding-kittens", LANG="de_DE.UTF-8").out


def test_a_game_without_a_board_is_listed_field_by_field() -> None:
    match = library.start("exploding-kittens", seats=2, seed=1)
    console = Console(width=100, file=io.StringIO())
    with console.capture() as capture:
        console.print(Listing().table(Voice("en"), match.frame(0)))
    shown = capture.get()
    assert "hand" in shown
    assert "config.stacking" in shown
    assert Listing().help(Voice("en")) is None


@pytest.mark.parametrize(("language", "required"), [("en", "required"), ("es", "obligatorio"), ("fr", "obligatoire")])
def test_help_marks_what_is_required_in_the_readers_language(language: str, required: str) -> None:
    for command in ("play", "odds", "simulate", "serve"):
        shown = litfuse(command, "--help", "--lang", language).out
        assert (f"[{required}]" in shown) == (command != "serve")
        assert language == "en" or not any(word in shown for word in ("[required", "[default", "[env var"))
