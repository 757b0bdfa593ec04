"""Who knows what (EK-INFO). What the notepad makes of it is in test_knowledge.py."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from litfuse.games.exploding_kittens import GAME, Config
from litfuse.games.exploding_kittens.cards import KITTEN, Card, in_order
from litfuse.games.exploding_kittens.state import State
from litfuse.kernel.codec import Decoder, encode
from litfuse.kernel.errors import BadRecord
from litfuse.kernel.fairness import commitment, match_key
from litfuse.kernel.frames import frame_of
from litfuse.kernel.match import AnyMatch, Match
from litfuse.kernel.records import ALL, SPECTATOR, Viewer
from litfuse.kernel.rng import KeyedRng, Rng, Stream
from litfuse.kernel.talk import Said, heard
from litfuse.kernel.told import Perspective, told
from tests.games.exploding_kittens.table import KEY, A, B, C, D, Table, cards, dealt, position, stale
from tests.games.exploding_kittens.walks import configs, walk

EVERYBODY: tuple[Viewer, ...] = (A, B, C, SPECTATOR)


def frames(table: Table, *viewers: Viewer) -> list[bytes]:
    return [encode([table.told(v), table.match.frame(v)]) for v in viewers]


def disguised(state: State, viewer: Viewer, rng: Rng) -> State:
    """The same table with everything moved that this viewer must not know: others' cards and the pile."""
    shown = state.peek if viewer == state.turn else 0
    top, below = state.pile[:shown], state.pile[shown:]
    hidden = [c for s, hand in enumerate(state.hands) if s != viewer for c in hand]
    hidden += [c for c in below if c is not KITTEN]
    left = list(rng.shuffled("hidden", hidden))
    hands = []
    for s, hand in enumerate(state.hands):
        hands.append(hand if s == viewer else in_order(left[: len(hand)]))
        if s != viewer:
            del left[: len(hand)]
    pile = list(rng.shuffled("pile", [*left, *[KITTEN] * below.count(KITTEN)]))
    place = state.place
    if place is not None and place[0] == viewer:  # where it put a kitten back
        pile.remove(KITTEN)
        pile.insert(place[1], KITTEN)
    elif place is not None:
        place = (place[0], rng.below("place", len(pile) + 1))
    return replace(state, hands=tuple(hands), pile=(*top, *pile), place=place)


@settings(max_examples=40)
@given(seats=st.integers(2, 5), config=configs, seed=st.integers(0, 2**32))
@pytest.mark.rule("EK-INFO-1", "EK-INFO-5", "EK-INFO-6", "EK-NOPE-13")
def test_nothing_that_a_viewer_gets_depends_on_what_it_may_not_know(seats: int, config: Config, seed: int) -> None:
    """Views, questions, clocks, numbers and the viewer's own menus, byte for byte."""
    rng = Stream(seed)
    viewers: list[Viewer] = [*range(seats), SPECTATOR]
    for match in walk(Match.start(GAME, seats, b"%d" % seed, config), Stream(seed)):
        viewer = viewers[rng.below("viewer", len(viewers))]
        twin = disguised(match.state, viewer, rng)
        assert encode(frame_of(GAME, twin, viewer)) == encode(frame_of(GAME, match.state, viewer))


@pytest.mark.rule("EK-INFO-1")
def test_sizes_discard_kittens_and_removed_cards_are_shown_to_all() -> None:
    table = position("defuse skip", "nope", "", pile="kitten", discard="see cat1", owed=2)
    for viewer in EVERYBODY:
        view = table.view(viewer)
        assert view.sizes == (2, 1, 0)
        assert (view.pile, view.kittens) == (len(table.state.pile), 2)
        assert view.discard == cards("see cat1")
        assert view.out == (KITTEN, KITTEN)
        assert (view.turn, view.owed) == (A, 2)
    table.draw()
    assert {table.view(v).kittens for v in EVERYBODY} == {1}  # one lies open


