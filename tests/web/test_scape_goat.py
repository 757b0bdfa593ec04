"""A whole game of Scape Goat by four people on the plain board, whispers included, in a real browser."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page

from tests.server.process import ServerProcess
from tests.web.browser import Visitor
from tests.web.staged import Come

NAMES = ("Ann", "Ben", "Cat", "Dan")
SIZES = ((360, 740), (1280, 800), (768, 1024), (360, 740))
# What is asked of a person, in one look.
ASKED = """() => ({
  over: document.querySelector(".end") !== null,
  forms: [...document.querySelectorAll("#ticket > form")].map((f) => f.querySelector("p").textContent),
  offers: document.querySelector("#ticket .sub") !== null,
})"""


class Person:
    def __init__(self, visitor: Visitor, name: str, seated: dict[str, Any]) -> None:
        self.visitor = visitor
        self.page: Page = visitor.page
        self.name = name
        kept = {**seated, "game": "scape-goat", "name": name, "at": 1, "playing": True}
        chairs = json.dumps(json.dumps({seated["table"]: kept}))
        self.page.add_init_script(f"localStorage.setItem('litfuse.chairs', {chairs})")
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
        return [" ".join(line.split()) for line in self.page.locator(".talk li").all_inner_texts()]

    def whom(self, name: str) -> None:
        self.page.locator(".talk .row select").select_option(label=f"Whisper to {name}")

    def hears(self, line: str) -> None:
        self.page.locator(".talk li", has_text=line).first.wait_for()


def seat_down(come: Come, site: ServerProcess) -> list[Person]:
    table = site.open_table("Ann", 4, game="scape-goat", pace={"turn": None, "choose": None})
    seated = [table, *(site.join(table["table"], name) for name in NAMES[1:])]
    people = []
    for name, size, token in zip(NAMES, SIZES, seated, strict=True):
        people.append(Person(come(*size, locale="en"), name, token))
    for person in people:
        person.page.wait_for_function("() => document.body.innerText.includes('Dan')")
    assert site.ask(table, "Start").status == 200
    for person in people:
        person.page.wait_for_selector("main.plain")
    return people


def asked(people: list[Person]) -> list[Person]:
    """Whoever is asked something that the match waits for."""
    for _ in range(200):
        found = [p for p in people if (seen := p.look())["forms"] and not (seen["offers"] and len(seen["forms"]) < 2)]
        if found or any(p.look()["over"] for p in people):
            return found
        people[0].page.wait_for_timeout(25)
    raise AssertionError([p.look() for p in people])


def test_four_people_play_and_whisper_on_the_plain_board(visit: Come, site: ServerProcess) -> None:
    people = seat_down(visit, site)
    ann, ben, cat, dan = people

    # Ann whispers to Ben in words and by a phrase; the others see that she does, and no more.
    ann.whom("Ben")
    ann.page.locator(".talk input").fill("it is Cat")
    ann.page.locator(".talk input").press("Enter")
    ben.hears("it is Cat")
    ann.page.locator(".phrases > select").select_option(value="Suspect")
    ann.page.locator(".phrases form select").select_option(index=1)
    ann.page.locator(".phrases form button").click()
    ben.hears("suspect")
    ann.page.get_by_role("button", name="Nudge").click()
    ben.hears("nudges you")
    cat.page.locator(".talk input").fill("what was that?")
    cat.page.locator(".talk input").press("Enter")
    for person in people:
        person.hears("what was that?")
    for outsider in (cat, dan):
        assert outsider.talk == ["Ann whispers to Ben", "Ann whispers to Ben", "Cat what was that?"]
    for person, name in ((ann, "scape-goat-360"), (ben, "scape-goat-1280")):
        person.page.locator(".talk").scroll_into_view_if_needed()
        person.visitor.shot(f"{name}-talk")
        assert person.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")

    # Two rounds of turns, every place visited by somebody, then one goes to the cops.
    said: list[str] = []
    for _ in range(60):
        now = asked(people)
        if not now:
            break
        person = now[0]
        forms = person.look()["forms"]
        cops = next((f for f in forms if "cops" in f.lower()), None)
        if cops is not None and sum("cops" not in s.lower() for s in said) > 16:
            said.append(person.answer(cops))
        elif cops is not None:  # a move: on to another place each time
            choices = [f for f in forms if f != cops]
            said.append(person.answer(min(choices, key=said.count)))
        else:
            said.append(person.answer())
        person.page.wait_for_timeout(30)
    for person in people:
        person.page.wait_for_selector(".end")
    ann.visitor.shot("scape-goat-360-end")
    assert len(set(said)) >= 6, said
    for person in people:
        assert person.visitor.complaints == []
