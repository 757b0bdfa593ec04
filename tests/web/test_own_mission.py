"""A mission of one's own is put together on the page, checked by the server and played; the form is the schema's."""

from __future__ import annotations

import json

import pytest
from msgspec.structs import fields as fields_of
from playwright.sync_api import Page, expect

from litfuse.games.bomb_busters.mechanisms.all import SPECS
from litfuse.games.bomb_busters.mission import Mission, Variant
from tests.web.browser import Visitor
from tests.web.staged import Come

SIZES = {"phone": (320, 740), "desk": (1440, 900)}


def editor(visitor: Visitor) -> Page:
    """The form, opened where a mission is picked for a new table."""
    page = visitor.page
    page.goto(visitor.base)
    page.locator(".mb", has_text="Bomb Busters").get_by_role("button").click()
    page.locator("[data-part=own-goal]").click()
    page.wait_for_selector("[data-part=own] .form")
    return page


def add(page: Page, kind: str) -> None:
    row = page.locator("[data-part=own] > .form > [data-field=mechanisms]")
    row.locator("> .add select").select_option(kind)
    row.locator("> .add button").click()


def test_the_form_has_every_field_and_every_mechanism(visit: Come) -> None:
    page = editor(visit(1440, 900, locale="en"))
    top = page.locator("[data-part=own] > .form > [data-field]")
    fields = top.evaluate_all("(all) => all.map((e) => e.dataset.field)")
    assert fields == [f for f in Mission.__struct_fields__ if f != "number"]
    kinds = page.locator("[data-field=mechanisms] select[data-part=kinds] option")
    assert set(kinds.evaluate_all("(all) => all.map((e) => e.value)")) == {spec.__name__ for spec in SPECS}
    for spec in SPECS[:7]:
        add(page, spec.__name__)
        shown = page.locator(f"[data-kind={spec.__name__}] [data-field]")
        assert shown.evaluate_all("(all) => all.map((e) => e.dataset.field)") == [f.name for f in fields_of(spec)]
    page.locator("[data-field=variants] > .add button").click()
    parts = page.locator("[data-kind=Variant] > .form > [data-field]")
    assert parts.evaluate_all("(all) => all.map((e) => e.dataset.field)") == list(Variant.__struct_fields__)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("language", "theme"), [("en", "light"), ("es", "dark"), ("fr", "light")])
def test_the_form_is_said_in_every_language_and_fits(visit: Come, size: str, language: str, theme: str) -> None:
    visitor = visit(*SIZES[size], locale=language, color_scheme=theme, reduced_motion="reduce")
    page = editor(visitor)
    for kind in ("MapWalk", "SequenceGate", "Script"):
        add(page, kind)
    page.locator("[data-field=variants] > .add button").click()
    assert visitor.wide_enough()
    assert "[" not in page.locator("[data-part=own]").inner_text()
    assert visitor.faults() == []
    visitor.shot(f"own-mission-{size}-{language}-{theme}")
    assert visitor.complaints == []


def test_what_cannot_be_is_refused_in_the_words_and_by_the_rule_of_the_game(visit: Come) -> None:
    visitor = visit(360, 740, locale="en")
    page = editor(visitor)
    page.locator("[data-field=yellow] [data-field=count] input").fill("3")
    page.locator("[data-part=check]").click()
    refused = page.locator("[data-part=refused]")
    expect(refused).to_contain_text("BB-YEL-06")
    page.locator("[data-part=take]").click()
    expect(refused).to_be_visible()  # and the form is still there
    page.locator("[data-field=yellow] [data-field=count] input").fill("2")
    page.locator("[data-part=check]").click()
    expect(page.locator("[data-part=fine]")).to_be_visible()
    assert refused.count() == 0


def test_a_mission_is_made_by_keyboard_kept_and_played(visit: Come) -> None:
    visitor = visit(360, 740, locale="en")
    page = editor(visitor)
    blue = page.locator("[data-part=own] > .form > [data-field=blue] input")
    blue.focus()
    page.keyboard.press("Control+a")
    page.keyboard.type("8")
    page.keyboard.press("Tab")
    add(page, "MapWalk")
    page.locator("[data-kind=MapWalk] [data-field=back] textarea").focus()
    page.keyboard.type("c x")
    page.locator("[data-field=ban] label", has_text="Radar").locator("input").focus()
    page.keyboard.press("Space")
    page.reload()  # it is still there
    page.locator(".mb", has_text="Bomb Busters").get_by_role("button").click()
    page.locator("[data-part=own-goal]").click()
    expect(blue).to_have_value("8")
    page.locator("[data-kind=MapWalk] [data-field=back] textarea").fill("")
    page.locator("[data-part=take]").focus()
    with page.expect_request("**/check") as asked:
        page.keyboard.press("Enter")
    sent = json.loads(asked.value.post_data or "")
    mechanisms = [{"type": "MapWalk"}]
    assert sent["config"]["custom"] == {"blue": 8, "ban": ["radar"], "mechanisms": mechanisms}
    expect(page.locator("form.new .goal")).to_contain_text("A mission of your own")
    page.locator("form.new button[disabled=false], form.new .btn--go").first.click()
    expect(page.locator("[data-part=strip]")).to_contain_text("row 1, place 1")