@pytest.mark.rule("EK-INFO-1")
def test_a_hand_is_seen_by_its_owner_alone() -> None:
    table = position("skip", "nope", "cat1")
    assert [table.view(v).hand for v in EVERYBODY] == [cards("skip"), cards("nope"), cards("cat1"), ()]


@pytest.mark.rule("EK-INFO-1")
def test_questions_are_public_and_their_options_are_not() -> None:
    table = position("skip", "nope", "").play(A, "play skip")
    assert len({table.match.frame(v).open for v in EVERYBODY}) == 1
    assert all(table.match.frame(v).clocks == table.match.clocks for v in EVERYBODY)
    for viewer in EVERYBODY:
        assert {table.match.find(i).seat for i in table.match.frame(viewer).menus} <= {viewer}
    forms = {v: [f.type for menu in table.match.frame(v).menus.values() for f in menu] for v in EVERYBODY}
    assert forms == {A: [], B: ["Pass", "Nope"], C: ["Pass"], SPECTATOR: []}


@pytest.mark.rule("EK-INFO-1")
@pytest.mark.scenario(75)
def test_no_view_holds_the_order_of_the_pile_and_no_intent_asks_for_it() -> None:
    table = position("skip", "nope", "cat1", pile="kitten favor see")
    turned = position("skip", "nope", "cat1", pile="see kitten favor")
    assert table.state.pile != turned.state.pile
    for viewer in EVERYBODY:
        assert encode(table.match.frame(viewer)) == encode(turned.match.frame(viewer))
        assert table.view(viewer).pile == len(table.state.pile)
    assert table.match.frame(SPECTATOR).menus == {}
    assert table.match.frame(SPECTATOR).table == ()


@pytest.mark.rule("EK-INFO-2", "EK-COMP-4")
def test_a_pick_is_announced_without_its_place_and_hands_are_in_table_order() -> None:
    first = position("cat3 cat3", "skip skip", "").plays(A, f"pair cat3,cat3 {B}", steal=0)
    second = position("cat3 cat3", "skip skip", "").plays(A, f"pair cat3,cat3 {B}", steal=1)
    assert frames(first, *EVERYBODY) == frames(second, *EVERYBODY)
    other = position("cat3 cat3", "nope skip", "").plays(A, f"pair cat3,cat3 {B}", steal=0)
    assert frames(first, C, SPECTATOR) == frames(other, C, SPECTATOR)
    one, two = (position("", "", "", pile=p, owed=2).draw().draw() for p in ("skip nope", "nope skip"))
    assert one.hand(A) == two.hand(A) == "nope skip"  # whichever came first


@settings(max_examples=40)
@given(seats=st.integers(2, 5), config=configs, seed=st.integers(0, 2**32))
@pytest.mark.rule("EK-INFO-5")
def test_what_happens_for_one_seat_happens_for_all_in_the_same_shape(seats: int, config: Config, seed: int) -> None:
    """The same notices in the same number reach everybody in every step, so nobody can count what is hidden."""
    viewers: list[Viewer] = [*range(seats), SPECTATOR]
    perspectives = [Perspective(GAME, v) for v in viewers]
    for match in walk(Match.start(GAME, seats, b"%d" % seed, config), Stream(seed)):
        shapes = {tuple(type(n).__name__ for n in perspective.advance(match)) for perspective in perspectives}
        assert len(shapes) == 1
        assert shapes != {()}
        assert {perspective.tick for perspective in perspectives} == {match.seq + 1}


@pytest.mark.rule("EK-INFO-5", "EK-NET-2")
def test_a_refused_answer_leaves_no_gap_in_any_number() -> None:
    table = position("skip", "nope", "cat1")
    before = [encode(told(table.match, v)) for v in EVERYBODY]
    for seat, says in ((B, "nope"), (C, "draw-card")):
        with stale():
            table.play(seat, says)
    assert [encode(told(table.match, v)) for v in EVERYBODY] == before
    assert table.draw().match.seq == 1


