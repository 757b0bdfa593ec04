"""Winning, and the proofs that a game always ends with one winner (EK-END, EK-PROOF)."""

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from litfuse.games.exploding_kittens import GAME, Config
from litfuse.games.exploding_kittens.cards import COPIES, KITTEN, Card
from litfuse.games.exploding_kittens.notices import Won
from litfuse.games.exploding_kittens.public import Facing, Giving, Over, Pausing, Placing, Turn, Window
from litfuse.games.exploding_kittens.state import State
from litfuse.games.exploding_kittens.view import Everything, View
from litfuse.kernel.errors import NotAdmitted, RulesBug
from litfuse.kernel.match import AnyMatch, Match
from litfuse.kernel.records import ALL, SPECTATOR, Entry, Resign, TimeUp, Viewer
from litfuse.kernel.rng import Stream
from tests.games.exploding_kittens.table import KEY, A, B, C, D, Table, cards, dealt, position, stale
from tests.games.exploding_kittens.walks import configs, walk

OPEN = (Facing, Pausing, Placing)


def open_kitten(state: State) -> bool:
    return type(state.ask) in OPEN


def weight(state: State) -> int:
    """W of EK-PROOF-2, with a kitten that lies open counted as if it were back already."""
    pile = len(state.pile) + open_kitten(state)
    return 2 * pile + sum(len(state.hands[s]) for s in state.living)


@pytest.mark.rule("EK-END-1")
@pytest.mark.scenario(67)
def test_when_one_of_two_explodes_the_other_has_won_at_once() -> None:
    table = position("skip", "cat1", pile="kitten").draw().play(A, "decline")
    assert table.ask == Over(B)
    assert len(table.state.pile) > 40
    assert table.match.decisions == ()
    assert table.match.clocks == ()
    viewers: list[Viewer] = [A, B, SPECTATOR]
    assert all(Won(B) in table.told(v) for v in viewers)
    with stale():
        table.play(B, "draw-card")


@pytest.mark.rule("EK-END-1")
def test_an_open_window_no_longer_matters_when_one_is_left() -> None:
    table = position("attack", "nope").play(A, "play attack").resign(B)
    assert table.ask == Over(A)
    assert table.match.decisions == ()


@pytest.mark.rule("EK-PROOF-1")
@pytest.mark.scenario(68)
def test_the_last_card_of_the_pile_is_the_kitten_and_somebody_has_to_draw_it() -> None:
    table = position("skip", "", pile="kitten", size=1).plays(A, "play skip").draw()
    assert [d.kind for d in table.match.decisions] == ["kitten"]
    table.play(B, "decline")
    assert table.ask == Over(A)
    assert table.pile == ""


@pytest.mark.rule("EK-END-2")
def test_the_order_of_elimination_gives_the_places_resignations_included() -> None:
    table = position("", "skip", "nope", "cat1", turn=C, pile="kitten").draw().play(C, "decline")
    table.resign(B).resign(D)
    outcome = table.match.outcome
    assert outcome is not None
    assert outcome.winners == (A,)
    assert outcome.ranking == ((A,), (D,), (B,), (C,))


@pytest.mark.rule("EK-END-3")
def test_once_the_game_is_over_everything_may_be_seen() -> None:
    table = position("defuse skip", "cat1 see", "", pile="kitten").draw().play(A, "defuse").play(A, "put-back 7")
    table.resign(B)
    with pytest.raises(NotAdmitted):
        table.match.view(ALL)
    table.resign(C)
    everything = table.match.view(ALL)
    assert isinstance(everything, Everything)
    assert everything.hands == (cards("skip"), cards("see cat1"), ())
    assert everything.pile == table.state.pile
    places = [e.place for m in table.match.line() for e in m.notices(ALL) if type(e).__name__ == "WentBack"]  # type: ignore[attr-defined]
    assert places == [7]


@pytest.mark.rule("EK-OPT-9", "EK-END-3")
@pytest.mark.scenario(118)
def test_spectators_see_the_public_view_until_the_end_and_everything_afterwards() -> None:
    table = position("skip", "nope", "cat1")
    seen = table.match.view(SPECTATOR)
    assert isinstance(seen, View)
    assert (seen.hand, seen.top, seen.place) == ((), (), None)
    with pytest.raises(NotAdmitted):
        table.match.watch(ALL)
    private = position("skip", "nope", "cat1", spectators=False)
    for viewer in (SPECTATOR, ALL):
        with pytest.raises(NotAdmitted):
            private.match.frame(viewer)
    for over in (table, private):
        over.resign(A).resign(B)
        over.match.watch(SPECTATOR)
        assert isinstance(over.match.view(ALL), Everything)
    assert Config.__struct_fields__.count("spectators") == 1
    assert not [f for f in Config.__struct_fields__ if "delay" in f]


@pytest.mark.rule("EK-PROOF-3")
@pytest.mark.scenario(83)
def test_after_each_turn_there_is_one_kitten_fewer_in_the_pile_than_living_players() -> None:
    for seed in range(40):
        for match in walk(dealt(3, b"%d" % seed).match, Stream(seed)):
            state: State = match.state
            if type(state.ask) is Turn:
                assert state.pile.count(KITTEN) == len(state.living) - 1


