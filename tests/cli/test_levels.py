"""Which bots sit down: asked for where somebody can answer, the usual ones where nobody can."""

from __future__ import annotations

import pytest

from litfuse.bots import registry as bots
from litfuse.cli import levels
from litfuse.games.registry import GAMES
from litfuse.lang import Voice, languages
from litfuse.lang.sentences import Sentences, source
from tests.cli.typist import Terminal, litfuse, typed

GAME = GAMES["exploding-kittens"]


def asked(*lines: str) -> tuple[str, str]:
    terminal = Terminal(typed(lines))
    level = levels.wanted(terminal.shell._replace(interactive=True), GAME)
    return level.name, terminal.out.getvalue()


@pytest.mark.parametrize(
    ("lines", "name"),
    [([""], "expert"), (["1"], "random"), (["thinker"], "thinker"), (["9", "nonsense", "EXPERT"], "expert")],
)
def test_a_person_chooses_by_number_or_name_and_nonsense_is_asked_again(lines: list[str], name: str) -> None:
    assert asked(*lines)[0] == name


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", GAMES)
def test_every_level_has_a_line_about_how_it_thinks(game: str, language: str) -> None:
    voice = Voice(language, game, strict=True)
    for level in bots.levels(GAMES[game]):
        assert len(voice.word(f"level-{level.name}")) > 20


@pytest.mark.parametrize("game", GAMES)
def test_a_level_has_one_name_and_the_strongest_comes_with_a_warning(game: str) -> None:
    """In English the page says the very word that terminal, records and simulations use; no level above the usual one
    is offered without a warning."""
    page = Sentences("en", {"web": source("en", "web")})
    names = [level.name for level in bots.levels(GAMES[game])]
    usual = bots.usual(GAMES[game]).name
    assert [page.format(f"bot-{name}.short", {})[0] for name in names] == names
    warned = {name for name in names if page.has(f"bot-{name}.warning")}
    assert warned == set(names[names.index(usual) + 1 :])
    assert usual != names[-1] or len(names) == 1


def test_the_former_name_of_a_level_still_finds_it() -> None:
    assert bots.find(GAME, "rollout").name == "thinker"


def test_the_levels_are_offered_with_a_line_each() -> None:
    said = asked("")[1]
    for level in bots.levels(GAME):
        assert level.name in said
    assert "odds" in said


def test_without_a_person_to_ask_the_default_bots_sit_down() -> None:
    done = litfuse("play", "exploding-kittens", "--seed", "1")
    assert "Which bots should take" not in done.out
    assert bots.usual(GAME).name == "expert"
