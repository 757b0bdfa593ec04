"""Lessons: from the front page through a whole guided match, one idea at a time, and back."""

from __future__ import annotations

import time

from playwright.sync_api import Page, expect

from tests.web.browser import Visitor
from tests.web.player import Person
from tests.web.staged import Come

MINUTES = 6
MARK = "[data-part=guide-mark]:not(.away)"
# The title of the mark, and whether a button ends the idea. In one look: the mark may go at any moment.
SHOWN = """() => {
  const mark = document.querySelector("[data-part=guide-mark]:not(.away)");
  return [mark?.querySelector("h2").innerText ?? "", Boolean(mark?.querySelector(".btn--go"))];
}"""
# Whether the mark lies over the part that it speaks of.
COVERS = """() => {
  const [a, b] = ["spot", "mark"].map((part) =>
    document.querySelector(`[data-part=guide-${part}]`)?.getBoundingClientRect());
  if (!a || !b) return false;
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}"""


def begin(visitor: Visitor, game: str) -> Page:
    page = visitor.page
    page.goto(visitor.base)
    page.locator(f".lessons a[href='/learn/{game}']").click()
    page.wait_for_selector(".learn li.now")
    page.locator(".tray .btn--go").click()
    page.wait_for_selector(".game .ticket")
    return page


def test_a_lesson_of_exploding_kittens_from_the_front_page_to_its_result(visit: Come) -> None:
    visitor = visit(360, 740, locale="fr", reduced_motion="reduce", has_touch=True)
    person = Person(visitor, "Ada")
    page = begin(visitor, "exploding-kittens")
    explained: list[str] = []
    end = time.monotonic() + 60 * MINUTES
    while not page.locator(".end").count():
        assert time.monotonic() < end, "the match did not end"
        title, ends_by_button = page.evaluate(SHOWN)
        if title and title not in explained:
            explained.append(title)
            visitor.shot(f"guide-kittens-{len(explained)}-360x740")
            assert not page.evaluate(COVERS), title
            assert visitor.faults() == [], title
        if ends_by_button and person.click(f"{MARK} .btn--go"):
            continue
        if not person.act():
            page.wait_for_timeout(40)
    assert len(explained) >= 3
    assert len(set(explained)) == len(explained)
    page.locator(".acts a[href='/learn/exploding-kittens']").click()
    expect(page.locator(".learn li.ok .btn")).to_be_visible()
    page.locator("details summary").click()
    assert page.locator("details dt").all_inner_texts()[: len(explained)]
    visitor.both_shots("learn-done-360x740")
    assert visitor.faults() == []
    assert visitor.complaints == []


def test_a_guide_that_was_left_stays_away_and_one_that_was_not_goes_on_after_a_reload(visit: Come) -> None:
    visitor = visit(1280, 800, locale="en", reduced_motion="reduce")
    page = begin(visitor, "exploding-kittens")
    page.wait_for_selector(MARK)
    first = page.locator(f"{MARK} h2").inner_text()
    page.reload()
    expect(page.locator(f"{MARK} h2")).to_have_text(first)
    page.keyboard.press("Escape")
    expect(page.locator("[data-part=guide] .on")).to_have_count(1)
    page.locator("[data-part=guide] .btn").click()
    expect(page.locator("[data-part=guide]")).to_have_count(0)
    page.reload()
    page.wait_for_selector(".game .ticket")
    expect(page.locator("[data-part=guide]")).to_have_count(0)
    assert visitor.complaints == []
