"""Talk during a mission of Bomb Busters: no free words, the reason, and phrases as buttons, on desk and phone."""

from __future__ import annotations

from typing import Any, Literal

import pytest
from playwright.sync_api import Locator, expect

from litfuse.games.bomb_busters import Config
from litfuse.games.bomb_busters.mechanisms.restricted_talk.words import RestrictedTalk
from litfuse.games.bomb_busters.mission import Colour, Mission
from litfuse.games.bomb_busters.public import Restriction
from litfuse.lang import Voice
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


def restricted(visitor: Visitor, mode: Restriction, chat: Literal["phrases", "free"] = "free") -> list[dict[str, Any]]:
    mission = Mission(red=Colour(2), mechanisms=(RestrictedTalk(mode),))
    match = found(lambda view, match: view.turns > 1, Config(custom=mission, chat=chat))
    asked = stage(visitor, messages(match))
    visitor.page.goto(f"{visitor.base}/table/{TABLE}")
    visitor.page.wait_for_selector(".game #ticket")
    visitor.page.evaluate("() => document.fonts.ready.then(() => true)")
    return asked


def open_talk(visitor: Visitor, size: tuple[int, int]) -> Locator:
    if size[0] < 1100:
        visitor.page.locator(".only-p").first.click()
    return visitor.page.locator(".talk:visible")


@pytest.mark.rule("BB-X-SILENCE", "BB-M25-3")
@pytest.mark.parametrize(("size", "language"), [((360, 740), "fr"), ((320, 740), "es"), ((1440, 900), "en")])
def test_a_slip_is_reported_from_the_talk_sheet_after_a_warning(
    visit: Come, size: tuple[int, int], language: str
) -> None:
    visitor = visit(*size, locale=language, reduced_motion="reduce")
    asked = restricted(visitor, "no-number")
    page, voice = visitor.page, Voice(language, "bomb-busters")
    assert page.locator("[data-way=ReportSlip]").count() == 0  # it stands where people talk
    talk = open_talk(visitor, size)
    expect(talk).to_contain_text(voice.word("talk-no-number-free"))
    expect(talk.locator("input")).to_be_visible()
    report = talk.locator("[data-part=report]")
    report.get_by_role("button", name=voice.word("act-report-slip-label")).click()
    expect(report.locator("li button")).to_have_count(4)  # anybody, oneself too
    report.locator("li button").nth(1).click()
    expect(report).to_contain_text(voice.word("caution-report-slip"))
    visitor.both_shots(f"talk-slip-{size[0]}x{size[1]}-{language}", full=False)
    assert [fault for fault in visitor.faults() if "talk" in fault or "report" in fault] == []
    assert not [one for one in asked if one["type"] == "Play"]
    report.locator(".btn--danger").click()
    page.wait_for_timeout(50)
    (play,) = [one for one in asked if one["type"] == "Play"]
    assert play["action"] == {"type": "ReportSlip", "seat": 2}
    assert play["decision"].startswith("0.report.")
    assert visitor.complaints == []


@pytest.mark.rule("BB-X-SILENCE")
@pytest.mark.parametrize("size", [(360, 740), (1440, 900)])
@pytest.mark.parametrize(("mode", "art", "phrases"), [("mute", "#i-mute", 1), ("mime", "#i-mime", 0)])
def test_closed_talk_says_why_and_changes_its_drawing(
    visit: Come, size: tuple[int, int], mode: Restriction, art: str, phrases: int
) -> None:
    visitor = visit(*size, locale="en", reduced_motion="reduce")
    asked = restricted(visitor, mode)
    page, voice = visitor.page, Voice("en", "bomb-busters")
    if size[0] < 1100:
        expect(page.locator(f".bar .only-p use[href='{art}']")).to_have_count(1)
    talk = open_talk(visitor, size)
    expect(talk).to_contain_text(voice.word(f"talk-{mode}"))
    expect(talk.locator(f".why use[href='{art}']")).to_have_count(1)
    expect(talk.locator("input")).to_have_count(0)
    expect(talk.locator(".phrases button")).to_have_count(phrases)
    visitor.both_shots(f"talk-{mode}-{size[0]}x{size[1]}", full=False)
    if phrases:
        talk.locator(".phrases button").click()
        page.wait_for_timeout(50)
        assert [one["phrase"] for one in asked if one["type"] == "Say"] == [{"type": "NeedOxygen"}]
    assert visitor.complaints == []
