"""A person at the page: reads the ticket, clicks what a person would click."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Error, Position, WebSocketRoute

from tests.web.browser import Visitor

# What the ticket asks, in one look: the rest of the page may change under the eye.
LOOK = """() => {
  const ticket = document.querySelector(".ticket.mine");
  // A chip that offers a pair shows the same drawings: only the main buttons count.
  const buttons = ticket ? [...ticket.querySelectorAll("button.btn--go:enabled")] : [];
  const art = (b) => [...b.querySelectorAll("use")].map((u) => u.getAttribute("href").slice(1));
  return {
    over: document.querySelector(".end") !== null,
    mine: ticket !== null,
    place: document.querySelector(".place") !== null,
    art: buttons.flatMap(art),
    go: ticket !== null && ticket.querySelector(".btn--go:enabled") !== null,
    danger: ticket !== null && ticket.querySelector(".btn--danger:enabled") !== null,
    plain: ticket !== null && ticket.querySelector(".ticket__b .btn:enabled:not(.btn--go):not(.btn--danger)") !== null,
    hand: document.querySelectorAll(".hand-row li.can").length,
  };
}"""

# The part of a card that others of a large hand never cover.
SPINE: Position = {"x": 8, "y": 30}


class Line:
    """The page's line to the server, with a hand on it: it can be cut, and keeps what was sent."""

    def __init__(self, visitor: Visitor) -> None:
        self.sent: list[dict[str, Any]] = []
        self.hellos = 0
        self.down = False
        self._sockets: list[WebSocketRoute] = []
        visitor.context.route_web_socket("**/api/socket", self._connect)

    def _connect(self, socket: WebSocketRoute) -> None:
        if self.down:
            socket.close()
            return
        server = socket.connect_to_server()
        self._sockets.append(socket)

        def pass_on(data: str | bytes) -> None:
            message = json.loads(data)
            self.hellos += message["type"] == "Hello"
            if message["type"] == "Play":
                self.sent.append(message)
            server.send(data)

        socket.on_message(pass_on)

    def cut(self) -> None:
        """As a phone does it in a tunnel."""
        self.down = True
        for socket in self._sockets:
            socket.close()
        self._sockets.clear()

    def mend(self) -> None:
        self.down = False

    def answers(self) -> list[str]:
        """The questions that were answered, each message once: a repeated one carries the same id and body."""
        by_id = {m["id"]: m for m in self.sent}
        assert all(m == by_id[m["id"]] for m in self.sent)
        return [f"{m['match']} {m['decision']}" for m in by_id.values()]


class Person:
    """Plays through the board alone: Nopes whenever it can, draws otherwise, defuses and hides the kitten."""

    def __init__(self, visitor: Visitor, name: str) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.name = name
        self.line = Line(visitor)

    # --- the way to the table

    def open_table(self, seats: int) -> str:
        self.page.goto(self.visitor.base)
        self.page.locator(".mb", has_text="Exploding Kittens").get_by_role("button").click()
        self.page.locator("form.new input.in").fill(self.name)
        self.page.locator(".count").filter(has_text=str(seats)).click()
        self.page.locator(".friends .btn").click()
        self.page.wait_for_selector(".lobby .go .btn--go")
        return self.page.url

    def join(self, address: str) -> None:
        self.page.goto(address)
        self.page.locator("form input.in").fill(self.name)
        self.page.locator("form .btn--go").click()
        self.page.wait_for_selector(".lobby")

    # --- at the table

    def look(self) -> dict[str, Any]:
        try:
            seen: dict[str, Any] = self.page.evaluate(LOOK)
        except Error:  # the page is on its way to another
            return {"over": False, "mine": False}
        return seen

    @property
    def at_the_end(self) -> bool:
        return self.page.locator(".end").count() > 0

    @property
    def noped(self) -> bool:
        return any(m["action"]["type"] == "Nope" for m in self.line.sent)

    def on_turn(self) -> bool:
        """Only this person is asked, and for a turn: nothing moves until they do."""
        return "mark" in self.look().get("art", ())

    def click(self, selector: str, at: Position | None = None) -> bool:
        try:
            self.page.locator(selector).first.click(timeout=2000, position=at)
        except Error:
            return False  # the question changed under the finger
        return True

    def act(self, hold: bool = False) -> bool:
        """One step, if one is asked for; `hold`: but a turn of one's own."""
        seen = self.look()
        if seen["over"] or not seen["mine"] or (hold and "mark" in seen["art"]):
            return False
        if seen["place"]:
            return self.click(".place .btn:first-child") and self.click(".row2 .btn--go:enabled")
        for art in ("nope", "defuse", "mark"):
            if art in seen["art"]:
                return self.click(f'.ticket .btn--go:enabled:has(use[href="#{art}"])')
        if seen["go"]:
            return self.click(".ticket .btn--go:enabled")
        if seen["danger"]:
            return self.click(".ticket .btn--danger:enabled")
        if seen["plain"]:
            return self.click(".ticket__b .btn:enabled:not(.btn--go)")
        if seen["hand"]:  # a Favor: some card
            return self.click(".hand-row li.can button", SPINE)
        return False

    def play_a_card(self) -> bool:
        """A card from the hand, through the sentence that says what it does."""
        if not self.click(".hand-row li.can button", SPINE):
            return False
        for picks in (".picks .who", ".picks .kind"):
            if self.page.locator(picks).count():
                self.click(picks)
        return self.click(".ticket .ticket__b .btn--go:enabled") or (self.click(".ticket__b .btn:last-child") and False)

    # --- what they see

    def table(self) -> dict[str, str]:
        """Everything on the board that is not a clock, when nothing bursts any more."""
        self.page.wait_for_selector(".game .ticket")
        self.page.wait_for_selector(".arena .bomb", state="detached")
        found: dict[str, str] = self.page.evaluate(
            """() => Object.fromEntries(
              [["hand", ".hand-row"], ["seats", "[data-seat]"], ["pile", ".arena"], ["log", ".lg li"]].map(([n, s]) =>
                [n, [...document.querySelectorAll(s)].map((e) => e.textContent.replace(/\\s+/g, " ")).join("|")]))"""
        )
        return found
