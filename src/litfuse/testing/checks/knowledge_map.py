"""Lists what is hidden from whom, as a text to compare."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping
from typing import Any

import msgspec

from litfuse.kernel.game import AnyGame
from litfuse.kernel.match import Match
from litfuse.kernel.records import SPECTATOR, Viewer
from litfuse.kernel.rng import Stream

from ..walks import walk
from .trial import Moment

Leaves = dict[str, list[Any]]


def knowledge_map(
    game: AnyGame,
    seats: int,
    config: Any = None,
    *,
    matches: int = 40,
    every: int = 1,
    seed: int | str = 0,
    seldom: walk.Seldom = None,
) -> str:
    """Returns, for each part of the state, whether it ever differs among worlds that a player, or a spectator, cannot
    tell apart.

    `~`: it does; `=`: it never did, nor did anything below it. A leak that view and resample share shows as a part that
    stopped differing. Lists with one item per seat are indexed from the viewer; other lists show their first and last
    item; `#` is a length.
    """
    pairs = list(_pairs(game, seats, config, matches, every, f"{seed}", seldom))
    per_seat = _seat_lists(seats, [state for _, state, _ in pairs])
    rows: dict[str, dict[str, bool]] = {"player": {}, "spectator": {}}
    for viewer, state, twin in pairs:
        mine, theirs = (_by_path(x, viewer, seats, per_seat) for x in (state, twin))
        who = rows["player" if isinstance(viewer, int) else "spectator"]
        for path in mine.keys() | theirs.keys():
            who[path] = who.get(path, False) or mine.get(path) != theirs.get(path)
    lines = [f"knowledge map of {game.name}, rules {game.rules}, seats {seats}", "~ differs, = never differs"]
    for name, found in rows.items():
        lines += [name, *_rows(found)]
    return "\n".join(lines) + "\n"


def _rows(found: dict[str, bool]) -> Iterator[str]:
    """Yields parts that differ, one by one; a part in which nothing differs is one row."""
    hidden = {path for path, differs in found.items() if differs}
    done: set[str] = set()
    for path in sorted(found):
        cuts = [m.start() for m in re.finditer(r"[.\[#]", path)]
        whole = next((path[:i] for i in cuts if not any(_below(h, path[:i]) for h in hidden)), path)
        if whole not in done:
            done.add(whole)
            yield f"  {'~' if path in hidden else '='} {whole}"


def _below(path: str, part: str) -> bool:
    return path == part or path.startswith((f"{part}.", f"{part}[", f"{part}#"))


def _pairs(
    game: AnyGame, seats: int, config: Any, matches: int, every: int, seed: str, seldom: walk.Seldom
) -> Iterator[tuple[Viewer, Any, Any]]:
    """Yields (viewer, state, another world that it cannot tell from this one) along random matches."""
    for i in range(matches):
        rng = Stream(f"map/{seed}/{i}")
        luck = Stream(f"map/{seed}/{i}/worlds")  # separate, so that another way to make worlds keeps the same matches
        now = Moment(Match.start(game, seats, rng.bytes("key", 32), config), None)
        while True:
            state = now.match.state
            if now.match.seq % every == 0:
                viewers: tuple[Viewer, ...] = (rng.below("seat", seats), SPECTATOR)
                for viewer in viewers:
                    yield viewer, state, game.resample(game.view(state, viewer), now.known(viewer), luck)
            move = walk.one(now.match, rng, seldom)
            now.forget_past()
            if move is None:
                break
            now = Moment(move.make(now.match), now)


def _seat_lists(seats: int, states: list[Any]) -> set[str]:
    """Returns the paths of lists that always have one item per seat."""
    lengths: defaultdict[str, set[int]] = defaultdict(set)
    for state in states:
        for path, value in _leaves(state, "", lambda path, i, n: "[]"):
            if path.endswith("#"):
                lengths[path[:-1]].add(value)
    return {path for path, found in lengths.items() if found == {seats}}


def _by_path(state: Any, viewer: Viewer, seats: int, per_seat: set[str]) -> Leaves:
    def name(path: str, i: int, n: int) -> str:
        if path in per_seat:
            if not isinstance(viewer, int):
                return f"[{i}]"
            return "[me]" if i == viewer else f"[+{(i - viewer) % seats}]"
        return "[0]" if i == 0 else "[-1]" if i == n - 1 else "[]"

    out: Leaves = {}
    for path, value in _leaves(state, "", name):
        out.setdefault(path, []).append(value)
    return out


def _leaves(value: Any, path: str, name: Callable[[str, int, int], str]) -> Iterator[tuple[str, Any]]:
    if isinstance(value, msgspec.Struct):
        tag = value.__struct_config__.tag
        if tag is not None and path:
            yield path, tag
        for field in value.__struct_fields__:
            yield from _leaves(getattr(value, field), f"{path}.{field}" if path else field, name)
    elif isinstance(value, tuple | list):
        yield f"{path}#", len(value)
        for i, item in enumerate(value):
            yield from _leaves(item, path + name(path, i, len(value)), name)
    elif isinstance(value, Mapping):
        for key, item in value.items():
            yield from _leaves(item, f"{path}.{key}", name)
    else:
        yield path, value
