"""Scape Goat in the terminal: letters of colours by language, the decoder's seal, and pauses that nobody waits for."""

from __future__ import annotations

import re
from hashlib import sha256

import pytest

from litfuse.cli.terminal import letters, notation, talk
from litfuse.games.registry import find
from litfuse.games.scape_goat.actions import FrameCard
from litfuse.games.scape_goat.cards import COLOURS, Card, Colour
from litfuse.games.scape_goat.phrases import Hold, Suspect
from litfuse.kernel.talk import Said
from litfuse.lang import Voice, languages
from tests.cli.typist import Monkey, Terminal, litfuse

GAME = find("scape-goat")
CODES = [c.value for c in COLOURS] + ["X", "J"]
NAMES = [f"colour-{c.value.lower()}" for c in COLOURS] + ["card-x", "card-j"]


def voice(language: str) -> Voice:
    return Voice(language, GAME.name, strict=True)


def test_english_letters_are_those_of_the_notation() -> None:
    assert voice("en").word("letters").split() == CODES


@pytest.mark.parametrize("language", ["es", "fr"])
def test_every_letter_is_in_the_name_of_its_colour_and_stands_for_one_only(language: str) -> None:
    here = voice(language)
    shown = [letters.shown(here, code) for code in CODES]
    assert len(set(shown)) == len(CODES)
    for letter, name in zip(shown, NAMES, strict=True):
        assert letter.lower() in here.word(name)


@pytest.mark.parametrize("language", languages())
def test_letters_can_be_typed_as_they_are_shown_in_every_language(language: str) -> None:
    here = voice(language)
    for card in Card:
        line = notation.written(FrameCard(card), here)
        for typed in (line, line.lower()):
            assert notation.read(typed, GAME, 6, here) == FrameCard(card)


@pytest.mark.parametrize(
    ("language", "line", "said"),
    [
        ("en", '"suspect y', Suspect(Colour.YELLOW)),
        ("es", '"suspect a', Suspect(Colour.YELLOW)),
        ("es", '"suspect Z', Suspect(Colour.BLUE)),
        ("es", '"hold g', Hold(Card.GRAY)),
        ("es", '"hold av', Hold(Card.YG)),
        ("fr", '"suspect j', Suspect(Colour.YELLOW)),
        ("fr", '"hold k', Hold(Card.JOKER)),
        ("fr", '"hold g', Hold(Card.GRAY)),
        ("es", '"hola a todos', "hola a todos"),
    ],
)
def test_a_letter_means_the_colour_that_the_language_gives_it(language: str, line: str, said: object) -> None:
    assert talk.read(line, GAME, 0, 4, voice(language)) == Said(0, "chat", said)


@pytest.mark.parametrize("language", languages())
def test_the_board_shows_the_letters_of_the_language_and_cuts_no_card_off(language: str) -> None:
    here = voice(language)
    done = litfuse("play", GAME.name, "--seed", "5", "--lang", language)
    for colour in (Colour.BLUE, Colour.RED, Colour.YELLOW, Colour.GREEN):
        assert f"[{letters.shown(here, colour.value)}] {here.word(f'colour-{colour.value.lower()}')}" in done.out
    row = re.search(r"\n(?=[^\n]*\[.\] \w+ +\S+ )(.*?)\n(▶|  1)", done.out, re.DOTALL)
    assert row is not None
    assert "…" not in row[1]


@pytest.mark.rule("SG-DEC-10")
def test_the_seal_is_shown_and_matches_the_key() -> None:
    done = Terminal(Monkey(4), width=120).run(
        "play", GAME.name, "--seats", "3", "--bots", "random,random", "--seed", "4"
    )
    assert "Its seal lies open" in done.out
    shown = re.findall(r"Seal of the decoder: ([0-9a-f]{12})…", done.out)
    whole = re.search(r"Seal of the decoder: ([0-9a-f]{64})", done.out)
    key = re.search(r"Key of the decoder: ([0-9a-f]{64})", done.out)
    assert shown
    assert whole is not None
    assert key is not None
    assert {whole[1][:12]} == set(shown)
    assert sha256(bytes.fromhex(key[1])).hexdigest() == whole[1]


@pytest.mark.rule("SG-DEC-9")
def test_without_mats_there_is_no_seal() -> None:
    done = litfuse("play", GAME.name, "--seats", "3", "--seed", "4", "--decoder", "direct")
    assert "eal of the decoder" not in done.out


@pytest.mark.rule("SG-SIX-6")
def test_the_end_of_a_pause_is_not_told_without_clocks() -> None:
    monkey = Monkey(2)

    def read(shown: str) -> str:
        return "n" if "[o/N]" in shown else monkey(shown)  # nobody goes to the cops

    argv = ("--seats", "6", "--seed", "2", "--turn-cap", "12", "--lang", "fr")
    done = Terminal(read, width=200).run("play", GAME.name, *argv)
    assert done.status == 0
    assert done.out.count("C’est à ") > 4
    assert "pause est finie" not in done.out
