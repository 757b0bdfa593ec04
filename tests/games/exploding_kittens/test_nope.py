"""Nopes and their windows (EK-NOPE)."""

import inspect

import pytest
from hypothesis import given
from hypothesis import strategies as st

from litfuse.games.exploding_kittens import GAME
from litfuse.games.exploding_kittens.actions import Nope, Pass
from litfuse.games.exploding_kittens.notices import LookedAhead, Passed
from litfuse.games.exploding_kittens.public import Facing, Placing, Turn, Window
from litfuse.kernel.codec import encode
from litfuse.kernel.drive import Driver
from litfuse.kernel.pace import standing_delay, standing_due, taken
from litfuse.kernel.records import Decision, Draw, Resign, Viewer
from litfuse.kernel.rng import Scripted, Stream
from litfuse.kernel.told import told
from tests.games.exploding_kittens.table import A, B, C, D, Table, position, refused, stale

EVERYBODY: tuple[Viewer, ...] = (A, B, C, D, "spectator")


def attack(*, nopes: str = "nope", owed: int = 1) -> Table:
    """A attacks; everybody may hold Nopes."""
    table = position(f"attack {nopes}", nopes, nopes, nopes, pile="cat1", owed=owed)
    return table.play(A, "play attack")


@pytest.mark.rule("EK-NOPE-4", "EK-NOPE-6", "EK-ATT-4")
@pytest.mark.scenario(21)
def test_a_noped_attack_leaves_the_turn_as_it_was() -> None:
    table = attack().play(C, "nope").let()
    assert table.is_turn_of(A, owed=1)
    assert table.discard == "attack nope"
    assert (table.hand(A), table.hand(C)) == ("nope", "")


@pytest.mark.rule("EK-NOPE-4")
@pytest.mark.scenario(22)
def test_a_nope_on_the_nope_restores_the_attack() -> None:
    table = attack().play(C, "nope").play(A, "nope").let()
    assert table.is_turn_of(B, owed=2)
    assert table.discard == "attack nope nope"


@pytest.mark.rule("EK-NOPE-4")
@pytest.mark.scenario(23)
def test_three_nopes_cancel_an_attack() -> None:
    table = attack().play(C, "nope").play(A, "nope").play(D, "nope").let()
    assert table.is_turn_of(A, owed=1)
    assert not table.last.worked
    assert table.last.nopes == 3


@given(nopers=st.lists(st.sampled_from([A, B, C, D]), max_size=5))
@pytest.mark.rule("EK-NOPE-3", "EK-NOPE-4", "EK-NOPE-5")
def test_odd_numbers_of_nopes_cancel_and_even_ones_let_it_work(nopers: list[int]) -> None:
    """Anybody may play the next one, the owner of the topmost card included."""
    hands = ["nope " * nopers.count(s) for s in (A, B, C, D)]
    table = position(f"skip {hands[0]}", *hands[1:]).play(A, "play skip")
    for seat in nopers:
        table.play(seat, "nope")
    assert table.ask.stopped == (len(nopers) % 2 == 1)  # type: ignore[union-attr]
    table.let()
    assert table.is_turn_of(A if len(nopers) % 2 else B)
    assert table.discard == " ".join(["skip", *["nope"] * len(nopers)])
    assert sum(map(len, table.state.hands)) == 0


@pytest.mark.rule("EK-NOPE-6", "EK-SHUF-1")
@pytest.mark.scenario(24)
def test_seeing_a_kitten_failing_to_attack_shuffling_and_drawing_are_one_turn() -> None:
    table = position("attack shuffle see", "nope", "", pile="kitten skip")
    table.plays(A, "play see")
    assert table.view(A).top[0] == "kitten"
    table.plays(A, "play attack", B)
    table.plays(A, "play shuffle", shuffle=(1, 0, *range(2, len(table.state.pile))))
    table.draw()
    assert table.hand(A) == "skip"
    assert table.discard == "see attack nope shuffle"
    assert table.is_turn_of(B)


