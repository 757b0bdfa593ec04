"""Who knows what (SG-INFO). What the notepad makes of it is in test_knowledge.py."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from litfuse.bots.registry import levels
from litfuse.games.scape_goat import GAME
from litfuse.games.scape_goat.cards import Colour, in_order
from litfuse.games.scape_goat.decoder import any_grid, grid_behind, mat, pair_at
from litfuse.games.scape_goat.notices import ChoiceMade, WasDealt
from litfuse.games.scape_goat.public import Over
from litfuse.games.scape_goat.redact import picks_seen
from litfuse.games.scape_goat.state import Secret, State
from litfuse.games.scape_goat.view import View
from litfuse.kernel.codec import encode
from litfuse.kernel.errors import NotAdmitted
from litfuse.kernel.fairness import commitment
from litfuse.kernel.frames import frame_of
from litfuse.kernel.match import AnyMatch, Match
from litfuse.kernel.records import ALL, SPECTATOR, Left, Viewer
from litfuse.kernel.rng import Rng, Stream
from litfuse.kernel.told import told
from tests.games.scape_goat.table import BLUE, GREEN, KEY, PURPLE, RED, YELLOW, Table, dealt, position, refused, stale

CONFIGS: tuple[dict[str, Any], ...] = (
    {},
    {"decoder": "direct", "cops_chance": "turn"},
    {"middle": "random", "starting": "seats", "swap_after_frame": False},
)


def disguised(state: State, viewer: Viewer, rng: Rng) -> State:
    """The same table with everything changed that this viewer must not know."""
    n = state.seats
    own = None if isinstance(viewer, str) else viewer
    seen = picks_seen(state, viewer)
    hands, stash, picks = list(state.hands), list(state.stash), list(state.picks)
    kept = {own, state.last.spied if viewer == state.last.by else None}
    if not any(card for s, card in enumerate(seen) if s != own):  # else hands must still hold what all have seen
        hidden = [c for s, hand in enumerate(hands) if s not in kept for c in hand]
        left = list(rng.shuffled("hidden", [*hidden, *[c for c in stash if c]]))
        for s, hand in enumerate(hands):
            if s not in kept:
                hands[s] = in_order([left.pop() for _ in hand])
                if picks[s]:
                    picks[s] = hands[s][rng.below("pick", len(hand))]
        stash = [c and left.pop() for c in stash]
    orders = tuple(o if s == own else rng.below("order", 2) == 1 for s, o in enumerate(state.orders))
    secret = state.secret if isinstance(state.ask, Over) else other_secret(state, own, rng)
    return replace(state, hands=tuple(hands), stash=tuple(stash), picks=tuple(picks), orders=orders[:n], secret=secret)


def other_secret(state: State, own: int | None, rng: Rng) -> Secret:
    """Another goat, another key and another grid, as far as the own mat allows."""
    n, colours = state.seats, state.setup.colours
    pair = state.secret.pair
    if not state.secret.grid:
        if own is None:
            return Secret("BR" if pair != "BR" else "RB")
        suspect = pair[1] if colours[own] == pair[0] else pair[0]
        decoys = [c for c in colours if c != suspect]
        return Secret(colours[own] + suspect if pair[0] == suspect else suspect + decoys[0])
    grid = any_grid(rng, n) if own is None else grid_behind(rng, n, colours[own], mat(state.secret.grid, colours[own]))
    return Secret(pair_at(grid, *state.setup.dice), rng.bytes("key", 32).hex(), grid)


def walk(match: AnyMatch, rng: Rng, steps: int) -> Any:
    """A random game with offers, time-outs and seats that change hands."""
    for _ in range(steps):
        yield match
        if match.over:
            return
        chance = rng.below("chance", 12)
        if chance == 0 or not match.decisions:
            match = match.wait()
        elif chance == 1:
            match = match.table(Left(rng.below("seat", match.seats)))
        else:
            asked = match.decisions if chance < 4 else match.owed or match.decisions
            decision = asked[rng.below("which", len(asked))]
            action = match.options(decision).sample(rng)
            if decision.kind in ("cops",) or "cops" in str(action).lower():
                match = match.wait()  # longer games show more
            else:
                match = match.play(decision, action)


@pytest.mark.rule("SG-INFO-6", "SG-INFO-7", "SG-INFO-2")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize("config", range(len(CONFIGS)))
def test_nothing_that_a_viewer_gets_depends_on_what_it_may_not_know(players: int, config: int) -> None:
    """Views, questions, clocks, numbers and the viewer's own menus, byte for byte."""
    rng = Stream(f"{players}/{config}")
    viewers: list[Viewer] = [*range(players), SPECTATOR]
    table = dealt(players, key=b"%d" % config, **CONFIGS[config])
    for match in walk(table.match, rng, 150):
        viewer = viewers[rng.below("viewer", len(viewers))]
        twin = disguised(match.state, viewer, rng)
        assert encode(frame_of(GAME, twin, viewer)) == encode(frame_of(GAME, match.state, viewer))


