"""All reds at once: mission 13 (BB-X-MULTI, BB-M13), and tokens drawn at random (BB-X-TOKSET)."""

from collections import Counter

import pytest
from msgspec.structs import replace

from litfuse.games.bomb_busters import GAME, Config
from litfuse.games.bomb_busters.mission import Mission
from litfuse.games.bomb_busters.public import Card
from litfuse.games.bomb_busters.words import Equipment
from litfuse.kernel.match import Match
from tests.games.bomb_busters.table import KEY, P1, P2, P3, P4, P5, Table, dealt, position, refused, set_up

HANDS = ("4 r2 7", "4 r5 7", "7 r9", "4 4 7")


@pytest.mark.rule("BB-M13-2", "BB-M13-3", "BB-X-MULTI")
@pytest.mark.scenario("BB-M13-S1")
def test_three_red_wires_are_cut_together_by_anybody_of_four() -> None:
    table = position(*HANDS, turn=P4, number=13).play(P4, "cut-together 1:2,2:2,3:2")
    assert [table.hand(s) for s in (P1, P2, P3)] == ["4 xr2 7", "4 xr5 7", "7 xr9"]
    assert (table.turn, table.ended) == (P1, "")


@pytest.mark.rule("BB-M13-2", "BB-M13-3", "BB-X-MULTI")
def test_with_five_players_anybody_may_claim() -> None:
    table = position(*HANDS, "9 9", turn=P5, number=13).play(P5, "cut-together 1:2,2:2,3:2")
    assert (table.turn, table.ended) == (P1, "")
    assert [table.hand(s) for s in (P1, P2, P3)] == ["4 xr2 7", "4 xr5 7", "7 xr9"]


@pytest.mark.rule("BB-M13-1", "BB-M13-3", "BB-X-MULTI")
def test_with_two_players_only_a_holder_may_claim_with_wires_of_all_stands() -> None:
    table = position("4 r2 / 5 r5", "4 r9 / 5", number=13)
    assert table.copy().play(P1, "cut-together 1:2,3:2,2:2").turn == P2
    assert table.play(P1, "cut-together 1:2,3:2,4:1").ended == "explosion"
    none = position("4 r2 / 5 r5 r9", "4 / 5", turn=P2, number=13)
    with refused("BB-X-MULTI"):
        none.play(P2, "cut-together 1:2,3:2,3:3")


@pytest.mark.rule("BB-M13-2")
@pytest.mark.scenario("BB-M13-S2")
def test_one_wrong_wire_explodes() -> None:
    table = position(*HANDS, number=13).play(P1, "cut-together 1:2,2:2,3:1")
    assert table.ended == "explosion"


@pytest.mark.rule("BB-M13-5", "BB-C-10")
@pytest.mark.scenario("BB-M13-S3")
def test_a_dual_cut_that_hits_red_explodes_and_is_not_refused() -> None:
    assert position(*HANDS, number=13).play(P1, "dual-cut 2:2 7").ended == "explosion"


@pytest.mark.rule("BB-M13-4")
@pytest.mark.scenario("BB-M13-S4")
def test_a_player_who_has_only_red_must_do_it_and_nothing_is_revealed() -> None:
    table = position("4 r2", "r5", "4 r9", turn=P2, number=13, usable="mug")
    assert (table.hand(P2), table.asked) == ("r5", ((P2, "turn"),))
    assert {type(a).__name__ for a in table.options(P2)} == {"CutTogether"}
    for says in ("reveal-reds", "use-mug 1"):
        with refused("BB-X-MULTI"):
            table.play(P2, says)
    table.play(P2, "cut-together 1:2,2:1,3:2")
    assert table.turn == P3


@pytest.mark.rule("BB-M13-3", "BB-X-MULTI")
def test_with_three_players_only_a_holder_may_claim() -> None:
    table = position("4 r2 r5", "4 7", "7 r9", turn=P2, number=13)
    with refused("BB-X-MULTI"):
        table.play(P2, "cut-together 1:2,1:3,3:2")


@pytest.mark.rule("BB-X-MULTI", "BB-M13-5", "BB-C-22")
def test_a_claim_uses_no_equipment() -> None:
    table = position(*HANDS, number=13, usable="stabilizer").play(P1, "use-stabilizer")
    with refused("BB-EQ-09-5"):
        table.play(P1, "cut-together 1:2,2:2,3:2")


@pytest.mark.rule("BB-X-MULTI")
@pytest.mark.parametrize("cells", ["1:2,2:2", "1:2,2:2,2:2", "1:2,2:2,3:2,4:1", "1:2,2:2,3:9"])
def test_exactly_three_different_uncut_wires_are_named(cells: str) -> None:
    table = position(*HANDS, number=13)
    with refused("BB-X-MULTI"):
        table.play(P1, f"cut-together {cells}")


@pytest.mark.rule("BB-M13-6", "BB-C-8")
def test_the_mission_is_won_when_blue_is_cut_and_the_special_is_done() -> None:
    table = position("4 r2", "4 r5", "r9", number=13).play(P1, "dual-cut 2:1 4")
    assert table.ended == ""
    table.play(P2, "cut-together 1:2,2:2,3:1")
    assert table.won
    first = position("4 r2", "4 r5", "r9", number=13).play(P1, "cut-together 1:2,2:2,3:1")
    assert first.ended == ""
    assert first.play(P2, "dual-cut 1:1 4").won


