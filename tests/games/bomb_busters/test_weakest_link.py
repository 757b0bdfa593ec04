"""A weakest link whom nobody knows, under a card that nobody sees (34)."""

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from litfuse.games.bomb_busters import GAME, Config
from litfuse.games.bomb_busters.actions import DualCut, PickCharacter
from litfuse.games.bomb_busters.knowledge.clues import Lacks
from litfuse.games.bomb_busters.mechanisms.base import hooks_of
from litfuse.games.bomb_busters.mechanisms.constraint_cards.effects import allowed
from litfuse.games.bomb_busters.mechanisms.constraint_cards.words import FIRST, Constraint
from litfuse.games.bomb_busters.mechanisms.reading import readers_of
from litfuse.games.bomb_busters.mechanisms.weakest_link.words import (
    GuessLink,
    LinkBlocked,
    LinkFound,
    LinkMissed,
    Roles,
    RolesDealt,
    RolesKnown,
    RolesPanel,
)
from litfuse.games.bomb_busters.public import Power
from litfuse.games.bomb_busters.state import State
from litfuse.games.bomb_busters.turns import begin_turn
from litfuse.games.bomb_busters.view import View
from litfuse.games.bomb_busters.words import Character
from litfuse.kernel.errors import BadConfig
from litfuse.kernel.events import Step
from litfuse.kernel.match import Match
from litfuse.kernel.records import SPECTATOR, Refusal, Seat, Text, Viewer
from litfuse.kernel.rng import Stream
from tests.games.bomb_busters.every_deal import EveryDeal
from tests.games.bomb_busters.seams.checked import conforms
from tests.games.bomb_busters.seams.made_up import begun, mission_of, not_to_be, table_of
from tests.games.bomb_busters.table import KEY, P1, P2, P3, P4, Table, picked, position, refused
from tests.games.bomb_busters.test_exact_odds import compare, played

RULE = "BB-X-ROLE"
HANDS = ("2 3 8 9", "2 3 8 9", "2 3 8 9", "2 3 8 9")
A, B, C, D, E = FIRST


def hidden(*hands: str, turn: Seat = P1, link: Seat = P3, cards: str = "a b c d", **more: Any) -> Table:
    """Mission 34 with this weakest link and these cards, at the beginning of this seat's turn."""
    hands = hands or HANDS
    names = tuple(map(Constraint, cards.split()))
    roles = Roles(link=link, characters=(Character.DOUBLE,) * len(hands), cards=names)
    table = position(*hands, number=34, extras=[roles], turn=turn, begin=False, **more)
    step = Step(replace(table.state, powers=(Power(None),) * len(hands)), Stream("turn"))
    begin_turn(step, turn)
    config, entry = table.match.config, table.match.entry
    shuffled = replace(entry, events=(*entry.events, dealt_roles(roles), *step.events))
    return Table(Match(GAME, len(hands), config, KEY, step.state, shuffled, None))


def dealt_roles(roles: Roles) -> Any:
    from litfuse.games.bomb_busters.mechanisms.weakest_link import events

    assert roles.link is not None
    return events.RoleCardsDealt(0, roles.link, roles.characters, roles.cards)


def panel_of(table: Table, viewer: Viewer) -> RolesPanel:
    seen = GAME.view(table.state, viewer)
    assert isinstance(seen, View)
    (panel,) = seen.panels
    assert isinstance(panel, RolesPanel)
    return panel


def roles_of(table: Table) -> Roles:
    (data,) = table.state.extras
    assert isinstance(data, Roles)
    return data


