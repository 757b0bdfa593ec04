"""Talk at one screen: who reads what of it."""

from __future__ import annotations

import pytest

from litfuse.cli.terminal import talk
from litfuse.games.registry import find
from litfuse.games.scape_goat.cards import Colour
from litfuse.games.scape_goat.phrases import Suspect, Trade
from litfuse.kernel.talk import Said
from litfuse.lang import Voice
from tests.cli.typist import Terminal

GOAT = find("scape-goat")
STEP = "The dial moves. 3 steps are left."


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ('"hello there', Said(0, "chat", "hello there")),
        ('"suspect R', Said(0, "chat", Suspect(Colour.RED))),
        (">2 trade 3 R", Said(0, "whisper", Trade(2, Colour.RED), 1)),
        (">2 it is red", Said(0, "whisper", "it is red", 1)),
        ("!3", Said(0, "nudge", "", 2)),
        ("! 3", Said(0, "nudge", "", 2)),
        ("!3 now", None),
        ("move spy", None),
        ("2", None),
        ("", None),
    ],
)
def test_typed_lines_are_told_apart_as_talk_or_answers(line: str, said: Said | None) -> None:
    assert talk.read(line, GOAT, 0, 3, Voice("en", GOAT.name)) == said


def test_a_typed_line_is_shown_and_a_forbidden_one_is_refused() -> None:
    lines = iter(("", '"hello all', ">9 psst", '"', "?", "q", "y"))
    result = Terminal(lambda screen: next(lines)).run("play", "scape-goat", "--people", "Ann,Ben,Cat", "--seed", "1")
    assert result.status == 0, result.err
    assert ": “hello all”" in result.out
    assert "Nobody sits there." in result.out
    assert "There is nothing in this line." in result.out
    assert "!2 nudges player 2" in result.out


@pytest.mark.rule("BB-COM-06")
def test_in_a_mission_words_are_refused_with_a_reason_and_phrases_are_heard() -> None:
    lines = iter(('"my seven is on the left', '"well-done', "?", "q", "y"))
    result = Terminal(lambda screen: next(lines)).run("play", "bomb-busters", "--mission", "4", "--seed", "1")
    assert result.status == 0, result.err
    assert "there are only phrases, so that nobody tells about their wires" in result.out
    assert result.out.count("my seven") == 1  # as it was typed
    assert ": “Well done!”" in result.out
    assert "says hello to everybody" not in result.out
    assert "suggest-card …, suggest-power …, your-turn …, thinking, well-done, rule-reminder" in " ".join(
        result.out.split()
    )


@pytest.mark.rule("BB-X-SILENCE")
def test_a_number_that_is_typed_costs_a_step_and_the_player_is_asked_again() -> None:
    lines = iter(('"perhaps the seven', '"days of a week', "?", "q", "y"))
    flags = ("--mission", "25", "--chat", "free", "--seed", "1")
    result = Terminal(lambda screen: next(lines)).run("play", "bomb-busters", *flags)
    assert result.status == 0, result.err
    assert ": “perhaps the seven”" in result.out
    assert result.out.count(STEP) == 1
    assert "You wrote a number." in result.out
    assert "No numbers aloud." in result.out
    assert "costs the table a step, as a numeral" in " ".join(result.out.split())  # in the help


@pytest.mark.rule("BB-X-SILENCE")
def test_a_slip_is_reported_at_the_keyboard_after_a_warning() -> None:
    lines = iter(("report-slip 2", "n", "report-slip 2", "y", "q", "y"))
    result = Terminal(lambda screen: next(lines)).run("play", "bomb-busters", "--mission", "25", "--seed", "1")
    assert result.status == 0, result.err
    assert result.out.count("costs everybody a step") == 2
    assert result.out.count(STEP) == 1
    assert "spoke against the rules of the mission, says" in result.out
