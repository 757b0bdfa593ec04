"""Two, three and five cards (EK-COMBO)."""

from collections import Counter

import pytest

from litfuse.games.exploding_kittens import GAME
from litfuse.games.exploding_kittens.actions import Five, Pair, Three
from litfuse.games.exploding_kittens.cards import CATS, KINDS, KITTEN
from litfuse.games.exploding_kittens.notices import NothingFound, Played, Recovered, StoleCard
from litfuse.games.exploding_kittens.public import Turn
from litfuse.kernel.codec import codec
from litfuse.kernel.records import Viewer
from tests.games.exploding_kittens.table import A, B, C, D, cards, position, refused, stale, undecodable

EVERYBODY: tuple[Viewer, ...] = (A, B, C, "spectator")
FIVE = "five nope,skip,favor,cat1,cat2"
HAND = "nope skip favor cat1 cat2"


@pytest.mark.parametrize(("index", "stolen"), [(0, "defuse"), (1, "skip"), (2, "cat1")])
@pytest.mark.rule("EK-COMBO-2", "EK-COMBO-13")
@pytest.mark.scenario(41)
def test_a_pair_steals_a_random_card_that_only_the_two_know(index: int, stolen: str) -> None:
    table = position("cat3 cat3", "defuse skip cat1", "").plays(A, f"pair cat3,cat3 {B}", steal=index)
    assert table.hand(A) == stolen
    assert stolen not in table.hand(B)
    (card,) = cards(stolen)
    told = {v: table.told(v)[-1] for v in EVERYBODY}
    assert told == {
        A: StoleCard(A, B, card),
        B: StoleCard(A, B, card),
        C: StoleCard(A, B),
        "spectator": StoleCard(A, B),
    }
    assert table.is_turn_of(A)


@pytest.mark.rule("EK-COMBO-2")
@pytest.mark.scenario(42)
def test_two_different_cats_are_no_pair() -> None:
    table = position("cat1 cat2", "skip")
    with refused("EK-COMBO-2"):
        table.play(A, f"pair cat1,cat2 {B}")


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.rule("EK-COMBO-2", "EK-COMBO-3", "EK-COMBO-5")
def test_two_or_three_of_any_kind_make_a_combo(kind: str) -> None:
    table = position(f"{kind} {kind} {kind}", "cat1" if kind != "cat1" else "cat2")
    pair = table.copy().plays(A, f"pair {kind},{kind} {B}")
    assert Counter(pair.state.hands[A]) == Counter([kind, "cat1" if kind != "cat1" else "cat2"])
    three = table.plays(A, f"three {kind},{kind},{kind} {B} cat1")
    assert len(three.state.hands[A]) == (kind != "cat1")


@pytest.mark.rule("EK-COMBO-1", "EK-COMBO-2")
@pytest.mark.scenario(43)
def test_two_attacks_as_a_pair_steal_a_card_and_attack_nobody() -> None:
    table = position("attack attack", "skip", "").plays(A, f"pair attack,attack {B}")
    assert table.hand(A) == "skip"
    assert table.is_turn_of(A, owed=1)
    assert not table.state.attacked


@pytest.mark.rule("EK-COMBO-1")
def test_combos_are_played_in_ones_own_turn() -> None:
    table = position("skip", "cat1 cat1", "cat2")
    with stale():
        table.play(B, f"pair cat1,cat1 {A}")
    table.play(A, "play skip")
    with refused("EK-NOPE-14"):
        table.play(B, f"pair cat1,cat1 {A}")


@pytest.mark.rule("EK-NOPE-9", "EK-COMBO-1")
@pytest.mark.scenario(44)
def test_two_nopes_as_a_pair_are_a_combo_that_one_nope_stops() -> None:
    table = position("nope nope", "skip", "nope").plays(A, f"pair nope,nope {B}", C)
    assert table.discard == "nope nope nope"
    assert (table.hand(A), table.hand(B), table.hand(C)) == ("", "skip", "")
    assert table.is_turn_of(A)


