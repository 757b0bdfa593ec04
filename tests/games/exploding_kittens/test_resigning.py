"""Giving up, leaving, and ending a match without a result (EK-NET-5, -8, -9, EK-DEF-8)."""

import pytest

from litfuse.games.exploding_kittens import GAME
from litfuse.games.exploding_kittens.cards import KITTEN
from litfuse.games.exploding_kittens.notices import GaveCard
from litfuse.games.exploding_kittens.public import Facing, Giving, Over, Placing, Window
from litfuse.games.exploding_kittens.view import Everything
from litfuse.kernel.codec import encode
from litfuse.kernel.errors import NotAdmitted
from litfuse.kernel.records import ALL, Left, Resign, Viewer
from tests.games.exploding_kittens.table import A, B, C, D, dealt, position, stale

EVERYBODY: tuple[Viewer, ...] = (A, B, C, "spectator")


@pytest.mark.rule("EK-NET-5")
@pytest.mark.scenario(71)
def test_a_resignation_takes_one_kitten_unseen_out_of_the_pile() -> None:
    table = position("skip", "nope", "cat1", pile="cat2 kitten cat3 kitten cat4", size=5).resign(A, kitten=1)
    assert table.pile == "cat2 kitten cat3 cat4"
    assert (table.kittens, len(table.state.living)) == (1, 2)
    assert table.is_turn_of(B)
    other = position("skip", "nope", "cat1", pile="cat2 kitten cat3 kitten cat4", size=5).resign(A, kitten=0)
    assert other.pile == "cat2 cat3 kitten cat4"
    for viewer in EVERYBODY:  # that it left, and not from where
        assert encode([table.told(viewer), table.match.frame(viewer)]) == encode(
            [other.told(viewer), other.match.frame(viewer)]
        )
        assert table.view(viewer).pile == 4


@pytest.mark.rule("EK-NET-5")
def test_resigning_while_facing_a_kitten_is_exploding() -> None:
    table = position("defuse", "nope", "cat1", pile="kitten")
    size = len(table.state.pile)
    facing = table.draw().copy().resign(A)
    placing = table.copy().play(A, "defuse").resign(A)
    automatic = position("defuse", "nope", "cat1", pile="kitten", defuse="automatic").draw().resign(A)
    for there in (facing, placing, automatic):
        assert there.is_turn_of(B)
        assert len(there.state.pile) == size - 1  # the open one left, no other
        assert (there.kittens, len(there.state.living)) == (1, 2)


@pytest.mark.rule("EK-NET-5", "EK-END-1")
def test_when_one_is_left_after_a_resignation_that_player_has_won() -> None:
    table = position("skip", "nope").resign(A)
    assert table.ask == Over(B)
    assert table.kittens == 0


@pytest.mark.rule("EK-NET-8")
def test_any_living_player_may_resign_at_any_moment() -> None:
    table = position("defuse favor", "skip cat1", "nope", "cat2", pile="kitten")
    moments = [
        table.copy(),
        table.copy().play(A, f"ask-favor {B}"),
        table.copy().plays(A, f"ask-favor {B}"),
        table.copy().draw(),
        table.copy().draw().play(A, "defuse"),
    ]
    for moment in moments:
        assert set(GAME.table(moment.state)) == {Resign(s) for s in (A, B, C, D)}
        for seat in (A, B, C, D):
            after = moment.copy().resign(seat)
            assert after.state.dead == (seat,)
            with stale():
                after.resign(seat)


@pytest.mark.rule("EK-NET-8")
@pytest.mark.scenario(92)
def test_an_attack_in_its_window_ends_without_effect_when_its_player_resigns() -> None:
    table = position("attack", "nope", "cat1").play(A, "play attack")
    size = len(table.state.pile)
    table.resign(A)
    assert table.is_turn_of(B, owed=1)
    assert not table.state.attacked
    assert table.discard == "attack"
    assert len(table.state.pile) == size - 1


