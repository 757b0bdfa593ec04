"""Small promises that hold on every page: what is said, asked and kept in sight."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from tests.web.scenes import SCENES, TABLE, messages
from tests.web.staged import Come, show, stage

SCENE = {scene.name: scene for scene in SCENES}


def test_a_kitten_seen_on_top_makes_draw_ask_first(visit: Come) -> None:
    visitor = visit(360, 740, locale="en", reduced_motion="reduce")
    asked = show(visitor, SCENE["future-kitten"])
    ticket = visitor.page.locator(".ticket")
    expect(ticket).to_contain_text("You have seen it: the top card is a kitten.")
    assert not [a for a in asked if a["type"] == "Play"]
    ticket.get_by_role("button", name="Take back").click()
    expect(ticket).not_to_contain_text("You have seen it")
    visitor.page.keyboard.press("r")  # the key asks first too
    expect(ticket).to_contain_text("You have seen it")
    ticket.get_by_role("button", name="Yes, really").click()
    visitor.page.wait_for_function("() => !document.querySelector('.ticket .btn--danger:not(:disabled)')")
    assert [a["action"] for a in asked if a["type"] == "Play"] == [{"type": "DrawCard"}]


def test_the_notepad_is_within_reach_on_a_phone(visit: Come) -> None:
    visitor = visit(360, 740, locale="en", reduced_motion="reduce")
    show(visitor, SCENE["turn"])
    visitor.page.get_by_role("button", name="Notebook").click()
    sheet = visitor.page.get_by_role("dialog")
    expect(sheet).to_contain_text("The top card is a kitten")
    expect(sheet).to_contain_text("Defuses not seen yet")


def test_nothing_happens_at_zero_where_no_clock_runs(visit: Come) -> None:
    visitor = visit(360, 740, locale="fr", reduced_motion="reduce")
    for board in ("", "plain"):
        for clock, there in ((True, True), (False, False)):
            visitor.turn_page()
            said: list[dict[str, Any]] = messages(SCENE["turn"])
            if not clock:
                said[-1]["times"] = {}
            stage(visitor, said)
            kept = '{"plain": true}' if board else "{}"
            visitor.page.add_init_script(f"localStorage.setItem('litfuse.settings', '{kept}')")
            visitor.page.goto(f"{visitor.base}/table/{TABLE}")
            ticket = visitor.page.locator("#ticket")
            expect(ticket).to_contain_text("Piocher")
            assert ("À zéro" in ticket.inner_text()) == there, board


def test_the_spark_of_a_bot_has_the_colours_of_every_spark(visit: Come) -> None:
    visitor = visit(360, 740, locale="en", reduced_motion="reduce")
    visitor.page.goto(visitor.base)
    filters = visitor.page.evaluate(
        """() => [...document.styleSheets].flatMap((s) => [...s.cssRules]).filter(
            (r) => r.selectorText?.includes(".bot") && r.style.filter).map((r) => r.selectorText)"""
    )
    assert len(filters) == 5
    assert all("svg:first-child" in one for one in filters)  # the drawing of the bot, not what lies on it
