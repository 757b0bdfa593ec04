"""Lessons: from the front page through whole guided matches, one idea at a time, and back."""

from __future__ import annotations

import time
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.web.browser import SHOTS, Visitor
from tests.web.defuser import Defuser
from tests.web.player import Person
from tests.web.staged import Come

SECONDS = 150  # for one match; it takes a tenth of that on a quiet machine
MARK = "[data-part=guide-mark]"
# The title of the mark, whether a button ends the idea, and whether the board is still showing what has happened, once
# the page has drawn what it knows. In one look: the mark may go at any moment.
SHOWN = """async () => {
  for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
  const mark = document.querySelector("[data-part=guide-mark]");
  return [mark?.querySelector("h2").innerText ?? "", Boolean(mark?.querySelector(".btn--go")),
    document.querySelector("[data-moment]:not([data-moment=news])") !== null];
}"""
# Parts of the board that lie over one another, though none may; the mark stands among them. And the mark has to be
# seen whole, with an arrow to something that is lit.
OVERLAPS = """() => {
  const boxes = [];
  const parts = ["[data-part=guide]", "[data-part=guide-mark]", "[data-part=dial]", "[data-part=equipment]",
    "[data-part=track]", "[data-part=stand]", "[data-part=own]", "[data-seat]:not([data-part])", ".pile > *", ".say",
    ".centre > *", ".ticket"];
  for (const part of parts)
    for (const e of document.querySelectorAll(part)) {
      const r = e.getBoundingClientRect();
      if (r.width && r.height && e.checkVisibility()) boxes.push([part, r]);
    }
  const out = [];
  for (const [i, [a, p]] of boxes.entries())
    for (const [b, q] of boxes.slice(i + 1)) {
      const wide = Math.min(p.right, q.right) - Math.max(p.left, q.left);
      const high = Math.min(p.bottom, q.bottom) - Math.max(p.top, q.top);
      if (a !== b && wide > 2 && high > 2) out.push(`${a} / ${b}: ${Math.round(wide)} x ${Math.round(high)}`);
    }
  const mark = document.querySelector("[data-part=guide-mark]")?.getBoundingClientRect();
  if (mark) {
    if (mark.top < 0 || mark.bottom > innerHeight + 1 || mark.left < 0 || mark.right > innerWidth + 1) out.push("out");
    if (!document.querySelector("[data-part=guide-spot]")) out.push("nothing is lit");
  }
  return out;
}"""


def begin(visitor: Visitor, game: str) -> Page:
    page = visitor.page
    page.goto(visitor.base)
    page.locator(f".lessons a[href='/learn/{game}']").click()
    return start(page)


def start(page: Page) -> Page:
    """From the lesson's page into its next chapter."""
    page.wait_for_selector(".learn li.now")
    page.locator(".tray .btn--go").click()
    page.wait_for_selector(".game .ticket")
    return page


def stuck(visitor: Visitor, name: str) -> str:
    """Keeps a picture, and returns what the page shows, of a match that does not go on."""
    visitor.shot(f"stuck-{name}")
    says = [" ".join(text.split()) for text in visitor.page.locator(f"{MARK}, .ticket").all_inner_texts()]
    return f"the match did not end; {SHOTS / f'stuck-{name}.png'}: {says}, {visitor.complaints}"


def first_idea(visitor: Visitor, act: Callable[[], bool]) -> None:
    """Waits for an idea that stays until its button is pressed; questions before it are answered."""
    end = time.monotonic() + SECONDS
    stays = visitor.page.locator(f"{MARK} .btn--go")
    while not stays.count():
        assert time.monotonic() < end, stuck(visitor, "before-the-first-idea")
        visitor.page.wait_for_timeout(500)
        if not stays.count():
            act()


def follow(visitor: Visitor, act: Callable[[], bool], name: str, patient: int) -> list[str]:
    """Plays to the end of the match, and looks at every idea on the way; returns the titles.

    Lets the board show what has happened until so many ideas have come, and is quick from then on.
    """
    page = visitor.page
    explained: list[str] = []
    end = time.monotonic() + SECONDS
    while not page.locator("div.end").count():
        assert time.monotonic() < end, stuck(visitor, name)
        title, ends_by_button, busy = page.evaluate(SHOWN)
        if title and title not in explained:
            explained.append(title)
            visitor.shot(f"guide-{name}-{len(explained)}")
            overlaps = page.evaluate(OVERLAPS)
            if page.evaluate(SHOWN)[0] == title:
                assert overlaps == [], title
        if ends_by_button and len(explained) == 1:
            page.locator(f"{MARK} .btn--go").click()
        elif ends_by_button:
            page.keyboard.press("Escape")  # as the button does
        elif (busy and len(explained) < patient) or not act():
            page.wait_for_timeout(30)
    assert len(set(explained)) == len(explained)
    return explained


