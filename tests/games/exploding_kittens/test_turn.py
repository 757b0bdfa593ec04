"""Playing and drawing (EK-TURN, EK-DRAW)."""

import pytest

from litfuse.games.exploding_kittens.actions import DrawCard
from litfuse.games.exploding_kittens.notices import Drew, KittenDrawn
from litfuse.games.exploding_kittens.public import Window
from tests.games.exploding_kittens.table import A, B, C, position, refused, stale, words


@pytest.mark.rule("EK-TURN-1", "EK-DRAW-1")
@pytest.mark.scenario(6)
def test_a_player_who_plays_nothing_draws_unseen_and_the_next_player_begins() -> None:
    table = position("skip", "nope", pile="favor").draw()
    assert table.hand(A) == "skip favor"
    assert table.is_turn_of(B)
    assert Drew(A, None) in table.told(B)
    assert Drew(A, None) in table.told("spectator")
    assert "favor" in str(table.told(A))


@pytest.mark.rule("EK-TURN-2", "EK-TURN-9")
@pytest.mark.scenario(7)
def test_passing_the_turn_is_refused_one_has_to_draw() -> None:
    table = position("skip", "nope", pile="favor")
    with refused("EK-TURN-9"):
        table.play(A, "pass")
    assert table.is_turn_of(A)
    assert DrawCard() in table.options(A)


@pytest.mark.rule("EK-TURN-1", "EK-NOPE-10")
@pytest.mark.scenario(8)
def test_any_number_of_cards_may_be_played_one_at_a_time_before_drawing() -> None:
    table = position("shuffle see", "nope", "cat2", pile="favor cat1 cat1")
    windows = []
    for card in ("shuffle", "see"):
        table.play(A, f"play {card}")
        assert type(table.ask) is Window
        windows.append(table.match.clocks[0].key)
        with refused("EK-NOPE-14"):
            table.play(A, "play see")
        order = (1, *range(2, len(table.state.pile)), 0)
        table.let(**({"shuffle": order} if card == "shuffle" else {}))
        assert table.is_turn_of(A)
    assert len(set(windows)) == 2
    table.draw()
    assert table.hand(A) == "cat1"
    assert table.discard == "shuffle see"
    assert table.is_turn_of(B)


@pytest.mark.rule("EK-TURN-6")
@pytest.mark.scenario(9)
def test_a_drawn_card_cannot_be_played_any_more() -> None:
    table = position("", "nope", pile="skip")
    question = table.question(A).id
    table.draw()
    with stale():
        table.play(A, "play skip", to=question)
    with stale():
        table.play(A, "play skip")
    assert table.hand(A) == "skip"


@pytest.mark.rule("EK-TURN-5")
@pytest.mark.scenario(10)
def test_a_player_without_cards_just_draws() -> None:
    table = position("", "nope", pile="cat1")
    assert list(table.options(A)) == [DrawCard()]
    assert table.draw().hand(A) == "cat1"


@pytest.mark.rule("EK-TURN-5")
def test_a_hand_has_no_upper_limit() -> None:
    table = position("attack skip favor favor shuffle see see " + "cat1 " * 4 + "cat2 " * 4, "nope", pile="cat3")
    assert len(table.draw().state.hands[A]) == 16


@pytest.mark.rule("EK-TURN-8")
@pytest.mark.scenario(11)
def test_a_single_cat_is_refused() -> None:
    table = position("cat2", "nope")
    with refused("EK-TURN-8"):
        table.play(A, "play cat2")
    assert table.hand(A) == "cat2"


@pytest.mark.parametrize(
    ("says", "rule"),
    [
        ("defuse", "EK-TURN-8"),
        ("play defuse", "EK-TURN-8"),
        ("nope", "EK-TURN-8"),
        ("play nope", "EK-TURN-8"),
        ("play kitten", "EK-TURN-8"),
        ("play favor", "EK-FAV-1"),
        ("play attack", "EK-TURN-8"),  # not held
        ("decline", "EK-NET-2"),
        ("put-back 0", "EK-NET-2"),
        ("give skip", "EK-NET-2"),
    ],
)
@pytest.mark.rule("EK-TURN-8", "EK-NET-2")
def test_only_legal_plays_are_taken(says: str, rule: str) -> None:
    table = position("defuse nope skip favor", "nope")
    with refused(rule):
        table.play(A, says)
    assert table.hand(A) == "defuse nope skip favor"
    assert table.discard == ""