@pytest.mark.rule("EK-NOPE-3")
@pytest.mark.scenario(26)
def test_an_uninvolved_player_may_nope_a_favor() -> None:
    table = position("favor", "skip", "cat1", "nope").plays(A, f"ask-favor {B}", D)
    assert table.is_turn_of(A)
    assert (table.hand(A), table.hand(B)) == ("", "skip")


@pytest.mark.rule("EK-NOPE-3")
@pytest.mark.scenario(27)
def test_players_may_nope_their_own_play() -> None:
    table = position("shuffle nope", "skip", "cat1", pile="see attack skip favor")
    before = table.pile
    table.plays(A, "play shuffle", A)
    assert table.pile == before
    assert (table.hand(A), table.discard) == ("", "shuffle nope")
    assert table.is_turn_of(A)


@pytest.mark.rule("EK-NOPE-3")
def test_a_player_without_a_nope_cannot_nope() -> None:
    table = attack(nopes="")
    for seat in (A, B):
        with refused("EK-NOPE-3"):
            table.play(seat, "nope")


@pytest.mark.rule("EK-DEF-7")
@pytest.mark.scenario(29)
def test_a_defuse_cannot_be_noped() -> None:
    table = position("", "defuse", "nope", turn=B, pile="kitten").draw().play(B, "defuse")
    assert type(table.ask) is Placing
    with stale():
        table.play(C, "nope")
    table.play(B, "put-back 0")
    with stale():
        table.play(A, "nope")  # neither the Defuse nor the placing


@pytest.mark.rule("EK-NOPE-1")
@pytest.mark.scenario(30)
def test_a_drawn_kitten_cannot_be_noped() -> None:
    table = position("defuse", "nope", "", pile="kitten").draw()
    assert type(table.ask) is Facing
    with stale():
        table.play(B, "nope")
    assert table.hand(B) == "nope"


@pytest.mark.parametrize(
    "says",
    [
        "play attack",
        "play skip",
        "play shuffle",
        "play see",
        "ask-favor 1",
        "pair cat1,cat1 1",
        "three cat1,cat1,cat1 1 cat2",
        "five attack,skip,favor,shuffle,see skip",
    ],
)
@pytest.mark.rule("EK-NOPE-1", "EK-NOPE-5")
def test_every_action_can_be_noped_and_then_never_happened(says: str) -> None:
    table = position("attack skip favor shuffle see cat1 cat1 cat1", "cat2 nope", "nope", pile="cat5 cat4")
    before = table.state
    table.play(A, says)
    laid = table.discard
    table.play(C, "nope").let()
    after = table.state
    assert table.is_turn_of(A)
    assert (after.pile, after.hands[B], after.turns) == (before.pile, before.hands[B], before.turns)
    assert table.discard == f"{laid} nope"
    assert len(after.hands[A]) == 8 - len(laid.split())
    assert table.view(A).top == ()


@pytest.mark.rule("EK-NOPE-1")
def test_a_death_and_a_gift_cannot_be_noped() -> None:
    table = position("favor", "skip cat1", "nope", pile="kitten").plays(A, f"ask-favor {B}").play(B, "give skip")
    with stale():
        table.play(C, "nope")
    table.draw().play(A, "decline")
    with stale():
        table.play(C, "nope")


@pytest.mark.rule("EK-NOPE-2")
def test_a_nope_is_played_before_the_effect_and_not_after_it() -> None:
    table = position("see", "nope", "", pile="skip").play(A, "play see")
    window = table.question(B).id
    assert table.view(A).top == ()  # nothing has happened yet
    table.let()
    assert table.view(A).top[0] == "skip"
    with stale():
        table.play(B, "nope", to=window)
    assert table.hand(B) == "nope"


