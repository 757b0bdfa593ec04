"""Plays the same matches with different hash seeds, in separate processes, and compares digests.

python -m litfuse.testing.checks.hashing litfuse.games.registry:GAMES --pick exploding-kittens --seats 3
"""

from __future__ import annotations

import argparse
import hashlib
import importlib
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from litfuse.kernel.codec import encode
from litfuse.kernel.game import AnyGame
from litfuse.kernel.match import Match
from litfuse.kernel.rng import Stream

from ..walks import walk
from .trial import Moment, solid


def digest(game: AnyGame, seats: int, matches: int = 4, seed: int | str = 0) -> str:
    """Returns a digest of random matches: entries, states, frames and knowledge of every viewer at every step."""
    total = hashlib.sha256()
    for i in range(matches):
        rng = Stream(f"hashing/{seed}/{i}")
        now = Moment(Match.start(game, seats, rng.bytes("key", 32)), None)
        while True:
            match = now.match
            total.update(encode(match.entry) + solid(match.state))
            for viewer in range(seats):
                known = now.known(viewer)
                twin = game.resample(game.view(match.state, viewer), known, rng)
                total.update(now.frame(viewer) + encode(known) + solid(twin))
            move = walk.one(match, rng)
            now.forget_past()
            if move is None:
                break
            now = Moment(move.make(match), now)
    return total.hexdigest()


def hash_seeds(
    target: str,
    seats: int,
    *,
    pick: str = "",
    seeds: Sequence[int] = (0, 1, 4242),
    matches: int = 4,
    folder: Path | None = None,
) -> dict[int, str]:
    """Returns the digest for each PYTHONHASHSEED.

    `target` is `module:attribute`; `pick` is its key, if it has keys. The processes run in `folder`, and so can import
    from there.
    """
    command = [sys.executable, "-m", "litfuse.testing.checks.hashing", target, "--seats", str(seats)]
    command += ["--matches", str(matches), "--pick", pick]
    running = {
        seed: subprocess.Popen(
            command,
            env={**os.environ, "PYTHONHASHSEED": str(seed)},
            cwd=folder,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        for seed in seeds
    }
    out: dict[int, str] = {}
    for seed, process in running.items():
        said, wrong = process.communicate()
        out[seed] = said.strip() if process.returncode == 0 else f"failed: {wrong.strip()[-400:]}"
    return out


def imported(target: str, pick: str = "") -> Any:
    """Returns the object that `module:attribute` names."""
    module, _, attribute = target.partition(":")
    found = getattr(importlib.import_module(module), attribute)
    return found[pick] if pick else found


def main() -> None:
    parser = argparse.ArgumentParser(description="Print a digest of random matches.")
    parser.add_argument("target")
    parser.add_argument("--pick", default="")
    parser.add_argument("--seats", type=int, required=True)
    parser.add_argument("--matches", type=int, default=4)
    wanted = parser.parse_args()
    print(digest(imported(wanted.target, wanted.pick), wanted.seats, wanted.matches))


if __name__ == "__main__":
    main()
