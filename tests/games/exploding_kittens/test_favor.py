"""Favor (EK-FAV)."""

import pytest

from litfuse.games.exploding_kittens.notices import GaveCard, NothingFound
from litfuse.games.exploding_kittens.public import Giving, Turn
from litfuse.kernel.records import Viewer
from tests.games.exploding_kittens.table import A, B, C, D, position, refused, stale


@pytest.mark.rule("EK-FAV-1", "EK-FAV-2")
@pytest.mark.scenario(37)
def test_the_target_of_a_favor_chooses_what_to_give_and_only_the_two_know_it() -> None:
    table = position("favor", "defuse cat1", "skip").plays(A, f"ask-favor {B}").play(B, "give cat1")
    assert (table.hand(A), table.hand(B)) == ("cat1", "defuse")
    assert table.is_turn_of(A)
    knows: list[Viewer] = [A, B]
    for viewer in knows:
        assert table.told(viewer) == (GaveCard(B, A, table.state.hands[A][0]),)
    others: list[Viewer] = [C, "spectator"]
    for viewer in others:
        assert table.told(viewer) == (GaveCard(B, A),)
        assert table.view(viewer).sizes == (1, 1, 1)


@pytest.mark.parametrize("card", ["defuse", "nope", "cat1"])
@pytest.mark.rule("EK-FAV-1", "EK-COMBO-6")
def test_any_card_will_do_for_a_favor(card: str) -> None:
    table = position("favor", "defuse nope cat1").plays(A, f"ask-favor {B}").play(B, f"give {card}")
    assert table.hand(A) == card


@pytest.mark.rule("EK-FAV-1")
def test_the_giver_gives_a_card_of_the_hand_and_nothing_else() -> None:
    table = position("favor", "defuse nope", "skip").plays(A, f"ask-favor {B}")
    for says in ("give skip", "nope", "draw-card"):
        with refused("EK-FAV-1"):
            table.play(B, says)
    with stale():
        table.play(A, "draw-card")
    assert type(table.ask) is Giving


@pytest.mark.rule("EK-FAV-1")
@pytest.mark.scenario(38)
def test_a_single_card_is_given() -> None:
    table = position("favor", "skip").plays(A, f"ask-favor {B}")
    assert table.asked == (B,)
    table.play(B, "give skip")
    assert (table.hand(A), table.hand(B)) == ("skip", "")


@pytest.mark.rule("EK-FAV-1")
@pytest.mark.scenario(39)
def test_a_player_without_cards_cannot_be_asked_for_a_favor() -> None:
    table = position("favor", "skip", "")
    with refused("EK-FAV-1"):
        table.play(A, f"ask-favor {C}")
    assert table.hand(A) == "favor"


@pytest.mark.parametrize("target", [A, D, 4, 7])
@pytest.mark.rule("EK-FAV-1")
def test_a_favor_is_asked_of_another_living_player(target: int) -> None:
    table = position("favor skip", "skip", "skip", "cat1", dead=(D,))
    with refused("EK-FAV-1"):
        table.play(A, f"ask-favor {target}")


@pytest.mark.rule("EK-FAV-3")
@pytest.mark.scenario(40)
def test_a_favor_on_a_hand_emptied_by_its_own_nope_brings_nothing() -> None:
    table = position("favor nope", "nope", "cat1").plays(A, f"ask-favor {B}", B, A)
    assert type(table.ask) is Turn
    assert table.is_turn_of(A)
    assert (table.hand(A), table.hand(B)) == ("", "")
    assert table.last.worked
    assert table.last.empty
    everybody: list[Viewer] = [A, B, C, "spectator"]
    assert all(NothingFound(A, B) in table.told(v) for v in everybody)


@pytest.mark.rule("EK-NOPE-2", "EK-FAV-4")
@pytest.mark.scenario(32)
def test_it_is_too_late_to_nope_once_the_giver_chooses() -> None:
    table = position("favor", "cat1 skip", "nope").play(A, f"ask-favor {B}")
    window = table.question(C).id
    table.let()
    for to in ("", window):
        with stale():
            table.play(C, "nope", to=to)
    assert table.hand(C) == "nope"
    assert type(table.ask) is Giving


@pytest.mark.parametrize(("index", "given"), [(0, "nope"), (1, "skip"), (2, "skip"), (3, "cat1")])
@pytest.mark.rule("EK-FAV-4")
def test_when_the_clock_runs_out_a_random_card_is_given(index: int, given: str) -> None:
    table = position("favor", "nope skip skip cat1", "").plays(A, f"ask-favor {B}").time_up(give=index)
    assert table.hand(A) == given
    assert table.told(C) == (GaveCard(B, A, late=True),)
    assert table.is_turn_of(A)


@pytest.mark.rule("EK-INFO-6")
@pytest.mark.scenario(100)
def test_a_forced_gift_is_asked_like_a_free_one() -> None:
    forced = position("favor", "cat1 cat1", "").plays(A, f"ask-favor {B}")
    free = position("favor", "cat1 skip", "").plays(A, f"ask-favor {B}")
    assert forced.match.decisions == free.match.decisions
    assert forced.match.clocks == free.match.clocks
    assert [c.kind for c in forced.match.clocks] == ["give"]
    assert forced.match.game.times["give"].seconds == 20
    assert forced.match.frame(C) == free.match.frame(C)
    assert forced.hand(B) == "cat1 cat1"