@pytest.mark.rule("EK-NOPE-9")
def test_nopes_in_a_combo_nope_nothing() -> None:
    table = position("nope nope nope", "skip", "").play(A, f"three nope,nope,nope {B} skip")
    assert table.ask.nopers == ()  # type: ignore[union-attr]
    assert table.let().hand(A) == "skip"


@pytest.mark.rule("EK-COMBO-5")
@pytest.mark.scenario(45)
def test_a_pair_of_defuses_is_legal_after_a_warning_to_its_player_alone() -> None:
    table = position("defuse defuse cat1 cat1", "skip", "")
    question = table.question(A).id
    (menu,) = table.match.frame(A).menus.values()
    warned = {f.picks["cards"].of: f.caution and f.caution.key for f in menu if f.type == "Pair"}
    assert warned == {(cards("defuse defuse"),): "caution-spends-defuse", (cards("cat1 cat1"),): None}
    others: list[Viewer] = [B, C, "spectator"]
    assert all(question not in table.match.frame(v).menus for v in others)
    assert "caution" not in str(table.match.frame(B))
    table.plays(A, f"pair defuse,defuse {B}")
    assert (table.hand(A), table.discard) == ("skip cat1 cat1", "defuse defuse")


@pytest.mark.rule("EK-COMBO-5")
def test_three_defuses_and_a_five_with_a_defuse_are_warned_about_too() -> None:
    table = position("defuse defuse defuse nope attack skip favor", "see", discard="shuffle")
    (menu,) = table.match.frame(A).menus.values()
    for form in menu:
        if form.type in ("Pair", "Three", "Five"):
            sets = form.picks["cards"]
            spends = "defuse" in sets.also or "defuse" in sets.of or any("defuse" in s for s in sets.of)
            assert (form.caution is not None) == spends, form
    assert sum(form.type == "Five" for form in menu) >= 2
    assert table.plays(A, "five defuse,nope,attack,skip,favor shuffle").hand(A) == "defuse defuse shuffle"


@pytest.mark.rule("EK-COMBO-3", "EK-INFO-3")
@pytest.mark.scenario(46)
def test_a_three_takes_the_named_card_openly() -> None:
    table = position("skip skip skip", "defuse defuse", "").plays(A, f"three skip,skip,skip {B} defuse")
    assert (table.hand(A), table.hand(B)) == ("defuse", "defuse")
    (defuse,) = cards("defuse")
    assert all(StoleCard(A, B, defuse) in table.told(v) for v in EVERYBODY)


@pytest.mark.rule("EK-COMBO-3")
@pytest.mark.scenario(47)
def test_a_three_that_names_what_the_target_does_not_hold_brings_nothing() -> None:
    table = position("cat4 cat4 cat4", "skip", "").plays(A, f"three cat4,cat4,cat4 {B} nope")
    assert (table.hand(A), table.hand(B)) == ("", "skip")
    assert table.discard == "cat4 cat4 cat4"
    assert all(NothingFound(A, B) in table.told(v) for v in EVERYBODY)
    assert table.is_turn_of(A)


@pytest.mark.rule("EK-COMBO-3")
def test_a_three_may_name_the_exact_cat_and_gets_no_other() -> None:
    table = position("skip skip skip", "cat1 cat2", "")
    assert table.copy().plays(A, f"three skip,skip,skip {B} cat2").hand(A) == "cat2"
    assert table.plays(A, f"three skip,skip,skip {B} cat3").hand(A) == ""


@pytest.mark.rule("EK-COMBO-10")
@pytest.mark.scenario(48)
def test_a_named_nope_spent_in_the_window_is_not_there_to_be_taken() -> None:
    table = position("cat4 cat4 cat4 nope", "nope skip", "").plays(A, f"three cat4,cat4,cat4 {B} nope", B, A)
    assert (table.hand(A), table.hand(B)) == ("", "skip")
    assert table.last.worked
    assert table.last.empty


@pytest.mark.rule("EK-COMBO-10")
def test_a_pair_on_a_hand_emptied_by_its_own_nopes_brings_nothing() -> None:
    table = position("cat4 cat4 nope", "nope", "").plays(A, f"pair cat4,cat4 {B}", B, A)
    assert (table.hand(A), table.hand(B)) == ("", "")
    assert NothingFound(A, B) in table.told(C)


