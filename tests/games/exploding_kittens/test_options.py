"""What a table may choose (EK-OPT)."""

import pytest

from litfuse.games.exploding_kittens import GAME, Config
from litfuse.games.exploding_kittens.actions import Five, Pair, Three
from litfuse.games.exploding_kittens.cards import DEFUSE, KITTEN
from litfuse.games.exploding_kittens.notices import Recovered
from litfuse.games.exploding_kittens.public import Turn
from litfuse.kernel.codec import codec
from litfuse.kernel.told import told
from tests.games.exploding_kittens.table import A, B, C, cards, dealt, position, refused, stale, undecodable

FIVE = "five nope,skip,favor,cat1,cat2"
HAND = "nope skip favor cat1 cat2"


@pytest.mark.rule("EK-OPT-1", "EK-OPT-2", "EK-OPT-3", "EK-OPT-4", "EK-OPT-5", "EK-OPT-7", "EK-OPT-8")
@pytest.mark.rule("EK-OPT-9", "EK-OPT-10", "EK-OPT-11")
def test_the_defaults_are_those_of_the_rules() -> None:
    assert Config() == Config(
        stacking=False,
        combos="full",
        instant_five=False,
        dead_hand="withdrawn",
        opening=4,
        defuse="asked",
        take_back=True,
        notepad=True,
        spectators=True,
        stand_in=True,
    )


@pytest.mark.rule("EK-OPT-2")
@pytest.mark.scenario(74)
def test_in_a_first_game_only_cats_make_pairs() -> None:
    table = position("skip skip cat5 cat5", "favor", "", combos="first-game")
    with refused("EK-OPT-2"):
        table.play(A, f"pair skip,skip {B}")
    assert table.plays(A, f"pair cat5,cat5 {B}").hand(A) == "skip skip favor"


@pytest.mark.rule("EK-OPT-2")
def test_in_a_first_game_there_are_no_threes_and_no_fives() -> None:
    table = position(f"{HAND} cat1 cat1", "favor", discard="defuse", combos="first-game")
    for says in (f"three cat1,cat1,cat1 {B} favor", f"{FIVE} defuse"):
        with refused("EK-OPT-2"):
            table.play(A, says)
    assert {a.cards for a in table.options(A) if isinstance(a, Pair | Three | Five)} == {cards("cat1 cat1")}


@pytest.mark.rule("EK-OPT-2", "EK-OPT-3", "EK-OPT-8")
@pytest.mark.scenario(121)
def test_without_combos_the_options_about_fives_are_accepted_and_without_effect() -> None:
    for seats in range(2, 6):
        assert dealt(seats, combos="none", instant_five=True, take_back=False).match.owed
    table = position(f"{HAND} cat1", "favor", discard="defuse", combos="none", instant_five=True, take_back=False)
    for says in (f"pair cat1,cat1 {B}", f"{FIVE} defuse"):
        with refused("EK-OPT-2"):
            table.play(A, says)
    assert not [a for a in table.options(A) if isinstance(a, Pair | Three | Five)]


@pytest.mark.rule("EK-OPT-3")
@pytest.mark.scenario(80)
def test_an_instant_five_takes_its_card_at_once_and_cannot_be_noped() -> None:
    table = position(HAND, "nope", "", discard="defuse", instant_five=True)
    clocks = table.match.clocks
    table.play(A, f"{FIVE} defuse")
    assert table.hand(A) == "defuse"
    assert type(table.ask) is Turn
    assert table.discard == HAND
    assert Recovered(A, DEFUSE) in table.told(C)
    with stale():
        table.play(B, "nope")
    assert table.hand(B) == "nope"
    assert table.match.clocks == clocks  # still the same turn


@pytest.mark.rule("EK-OPT-3")
def test_other_combos_still_open_a_window_where_fives_are_instant() -> None:
    table = position("cat1 cat1", "nope", "", instant_five=True).plays(A, f"pair cat1,cat1 {B}", B)
    assert table.hand(A) == ""


@pytest.mark.parametrize("take_back", [True, False])
@pytest.mark.rule("EK-OPT-3", "EK-OPT-8", "EK-COMBO-14")
def test_an_instant_five_takes_the_same_copy(take_back: bool) -> None:
    table = position(HAND, "nope", discard="skip see skip attack", instant_five=True, take_back=take_back)
    table.play(A, f"{FIVE} skip")
    assert table.hand(A) == "skip"
    left = "skip see skip attack nope favor cat1 cat2" if take_back else f"skip see attack {HAND}"
    assert table.discard == left


@pytest.mark.parametrize(("seats", "pile"), [(2, 35), (3, 30), (4, 23), (5, 16)])
@pytest.mark.rule("EK-OPT-5", "EK-SETUP-6")
def test_with_seven_cards_dealt_the_piles_are_smaller(seats: int, pile: int) -> None:
    table = dealt(seats, opening=7)
    assert len(table.state.pile) == pile
    assert all(len(h) == 8 and h.count(DEFUSE) == 1 and KITTEN not in h for h in table.state.hands)
    assert pile + 8 * seats + len(table.state.out) == 56
    assert table.kittens == seats - 1


@pytest.mark.parametrize(
    "bad",
    ['{"opening":5}', '{"combos":"some"}', '{"stacking":1}', '{"dead_hand":"sold"}', '{"first":1}', '{"defuse":""}'],
)
@pytest.mark.rule("EK-OPT-2", "EK-OPT-5")
def test_a_table_chooses_among_the_values_there_are(bad: str) -> None:
    with undecodable():
        codec(GAME).config(bad)


@pytest.mark.rule("EK-OPT-10")
def test_the_notepad_is_on_or_off_for_all() -> None:
    for notepad in (True, False):
        table = dealt(3, notepad=notepad)
        assert GAME.talk(table.state).notebook == notepad
        for seat in (A, B, C):
            assert (told(table.match, seat, person=True).known is not None) == notepad


@pytest.mark.rule("EK-OPT-1")
def test_the_menu_says_how_many_turns_a_stacked_attack_hands_on() -> None:
    table = position("attack", "", owed=2, attacked=True, stacking=True)
    (menu,) = table.match.frame(A).menus.values()
    (form,) = (f for f in menu if f.type == "Play")
    assert form.says.args == {"turns": 4}
    assert table.plays(A, "play attack").is_turn_of(B, owed=4)
