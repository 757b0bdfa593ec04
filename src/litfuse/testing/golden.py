"""Texts and numbers for golden files: a match to read, and the number of ways to go on."""

from __future__ import annotations

import hashlib
from typing import Any

from litfuse.kernel import notation
from litfuse.kernel.codec import encode
from litfuse.kernel.drive import Driver
from litfuse.kernel.fairness import match_key, seed_from
from litfuse.kernel.frames import frame_of
from litfuse.kernel.game import AnyGame
from litfuse.kernel.match import AnyMatch, Match
from litfuse.kernel.records import SPECTATOR, TABLE
from litfuse.kernel.rng import Stream

from .walks import walk


def begin(game: AnyGame, seats: int, seed: int | str, config: Any = None) -> AnyMatch:
    """Returns the match that `litfuse.start` begins with this seed."""
    return Match.start(game, seats, match_key(seed_from(seed), "", ()), config)


def playthrough(
    game: AnyGame, seats: int, seed: int | str, config: Any = None, steps: int = 20, seldom: walk.Seldom = None
) -> str:
    """Returns a random match as a page to read: what was done, what happened, and a digest of each viewer's frame.

    `> 0 draw-card` is an answer of seat 0, `> table time-up turn.3` an action of the table; events are indented; the
    digests are those of seats in order and of a spectator.
    """
    match = begin(game, seats, seed, config)
    settled = encode(match.config).decode()
    lines = [f"match {game.name} rules={game.rules} seats={seats} seed={seed} config={settled}", *_shown(match)]
    rng = Stream(f"playthrough/{seed}")
    for _ in range(steps):
        move = walk.one(match, rng, seldom)
        if move is None:
            break
        match = move.make(match)
        who = "table" if match.entry.seat == TABLE else match.entry.seat
        lines += [f"> {who} {notation.write(move.action)}", *_shown(match)]
    outcome = match.outcome
    lines.append(f"= {encode(outcome).decode()}" if outcome else f"= goes on after {match.seq} steps")
    return "\n".join(lines) + "\n"


def _shown(match: AnyMatch) -> list[str]:
    viewers = (*range(match.seats), SPECTATOR)
    frames = [encode(frame_of(match.game, match.state, v, match.closed)) for v in viewers]
    digests = " ".join(hashlib.sha256(f).hexdigest()[:4] for f in frames)
    return [*(f"  {notation.write(e)}" for e in match.entry.events), f"  frames {digests}"]


def perft(game: AnyGame, seats: int, depth: int, seed: int | str = 0, config: Any = None) -> list[int]:
    """Returns how many paths of answers there are from one deal, of length 0 to `depth`; without time and without
    offers.
    """
    counts = [1] + [0] * depth
    _count(begin(game, seats, seed, config), 0, counts)
    return counts


def _count(match: AnyMatch, level: int, counts: list[int]) -> None:
    if level + 1 == len(counts) or match.over:
        return
    asked = Driver().next(match)
    options = match.options(asked) if asked else ()
    counts[level + 1] += len(options) if asked else 1
    if level + 2 == len(counts):
        return  # the last answers are counted, not played
    if asked is None:
        _count(match.wait(), level + 1, counts)
    for action in options:
        assert asked is not None
        _count(match.play(asked, action), level + 1, counts)