@pytest.mark.rule("BB-M34-1", "BB-M34-3", "BB-X-CHAR")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_characters_and_constraints_are_dealt_face_down_and_each_sees_the_own_two(seats: int) -> None:
    links = set()
    for n in range(8):
        table = picked(seats, 34, key=b"link %d" % n)
        data = roles_of(table)
        links.add(data.link)
        assert set(data.cards) <= set(FIRST)
        assert len(set(data.cards)) == seats
        assert table.state.powers == (Power(None),) * seats
        for seat in range(seats):
            panel = panel_of(table, seat)
            assert (panel.card, panel.weakest) == (data.cards[seat], seat == data.link)
            assert (panel.character, panel.link, panel.status) == (data.characters[seat], None, "hidden")
        assert (panel_of(table, SPECTATOR).card, panel_of(table, SPECTATOR).character) == (None, None)
        assert table.state.mission.red.count == 1
    assert len(links) > 1


@pytest.mark.rule("BB-M34-1")
def test_the_captains_card_is_shuffled_with_the_characters_that_were_chosen() -> None:
    found = set()
    for n in range(20):
        table = Table(Match.start(GAME, 3, b"chosen %d" % n, Config(mission=34, captain=P1)))
        for character in (Character.RAY, Character.WALKIE):
            table.match = table.match.play(table.match.owed[0], PickCharacter(character))
        data = roles_of(table)
        assert data.link is not None
        assert data.characters[data.link] is Character.DOUBLE
        assert panel_of(table, P2).deck == tuple(sorted(data.characters))
        assert not table.offered(data.characters.index(Character.WALKIE))
        found.add(data.characters)
    assert len(found) == 6


@pytest.mark.rule("BB-M34-1")
@pytest.mark.scenario("BB-M34-S5")
def test_two_players_are_too_few() -> None:
    with pytest.raises(BadConfig):
        Match.start(GAME, 2, KEY, Config(mission=34))
    with not_to_be("BB-M34-1"):
        begun('seats = [2, 3]\nmechanisms = [{ type = "WeakestLink" }]', 2)


@pytest.mark.rule("BB-M34-2", "BB-M34-6", "BB-X-ROLE")
@pytest.mark.scenario("BB-M34-S1")
def test_the_weakest_link_obeys_and_the_refusal_is_told_to_that_player_alone() -> None:
    table = hidden(turn=P3)
    before = [table.told(s) for s in range(4)]
    with refused(RULE):
        table.play(P3, "dual-cut 4:4 9")
    assert [table.told(s) for s in range(4)] == before
    assert table.called(P3) == {2, 3}
    table.play(P3, "dual-cut 4:1 2")
    assert table.called(P4) == {3, 8, 9}


@pytest.mark.rule("BB-M34-2")
def test_the_others_ignore_their_cards() -> None:
    assert hidden(turn=P2, cards="a c d e").called(P2) == {2, 3, 8, 9}


@pytest.mark.rule("BB-M34-3")
def test_nobody_uses_a_character_while_the_cards_are_hidden() -> None:
    table = hidden(turn=P2)
    assert "HelpedCut" not in {type(a).__name__ for a in table.options(P2)}
    with refused("BB-CH-02"):
        table.play(P2, "helped-cut 1:1,1:2 2 double")


@pytest.mark.rule("BB-M34-5")
@pytest.mark.scenario("BB-M34-S2")
def test_a_right_guess_turns_the_characters_up_and_ends_the_constraint() -> None:
    table = hidden(turn=P2).play(P2, "guess-link 3 c")
    assert table.told(P4) == (LinkFound(0, P2, P3, C, (Character.DOUBLE,) * 4),)
    assert (table.dial, table.turn, table.asked) == (4, P2, ((P2, "turn"),))
    assert table.may(P2, "helped-cut 1:1,1:2 2 double")
    assert (panel_of(table, P1).status, panel_of(table, P1).link) == ("found", P3)
    with refused(RULE):
        table.play(P2, "guess-link 3 c")
    table.play(P2, "dual-cut 1:1 2")
    assert table.called(P3) == {2, 3, 8, 9}


