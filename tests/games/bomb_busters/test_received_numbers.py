"""All four wires of a number at once, for number cards that each bring their holder a token (39)."""

from collections import Counter
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from litfuse.games.bomb_busters import GAME
from litfuse.games.bomb_busters.knowledge.clues import Picked
from litfuse.games.bomb_busters.mechanisms.base import hooks_of
from litfuse.games.bomb_busters.mechanisms.reading import readers_of
from litfuse.games.bomb_busters.mechanisms.simultaneous_cut.words import (
    CutTogether,
    MarkReceived,
    PassReceived,
    RewardCardLost,
    RewardDealt,
    RewardPassed,
    RewardTokenDue,
    Together,
    TogetherKnown,
    TogetherPanel,
)
from litfuse.games.bomb_busters.state import State
from litfuse.kernel.records import SPECTATOR, Viewer
from litfuse.kernel.rng import Stream
from tests.games.bomb_busters.every_deal import EveryDeal
from tests.games.bomb_busters.seams.checked import conforms
from tests.games.bomb_busters.seams.made_up import begun, mission_of, not_to_be
from tests.games.bomb_busters.table import P1, P2, P3, P4, Table, dealt, position, refused
from tests.games.bomb_busters.test_exact_odds import compare, played

RULE = "BB-X-MULTI"
HANDS = ("5 5 6 9", "6 11 11", "5 6 9", "5 6")
FOUR = "cut-together 1:1,1:2,3:1,4:1"


def waiting(*hands: str, deck: tuple[int, ...] = (8, 3, 2, 1, 10, 11), **more: object) -> Table:
    """Mission 39 with number 5, and these cards face down."""
    others = tuple(n for n in range(1, 13) if n != 5 and n not in deck)
    together = Together(number=5, deck=deck, out=others)
    return position(*(hands or HANDS), number=39, extras=[together], **more)  # type: ignore[arg-type]


def panel_of(table: Table, viewer: int) -> TogetherPanel:
    (panel,) = table.view(viewer).panels
    assert isinstance(panel, TogetherPanel)
    return panel


@pytest.mark.rule("BB-M39-1")
@pytest.mark.parametrize("seats", GAME.seats)
def test_eight_number_cards_wait_face_down_and_there_is_no_equipment(seats: int) -> None:
    numbers = set()
    for n in range(8):
        table = dealt(seats, 39, key=b"knowledge %d" % n)
        while table.asked[0][1] == "pick":
            table.match = table.match.play(table.match.owed[0], table.options(table.asked[0][0])[0])
        mission, view = table.state.mission, table.view(P1)
        assert (mission.yellow.count, mission.red.count, mission.red.shown) == (4, *((3, 3) if seats == 2 else (2, 3)))
        assert (mission.equipment, view.equipment, mission.tokens) == (False, (), "random")
        panel = panel_of(table, P1)
        assert (panel.deck, panel.out, panel.sizes, panel.hand) == (8, 3, (), ())
        (data,) = table.state.extras
        assert isinstance(data, Together)
        assert sorted((*data.deck, *data.out, data.number or 0)) == list(range(1, 13))
        numbers.add(data.number)
    assert len(numbers) > 2


@pytest.mark.rule("BB-M39-2", "BB-M39-3", "BB-C-14")
def test_the_number_is_not_called_and_a_card_is_lost_whenever_a_round_begins() -> None:
    table = waiting(turn=P4)
    with refused(RULE):
        table.play(P4, "dual-cut 1:1 5")
    table.play(P4, "dual-cut 2:1 6")
    assert (panel_of(table, P2).deck, panel_of(table, P2).out) == (5, 6)
    assert RewardCardLost(0) in table.told(P2)
    table.play(P1, "dual-cut 3:2 6")
    assert panel_of(table, P2).deck == 5
    empty = waiting(turn=P4, deck=()).play(P4, "dual-cut 2:1 6")
    assert panel_of(empty, P2).deck == 0


@pytest.mark.rule("BB-M39-2", "BB-M39-4")
@pytest.mark.scenario("BB-M39-S1")
def test_a_player_without_the_number_cuts_all_four_and_the_deck_is_dealt_from_the_captain_on() -> None:
    table = waiting("5 5 6 9", "5 11 11", "5 6 9", "6 6", turn=P4).play(P4, "cut-together 1:1,1:2,2:1,3:1")
    assert table.hand(P1) == "x5 x5 6 9"
    assert panel_of(table, P4).sizes == (2, 2, 1, 1)
    assert [panel_of(table, s).hand for s in (P1, P2, P3, P4)] == [(8, 10), (3, 11), (2,), (1,)]
    assert table.asked == ((P1, "received"),)
    assert table.match.clocks[0].kind == "prompt"


