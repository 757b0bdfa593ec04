"""Questions, clocks and what happens when they run out (EK-NET)."""

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from litfuse.games.exploding_kittens import GAME, Config
from litfuse.games.exploding_kittens.notices import Defused, Drew, Exploded, GaveCard, KittenDrawn, WentBack
from litfuse.games.exploding_kittens.public import Facing, Giving, Over, Pausing, Placing, Turn, Window
from litfuse.kernel.codec import codec
from litfuse.kernel.errors import BadConfig
from litfuse.kernel.pace import away_due, ends, settled, stand_ins
from litfuse.kernel.records import Viewer
from litfuse.kernel.told import told
from tests.games.exploding_kittens.table import A, B, C, D, Table, position, refused, stale, undecodable

EVERYBODY: tuple[Viewer, ...] = (A, B, C, "spectator")


@pytest.mark.rule("EK-NET-3")
@pytest.mark.scenario(72)
def test_when_the_turn_clock_runs_out_the_player_draws() -> None:
    table = position("skip", "nope", "", pile="favor").time_up()
    assert table.hand(A) == "skip favor"
    assert table.is_turn_of(B)
    assert Drew(A, late=True) in table.told(C)


@pytest.mark.rule("EK-NET-3")
def test_the_turn_clock_runs_once_per_turn_and_stands_still_in_between() -> None:
    table = position("see favor", "cat1 cat2", "", owed=2)
    turn = table.match.clocks
    assert [(c.kind, c.seats) for c in turn] == [("turn", (A,))]
    table.play(A, "play see")
    assert [c.kind for c in table.match.clocks] == ["nope"]
    assert table.let().match.clocks == turn  # the same key: the budget goes on
    table.play(A, f"ask-favor {B}").let()
    assert [c.kind for c in table.match.clocks] == ["give"]
    assert table.play(B, "give cat1").match.clocks == turn
    table.draw()
    assert table.is_turn_of(A, owed=1)
    assert table.match.clocks[0].key != turn[0].key  # the second turn is another one


def in_window() -> Table:
    return position("skip", "nope", "").play(A, "play skip")


def giving() -> Table:
    return position("favor", "cat1 cat2", "").plays(A, f"ask-favor {B}")


def kitten(**config: str) -> Table:
    return position("defuse", "cat1", "", pile="kitten", **config).draw()  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("make", "state", "asked", "clock", "after"),
    [
        (lambda: position("", "", "", pile="cat1"), Turn, [("turn", A)], ("turn", (A,)), (Drew(A, late=True),)),
        (in_window, Window, [("nope", B), ("nope", C), ("nope", A)], ("nope", (B, C)), None),
        (giving, Giving, [("give", B)], ("give", (B,)), (GaveCard(B, A, late=True),)),
        (kitten, Facing, [("kitten", A)], ("kitten", (A,)), (Defused(A, late=True),)),
        (lambda: kitten(defuse="automatic"), Pausing, [], ("pause", ()), (Defused(A),)),
        (lambda: kitten().play(A, "defuse"), Placing, [("place", A)], ("place", (A,)), (WentBack(A, late=True),)),
    ],
)
@pytest.mark.rule("EK-NET-7")
def test_the_questions_their_clocks_and_their_defaults(
    make: Callable[[], Table], state: type, asked: list[Any], clock: Any, after: Any
) -> None:
    table = make()
    assert type(table.ask) is state
    assert [(d.kind, d.seat) for d in table.match.decisions] == asked
    assert [(c.kind, c.seats) for c in table.match.clocks] == [clock]
    table.time_up()
    if after is None:
        assert table.is_turn_of(B)  # the Nopes were counted
    else:
        assert table.told("spectator")[0] == after[0]


@pytest.mark.rule("EK-NET-7", "EK-DEF-1")
def test_without_a_defuse_the_clock_of_the_kitten_ends_in_an_explosion() -> None:
    for config, late in (("asked", True), ("automatic", False)):
        table = position("skip", "cat1", "", pile="kitten", defuse=config).draw().time_up()
        assert Exploded(A, late=late) in table.told(B)


