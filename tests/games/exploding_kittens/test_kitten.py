"""Drawing a kitten, defusing it and putting it back (EK-DEF)."""

import pytest

from litfuse.games.exploding_kittens import GAME
from litfuse.games.exploding_kittens.actions import Decline, Defuse, PutBack
from litfuse.games.exploding_kittens.cards import DEFUSE
from litfuse.games.exploding_kittens.notices import Defused, Exploded, WentBack
from litfuse.games.exploding_kittens.public import Facing, Over, Pausing, Placing
from litfuse.kernel.codec import encode
from litfuse.kernel.records import Viewer
from tests.games.exploding_kittens.table import A, B, C, Table, position, refused, stale

EVERYBODY: tuple[Viewer, ...] = (A, B, C, "spectator")
OTHERS: tuple[Viewer, ...] = (B, C, "spectator")


def faced(hand: str = "defuse", left: int | None = None, **more: str) -> Table:
    """A has drawn a kitten; so many cards are left in the pile."""
    size = None if left is None else left + 1
    return position(hand, "nope", "cat1", pile="kitten", size=size, **more).draw()  # type: ignore[arg-type]


@pytest.mark.rule("EK-DEF-3")
@pytest.mark.scenario(60)
def test_with_twenty_cards_in_the_pile_there_are_21_places_and_0_is_the_top() -> None:
    table = faced(left=20).play(A, "defuse")
    assert list(table.options(A)) == [PutBack(i) for i in range(21)]
    with refused("EK-DEF-3"):
        table.play(A, "put-back 21")
    table.play(A, "put-back 0")
    assert table.top() == "kitten"
    assert table.is_turn_of(B)
    assert type(table.draw().ask) is Facing


@pytest.mark.rule("EK-DEF-3")
@pytest.mark.scenario(61)
def test_the_last_place_is_the_bottom() -> None:
    table = position("defuse", "nope", pile="kitten", size=21).draw().play(A, "defuse").play(A, "put-back 20")
    assert table.pile.endswith("kitten")
    assert table.kittens == 1
    assert len(table.state.pile) == 21


@pytest.mark.parametrize("place", [0, 1, 7, 19, 20])
@pytest.mark.rule("EK-DEF-3")
def test_a_place_is_the_number_of_cards_above_and_the_others_keep_their_order(place: int) -> None:
    table = faced(left=20).play(A, "defuse")
    before = table.state.pile
    table.play(A, f"put-back {place}")
    after = table.state.pile
    assert after[place] == "kitten"
    assert (*after[:place], *after[place + 1 :]) == before


@pytest.mark.rule("EK-DEF-4")
@pytest.mark.scenario(62)
def test_a_lone_kitten_has_one_place_and_all_know_it_comes_next() -> None:
    table = position("defuse", "nope", pile="kitten", size=1).draw().play(A, "defuse")
    assert list(table.options(A)) == [PutBack(0)]
    table.play(A, "put-back 0")
    assert table.pile == "kitten"
    viewers: list[Viewer] = [A, B, "spectator"]
    for viewer in viewers:
        assert (table.view(viewer).pile, table.view(viewer).kittens) == (1, 1)


@pytest.mark.rule("EK-DEF-6")
@pytest.mark.scenario(63)
def test_a_kitten_put_on_top_in_the_first_of_two_turns_is_met_in_the_second() -> None:
    table = position("", "defuse", "", turn=B, owed=2, pile="kitten").draw().play(B, "defuse").play(B, "put-back 0")
    assert table.is_turn_of(B, owed=1)
    assert type(table.draw().ask) is Facing
    assert table.turn == B


@pytest.mark.rule("EK-DEF-2")
@pytest.mark.scenario(64)
def test_a_kitten_cannot_be_skipped() -> None:
    table = faced("defuse skip attack")
    for says in ("play skip", "play attack", "draw-card", "nope", "put-back 0"):
        with refused("EK-DEF-2"):
            table.play(A, says)
    assert type(table.ask) is Facing


@pytest.mark.rule("EK-DEF-2", "EK-ELIM-1")
@pytest.mark.scenario(65)
def test_no_combo_fetches_a_defuse_for_a_kitten_that_was_drawn() -> None:
    table = faced("nope skip favor cat2 cat3", discard="defuse")
    with refused("EK-DEF-2"):
        table.play(A, "five nope,skip,favor,cat2,cat3 defuse")
    assert GAME.times["kitten"].seconds == 15
    for dead in (table.copy().play(A, "decline"), table.copy().time_up()):
        assert dead.state.dead == (A,)
        assert dead.is_turn_of(B)


@pytest.mark.rule("EK-DEF-1", "EK-DEF-5")
@pytest.mark.scenario(73)
def test_a_silent_player_is_defused_and_the_kitten_goes_to_a_random_place() -> None:
    assert (GAME.times["kitten"].seconds, GAME.times["place"].seconds) == (15, 20)
    table = faced("defuse skip", left=20).time_up()
    assert (table.hand(A), table.discard) == ("skip", "defuse")
    assert all(table.told(v) == (Defused(A, late=True),) for v in EVERYBODY)
    for place in (0, 13, 20):  # of 21
        there = table.copy().time_up(place=place)
        assert there.state.pile[place] == "kitten"
        assert there.is_turn_of(B)


