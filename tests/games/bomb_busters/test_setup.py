"""Setup (BB-SETUP) and the recipes of missions 1-8."""

from collections import Counter

import pytest

from litfuse.games.bomb_busters import GAME, Config
from litfuse.games.bomb_busters.actions import PlaceToken
from litfuse.games.bomb_busters.content import MISSIONS
from litfuse.games.bomb_busters.mission import Colour, Mission
from litfuse.games.bomb_busters.notices import PassedOver
from litfuse.games.bomb_busters.public import Acting
from litfuse.games.bomb_busters.words import Equipment
from litfuse.kernel.errors import BadConfig
from litfuse.kernel.match import Match
from litfuse.kernel.records import SPECTATOR, Draw, Viewer
from litfuse.kernel.rng import Stream
from litfuse.kernel.told import told
from tests.games.bomb_busters.table import KEY, P1, P2, P3, P4, Table, dealt, refused, scripted, set_up, stale

SIZES = {  # BB-SETUP-17: wires of the stands in the order of dealing, for 3, 4, 5 and 2 players
    1: ("6 6 6 6", "6 6 6 6", "5 5 5 5 4", "6 6 6 6"),
    2: ("9 9 8 8", "9 9 8 8", "7 7 7 7 6", "9 9 8 8"),
    3: ("11 10 10 10", "11 10 10 10", "9 8 8 8 8", "11 10 10 10"),
    4: ("13 13 13 12", "13 13 13 12", "11 10 10 10 10", "14 13 13 13"),
    5: ("13 13 13 12", "13 13 13 12", "11 10 10 10 10", "13 13 13 13"),
    6: ("14 13 13 13", "14 13 13 13", "11 11 11 10 10", "14 14 13 13"),
    7: ("13 12 12 12", "13 12 12 12", "10 10 10 10 9", "13 12 12 12"),
    8: ("13 13 13 12", "13 13 13 12", "11 10 10 10 10", "14 13 13 13"),
}


def drawn(seats: int, config: Config, **draws: list[int]) -> Table:
    """A deal with some draws forced: what is drawn first comes first."""
    script = []
    for label, wanted in draws.items():
        of = {"yellow": 11, "red": 11, "equipment": 12}[label.split("_")[0]]
        rest = [i for i in range(of) if i not in wanted]
        script.append(Draw(label.replace("_", " "), of, (*wanted, *rest)))
    return scripted(seats, config, script)


def sizes(table: Table) -> list[int]:
    return [len(s.wires) for s in table.state.stands]


@pytest.mark.rule("BB-SETUP-05", "BB-SETUP-08", "BB-SETUP-14", "BB-SETUP-18", "BB-SETUP-20", "BB-COMP-07")
@pytest.mark.scenario(1)
def test_mission_4_with_four_players() -> None:
    table = dealt(4, 4)
    assert sizes(table) == [13, 13, 13, 12]
    assert [(c.usable, c.used) for c in table.state.equipment] == [(False, False)] * 4
    assert table.dial == 4
    assert sorted((m.key % 10, m.sure) for m in table.state.markers) == [(1, True), (1, True), (5, True)]
    asked = []
    while table.asked[0][1] == "token":
        asked.append(table.asked[0][0])
        decision = table.match.owed[0]
        table.match = table.match.play(decision, table.match.options(decision)[0])
    assert asked == [P1, P2, P3, P4]
    assert sum(len(w.tokens) for s in table.state.stands for w in s.wires) == 4


@pytest.mark.rule("BB-SETUP-05", "BB-SETUP-14", "BB-SETUP-20", "BB-M06-2", "BB-M06-1")
@pytest.mark.scenario(2)
def test_mission_6_with_two_players() -> None:
    table = dealt(2, 6)
    assert sizes(table) == [14, 14, 13, 13]
    assert [s.owner for s in table.state.stands] == [P1, P2, P1, P2]
    assert (len(table.state.equipment), table.dial) == (2, 2)
    assert Counter((m.key % 10, m.sure) for m in table.state.markers) == {(1, True): 4, (5, True): 2}
    done = set_up(2, 6)
    assert sum(len(w.tokens) for s in done.state.stands for w in s.wires) == 2


