"""Missions in which Captain or characters are special: the Liar (17), a Captain without tools (28), detectors that are
never used up (58)."""

import pytest

from litfuse.bots.bomb_busters.belief import Belief
from litfuse.bots.bomb_busters.calls import Caller, Option
from litfuse.bots.bomb_busters.player import PartnerBot
from litfuse.games.bomb_busters import GAME, Config
from litfuse.games.bomb_busters.actions import SoloCut
from litfuse.games.bomb_busters.content import MISSIONS
from litfuse.games.bomb_busters.mechanisms.reading import readers_of
from litfuse.games.bomb_busters.setup import pool_of
from litfuse.games.bomb_busters.words import RED, Cell, Character, Equipment, Helper
from litfuse.kernel.records import Draw, Seat
from tests.games.bomb_busters.seams.checked import conforms, exact_odds
from tests.games.bomb_busters.seams.made_up import mission_of, not_to_be, table_of
from tests.games.bomb_busters.table import P1, P2, P3, Table, dealt, position, refused, scripted, set_up

LIAR = ("4 6{!3} 9", "8 9", "6 8", "4 5 8 8")


def place(cell: Cell) -> str:
    return f"{cell[0] + 1}:{cell[1] + 1}"


def liar(*hands: str, **more: object) -> Table:
    return position(*hands, number=17, **more)  # type: ignore[arg-type]


@pytest.mark.rule("BB-M17-1")
@pytest.mark.parametrize("seats", GAME.seats)
def test_the_shuffle_names_captain_and_liar(seats: int) -> None:
    for seat in range(seats):
        table = scripted(seats, Config(mission=17, captain=P1), [Draw("character shuffle", seats, seat)])
        assert (table.state.captain, table.view(P1).panels[0].seat) == (seat, seat)  # type: ignore[union-attr]
        assert table.asked == ((seat, "token"),)
    red = MISSIONS[17].at(seats).red
    assert (red.count, red.shown) == ((3, 3) if seats == 2 else (2, 3))


@pytest.mark.rule("BB-M17-2")
@pytest.mark.scenario("BB-M17-S2", "BB-M17-S5")
def test_the_liar_sets_two_false_tokens_and_the_others_one_true_one() -> None:
    table, captain = with_red()
    state = table.state
    red = next(c for c in state.uncut(captain) if state.value(c) == RED)
    blue = next(c for c in state.uncut(captain) if state.value(c) <= 12)
    own = state.value(blue)
    for says in (f"place-false-token {place(blue)} {own}", f"place-false-token {place(red)} 5"):
        with refused("BB-X-TOKSET"):
            table.play(captain, says)
    assert not table.may(captain, f"place-false-token {place(blue)} yellow")
    with refused("BB-X-TOKSET"):
        table.play(captain, f"place-false-token {place(blue)} yellow")
    table.play(captain, f"place-false-token {place(blue)} {own % 12 + 1}")
    assert table.asked == ((captain, "token"),)
    again = next(c for c in table.state.uncut(captain) if table.state.value(c) <= 12 and c != blue)
    table.play(captain, f"place-false-token {place(again)} {table.state.value(again) % 12 + 1}")
    following = (captain + 1) % 4
    assert table.asked == ((following, "token"),)
    cell = next(c for c in table.state.uncut(following) if table.state.value(c) <= 12)
    table.play(following, f"place-token {place(cell)}")
    assert [t.says for t in table.state.wire(cell).tokens] == ["is"]


def with_red() -> tuple[Table, Seat]:
    """A deal in which the Liar has a red wire."""
    for n in range(50):
        table = dealt(4, 17, key=b"liar %d" % n)
        captain = table.state.captain
        if any(table.state.value(c) == RED for c in table.state.uncut(captain)):
            return table, captain
    raise AssertionError("no such deal")


@pytest.mark.rule("BB-M17-3")
@pytest.mark.scenario("BB-M17-S1", "BB-M17-S4")
def test_a_failure_in_the_liar_s_hand_tells_only_what_the_wire_is_not() -> None:
    table = liar(*LIAR, turn=P2).play(P2, "dual-cut 1:2 8")
    assert (table.hand(P1), table.dial) == ("4 6{!3}{!8} 9", 3)
    by_ray = liar(*LIAR, turn=P2, usable="ray").play(P2, "helped-cut 1:2 8,9 ray")
    assert (by_ray.hand(P1), by_ray.dial) == ("4 6{!3}{!8}{!9} 9", 3)
    detected = liar("4 r6 9", "8 9", "6 8", "4 5 8 8", turn=P2).play(P2, "helped-cut 1:1,1:2 8 double")
    assert [a.cell for a in detected.options(P1)] == [(P1, 0)]


