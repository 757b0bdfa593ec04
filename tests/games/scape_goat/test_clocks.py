"""Clocks and what happens when they run out (SG-NET-3, SG-NET-6)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from litfuse.games.scape_goat import GAME
from litfuse.games.scape_goat.notices import ChoiceMade, Moved, SpiedOn, Swapped
from litfuse.kernel.errors import BadConfig
from litfuse.kernel.pace import settled
from litfuse.kernel.records import SPECTATOR
from tests.games.scape_goat.table import BLUE, GREEN, PURPLE, RED, YELLOW, Table, position


def outcomes(table: Table, label: str, count: int, seen: Any) -> Counter[str]:
    """What each of the equally likely draws leads to."""
    return Counter(seen(table.late(**{label: k})) for k in range(count))


@pytest.mark.rule("SG-NET-6")
def test_the_kinds_of_clocks_and_their_numbers() -> None:
    assert {kind: (t.seconds, t.least, t.most, t.may_be_off) for kind, t in GAME.times.items()} == {
        "turn": (90, 15, 600, True),
        "choose": (45, 10, 300, True),
        "pause": (5, 3, 15, False),
    }


@pytest.mark.rule("SG-NET-6", "SG-SIX-3")
@pytest.mark.scenario(103)
def test_the_pause_is_never_off_and_comes_before_the_move_without_a_turn_clock_too() -> None:
    for wanted in ({"pause": None}, {"pause": 2}, {"pause": 16}, {"turn": 14}, {"choose": 301}):
        with pytest.raises(BadConfig) as caught:
            settled(GAME.times, wanted)
        assert caught.value.rule == "SG-NET-6"
    assert settled(GAME.times, {"turn": None}) == {"turn": None, "choose": 45, "pause": 5}
    table = position(*[""] * 6)
    assert (table.asked, [c.kind for c in table.match.clocks]) == ([], ["pause"])
    table.time_up()
    assert (table.asked, [c.kind for c in table.match.clocks]) == (["0.move"], ["turn"])


@pytest.mark.rule("SG-NET-6")
def test_each_question_of_a_turn_has_a_clock_of_its_own() -> None:
    table = position("", "", "", "")
    keys = []
    for says in ("move stash", "stash-take 1", f"stash-return {table.hand(BLUE).split()[0]}"):
        keys += [c.key for c in table.match.clocks]
        assert [(c.kind, c.seats) for c in table.match.clocks] == [("turn", (BLUE,))]
        table.play(BLUE, says)
    keys += [c.key for c in table.match.clocks]
    assert len(set(keys)) == 4


@pytest.mark.rule("SG-NET-6")
def test_one_clock_runs_for_all_who_choose_and_no_choice_restarts_it() -> None:
    table = position("B R", "", "Y X", "").play(BLUE, "move trade", f"trade-with {YELLOW}")
    (clock,) = table.match.clocks
    assert (clock.kind, clock.seats) == ("choose", (BLUE, YELLOW))
    table.play(BLUE, "trade-card B", "trade-card R")
    (after,) = table.match.clocks
    assert (after.key, after.seats) == (clock.key, (YELLOW,))


@pytest.mark.rule("SG-NET-3")
@pytest.mark.scenario(70)
def test_a_move_that_times_out_goes_to_an_ordinary_place_evenly() -> None:
    table = position("", "", "", "", places="spy prep trade stash")
    assert outcomes(table, "move", 2, lambda t: t.stands(BLUE)) == {"trade": 1, "stash": 1}
    from_prep = position("", "", "", "")
    assert outcomes(from_prep, "move", 3, lambda t: t.stands(BLUE)) == {"spy": 1, "trade": 1, "stash": 1}
    (went,) = table.late(move=0).told(SPECTATOR)
    assert isinstance(went, Moved)
    assert went.late


@pytest.mark.rule("SG-NET-3")
@pytest.mark.scenario(71)
def test_a_swap_that_times_out_is_an_allowed_card_and_all_see_that_time_ran_out() -> None:
    table = position("", "R BR", "", "", turn=RED).play(RED, "move prep")
    assert outcomes(table, "swap", 2, lambda t: t.lies("prep")) == {"R": 1, "BR": 1}
    late = table.late(swap=0)
    for viewer in (BLUE, RED, YELLOW, GREEN, SPECTATOR):
        swapped = late.told(viewer)[0]
        assert isinstance(swapped, Swapped)
        assert swapped.late
        assert late.view(viewer).last.late == (RED,)


@pytest.mark.rule("SG-NET-3", "SG-FRAME-2")
@pytest.mark.scenario(72)
def test_a_frame_that_times_out_chooses_for_missing_players_and_reveals_in_the_same_step() -> None:
    table = position("B R", "Y B", "R X", "Y R", turn=RED, tokens=(0, 1, 1, 0)).play(RED, "move prep")
    table.play(BLUE, "frame-card B").play(RED, "frame-card Y")
    shown = Counter(
        (t.state.picks[YELLOW], t.state.picks[GREEN])
        for t in (table.late(card_2=y, card_3=g) for y in range(2) for g in range(2))
    )
    assert shown == {(y, g): 1 for y in "RX" for g in "RY"}
    late = table.late(card_2=0, card_3=0)
    assert late.state.picks[:2] == ("B", "Y")
    assert late.asked == ["1.swap"]
    assert late.view(BLUE).last.late == (YELLOW, GREEN)


@pytest.mark.rule("SG-NET-3")
@pytest.mark.scenario(81)
def test_every_physical_card_is_equally_likely() -> None:
    table = position("R R B", "", "", "", "")
    trade = (
        table.copy().play(BLUE, "move trade", f"trade-with {GREEN}").play(GREEN, "trade-card " + first(table, GREEN))
    )
    assert outcomes(trade, "card_0", 3, lambda t: t.state.picks[BLUE]) == {"R": 2, "B": 1}
    frame = position("R R B", "", "", "", "", turn=RED, tokens=(0, 1, 1, 0, 0)).play(RED, "move prep")
    for seat in range(1, 5):
        frame.play(seat, f"frame-card {first(frame, seat)}")
    assert outcomes(frame, "card_0", 3, lambda t: t.state.picks[BLUE]) == {"R": 2, "B": 1}
    stash = position("R R B", "", "", "", "", stash="Y G X").play(BLUE, "move stash", "stash-take 1")
    assert outcomes(stash, "return", 4, lambda t: t.stash.split()[0]) == {"R": 2, "B": 1, "Y": 1}


def first(table: Table, seat: int) -> str:
    return table.hand(seat).split()[0]


@pytest.mark.rule("SG-NET-3", "SG-SWAP-2")
@pytest.mark.scenario(82)
@pytest.mark.parametrize(("hand", "down"), [("R R RO", {"R": 2, "RO": 1}), ("R RO B", {"R": 1, "RO": 1})])
def test_a_swap_draws_among_the_cards_that_are_allowed(hand: str, down: dict[str, int]) -> None:
    table = position("", hand, "", "", "", turn=RED).play(RED, "move prep")
    assert outcomes(table, "swap", sum(down.values()), lambda t: t.lies("prep")) == down


@pytest.mark.rule("SG-NET-3")
@pytest.mark.parametrize(("place", "label"), [("spy", "target"), ("trade", "target")])
def test_a_target_is_drawn_evenly_among_the_others(place: str, label: str) -> None:
    table = position("", "", "", "", turn=YELLOW, places="prep spy stash spy").play(YELLOW, f"move {place}")
    told = [table.late(**{label: k}).told(SPECTATOR)[0] for k in range(3)]
    assert [getattr(n, "target", getattr(n, "partner", None)) for n in told] == [BLUE, RED, GREEN]
    assert all(n.late for n in told)  # type: ignore[attr-defined]


@pytest.mark.rule("SG-NET-3", "SG-ACT-FS-2")
def test_a_steal_that_times_out_takes_from_somebody_who_has_a_token() -> None:
    table = position("", "", "", "", turn=YELLOW, tokens=(1, 0, 0, 1)).play(YELLOW, "move prep")
    for _ in range(4):
        late = table.copy()
        late.match = late.match.wait()
        assert late.state.tokens in ((0, 0, 1, 1), (1, 0, 1, 0))


@pytest.mark.rule("SG-NET-3")
def test_a_slot_is_drawn_evenly() -> None:
    table = position("", "", "", "").play(BLUE, "move stash")
    assert outcomes(table, "slot", 3, lambda t: str(t.state.last.slot)) == {"1": 1, "2": 1, "3": 1}


@pytest.mark.rule("SG-NET-3")
def test_a_player_is_told_what_the_clock_chose_for_them() -> None:
    table = position("B R", "", "Y X", "").play(BLUE, "move trade", f"trade-with {YELLOW}")
    table.play(YELLOW, "trade-card X").time_up(card_0=1)
    assert table.told(BLUE)[0] == ChoiceMade(BLUE, table.state.picks[BLUE], late=True)
    assert table.told(RED)[0] == ChoiceMade(BLUE, late=True)
    spied = position("", "", "", "").play(BLUE, "move spy").time_up(target=0).told(BLUE)[0]
    assert isinstance(spied, SpiedOn)
    assert spied.hand


@pytest.mark.rule("SG-NET-3")
def test_owed_questions_and_offers() -> None:
    table = position(*[""] * 6, turn=YELLOW)
    assert table.offered == [f"{PURPLE}.cops"]
    assert table.match.owed == ()
    table.time_up()
    assert table.asked == [f"{YELLOW}.move"]