@pytest.mark.rule("BB-SETUP-09", "BB-SETUP-10", "BB-SETUP-17", "BB-VIS-06", "BB-M08-1", "BB-SETUP-26")
@pytest.mark.scenario(3)
def test_mission_8_with_three_players() -> None:
    config = Config(mission=8, captain=P1)
    table = drawn(3, config, red_draw=[2, 7], yellow_draw=[1, 5, 9])
    assert [(m.key, m.sure) for m in table.state.markers] == [(k, False) for k in (21, 35, 61, 85, 101)]
    assert sizes(table) == [13, 13, 13, 12]
    assert (table.dial, len(table.state.equipment)) == (3, 3)
    there = Counter(w.value for s in table.state.stands for w in s.wires)
    assert (sum(there.values()), there[13], there[14]) == (51, 2, 1)
    aside = table.state.aside
    assert sorted(k % 10 for k in aside) == [1, 5]
    for viewer in (P1, P2, P3, "spectator"):
        view = table.view(viewer)
        assert not hasattr(view, "aside")
        assert view.mission.yellow.count == 2
        assert view.mission.red.count == 1


@pytest.mark.rule("BB-COMP-14", "BB-SETUP-15", "BB-TERM-04")
@pytest.mark.scenario(4)
def test_stands_are_sorted_by_printed_number() -> None:
    mission = Mission(blue=5, yellow=Colour(2, fixed=(4, 9)), red=Colour(1, fixed=(4,)))
    pool = [*(10 * n for n in range(1, 6) for _ in range(4)), 41, 91, 45]
    wires = [50, 45, 40, 41, 50]  # every fifth wire of the pool comes to the Captain
    order: list[int | None] = [None] * len(pool)
    order[::5] = [pool.index(w) + wires[:i].count(w) for i, w in enumerate(wires)]
    rest = iter(i for i in range(len(pool)) if i not in order)
    shuffle = Draw("pool shuffle", len(pool), tuple(next(rest) if i is None else i for i in order))
    table = scripted(5, Config(custom=mission, captain=P1), [shuffle])
    assert table.hand(P1) == "4 y4 r4 5 5"
    assert [w.key for w in table.state.stands[P1].wires] == [40, 41, 45, 50, 50]
    for seats in (2, 3, 4, 5):
        for stand in dealt(seats, 8).state.stands:
            keys = [w.key for w in stand.wires]
            assert keys == sorted(keys)


@pytest.mark.rule("BB-SETUP-18", "BB-M03-2", "BB-COMP-08")
@pytest.mark.scenario(5)
def test_a_card_that_the_mission_excludes_is_replaced() -> None:
    numbers = [12, 7, 2, 11, 5, 1, 9, 3]
    table = drawn(5, Config(mission=3, captain=P1), equipment_shuffle=[n - 1 for n in numbers])
    cards = list(Equipment)
    assert [cards.index(c.name) + 1 for c in table.state.equipment] == [7, 5, 1, 9, 3]
    out = {Equipment.EQUAL, Equipment.WALKIE, Equipment.MUG}
    assert not out & {*(c.name for c in table.state.equipment), *table.state.deck}


@pytest.mark.rule("BB-SETUP-20", "BB-SETUP-21", "BB-M02-2")
@pytest.mark.scenario(6)
def test_a_first_token_goes_to_an_own_blue_wire_and_tells_its_number() -> None:
    table = dealt(4, 6, key=b"yellow in hand")
    yellow = [(i, j) for i, s in enumerate(table.state.stands) for j, w in enumerate(s.wires) if w.value == 13]
    stand, slot = yellow[0]
    while table.asked[0][0] != stand:
        decision = table.match.owed[0]
        table.match = table.match.play(decision, table.match.options(decision)[0])
    with refused("BB-SETUP-21"):
        table.play(stand, f"place-token {stand + 1}:{slot + 1}")
    with refused("BB-SETUP-20"):
        table.play(stand, f"place-token {(stand + 1) % 4 + 1}:1")
    blue = next(j for j, w in enumerate(table.state.stands[stand].wires) if w.value <= 12)
    table.play(stand, f"place-token {stand + 1}:{blue + 1}")
    wire = table.state.stands[stand].wires[blue]
    assert [t.value for t in wire.tokens] == [wire.value]
    assert PlaceToken.__struct_fields__ == ("cell",)  # a token with another number cannot even be named
    assert table.asked[0][0] != stand


