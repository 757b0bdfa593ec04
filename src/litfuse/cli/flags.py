"""Options of a game as flags: `--mission 4` is short for `--option mission=4`. Knows no game."""

from __future__ import annotations

from collections.abc import Sequence

from litfuse.games.registry import GAMES

from . import setup

SPREAD = ("play", "perft", "simulate")  # commands that take options of a game


def spelled_out(tokens: Sequence[str]) -> list[str]:
    """Returns the same command line with every option of the named game written as `--option`."""
    game = GAMES.get(tokens[1]) if len(tokens) > 1 and tokens[0] in SPREAD else None
    if game is None:
        return list(tokens)
    known = setup.choices(game)
    out = list(tokens[:2])
    rest = list(tokens[2:])
    while rest:
        token = rest.pop(0)
        flag, given, value = token.partition("=")
        field = flag.removeprefix("--").replace("-", "_")
        if not flag.startswith("--") or field not in known:
            out.append(token)
            continue
        if not given and rest and not rest[0].startswith("--"):
            given, value = "=", rest.pop(0)
        out += ["--option", f"{field}{given}{value}"]
    return out