@pytest.mark.rule("BB-M13-1", "BB-C-47", "BB-X-WIRES")
@pytest.mark.scenario("BB-M13-S5")
def test_the_reds_are_dealt_first_and_the_stands_are_even_in_total() -> None:
    for n in range(20):
        five = dealt(5, 13, key=b"%d" % n).state
        assert [len(s.wires) for s in five.stands] == [11, 10, 10, 10, 10]
        assert [sum(w.value == 14 for w in s.wires) for s in five.stands] == [1, 1, 1, 0, 0]
        three = dealt(3, 13, key=b"%d" % n).state
        assert [len(s.wires) for s in three.stands] == [13, 13, 13, 12]
        assert [sum(w.value == 14 for w in s.wires) for s in three.stands] == [1, 1, 1, 0]
        two = dealt(2, 13, key=b"%d" % n).state
        assert [len(s.wires) for s in two.stands] == [13, 13, 13, 12]
        assert [sum(w.value == 14 for w in s.wires) for s in two.stands] == [1, 1, 1, 0]
        assert sum(m.sure for m in five.markers) == 3


@pytest.mark.rule("BB-X-WIRES")
def test_everybody_knows_who_got_a_red_wire_but_not_its_slot() -> None:
    view = dealt(4, 13).view(P4)
    assert view.mission.red.predealt
    assert len([m for m in view.markers if m.sure]) == 3
    assert not any(getattr(w, "red", False) for s in view.stands for w in s.wires if not hasattr(w, "key"))


@pytest.mark.rule("BB-X-TOKSET", "BB-M13-1", "BB-C-48", "BB-C-35")
def test_first_tokens_are_drawn_and_lie_at_a_wire_or_beside_the_stand() -> None:
    seen: Counter[str] = Counter()
    for n in range(30):
        match = Match.start(GAME, 4, b"%d" % n, Config(mission=13, captain=P1))
        table = Table(match)
        while table.asked and table.asked[0][1] == "token":
            seat = table.asked[0][0]
            number = table.state.ask.number  # type: ignore[union-attr]
            assert {table.state.value(a.cell) for a in table.options(seat)} == {number}
            decision = table.match.owed[0]
            table.match = table.match.play(decision, table.match.options(decision)[0])
        state = table.state
        for stand in state.stands:
            seen.update("beside" for _ in stand.beside)
            seen.update("at" for w in stand.wires for _ in w.tokens)
            held = {w.value for w in stand.wires}
            assert all(t.says == "has-not" and t.value not in held for t in stand.beside)
    assert seen["at"] + seen["beside"] == 120
    assert seen["beside"] > 0
    labels = {d.label for n in range(5) for e in [dealt(4, 13, key=b"%d" % n).match.entry] for d in e.draws}
    assert {"predeal", "pool shuffle"} <= labels
    assert any(label.startswith("random tokens") for label in labels)


@pytest.mark.rule("BB-X-TOKSET")
def test_a_drawn_token_goes_to_a_wire_of_its_number() -> None:
    for n in range(30):
        table = dealt(4, 13, key=b"%d" % n)
        if table.asked[0][1] == "token":
            seat = table.asked[0][0]
            number = table.state.ask.number  # type: ignore[union-attr]
            slot = next(i for i, w in enumerate(table.state.stands[seat].wires) if w.value not in (number, 14))
            with refused("BB-X-TOKSET"):
                table.play(seat, f"place-token {seat + 1}:{slot + 1}")
            return
    raise AssertionError("no such deal")


@pytest.mark.rule("BB-X-TOKSET", "BB-M13-1", "BB-M29-1")
@pytest.mark.parametrize("mission", [13, 29])
def test_with_two_players_the_captain_sets_no_token(mission: int) -> None:
    for n in range(10):
        table = dealt(2, mission, key=b"%d" % n)
        while table.asked and table.asked[0][1] == "token":
            assert table.asked[0][0] == P2
            decision = table.match.owed[0]
            table.match = table.match.play(decision, table.match.options(decision)[0])
        assert not any(w.tokens for s in table.state.stands if s.owner == P1 for w in s.wires)
        assert not any(s.beside for s in table.state.stands if s.owner == P1)


@pytest.mark.rule("BB-C-35")
def test_a_token_beside_the_stand_is_dated_by_a_swap() -> None:
    tables = (set_up(4, 13, key=b"%d" % n) for n in range(40))
    table = next(t for t in tables if t.state.stands[P1].beside)
    assert not table.view(P2).stands[P1].beside[0].dated
    state = replace(table.state, equipment=(Card(Equipment.WALKIE, usable=True),))
    match = table.match
    swapped = Table(Match(GAME, 4, match.config, KEY, state, match.entry, None))
    swapped.play(P1, "use-walkie 1:1 2").play(P2, "give-wire 2:1")
    assert swapped.view(P2).stands[P1].beside[0].dated


@pytest.mark.rule("BB-X-TOKSET", "BB-X-MULTI")
def test_a_mission_of_the_tables_own_is_made_of_the_same_parts() -> None:
    own = Mission(tokens="none", equipment=False)
    table = dealt(3, custom=own)
    assert table.asked == ((P1, "turn"),)
