"""The campaign of a table on the page: what comes next, the boxes, every try; and the choice of a mission."""

from __future__ import annotations

from typing import Any, TypeAlias

import pytest
from msgspec import to_builtins
from playwright.sync_api import Page, Route, expect

from litfuse.coach.words import Account, Mark
from litfuse.games.bomb_busters import Config
from litfuse.games.bomb_busters.content import BOXES
from litfuse.kernel.records import Outcome, Text
from litfuse.server.protocol import PastMatchInfo, ProgressInfo, ReviewMarks
from litfuse.server.tables import stored
from litfuse.server.tables.info import campaign_of, info_of
from tests.web.browser import Visitor
from tests.web.scenes import NAMES, TABLE
from tests.web.staged import Come, stage

DAY = 86_400_000
WON, LOST = True, False
Past: TypeAlias = list[tuple[int, bool]]
TRIES: Past = [(1, WON), (2, WON), (3, LOST), (3, WON), (4, WON), (5, LOST), (5, LOST), (5, WON), (6, WON), (7, WON)]
TRIES += [(8, LOST), (8, LOST), (8, WON), (9, LOST), (9, WON), (13, LOST), (13, LOST)]
MARKS = (Mark(6, 1, "best"), Mark(9, 2, "cost", 450), Mark(14, 0, "cost", 1730), Mark(20, 3, "luck"))
REVIEWED = ReviewMarks(account=Account((0, 1, 2, 3), 5200, 2180, -3020, 0, MARKS), last=31)


def outcome(won: bool, captain: int) -> Outcome:
    everybody = (0, 1, 2, 3)
    reason = Text("end-defused" if won else "end-dial")
    return Outcome(everybody if won else (), (everybody,), reason, {"captain": captain, "dial": 2 if won else 0})


def played(number: int, mission: int, won: bool) -> stored.PastMatch:
    return stored.PastMatch(f"m{number}", to_builtins(Config(mission=mission)), outcome(won, number % 4), (0, 1, 2, 3))


def table(past: Past = TRIES) -> stored.StoredTable:
    """Three people and a bot who have come as far as mission 13, unless they have played something else."""
    chairs = [stored.Chair(holder="person" if n != 3 else "bot", name=NAMES[n], level="partner") for n in range(4)]
    doc = stored.StoredTable(
        id=TABLE,
        game="bomb-busters",
        config={},
        pace={"turn": 120},
        chairs=tuple(chairs),
        bot="partner",
        deal=stored.new_deal(),
        host=0,
    )
    for number, (mission, won) in enumerate(past, 1):
        doc = stored.counted(doc, played(number, mission, won))
    return doc


def come_to(visitor: Visitor, now: int, tries: Past = TRIES) -> list[dict[str, Any]]:
    """At the campaign of this table; returns what the page will ask."""
    doc = table(tries)
    info = to_builtins(info_of(doc, frozenset({0, 1, 2})))
    asked = stage(
        visitor,
        [
            {"type": "Welcome", "version": 2, "table": TABLE, "chair": 0, "viewer": 0},
            {"type": "TableState", "count": 1, "table": info},
            {"type": "Heard", "count": 0, "lines": []},
        ],
    )
    past = [
        PastMatchInfo(
            game="bomb-busters",
            number=number,
            match=f"m{number}",
            config=Config(mission=mission),
            outcome=outcome(won, number % 4),
            seats=4,
            at=now - (len(tries) - number) * DAY // 3,
            reviewed=REVIEWED if number == len(tries) else None,
        )
        for number, (mission, won) in enumerate(tries, 1)
    ]

    def progress(route: Route) -> None:
        newest = "before" not in route.request.url
        shown = [p for p in reversed(past) if (p.number > 7) == newest]
        found = ProgressInfo(campaign=campaign_of(doc), matches=tuple(shown), older=8 if newest else 0)
        route.fulfill(json=to_builtins(found))

    visitor.page.route("**/api/tables/*/progress**", progress)
    visitor.page.goto(f"{visitor.base}/table/{TABLE}/campaign")
    visitor.page.wait_for_selector(".tries .no")
    visitor.page.evaluate("() => document.fonts.ready.then(() => true)")
    return asked


def settled(visitor: Visitor, name: str) -> None:
    """Seen in both themes, without a fault."""
    visitor.both_shots(name)
    assert visitor.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    assert "[" not in visitor.page.locator("body").inner_text()  # nothing is unsaid
    assert visitor.faults() == []
    assert visitor.complaints == []


