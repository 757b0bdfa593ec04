"""Moments of Scape Goat, found by playing at random until one looks right, on a page whose socket is staged."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

from litfuse.games.registry import GAMES
from litfuse.games.scape_goat import Config
from litfuse.kernel.match import AnyMatch, Match
from litfuse.kernel.records import Viewer
from litfuse.kernel.rng import Stream
from tests.web.browser import Visitor
from tests.web.scenes import NAMES, TABLE, messages_at, room
from tests.web.staged import stage

Finds = Callable[[Any, AnyMatch], bool]
PACE = {"turn": 90, "choose": 45, "pause": 5}


@dataclass(frozen=True)
class Scene:
    name: str
    finds: Finds
    seats: int = 5
    viewer: Viewer = 0
    do: tuple[str, ...] = ()  # selectors to click, in order
    cops: bool = False  # somebody goes there
    phone: bool = False  # on a desk it stands beside the board


def asks(kind: str, more: Finds = lambda view, match: True) -> Finds:
    return lambda view, match: type(view.ask).__name__ == kind and more(view, match)


def mine(kind: str, more: Finds = lambda view, match: True) -> Finds:
    return lambda view, match: (
        any(d.seat == 0 and d.kind == kind and d.owed for d in match.decisions) and more(view, match)
    )


def late(view: Any, match: AnyMatch) -> bool:
    """The players know something of each other."""
    return bool(view.turns > 8)


def framed(view: Any, match: AnyMatch) -> bool:
    return type(view.ask).__name__ == "Over" and view.ask.reason == "framed"


def failed(view: Any, match: AnyMatch) -> bool:
    return bool(view.last.revealed and type(view.ask).__name__ == "Swapping")


SCENES = (
    Scene("move", mine("move", late)),
    Scene("move-first", mine("move"), 4),
    Scene("move-cops", mine("move", late), do=("[data-choice=cops]",)),
    Scene("spy", mine("spy", late)),
    Scene("spied", mine("swap", lambda v, m: late(v, m) and bool(v.seen))),
    Scene("trade", mine("trade", late), 4),
    Scene("trade-card", mine("trade-card", lambda v, m: late(v, m) and v.turn == 0), do=("[data-hand] .can button",)),
    Scene("trade-asked", mine("trade-card", lambda v, m: late(v, m) and v.turn != 0)),
    Scene("trade-wait", asks("Picking", lambda v, m: v.ask.chosen == (0,) and late(v, m))),
    Scene("stash", mine("stash", late)),
    Scene("stash-return", mine("stash-return", lambda v, m: len(v.hand) == 4)),
    Scene("steal", mine("steal"), 6),
    Scene("swap", mine("swap", lambda v, m: late(v, m) and not v.seen), do=("[data-hand] .can button",)),
    Scene("swap-bound", mine("swap", lambda v, m: len(m.options(m.owed[0])) < len(set(v.hand)))),
    Scene("flipped", asks("Swapping", lambda v, m: v.left == 0 and v.places[v.turn].value == "prep" and v.turn == 2)),
    Scene("frame-card", mine("frame-card", lambda v, m: len(v.ask.chosen) == 2 and v.turn != 0)),
    Scene("frame-wait", asks("Framing", lambda v, m: v.ask.chosen == (0, 2))),
    Scene("frame-failed", failed),
    Scene("frame-failed-six", failed, 6),
    Scene("frame-worked", framed),
    Scene("cops", lambda v, m: type(v.ask).__name__ == "Over" and v.ask.reason == "cops", cops=True),
    Scene("cops-six", lambda v, m: type(v.ask).__name__ == "Over" and v.ask.reason == "cops", 6, cops=True),
    Scene("waiting", asks("Moving", lambda v, m: v.turn == 2 and late(v, m))),
    Scene("whisper", asks("Moving", lambda v, m: v.turn == 2 and late(v, m)), do=("[data-seat='2'] .sr",)),
    Scene("whisper-six", mine("move", late), 6, do=("[data-seat='3'] .sr",)),
    Scene("claims", mine("move", late), do=("[data-seat='1'] .sr", ".tab", ".faces .pick")),
    Scene("notebook", mine("swap", late), do=(".bar button:has(use[href='#i-notes'])",), phone=True),
    Scene(
        "talk",
        mine("move", late),
        do=(".bar button:has(use[href='#i-chat'])", "dialog .to .who", "dialog .tab"),
        phone=True,
    ),
    Scene("mat", mine("move", late), do=(".mat",)),
    Scene("six", mine("swap", late), 6),
    Scene("six-chance", lambda v, m: any(d.seat == 0 and d.kind == "cops" for d in m.decisions) and late(v, m), 6),
    Scene("six-order", asks("Moving", lambda v, m: v.turn == 2 and late(v, m)), 6),
    Scene("three", mine("move", late), 3),
    Scene("spectator", asks("Framing"), 6, "spectator"),
)


def moments(seats: int, cops: bool = False) -> Iterator[AnyMatch]:
    for seed in range(400):
        rng = Stream(f"goat/{seats}/{seed}")
        match: AnyMatch = Match.start(GAMES["scape-goat"], seats, b"%d" % seed, Config(turn_cap=60))
        while not match.over:
            yield match
            match = further(match, rng, cops)
        yield match


def further(match: AnyMatch, rng: Stream, cops: bool) -> AnyMatch:
    """One step more. In frame attempts people show what frames the first of them, so that some succeed."""
    owed = match.owed
    if not owed:
        return match.wait()
    decision = owed[rng.below("who", len(owed))]
    options = list(match.options(decision))
    careful = [o for o in options if getattr(o, "place", None) != "cops"]
    if decision.kind == "frame-card":
        careful = [o for o in options if "B" in o.card.value or o.card.value == "J"] or options
    if cops and decision.kind == "move" and match.state.turns > 9:
        careful = options
    return match.play(decision, careful[rng.below("what", len(careful))])


@cache
def found(scene: Scene) -> AnyMatch:
    for match in moments(scene.seats, scene.cops):
        if scene.finds(match.view(scene.viewer), match):
            return match
    raise LookupError(scene.name)


def said(chair: int, at: int, **more: Any) -> dict[str, Any]:
    return {"chair": chair, "name": NAMES[chair], "kind": "chat", "at": at, "match": "m1", **more}


LINES = (
    said(1, 1, phrase={"type": "Suspect", "colour": "R"}),
    said(2, 2, phrase={"type": "Suspect", "colour": "Y"}),
    said(1, 3, phrase={"type": "Hold", "card": "R"}),
    said(2, 4, kind="whisper", to=1),
    said(1, 5, kind="whisper", to=0, body="Frame soon. I hold two reds."),
)


def messages(match: AnyMatch, viewer: Viewer = 0) -> list[dict[str, Any]]:
    info = room(match, match.seats, viewer, game="scape-goat", pace=PACE)
    return messages_at(match, viewer, info, LINES)


def told_since(match: AnyMatch, viewer: Viewer, since: int) -> dict[str, Any]:
    """What comes when others have played."""
    info = room(match, match.seats, viewer, game="scape-goat", pace=PACE)
    return messages_at(match, viewer, info, since=since)[-1]


def show(visitor: Visitor, scene: Scene, refused: str = "") -> list[dict[str, Any]]:
    """The page at this moment; returns the list of what is asked of the server."""
    chair = scene.viewer if isinstance(scene.viewer, int) else None
    asked = stage(visitor, messages(found(scene), scene.viewer), chair, refused=refused)
    visitor.page.goto(f"{visitor.base}/table/{TABLE}")
    visitor.page.wait_for_selector(".game .ticket")
    visitor.page.evaluate("() => document.fonts.ready.then(() => true)")
    for selector in scene.do:
        visitor.page.locator(selector).first.click()
    visitor.page.wait_for_timeout(60)
    return asked
