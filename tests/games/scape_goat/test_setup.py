"""Setup (SG-SETUP), and how the decoder takes part in it (SG-DEC-9, SG-DEC-10)."""

from __future__ import annotations

from collections import Counter
from hashlib import sha256
from itertools import permutations

import pytest

from litfuse.games.scape_goat import GAME, Config
from litfuse.games.scape_goat.cards import COLOURS, DECKS, HAND_SIZE, Colour
from litfuse.games.scape_goat.decoder import grid_of, mat, pair_at, suspect
from litfuse.games.scape_goat.events import Dealt, Sealed
from litfuse.games.scape_goat.invariants import broken
from litfuse.games.scape_goat.notices import SealPublished, WasDealt
from litfuse.games.scape_goat.places import Place
from litfuse.games.scape_goat.view import Everything, View
from litfuse.kernel.errors import BadConfig, NotAdmitted
from litfuse.kernel.match import Match
from litfuse.kernel.records import ALL, SPECTATOR
from litfuse.kernel.rng import Stream
from tests.games.scape_goat.table import BLUE, GREEN, PURPLE, RED, YELLOW, dealt

PLAYERS = (3, 4, 5, 6)


def order(*colours: str, seats: str) -> tuple[int, ...]:
    """A draw of tokens in this order of colours."""
    return tuple(seats.index(c) for c in colours)


@pytest.mark.rule("SG-SETUP-1")
@pytest.mark.parametrize("seats", [0, 1, pytest.param(2, marks=pytest.mark.scenario(5)), 7])
def test_the_game_is_for_three_to_six_players(seats: int) -> None:
    with pytest.raises(BadConfig) as caught:
        GAME.new(seats, Config())
    assert caught.value.rule == "SG-SETUP-1"


@pytest.mark.rule("SG-SETUP-1")
@pytest.mark.parametrize("colours", ["BRY", "BRYR", "BRYO", "BRYGO"])
def test_fixed_colours_must_be_those_in_play_once_each(colours: str) -> None:
    with pytest.raises(BadConfig) as caught:
        GAME.new(4, Config(colours=tuple(map(Colour, colours))))
    assert caught.value.rule == "SG-SETUP-1"


@pytest.mark.rule("SG-SETUP-1")
@pytest.mark.scenario(83)
def test_colours_are_drawn_evenly_unless_they_are_fixed() -> None:
    drawn = {dealt(4, draws={"colours": (4, p)}).state.setup.colours for p in permutations(range(4))}
    assert len(drawn) == 24
    fixed = tuple(map(Colour, "GBYR"))
    table = dealt(4, colours=fixed)
    assert table.state.setup.colours == fixed
    assert "colours" not in {draw.label for draw in table.match.entry.draws}


@pytest.mark.rule("SG-SETUP-2", "SG-INFO-6")
def test_everybody_sees_the_own_mat_at_any_time_and_nobody_anothers() -> None:
    table = dealt(4)
    state = table.state
    for seat, colour in enumerate(state.setup.colours):
        view = table.view(seat)
        assert view.mat == mat(state.secret.grid, colour)
        assert view.suspect == suspect(state.secret.pair, colour)
    assert (table.view(SPECTATOR).mat, table.view(SPECTATOR).suspect) == ("", None)


@pytest.mark.rule("SG-SETUP-3")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_row_and_the_two_tokens_on_prepare(players: int) -> None:
    state = dealt(players).state
    assert state.setup.row == (Place.PREP, Place.SPY, Place.TRADE, Place.STASH)
    assert (state.left, state.tokens) == (2, (0,) * players)


@pytest.mark.rule("SG-SETUP-4", "SG-SETUP-8")
@pytest.mark.scenario(1)
def test_setup_for_three() -> None:
    state = dealt(3).state
    assert [len(zone) for zone in (state.face_up, state.stash, *state.hands)] == [4, 3, 2, 2, 2]
    assert sorted(state.places) == sorted([Place.PREP, Place.SPY, Place.TRADE])