@pytest.mark.rule("BB-M34-5")
@pytest.mark.scenario("BB-M34-S3")
@pytest.mark.parametrize("guess", ["3 d", "4 c", "4 d"])
def test_a_wrong_guess_costs_a_step_and_does_not_tell_what_is_wrong(guess: str) -> None:
    table = hidden(turn=P2).play(P2, f"guess-link {guess}")
    named, letter = guess.split()
    missed = LinkMissed(0, P2, int(named) - 1, Constraint(letter))
    assert [type(n).__name__ for n in table.told(P4)] == ["LinkMissed", "DialMoved"]
    assert table.told(P4)[0] == missed
    assert (table.dial, table.turn, table.asked) == (3, P2, ((P2, "turn"),))
    assert GuessLink(P3, C) not in table.options(P2)
    with refused(RULE):
        table.play(P2, "guess-link 3 c")
    table.play(P2, "dual-cut 1:1 2").play(P3, "dual-cut 4:2 3")
    assert table.may(P4, "guess-link 3 c")
    assert hidden(turn=P2, dial=1).play(P2, "guess-link 4 c").ended == "dial"


@pytest.mark.rule("BB-M34-5", "BB-M34-6")
def test_the_weakest_link_may_not_guess_and_others_may_name_anybody_else() -> None:
    table = hidden(turn=P3)
    assert not [a for a in table.options(P3) if isinstance(a, GuessLink)]
    with refused(RULE):
        table.play(P3, "guess-link 1 a")
    offered = [a for a in hidden(turn=P2).options(P2) if isinstance(a, GuessLink)]
    assert {(a.seat, a.card) for a in offered} == {(s, c) for s in (P1, P3, P4) for c in FIRST}
    with refused(RULE):
        hidden(turn=P2).play(P2, "guess-link 2 b")


@pytest.mark.rule("BB-M34-4", "BB-C-49")
@pytest.mark.scenario("BB-M34-S4")
def test_a_weakest_link_that_cannot_play_costs_two_steps_and_all_hidden_cards() -> None:
    table = hidden("2 9 9", "2 8 9", "8 10 12", "2 2 8 8 9 10 10 10 12 12 12", turn=P2).play(P2, "dual-cut 1:1 2")
    assert (table.dial, table.turn) == (2, P4)
    assert LinkBlocked(0, P3, C) in table.told(P1)
    assert (panel_of(table, P1).status, panel_of(table, P1).link, panel_of(table, P1).card) == ("gone", P3, None)
    assert table.state.powers == (Power(None),) * 4
    clues = table.known(P1).clues
    assert clues is not None
    values = tuple(v for v in range(1, 13) if v in allowed(C) and table.state.left(v))
    assert Lacks(((P3, 0), (P3, 1), (P3, 2)), values) in clues.lacks
    table.play(P4, "dual-cut 3:1 8")
    assert (table.turn, table.called(P1)) == (P1, {9})
    lost = hidden("2 9 9", "2 8 9", "8 10 12", "2 2 8 8 9 10 10 10 12 12 12", turn=P2, dial=2)
    assert lost.play(P2, "dual-cut 1:1 2").ended == "dial"


@pytest.mark.rule("BB-M34-4", "BB-C-49")
def test_a_blocked_weakest_link_whom_a_card_may_help_is_asked_and_may_skip() -> None:
    table = hidden("2 9 9", "2 8 9", "8 10 12", "2 2 8 8 9", turn=P3, fresh="10 12", usable="walkie")
    assert {type(a).__name__ for a in table.options(P3)} == {"Skip"}
    assert (table.dial, table.asked) == (4, ((P3, "turn"),))
    table.play(P3, "skip")
    assert (table.dial, table.turn, panel_of(table, P1).status) == (2, P4, "gone")


@pytest.mark.rule("BB-M34-4", "BB-C-43")
def test_a_weakest_link_that_alone_has_wires_is_free_after_the_skip() -> None:
    table = hidden("x2", "2 9", "2 8 8 9", "x9", turn=P2, fresh="3").play(P2, "dual-cut 3:1 2")
    table = hidden("x2", "9", "8 8 9", "x9", turn=P2).play(P2, "dual-cut 3:3 9")
    assert (table.dial, table.turn, table.ended) == (2, P3, "")
    assert table.may(P3, "solo-cut 8")