@pytest.mark.rule("EK-INFO-4")
@pytest.mark.scenario(119)
def test_there_are_no_whispers_only_the_open_chat() -> None:
    states = [position("see", "nope", "cat1"), position("see", "nope", "cat1").play(A, "play see")]
    states += [position("", "", "", pile="kitten").draw(), position("see", "nope").resign(A)]
    for table in states:
        talk = GAME.talk(table.state)
        assert (talk.chat, talk.whispers, talk.nudges) == ("free", False, False)
    said = Said(A, "chat", "it is safe")
    everybody: list[Viewer] = [B, C, D, SPECTATOR, ALL]
    hears = [heard(said, v) for v in everybody]
    assert all(h == hears[0] and h is not None and h.body == "it is safe" for h in hears)


@pytest.mark.rule("EK-INFO-7")
def test_the_dead_may_talk_and_spectators_have_no_seat_to_talk_from() -> None:
    table = position("see", "nope", "cat1").resign(B)
    assert B in table.state.dead
    assert GAME.talk(table.state).chat == "free"
    assert heard(Said(B, "chat", "boo"), A) is not None
    decode: Decoder[Said] = Decoder(Said)
    assert decode(b'{"seat":1,"kind":"chat","body":"boo"}').seat == B
    with pytest.raises(BadRecord):
        decode(b'{"seat":"spectator","kind":"chat","body":"psst"}')


@pytest.mark.rule("EK-INFO-7")
def test_what_one_seat_knows_stays_with_that_seat() -> None:
    table = position("see", "nope", "", pile="skip favor cat1").plays(A, "play see")
    assert "favor" in str(told(table.match, A))
    assert table.known(A).coming == cards("skip favor cat1")
    assert table.known(B).coming == ()
    assert [table.known(s).seat for s in (A, B, C)] == [A, B, C]


@pytest.mark.rule("EK-NET-6")
def test_the_deal_follows_from_a_starting_value_that_was_promised_before() -> None:
    seed, other = b"\x01" * 32, b"\x02" * 32
    assert commitment("m", seed) != commitment("m", other)
    assert commitment("m", seed) != commitment("n", seed)
    key = match_key(seed, "m", ())
    match: AnyMatch = Match.start(GAME, 3, key)
    assert match.state == Match.start(GAME, 3, key).state
    assert match.state.pile != Match.start(GAME, 3, match_key(other, "m", ())).state.pile
    shuffles: list[Any] = []
    for match in walk(dealt(4).match, Stream(3)):
        for draw in match.entry.draws:  # anybody who has the key can make every draw again
            rng = KeyedRng(KEY, match.seq)
            again: Any = rng.below(draw.label, draw.of) if isinstance(draw.got, int) else None
            again = rng.shuffled(draw.label, range(draw.of)) if isinstance(draw.got, tuple) else again
            assert again == draw.got
            shuffles.append(draw.label)
    assert {"deal", "pile", "first"} < set(shuffles)


@pytest.mark.rule("EK-NET-6", "EK-COMBO-2", "EK-DEF-5")
def test_random_choices_come_out_evenly() -> None:
    """No outcome of a steal, a gift or a placing is forgotten or preferred."""
    stolen: list[Card] = []
    placed: list[int] = []
    for i in range(600):
        key = b"%d" % i
        steal = position("cat3 cat3", "nope skip favor", "").play(A, f"pair cat3,cat3 {B}")
        match: AnyMatch = Match(GAME, 3, Config(), key, steal.state, steal.match.entry, None)
        for seat in (B, C):
            match = match.play(f"{seat}.nope.2", GAME.standing["nope"])
        stolen += match.state.hands[A]
        late = position("defuse", "", pile="kitten", size=4).draw().play(A, "defuse")
        match = Match(GAME, 2, Config(), key, late.state, late.match.entry, None)
        placed.append(match.wait().state.pile.index(KITTEN))
    assert all(150 <= stolen.count(c) <= 250 for c in cards("nope skip favor"))
    assert all(105 <= placed.count(p) <= 195 for p in range(4))