@pytest.mark.rule("BB-M17-4")
def test_failures_of_the_liar_set_true_tokens_and_false_ones_move_along_with_a_wire() -> None:
    assert liar(*LIAR).play(P1, "dual-cut 2:1 9").hand(P2) == "8{8} 9"
    table = liar(*LIAR, turn=P2, usable="walkie").play(P2, "use-walkie 2:1 1 card").play(P1, "give-wire 1:2")
    assert "6{!3}" in table.hand(P2)


@pytest.mark.rule("BB-M17-5", "BB-X-GEAR", "BB-C-41")
@pytest.mark.scenario("BB-M17-S3")
def test_the_liar_uses_no_equipment_but_answers_and_has_a_detector() -> None:
    table = liar(*LIAR, dial=2, start=4, usable="rewinder radar stabilizer")
    for says in ("use-rewinder", "use-stabilizer", "use-radar 4 card"):
        with refused("BB-X-GEAR"):
            table.play(P1, says)
    assert table.may(P1, "helped-cut 2:1,2:2 9 double")
    assert table.may(P2, "use-rewinder", owed=False)
    asked = liar(*LIAR, turn=P2, usable="radar").play(P2, "use-radar 4 card")
    assert asked.view(P3).facts[-1].yes[P1]  # type: ignore[union-attr]
    assert liar(*LIAR, turn=P2, usable="walkie").may(P2, "use-walkie 2:1 1 card", owed=False)


@pytest.mark.rule("BB-X-GEAR")
def test_a_mission_without_equipment_cannot_have_a_player_who_uses_none() -> None:
    with not_to_be("BB-X-GEAR"):
        GAME.new(4, table_of('equipment = false\nmechanisms = [{ type = "UnequippedPlayer" }]'))


@pytest.mark.rule("BB-C-49")
@pytest.mark.parametrize(("spec", "card"), [("UnequippedPlayer", "mug"), ("FragilePlayer", "stabilizer")])
def test_players_know_which_cards_the_captain_may_not_use(spec: str, card: str) -> None:
    mission = mission_of(f'mechanisms = [{{ type = "{spec}" }}]')
    view = position("8 9", "8 9", mission=mission, usable=card).view(P2)
    (reader,) = readers_of(mission.mechanisms)
    barred = [reader.bars_card(view.panels[0], view, seat, Equipment(card)) for seat in (P1, P2)]
    assert barred == [True, False]
    assert not reader.bars_card(view.panels[0], view, P1, Character.DOUBLE)


@pytest.mark.rule("BB-M28-1", "BB-X-CHAR")
@pytest.mark.parametrize("seats", GAME.seats)
def test_the_captain_of_mission_28_alone_has_no_character(seats: int) -> None:
    table = dealt(seats, 28, captain=P2)
    characters = [None if s == P2 else Character.DOUBLE for s in range(seats)]
    assert [p.character for p in table.state.powers] == characters
    mission = table.state.mission
    assert (mission.red.count, mission.yellow.count) == (3 if seats == 2 else 2, 4)
    assert Equipment.FALSE_BOTTOM in pool_of(mission)


def bare(*hands: str, **more: object) -> Table:
    return position(*hands, number=28, **more)  # type: ignore[arg-type]


@pytest.mark.rule("BB-M28-1")
def test_a_captain_without_a_character_is_offered_no_detector() -> None:
    table = dealt(4, 28)
    while table.asked[0][1] == "token":
        decision = table.match.owed[0]
        table.match = table.match.play(decision, table.match.options(decision)[0])
    assert "HelpedCut" not in {type(a).__name__ for a in table.options(P1)}


@pytest.mark.rule("BB-M28-3", "BB-M28-4")
@pytest.mark.scenario("BB-M28-S1")
def test_a_failed_dual_cut_of_the_captain_explodes_and_one_at_the_captains_hand_does_not() -> None:
    hands = ("4 9", "5 9", "4 5 9", "4 4 5 5 9")
    assert bare(*hands).play(P1, "dual-cut 2:1 4").ended == "explosion"
    table = bare(*hands, turn=P2).play(P2, "dual-cut 1:1 5")
    assert (table.hand(P1), table.dial, table.ended) == ("4{4} 9", 3, "")