@pytest.mark.rule("EK-COMBO-3", "EK-NET-2")
@pytest.mark.scenario(49)
def test_a_cat_is_no_kind_and_a_kitten_cannot_be_named() -> None:
    table = position("skip skip skip", "cat1")
    with undecodable():
        table.play(A, f"three skip,skip,skip {B} cat")
    with refused("EK-COMBO-3"):
        table.play(A, f"three skip,skip,skip {B} kitten")
    assert table.hand(A) == "skip skip skip"


@pytest.mark.rule("EK-COMBO-12")
@pytest.mark.scenario(50)
def test_four_equal_cards_are_two_pairs() -> None:
    table = position("cat1 cat1 cat1 cat1", "skip", "favor")
    table.plays(A, f"pair cat1,cat1 {B}").plays(A, f"pair cat1,cat1 {C}")
    assert table.hand(A) == "skip favor"


@pytest.mark.rule("EK-COMBO-12")
def test_there_is_no_combo_of_four_and_a_third_card_may_be_kept_back() -> None:
    table = position("cat1 cat1 cat1 cat1", "skip")
    for says in (f"pair cat1,cat1,cat1,cat1 {B}", f"three cat1,cat1,cat1,cat1 {B} skip"):
        with undecodable():
            table.play(A, says)
    assert {len(a.cards) for a in table.options(A) if isinstance(a, Pair | Three | Five)} == {2, 3}
    assert table.plays(A, f"three cat1,cat1,cat1 {B} nope").hand(A) == "cat1"
    kept = position("cat1 cat1 cat1", "skip").plays(A, f"pair cat1,cat1 {B}")
    assert kept.hand(A) == "skip cat1"


@pytest.mark.rule("EK-COMBO-4", "EK-COMBO-13")
@pytest.mark.scenario(51)
def test_a_five_takes_a_card_from_the_discard_and_all_know_it() -> None:
    table = position(HAND, "skip", "", discard="cat5 defuse see").play(A, f"{FIVE} defuse")
    assert table.hand(A) == ""
    table.let()
    assert table.hand(A) == "defuse"
    assert table.discard == f"cat5 see {HAND}"
    (defuse,) = cards("defuse")
    assert all(Recovered(A, defuse) in table.told(v) for v in EVERYBODY)


@pytest.mark.rule("EK-COMBO-9", "EK-NOPE-5")
@pytest.mark.scenario(52)
def test_a_noped_five_takes_nothing_and_its_cards_stay_on_the_discard() -> None:
    table = position(HAND, "nope", "", discard="defuse").plays(A, f"{FIVE} defuse", B)
    assert table.hand(A) == ""
    assert table.discard == f"defuse {HAND} nope"
    assert table.is_turn_of(A)


@pytest.mark.rule("EK-COMBO-4")
@pytest.mark.scenario(53)
def test_a_five_with_two_equal_icons_is_refused() -> None:
    table = position("nope skip favor cat1 cat1 cat2", "skip", discard="defuse")
    with refused("EK-COMBO-4"):
        table.play(A, "five nope,skip,favor,cat1,cat1 defuse")


@pytest.mark.rule("EK-COMBO-4")
def test_a_five_needs_five_cards_that_one_holds() -> None:
    table = position("nope skip favor cat1", "skip", discard="defuse")
    with refused("EK-COMBO-4"):
        table.play(A, f"{FIVE} defuse")
    assert not [a for a in table.options(A) if isinstance(a, Five)]


@pytest.mark.rule("EK-COMBO-8")
@pytest.mark.scenario(54)
def test_a_five_may_take_back_one_of_its_own_cards() -> None:
    table = position(HAND, "skip", discard="")
    assert {a.wanted for a in table.options(A) if isinstance(a, Five)} == set(cards(HAND))
    table.plays(A, f"{FIVE} skip")
    assert table.hand(A) == "skip"
    assert table.discard == "nope favor cat1 cat2"


