"""People at the plain board: any game can be played from its forms alone."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, NamedTuple

from playwright.sync_api import Page

from tests.server.process import ServerProcess
from tests.web.browser import Visitor
from tests.web.staged import Come

# What is asked of a person, in one look.
ASKED = """() => ({
  over: document.querySelector(".end") !== null,
  busy: document.querySelector("#ticket[aria-busy=true]") !== null,
  forms: [...document.querySelectorAll("#ticket > form")].map((f) => f.querySelector("p").textContent),
  offers: document.querySelector("#ticket .sub") !== null,
})"""


class Comer(NamedTuple):
    name: str
    size: tuple[int, int] = (1280, 800)


class Person:
    def __init__(self, visitor: Visitor, game: str, name: str, seated: dict[str, Any]) -> None:
        self.visitor = visitor
        self.page: Page = visitor.page
        self.name = name
        kept = {**seated, "game": game, "name": name, "at": 1, "playing": True}
        chairs = json.dumps(json.dumps({seated["table"]: kept}))
        self.page.add_init_script(f"localStorage.setItem('litfuse.chairs', {chairs})")
        self.page.add_init_script("localStorage.setItem('litfuse.settings', '{\"plain\":true}')")
        self.page.goto(f"{visitor.base}/table/{seated['table']}")

    def look(self) -> dict[str, Any]:
        seen: dict[str, Any] = self.page.evaluate(ASKED)
        return seen

    def answer(self, says: str = "") -> str:
        """Takes the first form whose sentence says this, and the first value of each field."""
        forms = self.page.locator("#ticket > form")
        form = forms.filter(has_text=says).first if says else forms.first
        said = form.locator("p").first.inner_text()
        for i in range(form.locator("select").count()):
            form.locator("select").nth(i).select_option(index=1)
        form.locator("button").click()
        if form.locator("p.error").count():  # it asks before it does this
            form.locator("button").click()
        return said

    @property
    def talk(self) -> list[str]:
        return [" ".join(line.split()) for line in self.page.locator(".talk .lines li").all_inner_texts()]

    def whom(self, name: str) -> None:
        self.page.locator(".talk .row select").select_option(label=f"Whisper to {name}")

    def hears(self, line: str) -> None:
        self.page.locator(".talk .lines li", has_text=line).first.wait_for()


def sit_down(
    come: Come, site: ServerProcess, game: str, comers: Sequence[Comer], bots: int = 0, **settings: Any
) -> list[Person]:
    """Everybody at one table of this game, each in a browser of their own, and the match begun."""
    table = site.open_table(comers[0].name, len(comers) + bots, bots, game=game, **settings)
    seated = [table, *(site.join(table["table"], comer.name) for comer in comers[1:])]
    people = [Person(come(*c.size, locale="en"), game, c.name, token) for c, token in zip(comers, seated, strict=True)]
    last = json.dumps(comers[-1].name)
    for person in people:
        person.page.wait_for_function(f"() => document.body.innerText.includes({last})")
    assert site.send_command(table, "Start").status == 200
    for person in people:
        person.page.wait_for_selector("main.plain")
    return people


def asked(people: list[Person]) -> list[Person]:
    """Whoever is asked something that the match waits for, once nobody's answer is under way."""
    for _ in range(200):
        seen = [p.look() for p in people]
        if not any(s["busy"] for s in seen):
            found = [
                p for p, s in zip(people, seen, strict=True) if s["forms"] and not (s["offers"] and len(s["forms"]) < 2)
            ]
            if found or any(s["over"] for s in seen):
                return found
        people[0].page.wait_for_timeout(25)
    raise AssertionError([p.look() for p in people])