@pytest.mark.rule("EK-DEF-5")
def test_only_the_placer_knows_the_place_also_of_a_place_chosen_by_the_clock() -> None:
    """Everything the others receive is the same, byte for byte, wherever the kitten went."""
    table = faced("defuse", left=20).play(A, "defuse")
    for late in (False, True):
        went = []
        for place in (0, 5, 20):
            there = table.copy()
            there = there.time_up(place=place) if late else there.play(A, f"put-back {place}")
            assert there.view(A).place == place
            assert WentBack(A, place, late) in there.told(A)
            went.append([encode([there.told(v), there.match.frame(v)]) for v in OTHERS])
            assert all(WentBack(A, None, late) in there.told(v) for v in OTHERS)
        assert went[0] == went[1] == went[2]


@pytest.mark.rule("EK-DEF-1", "EK-INFO-6")
@pytest.mark.scenario(84)
def test_a_player_without_a_defuse_is_asked_like_any_other() -> None:
    table, other = faced("skip"), faced("defuse")
    assert table.match.decisions == other.match.decisions
    assert table.match.clocks == other.match.clocks
    assert [encode(table.match.frame(v)) for v in OTHERS] == [encode(other.match.frame(v)) for v in OTHERS]
    before = table.match
    with refused("EK-DEF-1"):
        table.play(A, "defuse")
    assert table.match is before  # nobody saw it
    assert list(table.options(A)) == [Decline()]
    assert table.copy().play(A, "decline").state.dead == (A,)
    assert table.copy().time_up().state.dead == (A,)


@pytest.mark.rule("EK-DEF-1", "EK-ELIM-2")
@pytest.mark.scenario(85)
def test_a_declined_defuse_cannot_be_told_from_none() -> None:
    declined, none = faced("defuse"), faced("skip")
    assert list(declined.options(A)) == [Defuse(), Decline()]
    for table in (declined, none):
        table.play(A, "decline")
        assert table.state.dead == (A,)
    for viewer in OTHERS:
        assert encode([declined.told(viewer), declined.match.frame(viewer)]) == encode(
            [none.told(viewer), none.match.frame(viewer)]
        )
    timed_out = faced("skip").time_up()
    assert timed_out.told(B) != none.told(B)


@pytest.mark.rule("EK-DEF-1")
def test_declining_with_a_defuse_in_hand_has_to_be_confirmed() -> None:
    (menu,) = faced("defuse").match.frame(A).menus.values()
    assert {f.type: f.caution and f.caution.key for f in menu} == {"Defuse": None, "Decline": "caution-decline"}


@pytest.mark.rule("EK-DEF-1")
def test_a_defuse_goes_to_the_discard_and_its_player_lives() -> None:
    table = faced("defuse defuse").play(A, "defuse")
    assert (table.hand(A), table.discard) == ("defuse", "defuse")
    assert A in table.state.living
    assert all(table.told(v) == (Defused(A),) for v in EVERYBODY)
    assert type(table.ask) is Placing


@pytest.mark.rule("EK-DEF-7")
def test_no_window_opens_for_a_defuse_or_a_placing() -> None:
    table = faced("defuse").play(A, "defuse")
    assert [d.kind for d in table.match.decisions] == ["place"]
    with stale():
        table.play(B, "nope")
    table.play(A, "put-back 4")
    assert [d.kind for d in table.match.decisions] == ["turn"]


@pytest.mark.rule("EK-INFO-3", "EK-DEF-1")
@pytest.mark.scenario(111)
def test_an_explosion_by_the_clock_is_seen_as_one_and_proves_that_there_was_no_defuse() -> None:
    table = faced("skip").time_up()
    for viewer in EVERYBODY:
        assert Exploded(A, late=True) in table.told(viewer)
        assert table.view(viewer).last.late
    with_one = faced("defuse").time_up()
    assert with_one.state.dead == ()  # so a time-out never kills who holds one


@pytest.mark.rule("EK-INFO-3", "EK-DEF-1")
def test_the_notepad_takes_a_time_out_for_a_proof_and_a_decline_for_none() -> None:
    """A spends the Defuse of the deal, draws a card that may be another one, and meets a second kitten."""
    opening = ("defuse see see shuffle shuffle", "defuse nope nope attack attack", "defuse cat1 cat1 cat2 cat2")
    table = position(*opening, owed=3, pile="kitten cat3 kitten").draw().play(A, "defuse").play(A, "put-back 20")
    table.draw().draw()
    late, declined = table.copy().time_up(), table.copy().play(A, "decline")
    for there, certain in ((late, 5), (declined, 4)):
        notepad = there.known(B)
        assert (notepad.held[A], notepad.unseen[A]) == ((), 5)
        assert (A, DEFUSE, certain) in notepad.lacks  # so many of the five are no Defuse


@pytest.mark.rule("EK-OPT-7")
@pytest.mark.scenario(114)
def test_an_automatic_defuse_is_played_after_a_pause_in_which_nobody_is_asked() -> None:
    tables = [faced("defuse", defuse="automatic"), faced("skip", defuse="automatic")]
    for table in tables:
        assert type(table.ask) is Pausing
        assert table.match.decisions == ()
        assert [(c.kind, c.seats) for c in table.match.clocks] == [("pause", ())]
        with stale():
            table.play(A, "defuse")
    held, none = tables
    assert GAME.times["pause"].seconds == 3
    assert held.match.clocks == none.match.clocks
    assert [encode(held.match.frame(v)) for v in OTHERS] == [encode(none.match.frame(v)) for v in OTHERS]
    assert type(held.time_up().ask) is Placing
    assert held.asked == (A,)
    assert none.time_up().state.dead == (A,)


@pytest.mark.rule("EK-OPT-7")
def test_a_driver_without_clocks_ends_the_pause_at_once() -> None:
    table = position("skip", "nope", pile="kitten", defuse="automatic").draw()
    assert table.match.owed == ()
    table.match = table.match.wait()
    assert table.ask == Over(B)