@pytest.mark.rule("SG-INFO-1")
def test_goat_and_innocent_get_the_same_bytes_for_the_same_suspect() -> None:
    goat = position("", "", "", "", goat="R", decoy="B", decoder="direct")
    innocent = position("", "", "", "", goat="B", decoy="Y", decoder="direct")
    assert (goat.state.goat, innocent.state.goat) == (RED, BLUE)
    for step in ("move spy", f"spy {YELLOW}"):
        assert encode([goat.told(RED), goat.match.frame(RED)]) == encode(
            [innocent.told(RED), innocent.match.frame(RED)]
        )
        goat.play(BLUE, step)
        innocent.play(BLUE, step)


@pytest.mark.rule("SG-INFO-1")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_what_goat_and_innocents_get_is_equally_long(players: int) -> None:
    """The deal, seat by seat: everything secret in it is written in single letters."""
    table = dealt(players)
    hands = [len(encode(h)) for h in table.state.hands]
    sizes = {len(encode(table.told(s))) - hands[s] for s in range(players)}
    frames = {len(encode(table.match.view(s))) - hands[s] for s in range(players)}
    assert len(sizes) == len(frames) == 1
    assert all(len(c) == 1 for c in Colour)


@pytest.mark.rule("SG-INFO-1")
def test_no_field_before_the_end_says_goat() -> None:
    table = dealt(4)
    for viewer in (*range(4), SPECTATOR):
        assert b"goat" not in encode([table.told(viewer), table.match.frame(viewer)])


@pytest.mark.rule("SG-INFO-2", "SG-COMP-7")
def test_no_place_in_a_hand_is_ever_sent_and_hands_are_in_one_order() -> None:
    table = position("R B Y", "", "", "", "").play(BLUE, "move trade", f"trade-with {GREEN}")
    assert table.hand(BLUE) == "B R Y"
    table.play(BLUE, "trade-card R")
    assert table.told(RED) == (ChoiceMade(BLUE),)
    assert set(ChoiceMade.__struct_fields__) == {"seat", "card", "late"}
    assert "hands" not in View.__struct_fields__


@pytest.mark.rule("SG-INFO-5")
@pytest.mark.scenario(101)
def test_there_is_no_full_view_before_the_end_whoever_agrees() -> None:
    table = dealt(4)
    with pytest.raises(NotAdmitted):
        table.match.view(ALL)
    with pytest.raises(NotAdmitted):
        table.match.frame(ALL)
    assert "consent" not in str(GAME.table(table.state)).lower()
    view = table.view(SPECTATOR)
    assert (view.hand, view.suspect, view.mat) == ((), None, "")
    table.play(table.turn, "move cops")
    assert table.match.view(ALL) is not None


@pytest.mark.rule("SG-INFO-6")
def test_everybody_sees_the_public_facts() -> None:
    table = position("", "", "", "", tokens=(0, 1, 0, 0)).play(BLUE, "move stash", "stash-take 2")
    views = [table.view(v) for v in (BLUE, RED, YELLOW, GREEN, SPECTATOR)]
    for name in ("setup", "sizes", "face_up", "places", "tokens", "left", "turn", "turns", "ask", "last"):
        assert len({str(getattr(view, name)) for view in views}) == 1
    assert views[0].sizes == (3, 2, 2, 2)
    assert views[1].last.slot == 2


@pytest.mark.rule("SG-INFO-6")
def test_the_options_of_a_question_are_for_the_seat_that_is_asked() -> None:
    table = position("", "", "", "").play(BLUE, "move trade", f"trade-with {GREEN}")
    assert list(table.match.frame(BLUE).menus) == [table.question(BLUE, "trade-card").id]
    assert table.match.frame(RED).menus == {}
    assert table.match.frame(SPECTATOR).menus == {}
    assert table.match.frame(RED).open == table.match.frame(SPECTATOR).open == table.match.decisions


