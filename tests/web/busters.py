"""Moments of Bomb Busters, found by playing at random until one looks right, on a page whose socket is staged."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any

from litfuse.games.bomb_busters import Config
from litfuse.games.bomb_busters.mechanisms.simultaneous_cut.words import CutTogether, TogetherPanel
from litfuse.games.registry import GAMES
from litfuse.kernel.codec import encode, view_hash
from litfuse.kernel.match import AnyMatch, Match
from litfuse.kernel.records import Viewer
from litfuse.kernel.rng import Stream
from litfuse.kernel.told import told
from tests.web.browser import Visitor
from tests.web.scenes import TABLE, room
from tests.web.staged import stage

Finds = Callable[[Any, AnyMatch], bool]
PACE = {"pick": 60, "token": 60, "turn": 120, "settle": 30, "swap": 45, "prompt": 45, "claim": 10}


def moments(config: Any, seats: int) -> Iterator[AnyMatch]:
    for seed in range(100):
        rng = Stream(f"busters/{seats}/{seed}")
        match: AnyMatch = Match.start(GAMES["bomb-busters"], seats, b"%d" % seed, config)
        while not match.over:
            yield match
            match = all_at_once(match) or lucky(match, rng)


def all_at_once(match: AnyMatch) -> AnyMatch | None:
    """The wires of a number that is cut at once, pointed out by somebody who knows them: nobody does so by chance."""
    panels = [p for p in match.view("spectator").panels if isinstance(p, TogetherPanel)]
    if not panels or not match.owed:
        return None
    state, owed = match.state, match.owed[0]
    menu = match.frame(owed.seat).menus.get(owed.id, ())
    if panels[0].number is None or all(form.type != "CutTogether" for form in menu):
        return None
    cells = [c for seat in range(match.seats) for c in state.uncut(seat) if state.value(c) == panels[0].number]
    return match.play(owed, CutTogether(tuple(sorted(cells))))


def lucky(match: AnyMatch, rng: Stream) -> AnyMatch:
    """One answer more; of several the first that does no harm, so that a mission lasts."""
    asked = match.owed or [d for d in match.decisions if d.race]
    question = asked[0] if match.owed else asked[rng.below("claim", len(asked))]
    options = match.options(question)
    tries = [match.play(question, options.sample(rng)) for _ in range(8)]
    return next((m for m in tries if not m.over and m.state.dial >= match.state.dial), tries[0])


def found(finds: Finds, config: Any = None, seats: int = 4, viewer: Viewer = 0) -> AnyMatch:
    for match in moments(config or Config(mission=4), seats):
        if finds(match.view(viewer), match):
            return match
    raise AssertionError("no such moment")


def offered(match: AnyMatch, form: str, viewer: int = 0) -> bool:
    return any(f.type == form for menu in match.frame(viewer).menus.values() for f in menu)


def asked(*forms: str) -> Finds:
    """The viewer may do all of these now."""
    return lambda view, match: all(offered(match, form) for form in forms)


def messages(match: AnyMatch, viewer: Viewer = 0) -> list[dict[str, Any]]:
    """Returns the message that the server would send to somebody who comes now."""
    info = room(match, match.seats, viewer, game="bomb-busters", pace=PACE)
    of_it = told(match, viewer, person=True)
    chair = viewer if isinstance(viewer, int) else None
    return [
        {"type": "Welcome", "version": 1, "table": TABLE, "chair": chair, "viewer": viewer},
        {"type": "TableState", "count": 1, "table": info},
        {
            "type": "Told",
            "match": "m1",
            "hash": view_hash(match.view(viewer)),
            "told": json.loads(encode(of_it)),
            "says": json.loads(encode([notice.text() for notice in of_it.notices])),
            "recall": json.loads(encode(() if of_it.notices else match.game.recall(match.view(viewer)))),
            "times": {c.key: (c.seconds or PACE[c.kind]) * 620 for c in match.clocks},
        },
    ]


def steps_of(before: AnyMatch, after: list[AnyMatch], viewer: int = 0) -> list[dict[str, Any]]:
    """What the server says to somebody who follows these steps."""
    out, tick = messages(before, viewer), told(before, viewer, person=True).tick
    for match in after:
        step = told(match, viewer, tick)  # a step that happens is told whole, also where the past is not
        tick = step.tick
        out.append(
            {
                "type": "Told",
                "match": "m1",
                "hash": view_hash(match.view(viewer)),
                "told": json.loads(encode(step)),
                "says": json.loads(encode([notice.text() for notice in step.notices])),
                "times": {},
            }
        )
    return out


def show(visitor: Visitor, match: AnyMatch, viewer: Viewer = 0, plain: bool = False) -> list[dict[str, Any]]:
    """The page at this moment; returns the list of what is asked of the server."""
    asks = stage(visitor, messages(match, viewer), viewer if isinstance(viewer, int) else None)
    if plain:
        visitor.page.add_init_script("localStorage.setItem('litfuse.settings', '{\"plain\":true}')")
    visitor.page.goto(f"{visitor.base}/table/{TABLE}")
    visitor.page.wait_for_selector("main.plain" if plain else ".game .ticket")
    visitor.page.evaluate("() => document.fonts.ready.then(() => true)")
    return asks