@pytest.mark.rule("BB-M28-2")
@pytest.mark.scenario("BB-M28-S2")
def test_the_captain_uses_no_card_but_may_be_the_partner_of_a_swap() -> None:
    table = bare("4 9", "5 9", "4 5 9", "4 4 5 5 9", dial=2, start=4, usable="rewinder walkie")
    with refused("BB-X-FRAGILE"):
        table.play(P1, "use-rewinder")
    assert table.may(P2, "use-walkie 2:1 1 card", owed=False)


@pytest.mark.rule("BB-M58-1")
@pytest.mark.parametrize("seats", GAME.seats)
def test_mission_58_has_no_tokens_and_leaves_three_cards_out(seats: int) -> None:
    table = dealt(seats, 58)
    assert table.asked == ((P1, "turn"),)
    pool = pool_of(table.state.mission)
    assert not {Equipment.POST_IT, Equipment.BATTERIES, Equipment.DISINTEGRATOR} & {*pool}
    assert {Equipment.SINGLE, Equipment.DROP, Equipment.FAST_PASS, Equipment.HOOK} <= {*pool}
    assert table.state.mission.red.count == (3 if seats == 2 else 2)


ENDLESS = ("6 9 9", "5 r3 6 9", "5 5 6 9", "5 6 r8")


@pytest.mark.rule("BB-M58-1", "BB-X-CHAR")
@pytest.mark.scenario("BB-M58-S1")
def test_an_unlimited_detector_is_used_again() -> None:
    table = position("5 6 9 9", "5 5 5 6 6 6 9 9", number=58, dial=4).play(P1, "helped-cut 2:1,2:4 9 double")
    table.play(P2, "dual-cut 1:2 6")
    assert (table.dial, table.power(P1).used) == (3, False)
    table.play(P1, "helped-cut 2:1,2:7 9 double").play(P2, "settle 2:7")
    assert (table.hand(P1), table.power(P1).used) == ("5 x6 x9 9", False)


@pytest.mark.rule("BB-M58-2")
@pytest.mark.scenario("BB-M58-S2")
def test_one_red_wire_under_a_detector_is_no_explosion_and_tells_nothing() -> None:
    table = position(*ENDLESS, number=58).play(P1, "helped-cut 2:1,2:2 6 double")
    assert (table.hand(P2), table.dial, table.ended) == ("5 r3 6 9", 3, "")
    both = position("6 9 9", "r3 r8 5 9", "5 5 6 9", "5 6 6", number=58)
    assert both.play(P1, "helped-cut 2:1,2:2 6 double").ended == "explosion"


@pytest.mark.rule("BB-M58-3")
def test_labels_and_the_ray_with_a_detector_stay() -> None:
    table = position(*ENDLESS, number=58, usable="equal unequal ray")
    assert table.may(P1, "use-unequal 1:1", owed=False)
    assert table.may(P1, "helped-cut 2:1,2:2 6,9 double,ray")


@pytest.mark.rule("BB-X-CHAR")
def test_bots_do_not_save_a_detector_that_can_be_used_every_turn() -> None:
    for number, keeps in ((58, False), (4, True)):
        table = set_up(4, number)
        caller = Caller(Belief(table.view(P1), table.known(P1).clues, ()), ())
        option = Option(SoloCut(5), 0.5, 0.0, 0.5, (Helper.DOUBLE,))
        assert (PartnerBot(GAME, P1, b"").price(caller, option) > 0) == keeps


CREW = 'blue = {blue}\ndial = 6\nred = {{ count = 1 }}\ncharacters = "crew"\nlies = "captain"\n'
UNLIMITED = (
    'blue = {blue}\ndial = 6\nred = {{ count = 1 }}\ntokens = "none"\nban = ["post-it"]\ncharacters = "unlimited"\n'
)


@pytest.mark.rule("BB-X-CHAR", "BB-X-GEAR")
@pytest.mark.parametrize(("seats", "blue"), [(2, 2), (3, 2), (4, 3)])
@pytest.mark.parametrize(
    "written",
    [
        CREW + 'mechanisms = [{{ type = "UnequippedPlayer" }}, {{ type = "SequenceGate", cards = 2 }}]',
        UNLIMITED + 'mechanisms = [{{ type = "UntoldFailures" }}]',
    ],
)
def test_odds_equal_those_of_every_deal(written: str, seats: int, blue: int) -> None:
    done = exact_odds(written.format(blue=blue), seats, range(6), "walkie stabilizer")
    assert done["DualCut"]


@pytest.mark.parametrize("seats", [2, 4])
def test_missions_with_such_captains_conform(seats: int) -> None:
    conforms(CREW.format(blue=5) + 'mechanisms = [{ type = "UnequippedPlayer" }]', seats)