@pytest.mark.parametrize(("size", "language"), [((360, 740), "fr"), ((1440, 900), "en"), ((320, 640), "es")])
def test_the_campaign_is_shown_with_boxes_counts_and_tries(visit: Come, size: tuple[int, int], language: str) -> None:
    visitor = visit(*size, locale=language, reduced_motion="reduce")
    come_to(visitor, 1_794_960_000_000)
    page = visitor.page
    settled(visitor, f"campaign-{size[0]}x{size[1]}-{language}")
    expect(page.locator("#next h2")).to_contain_text("13 · ")  # lost: once more
    expect(page.locator(".box")).to_have_count(len(BOXES))
    expect(page.locator(".box .goals")).to_have_count(2)  # a closed box is one line
    expect(page.locator(".tries a[href^='/replay']").first).to_have_attribute("href", "/replay/m17")
    expect(page.locator(".tries .marks")).to_have_count(1)  # the others were not reviewed
    expect(page.locator(".tries .marks .line i")).to_have_count(len(MARKS))
    links = page.locator(".tries .marks a")
    assert [a.get_attribute("href") for a in links.all()] == ["/review/m17/2#9", "/review/m17/0#14"]
    expect(links.last).to_contain_text("17")
    expect(page.locator(".tries .marks")).to_contain_text("−22")
    count = page.locator(".tries .no").count()
    page.get_by_role("button", name={"en": "Older", "fr": "Plus anciens", "es": "Anteriores"}[language]).click()
    expect(page.locator(".tries .no")).to_have_count(count + 7)


@pytest.mark.parametrize(("size", "language"), [((360, 740), "es"), ((1440, 900), "en")])
def test_a_campaign_that_is_finished_is_summed_up(visit: Come, size: tuple[int, int], language: str) -> None:
    visitor = visit(*size, locale=language, reduced_motion="reduce")
    everything = [(12, LOST), (12, LOST), (3, LOST), *((number, WON) for box in BOXES for number in box.missions)]
    come_to(visitor, 1_794_960_000_000, everything)
    settled(visitor, f"campaign-finished-{size[0]}x{size[1]}-{language}")
    said = visitor.page.locator("[data-part=finished]")
    for number in (len(everything), len(everything) - 5, 12, 2):
        expect(said).to_contain_text(str(number))
    expect(visitor.page.locator(".box .goals li")).to_have_count(len(everything) - 3)


def test_another_mission_is_set_up_from_its_cell_for_everybody(visit: Come) -> None:
    visitor = visit(1440, 900, locale="en", reduced_motion="reduce")
    asked = come_to(visitor, 1_794_960_000_000)
    page = visitor.page
    expect(page.locator("#next")).to_contain_text("Next Captain: Tía Pistacho, after Wobblesworth the Fourth.")
    cell = page.get_by_role("button", name="16 In order, to the last wire, new")
    cell.click()
    expect(cell).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="Set up mission 16").click()
    page.wait_for_selector(".lobby")
    (settings,) = (one for one in asked if one["type"] == "ChangeSettings")
    assert settings["config"] == {"mission": 16, "captain": 2}
    assert settings["pace"] == {"turn": 120}
    page.locator(".camp").click()
    page.wait_for_selector(".tries .no")


def box_of(page: Page) -> Any:
    return page.locator(".goal")


@pytest.mark.parametrize(("size", "language"), [((360, 740), "en"), ((1440, 900), "en")])
def test_a_mission_is_picked_from_its_box_when_a_table_is_opened(
    visit: Come, size: tuple[int, int], language: str
) -> None:
    visitor = visit(*size, locale=language, reduced_motion="reduce")
    page = visitor.page
    page.goto(visitor.base)
    page.locator(".mb", has_text="Bomb Busters").get_by_role("button").click()
    expect(box_of(page)).to_contain_text("1 · First cuts")
    page.get_by_role("button", name="Choose").click()
    page.get_by_role("button", name="Second box").click()
    page.get_by_role("button", name="29 The neighbour guesses, new").click()
    expect(page.locator(".picker .card")).to_contain_text("Opens after mission 19. You may begin here all the same.")
    page.get_by_role("button", name="First box").click()
    page.get_by_role("button", name="9 Three numbers in order, new").click()
    settled(visitor, f"picker-{size[0]}x{size[1]}")
    page.get_by_role("button", name="Set up mission 9").click()
    expect(box_of(page)).to_contain_text("9 · Three numbers in order")
    visitor.both_shots(f"new-table-{size[0]}x{size[1]}")
    page.locator(".friends .btn").click()
    expect(page.locator(".go")).to_contain_text("Mission 9: Three numbers in order")
    visitor.both_shots(f"lobby-campaign-{size[0]}x{size[1]}")
    assert visitor.complaints == []