@pytest.mark.rule("BB-M39-4", "BB-C-13")
def test_the_cards_stay_where_they_are_if_the_four_were_the_last_of_all_wires() -> None:
    table = waiting("5 5", "5", "5", "x6", turn=P1).play(P1, "cut-together 1:1,1:2,2:1,3:1")
    assert table.won
    assert (panel_of(table, P1).deck, panel_of(table, P1).sizes) == (6, ())


@pytest.mark.rule("BB-M39-4")
@pytest.mark.scenario("BB-M39-S2")
def test_one_token_is_set_for_a_received_number_and_others_never_see_the_cards() -> None:
    table = waiting().play(P1, FOUR).play(P1, "pass-received")
    assert table.told(P3) == (RewardPassed(0, P1),)
    with refused(RULE):
        table.play(P2, "pass-received")
    with refused(RULE):
        table.play(P2, "mark-received 2:1")
    assert list(table.options(P2)) == [MarkReceived((P2, 1)), MarkReceived((P2, 2))]
    table.play(P2, "mark-received 2:3")
    assert table.hand(P2) == "6 11 11{11}"
    assert table.told(P3)[0] == RewardTokenDue(0, P2, 11, ((P2, 0), (P2, 1), (P2, 2)))
    for viewer in (P1, P3, P4, SPECTATOR):
        panel = GAME.view(table.state, viewer).panels[0]  # type: ignore[union-attr]
        assert isinstance(panel, TogetherPanel)
        assert panel.hand == dict[Viewer, tuple[int, ...]]({P1: (8, 10), P3: (2,), P4: (1,)}).get(viewer, ())
    known = table.known(P3)
    assert known.mechanisms == (TogetherKnown(0, ((), (11,), (2,), ())),)
    assert known.clues is not None
    assert Picked((P2, 2), ((P2, 0), (P2, 1), (P2, 2)), (11,)) in known.clues.picked


@pytest.mark.rule("BB-M39-2")
@pytest.mark.scenario("BB-M39-S3")
def test_one_wrong_wire_explodes() -> None:
    assert waiting().play(P1, "cut-together 1:1,1:2,3:1,4:2").ended == "explosion"


@pytest.mark.rule("BB-M39-4", "BB-C-13")
@pytest.mark.scenario("BB-M39-S4")
def test_everybody_with_a_card_is_asked_and_passes_if_nothing_fits() -> None:
    table = waiting().play(P1, FOUR)
    asked = []
    while table.asked[0][1] == "received":
        (seat, _) = table.asked[0]
        asked.append(seat)
        if seat == P3:
            assert list(table.options(P3)) == [PassReceived()]
            with refused(RULE):
                table.play(P3, "mark-received 3:2")
        table.match = table.match.play(table.question(seat), table.options(seat)[0])
    assert (asked, table.turn, table.asked) == ([P1, P2, P3, P4], P2, ((P2, "turn"),))


@pytest.mark.rule("BB-M39-4", "BB-C-35")
@pytest.mark.parametrize(
    "hand", ["6 11{11} 11{11}", "6 x11 x11 x11 x11"], ids=["every wire has one", "none of it is left"]
)
def test_a_number_whose_wires_all_have_a_token_or_are_cut_is_ignored(hand: str) -> None:
    table = waiting("5 5 6 9", hand, "5 6 9", "5 6").play(P1, FOUR).play(P1, "pass-received")
    assert list(table.options(P2)) == [PassReceived()]


@pytest.mark.rule("BB-M39-4")
def test_a_number_without_a_token_in_the_supply_is_ignored() -> None:
    table = waiting("5 5 9 11{11}", "6 11", "5 6 9 11{11}", "5 6").play(P1, "cut-together 1:1,1:2,3:1,4:1")
    assert list(table.play(P1, "pass-received").options(P2)) == [PassReceived()]


@pytest.mark.rule("BB-M39-4")
def test_players_without_wires_receive_nothing() -> None:
    table = waiting("5 5", "6 11", "5 6 9", "5 6").play(P1, FOUR)
    assert panel_of(table, P1).sizes == (0, 2, 2, 2)
    assert table.asked == ((P2, "received"),)
    last = waiting("5 5", "5", "5", "x6").play(P1, "cut-together 1:1,1:2,2:1,3:1")
    assert last.won