@pytest.mark.rule("EK-NOPE-5")
@pytest.mark.scenario(58)
def test_of_a_noped_see_the_future_nothing_is_seen_and_the_card_is_lost() -> None:
    table = position("see", "nope", "", pile="skip favor kitten").plays(A, "play see", B)
    assert table.view(A).top == ()
    assert not any(isinstance(n, LookedAhead) for v in EVERYBODY for n in table.told(v))
    assert table.hand(A) == ""
    assert table.discard == "see nope"


@pytest.mark.rule("EK-NOPE-11", "EK-NOPE-12")
@pytest.mark.scenario(33)
def test_of_two_nopes_for_the_same_depth_the_second_bounces() -> None:
    table = attack()
    rushed = {s: table.question(s).id for s in (C, D)}
    table.play(C, "nope", to=rushed[C])
    before = table.match
    with stale():
        table.play(D, "nope", to=rushed[D])
    assert table.match is before
    assert table.hand(D) == "nope"
    assert table.let().is_turn_of(A)


@pytest.mark.rule("EK-NOPE-10", "EK-NOPE-11")
@pytest.mark.scenario(34)
def test_each_nope_opens_a_new_window_of_full_length() -> None:
    table = attack()
    first = table.match.clocks[0]
    table.play(C, "nope")
    second = table.match.clocks[0]
    table.play(B, "pass").play(A, "nope")
    third = table.match.clocks[0]
    assert len({first.key, second.key, third.key}) == 3  # another key, another budget
    assert {first.kind, second.kind, third.kind} == {"nope"}
    assert first.seconds is second.seconds is third.seconds is None  # the table's setting
    assert table.asked == (B, C, D)
    assert table.let().is_turn_of(B, owed=2)


@pytest.mark.rule("EK-NOPE-12")
@pytest.mark.scenario(35)
def test_nopes_that_wait_together_are_taken_from_the_left_of_the_player() -> None:
    table = attack()
    arrived = [table.question(s).id for s in (A, D, B)]
    order = taken(table.match.decisions, arrived)
    assert order == [table.question(s).id for s in (B, D, A)]  # the owner's offer last
    table.play(B, "nope", to=order[0])
    with stale():
        table.play(D, "nope", to=order[1])
    assert table.hand(D) == "nope"


@pytest.mark.rule("EK-NOPE-12")
def test_left_of_the_player_of_the_action_comes_first_at_every_depth() -> None:
    table = position("nope", "nope", "skip nope", "nope", turn=C).play(C, "play skip").play(A, "nope")
    arrived = [d.id for d in reversed(table.match.decisions)]
    assert taken(table.match.decisions, arrived) == [table.question(s).id for s in (D, B, C, A)]


@pytest.mark.rule("EK-NOPE-13")
@pytest.mark.scenario(36)
def test_a_window_lasts_as_long_whether_or_not_somebody_holds_a_nope() -> None:
    nobody, everybody = position("skip", "cat1", "cat1"), position("skip", "nope", "nope")
    for table in (nobody, everybody):
        table.play(A, "play skip")
        assert type(table.ask) is Window
        assert table.asked == (B, C)
    assert nobody.match.decisions == everybody.match.decisions
    assert nobody.match.clocks == everybody.match.clocks
    assert nobody.match.frame("spectator") == everybody.match.frame("spectator")
    assert GAME.times["nope"].seconds == 5
    assert nobody.play(B, "pass").asked == (C,)
    assert type(nobody.ask) is Window
    assert nobody.play(C, "pass").is_turn_of(B)  # all others have passed


@pytest.mark.rule("EK-NOPE-8", "EK-NOPE-4")
@pytest.mark.scenario(78)
def test_only_the_topmost_card_can_be_noped() -> None:
    table = attack()
    table.play(C, "nope")
    on_cs_nope = table.question(D).id
    table.play(A, "nope")
    with stale():
        table.play(D, "nope", to=on_cs_nope)
    table.play(D, "nope")
    assert table.ask.nopers == (C, A, D)  # type: ignore[union-attr]
    assert table.let().is_turn_of(A)


