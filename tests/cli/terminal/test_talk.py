"""Talk at one screen: who reads what of it."""

from __future__ import annotations

import pytest

import litfuse
from litfuse.bots.base import AnyTold
from litfuse.cli.terminal import talk
from litfuse.cli.terminal.table import Speak, Table
from litfuse.games.registry import find
from litfuse.games.scape_goat.cards import Colour
from litfuse.games.scape_goat.phrases import Suspect, Trade
from litfuse.kernel.match import AnyMatch
from litfuse.kernel.records import Decision
from litfuse.kernel.talk import Heard, Said
from tests.cli.typist import Terminal

GOAT = find("scape-goat")


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
def test_what_is_typed_is_talk_or_no_talk(line: str, said: Said | None) -> None:
    assert talk.read(line, GOAT, 0, 3) == said


class Recorder:
    """Says its lines when asked, then leaves it to the rules."""

    takes_offers = False
    sees_offers = False

    def __init__(self, *lines: Said) -> None:
        self.lines = list(lines)
        self.heard: list[tuple[Heard, bool]] = []
        self.refused: list[str] = []

    def hear(self, told: AnyTold, private: bool) -> None: ...

    def listen(self, words: Heard, private: bool) -> None:
        self.heard.append((words, private))

    def answer(self, match: AnyMatch, decision: Decision, speak: Speak) -> None:
        for said in self.lines:
            why = speak(said)
            if why is not None:
                self.refused.append(why.key)
        self.lines.clear()


def test_at_one_screen_everybody_hears_what_the_kernel_says() -> None:
    match = litfuse.start("scape-goat", seats=3, seed=1, turn_cap=3)
    first = match.owed[0].seat
    left, right = (first + 1) % 3, (first + 2) % 3
    players = [Recorder(), Recorder(), Recorder()]
    whisper, nudge = Said(first, "whisper", "psst", left), Said(first, "nudge", "", left)
    players[first].lines = [Said(first, "chat", "hello"), whisper, nudge, Said(first, "nudge", "", right)]
    public: list[Heard] = []
    Table(match, players, lambda match: None, public.append).run()
    bare = Heard(first, "whisper", left)
    assert public == [Heard(first, "chat", None, "hello"), bare]
    assert players[right].heard == [(public[0], False), (bare, False)]
    whole = [(public[0], False), (Heard(first, "whisper", left, "psst"), True), (Heard(first, "nudge", left, ""), True)]
    assert players[left].heard == players[first].heard == whole
    assert players[first].refused == ["cli-nudged-already"]


def test_what_one_types_is_shown_and_what_cannot_be_said_is_refused() -> None:
    lines = iter(("", '"hello all', ">9 psst", '"', "?", "q", "y"))
    result = Terminal(lambda screen: next(lines)).run("play", "scape-goat", "--people", "Ann,Ben,Cat", "--seed", "1")
    assert result.status == 0, result.err
    assert ": “hello all”" in result.out
    assert "Nobody sits there." in result.out
    assert "There is nothing in this line." in result.out
    assert "!2 nudges player 2" in result.out