@pytest.mark.rule("EK-NET-1")
def test_the_states_follow_each_other_as_listed() -> None:
    table = position("favor skip defuse", "cat1 nope", "", pile="kitten", owed=3)
    path = [type(table.ask)]

    def go(step: Callable[[], Any]) -> None:
        step()
        path.append(type(table.ask))

    go(lambda: table.play(A, f"ask-favor {B}"))
    go(lambda: table.play(B, "nope"))
    go(table.let)  # cancelled
    assert path == [Turn, Window, Window, Turn]
    del path[:]
    go(lambda: table.play(A, "play skip"))
    go(table.let)  # the end of a turn, and the next one
    go(table.draw)
    go(lambda: table.play(A, "defuse"))
    go(lambda: table.play(A, "put-back 0"))
    go(table.draw)
    go(lambda: table.play(A, "decline"))
    assert path == [Window, Turn, Facing, Placing, Turn, Facing, Turn]
    assert table.is_turn_of(B)
    del path[:]
    table = position("favor", "cat1", pile="kitten")
    go(lambda: table.play(A, f"ask-favor {B}"))
    go(table.let)
    go(lambda: table.play(B, "give cat1"))
    go(table.draw)
    go(lambda: table.play(A, "decline"))
    assert path == [Window, Giving, Turn, Facing, Over]


@pytest.mark.rule("EK-NET-2")
def test_the_actions_are_exactly_those_of_the_rules() -> None:
    tags = {t.__struct_config__.tag for t in GAME.types.action.__args__}
    assert tags == {
        *("Play", "AskFavor", "Pair", "Three", "Five"),
        *("Nope", "Pass", "DrawCard", "Give", "Defuse", "Decline", "PutBack"),
    }
    for bad in (b"{}", b'{"type":"Shout"}', b'{"type":"Play","card":"dog"}', b'{"type":"Give"}', b"[", b'{"type":1}'):
        with undecodable():
            codec(GAME).action(bad)


@pytest.mark.rule("EK-NET-2")
@pytest.mark.scenario(124)
def test_every_answer_to_a_question_that_is_not_open_is_stale_in_the_same_words() -> None:
    table = position("skip", "nope", "nope", "nope")
    anothers = table.question(A).id
    with stale():
        table.play(C, "draw-card", to=anothers)
    table.play(A, "play skip")
    own = table.question(C).id
    table.play(C, "pass", to=own)
    with stale():
        table.play(C, "nope", to=own)  # already answered
    with stale():
        table.play(C, "pass", to=table.question(B).id)
    table.let()
    with stale():
        table.play(C, "nope", to=own)  # closed
    for nonsense in ("", "2", "2.nope.99", "nobody", "0.turn.1.2"):
        with stale():
            table.play(C, "nope", to=nonsense or " ")


@pytest.mark.rule("EK-NET-2")
def test_a_rejected_answer_changes_nothing() -> None:
    table = position("cat1 cat2", "nope", "")
    before = table.match
    with refused("EK-COMBO-2"):
        table.play(A, f"pair cat1,cat2 {B}")
    with stale():
        table.play(B, "nope")
    with undecodable():
        table.play(A, "pair cat1")
    assert table.match is before


@pytest.mark.rule("EK-NET-4", "EK-OPT-11")
@pytest.mark.scenario(81)
def test_without_a_stand_in_the_clocks_answer_for_an_absent_person() -> None:
    table = position("defuse skip", "nope", "", pile="kitten", stand_in=False)
    for expected in (KittenDrawn(A, late=True), Defused(A, late=True), WentBack(A, late=True)):
        (clock,) = table.match.clocks
        assert stand_ins(table.state.config, clock, GAME.standing, away={A}) == ()
        assert table.time_up().told(B)[0] == expected
    assert table.is_turn_of(B)
    assert (table.hand(A), table.discard) == ("skip", "defuse")
    assert [GAME.times[k].seconds for k in ("kitten", "place")] == [15, 20]


@pytest.mark.rule("EK-NET-4", "EK-OPT-11")
@pytest.mark.scenario(115)
def test_after_the_first_time_out_a_bot_stands_in_for_an_absent_person() -> None:
    table = position("skip", "nope", "", pile="favor")
    (clock,) = table.match.clocks
    assert stand_ins(table.state.config, clock, GAME.standing, away={A, B}) == (A,)
    assert stand_ins(table.state.config, clock, GAME.standing, away={B}) == ()  # who is there plays on
    table.time_up()
    assert table.hand(A) == "skip favor"
    # A window that ends is no time-out: whoever said nothing let it go.
    table.play(B, "draw-card").play(C, "draw-card").play(A, "play skip")
    (window,) = table.match.clocks
    assert B in window.seats
    assert stand_ins(table.state.config, window, GAME.standing, away={B}) == ()