@pytest.mark.rule("EK-NET-8")
def test_a_favor_being_chosen_ends_without_effect_when_its_player_resigns() -> None:
    table = position("favor", "nope", "cat1").plays(A, f"ask-favor {B}").resign(A)
    assert table.is_turn_of(B)
    assert (table.hand(B), table.discard) == ("nope", "favor")


@pytest.mark.rule("EK-NET-8")
@pytest.mark.scenario(93)
def test_nothing_is_given_by_a_giver_who_resigns() -> None:
    table = position("favor skip", "nope", "cat1", owed=2).plays(A, f"ask-favor {B}").resign(B)
    assert table.is_turn_of(A, owed=2)
    assert table.hand(A) == "skip"
    assert not any(isinstance(n, GaveCard) for v in EVERYBODY for n in table.told(v))


@pytest.mark.rule("EK-NET-8", "EK-PROOF-1")
@pytest.mark.scenario(94)
def test_while_somebody_faces_a_kitten_the_other_one_leaves_the_pile() -> None:
    table = position("", "defuse", "cat1", turn=B, pile="kitten").draw()
    question = table.question(B)
    assert table.kittens == 1
    table.resign(C)
    assert table.kittens == 0
    assert table.question(B) == question  # kept (EK-DEF-8)
    table.play(B, "defuse", to=question.id).play(B, "put-back 3")
    assert (table.kittens, len(table.state.living)) == (1, 2)
    assert table.is_turn_of(A)


@pytest.mark.rule("EK-NET-8", "EK-END-1")
@pytest.mark.scenario(95)
def test_a_player_who_faces_the_last_kitten_has_won_when_the_other_one_resigns() -> None:
    for defused in (False, True):
        table = position("cat1", "defuse", turn=B, pile="kitten").draw()
        if defused:
            table.play(B, "defuse")
        table.resign(A)
        assert table.ask == Over(B)
        outcome = table.match.outcome
        assert outcome is not None
        assert (outcome.winners, outcome.ranking) == ((B,), ((B,), (A,)))


@pytest.mark.rule("EK-COMP-3", "EK-NET-8")
def test_the_kitten_that_nobody_has_to_answer_any_more_is_out_of_the_game() -> None:
    table = position("cat1", "defuse", turn=B, pile="kitten").draw().resign(A)
    state = table.state
    zones = [*state.pile, *state.discard, *state.out, *(c for hand in state.hands for c in hand)]
    assert len(zones) == 56
    assert zones.count(KITTEN) == 4


@pytest.mark.parametrize("nopers", [(), (C,), (C, D)])
@pytest.mark.rule("EK-NET-8")
@pytest.mark.scenario(101)
def test_a_window_closes_without_effect_when_the_target_resigns(nopers: tuple[int, ...]) -> None:
    table = position("favor", "skip", "nope", "nope").play(A, f"ask-favor {B}")
    for seat in nopers:
        table.play(seat, "nope")
    table.resign(B)
    assert table.is_turn_of(A)
    assert table.hand(A) == ""
    assert table.discard == " ".join(["favor", *["nope"] * len(nopers)])
    assert not table.last.worked


@pytest.mark.parametrize("says", ["pair cat1,cat1 1", "three cat1,cat1,cat1 1 skip"])
@pytest.mark.rule("EK-NET-8")
def test_a_steal_too_falls_away_with_its_target(says: str) -> None:
    table = position("cat1 cat1 cat1", "skip", "nope", "").play(A, says).resign(B)
    assert table.is_turn_of(A)
    assert "skip" not in table.hand(A)


@pytest.mark.rule("EK-NET-8", "EK-NOPE-15")
def test_a_window_no_longer_waits_for_a_player_who_resigned_but_their_nopes_count() -> None:
    table = position("attack", "", "nope", "").play(A, "play attack").play(C, "nope")
    number = table.question(B).number
    table.resign(C)  # the owner of the topmost card
    assert table.asked == (B, D, A)
    assert table.question(B).number == number
    assert [d.owed for d in table.match.decisions] == [True] * 3
    table.play(B, "pass").play(A, "pass")
    assert type(table.ask) is Window
    table.resign(D)  # all others have passed
    assert table.is_turn_of(A)
    assert not table.last.worked


