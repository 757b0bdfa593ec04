"""Talk during a mission of Bomb Busters: no free words, the reason, and phrases as buttons, on desk and phone."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from litfuse.games.bomb_busters import Config
from tests.web.browser import Visitor
from tests.web.busters import found, messages
from tests.web.scenes import TABLE
from tests.web.staged import Come, stage

WORDS = {
    "en": ("so that nobody tells about their wires", "Use equipment?", "Well done!", "Well done"),
    "es": ("para que nadie hable de sus cables", "¿Usar equipo?", "¡Bien hecho!", "Bien hecho"),
}


def at_a_mission(visitor: Visitor) -> list[dict[str, Any]]:
    """In the first turn of mission 4, after a bot has praised somebody."""
    said = messages(found(lambda view, match: match.frame(0).talk.chat == "phrases" and view.turns > 0))
    praise = {"chair": 3, "name": "", "kind": "chat", "phrase": {"type": "WellDone"}, "at": 1}
    asked = stage(visitor, [*said, {"type": "Heard", "count": 1, "lines": [praise]}])
    visitor.page.goto(f"{visitor.base}/table/{TABLE}")
    visitor.page.wait_for_selector(".game #ticket")
    visitor.page.evaluate("() => document.fonts.ready.then(() => true)")
    return asked


@pytest.mark.rule("BB-COM-06")
@pytest.mark.parametrize(("size", "language"), [((360, 740), "es"), ((1440, 900), "en")])
def test_phrases_are_said_by_a_tap_and_the_reason_is_shown(visit: Come, size: tuple[int, int], language: str) -> None:
    visitor = visit(*size, locale=language, reduced_motion="reduce")
    asked = at_a_mission(visitor)
    page = visitor.page
    why, suggest, praise, label = WORDS[language]
    if size[0] < 1100:
        page.locator(".only-p").first.click()
    talk = page.locator(".talk:visible")
    expect(talk).to_contain_text(why)
    expect(talk.locator("input")).to_have_count(0)
    expect(talk.locator(".lines q")).to_have_text(praise)
    talk.get_by_role("button", name=suggest).click()
    cards = talk.locator(".value button")
    expect(cards.first).to_be_visible()
    visitor.both_shots(f"talk-{size[0]}x{size[1]}-{language}", full=False)
    assert [fault for fault in visitor.faults() if "talk" in fault or "phrases" in fault] == []
    cards.first.click()
    page.wait_for_function("() => !document.querySelector('.value')")
    talk.get_by_role("button", name=label).click()
    page.wait_for_timeout(50)
    phrases = [one["phrase"] for one in asked if one["type"] == "Say"]
    assert [phrase["type"] for phrase in phrases] == ["SuggestCard", "WellDone"]
    assert set(phrases[0]) == {"type", "card"}
    assert phrases[0]["card"] not in ("mug", "walkie")
    assert visitor.complaints == []


@pytest.mark.rule("BB-COM-07")
def test_where_words_are_free_what_not_to_say_stands_beside_them(visit: Come) -> None:
    visitor = visit(1440, 900, locale="fr", reduced_motion="reduce")
    stage(visitor, messages(found(lambda view, match: view.turns > 0, Config(mission=4, chat="free"))))
    visitor.page.goto(f"{visitor.base}/table/{TABLE}")
    talk = visitor.page.locator(".talk")
    expect(talk).to_contain_text("Pas un mot sur vos fils")
    expect(talk.locator("input")).to_be_visible()
