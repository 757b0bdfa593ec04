"""Moments of real matches, found by playing at random until one looks right, as the messages that a page would get."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

import litfuse
from litfuse.kernel.codec import encode, view_hash
from litfuse.kernel.match import AnyMatch
from litfuse.kernel.records import Viewer
from litfuse.kernel.rng import Stream
from litfuse.kernel.told import told

NAMES = ("Marmalade Otter", "Wobblesworth the Fourth", "Tía Pistacho", "Pepper", "Juniper", "Monsieur Cornichon")
TABLE = "Kt7wPq2mZ9xR4bLc"
BOT = 3  # the chair of the bot
Finds = Callable[[Any, AnyMatch], bool]


@dataclass(frozen=True)
class Scene:
    name: str
    finds: Finds
    seats: int = 4
    viewer: Viewer = 0
    do: tuple[str, ...] = ()  # selectors to click, in order


def asks(kind: str) -> Finds:
    return lambda view, match: type(view.ask).__name__ == kind


def mine(kind: str, more: Finds = lambda view, match: True) -> Finds:
    return lambda view, match: (
        any(d.seat == 0 and d.kind == kind and d.owed for d in match.decisions) and more(view, match)
    )


def menu_has(match: AnyMatch, form: str) -> bool:
    return any(f.type == form for menu in match.frame(0).menus.values() for f in menu)


def window(nopes: int, most_waiting: int = 9) -> Finds:
    return mine("nope", lambda v, m: len(v.ask.nopers) == nopes and len(v.ask.waiting) <= most_waiting)


SCENES = (
    Scene("turn", mine("turn", lambda v, m: menu_has(m, "Pair") and len(v.hand) == 7 and v.last.play is not None), 5),
    Scene("turn-card", mine("turn", lambda v, m: menu_has(m, "Play")), do=(".can button",)),
    Scene(
        "turn-pair",
        mine("turn", lambda v, m: menu_has(m, "Pair")),
        do=(".tabs .chip", ".who"),
    ),
    Scene(
        "turn-five",
        mine("turn", lambda v, m: menu_has(m, "Five") and len(v.hand) >= 7 and len(v.discard) > 6),
        5,
        do=(".tabs .chip:last-child",),
    ),
    Scene("attacked", mine("turn", lambda v, m: v.owed == 2 and len(v.hand) > 3), 5),
    Scene("many-cards", mine("turn", lambda v, m: len(v.hand) >= 11), 2),
    Scene("nope", window(0, 2), 5),
    Scene(
        "nope-nope", mine("nope", lambda v, m: len(v.ask.nopers) == 1 and len(v.dead) == 1 and menu_has(m, "Nope")), 5
    ),
    Scene("nope-two", window(2), 5),
    Scene("nope-without", mine("nope", lambda v, m: len(v.ask.nopers) == 1 and not menu_has(m, "Nope"))),
    Scene("nope-own", lambda v, m: asks("Window")(v, m) and v.ask.by == 0 and not v.ask.nopers),
    Scene("give", mine("give"), do=(".hand-row li:nth-child(2) button",)),
    Scene("kitten", mine("kitten", lambda v, m: menu_has(m, "Defuse"))),
    Scene("kitten-doomed", mine("kitten", lambda v, m: not menu_has(m, "Defuse"))),
    Scene("kitten-other", lambda v, m: asks("Facing")(v, m) and v.turn != 0),
    Scene("place", mine("place", lambda v, m: v.pile > 6)),
    Scene("place-chosen", mine("place", lambda v, m: v.pile > 6), do=(".place .btn:first-child",)),
    Scene("future", mine("turn", lambda v, m: len(v.top) == 3)),
    Scene(
        "future-kitten", mine("turn", lambda v, m: len(v.top) == 3 and v.top[0] == "kitten"), do=(".ticket .btn--go",)
    ),
    Scene("waiting", lambda v, m: asks("Turn")(v, m) and v.turn == 2 and len(v.discard) > 3, 5),
    Scene("dead", lambda v, m: 0 in v.dead and len(v.living) > 2, 5),
    Scene("spectator", asks("Window"), viewer="spectator"),
    Scene("two-players", mine("turn", lambda v, m: len(v.discard) > 4), 2),
)


def moments(seats: int) -> Iterator[AnyMatch]:
    for seed in range(400):
        rng = Stream(f"scene/{seats}/{seed}")
        match = litfuse.start("exploding-kittens", seats=seats, seed=seed)
        while not match.over:
            yield match
            owed = match.owed
            decision = owed[rng.below("who", len(owed))]
            options = match.options(decision)
            # Drawing comes first among the options of a turn; those who draw more have more in their hands.
            draws = decision.kind == "turn" and rng.below("draw", 5) < 3
            match = match.play(decision, options[0 if draws else rng.below("what", len(options))])


@cache
def found(scene: Scene) -> AnyMatch:
    for match in moments(scene.seats):
        if scene.finds(match.view(scene.viewer), match):
            return match
    raise LookupError(scene.name)


def at_the_end(seats: int = 4) -> AnyMatch:
    last = None
    for match in moments(seats):
        if last is not None and match.seq == 0:
            break
        last = match
    assert last is not None
    while not last.over:
        owed = last.owed
        last = last.play(owed[0], last.options(owed[0])[0])
    return last


def room(match: AnyMatch | None, seats: int, viewer: Viewer, **more: Any) -> dict[str, Any]:
    chairs = [
        {"holder": "bot", "name": NAMES[n], "level": "expert", "seat": n}
        if n == BOT
        else {"holder": "person", "name": NAMES[n], "seat": n, "present": n != 4, "sealed": "ab" * 32}
        for n in range(seats)
    ]
    return {
        "id": TABLE,
        "game": "exploding-kittens",
        "config": {},
        "pace": {"turn": 60, "nope": 5, "give": 20, "kitten": 15, "place": 20, "pause": 3},
        "public": False,
        "bot": "thinker",
        "chairs": chairs,
        "host": 0,
        "phase": "playing",
        "match": "m1",
        "deal": {"match": "m2", "commit": "9f2c71e044ab" + "0" * 48 + "d103"},
        **more,
    }


LINES = (
    {"chair": 2, "name": NAMES[2], "kind": "chat", "body": "¿otra vez yo?", "at": 1},
    {"chair": 1, "name": NAMES[1], "kind": "chat", "body": "promis, je suis innocent", "at": 2},
)


def messages(scene: Scene) -> list[dict[str, Any]]:
    """Returns the messages that the server would send to somebody who sits down now."""
    match = found(scene)
    return messages_at(match, scene.viewer, room(match, scene.seats, scene.viewer), LINES)


def messages_at(
    match: AnyMatch, viewer: Viewer, info: dict[str, Any], lines: Sequence[dict[str, Any]] = (), since: int = 0
) -> list[dict[str, Any]]:
    """What the server would say to somebody who comes now, or who has followed the match to tick `since`."""
    view = match.view(viewer)
    times = {c.key: int(info["pace"][c.kind] * 620) for c in match.clocks}
    chair = viewer if isinstance(viewer, int) else None
    all_of_it = told(match, viewer, since, person=True)
    said = json.loads(encode(all_of_it))
    says = json.loads(encode([notice.text() for notice in all_of_it.notices]))
    notebook = match.game.notebook(view, all_of_it.known) if chair is not None else ()
    return [
        {"type": "Welcome", "version": 1, "table": TABLE, "chair": chair, "viewer": viewer},
        {"type": "TableState", "count": 1, "table": info},
        {"type": "Heard", "count": len(lines), "lines": list(lines)},
        {
            "type": "Told",
            "match": "m1",
            "hash": view_hash(view),
            "told": said,
            "says": says,
            "times": times,
            "notebook": json.loads(encode(notebook)),
        },
    ]