@pytest.mark.rule("EK-NOPE-14")
def test_while_a_window_is_open_one_may_only_nope_or_pass() -> None:
    table = position("skip attack", "cat1 cat1 skip", "nope", "").play(A, "play skip")
    for seat, says in ((A, "play attack"), (A, "draw-card"), (B, f"pair cat1,cat1 {C}"), (B, "play skip")):
        with refused("EK-NOPE-14"):
            table.play(seat, says)
    assert GAME.talk(table.state).chat == "free"
    assert set(GAME.table(table.state)) == {Resign(s) for s in (A, B, C, D)}


@pytest.mark.rule("EK-NOPE-15")
@pytest.mark.scenario(86)
def test_a_pass_is_final_for_its_depth_and_void_at_the_next() -> None:
    table = attack()
    question = table.question(C).id
    table.play(C, "pass")
    for to in ("", question):
        with stale():
            table.play(C, "nope", to=to)
    table.play(B, "nope")
    assert table.asked == (C, D, A)
    assert table.play(C, "nope").ask.nopers == (B, C)  # type: ignore[union-attr]


@pytest.mark.rule("EK-NOPE-15")
def test_a_pass_is_shown_to_all_and_a_window_closed_by_the_clock_marks_nobody() -> None:
    table = attack().play(C, "pass")
    assert all(table.told(v) == (Passed(C),) for v in EVERYBODY)
    table.time_up()
    assert table.is_turn_of(B, owed=2)
    assert not any(isinstance(n, Passed) for v in EVERYBODY for n in table.told(v))


@pytest.mark.rule("EK-NOPE-15", "EK-NOPE-13")
@pytest.mark.scenario(105)
def test_the_owner_of_the_topmost_card_has_an_offer_and_no_pass() -> None:
    table = attack(nopes="")
    assert not table.question(A).owed
    with refused("EK-NOPE-15"):
        table.play(A, "pass")
    for seat in (B, C, D):
        assert type(table.ask) is Window
        table.play(seat, "pass")
    assert table.is_turn_of(B, owed=2)


@pytest.mark.rule("EK-NOPE-15")
def test_everybody_is_asked_whatever_the_hand_and_the_offer_is_there_whatever_the_hand() -> None:
    with_, without = attack(), attack(nopes="")
    assert with_.match.decisions == without.match.decisions
    assert [(d.seat, d.owed) for d in with_.match.decisions] == [(B, True), (C, True), (D, True), (A, False)]
    assert list(with_.options(B)) == [Pass(), Nope()]
    assert list(without.options(B)) == [Pass()]
    assert (list(with_.options(A)), list(without.options(A))) == ([Nope()], [])


@pytest.mark.rule("EK-NOPE-11", "EK-INFO-5")
@pytest.mark.scenario(88)
def test_a_bounced_nope_leaves_no_trace() -> None:
    table = attack()
    rushed = table.question(D).id
    quiet = table.copy().play(C, "nope").play(B, "pass")
    table.play(C, "nope")
    with stale():
        table.play(D, "nope", to=rushed)
    table.play(B, "pass")
    for viewer in EVERYBODY:
        assert encode(told(table.match, viewer)) == encode(told(quiet.match, viewer))
    assert table.match.seq == quiet.match.seq


@pytest.mark.rule("EK-NOPE-16")
@pytest.mark.scenario(87)
def test_a_standing_pass_is_legal_whatever_is_drawn_and_falls_after_a_blind_delay() -> None:
    standing = GAME.standing["nope"]
    assert standing == Pass()
    table = position("skip", "", "", "", turn=D, pile="nope").draw()
    assert table.hand(D) == "nope"
    table.play(A, "play skip")
    assert standing in table.options(D)
    assert standing in table.options(B)  # who holds none
    for got in (0, 1500):
        assert standing_delay(Scripted([Draw("standing", 1501, got)])) == 500 + got  # 0.5 s to 2 s, evenly
    assert set(inspect.signature(standing_delay).parameters) == {"rng"}  # it cannot look at a hand