@pytest.mark.rule("BB-M34-4", "BB-TURN-07")
def test_a_weakest_link_with_red_wires_alone_reveals_them_at_no_cost() -> None:
    table = hidden("2 9 9", "2 9", "r5", "2 2 9", turn=P2).play(P2, "dual-cut 1:1 2")
    assert (table.hand(P3), table.dial, table.turn, panel_of(table, P1).status) == ("xr5", 4, P4, "hidden")


def suspects(table: Table, seat: Seat) -> set[tuple[Seat, Constraint]]:
    (known,) = table.known(seat).mechanisms
    assert isinstance(known, RolesKnown)
    return set(known.suspects)


@pytest.mark.rule("BB-M34-2", "BB-M34-5")
def test_calls_and_guesses_tell_who_is_not_the_weakest_link_under_a_card() -> None:
    table = hidden(turn=P4)
    assert suspects(table, P3) == {(P3, C)}
    assert suspects(table, P1) == {(s, c) for s in (P2, P3, P4) for c in (B, C, D, E)}
    table.play(P4, "guess-link 2 e").play(P4, "dual-cut 1:4 9")
    assert suspects(table, P1) == {(s, c) for s in (P2, P3) for c in (B, C, D, E)} - {(P2, E)}
    table.play(P1, "dual-cut 2:2 3").play(P2, "dual-cut 4:3 8").play(P3, "dual-cut 4:1 2")
    assert suspects(table, P1) == {(P2, D), (P3, C)}
    assert suspects(table, P3) == {(P3, C)}


def test_worlds_of_one_viewer_keep_the_own_cards_and_what_was_called() -> None:
    table = hidden(turn=P4)
    (reader,) = readers_of(table.state.mission.mechanisms)
    for viewer in (P1, P3):
        (known,) = table.known(viewer).mechanisms
        worlds = [reader.imagine(panel_of(table, viewer), viewer, known, Stream(n)) for n in range(40)]
        for world in worlds:
            assert isinstance(world, Roles)
            assert reader.holds(known, world)
            assert world.cards[viewer] is roles_of(table).cards[viewer]
            assert len(set(world.cards)) == 4
        assert {w.link for w in worlds if isinstance(w, Roles)} == ({P3} if viewer == P3 else {P2, P3})
    spectators = [reader.imagine(panel_of(table, SPECTATOR), SPECTATOR, None, Stream(n)) for n in range(40)]
    assert {w.link for w in spectators if isinstance(w, Roles)} == {P1, P2, P3, P4}


def test_the_deal_tells_each_player_the_own_cards_alone() -> None:
    table = hidden()
    told = {s: next(n for n in table.told(s) if isinstance(n, RolesDealt)) for s in (P1, P3, SPECTATOR)}
    assert [(n.card, n.weakest) for n in told.values()] == [(A, False), (C, True), (None, False)]


Leak = Callable[[Any, Any], None]


def in_panel(hooks: Any, patch: Any) -> None:
    shown = hooks.panel

    def panel(self: Any, state: State, viewer: Viewer) -> RolesPanel:
        data = self.data(state)
        real: RolesPanel = shown(self, state, viewer)
        return replace(real, guessed=data.link or 0) if data.status == "hidden" else real

    patch.setattr(hooks, "panel", panel)


def in_options(hooks: Any, patch: Any) -> None:
    """The menu names the weakest link first."""
    patch.setattr(hooks, "may_guess", lambda self, state, seat: state.turns % 2 == (self.data(state).link or 0) % 2)


def in_refusals(hooks: Any, patch: Any) -> None:
    """A second guess is refused with another rule where the first was half right."""

    def refuses(self: Any, state: State, seat: Seat, action: GuessLink) -> Refusal:
        near = self.data(state).link == action.seat
        return Refusal("BB-X-ROLE" if near else "BB-M34-5", Text("no-link-twice"))

    patch.setattr(hooks, "refuses", refuses)


