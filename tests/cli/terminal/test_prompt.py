"""What people type: numbers, notation, fields, keys, nonsense, nothing, Ctrl-C."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from litfuse.games.exploding_kittens.cards import Card
from tests.cli.typist import Terminal, litfuse, typed

PLAY = ("play", "exploding-kittens")
# With seed 5 and four seats the person is second to move, with Defuse, Attack, Favor, See the Future and Disco Cat.
FIVE = (*PLAY, "--seed", "5", "--bots", "random,random,random")
NONSENSE = ["", "   ", "0", "99", "-1", "1.5", "²", "foo", "play", "play foo", "play skip skip", "ask-favor 0",
            "ask-favor 1", "ask-favor 9", "ask-favor me", "[" * 5000, "\x00", "\x1b[A", "🐈", "a" * 100_000,
            "9" * 5000, "draw-card 1", "nope", "give skip", "put-back 3", 'play "', "five x", "quit"]  # fmt: skip


@pytest.mark.parametrize("line", NONSENSE)
def test_bad_input_changes_nothing_and_is_answered(line: str) -> None:
    done = litfuse(*FIVE, lines=[line])
    assert (done.status, done.err) == (0, "")
    assert "You drew" not in done.out
    assert "You played" not in done.out
    if line.strip():
        assert done.out.count("\n") > litfuse(*FIVE).out.count("\n") + 1


def test_a_refusal_names_the_rule() -> None:
    assert "(EK-TURN-8)." in litfuse(*FIVE, lines=["play skip"]).out


def test_notation_counts_seats_from_one() -> None:
    done = litfuse(*FIVE, lines=["ask-favor 2"])
    assert "You asked Pepper for a Favor." in done.out


def test_a_set_is_asked_for_card_by_card_and_a_defuse_in_it_with_caution() -> None:
    done = litfuse(*FIVE, lines=["five", "1", "n", "7", "2", "y"])
    assert done.out.count("This spends a Defuse") == 2
    assert "You played five different cards" in done.out


def test_a_caution_is_given_for_notation_too() -> None:
    line = "five defuse,attack,favor,see,cat4 see"
    assert "This spends a Defuse" in litfuse(*FIVE, lines=[line]).out
    assert "You played five" not in litfuse(*FIVE, lines=[line, "no"]).out
    assert "You played five" in litfuse(*FIVE, lines=[line, "what", "yes"]).out


def test_an_empty_line_goes_back_from_a_field() -> None:
    done = litfuse(*FIVE, lines=["7", "", "1"])
    assert "You drew" in done.out


def test_help_shows_every_card_and_the_question_again() -> None:
    done = litfuse(*FIVE, lines=["?"])
    for card in Card:
        assert card is Card.KITTEN or f"[{'DNASFHETRCIP'[list(Card).index(card) - 1]}]" in done.out
    assert done.out.count("Draw a card and end this turn.") == 2


def test_the_log_is_shown_again() -> None:
    assert litfuse(*FIVE, lines=["h"]).out.count("Pistachio drew a card.") == 2


def test_quitting_is_asked_about() -> None:
    stayed = litfuse(*FIVE, lines=["q", "", "1"])
    assert "You drew" in stayed.out
    left = litfuse(*FIVE, lines=["Q", "y", "1"])
    assert left.status == 0
    assert "You drew" not in left.out
    assert left.out.endswith("Stopped.\n")


def test_resigning_is_asked_about() -> None:
    assert "You gave up." not in litfuse(*FIVE, lines=["r", "n"]).out
    done = litfuse(*FIVE, lines=["r", "y"])
    assert done.status == 0
    assert "You gave up." in done.out
    assert "The end" in done.out


def test_the_end_of_input_is_like_quitting(tmp_path: Path) -> None:
    record = tmp_path / "match.jsonl"
    done = litfuse(*FIVE, "--record", str(record), lines=["1"], width=200)
    assert done.status == 0
    assert done.out.endswith(f"Stopped. The record so far is in {record}.\n")
    assert litfuse("replay", str(record), "--as", "1", "--all").status == 0
    assert [p.name for p in tmp_path.iterdir()] == ["match.jsonl"]  # no leavings of the safe writing


@pytest.mark.parametrize("before", [[], ["1"], ["7"], ["q"], ["?"]])
def test_an_interrupt_ends_without_a_traceback_and_keeps_the_record(before: list[str], tmp_path: Path) -> None:
    record = tmp_path / "match.jsonl"
    lines = iter(before)

    def read(shown: str) -> str:
        for line in lines:
            return line
        raise KeyboardInterrupt

    done = Terminal(read, 200).run(*FIVE, "--record", str(record))
    assert (done.status, done.err) == (130, "")
    assert done.out.endswith(f"Stopped. The record so far is in {record}.\n")
    assert litfuse("replay", str(record), "--as", "1", "--all").status == 0


def test_keys_are_answered_in_the_words_of_the_language() -> None:
    done = litfuse(*FIVE, "--lang", "es", lines=["q", "sí"])
    assert "¿Dejamos esta partida? [s/N]" in done.out
    done = litfuse(*FIVE, "--lang", "fr", lines=["q", "oui"])
    assert done.out.endswith("Partie arrêtée.\n")


def test_offers_are_made_only_if_the_option_is_set() -> None:
    lines = ["play attack", "", "1"]
    found = 0
    for seed in range(40):
        argv = (*PLAY, "--seed", str(seed), "--seats", "2")
        plain = Terminal(typed(lines)).run(*argv)
        asked = Terminal(typed(lines)).run(*argv, "--offers")
        assert "Enter to leave it" not in plain.out
        found += "Enter to leave it" in asked.out
    assert found


def test_if_only_a_number_is_asked_for_typing_it_is_enough() -> None:
    for seed in range(100):  # until the first card drawn is a kitten
        start = (*PLAY, "--seed", str(seed), "--seats", "3")
        found = re.search(r"above the kitten\? 0 is on top, (\d+) at", litfuse(*start, lines=["1", "1"]).out)
        if found:
            break
    else:
        pytest.fail("no kitten in sight")
    most = int(found[1])
    done = litfuse(*start, lines=["1", "1", str(most + 1), "x", f"put-back {most + 1}", "", "7"])
    assert f"Choose a number from 0 to {most}." in done.out
    assert "(EK-DEF-3)." in done.out
    assert "You put the kitten back under 7 cards. Only you know." in done.out
    assert "under 7 cards" in litfuse(*start, lines=["1", "1", "put-back 7"]).out