@pytest.mark.rule("SG-INFO-7")
def test_changed_choices_orders_and_refusals_leave_no_gap_in_a_viewers_numbers() -> None:
    plain, busy = position(*[""] * 6, turn=GREEN), position(*[""] * 6, turn=GREEN)
    busy.play(PURPLE, "cops-order yes", "cops-order no", "cops-order yes", "cops-order no")
    for table in (plain, busy):
        table.time_up().play(GREEN, "move trade", f"trade-with {YELLOW}")
        table.play(GREEN, f"trade-card {table.hand(GREEN).split()[0]}")
    busy.play(GREEN, *[f"trade-card {card}" for card in busy.hand(GREEN).split()])
    busy.play(GREEN, f"trade-card {busy.hand(GREEN).split()[0]}")
    with refused("SG-ACT-TRADE-1"):
        busy.play(YELLOW, "trade-card J" if "J" not in busy.hand(YELLOW).split() else "trade-card OP")
    for viewer in (BLUE, RED, YELLOW, SPECTATOR):
        assert encode(told(plain.match, viewer)) == encode(told(busy.match, viewer))


@pytest.mark.rule("SG-INFO-7")
def test_only_seal_and_commitment_are_made_from_a_secret() -> None:
    table = dealt(4)
    seal = table.state.setup.seal
    assert len(seal) == 64
    shown = encode([table.told(SPECTATOR), table.match.frame(SPECTATOR)])
    assert seal.encode() in shown
    assert table.state.secret.key.encode() not in shown
    assert commitment("m", KEY) != commitment("m", KEY + b"!")


@pytest.mark.rule("SG-INFO-8", "SG-SWAP-2")
@pytest.mark.scenario(68)
def test_a_forced_swap_is_asked_like_a_free_one() -> None:
    forced = position("", "R B", "", "", turn=RED).play(RED, "move prep")
    free = position("", "Y B", "", "", turn=RED).play(RED, "move prep")
    assert (len(forced.options(RED, "swap")), len(free.options(RED, "swap"))) == (1, 2)
    assert forced.asked == free.asked == ["1.swap"]
    assert forced.match.clocks == free.match.clocks
    for viewer in (BLUE, YELLOW, GREEN, SPECTATOR):
        assert forced.match.frame(viewer).open == free.match.frame(viewer).open


@pytest.mark.rule("SG-INFO-8")
@pytest.mark.scenario(69)
def test_a_choice_among_equal_cards_is_asked_like_any_other() -> None:
    table = position("", "", "", "R R", turn=RED, tokens=(0, 1, 1, 0)).play(RED, "move prep")
    assert table.asked == [f"{s}.frame-card" for s in range(4)]
    assert len(table.options(GREEN, "frame-card")) == 1
    for seat in (BLUE, RED, YELLOW):
        table.play(seat, f"frame-card {table.hand(seat).split()[0]}")
    assert table.asked == ["3.frame-card"]
    assert not table.match.over


@pytest.mark.rule("SG-INFO-8")
def test_no_question_has_a_standing_answer() -> None:
    assert GAME.standing == {}


@pytest.mark.rule("SG-INFO-9")
def test_a_bot_acts_alike_whether_it_is_the_goat_or_reads_the_goat() -> None:
    """Its seat gets the same bytes, and it has nothing else."""
    worlds = [position("", "", "", "", turn=RED, goat=g, decoy=d, decoder="direct") for g, d in ("RB", "BY")]
    for level in levels(GAME):
        answers = []
        for table in worlds:
            bot = level.makes(GAME, RED, b"its own", False)
            bot.see(told(table.match, RED))
            answers.append(bot.answer(table.match.frame(RED)))
        assert answers[0] == answers[1]


@pytest.mark.rule("SG-INFO-6", "SG-NET-1")
def test_only_the_sender_learns_of_a_refused_or_stale_answer() -> None:
    one, two = position("", "", "", ""), position("", "", "", "")
    with refused("SG-MOVE-1"):
        one.play(BLUE, "move prep")
    with stale():
        one.play(RED, "move spy")
    for viewer in (BLUE, RED, SPECTATOR):
        assert encode(told(one.match, viewer)) == encode(told(two.match, viewer))


@pytest.mark.rule("SG-INFO-6")
def test_the_first_notice_names_the_own_secrets_and_no_others() -> None:
    table = dealt(4)
    for viewer in (*range(4), SPECTATOR):
        deal = table.told(viewer)[-1]
        assert isinstance(deal, WasDealt)
        assert deal.hand == (() if viewer == SPECTATOR else table.state.hands[int(viewer)])
        assert (deal.suspect is None) == (viewer == SPECTATOR)


def test_disguises_really_differ() -> None:
    """The test above would prove nothing otherwise."""
    rng = Stream("really")
    match: AnyMatch = Match.start(GAME, 4, b"really")
    twins = [disguised(match.state, BLUE, rng) for _ in range(20)]
    assert len({t.goat for t in twins}) == 2
    assert len({t.hands for t in twins}) > 10
    assert len({t.secret.grid for t in twins}) == 20
    assert isinstance(Table(match).view(BLUE), View)