@pytest.mark.rule("SG-SETUP-4", "SG-SETUP-5", "SG-SETUP-6")
@pytest.mark.scenario(3)
def test_five_tokens_begin_again_at_prepare_and_the_first_there_begins() -> None:
    table = dealt(5, draws={"tokens": (5, order(*"YBOGR", seats="BRYGO"))}, colours=COLOURS[:5])
    assert [p.value for p in table.state.places] == ["spy", "prep", "prep", "stash", "trade"]
    assert table.turn == YELLOW
    table.play(YELLOW, "move spy", f"spy {BLUE}", f"swap {table.state.allowed(YELLOW)[0]}")
    assert table.turn == GREEN


@pytest.mark.rule("SG-SETUP-4", "SG-SETUP-5")
@pytest.mark.scenario(4)
def test_six_tokens_stand_two_and_two() -> None:
    table = dealt(6, draws={"tokens": (6, order(*"PGBRYO", seats="BRYGOP"))}, colours=COLOURS)
    assert [p.value for p in table.state.places] == ["trade", "stash", "prep", "spy", "spy", "prep"]
    assert table.turn == PURPLE


@pytest.mark.rule("SG-SETUP-6", "SG-TURN-2")
def test_turns_pass_clockwise_by_seat() -> None:
    table = dealt(3, draws={"tokens": (3, (2, 0, 1))}, colours=COLOURS[:3])
    seen = []
    for _ in range(4):
        seen.append(table.turn)
        while table.turn == seen[-1]:
            table.time_up()
    assert seen == [YELLOW, BLUE, RED, YELLOW]


@pytest.mark.rule("SG-SETUP-7", "SG-SETUP-8", "SG-SETUP-10")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_deck_in_use_is_dealt_whole(players: int) -> None:
    state = dealt(players).state
    everywhere = [*state.face_up, *state.stash, *[c for hand in state.hands for c in hand]]
    assert sorted(c or "" for c in everywhere) == sorted(DECKS[players])
    assert [len(h) for h in state.hands] == [HAND_SIZE[players]] * players


@pytest.mark.rule("SG-SETUP-7")
def test_every_card_of_the_deck_can_come_anywhere() -> None:
    first = {dealt(3, draws={"deal": (13, (k, *[i for i in range(13) if i != k]))}).state.face_up[0] for k in range(13)}
    assert first == set(DECKS[3])


@pytest.mark.rule("SG-SETUP-9", "SG-DEC-12")
@pytest.mark.parametrize("decoder", ["table", "direct"])
def test_the_dice_are_rolled_once_and_stay_in_sight(decoder: str) -> None:
    table = dealt(4, decoder=decoder, colours=COLOURS[:4])
    dice = table.view(SPECTATOR).setup.dice
    assert 1 <= dice[0] <= 10
    assert 1 <= dice[1] <= 12
    for _ in range(6):
        table.time_up()
        assert {"white", "black"}.isdisjoint(d.label for d in table.match.entry.draws)
        assert table.view(SPECTATOR).setup.dice == dice
        assert all(table.view(seat).setup.dice == dice for seat in range(4))


@pytest.mark.rule("SG-SETUP-9", "SG-DEC-1")
@pytest.mark.parametrize("players", PLAYERS)
def test_each_reads_the_own_mat_at_the_dice(players: int) -> None:
    table = dealt(players)
    for seat in range(players):
        view = table.view(seat)
        white, black = view.setup.dice
        assert view.suspect == view.mat[(white - 1) * 12 + black - 1]
    suspects = Counter(table.view(seat).suspect for seat in range(players))
    goat = table.state.setup.colours[table.state.goat]
    assert suspects[goat] == players - 1


@pytest.mark.rule("SG-SETUP-10")
@pytest.mark.parametrize("players", PLAYERS)
def test_invariants_hold_in_random_games(players: int) -> None:
    for seed in range(8):
        rng = Stream(f"{players}/{seed}")
        table = dealt(players, key=b"%d" % seed, turn_cap=30)
        while not table.match.over:
            if not table.match.owed or rng.below("", 10) == 0:
                table.match = table.match.wait()
            else:
                asked = table.match.owed[0]
                table.match = table.match.play(asked, table.match.options(asked).sample(rng))
            assert broken(table.state) is None


