"""A person at the board of Bomb Busters: reads it as it is drawn, and taps what a person would tap."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Error, WebSocket

from litfuse.games.bomb_busters.odds import Odds
from litfuse.games.bomb_busters.view import View
from litfuse.kernel.codec import Decoder
from tests.web.browser import Visitor

LOOK = """() => {
  const there = (s) => document.querySelector(s) !== null;
  const own = [...document.querySelectorAll("[data-part=own] li[data-wire]")].map((li) => ({
    at: li.dataset.wire,
    text: li.querySelector(".w").textContent.trim(),
    cut: li.querySelector(".w.cut") !== null,
    lit: li.classList.contains("lit"),
  }));
  return {
    over: there("div.end"),
    mine: there(".ticket.mine [data-part=go]"),
    busy: there("[data-moment]"),
    few: there(".few button"),
    solo: there("[data-way=SoloCut]"),
    keys: [...document.querySelectorAll(".keys button[aria-disabled=false]")].map((b) => b.dataset.value),
    own,
  };
}"""
read = Decoder[View](View)


class Defuser:
    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.taps = 0
        self.told: dict[str, Any] = {}
        self.page.on("websocket", self._hear)

    def sit(self, seated: dict[str, Any], name: str) -> Defuser:
        """Comes to the table with the ticket of a chair."""
        kept = {**seated, "game": "bomb-busters", "name": name, "at": 1, "playing": True}
        chairs = json.dumps(json.dumps({seated["table"]: kept}))
        self.page.add_init_script(f"localStorage.setItem('litfuse.chairs', {chairs})")
        self.page.goto(f"{self.visitor.base}/table/{seated['table']}")
        return self

    def _hear(self, socket: WebSocket) -> None:
        def take(data: str | bytes) -> None:
            message = json.loads(data)
            if message["type"] == "Told":
                self.told = message["told"]

        socket.on("framereceived", take)

    @property
    def seat(self) -> int:
        viewer: int = self.told["frame"]["view"]["viewer"]
        return viewer

    def look(self) -> dict[str, Any]:
        try:
            seen: dict[str, Any] = self.page.evaluate(LOOK)
        except Error:  # the page is on its way to another
            return {"over": False, "mine": False}
        return seen

    def tap(self, selector: str) -> bool:
        self.taps += 1
        try:
            self.page.locator(selector).first.click(timeout=3000)
        except Error:
            return False  # the question changed under the finger
        return True

    def go(self) -> bool:
        return self.tap("[data-part=go]:enabled")

    def act(self, partner: Defuser | None = None, right: bool = True) -> bool:
        """One answer, if one is owed: a right one if there is a way to know it, or a wrong one on purpose."""
        seen = self.look()
        self.taps = 0
        if seen["over"] or not seen["mine"]:
            return False
        if seen["few"]:
            return self.tap(".few button") and self.go()
        if not seen["keys"]:
            return self.tap("[data-part=own] li.lit button") and self.go()
        if right and seen["solo"]:
            return self.tap("[data-way=SoloCut]") and self.go()
        chosen = self.choose(seen, partner, right)
        if chosen is None:
            return False
        wire, value = chosen
        return self.tap(f"[data-wire='{wire}'] button") and self.tap(f".keys [data-value='{value}']") and self.go()

    def choose(self, seen: dict[str, Any], partner: Defuser | None, right: bool) -> tuple[str, str] | None:
        """Two people lay their heads together, as nobody may at a real table; whoever is alone goes by the odds.

        Returns None if the table has moved on since the page was read.
        """
        theirs = [wire for wire in partner.look().get("own", ()) if not wire["cut"]] if partner else []
        for wire in theirs:
            if wire["text"].isdigit():
                for value in seen["keys"]:
                    if (wire["text"] == value) == right:
                        return wire["at"], value
        view = read.convert(self.told["frame"]["view"])
        values = [int(value) for value in seen["keys"]]
        calls = Odds(view, None).best_calls(values, view.dial, 1)
        if not calls:
            return None
        best = calls[0]
        (stand, slot), *_ = best.cells
        return f"{view.stands[stand].owner}.0.{slot}", str(best.value)