@pytest.mark.rule("EK-NET-8", "EK-NOPE-13")
def test_a_window_closes_and_works_when_the_last_one_waited_for_resigns() -> None:
    table = position("attack", "", "", "").play(A, "play attack").play(B, "pass").play(D, "pass").resign(C)
    assert table.is_turn_of(B, owed=2)


@pytest.mark.rule("EK-NET-8")
def test_an_attack_goes_to_the_next_living_player_after_the_left_neighbour_resigned() -> None:
    table = position("attack", "", "", "").play(A, "play attack").resign(B).let()
    assert table.is_turn_of(C, owed=2)


@pytest.mark.rule("EK-DEF-8")
@pytest.mark.scenario(102)
def test_the_player_on_turn_is_asked_again_and_the_clock_runs_on() -> None:
    table = position("skip", "nope", "cat1", "")
    question, clocks = table.question(A), table.match.clocks
    table.resign(C)
    assert table.question(A).number > question.number
    with stale():
        table.play(A, "draw-card", to=question.id)
    assert table.match.clocks == clocks  # same key, same budget
    assert table.draw().is_turn_of(B)


@pytest.mark.rule("EK-DEF-8", "EK-DEF-3")
@pytest.mark.scenario(103)
def test_places_are_counted_anew_after_a_resignation() -> None:
    table = position("", "defuse", "", turn=B, pile="kitten", size=21).draw().play(B, "defuse")
    question, clocks = table.question(B), table.match.clocks
    assert len(table.options(B)) == 21
    table.resign(C)
    assert len(table.options(B)) == 20
    with stale():
        table.play(B, "put-back 5", to=question.id)
    assert type(table.ask) is Placing
    assert table.match.clocks == clocks
    assert table.play(B, "put-back 5").state.pile[5] == "kitten"


@pytest.mark.parametrize("hand", ["cat1", "cat1 skip", "cat1 cat1"])
@pytest.mark.rule("EK-DEF-8")
@pytest.mark.scenario(104)
def test_a_giver_is_asked_again_whatever_the_hand(hand: str) -> None:
    table = position("favor", hand, "nope", "").plays(A, f"ask-favor {B}")
    question, clocks = table.question(B), table.match.clocks
    table.resign(C)
    assert type(table.ask) is Giving
    assert table.question(B).number == question.number + 1
    with stale():
        table.play(B, "give cat1", to=question.id)
    assert table.match.clocks == clocks
    assert table.play(B, "give cat1").hand(A) == "cat1"


@pytest.mark.rule("EK-DEF-8")
def test_questions_about_nopes_and_kittens_keep_their_number() -> None:
    window = position("skip", "", "", "").play(A, "play skip")
    kitten = position("defuse", "", "", "", pile="kitten").draw()
    for table, seat in ((window, B), (kitten, A)):
        before = table.question(seat)
        table.resign(C)
        assert table.question(seat) == before
    assert type(kitten.ask) is Facing


@pytest.mark.rule("EK-NET-5")
@pytest.mark.scenario(116)
def test_leaving_is_not_resigning() -> None:
    table = position("skip", "nope", "cat1")
    before = table.state
    assert Left(A) not in GAME.table(before)
    with stale():
        table.match.table(Left(A))  # nothing happens in the game
    assert table.state == before
    assert A in table.state.living
    assert table.draw().is_turn_of(B)  # whoever plays the seat goes on


@pytest.mark.rule("EK-NET-9")
@pytest.mark.scenario(117)
def test_a_closed_match_has_no_winners_and_no_places() -> None:
    table = dealt(3)
    with pytest.raises(NotAdmitted):
        table.match.view(ALL)
    closed = table.match.close("agreed")
    assert closed.outcome is not None
    assert (closed.outcome.winners, closed.outcome.ranking) == ((), ())
    assert closed.over
    assert not closed.decisions
    assert not closed.clocks
    with stale():
        closed.play(f"{table.turn}.turn.1", None)
    everything = closed.view(ALL)  # the zones may be shown
    assert isinstance(everything, Everything)
    assert everything.pile == table.state.pile