@pytest.mark.rule("EK-COMBO-8")
def test_a_nope_played_in_the_window_of_a_five_cannot_be_taken() -> None:
    table = position("attack skip favor cat1 cat2 cat3 nope", "nope", discard="see")
    with refused("EK-COMBO-14"):
        table.play(A, "five attack,skip,favor,cat1,cat2 nope")
    table = position("attack skip favor cat1 cat2 nope", "nope", discard="nope see")
    table.plays(A, "five attack,skip,favor,cat1,cat2 nope", B, A)
    assert table.hand(A) == "nope"
    assert table.discard == "see attack skip favor cat1 cat2 nope nope"


@pytest.mark.rule("EK-COMBO-14", "EK-ELIM-2", "EK-DEF-1")
@pytest.mark.scenario(55)
def test_a_dead_players_defuse_cannot_be_taken_by_a_five() -> None:
    table = position(HAND, "skip", "defuse", pile="kitten", turn=C).draw().play(C, "decline")
    assert table.discard == ""
    with refused("EK-COMBO-14"):
        table.play(A, f"{FIVE} defuse")


@pytest.mark.rule("EK-OPT-4", "EK-COMBO-7")
@pytest.mark.scenario(56)
def test_a_dead_hand_on_the_discard_pile_can_be_taken_but_never_the_kitten() -> None:
    table = position(HAND, "skip", "defuse", pile="kitten", turn=C, dead_hand="discarded").draw().play(C, "decline")
    assert table.discard == "defuse"
    with refused("EK-COMBO-7"):
        table.play(A, f"{FIVE} kitten")
    assert table.plays(A, f"{FIVE} defuse").hand(A) == "defuse"


@pytest.mark.rule("EK-COMBO-7")
def test_a_kitten_is_never_used_or_named() -> None:
    table = position(HAND + " cat3 cat3 cat3", "skip", discard="defuse")
    for says in (
        f"pair kitten,kitten {B}",
        f"three kitten,kitten,kitten {B} skip",
        "five kitten,skip,favor,cat1,cat2 defuse",
    ):
        with refused("EK-COMBO-7"):
            table.play(A, says)
    assert not [a for a in table.options(A) if KITTEN in str(a)]


@pytest.mark.rule("EK-COMBO-11")
@pytest.mark.scenario(76)
def test_when_nobody_else_has_a_card_there_is_nobody_to_steal_from() -> None:
    table = position("cat2 cat2 cat2 favor skip attack", "")
    for says in (f"pair cat2,cat2 {B}", f"three cat2,cat2,cat2 {B} skip", f"ask-favor {B}"):
        with refused("EK-COMBO-11"):
            table.play(A, says)
    assert len(table.options(A)) == 3  # draw, Skip or Attack
    assert table.plays(A, "play skip").is_turn_of(B)


@pytest.mark.rule("EK-NOPE-7", "EK-NET-2")
@pytest.mark.scenario(77)
def test_a_three_without_target_and_kind_does_not_decode() -> None:
    table = position("cat1 cat1 cat1", "skip")
    for says in ("three cat1,cat1,cat1", f"three cat1,cat1,cat1 {B}"):
        with undecodable():
            table.play(A, says)
    with undecodable():
        codec(GAME).action(b'{"type":"Three","cards":["cat1","cat1","cat1"]}')
    assert table.hand(A) == "cat1 cat1 cat1"


@pytest.mark.rule("EK-NOPE-7")
def test_everybody_sees_every_choice_while_the_window_is_open() -> None:
    hand = "cat1 cat1 cat1 favor"
    for says in (f"three cat1,cat1,cat1 {C} defuse", f"pair cat1,cat1 {C}", f"ask-favor {C}"):
        table = position(hand, "skip", "defuse").play(A, says)
        assert type(table.ask) is not Turn
        (notice,) = table.told("spectator")
        assert isinstance(notice, Played)
        assert notice.play == table.view(B).ask.play  # type: ignore[union-attr]
        assert notice.play.target == C  # type: ignore[union-attr]