def with_same_number(seats: int, mission: int) -> tuple[Table, int]:
    """A deal in which the first three players hold the same number, and the third another one too."""
    for n in range(500):
        table = dealt(seats, mission, key=b"%d" % n)
        hands = [{w.value for w in table.state.stands[s].wires if w.value <= 12} for s in range(3)]
        common = set.intersection(*hands)
        if common and len(hands[2]) > 1:
            return table, min(common)
    raise AssertionError("no such deal")


def place(table: Table, seat: int, value: int) -> None:
    slot = next(j for j, w in enumerate(table.state.stands[seat].wires) if w.value == value)
    table.play(seat, f"place-token {seat + 1}:{slot + 1}")


@pytest.mark.rule("BB-SETUP-23")
@pytest.mark.scenario(7)
def test_a_number_without_tokens_cannot_be_chosen() -> None:
    table, number = with_same_number(4, 4)
    place(table, P1, number)
    place(table, P2, number)
    with refused("BB-SETUP-23"):
        place(table, P3, number)
    other = next(w.value for w in table.state.stands[P3].wires if w.value <= 12 and w.value != number)
    place(table, P3, other)


@pytest.mark.rule("BB-SETUP-20", "BB-TERM-05")
@pytest.mark.scenario(8)
def test_a_player_with_two_stands_sets_one_token() -> None:
    table = dealt(3, 4)
    question = table.question(P1).id
    slot = next(j for j, w in enumerate(table.state.stands[P1].wires) if w.value <= 12)
    table.play(P1, f"place-token 1:{slot + 1}")
    second = next(j for j, w in enumerate(table.state.stands[3].wires) if w.value <= 12)
    with stale():
        table.play(P1, f"place-token 4:{second + 1}", to=question)
    assert table.asked == ((P2, "token"),)


@pytest.mark.rule("BB-SETUP-01", "BB-COMP-12", "BB-C-45", "BB-M08-3")
def test_exactly_the_existing_missions_can_be_chosen() -> None:
    assert set(range(1, 9)) <= set(MISSIONS)
    for number in MISSIONS:
        assert dealt(4, number).state.mission.number == number
    with pytest.raises(BadConfig) as caught:
        GAME.new(4, Config(mission=67))
    assert caught.value.rule == "BB-SETUP-01"


@pytest.mark.rule("BB-SETUP-02", "BB-SETUP-26")
def test_the_captain_is_drawn_unless_the_table_says_who() -> None:
    drawn = {Match.start(GAME, 4, b"%d" % n, Config()).state.captain for n in range(40)}
    assert drawn == {0, 1, 2, 3}
    assert Match.start(GAME, 4, KEY, Config(captain=2)).state.captain == 2
    with pytest.raises(BadConfig) as caught:
        GAME.new(3, Config(captain=3))
    assert caught.value.rule == "BB-SETUP-02"


@pytest.mark.rule("BB-SETUP-03", "BB-COMP-09", "BB-CH-01", "BB-CH-08")
@pytest.mark.parametrize("mission", range(1, 9))
def test_everybody_has_a_character_face_up_with_a_double_detector(mission: int) -> None:
    for seats in (2, 3, 4, 5):
        powers = dealt(seats, mission).view(P1).powers
        assert [(p.character, p.used) for p in powers] == [("double", False)] * seats


@pytest.mark.rule("BB-SETUP-04", "BB-VIS-05")
def test_everybody_sees_the_mission_and_its_markers() -> None:
    table = dealt(4, 8)
    for viewer in (P1, P3, "spectator"):
        view = table.view(viewer)
        assert view.mission == table.state.mission
        assert view.markers == table.state.markers
        assert len(view.markers) == 5


@pytest.mark.rule("BB-SETUP-05", "BB-COMP-10")
@pytest.mark.parametrize(
    ("seats", "owners"), [(2, (0, 1, 0, 1)), (3, (0, 1, 2, 0)), (4, (0, 1, 2, 3)), (5, (0, 1, 2, 3, 4))]
)
def test_players_decide_stands_cards_and_dial(seats: int, owners: tuple[int, ...]) -> None:
    table = dealt(seats, 4)
    assert tuple(s.owner for s in table.state.stands) == owners
    assert len(table.state.equipment) == seats
    assert (table.state.dial, table.state.start) == (seats, seats)


