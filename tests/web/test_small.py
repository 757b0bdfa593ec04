"""The smallest phone, 320 pixels wide, in the languages with the longest words: every page fits, nothing sticks out."""

from __future__ import annotations

from typing import Any

import pytest

from tests.web import goat
from tests.web.browser import ROOT, Visitor
from tests.web.scenes import TABLE, at_the_end, messages_at, room
from tests.web.staged import Come, stage

PAGES = {
    "home": ("/", ".mb .btn--go"),
    "settings": ("/settings", ".radios"),
    "rules-kittens": ("/rules/exploding-kittens", ".rules"),
    "rules-busters": ("/rules/bomb-busters", ".rules"),
    "rules-goat": ("/rules/scape-goat", ".rules"),
    "learn": ("/learn/scape-goat", "main"),
    "lost": ("/nowhere/at/all", ".nowhere .btn--go"),
}
# What can be seen of the words and buttons of a page sticks out of it, or is cut off by what holds it.
OUT = """() => {
  const cut = (e) => {
    for (let held = e.parentElement; held && held !== document.body; held = held.parentElement) {
      const style = getComputedStyle(held);
      if (["auto", "scroll"].includes(style.overflowX) && held.scrollWidth > held.clientWidth + 1) return false;
    }
    const box = e.getBoundingClientRect();
    return box.width > 1 && box.height > 1 && (box.left < -1 || box.right > innerWidth + 1);
  };
  return [...document.querySelectorAll("h1, h2, h3, p, b, a, button, input, select, label, li, dd, dt, td, summary")]
    .filter((e) => e.checkVisibility() && !e.closest(".vh, .live") && cut(e))
    .map((e) => `${e.tagName} ${e.className} ${e.textContent.trim().slice(0, 40)}`);
}"""


def sound(visitor: Visitor, name: str) -> None:
    visitor.shot(f"small-{name}", full=True)
    assert visitor.page.evaluate("() => document.documentElement.scrollWidth") <= 320, name
    assert visitor.page.evaluate(OUT) == [], name
    assert "[" not in visitor.page.locator("body").inner_text(), name


@pytest.mark.parametrize("language", ["es", "fr"])
def test_every_page_fits(visit: Come, language: str) -> None:
    visitor = visit(320, 640, locale=language, reduced_motion="reduce")
    page = visitor.page
    for name, (path, there) in PAGES.items():
        page.goto(visitor.base + path)
        page.wait_for_selector(there)
        sound(visitor, f"{name}-{language}")
    for n in range(3):  # a table of each game, before it is opened
        page.goto(visitor.base)
        page.locator(".mb").nth(n).get_by_role("button").first.click()
        page.wait_for_selector("form.new")
        sound(visitor, f"new-{n}-{language}")


@pytest.mark.parametrize("language", ["es", "fr"])
def test_every_state_of_a_table_fits(visit: Come, language: str) -> None:
    visitor = visit(320, 640, locale=language, reduced_motion="reduce")
    kittens, goats = at_the_end(), goat.found(next(s for s in goat.SCENES if s.name == "cops-six"))
    lobby = room(None, 4, "spectator", phase="lobby")
    seated = [{"type": "Welcome", "version": 1, "table": TABLE, "chair": 0, "viewer": "spectator"}]
    states: dict[str, tuple[list[dict[str, Any]], str]] = {
        "lobby": ([*seated, {"type": "TableState", "count": 1, "table": lobby}], ".lobby"),
        "end-kittens": (messages_at(kittens, 0, room(kittens, 4, 0, phase="lobby")), ".end"),
        "end-goat": (messages_at(goats, 0, room(goats, 6, 0, phase="lobby", game="scape-goat")), ".end"),
    }
    for name, (messages, there) in states.items():
        visitor.turn_page()
        stage(visitor, messages)
        visitor.page.goto(f"{visitor.base}/table/{TABLE}")
        visitor.page.wait_for_selector(there)
        sound(visitor, f"{name}-{language}")
    visitor.turn_page()  # whoever comes by a link
    open_ = room(None, 5, "spectator", phase="lobby")
    open_["chairs"][4] = {"holder": "open"}
    visitor.page.route(f"**/api/tables/{TABLE}", lambda route: route.fulfill(json=open_))
    visitor.page.add_init_script("localStorage.removeItem('litfuse.chairs')")
    visitor.page.goto(f"{visitor.base}/table/{TABLE}")
    visitor.page.wait_for_selector("main .btn--go")
    sound(visitor, f"join-{language}")


def test_a_record_file_fits(visit: Come) -> None:
    visitor = visit(320, 640, locale="fr", reduced_motion="reduce")
    visitor.page.goto(visitor.base)
    visitor.page.locator("input[type=file]").set_input_files(ROOT / "docs" / "example-record.jsonl")
    visitor.page.wait_for_selector(".checks li")
    sound(visitor, "replay-fr")