@pytest.mark.rule("EK-COMBO-6", "EK-COMBO-4")
@pytest.mark.scenario(82)
def test_a_nope_taken_by_a_five_may_be_played_in_the_next_window() -> None:
    table = position("attack skip favor cat1 cat2", "skip", "", discard="nope", pile="see")
    table.plays(A, "five attack,skip,favor,cat1,cat2 nope").draw()
    table.plays(B, "play skip", A)
    assert table.is_turn_of(B)
    assert table.hand(A) == "see"


@pytest.mark.parametrize("card", ["defuse", "nope"])
@pytest.mark.rule("EK-COMBO-6")
def test_defuses_and_nopes_are_stolen_named_and_taken_like_any_card(card: str) -> None:
    assert position("cat1 cat1", card).plays(A, f"pair cat1,cat1 {B}").hand(A) == card
    assert position("cat1 cat1 cat1", card).plays(A, f"three cat1,cat1,cat1 {B} {card}").hand(A) == card
    five = position("attack skip favor cat1 cat2", "", discard=card)
    assert five.plays(A, f"five attack,skip,favor,cat1,cat2 {card}").hand(A) == card


@pytest.mark.rule("EK-COMBO-14")
@pytest.mark.scenario(90)
def test_a_five_takes_the_uppermost_copy_and_the_others_keep_their_order() -> None:
    table = position("favor see cat1 cat2 cat3", "cat4", discard="skip nope skip")
    table.plays(A, "five favor,see,cat1,cat2,cat3 skip")
    assert table.hand(A) == "skip"
    assert table.discard == "skip nope favor see cat1 cat2 cat3"


@pytest.mark.rule("EK-COMBO-14", "EK-COMBO-8")
def test_of_a_copy_below_and_one_in_the_five_the_one_in_the_five_is_taken() -> None:
    table = position(HAND, "cat4", discard="see skip").plays(A, f"{FIVE} skip")
    assert table.discard == "see skip nope favor cat1 cat2"


@pytest.mark.parametrize("take_back", [True, False])
@pytest.mark.rule("EK-COMBO-14", "EK-COMBO-8", "EK-NET-8")
def test_a_hand_laid_down_in_the_window_of_a_five_did_not_lie_there_when_it_was_played(take_back: bool) -> None:
    """C nopes, A nopes back, C resigns with a Skip: with the option of EK-OPT-4 it comes to lie above the five."""
    hand = "skip shuffle shuffle see see see see cat4 cat4"
    table = position(
        "nope favor see cat1 cat2 cat3",
        "cat4",
        f"nope {hand}",
        discard="skip cat5",
        dead_hand="discarded",
        take_back=take_back,
    )
    table.play(A, "five favor,see,cat1,cat2,cat3 skip").play(C, "nope").play(A, "nope").resign(C).let()
    assert table.hand(A) == "skip"
    assert table.discard == "cat5 favor see cat1 cat2 cat3 nope nope " + hand


@pytest.mark.rule("EK-COMBO-14")
@pytest.mark.scenario(109)
def test_a_five_is_written_in_the_order_of_the_card_table() -> None:
    table = position(HAND, "cat4", discard="defuse").play(A, "five cat1,cat2,skip,nope,favor defuse")
    action = table.match.entry.action
    assert isinstance(action, Five)
    assert action.cards == cards(HAND)
    assert table.ask.play.cards == cards(HAND)  # type: ignore[union-attr]
    assert table.discard == f"defuse {HAND}"


@pytest.mark.rule("EK-OPT-8", "EK-COMBO-14")
@pytest.mark.scenario(91)
def test_a_five_that_may_take_nothing_back_needs_a_card_on_the_discard() -> None:
    table = position(HAND, "cat4", discard="", take_back=False)
    assert not [a for a in table.options(A) if isinstance(a, Five)]
    for wanted in ("skip", "defuse"):
        with refused("EK-COMBO-14"):
            table.play(A, f"{FIVE} {wanted}")


@pytest.mark.rule("EK-OPT-8", "EK-COMBO-14")
@pytest.mark.scenario(110)
def test_without_taking_back_the_uppermost_copy_below_the_five_is_taken() -> None:
    table = position("nope skip cat1 cat2 cat3", "cat4", discard="skip favor", take_back=False)
    assert {a.wanted for a in table.options(A) if isinstance(a, Five)} == set(cards("skip favor"))
    table.plays(A, "five nope,skip,cat1,cat2,cat3 skip")
    assert table.hand(A) == "skip"
    assert table.discard == "favor nope skip cat1 cat2 cat3"