@pytest.mark.rule("BB-M39-5")
def test_a_hand_of_that_number_alone_must_do_the_special() -> None:
    table = waiting("5 5 r3", "6 11", "5 6 9", "5 6")
    assert {type(a).__name__ for a in table.options(P1)} == {"CutTogether"}


def test_the_notices_tell_each_player_the_own_cards_alone() -> None:
    table = waiting().play(P1, FOUR)
    told = [next(n for n in table.told(s) if isinstance(n, RewardDealt)) for s in (P1, P2, SPECTATOR)]
    assert [n.hand for n in told] == [(8, 10), (3, 11), ()]
    assert {n.sizes for n in told} == {(2, 2, 1, 1)}


def test_worlds_of_one_viewer_differ_in_deck_and_hands_and_keep_what_is_known() -> None:
    table = waiting()
    decks = {world(table, P2, n).deck for n in range(12)}
    assert len(decks) > 6
    assert all(sorted((*w.deck, *w.out, 5)) == list(range(1, 13)) for w in [world(table, P2, 0)])
    table.play(P1, FOUR).play(P1, "pass-received").play(P2, "mark-received 2:3")
    worlds = [world(table, P3, n) for n in range(12)]
    assert {(11 in w.hands[P2], w.hands[P3]) for w in worlds} == {(True, (2,))}
    assert len({w.hands[P1] for w in worlds}) > 4


def world(table: Table, viewer: int, seed: int) -> Together:
    """What this viewer may think of the number cards."""
    (reader,) = readers_of(table.state.mission.mechanisms)
    (known,) = table.known(viewer).mechanisms
    data = reader.imagine(panel_of(table, viewer), viewer, known, Stream(seed))
    assert isinstance(data, Together)
    assert reader.holds(known, data)
    return data


def test_a_leak_of_a_received_card_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    hooks = type(hooks_of(waiting().state.mission)[0])
    panel: Any = hooks.panel

    def leaking(self: Any, state: State, viewer: Viewer) -> TogetherPanel:
        shown: TogetherPanel = panel(self, state, viewer)
        (data,) = state.extras
        return replace(shown, out=data.deck[0]) if isinstance(data, Together) and data.deck else shown

    monkeypatch.setattr(hooks, "panel", leaking)
    with pytest.raises(AssertionError):
        conforms(WRITTEN.format(blue=5), 3)


WRITTEN = (
    "blue = {blue}\ndial = 6\ntokens = 'none'\nyellow = {{ count = 2 }}\n"
    'mechanisms = [{{ type = "SimultaneousCut", colour = "blue", count = 4, anybody_from = 2, reward = "tokens" }}]'
)


@pytest.mark.rule("BB-X-MULTI")
@pytest.mark.parametrize(("seats", "blue"), [(2, 2), (3, 2), (3, 3)])
def test_odds_with_received_numbers_equal_those_of_every_deal(seats: int, blue: int) -> None:
    done: Counter[str] = Counter()
    for number in range(8):
        luck = Random(number)
        mission = mission_of(WRITTEN.format(blue=blue)).at(seats)
        deals = EveryDeal(mission, seats, (), luck.randrange(seats), b"received %d" % number, 9000)
        compare(deals, number)
        (data,) = deals.match.state.extras
        assert isinstance(data, Together)
        there = [c for s in deals.match.state.stands for c in s.uncut if deals.match.state.value(c) == data.number]
        deals.play(deals.match.owed[0], CutTogether(tuple(there)))
        done += played(deals, luck, number)
    assert done["MarkReceived"]
    assert done["PassReceived"] or blue == 2


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_mission_with_received_numbers_conforms(seats: int) -> None:
    conforms(WRITTEN.format(blue=5), seats)


@pytest.mark.parametrize("more", ['token_kind = "parity"', 'lies = "all"', "shown_once = true"])
def test_received_numbers_need_true_tokens_that_tell_values(more: str) -> None:
    with not_to_be(RULE):
        begun(f"{more}\n{WRITTEN.format(blue=5)}", 4)


def test_received_numbers_need_a_number() -> None:
    with not_to_be(RULE):
        begun('red = { count = 3 }\nmechanisms = [{ type = "SimultaneousCut", reward = "tokens" }]', 4)


def test_the_reward_comes_once() -> None:
    table = waiting().play(P1, FOUR)
    for seat, says in ((P1, "pass-received"), (P2, "mark-received 2:2"), (P3, "pass-received"), (P4, "pass-received")):
        table.play(seat, says)
    table.play(P2, "dual-cut 1:3 6")
    assert not [n for n in table.told(P1) if isinstance(n, RewardDealt)]
    assert (table.turn, table.asked) == (P3, ((P3, "turn"),))