@pytest.mark.rule("EK-TURN-3", "EK-TURN-4")
def test_a_turn_ends_by_a_kept_card_skip_attack_a_kitten_put_back_or_an_explosion() -> None:
    hand = "defuse attack skip"
    kept = position(hand, "nope", "cat1", pile="cat2").draw()
    skipped = position(hand, "nope", "cat1").plays(A, "play skip")
    attacked = position(hand, "nope", "cat1").plays(A, "play attack")
    defused = position(hand, "nope", "cat1", pile="kitten").draw().play(A, "defuse").play(A, "put-back 1")
    exploded = position(hand, "nope", "cat1", pile="kitten").draw().play(A, "decline")
    assert kept.is_turn_of(B)
    assert skipped.is_turn_of(B)
    assert attacked.is_turn_of(B, owed=2)
    assert defused.is_turn_of(B)
    assert exploded.is_turn_of(B)


@pytest.mark.parametrize("owed", [2, 3, 6])
@pytest.mark.rule("EK-TURN-4")
def test_a_kept_card_a_skip_and_a_kitten_put_back_each_lower_owed_by_one(owed: int) -> None:
    hand = "defuse skip"
    assert position(hand, "nope", owed=owed).draw().is_turn_of(A, owed - 1)
    assert position(hand, "nope", owed=owed).plays(A, "play skip").is_turn_of(A, owed - 1)
    kitten = position(hand, "nope", owed=owed, pile="kitten").draw().play(A, "defuse").play(A, "put-back 1")
    assert kitten.is_turn_of(A, owed - 1)


@pytest.mark.rule("EK-TURN-4")
def test_the_dead_are_left_out_when_the_turn_passes() -> None:
    table = position("skip", "cat1", "cat2", "cat3", dead=(B, C))
    assert table.draw().is_turn_of(3)
    assert table.draw().is_turn_of(A)


@pytest.mark.rule("EK-TURN-7")
def test_a_card_lies_on_the_discard_before_its_effect_and_stays_whatever_happens() -> None:
    table = position("see", "nope", discard="cat1").play(A, "play see")
    assert table.discard == "cat1 see"
    assert table.copy().let().discard == "cat1 see"
    assert table.play(B, "nope").let().discard == "cat1 see nope"
    assert table.hand(A) == ""


@pytest.mark.rule("EK-TURN-9")
def test_pass_belongs_to_nope_windows_only() -> None:
    table = position("defuse favor", "cat1 cat2", "skip", pile="kitten")
    table.plays(A, f"ask-favor {B}")
    with refused("EK-FAV-1"):
        table.play(B, "pass")
    table.play(B, "give cat1").draw()
    with refused("EK-DEF-2"):
        table.play(A, "pass")
    table.play(A, "defuse")
    with refused("EK-DEF-3"):
        table.play(A, "pass")


@pytest.mark.rule("EK-DRAW-1")
def test_a_drawn_kitten_is_shown_to_all_and_enters_no_hand() -> None:
    table = position("defuse", "nope", "cat1", pile="kitten").draw()
    assert table.hand(A) == "defuse"
    for viewer in (A, B, C, "spectator"):
        assert table.told(viewer) == (KittenDrawn(A),)


@pytest.mark.rule("EK-DRAW-2")
@pytest.mark.scenario(31)
def test_a_draw_cannot_be_noped() -> None:
    table = position("", "nope", pile="cat1").draw()
    with refused("EK-TURN-8"):
        table.play(B, "nope")  # B's turn is open, a window is not
    with stale():
        table.play(B, "nope", to=f"{B}.nope.{table.state.asked}")
    assert (table.hand(A), table.hand(B)) == ("cat1", "nope")


@pytest.mark.rule("EK-DRAW-2")
def test_a_draw_is_neither_taken_back_nor_repeated() -> None:
    table = position("", "nope", "", pile="cat1 cat2 cat3")
    question = table.question(A).id
    table.draw()
    with stale():
        table.play(A, "draw-card", to=question)
    assert table.top(2) == "cat2 cat3"
    assert words(table.state.hands[A]) == "cat1"
