"""Texts that follow from records: tags name sentences, fields are their arguments."""

from __future__ import annotations

from enum import Enum, StrEnum
from typing import Annotated, Any

import pytest
from msgspec import Meta

from litfuse.games.registry import GAMES
from litfuse.kernel.notices import Notice
from litfuse.kernel.records import PLACE, BySeat, Part, Record, Seat, Short, Text, named, text
from litfuse.kernel.texts import arguments, kebab, says_by_default, text_of, word
from tests.lang import keys


class BigCard(StrEnum):
    RED_ONE = "red_one"


class DrawCard(Record): ...


class Inner(Record):
    card: BigCard


class Wide(Record):
    a: int
    b: int


class Untagged(Part):
    a: int
    b: int


class GaveCards(Notice):
    seat: Seat
    to_seats: tuple[Seat, ...]
    nobody: Seat | None
    both: tuple[Seat, Seat]
    viewer: Seat | str
    card: BigCard
    cards: tuple[BigCard, ...]
    none: BigCard | None
    late: bool
    number: int
    inner: Inner
    wide: Wide


class Shown(Notice):
    cards: Annotated[tuple[BigCard | None, ...], BySeat]


@pytest.mark.parametrize(
    ("name", "words"), [("DrawCard", "draw-card"), ("put_back", "put-back"), ("A", "a"), ("Top3Cards", "top3-cards")]
)
def test_names_become_words(name: str, words: str) -> None:
    assert kebab(name) == words


def test_a_by_seat_list_names_each_seat_with_its_item() -> None:
    assert Shown((BigCard.RED_ONE, None, BigCard.RED_ONE)).text().args == {
        "cards": "@0:big-card-red-one @2:big-card-red-one"
    }
    assert Shown((None, None)).text().args == {"cards": "none"}


def test_an_action_without_a_text_says_its_tag() -> None:
    assert says_by_default(DrawCard) == Text("act-draw-card")


def test_seats_numbers_and_words_are_told_apart() -> None:
    note = GaveCards(
        *(1, (0, 2), None, (2, 1), "all", BigCard.RED_ONE, (BigCard.RED_ONE,) * 2, None, True, 5),
        *(Inner(BigCard.RED_ONE), Wide(1, 2)),
    )
    assert note.text() == text_of(note, "note")
    assert note.text().key == "note-gave-cards"
    assert note.text().args == {
        "seat": "@1",
        "to-seats": "@0 @2",
        "nobody": "none",
        "both": "@2 @1",
        "viewer": "all",
        "card": "big-card-red-one",
        "cards": "big-card-red-one big-card-red-one",
        "none": "none",
        "late": "yes",
        "number": 5,
        "inner": "big-card-red-one",
        "wide": "wide",
    }


@pytest.mark.parametrize(
    ("value", "said"),
    [(3, 3), (False, "no"), (None, "none"), ((), "none"), ("", "none"), ("SomeWord", "some-word"), ((1, 2), "1 2")],
)
def test_values_become_words(value: Any, said: int | str) -> None:
    assert word(value) == said


ENUMERATIONS = {kind: None for game in GAMES.values() for kind in keys.enums(game.types)}
MEMBERS = [member for kind in ENUMERATIONS for member in kind]


def test_games_have_enumerations_that_share_strings() -> None:
    assert len({str(m.value) for m in MEMBERS}) < len({(type(m), m.value) for m in MEMBERS})


@pytest.mark.parametrize("members", [MEMBERS, MEMBERS[::-1]], ids=["forwards", "backwards"])
def test_the_word_of_a_member_names_its_own_enumeration_whatever_was_worded_before(members: list[Enum]) -> None:
    for member in members:
        assert word(member) == f"{kebab(type(member).__name__)}-{kebab(str(member.value))}"


def test_a_record_without_a_tag_has_arguments_too() -> None:
    assert arguments(Untagged(1, 2)) == {"a": 1, "b": 2}
    assert word(Untagged(1, 2)) == ""


def test_a_text_has_a_short_repr() -> None:
    assert text("key", a=1, b="=x") == Text("key", {"a": 1, "b": "=x"})
    assert text("key") == Text("key")


@pytest.mark.parametrize("name", sorted(GAMES))
def test_every_kind_of_action_and_notice_has_a_text(name: str) -> None:
    for kind in GAMES[name].types.action.__args__:
        assert says_by_default(kind).key.startswith("act-")


Index = Annotated[int, Meta(ge=0, le=9, extra_json_schema=PLACE)]
Value = Annotated[int, Meta(extra_json_schema=named("value", yellow=13))]


class Call(Short):
    value: Value
    own: tuple[Index, Index] | None = None


class Take(Record):
    stand: Index


class Cut(Record):
    cell: tuple[Index, Index]
    cells: tuple[tuple[Index, Index], ...]
    call: Call
    calls: tuple[Call, ...]
    values: tuple[Value, ...]


def test_places_count_from_one_numbers_have_names_and_short_parts_are_taken_apart() -> None:
    assert arguments(Cut((0, 2), ((0, 2), (1, 0)), Call(13, (1, 1)), (Call(7), Call(13)), (4, 13))) == {
        "cell": "1:3",
        "cells": "1:3 2:1",
        "call": "value-yellow",
        "call-value": "value-yellow",
        "call-own": "2:2",
        "calls": "7 value-yellow",
        "calls-value": "7 value-yellow",
        "calls-own": "none",
        "values": "4 value-yellow",
    }
    assert arguments(Cut((0, 0), (), Call(7), (Call(3), Call(7, (1, 1))), ()))["calls-own"] == "2:2"
    assert arguments(Cut((0, 0), (), Call(7), (), ())) == {
        "cell": "1:1",
        "cells": "none",
        "call": 7,
        "call-value": 7,
        "call-own": "none",
        "calls": "none",
        "values": "none",
    }
    assert arguments(Take(1)) == {"stand": 2}
