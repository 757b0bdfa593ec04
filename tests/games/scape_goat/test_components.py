"""Cards, colours and decks (SG-COMP)."""

from __future__ import annotations

import msgspec
import pytest

from litfuse.games.scape_goat.cards import COLOURS, COPIES, DECKS, GRAY, HAND_SIZE, JOKER, SHOWN, Card, proven
from litfuse.games.scape_goat.decoder import LETTERS, grid_of
from litfuse.games.scape_goat.places import Place
from tests.games.scape_goat.table import BLUE, dealt, position

PLAYERS = (3, 4, 5, 6)
TOTALS = {3: 13, 4: 15, 5: 22, 6: 25}


@pytest.mark.rule("SG-COMP-1")
def test_the_box_holds_thirty_evidence_cards_and_five_places() -> None:
    assert sum(max(copies) for copies in COPIES.values()) == 30
    assert len(Place) == 5
    assert len(COLOURS) == 6
    assert sum(PLAYERS) == 18  # mats, one for each player of each set
    assert dealt(4).state.left == 2


@pytest.mark.rule("SG-COMP-2", "SG-COMP-3")
def test_each_number_of_players_has_its_own_mats_and_colours() -> None:
    grids = {n: set(grid_of(b"one key", n)) for n in PLAYERS}
    assert {n: "".join(c for c in LETTERS if c in grids[n]) for n in PLAYERS} == {
        3: "BRY",
        4: "BRYG",
        5: "BRYGO",
        6: "BRYGOP",
    }
    for n in PLAYERS:
        assert sorted(dealt(n).state.setup.colours) == sorted(COLOURS[:n])


@pytest.mark.rule("SG-COMP-4")
@pytest.mark.parametrize(
    ("players", "deck"),
    [
        (3, "B B B R R R Y Y Y X X X X"),
        (4, "B B B R R R Y Y Y G G G BR YG X"),
        (5, "B B B R R R Y Y Y G G G O O O BR YG BY GO RO X X"),
        (6, "B B B R R R Y Y Y G G G O O O P P P BR YG BY GO RP OP J"),
    ],
)
def test_the_deck_of_each_number_of_players(players: int, deck: str) -> None:
    assert sorted(DECKS[players]) == sorted(deck.split())
    assert len(DECKS[players]) == TOTALS[players]


@pytest.mark.rule("SG-COMP-4", "SG-SETUP-8")
@pytest.mark.scenario(2)
def test_four_players_use_fifteen_cards_one_of_them_gray() -> None:
    state = dealt(4).state
    zones = [*state.hands, state.face_up, state.stash]
    assert [len(zone) for zone in zones] == [2, 2, 2, 2, 4, 3]
    assert sum(zone.count(GRAY) for zone in zones) == 1


@pytest.mark.rule("SG-COMP-5")
def test_a_card_shows_its_colours_the_joker_all_and_gray_none() -> None:
    assert {c.value: "".join(sorted(SHOWN[c])) for c in Card if c not in (GRAY, JOKER)} == {
        c.value: "".join(sorted(c.value)) for c in Card if c not in (GRAY, JOKER)
    }
    assert SHOWN[JOKER] == set(COLOURS)
    assert SHOWN[GRAY] == frozenset()


@pytest.mark.rule("SG-COMP-6")
@pytest.mark.parametrize("players", PLAYERS)
def test_each_colour_is_on_as_many_cards_as_there_are_players(players: int) -> None:
    for colour in COLOURS[:players]:
        assert sum(colour in SHOWN[card] for card in DECKS[players]) == players
    proven(players, DECKS[players])


@pytest.mark.rule("SG-COMP-6")
@pytest.mark.parametrize(
    ("without", "instead"),
    [("B", "R"), ("B", "G"), ("X", "B")],
)
def test_a_deck_with_other_counts_is_refused_at_start_up(without: str, instead: str) -> None:
    deck = list(DECKS[3])
    deck[deck.index(Card(without))] = Card(instead)
    with pytest.raises(AssertionError, match="SG-COMP-6"):
        proven(3, tuple(deck))


@pytest.mark.rule("SG-FRAME-7")
def test_a_deck_in_which_two_colours_could_be_framed_at_once_is_refused() -> None:
    deck = list(DECKS[4])
    for without, instead in (("B", "BR"), ("R", "X"), ("Y", "YG"), ("G", "X")):
        deck[deck.index(Card(without))] = Card(instead)
    with pytest.raises(AssertionError, match="SG-FRAME-7"):
        proven(4, tuple(deck))


@pytest.mark.rule("SG-SETUP-8")
@pytest.mark.parametrize("players", PLAYERS)
def test_all_other_cards_are_in_the_hands(players: int) -> None:
    assert TOTALS[players] == 4 + 3 + players * HAND_SIZE[players]
    assert HAND_SIZE[players] == (2 if players < 5 else 3)


@pytest.mark.rule("SG-COMP-7")
def test_equal_cards_are_one_choice_and_nothing_names_a_copy() -> None:
    table = position("R R B", "", "", "", "").play(BLUE, "move trade", "trade-with 2")
    assert sorted(a.card for a in table.options(BLUE, "trade-card")) == ["B", "R"]
    fields = {f for form in table.options(BLUE, "trade-card").describe() for f in form.picks}
    assert fields == {"card"}
    assert b'"hand":["B","R","R"]' in msgspec.json.encode(table.match.frame(BLUE))
