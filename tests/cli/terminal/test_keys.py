"""Keys beside the menu: what Enter does, an answer left standing, help, and the menu that comes back."""

from __future__ import annotations

import pytest

from litfuse.games.registry import GAMES
from litfuse.lang import Voice, languages
from tests.cli.typist import Result, Terminal, litfuse, typed

# With seed 5 and four seats the person is second to move, with Defuse, Attack, Favor, See the Future and Disco Cat.
FIVE = ("play", "exploding-kittens", "--seed", "5", "--bots", "random,random,random")
GOAT = ("play", "scape-goat", "--seats", "3", "--bots", "random,random", "--seed", "1")
DRAW = "Draw a card and end this turn."
PASS = "Leave it as it is."


def windows(nope: bool) -> tuple[str, ...]:
    """The command of a match whose first question is a Nope window, with a Nope in hand or without."""
    for seed in range(200):
        argv = ("play", "exploding-kittens", "--seed", str(seed), "--seats", "3")
        shown = litfuse(*argv).out
        if PASS in shown and (" nope\n" in shown) == nope:
            return argv
    raise AssertionError("no such window")


@pytest.mark.parametrize("lines", [["five", "1", "n"], ["q", "n"], ["r", "n"], ["q", ""]])
def test_the_menu_comes_back_after_a_no(lines: list[str]) -> None:
    done = litfuse(*FIVE, lines=lines)
    for part in (DRAW, "A number, or the words on the right"):
        assert done.out.count(part) == litfuse(*FIVE).out.count(part) + 1


@pytest.mark.rule("EK-NOPE-15")
def test_enter_passes_if_nothing_else_can_be_done() -> None:
    argv = windows(nope=False)
    assert "Enter: Pass" in litfuse(*argv).out
    assert "You passed." in litfuse(*argv, lines=[""]).out


@pytest.mark.rule("EK-NOPE-15")
def test_enter_does_not_pass_if_there_is_a_choice() -> None:
    argv = windows(nope=True)
    done = litfuse(*argv, lines=["", ""])
    assert "Enter: Pass" not in done.out
    assert "You passed." not in done.out


@pytest.mark.rule("EK-NOPE-16")
@pytest.mark.parametrize("nope", [False, True])
def test_always_passing_answers_every_window_and_no_other_question(nope: bool) -> None:
    argv = windows(nope)
    done = litfuse(*argv, lines=["a"])
    assert "From now on, wherever it can be: Pass." in done.out
    assert "You passed." in done.out
    assert done.out.count(PASS) == 1  # the first window asked, the next ones did not
    assert DRAW in done.out  # a turn is still asked for
    assert "a ask me again" in done.out


@pytest.mark.rule("EK-NOPE-16")
def test_always_passing_can_be_taken_back() -> None:
    screens: list[str] = []

    def read(shown: str) -> str:
        screens.append(shown)
        if len(screens) > 60:
            raise EOFError
        if len(screens) in (1, 3):
            return "a"
        return "draw-card" if DRAW in shown else "pass" if PASS in shown else "1"

    Terminal(read).run(*windows(nope=False))
    assert "You are asked again." in screens[3]
    assert PASS in screens[0]
    assert not any(PASS in screen for screen in screens[1:3])
    assert any(PASS in screen for screen in screens[3:])


def help_of(*argv: str) -> str:
    shown: Result = Terminal(typed(["?"])).run(*argv)
    return shown.out.partition("Help")[2]


def test_help_names_giving_up_only_where_it_can_be_done() -> None:
    assert "r gives up" in help_of(*FIVE)
    assert "gives up" not in help_of(*GOAT)
    assert "h what has happened" in help_of(*GOAT)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", languages())
def test_help_lists_the_rules_by_topic_and_each_can_be_read(game: str, language: str) -> None:
    voice = Voice(language, game, strict=True)
    assert len(voice.topics) > 8
    start = ("play", game, "--seats", "3", "--seed", "1", "--lang", language)
    done = litfuse(*start, lines=["?"], width=400)
    for number, topic in enumerate(voice.topics, 1):
        assert f" ?{number} {voice.word(f'rules-{topic}')}" in done.out
        read = litfuse(*start, lines=[f"?{number}"], width=1000).out
        assert all(line.strip() in read for line in voice.word(f"rules-{topic}.text").splitlines())


def test_an_unknown_topic_is_answered() -> None:
    assert "The rules have 9 topics" in litfuse(*FIVE, lines=["? 10"]).out


def test_a_game_without_a_standing_answer_does_not_offer_one() -> None:
    done = litfuse(*GOAT, lines=["a"])
    assert "always" not in done.out
    assert "I did not get that." in done.out
