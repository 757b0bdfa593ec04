"""The pages around a game: each at every size and in both themes, without faults; three clicks to a game; no reload."""

from __future__ import annotations

import gzip
import re

import pytest
from playwright.sync_api import Response, expect

from tests.web import goat
from tests.web.browser import ROOT, SHOTS
from tests.web.scenes import SCENES
from tests.web.staged import Come, show

SIZES = {"360x740": (360, 740), "768x1024": (768, 1024), "1440x900": (1440, 900)}
PAGES = {
    "home": ("/", ".mb .btn--go"),
    "settings": ("/settings", ".radios"),
    "rules": ("/rules/exploding-kittens/nope", ".rules details[open]"),
    "own": ("/own", ".page .none"),
    "no-page": ("/nowhere/at/all", ".nowhere .btn--go"),
    "no-table": ("/table/AAAAAAAAAAAAAAAA", ".nowhere .btn--go"),
    "no-replay": ("/replay/00", ".nowhere .btn--go"),
}
PICTURES = ROOT / "docs" / "pictures"
MOST = 150_000  # bytes on the wire, packed, before the chunk of a game


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("theme", "language"), [("light", "en"), ("dark", "fr")])
def test_every_page_is_drawn(visit: Come, size: str, theme: str, language: str) -> None:
    visitor = visit(*SIZES[size], color_scheme=theme, locale=language, reduced_motion="reduce")
    for name, (path, there) in PAGES.items():
        visitor.page.goto(visitor.base + path)
        visitor.page.wait_for_selector(there)
        visitor.shot(f"{name}-{size}-{theme}-{language}", full=True)
        assert visitor.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"), name
        assert "[" not in visitor.page.locator("body").inner_text(), name
        assert visitor.faults() == [], name
    missing = [c for c in visitor.complaints if "404" not in c]  # the browser itself remarks on what is not there
    assert missing == []


def test_a_game_against_bots_is_two_clicks_away(visit: Come) -> None:
    visitor = visit(360, 740, locale="en")
    visitor.page.goto(visitor.base)
    visitor.page.locator(".mb", has_text="Exploding Kittens").get_by_role("button").click()
    visitor.page.wait_for_selector("form.new")
    visitor.shot("new-table-360x740-light")
    assert visitor.faults() == []
    visitor.page.locator("form.new .btn--go").click()
    visitor.page.wait_for_selector(".game .ticket")
    visitor.page.goto(visitor.base)
    visitor.page.locator(".resume .btn--go").first.click()  # the chair is still warm
    visitor.page.wait_for_selector(".game .ticket")
    assert visitor.complaints == []


def test_a_game_by_keyboard_alone(visit: Come) -> None:
    visitor = visit(1280, 800, locale="en")
    page = visitor.page
    page.goto(visitor.base)
    page.wait_for_selector(".mb .btn--go")
    page.locator(".mb", has_text="Exploding Kittens").get_by_role("button").focus()
    page.keyboard.press("Enter")
    page.wait_for_selector("form.new")
    page.locator("form.new input.in").focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(".game .ticket")
    page.keyboard.press("d")
    expect(page.locator("#ticket .ticket")).to_be_focused()
    page.locator(".hand-row button[tabindex='0']").focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator(".hand-row li").nth(1).locator("button")).to_be_focused()
    page.keyboard.press("?")
    expect(page.locator("dialog[open]")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    expect(page.locator(".live", has_text=re.compile(r"\w")).first).to_be_attached()  # what happens is said


def test_another_language_does_not_reload_the_game(visit: Come) -> None:
    visitor = visit(1440, 900, locale="en", reduced_motion="reduce")
    page = visitor.page
    page.goto(visitor.base)
    page.locator(".mb", has_text="Exploding Kittens").get_by_role("button").click()
    page.locator("form.new .btn--go").click()
    page.wait_for_selector(".game .ticket")
    page.evaluate("() => (window.mark = 1)")
    hand = page.locator(".hand-row li").count()
    page.locator(".bar .btn").last.click()
    page.locator(".menu a[href='/settings']").click()
    page.get_by_role("radio", name="Français").click()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    page.go_back()
    page.wait_for_selector(".game .ticket")
    assert page.evaluate("() => window.mark") == 1
    expect(page.locator(".hand-row li")).to_have_count(hand)
    expect(page.locator(".lg li").first).to_contain_text("cartes")


def test_the_page_is_small(visit: Come) -> None:
    """Packed, without the fonts, which come later and are kept; with a game's own chunk not yet asked for."""
    visitor = visit(360, 740, locale="en")
    sizes: dict[str, int] = {}

    def weigh(response: Response) -> None:
        if response.ok and "/api/" not in response.url and not response.url.endswith((".woff", ".woff2")):
            sizes[response.url] = len(gzip.compress(response.body()))

    visitor.page.on("response", weigh)
    visitor.page.goto(visitor.base)
    visitor.page.wait_for_selector(".mb .btn--go")
    assert any(url.endswith(".js") for url in sizes)
    assert sum(sizes.values()) < MOST, sizes


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_pictures_of_the_readme(visit: Come, theme: str, accept: bool) -> None:
    """Drawn by every run; `make accept` puts them into the documentation, to be looked at."""
    folder = PICTURES if accept else SHOTS
    folder.mkdir(parents=True, exist_ok=True)
    nope = next(scene for scene in SCENES if scene.name == "nope-nope")
    suspects = next(scene for scene in goat.SCENES if scene.name == "spied")
    for name, size in (("phone", SIZES["360x740"]), ("desk", SIZES["1440x900"])):
        visitor = visit(*size, color_scheme=theme, locale="en", reduced_motion="reduce")
        show(visitor, nope)
        visitor.page.screenshot(path=folder / f"game-{name}-{theme}.png")
        visitor.turn_page()
        goat.show(visitor, suspects)
        visitor.page.screenshot(path=folder / f"goat-{name}-{theme}.png")
    home = visit(*SIZES["1440x900"], color_scheme=theme, locale="en", reduced_motion="reduce")
    home.page.goto(home.base)
    home.page.wait_for_selector(".mb .btn--go")
    home.page.screenshot(path=folder / f"home-{theme}.png")
    drawn = {f"{game}-{name}-{theme}.png" for game in ("game", "goat") for name in ("desk", "phone")}
    assert drawn | {f"home-{theme}.png"} <= {picture.name for picture in PICTURES.iterdir()}