@pytest.mark.rule("EK-NET-4")
def test_a_stand_in_gets_what_the_seat_has_seen_and_the_person_sees_what_it_did() -> None:
    table = position("see", "nope", "", pile="favor cat1 cat2").plays(A, "play see")
    gone = told(table.match, A)
    assert "favor" in str(gone.notices)
    table.time_up()  # and on
    back = told(table.match, A, since=gone.tick)
    assert "favor" in str(back.notices[0])  # which card the seat drew meanwhile
    assert back.since == gone.tick
    assert told(table.match, A).notices == gone.notices + back.notices


@pytest.mark.rule("EK-OPT-6", "EK-NET-10")
@pytest.mark.scenario(113)
def test_an_absent_players_pass_is_waited_for_ten_seconds() -> None:
    assert settled(GAME.times, {"nope": None})["nope"] is None
    assert away_due(opened_ms=60_000, lost_ms=3_000) == 70_000
    assert away_due(opened_ms=60_000, lost_ms=64_000) == 74_000
    table = position("skip", "", "", "nope").play(A, "play skip")
    assert GAME.standing["nope"] in table.options(D)  # the pass that is given then, whatever D holds


@pytest.mark.rule("EK-NET-10", "EK-OPT-7")
@pytest.mark.scenario(122)
def test_clocks_are_set_within_their_bounds() -> None:
    for wanted in ({"nope": 2}, {"nope": 11}, {"pause": None}, {"pause": 4}, {"turn": 14}, {"kitten": 301}):
        with pytest.raises(BadConfig) as caught:
            settled(GAME.times, wanted)
        assert caught.value.rule == "EK-NET-10"
    assert settled(GAME.times, {"nope": 3})["nope"] == 3


@pytest.mark.parametrize(
    ("kind", "seconds", "least", "most", "may_be_off"),
    [
        ("turn", 60, 15, 600, True),
        ("nope", 5, 3, 10, True),
        ("give", 20, 10, 300, True),
        ("kitten", 15, 10, 300, True),
        ("place", 20, 10, 300, True),
        ("pause", 3, 3, 3, False),
    ],
)
@pytest.mark.rule("EK-NET-10", "EK-OPT-6")
def test_the_clocks_and_their_numbers(kind: str, seconds: int, least: int, most: int, may_be_off: bool) -> None:
    assert settled(GAME.times, {})[kind] == seconds
    for wanted in range(700):
        if least <= wanted <= most:
            assert settled(GAME.times, {kind: wanted})[kind] == wanted
        else:
            with pytest.raises(BadConfig):
                settled(GAME.times, {kind: wanted})
    if may_be_off:
        assert settled(GAME.times, {kind: None})[kind] is None
    assert set(GAME.times) == {"turn", "nope", "give", "kitten", "place", "pause"}


@pytest.mark.rule("EK-NET-10", "EK-NOPE-10")
@pytest.mark.scenario(123)
def test_an_answer_counts_for_a_quarter_of_a_second_after_the_shown_end() -> None:
    for kind in ("nope", "turn"):
        seconds = settled(GAME.times, {})[kind]
        assert seconds is not None
        assert ends(1000 * seconds) == 1000 * seconds + 250
    # What comes later meets a window that is closed and a turn that is over.
    table = position("skip", "", "nope").play(A, "play skip")
    late = table.question(C).id
    table.time_up()
    with stale():
        table.play(C, "nope", to=late)


@given(hands=st.lists(st.sampled_from(["", "nope", "defuse", "skip cat1"]), min_size=3, max_size=3))
@pytest.mark.rule("EK-NOPE-10", "EK-INFO-6")
def test_no_clock_depends_on_a_hand(hands: list[str]) -> None:
    def clocks(*held: str) -> list[Any]:
        table = position(f"skip {held[0]}", *held[1:], pile="kitten").play(A, "play skip")
        seen: list[Any] = [table.match.clocks]
        table.let().draw()
        return [*seen, table.match.clocks, table.match.decisions]

    assert clocks(*hands) == clocks("", "", "")


@pytest.mark.rule("EK-OPT-11")
def test_a_bot_stands_in_unless_the_table_forbids_it() -> None:
    assert Config().stand_in
    (clock,) = position("", "").match.clocks
    assert stand_ins(Config(), clock, (), away={A}) == (A,)
    assert stand_ins(Config(stand_in=False), clock, (), away={A}) == ()
