"""The decoder: who is the goat, and what every mat shows (SG-DEC).

A grid has 120 cells, a cell names a goat and a decoy. Innocents read the goat, the goat reads the decoy. Grids, mats
and pairs are written in colour letters: a grid is 240 of them, goat and decoy cell by cell; a mat is the 120 that one
player sees; a pair is two.

Setup alone calls `grid_of` and `seal_of`, once, and keeps key, seal and grid together in its first event and in the
state. From then on everything reads the kept grid and the kept seal: another world that fits a view has another key and
another grid under the same published seal (SG-DEC-10), so nothing may compute the one from the other again.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from hashlib import sha256
from struct import unpack
from typing import Final

from litfuse.kernel.errors import RulesBug
from litfuse.kernel.rng import Rng

LETTERS: Final = "BRYGOP"  # of the colours; the first n of them play
WHITE: Final = 10  # faces of the die that names the row (SG-DEC-2)
BLACK: Final = 12  # and of the one that names the column
CELLS: Final = WHITE * BLACK
KEY_BYTES: Final = 32
WORD: Final = 1 << 32


@lru_cache
def pairs(players: int) -> tuple[str, ...]:
    """Goat and decoy, every possible pair once (SG-DEC-3)."""
    colours = LETTERS[:players]
    return tuple(goat + decoy for goat in colours for decoy in colours if decoy != goat)


def grid_of(key: bytes, players: int) -> str:
    """The grid that this key stands for, the same on every machine (SG-DEC-7)."""
    cells = list(in_turn(players))
    words = _words(key)
    for last, word in zip(range(CELLS - 1, 0, -1), words, strict=False):
        while word >= WORD - CELLS and word >= WORD - WORD % (last + 1):  # only the last few can be too large
            word = next(words)
        other = word % (last + 1)
        cells[last], cells[other] = cells[other], cells[last]
    return checked("".join(cells), players)


@lru_cache
def in_turn(players: int) -> tuple[str, ...]:
    """The cells before they are shuffled: every pair as often as it is due."""
    each = pairs(players)
    return tuple(pair for pair in each for _ in range(CELLS // len(each)))


@lru_cache
def in_order(players: int) -> list[str]:
    return sorted(in_turn(players))


def checked(grid: str, players: int) -> str:
    """Every pair equally often, and no mat ever shows itself; anything else is no grid (SG-DEC-3)."""
    if sorted(cells_of(grid)) != in_order(players):
        raise RulesBug("a decoder grid with the wrong counts")
    return grid


def _words(key: bytes) -> Iterator[int]:
    counter = 0
    while True:
        yield from unpack(">8I", sha256(b"%b|%d" % (key, counter)).digest())
        counter += 1


def seal_of(key: bytes) -> str:
    """Published before anything else; the key, shown after the end, can be held against it (SG-DEC-10)."""
    return sha256(key).hexdigest()


def roll(rng: Rng) -> tuple[int, int]:
    """White and black, once per game and in every form (SG-DEC-12)."""
    return rng.below("white", WHITE) + 1, rng.below("black", BLACK) + 1


def direct(rng: Rng, players: int) -> str:
    """Goat and decoy without a grid: the dice are then for show (SG-DEC-9, form D)."""
    each = pairs(players)
    return each[rng.below("decoder", len(each))]


def cells_of(grid: str) -> list[str]:
    return [grid[at : at + 2] for at in range(0, len(grid), 2)]


def pair_at(grid: str, white: int, black: int) -> str:
    at = 2 * ((white - 1) * BLACK + black - 1)
    return grid[at : at + 2]


def suspect(pair: str, colour: str) -> str:
    """What the mat of this colour shows for goat and decoy (SG-DEC-1)."""
    return pair[1] if colour == pair[0] else pair[0]


def mat(grid: str, colour: str) -> str:
    """All that the back of one mat shows, row by row."""
    return "".join([suspect(pair, colour) for pair in cells_of(grid)])


def grid_behind(rng: Rng, players: int, colour: str, shown: str) -> str:
    """A grid whose mat of this colour shows just this, all such grids equally likely (SG-DEC-6).

    Of the cells that show s, as many hide "I am the goat, s my decoy" as "s is the goat" with any one decoy.
    """
    share = CELLS // (players * (players - 1))
    colours = LETTERS[:players]
    cells = [""] * CELLS
    for seen in colours.replace(colour, ""):
        hidden = [colour + seen, *(seen + decoy for decoy in colours if decoy != seen)]
        order = rng.shuffled("behind", [pair for pair in hidden for _ in range(share)])
        places = [at for at in range(CELLS) if shown[at] == seen]
        for at, pair in zip(places, order, strict=True):
            cells[at] = pair
    return "".join(cells)


def any_grid(rng: Rng, players: int) -> str:
    """For who sees no mat: every grid equally likely."""
    each = pairs(players)
    return "".join(rng.shuffled("behind", [pair for pair in each for _ in range(CELLS // len(each))]))
