"""Goat and innocents are told the same, to the byte: three hundred games each way, as a page gets them."""

from __future__ import annotations

from collections import Counter

import pytest

from litfuse.games.registry import GAMES
from litfuse.games.scape_goat import Config
from litfuse.kernel.codec import encode
from litfuse.kernel.frames import frame_of
from litfuse.kernel.match import AnyMatch, Match
from litfuse.kernel.rng import Stream
from litfuse.kernel.told import told

GAME = GAMES["scape-goat"]
EACH_WAY = 300
MOST_GAMES = 6000


def later(seed: int) -> AnyMatch:
    """A game of some seats after some random steps, none of which ends it."""
    rng = Stream(f"equal/{seed}")
    match: AnyMatch = Match.start(GAME, 3 + seed % 4, b"equal%d" % seed, Config(turn_cap=50))
    for _ in range(rng.below("steps", 30)):
        if not match.owed:
            match = match.wait()
            continue
        decision = match.owed[rng.below("who", len(match.owed))]
        options = [o for o in match.options(decision) if getattr(o, "place", None) != "cops"]
        after = match.play(decision, options[rng.below("what", len(options))])
        if after.over:
            break
        match = after
    return match


@pytest.mark.rule("SG-INFO-1")
def test_a_page_is_the_same_for_the_goat_and_for_an_innocent() -> None:
    """The seat's world is dealt anew until its role is the other one: frame and notebook stay as they are."""
    pairs: Counter[bool] = Counter()
    for seed in range(MOST_GAMES):
        match = later(seed)
        rng = Stream(f"twin/{seed}")
        # A goat is one seat of several: every second game is looked at from the goat's.
        goat = match.state.goat
        seat = goat if seed % 2 else (goat + 1) % match.seats
        known = told(match, seat, person=True).known
        frame = match.frame(seat)
        twin = GAME.resample(frame.view, known, rng)
        if (twin.goat == seat) == (goat == seat):
            continue
        other = frame_of(GAME, twin, seat)
        assert encode(other) == encode(frame)
        assert GAME.notebook(other.view, known) == GAME.notebook(frame.view, known)
        pairs[goat == seat] += 1
        if min(pairs[True], pairs[False]) >= EACH_WAY:
            return
    raise AssertionError(f"too few pairs: {pairs}")