@pytest.mark.rule("BB-SETUP-06", "BB-TERM-12")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_bomb_explodes_on_as_many_mistakes_as_there_are_players(seats: int) -> None:
    table = set_up(seats)
    for mistakes in range(1, seats + 1):
        seat = table.turn
        values = table.called(seat)
        wrong = next(
            (i, j, v)
            for i, s in enumerate(table.state.stands)
            if s.owner != seat
            for j, w in enumerate(s.wires)
            for v in sorted(values)
            if w.value != v
        )
        table.play(seat, f"dual-cut {wrong[0] + 1}:{wrong[1] + 1} {wrong[2]}")
        assert table.dial == seats - mistakes
    assert table.ended == "dial"


@pytest.mark.rule("BB-SETUP-07", "BB-COMP-01", "BB-M04-1", "BB-M01-1")
@pytest.mark.parametrize("mission", range(1, 9))
def test_all_four_wires_of_every_blue_number_are_there(mission: int) -> None:
    table = dealt(4, mission)
    there = Counter(w.value for s in table.state.stands for w in s.wires if w.value <= 12)
    assert there == dict.fromkeys(range(1, MISSIONS[mission].blue + 1), 4)
    assert (mission < 4) == (MISSIONS[mission].blue < 12)


RECIPES = [  # mission, players, yellow in play / shown, red in play / shown
    (1, 4, (0, 0), (0, 0)), (1, 2, (0, 0), (0, 0)),
    (2, 4, (2, 2), (0, 0)), (2, 2, (2, 2), (0, 0)),
    (3, 4, (0, 0), (1, 1)), (3, 2, (0, 0), (1, 1)),
    (4, 4, (2, 2), (1, 1)), (4, 2, (4, 4), (1, 1)),
    (5, 4, (2, 3), (1, 1)), (5, 2, (2, 3), (2, 2)),
    (6, 4, (4, 4), (1, 1)), (6, 2, (4, 4), (2, 2)),
    (7, 4, (0, 0), (1, 2)), (7, 2, (0, 0), (1, 3)),
    (8, 4, (2, 3), (1, 2)), (8, 2, (4, 4), (1, 3)),
]  # fmt: skip


@pytest.mark.rule("BB-M01-1", "BB-M02-1", "BB-M03-1", "BB-M04-2", "BB-M05-1", "BB-M05-2", "BB-M06-1", "BB-M06-2")
@pytest.mark.rule("BB-M07-1", "BB-M07-2", "BB-M08-1", "BB-M08-2", "BB-SETUP-08", "BB-SETUP-09", "BB-COMP-07")
@pytest.mark.parametrize(("mission", "seats", "yellow", "red"), RECIPES)
def test_yellow_and_red_wires_of_every_mission(
    mission: int, seats: int, yellow: tuple[int, int], red: tuple[int, int]
) -> None:
    state = dealt(seats, mission).state
    there = Counter(w.value for s in state.stands for w in s.wires)
    for value, rest, (count, shown) in ((13, 1, yellow), (14, 5, red)):
        markers = [m for m in state.markers if m.key % 10 == rest]
        assert (there[value], len(markers)) == (count, shown)
        assert all(m.sure == (count == shown) for m in markers)
        marked = {m.key for m in markers}
        assert {w.key for s in state.stands for w in s.wires if w.value == value} <= marked
    assert yellow[1] <= 4
    assert red[1] <= 3


@pytest.mark.rule("BB-M02-1", "BB-M03-1", "BB-SETUP-08")
def test_missions_2_and_3_draw_from_a_range() -> None:
    yellow = {m.key for n in range(80) for m in dealt(4, 2, key=b"%d" % n).state.markers}
    assert yellow == {10 * n + 1 for n in range(1, 8)}
    red = {m.key for n in range(120) for m in dealt(4, 3, key=b"%d" % n).state.markers}
    assert red == {10 * n + 5 for n in range(1, 10)}


