"""Moments of Bomb Busters that its board has to draw."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from typing import Any

from litfuse.games.bomb_busters import Config
from litfuse.kernel.match import AnyMatch
from litfuse.kernel.records import Viewer
from tests.web.browser import Visitor
from tests.web.busters import Finds, asked, found, show

FREE = "button[aria-disabled=false]"
WIRE = f"[data-seat='1'] [data-wire] {FREE} >> nth=3"
OTHER = f"[data-seat='1'] [data-wire] {FREE} >> nth=5"
KEY = f".keys {FREE}"


@dataclass(frozen=True)
class Scene:
    name: str
    finds: Finds
    mission: int = 8
    seats: int = 4
    viewer: Viewer = 0
    do: tuple[str, ...] = ()  # selectors to click, in order
    config: Any = None


def late(cuts: int, *forms: str) -> Finds:
    """A turn of the viewer after so many cuts."""
    return lambda view, match: sum(view.cuts) >= cuts and asked("DualCut", *forms)(view, match)


def claims(seat: int, may: bool = True) -> Finds:
    """The next turn may be claimed, and by this seat or not; something has been cut before."""
    return lambda view, match: (
        type(view.ask).__name__ == "Window"
        and sum(view.cuts) > 2
        and any(d.kind == "claim" and d.seat == seat for d in match.decisions) == may
    )


def ask(kind: str, other: bool = True) -> Finds:
    """Somebody else is asked this."""
    return lambda view, match: (
        type(view.ask).__name__ == kind
        and sum(view.cuts) > 2
        and not any(d.seat == 0 and d.owed for d in match.decisions)
    )


def laid_away(view: Any, match: AnyMatch) -> bool:
    """Two number cards have to be chosen, and some are gone already."""
    return asked("UsePair")(view, match) and any(getattr(panel, "down", ()) for panel in view.panels)


TURN = late(6, "HelpedCut")
SCENES = (
    Scene("first", asked("DualCut"), mission=1),
    Scene("token", asked("PlaceToken")),
    Scene("turn", TURN),
    Scene("wire", TURN, do=(WIRE,)),
    Scene("value", TURN, do=(KEY,)),
    Scene("call", TURN, do=(WIRE, KEY)),
    Scene("detector", TURN, do=("[data-part=helper]", WIRE, OTHER, KEY)),
    Scene("waiting", ask("Acting")),
    Scene("settle", asked("Settle")),
    Scene("settle-wait", ask("Settling")),
    Scene("radar", asked("UseRadar"), do=("[data-card=radar]",)),
    Scene("walkie", asked("UseWalkie"), do=("[data-card=walkie]",)),
    Scene("cards", late(8), do=("[data-card] >> nth=0",)),
    Scene("five", late(10), seats=5, do=(f"[data-seat='3'] [data-wire] {FREE} >> nth=2", KEY)),
    Scene("two", late(10), seats=2, do=(WIRE, KEY)),
    Scene("three", late(10), seats=3),
    Scene("row", late(6), mission=9, do=(WIRE,)),
    Scene("row-five", late(6), mission=9, seats=5),
    Scene("row-two", late(6), mission=9, seats=2, do=(WIRE,)),
    Scene("row-end", asked("ChooseEnd"), mission=36),
    Scene("row-ends", late(8), mission=36, do=(WIRE,)),
    Scene("covers", late(4), mission=12),
    Scene("breaches", late(4), mission=54),
    Scene("target", late(12), mission=19),
    Scene("map", late(6), mission=66),
    Scene("map-step", asked("WalkOn"), mission=66),
    Scene("claim", claims(0), mission=10),
    Scene("claim-barred", claims(0, False), mission=10),
    Scene("claim-turn", late(4), mission=10, do=(WIRE,)),
    Scene("claim-number", claims(0), mission=45),
    Scene("talk-numbers", late(4), mission=25),
    Scene("tripwires", asked("CutTripwire"), mission=41),
    Scene("pass-wire", asked("PassWire"), mission=42),
    Scene("duty", late(4), mission=30, config=Config(mission=30, timers="turns")),
    Scene("robot", late(6), mission=43),
    Scene("oxygen", late(5), mission=44),
    Scene("oxygen-give", asked("GiveOxygen"), mission=49),
    Scene("oxygen-paid", late(4), mission=49),
    Scene("oxygen-purse", late(5), mission=63),
    Scene("gate-one", asked("UseNumber"), mission=26),
    Scene("gate-used", late(4), mission=26, do=(WIRE,)),
    Scene("gate-pair", asked("UsePair"), mission=47),
    Scene("gate-sums", laid_away, mission=47, do=(KEY,)),
    Scene("gate-sums-two", laid_away, mission=47, seats=2, do=(KEY, "[data-pick]")),
    Scene("gate-sums-five", laid_away, mission=47, seats=5),
    Scene("gate-own", late(4), mission=65, do=(WIRE,)),
    Scene("gate-hand", asked("HandNumber"), mission=65),
    Scene("challenges", late(4), mission=55),
    Scene("challenges-more", late(4), mission=60),
    Scene("challenge-red", late(2, "CutAsRed"), mission=55, do=("[data-way=CutAsRed]", WIRE)),
    Scene("line", late(6), mission=59, do=(WIRE,)),
    Scene("line-turn", asked("TurnRound"), mission=59),
    Scene("together", asked("CutTogether"), mission=13, do=("[data-way=CutTogether]",)),
    Scene("received", asked("MarkReceived"), mission=39),
    Scene("numbers", asked("LayNumber"), mission=29),
    Scene("constraint-choice", asked("TakeConstraint"), mission=31),
    Scene("constraint-own", late(4), mission=31),
    Scene("constraint-keep", asked("KeepConstraint"), mission=32),
    Scene("constraint-pairs", late(8), mission=57),
    Scene("weakest-link", late(4), mission=34),
    Scene("ring-shift", asked("ShiftRing"), mission=61),
    Scene("ring", late(4), mission=61),
    Scene("strays", late(8), mission=20),
    Scene("strays-locked", late(4), mission=35),
    Scene("turned-captain", late(4, "CutBlind"), mission=38),
    Scene("turned-others", late(6), mission=56, do=(WIRE,)),
    Scene("turned-cut", late(6, "CutBlind"), mission=64, do=("[data-way=CutBlind]", WIRE, KEY)),
    Scene("turned-five", late(4), mission=64, seats=5, do=(WIRE,)),
    Scene("fuse", late(6), mission=53),
    Scene("spectator", late(6), viewer="spectator"),
)


@cache
def match_of(scene: Scene) -> AnyMatch:
    return found(scene.finds, scene.config or Config(mission=scene.mission), scene.seats)


def draw(visitor: Visitor, scene: Scene, more: Iterable[str] = ()) -> list[dict[str, Any]]:
    """The page at this moment; returns the list of what is asked of the server."""
    visitor.turn_page()
    asks = show(visitor, match_of(scene), scene.viewer)
    for selector in (*scene.do, *more):
        visitor.page.locator(selector).first.click()
    visitor.page.wait_for_timeout(60)
    return asks