def in_bars(hooks: Any, patch: Any) -> None:
    """Everybody obeys the card of the weakest link."""

    def bars(self: Any, state: State, seat: Seat, value: int) -> Refusal | None:
        data = self.data(state)
        barred = data.status == "hidden" and data.link is not None and value not in allowed(data.cards[data.link])
        return Refusal("BB-X-ROLE", Text("no-link-over")) if barred else None

    patch.setattr(hooks, "bars_value", bars)


WRITTEN = 'seats = [3, 4, 5]\nblue = {blue}\ndial = 6\nred = {{ count = 2 }}\nmechanisms = [{{ type = "WeakestLink" }}]'


@pytest.mark.rule("BB-M34-6", "BB-VIS-14", "BB-C-10")
@pytest.mark.parametrize("leak", [in_panel, in_options, in_refusals, in_bars])
def test_a_planted_leak_of_the_weakest_link_is_found(leak: Leak, monkeypatch: pytest.MonkeyPatch) -> None:
    leak(type(hooks_of(hidden().state.mission)[0]), monkeypatch)
    with pytest.raises(AssertionError):
        conforms(WRITTEN.format(blue=8), 4, matches=4)


@pytest.mark.rule("BB-M34-6", "BB-VIS-14")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_mission_with_a_weakest_link_conforms(seats: int) -> None:
    conforms(WRITTEN.format(blue=8), seats, matches=4)


@pytest.mark.rule("BB-X-ROLE")
@pytest.mark.parametrize(("seats", "blue"), [(3, 2), (3, 3)])
def test_odds_of_the_weakest_link_equal_those_of_every_deal(seats: int, blue: int) -> None:
    """This player knows that nobody else is bound. What a turn tells the others hangs on unseen cards."""
    done: Counter[str] = Counter()
    for number in range(8):
        mission = mission_of(WRITTEN.format(blue=blue).replace("count = 2", "count = 1")).at(seats)
        key = b"weakest %d" % number
        (data,) = Match.start(GAME, seats, key, Config(custom=mission, captain=0)).state.extras
        assert isinstance(data, Roles)
        assert data.link is not None
        deals = EveryDeal(mission, seats, (), data.link, key, 9000)
        done += played(deals, Random(number), number)
    assert done["DualCut"]
    assert done["GuessLink"]


@pytest.mark.rule("BB-X-ROLE")
def test_odds_after_the_weakest_link_was_blocked_equal_those_of_every_deal() -> None:
    found = 0
    for number in range(60):
        mission = mission_of(WRITTEN.format(blue=3).replace("count = 2", "count = 1")).at(3)
        key = b"blocked %d" % number
        (data,) = Match.start(GAME, 3, key, Config(custom=mission, captain=0)).state.extras
        assert isinstance(data, Roles)
        if data.link in (0, None):
            continue
        deals = EveryDeal(mission, 3, (), 0, key, 9000)
        luck = Random(number)
        while not deals.match.over and roles_of(Table(deals.match)).status == "hidden":
            decision = deals.match.owed[0]
            right = [a for a in deals.match.options(decision) if right_cut(deals.match.state, a)]
            deals.play(decision, luck.choice(right or list(deals.match.options(decision))))
        if not deals.match.over and roles_of(Table(deals.match)).status == "gone":
            found += 1
            compare(deals, number)
    assert found


def right_cut(state: State, action: Any) -> bool:
    if isinstance(action, DualCut):
        return state.value(action.cell) == action.call.value
    return type(action).__name__ in ("SoloCut", "PlaceToken")


@pytest.mark.rule("BB-X-ROLE")
@pytest.mark.parametrize("more", ["yellow = { count = 2 }", 'characters = "none"', 'characters = "shuffled"'])
def test_a_weakest_link_needs_characters_and_no_yellow_wires(more: str) -> None:
    with not_to_be(RULE):
        begun(f'seats = [3, 4, 5]\n{more}\nmechanisms = [{{ type = "WeakestLink" }}]', 4)


def test_a_table_of_its_own_may_play_it() -> None:
    assert table_of(WRITTEN.format(blue=8)).custom is not None
