"""Every moment of Bomb Busters on its board: all on one screen, nothing cut off, nothing jumps, axe finds nothing."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.web.busters_scenes import SCENES, Scene, draw
from tests.web.staged import Come

SIZES = {"320x740": (320, 740), "360x740": (360, 740), "768x1024": (768, 1024), "1440x900": (1440, 900)}
LOOKS = [
    ("360x740", "light", "en"),
    ("360x740", "dark", "fr"),
    ("320x740", "light", "es"),
    ("768x1024", "light", "en"),
    ("1440x900", "light", "fr"),
    ("1440x900", "dark", "en"),
]
AXE = {("360x740", "light"), ("1440x900", "dark")}
# All stands and the own one lie above the ticket, one below the other, and within the screen.
LAID_OUT = """() => {
  const box = (e) => e.getBoundingClientRect();
  const tray = box(document.querySelector(".tray")).top;
  const bad = [];
  for (const stand of document.querySelectorAll("[data-part=stands] [data-stand]"))
    if (box(stand).bottom > tray + 2 || box(stand).right > innerWidth) bad.push(stand.getAttribute("aria-label"));
  const rows = [...document.querySelectorAll("[data-part=stands] > section")];
  for (const [i, row] of rows.entries()) {
    const above = i ? box(rows[i - 1]).bottom : box(document.querySelector(".play > [data-part=strip], .track")).bottom;
    if (box(row).top < above - 1) bad.push(`over ${row.textContent.trim()}`);
    const lowest = Math.max(...[...row.querySelectorAll("[data-stand]")].map((e) => box(e).bottom));
    if (i + 1 < rows.length && lowest > box(rows[i + 1]).top + 5) bad.push(`into ${rows[i + 1].textContent.trim()}`);
  }
  for (const own of document.querySelectorAll("[data-part=own] [data-stand]"))
    if (box(own).bottom > box(document.querySelector("#ticket .ticket")).top && innerWidth < 1100)
      bad.push(own.getAttribute("aria-label"));
  return bad;
}"""

# What stands in a wire stands above its band, and nothing in a seat line lies over its neighbour.
READABLE = """() => {
  const box = (e) => e.getBoundingClientRect();
  const bad = [];
  for (const wire of document.querySelectorAll("[data-stand] .w:not(.w--hidden)")) {
    const band = parseFloat(getComputedStyle(wire, "::after").height);
    for (const text of [wire, ...wire.querySelectorAll("small")]) {
      if (!text.checkVisibility()) continue;
      const words = document.createRange();
      words.selectNodeContents(document.createTreeWalker(text, NodeFilter.SHOW_TEXT).nextNode());
      const under = 0.16 * parseFloat(getComputedStyle(text).fontSize); // no digit reaches below the line
      if (box(words).bottom - under > box(wire).bottom - band + 1) bad.push(`the band lies over ${words}`);
    }
  }
  for (const price of document.querySelectorAll(".key sup")) {
    const number = document.createRange();
    const texts = document.createTreeWalker(price.parentElement, NodeFilter.SHOW_TEXT);
    while (texts.nextNode() && !texts.currentNode.textContent.trim());
    number.selectNodeContents(texts.currentNode);
    const above = 0.16 * parseFloat(getComputedStyle(price.parentElement).fontSize); // nor above a capital
    if (box(price).bottom > box(number).top + above) bad.push(`a price lies over ${number}`);
  }
  for (const head of document.querySelectorAll("[data-part=stand] .head")) {
    const parts = [...head.children].map((e) => [e, ...e.querySelectorAll("b")].map(box));
    for (const [i, part] of parts.slice(0, -1).entries())
      if (Math.max(...part.map((r) => r.right)) > parts[i + 1][0].left + 1) bad.push(head.textContent.trim());
  }
  return bad;
}"""


def one_table(scene: Scene) -> bool:
    """Moments of one table: questions that must have everything in the same place."""
    return scene.viewer == 0 and scene.mission == 8


def drawn_in(look: int, every: bool) -> list[Scene]:
    """Two looks of a pair (phones, small screens and tablets, desks) share the scenes; `make looks` draws them all."""
    compared = LOOKS[look][:2] in AXE
    return [s for i, s in enumerate(SCENES) if every or i % 2 == look % 2 or (compared and one_table(s))]


@pytest.mark.parametrize("look", range(len(LOOKS)), ids=["-".join(look) for look in LOOKS])
def test_every_moment_is_drawn(visit: Come, look: int, pytestconfig: pytest.Config) -> None:
    size, theme, language = LOOKS[look]
    visitor = visit(*SIZES[size], color_scheme=theme, locale=language, reduced_motion="reduce")
    places: dict[tuple[int, int, str], list[int]] = {}
    for scene in drawn_in(look, pytestconfig.getoption("--every-look")):
        draw(visitor, scene)
        visitor.shot(f"busters-{scene.name}-{size}-{theme}-{language}")
        assert visitor.complaints == [], scene.name
        assert visitor.fits(), scene.name
        if size != "320x740" and scene.name != "turned-cut":  # there the ticket may be scrolled
            assert visitor.scrolls() == [], scene.name
        assert visitor.page.evaluate(LAID_OUT) == [], scene.name
        assert visitor.page.evaluate(READABLE) == [], scene.name
        said = visitor.page.locator("body").inner_text()
        assert "[" not in said, scene.name  # nothing is unsaid
        assert "{" not in said, scene.name  # nor said without its values
        if one_table(scene):
            for part, place in visitor.places().items():
                # Nothing jumps.
                assert places.setdefault((scene.mission, scene.seats, part), place) == place, (scene.name, part)
        if (size, theme) in AXE:
            assert visitor.faults() == [], scene.name


def test_the_window_of_a_laptop_is_high_enough_for_many_stands_and_ways(visit: Come) -> None:
    visitor = visit(1280, 640, locale="fr", reduced_motion="reduce")
    for name in ("five", "row-five", "gate-sums-two", "ring"):
        draw(visitor, next(scene for scene in SCENES if scene.name == name))
        visitor.shot(f"busters-laptop-{name}")
        assert visitor.fits(), name
        assert visitor.scrolls() == [], name
        assert visitor.page.evaluate(LAID_OUT) == [], name
        assert visitor.page.evaluate(READABLE) == [], name


@pytest.mark.parametrize(
    ("name", "taps"),
    [
        ("constraint-choice", [".names button"]),
        ("constraint-keep", [".ways [data-way=ReplaceConstraint]"]),
        ("numbers", [".keys button"]),
        ("walkie", ["[data-part=own] li.lit button", ".seats button"]),
    ],
)
def test_a_question_of_the_mission_or_of_a_card_can_be_answered(visit: Come, name: str, taps: list[str]) -> None:
    visitor = visit(360, 740, locale="fr")
    draw(visitor, next(scene for scene in SCENES if scene.name == name))
    for selector in taps:
        button = visitor.page.locator(selector).first
        expect(button).to_be_in_viewport(ratio=0.9)
        button.click()
    expect(visitor.page.locator("[data-part=go]")).to_be_enabled()
    assert visitor.faults() == []


def test_two_number_cards_are_laid_away_for_a_value_in_two_taps(visit: Come) -> None:
    visitor = visit(360, 740, locale="en")
    sent = draw(visitor, next(scene for scene in SCENES if scene.name == "gate-sums"))
    keys = visitor.page.locator(".keys button")
    offered = keys.count()
    pairs = visitor.page.locator("[data-pick]")
    expect(pairs.nth(1)).to_have_text(re.compile(r"^\d+ [+−] \d+$"))
    pairs.nth(1).click()
    expect(keys).to_have_count(offered)  # another value can still be chosen instead
    visitor.page.locator("[data-part=go]").click()
    [played] = [ask["action"] for ask in sent if ask["type"] == "Play"]
    low, high = played["cards"]
    assert played["number"] in (high - low, low + high)


def test_the_name_in_the_bar_opens_what_the_mission_is_about(visit: Come) -> None:
    visitor = visit(360, 740, locale="en")
    draw(visitor, next(scene for scene in SCENES if scene.name == "constraint-own"))
    visitor.page.locator(".bar h1 button").click()
    about = visitor.page.locator("dialog [data-part=about]")
    expect(about).to_contain_text("Everybody takes one of five constraint cards")
    expect(about).to_contain_text("Red: 2 of 3")
    expect(about.locator("[data-part=strip]")).to_contain_text("Yours: only 1 to 6")
    expect(about).to_contain_text("Wobblesworth the Fourth: only odd numbers")
    visitor.shot("busters-about-360")
    assert visitor.faults() == []


def test_the_keyboard_cuts_too(visit: Come) -> None:
    visitor = visit(1440, 900, locale="en")
    turn = next(scene for scene in SCENES if scene.name == "turn")
    draw(visitor, turn)
    page = visitor.page
    stand = page.locator("[data-seat='1'] [data-stand] button[tabindex='0']").first
    stand.focus()
    page.keyboard.press("End")
    for _ in range(20):
        if page.evaluate("() => document.activeElement.getAttribute('aria-disabled') === 'false'"):
            break
        page.keyboard.press("ArrowLeft")
    page.keyboard.press("Enter")
    value = page.locator(".keys button[aria-disabled=false]").first.get_attribute("data-value")
    page.keyboard.press({"10": "0", "11": "-", "12": "=", "13": "y"}.get(value or "", value or ""))
    expect(page.locator("[data-part=go]")).to_be_enabled()
    page.keyboard.press("Escape")
    expect(page.locator("[data-part=go]")).to_be_disabled()
    assert visitor.complaints == []


def test_an_own_turned_wire_is_named_by_a_tap(visit: Come) -> None:
    visitor = visit(360, 740, locale="en")
    draw(visitor, next(scene for scene in SCENES if scene.name == "turned-cut"))
    go = visitor.page.locator("[data-part=go]")
    expect(go).to_be_disabled()
    visitor.page.locator("[data-part=own] [data-wire] button").first.click()
    expect(go).to_be_enabled()
    go.click()
    expect(visitor.page.locator("#ticket")).to_contain_text("This ends the mission at once unless")