def test_a_lesson_of_exploding_kittens_from_the_front_page_to_its_result(visit: Come) -> None:
    visitor = visit(360, 740, locale="fr", reduced_motion="reduce", has_touch=True)
    person = Person(visitor, "Ada")
    page = begin(visitor, "exploding-kittens")
    first_idea(visitor, person.act)
    assert visitor.faults() == []
    explained = follow(visitor, person.act, "kittens-360x740", 3)
    assert len(explained) >= 3
    page.locator(".acts a[href='/learn/exploding-kittens']").click()
    expect(page.locator(".learn li.ok .btn")).to_be_visible()
    page.locator("details summary").click()
    assert page.locator("details dt").all_inner_texts()[: len(explained)]
    visitor.both_shots("learn-done-360x740")
    assert visitor.faults() == []
    assert visitor.complaints == []


def test_the_three_missions_of_the_lesson_of_bomb_busters_are_played_one_after_the_other(visit: Come) -> None:
    visitor = visit(360, 740, locale="en", reduced_motion="reduce", has_touch=True)
    person = Defuser(visitor)
    page = begin(visitor, "bomb-busters")
    chapters: list[list[str]] = []
    for number in (1, 2, 3):
        if number == 2:  # the rest of the lesson at a desk
            page.set_viewport_size({"width": 1440, "height": 900})
        if number > 1:
            start(page)
        expect(page.locator("[data-part=guide] b")).to_have_text(f"Part {number} of 3")
        chapters.append(follow(visitor, person.act, f"busters-{number}", 3 if number == 1 else 1))
        page.locator(".acts a[href='/learn/bomb-busters']").click()
        expect(page.locator(".learn li.ok")).to_have_count(number)
    cutting, yellow, tools = chapters
    assert {"These are yours", "These are theirs"} <= set(cutting)
    assert yellow[0] == "Yellow has no number"
    assert tools[0] == "One wire is red"
    assert page.locator(".learn li.now").count() == 0
    page.locator("details summary").click()
    known = page.locator("details dt").all_inner_texts()
    # The last idea of a mission may have been cut short by an answer that was on its way; then it was not read.
    assert {title for titles in chapters for title in titles[:-1]} <= set(known)
    assert visitor.faults() == []
    assert visitor.complaints == []


def test_a_guide_that_was_left_stays_away_and_one_that_was_not_goes_on_after_a_reload(visit: Come) -> None:
    visitor = visit(1280, 800, locale="en", reduced_motion="reduce")
    person = Person(visitor, "Ada")
    page = begin(visitor, "exploding-kittens")
    first_idea(visitor, person.act)
    page.evaluate(SHOWN)
    visitor.both_shots("guide-kittens-1280x800")
    assert page.evaluate(OVERLAPS) == []
    first = page.locator(f"{MARK} h2").inner_text()
    page.reload()
    expect(page.locator(f"{MARK} h2")).to_have_text(first)
    page.keyboard.press("Escape")
    expect(page.locator(MARK).filter(has_text=first)).to_have_count(0)
    page.locator("[data-part=guide] .btn").click()
    expect(page.locator("[data-part=guide]")).to_have_count(0)
    page.reload()
    page.wait_for_selector(".game .ticket")
    expect(page.locator("[data-part=guide]")).to_have_count(0)
    assert visitor.complaints == []


def test_a_lesson_of_scape_goat_explains_a_turn_and_ends_at_the_cops(visit: Come) -> None:
    visitor = visit(360, 740, locale="es", reduced_motion="reduce", has_touch=True)
    person = Person(visitor, "Ada")
    page = begin(visitor, "scape-goat")

    def act() -> bool:
        return goat_acts(person, leave=page.locator("[data-part=guide] .on").count() >= 4)

    explained = follow(visitor, act, "goat-360x740", 4)
    assert explained[:2] == ["Tu tarjeta nombra a alguien", "Así que es ese, o tú"]
    while "Ve a otro sitio" not in explained:  # somebody called the cops before the first move: the lesson goes on
        begin(visitor, "scape-goat")
        explained += follow(visitor, act, "goat-again-360x740", 4)
    assert len(set(explained)) == len(explained)
    assert visitor.complaints == []


def goat_acts(person: Person, leave: bool) -> bool:
    """Answers what is asked in Scape Goat by the first button; `leave`: the next move goes to the cops."""
    ticket = ".ticket .named"
    if person.page.locator(f"{ticket} [data-choice=cops]:enabled").count():
        if not leave:
            return person.click(f"{ticket} button:enabled:not([data-choice=cops])")
        return person.click(f"{ticket} [data-choice=cops]") and person.click(".ticket .btn--danger")
    ways = (f"{ticket} button:enabled", ".ticket .ticket__b .btn--go:enabled")
    return any(person.page.locator(way).count() and person.click(way) for way in ways)
