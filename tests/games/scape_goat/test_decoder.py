"""The decoder: grids, mats, dice, seal, and what a mat tells its owner (SG-DEC)."""

from __future__ import annotations

import re
from collections import Counter
from hashlib import sha256
from itertools import product
from pathlib import Path

import pytest

from litfuse.games.scape_goat import decoder
from litfuse.kernel.errors import RulesBug
from litfuse.kernel.records import Draw
from litfuse.kernel.rng import Scripted, Stream

PLAYERS = (3, 4, 5, 6)
RULES = Path(__file__).parents[3] / "docs/rules/scape-goat.md"
ROLLS = tuple(product(range(1, 11), range(1, 13)))


def paper_key(players: int) -> bytes:
    return b"sg-paper-1/n=%d/k=%d" % (players, 24 if players == 4 else 0)


def paper(players: int) -> str:
    return decoder.grid_of(paper_key(players), players)


def printed() -> dict[int, tuple[str, str]]:
    """The paper set as the rules document prints it: players -> digest and letters."""
    block = re.compile(r"^n=(\d) sha256 (\w{64})\n((?: ?\d+(?: [A-Z]{2}){12}\n){10})", re.M)
    return {
        int(n): (digest, "".join(re.findall(r"[A-Z]{2}", rows)))
        for n, digest, rows in block.findall(RULES.read_text(encoding="utf-8"))
    }


@pytest.mark.rule("SG-DEC-7", "SG-DEC-8")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_generator_makes_the_printed_paper_set(players: int) -> None:
    digest, letters = printed()[players]
    assert paper(players) == letters
    assert sha256(letters.encode()).hexdigest() == digest


@pytest.mark.rule("SG-DEC-8")
def test_the_paper_set_for_four_is_the_first_with_the_printed_example() -> None:
    firsts = (k for k in range(100) if decoder.pair_at(decoder.grid_of(b"sg-paper-1/n=4/k=%d" % k, 4), 4, 7) == "RB")
    assert next(firsts) == 24


@pytest.mark.rule("SG-DEC-1", "SG-DEC-8")
@pytest.mark.scenario(6)
def test_cell_four_seven_of_the_paper_set_for_four() -> None:
    pair = decoder.pair_at(paper(4), white=4, black=7)
    assert {c: decoder.suspect(pair, c) for c in "BRYG"} == {"B": "R", "R": "B", "Y": "R", "G": "R"}


@pytest.mark.rule("SG-DEC-1", "SG-DEC-8")
@pytest.mark.scenario(8)
def test_cell_one_one_of_the_paper_set_for_six() -> None:
    pair = decoder.pair_at(paper(6), white=1, black=1)
    assert {c: decoder.suspect(pair, c) for c in "BRYGOP"} == dict.fromkeys("BRGOP", "Y") | {"Y": "O"}