@pytest.mark.parametrize("target", [A, D, 4])
@pytest.mark.rule("EK-COMBO-2", "EK-COMBO-3")
def test_the_target_of_a_steal_is_another_living_player_with_a_card(target: int) -> None:
    table = position("cat1 cat1 cat1", "skip", "skip", "skip", dead=(D,))
    with refused("EK-COMBO-2"):
        table.play(A, f"pair cat1,cat1 {target}")
    with refused("EK-COMBO-3"):
        table.play(A, f"three cat1,cat1,cat1 {target} skip")


@pytest.mark.rule("EK-COMP-4", "EK-COMBO-13")
@pytest.mark.scenario(97)
def test_nobody_else_can_tell_whether_a_stolen_card_is_the_one_that_is_played() -> None:
    """A's Skip is known to all; which card B stole is not, so the two worlds look the same to C."""
    worlds = []
    for index in (0, 1):
        table = position(HAND, "cat3 cat3 skip", "", discard="skip", pile="see")
        table.plays(A, f"{FIVE} skip").draw()
        assert table.hand(A) == "skip see"
        table.plays(B, f"pair cat3,cat3 {A}", steal=index)
        seen = [table.match.frame(C), table.told(C)]
        table.plays(B, "play skip")
        worlds.append([*seen, table.match.frame(C), table.told(C)])
    assert worlds[0] == worlds[1]


@pytest.mark.rule("EK-COMBO-13")
def test_the_cards_used_are_public() -> None:
    table = position(HAND + " cat3 cat3", "skip", "", discard="defuse")
    for says in (f"{FIVE} defuse", f"pair cat3,cat3 {B}"):
        table.play(A, says)
        assert len({table.told(v) for v in EVERYBODY}) == 1
        assert "cards=" in str(table.told(C))
        table.let()


@pytest.mark.rule("EK-COMBO-9")
def test_every_combo_opens_a_window_of_the_same_kind() -> None:
    table = position(HAND + " cat3 cat3 cat3", "skip", discard="defuse")
    for says in (f"{FIVE} defuse", f"pair cat3,cat3 {B}", f"three cat3,cat3,cat3 {B} skip"):
        there = table.copy().play(A, says)
        assert [c.kind for c in there.match.clocks] == ["nope"]
        assert there.asked == (B,)


@pytest.mark.rule("EK-COMP-2", "EK-COMBO-5")
def test_any_five_of_the_twelve_kinds_make_a_five() -> None:
    table = position(" ".join(KINDS), "skip", discard="see")
    fives = {a.cards for a in table.options(A) if isinstance(a, Five) and a.wanted == "see"}
    assert len(fives) == 792  # 12 choose 5
    assert {frozenset(f) & set(CATS) for f in fives} >= {frozenset(CATS), frozenset()}


@pytest.mark.parametrize(
    ("says", "rule"),
    [
        ("pair cat2,cat2 1", "EK-COMBO-2"),  # one is held
        ("pair skip,skip 1", "EK-COMBO-2"),  # none is
        ("three cat1,cat1,cat2 1 skip", "EK-COMBO-3"),
        ("three cat1,cat1,cat1 1 skip", "EK-COMBO-3"),  # two are held
        ("five nope,attack,favor,cat1,cat2 see", "EK-COMBO-4"),  # no Attack
        ("five nope,favor,shuffle,cat1,cat2 defuse", "EK-COMBO-14"),  # not on the discard
    ],
)
@pytest.mark.rule("EK-NET-2", "EK-COMBO-2", "EK-COMBO-3", "EK-COMBO-4", "EK-COMBO-14")
def test_a_wrong_set_is_refused_by_the_rule_of_its_combo(says: str, rule: str) -> None:
    table = position("nope favor shuffle cat1 cat1 cat2", "skip", discard="see")
    with refused(rule):
        table.play(A, says)