@pytest.mark.rule("BB-COMP-02", "BB-COMP-03")
def test_there_is_one_yellow_and_one_red_wire_of_each_number_up_to_eleven() -> None:
    seen: Counter[int] = Counter()
    for n in range(150):
        markers = [m.key for m in dealt(2, 6, key=b"%d" % n).state.markers]
        assert len(set(markers)) == len(markers)
        seen.update(markers)
    assert set(seen) == {10 * n + rest for n in range(1, 12) for rest in (1, 5)}


@pytest.mark.rule("BB-M01-1", "BB-M02-2", "BB-SETUP-18", "BB-M03-2")
@pytest.mark.parametrize("mission", range(1, 9))
def test_equipment_of_every_mission(mission: int) -> None:
    state = dealt(5, mission).state
    assert len(state.equipment) == (0 if mission < 3 else 5)
    pool = {c.name for c in state.equipment} | set(state.deck)
    base = set(list(Equipment)[:12])
    without = {Equipment.WALKIE, Equipment.MUG, Equipment.EQUAL}
    assert pool == (set() if mission < 3 else base - without if mission == 3 else base)


@pytest.mark.rule("BB-SETUP-11")
def test_markers_do_not_change_when_wires_are_cut() -> None:
    table = set_up(4, 8)
    markers = table.view(P1).markers
    seat = table.turn
    target = (seat + 1) % 4
    table.play(seat, f"dual-cut {target + 1}:1 {min(table.called(seat))}")
    assert table.match.over or table.view(P1).markers == markers


@pytest.mark.rule("BB-SETUP-12")
def test_the_pool_is_shuffled() -> None:
    deals = {tuple(s.wires for s in dealt(4, 1, key=b"%d" % n).state.stands) for n in range(20)}
    assert len(deals) == 20


@pytest.mark.rule("BB-SETUP-13", "BB-SETUP-14", "BB-SETUP-17")
@pytest.mark.parametrize("mission", range(1, 9))
@pytest.mark.parametrize("captain", [0, 1])
def test_wires_are_dealt_evenly_from_the_captain_on(mission: int, captain: int) -> None:
    for seats, words in zip((3, 4, 5, 2), SIZES[mission], strict=True):
        table = dealt(seats, mission, captain=captain)
        around = [(captain + i) % seats for i in range(seats)]
        seconds = list(range(seats, len(table.state.stands)))
        seconds.sort(key=lambda i: around.index(table.state.stands[i].owner))
        order = around + seconds
        assert [len(table.state.stands[i].wires) for i in order] == list(map(int, words.split()))


@pytest.mark.rule("BB-SETUP-15")
def test_equal_wires_have_no_order_of_their_own() -> None:
    wires = [w for s in dealt(4, 1).state.stands for w in s.wires]
    assert all(a == b for a in wires for b in wires if a.key == b.key)


@pytest.mark.rule("BB-SETUP-16")
def test_the_two_stands_of_a_player_stay_apart() -> None:
    table = set_up(2, 4)
    before = [[w.key for w in s.wires] for s in table.state.stands]
    seat = table.turn
    table.play(seat, f"dual-cut {2 - seat}:1 {min(table.called(seat))}")
    assert [[w.key for w in s.wires] for s in table.state.stands] == before


@pytest.mark.rule("BB-SETUP-19", "BB-COMP-04", "BB-COMP-05")
def test_the_supply_is_full_at_the_beginning() -> None:
    state = dealt(4, 4).state
    assert not any(w.tokens for s in state.stands for w in s.wires)
    assert state.cuts == (0,) * 15


@pytest.mark.rule("BB-SETUP-22")
def test_first_tokens_are_set_one_after_the_other_and_nothing_else_happens() -> None:
    table = dealt(4, 4)
    assert [(d.seat, d.kind) for d in table.match.decisions] == [(P1, "token")]
    slot = next(j for j, w in enumerate(table.state.stands[P1].wires) if w.value <= 12)
    table.play(P1, f"place-token 1:{slot + 1}")
    assert table.view(P2).stands[P1].wires[slot].tokens
    for says in ("use-stabilizer", "solo-cut 3", "dual-cut 1:1 3"):
        with refused("BB-SETUP-22"):
            table.play(P2, says)