@given(seed=st.integers(), opened=st.integers(0, 10**9), later=st.integers(0, 5000))
@pytest.mark.rule("EK-NOPE-16")
def test_a_standing_answer_never_falls_at_once(seed: int, opened: int, later: int) -> None:
    delay = standing_delay(Stream(seed))
    assert 500 <= delay <= 2000
    assert standing_due(opened, opened - later, delay) == opened + delay  # set long before
    assert standing_due(opened, opened + later, delay) == opened + later + delay


@pytest.mark.rule("EK-NOPE-16")
@pytest.mark.scenario(106)
def test_a_standing_pass_does_not_answer_the_offer_to_the_plays_owner() -> None:
    table = attack()
    standing = GAME.standing[table.question(A).kind]
    assert standing not in table.options(A)
    table.play(C, "nope")
    assert table.question(A).owed
    assert standing in table.options(A)
    assert standing not in table.options(C)


@pytest.mark.rule("EK-NOPE-16")
@pytest.mark.scenario(107)
def test_a_switch_set_in_the_window_counts_from_there_and_only_its_pass_is_recorded() -> None:
    table = attack()
    assert standing_due(opened_ms=10_000, set_ms=11_000, delay_ms=500) == 11_500
    assert standing_due(opened_ms=10_000, set_ms=11_000, delay_ms=2000) == 13_000
    by_hand, by_switch = table.copy().play(D, "pass"), table
    by_switch.match = by_switch.match.play(by_switch.question(D), GAME.standing["nope"])
    assert encode(by_switch.match.entry) == encode(by_hand.match.entry)
    assert by_switch.state == by_hand.state
    # Neither the state nor the options of a table could carry a switch into the next match.
    assert not [f for f in (*table.state.__struct_fields__, *table.state.config.__struct_fields__) if "pass" in f]


@pytest.mark.rule("EK-NOPE-17")
@pytest.mark.scenario(89)
def test_without_clocks_the_waiting_seats_are_asked_from_the_left_of_the_player() -> None:
    table = position("skip nope", "nope", "nope", "nope").play(A, "play skip")
    driver = Driver()
    asked = []

    def ask(says: str) -> None:
        question = driver.next(table.match)
        assert question is not None
        asked.append(question.seat)
        table.play(question.seat, says, to=question.id)

    for says in ("pass", "nope", "pass", "pass", "pass"):
        ask(says)
    assert asked == [B, C, B, D, A]
    assert table.is_turn_of(A)
    assert not table.last.worked


@pytest.mark.rule("EK-NOPE-17")
@pytest.mark.scenario(108)
def test_offers_are_asked_only_by_a_driver_that_was_told_to() -> None:
    def asked(driver: Driver) -> list[tuple[int, bool]]:
        table = position("shuffle nope", "cat1", "cat1").play(A, "play shuffle")
        seats: list[tuple[int, bool]] = []
        while type(table.ask) is Window:
            question = driver.next(table.match)
            assert isinstance(question, Decision)
            seats.append((question.seat, question.owed))
            if question.owed:
                table.play(question.seat, "pass")
        assert type(table.ask) is Turn
        assert table.last.worked
        return seats

    assert asked(Driver()) == [(B, True), (C, True)]
    assert asked(Driver(wants_offers=lambda seat: True)) == [(A, False), (B, True), (C, True)]


@pytest.mark.rule("EK-ELIM-3")
@pytest.mark.scenario(28)
def test_the_dead_cannot_nope() -> None:
    table = position("skip", "cat1", "nope", "cat1", dead=(C,)).play(A, "play skip")
    assert table.asked == (B, D)
    with stale():
        table.play(C, "nope")
