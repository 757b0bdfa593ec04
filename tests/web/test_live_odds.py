"""Odds for everyone in a real browser: agreed in the lobby, named in the bar, pencilled for the pressed value alone."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.server.process import ServerProcess
from tests.web.browser import Visitor

SIZES = {"phone": (360, 740), "desk": (1440, 900)}
Visit = Callable[..., Visitor]


def seated(visitor: Visitor, kept: dict[str, object]) -> Page:
    """At a table that was opened without the page."""
    chairs = {kept["table"]: {**kept, "game": "bomb-busters", "name": "Ann", "at": 1, "playing": True}}
    visitor.page.add_init_script(f"localStorage.setItem('litfuse.chairs', {json.dumps(json.dumps(chairs))})")
    visitor.page.goto(f"{visitor.base}/table/{kept['table']}")
    return visitor.page


@pytest.mark.parametrize("size", SIZES)
def test_odds_are_pencilled_for_the_pressed_value_alone(site: ServerProcess, visit: Visit, size: str) -> None:
    # So many red wires that others have some, whatever is dealt.
    config = {"custom": {"red": {"count": 8}}, "captain": 0, "odds": True}
    table = site.open_table("Ann", 4, 3, game="bomb-busters", level="careful", config=config)
    visitor = visit(*SIZES[size], locale="en", reduced_motion="reduce")
    page = seated(visitor, table)
    expect(page.get_by_text("You agree.")).to_be_visible()
    visitor.both_shots(f"odds-lobby-{size}")
    assert visitor.faults() == []
    assert site.send_command(table, "Start").status == 200
    expect(page.locator(".bar .sub")).to_contain_text("Odds for everyone: on")
    page.locator("[data-part=stands] ~ *, .tray").first.wait_for()
    own = page.locator(".tray [data-wire] button[aria-disabled=false], .pieces [data-wire] button[aria-disabled=false]")
    own.first.click()
    page.locator("[data-part=go]").click()
    keys = page.locator("[data-part=values] button[aria-disabled=false]")
    expect(keys.first).to_be_visible(timeout=60_000)
    assert page.locator(".pod").count() == 0
    keys.first.click()
    pods = page.locator("[data-part=stands] .pod")
    expect(pods.first).to_be_visible()
    hits = [int(text) for text in page.locator("[data-part=stands] .pod:not(.red)").all_inner_texts()]
    risks = page.locator("[data-part=stands] .pod.red").all_inner_texts()
    assert hits
    assert all(1 <= n <= 100 for n in hits)
    assert risks
    assert all(text.startswith("R") for text in risks)
    expect(page.locator("#ticket")).to_contain_text("Pencilled")
    spoken = page.locator("[data-part=stands] li button .vh").all_inner_texts()
    assert any("%, red" in words for words in spoken)
    visitor.both_shots(f"odds-{size}")
    assert visitor.faults() == []
    before = page.locator("[data-part=stands] .pod").all_inner_texts()
    keys.last.click()
    expect(pods.first).to_be_visible()
    assert page.locator("[data-part=stands] .pod").all_inner_texts() != before
    page.locator("[data-part=odds]").click()
    expect(pods).to_have_count(0)
    assert visitor.complaints == []


def test_a_guest_is_asked_before_a_match_with_odds_begins(site: ServerProcess, visit: Visit) -> None:
    table = site.open_table("Ann", 4, 2, game="bomb-busters", config={"odds": True})
    guest = site.join(table["table"], "Ben")
    page = seated(visit(*SIZES["phone"], locale="en"), guest)
    expect(page.get_by_text("Not yet: Ben")).to_be_visible()
    assert site.send_command(table, "Start").status == 409
    page.get_by_role("button", name="I agree").click()
    expect(page.get_by_text("You agree.")).to_be_visible()
    assert site.send_command(table, "Start").status == 200
    expect(page.locator(".bar .sub")).to_contain_text("Odds for everyone: on")