@pytest.mark.rule("SG-DEC-1", "SG-DEC-3")
@pytest.mark.parametrize("players", PLAYERS)
def test_every_pair_is_equally_frequent_and_no_mat_shows_itself(players: int) -> None:
    grid = decoder.grid_of(b"any key at all", players)
    assert Counter(decoder.cells_of(grid)) == dict.fromkeys(decoder.pairs(players), 120 // (players * (players - 1)))
    for colour in decoder.LETTERS[:players]:
        others = decoder.LETTERS[:players].replace(colour, "")
        assert Counter(decoder.mat(grid, colour)) == dict.fromkeys(others, 120 // (players - 1))


@pytest.mark.rule("SG-DEC-1", "SG-DEC-2")
@pytest.mark.parametrize("players", PLAYERS)
def test_all_mats_but_the_goats_agree_at_every_roll(players: int) -> None:
    grid = decoder.grid_of(b"any key at all", players)
    mats = {c: decoder.mat(grid, c) for c in decoder.LETTERS[:players]}
    for white, black in ROLLS:
        at = (white - 1) * 12 + black - 1
        pair = decoder.pair_at(grid, white, black)
        goat, decoy = pair[0], pair[1]
        assert mats[goat][at] == decoy != goat
        assert {mats[c][at] for c in mats if c != goat} == {goat}


@pytest.mark.rule("SG-DEC-4", "SG-DEC-5")
@pytest.mark.scenario(7)
@pytest.mark.parametrize("players", PLAYERS)
def test_a_player_who_reads_a_suspect_is_the_goat_with_probability_one_in_n(players: int) -> None:
    """Over all rolls, whoever reads whatever: the suspect is the goat in n-1 of n cases, the reader in the last."""
    grid = paper(players)
    goats: dict[tuple[str, str], Counter[str]] = {}
    for roll in ROLLS:
        pair = decoder.pair_at(grid, *roll)
        for me in decoder.LETTERS[:players]:
            goats.setdefault((me, decoder.suspect(pair, me)), Counter())[pair[0]] += 1
    share = 120 // (players * (players - 1))
    assert goats["B", "R"] == {"R": (players - 1) * share, "B": share}
    for (me, suspect), cells in goats.items():
        assert cells == {suspect: (players - 1) * share, me: share}


@pytest.mark.rule("SG-DEC-4")
def test_a_decoy_that_is_always_the_next_colour_would_tell() -> None:
    """The counter-example: such a grid is not accepted."""
    following = {"B": "R", "R": "Y", "Y": "G", "G": "B"}
    with pytest.raises(RulesBug):
        decoder.checked("".join(goat + following[goat] for goat in "BRYG" for _ in range(30)), 4)


@pytest.mark.rule("SG-DEC-7")
def test_a_grid_with_a_mat_that_shows_itself_is_not_accepted() -> None:
    grid = paper(3)
    with pytest.raises(RulesBug):
        decoder.checked("BB" + grid[2:], 3)


@pytest.mark.rule("SG-DEC-6")
@pytest.mark.parametrize("players", PLAYERS)
def test_a_grid_dealt_behind_a_mat_fits_it_and_leaves_one_in_n(players: int) -> None:
    """Every cell of the own mat hides "it is me" with 1/n: the pattern of the mat says nothing."""
    rng = Stream("behind")
    shown = decoder.mat(paper(players), "R")
    games = 400
    mine = Counter[int]()
    for _ in range(games):
        grid = decoder.grid_behind(rng, players, "R", shown)
        assert decoder.mat(decoder.checked(grid, players), "R") == shown
        mine.update(at for at, pair in enumerate(decoder.cells_of(grid)) if pair[0] == "R")
    expected = games / players
    assert sum(mine.values()) * players == 120 * games
    spread = (games * (players - 1) / players**2) ** 0.5
    assert all(abs(mine[at] - expected) < 5 * spread for at in range(120))


@pytest.mark.rule("SG-DEC-6")
def test_without_a_mat_any_grid_fits() -> None:
    rng = Stream("watching")
    grids = {decoder.checked(decoder.any_grid(rng, 5), 5) for _ in range(20)}
    assert len(grids) == 20


@pytest.mark.rule("SG-DEC-9")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_direct_deal_draws_every_pair_alike(players: int) -> None:
    count = players * (players - 1)
    dealt = [decoder.direct(Scripted([Draw("decoder", count, got)]), players) for got in range(count)]
    assert sorted(dealt) == sorted(decoder.pairs(players))


@pytest.mark.rule("SG-DEC-10")
def test_the_seal_is_the_digest_of_the_key() -> None:
    key = bytes(range(32))
    assert (
        decoder.seal_of(key)
        == sha256(key).hexdigest()
        == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"
    )


@pytest.mark.rule("SG-DEC-11")
def test_another_number_is_another_paper_set() -> None:
    grids = {decoder.grid_of(b"sg-paper-1/n=5/k=%d" % k, 5) for k in range(50)}
    assert len(grids) == 50
    unlike = 1.0
    for games in range(1, 15):
        unlike *= (120 - games + 1) / 120
        if games == 13:
            assert round(1 - unlike, 2) == 0.49
    assert round(1 - unlike, 2) == 0.55


@pytest.mark.rule("SG-DEC-2", "SG-DEC-12")
def test_the_dice_are_one_of_ten_and_one_of_twelve() -> None:
    assert decoder.roll(Scripted([Draw("white", 10, 0), Draw("black", 12, 11)])) == (1, 12)
    assert decoder.roll(Scripted([Draw("white", 10, 9), Draw("black", 12, 0)])) == (10, 1)
