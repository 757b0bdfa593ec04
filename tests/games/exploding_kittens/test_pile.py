"""Shuffle and See the Future (EK-SHUF, EK-SEE)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from litfuse.games.exploding_kittens import GAME
from litfuse.games.exploding_kittens.notices import LookedAhead, PileShuffled
from litfuse.kernel.records import Viewer
from tests.games.exploding_kittens.table import A, B, C, cards, position

EVERYBODY: tuple[Viewer, ...] = (A, B, C, "spectator")


@given(order=st.permutations(range(6)))
@pytest.mark.rule("EK-SHUF-1")
def test_a_shuffle_may_give_the_whole_pile_any_order_that_nobody_sees(order: list[int]) -> None:
    words = ["kitten", "defuse", "skip", "favor", "see", "kitten"]
    table = position("shuffle", "cat1", "", pile=" ".join(words), size=6)
    table.plays(A, "play shuffle", shuffle=tuple(order))
    assert table.pile == " ".join(words[i] for i in order)
    assert all(PileShuffled() in table.told(v) for v in EVERYBODY)
    assert len({table.told(v) for v in EVERYBODY}) == 1
    assert table.is_turn_of(A)


@pytest.mark.rule("EK-SEE-1")
def test_the_player_alone_sees_the_top_three_which_keep_their_order() -> None:
    table = position("see", "cat1", "", pile="kitten skip favor see").plays(A, "play see")
    assert LookedAhead(A, 3, cards("kitten skip favor")) in table.told(A)
    assert table.view(A).top == cards("kitten skip favor")
    assert table.view(B).top == table.view("spectator").top == ()
    assert table.top(4) == "kitten skip favor see"
    assert table.is_turn_of(A)


@pytest.mark.rule("EK-SEE-1")
@pytest.mark.scenario(57)
def test_with_two_cards_in_the_pile_two_are_seen() -> None:
    table = position("see", "cat1", "", pile="skip kitten", size=2, dead=(C,)).plays(A, "play see")
    assert table.view(A).top == cards("skip kitten")
    assert LookedAhead(A, 2) in table.told(B)


@pytest.mark.rule("EK-SEE-2")
def test_the_others_see_how_many_cards_were_looked_at_and_none_of_them() -> None:
    table = position("see", "cat1", "", pile="kitten skip favor").plays(A, "play see")
    other = position("see", "cat1", "", pile="shuffle attack cat5 kitten").plays(A, "play see")
    viewers: list[Viewer] = [B, C, "spectator"]
    for viewer in viewers:
        assert LookedAhead(A, 3) in table.told(viewer)
        assert table.view(viewer).seen == 3
        assert table.told(viewer) == other.told(viewer)
        assert table.match.frame(viewer) == other.match.frame(viewer)


@pytest.mark.rule("EK-SEE-2", "EK-INFO-4")
@pytest.mark.scenario(79)
def test_one_may_say_anything_about_the_future_and_show_nothing() -> None:
    table = position("see", "cat1", "", pile="kitten skip favor").plays(A, "play see")
    talk = GAME.talk(table.state)
    assert (talk.chat, talk.whispers, talk.phrases) == ("free", False, ())
    offered = {type(a).__name__ for a in table.options(A)}
    assert offered == {"DrawCard"}  # no answer shows a card


@pytest.mark.rule("EK-SEE-3")
def test_the_cards_may_be_looked_at_again_in_the_same_turn_while_the_pile_is_unchanged() -> None:
    table = position("see shuffle skip cat1 cat1", "nope cat2", "", pile="cat3 cat4 cat5", owed=2)
    table.plays(A, "play see").plays(A, f"pair cat1,cat1 {B}", B)
    assert table.view(A).top == cards("cat3 cat4 cat5")
    shuffled = table.copy().plays(A, "play shuffle")
    assert shuffled.view(A).top == ()
    skipped = table.copy().plays(A, "play skip")
    assert skipped.is_turn_of(A)
    assert skipped.view(A).top == ()  # another turn
    drawn = table.copy().draw()
    assert drawn.view(A).top == ()
    assert table.resign(C).view(A).top == ()  # a kitten left the pile


@pytest.mark.rule("EK-SEE-4")
def test_drawing_a_kitten_that_was_seen_on_top_is_warned_about() -> None:
    def warned(pile: str, *plays: str) -> list[str]:
        table = position("see shuffle", "cat1", "", pile=pile)
        for play in plays:
            table.plays(A, play)
        (menu,) = table.match.frame(A).menus.values()
        assert "caution" not in str(table.match.frame(B))
        return [form.caution.key for form in menu if form.type == "DrawCard" and form.caution]

    assert warned("kitten skip favor", "play see") == ["caution-kitten-on-top"]
    assert warned("kitten skip favor") == []  # not seen: the menu says nothing of the pile
    assert warned("skip kitten favor", "play see") == []
    table = position("see shuffle", "cat1", "", pile="kitten skip favor see kitten", size=5).plays(A, "play see")
    table.plays(A, "play shuffle", shuffle=(0, 1, 2, 3, 4))
    (menu,) = table.match.frame(A).menus.values()
    assert all(form.caution is None for form in menu)  # nobody knows any more that it lies there
