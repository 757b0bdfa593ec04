"""The decoder: who is the goat, and what every mat shows (SG-DEC).

A grid has 120 cells, each of which names a goat and a decoy. Innocents read the goat, the goat reads the decoy. Grids,
mats and pairs are written in colour letters: a grid is 240 of them, goat and decoy cell by cell; a mat is the 120 that
one player sees; a pair is two.

Only setup calls `grid_of` and `seal_of`, once, and keeps key, seal and grid together in its first event and in the
state. Everything else reads the kept grid and seal. Another world that fits a view has another key and grid under the
same published seal (SG-DEC-10), so nothing may compute one from the other again.
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
BLACK: Final = 12  # faces of the die that names the column
CELLS: Final = WHITE * BLACK
KEY_BYTES: Final = 32
WORD: Final = 1 << 32


@lru_cache
def pairs(players: int) -> tuple[str, ...]:
    """Returns every possible pair of goat and decoy, once (SG-DEC-3)."""
    colours = LETTERS[:players]
    return tuple(goat + decoy for goat in colours for decoy in colours if decoy != goat)


def grid_of(key: bytes, players: int) -> str:
    """Returns the grid of this key, the same on every machine (SG-DEC-7)."""
    cells = list(in_turn(players))
    words = _words(key)
    for last, word in zip(range(CELLS - 1, 0, -1), words, strict=False):
        while word >= WORD - CELLS and word >= WORD - WORD % (last + 1):  # rejects the few values that would bias
            word = next(words)
        other = word % (last + 1)
        cells[last], cells[other] = cells[other], cells[last]
    return checked("".join(cells), players)


@lru_cache
def in_turn(players: int) -> tuple[str, ...]:
    """Returns the cells before shuffling: every pair as often as it must occur."""
    each = pairs(players)
    return tuple(pair for pair in each for _ in range(CELLS // len(each)))


@lru_cache
def in_order(players: int) -> list[str]:
    return sorted(in_turn(players))


def checked(grid: str, players: int) -> str:
    """Returns the grid; raises RulesBug unless every pair occurs as often as it must (SG-DEC-3)."""
    if sorted(cells_of(grid)) != in_order(players):
        raise RulesBug("a decoder grid with the wrong counts")
    return grid


def _words(key: bytes) -> Iterator[int]:
    counter = 0
    while True:
        yield from unpack(">8I", sha256(b"%b|%d" % (key, counter)).digest())
        counter += 1


def seal_of(key: bytes) -> str:
    """Returns the seal, which is published before anything else; after the end the key is shown and can be checked
    (SG-DEC-10).
    """
    return sha256(key).hexdigest()


def roll(rng: Rng) -> tuple[int, int]:
    """Rolls the white and the black die, once a match and with every form of decoder (SG-DEC-12)."""
    return rng.below("white", WHITE) + 1, rng.below("black", BLACK) + 1


def direct(rng: Rng, players: int) -> str:
    """Returns goat and decoy without a grid; the dice then mean nothing (SG-DEC-9, form D)."""
    each = pairs(players)
    return each[rng.below("decoder", len(each))]


def cells_of(grid: str) -> list[str]:
    return [grid[at : at + 2] for at in range(0, len(grid), 2)]


def pair_at(grid: str, white: int, black: int) -> str:
    at = 2 * ((white - 1) * BLACK + black - 1)
    return grid[at : at + 2]


def suspect(pair: str, colour: str) -> str:
    """Returns what the mat of this colour shows for this goat and decoy (SG-DEC-1)."""
    return pair[1] if colour == pair[0] else pair[0]


def mat(grid: str, colour: str) -> str:
    """Returns what the back of one mat shows, row by row."""
    return "".join([suspect(pair, colour) for pair in cells_of(grid)])


def grid_behind(rng: Rng, players: int, colour: str, shown: str) -> str:
    """Returns a grid whose mat of this colour shows exactly this; all such grids are equally likely (SG-DEC-6).

    Among the cells that show colour s, "I am the goat, s is my decoy" is as frequent as "s is the goat" with any one
    decoy.
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
    """Returns any grid, all equally likely: for a viewer who sees no mat."""
    each = pairs(players)
    return "".join(rng.shuffled("behind", [pair for pair in each for _ in range(CELLS // len(each))]))