def short_deal() -> tuple[Table, list[int], int]:
    """A deal where the first four can use up the tokens of all numbers that the fifth has, and how."""
    for n in range(5000):
        table = dealt(5, 1, key=b"short %d" % n)
        last = {w.value for w in table.state.stands[4].wires}
        plan: list[int] = []
        for seat in range(4):
            mine = {w.value for w in table.state.stands[seat].wires}
            want = [v for v in sorted(last & mine) if plan.count(v) < 2] if len(last) < 3 else []
            plan.append(want[0] if want else min(mine))
        if all(plan.count(v) == 2 for v in last):
            return table, plan, min(last)
    raise AssertionError("no such deal")


@pytest.mark.rule("BB-SETUP-23", "BB-TOK-05")
def test_a_player_who_has_only_numbers_without_tokens_tells_one_beyond_the_supply() -> None:
    table, plan, number = short_deal()
    for seat, value in enumerate(plan):
        place(table, seat, value)
    place(table, 4, number)
    (token,) = [t for w in table.state.stands[4].wires for t in w.tokens]
    assert (token.value, token.virtual) == (number, True)


@pytest.mark.rule("BB-SETUP-24")
def test_a_hand_without_blue_wires_sets_no_token() -> None:
    small = Mission(blue=1, yellow=Colour(4), red=Colour(3), equipment=False)
    for n in range(200):
        table = dealt(5, key=b"%d" % n, custom=small)
        without = {s for s in range(5) if all(w.value > 12 for w in table.state.stands[s].wires)}
        if without:
            asked = set()
            while table.asked and table.asked[0][1] == "token":
                asked.add(table.asked[0][0])
                decision = table.match.owed[0]
                table.match = table.match.play(decision, table.match.options(decision)[0])
            assert asked == set(range(5)) - without
            return
    raise AssertionError("no such deal")


@pytest.mark.rule("BB-SETUP-22", "BB-SETUP-24")
def test_a_hand_without_blue_wires_is_revealed_only_when_it_is_passed_over() -> None:
    small = Mission(blue=2, yellow=Colour(4), red=Colour(3), equipment=False)
    for n in range(500):
        table = dealt(5, key=b"%d" % n, custom=small)
        without = [s for s in range(5) if all(w.value > 12 for w in table.state.stands[s].wires)]
        if without != [P3]:
            continue
        for viewer in (P1, P2, SPECTATOR):
            assert [a.seat for a in table.match.view(viewer).todo] == [P2, P3, P4, 4]
        assert not passed_over(table)
        for seat in (P1, P2):
            decision = table.match.owed[0]
            assert (decision.seat, bool(passed_over(table))) == (seat, False)
            table.match = table.match.play(decision, table.match.options(decision)[0])
        assert passed_over(table) == [P3]
        assert table.asked == ((P4, "token"),)
        seers: tuple[Viewer, ...] = (P1, SPECTATOR)
        for viewer in seers:
            rng = Stream(b"worlds")
            known = told(table.match, viewer).known
            worlds = [GAME.resample(table.match.view(viewer), known, rng) for _ in range(20)]
            assert all(w.value > 12 for world in worlds for w in world.stands[P3].wires)
        return
    raise AssertionError("no such deal")


def passed_over(table: Table) -> list[int]:
    """Of whom this was told in the last step."""
    return [n.seat for n in table.match.notices(P1) if isinstance(n, PassedOver)]


@pytest.mark.rule("BB-SETUP-25")
@pytest.mark.parametrize("captain", range(3))
def test_the_captains_turn_follows_the_last_token(captain: int) -> None:
    table = set_up(3, 4, captain=captain)
    assert isinstance(table.ask, Acting)
    assert table.asked == ((captain, "turn"),)


@pytest.mark.rule("BB-SETUP-26")
def test_every_draw_has_its_label() -> None:
    labels = [d.label for d in Match.start(GAME, 4, KEY, Config(mission=8)).entry.draws]
    assert sorted(labels) == sorted(
        [
            "Captain", "yellow draw", "yellow set-aside", "red draw", "red set-aside", "pool shuffle",
            "equipment shuffle",
        ]
    )  # fmt: skip