@pytest.mark.rule("SG-DEC-10")
@pytest.mark.scenario(85)
def test_the_seal_comes_first_and_the_key_fits_it_at_the_end() -> None:
    table = dealt(4, colours=COLOURS[:4])
    assert [type(e) for e in table.match.entry.events] == [Sealed, Dealt]
    assert len(table.match.entries()) == 1
    seal = table.state.setup.seal
    for viewer in (*range(4), SPECTATOR):
        sealed, was_dealt = table.told(viewer)
        assert sealed == SealPublished(seal)
        assert isinstance(was_dealt, WasDealt)
        assert table.view(viewer).setup.seal == seal
    table.play(table.turn, "move cops")
    shown = table.match.view(ALL)
    assert isinstance(shown, Everything)
    key = bytes.fromhex(shown.key)
    assert sha256(key).hexdigest() == seal
    assert grid_of(key, 4) == shown.grid
    pair = pair_at(shown.grid, *shown.table.setup.dice)
    assert (COLOURS[shown.goat], shown.decoy) == (pair[0], pair[1])


@pytest.mark.rule("SG-DEC-10")
@pytest.mark.scenario(9)
def test_nobody_is_asked_for_the_key_and_nobody_is_shown_it_before_the_end() -> None:
    table = dealt(4)
    assert [d.kind for d in table.match.decisions] == ["move"]
    key = table.state.secret.key
    for viewer in (*range(4), SPECTATOR):
        view = table.view(viewer)
        assert isinstance(view, View)
        assert key not in str(view)
        assert table.state.secret.grid not in str(view)
        assert view.setup.seal == table.state.setup.seal != ""
    with pytest.raises(NotAdmitted):
        table.match.view(ALL)


@pytest.mark.rule("SG-DEC-10")
def test_the_key_is_drawn_for_each_game_and_used_for_nothing_else() -> None:
    tables = [dealt(4, key=b"%d" % k) for k in range(20)]
    assert len({t.state.secret.key for t in tables}) == 20
    draws = {d.label: d for d in tables[0].match.entry.draws}
    assert (draws["decoder"].of, draws["decoder"].got) == (32, tables[0].state.secret.key)
    other = dealt(4, key=b"0", decoder="direct")
    same = {d.label: d.got for d in other.match.entry.draws if d.label != "decoder"}
    assert same == {label: d.got for label, d in draws.items() if label != "decoder"}


@pytest.mark.rule("SG-DEC-10")
def test_a_world_that_fits_a_view_shows_the_same_seal_over_another_grid() -> None:
    table = dealt(4)
    seen = table.view(BLUE)
    other = GAME.resample(seen, None, Stream("another"))
    assert other.secret.grid != table.state.secret.grid
    assert GAME.view(other, BLUE) == seen


@pytest.mark.rule("SG-DEC-9", "SG-DEC-10", "SG-OPT-1")
@pytest.mark.scenario(86)
def test_the_direct_form_has_no_grid_key_or_seal_ever() -> None:
    table = dealt(4, decoder="direct")
    assert [type(e) for e in table.match.entry.events] == [Dealt]
    pair = table.state.secret.pair
    for seat, colour in enumerate(table.state.setup.colours):
        view = table.view(seat)
        assert (view.suspect, view.mat, view.setup.seal) == (suspect(pair, colour), "", "")
        assert 1 <= view.setup.dice[0] <= 10
    table.play(table.turn, "move cops")
    shown = table.match.view(ALL)
    assert isinstance(shown, Everything)
    assert (shown.key, shown.grid, shown.table.setup.seal) == ("", "", "")


@pytest.mark.rule("SG-DEC-9")
def test_both_forms_name_every_pair_alike() -> None:
    """In the table form each pair has m of the cells that can be rolled, in the direct one it is drawn."""
    direct = Counter(dealt(3, draws={"decoder": (6, k)}, decoder="direct").state.secret.pair for k in range(6))
    rolled = Counter(
        dealt(3, draws={"white": (10, w), "black": (12, b)}).state.secret.pair for w in range(10) for b in range(12)
    )
    assert set(direct) == set(rolled)
    assert set(direct.values()) == {1}
    assert set(rolled.values()) == {20}


@pytest.mark.rule("SG-DEC-10")
def test_the_committed_seed_fixes_key_roll_and_deal() -> None:
    one, two = Match.start(GAME, 5, b"the key of the match"), Match.start(GAME, 5, b"the key of the match")
    assert one.entry == two.entry