@settings(max_examples=50)
@given(seats=st.integers(2, 5), config=configs, seed=st.integers(0, 2**32))
@pytest.mark.rule("EK-PROOF-1", "EK-PROOF-3", "EK-COMP-3", "EK-COMBO-7")
def test_every_card_is_in_one_zone_and_the_pile_is_never_empty_for_a_draw(
    seats: int, config: Config, seed: int
) -> None:
    match = None
    for match in walk(Match.start(GAME, seats, b"%d" % seed, config), Stream(seed)):
        state: State = match.state
        in_zones = Counter([*state.pile, *state.discard, *state.out, *(c for hand in state.hands for c in hand)])
        if open_kitten(state):
            in_zones[KITTEN] += 1
        assert in_zones == COPIES
        assert not any(KITTEN in zone for zone in (state.discard, *state.hands))
        if type(state.ask) is not Over:
            assert state.pile.count(KITTEN) == len(state.living) - 1 - open_kitten(state) == state.kittens
        if type(state.ask) in (Turn, Window, Giving):
            assert state.pile
    assert match is not None
    assert len(match.state.living) == 1
    assert match.outcome is not None
    assert match.outcome.winners == match.state.living


@settings(max_examples=50)
@given(seats=st.integers(2, 5), config=configs, seed=st.integers(0, 2**32))
@pytest.mark.rule("EK-PROOF-2")
def test_every_play_and_every_draw_lowers_the_weight_and_so_the_game_ends(
    seats: int, config: Config, seed: int
) -> None:
    start = Match.start(GAME, seats, b"%d" % seed, config)
    begun = weight(start.state)
    assert begun == {4: (92, 93, 90, 87), 7: (86, 84, 78, 72)}[config.opening][seats - 2]
    steps, resignations = 0, 0
    at_turns: list[int] = []
    for match in walk(start, Stream(seed)):
        steps += match.seq > 0
        resignations += isinstance(match.entry.action, Resign)
        if type(match.state.ask) is Turn:
            at_turns.append(weight(match.state))
    assert at_turns == sorted(set(at_turns), reverse=True)  # lower each time the player on turn is asked
    assert steps - resignations <= begun * (seats + 2)


@pytest.mark.rule("EK-PROOF-2")
def test_every_play_and_draw_lowers_the_games_weight_by_its_amount() -> None:
    hand = "defuse attack skip shuffle see cat1 cat1 cat2 cat2 cat2 favor"

    def cost(*plays: str, pile: str = "cat3", nopers: tuple[int, ...] = ()) -> int:
        table = position(hand, "nope nope cat4 cat4", "", pile=pile)
        before = weight(table.state)
        for says in plays:
            if says in ("draw-card", "defuse", "put-back 2", "give cat4"):
                table.play(B if says.startswith("give") else A, says)
            else:
                table.plays(A, says, *nopers)
        return before - weight(table.state)

    assert cost("draw-card") == 1
    assert cost("draw-card", "defuse", "put-back 2", pile="kitten") == 1
    for card in ("attack", "skip", "shuffle", "see"):
        assert cost(f"play {card}") == 1
    assert cost("play skip", nopers=(B,)) == 2
    assert cost("play skip", nopers=(B, B)) == 3
    assert cost("ask-favor 1", "give cat4") == 1
    assert cost("pair cat1,cat1 1") == 2
    assert cost("three cat2,cat2,cat2 1 cat4") == 3
    assert cost("five attack,skip,shuffle,see,cat1 skip") == 4


def swapped(state: State, was: Card, becomes: Card) -> State:
    """One card of A's hand, or of the discard, has turned into another."""
    hand = list(state.hands[A])
    hand[hand.index(was)] = becomes
    return replace(state, hands=(tuple(hand), *state.hands[1:]))


@pytest.mark.rule("EK-PROOF-3")
def test_the_engine_stops_when_a_card_is_lost_or_a_kitten_is_where_it_must_not_be() -> None:
    table = position("skip cat1", "nope", "", discard="see", pile="cat2")
    good = table.state
    wrong = {
        "a card is gone": replace(good, discard=()),
        "a card too many": replace(good, discard=cards("see see")),
        "a kitten is gone": replace(good, pile=(*good.pile[:-1], Card.CAT3)),
        "a kitten in a hand": swapped(good, Card.CAT1, KITTEN),
        "a kitten on the discard": replace(good, discard=(KITTEN,)),
    }
    assert Table(rewound(good)).draw().is_turn_of(B)
    for state in wrong.values():
        with pytest.raises(RulesBug, match="EK-PROOF-3"):
            Table(rewound(state)).draw()


def rewound(state: State) -> AnyMatch:
    return Match(GAME, len(state.hands), state.config, KEY, state, Entry(0), None)


@pytest.mark.rule("EK-END-1")
def test_nothing_is_taken_after_the_end() -> None:
    match = position("skip", "nope").resign(A).match
    for action in (Resign(B), TimeUp("turn.1")):
        with stale():
            match.table(action)
    with stale():
        match.close()
