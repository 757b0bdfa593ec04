"""One's own statistics in a real browser: kept there, shown in numbers and as a curve, saved as a file."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.server.process import ServerProcess
from tests.web.browser import REVIEWED_MS, Visitor

SIZES = {"small": (320, 640), "phone": (360, 740), "desk": (1440, 900)}
Visit = Callable[..., Visitor]
DAY = 86_400_000


def of(number: int, mistakes: int, luck: int) -> dict[str, Any]:
    review = {"decisions": 8, "mistakes": mistakes, "luck": luck}
    at = 1_794_960_000_000 + number * DAY
    played = {"match": f"m{number}", "game": "bomb-busters", "seat": 0, "won": number % 2 == 0, "at": at}
    return {**played, "goal": 1 + number // 2, **({"review": review} if mistakes else {})}


OWN = [of(0, 0, 0), of(1, 1600, -500), of(2, 800, 900), of(3, 400, 100)]


@pytest.mark.parametrize(("size", "language"), [("small", "es"), ("phone", "fr"), ("desk", "en")])
def test_numbers_curve_and_file_say_the_same(visit: Visit, size: str, language: str, tmp_path: Path) -> None:
    visitor = visit(*SIZES[size], locale=language, reduced_motion="reduce", accept_downloads=True)
    page = visitor.page
    page.add_init_script(f"localStorage.setItem('litfuse.own', {json.dumps(json.dumps(OWN))})")
    page.goto(f"{visitor.base}/own")
    expect(page.locator("dl dd")).to_have_count(6)
    numbers = [text.replace(",", ".") for text in page.locator("dl dd").all_inner_texts()]
    assert numbers == ["4", "2", "2", "3", "1.2", "+5"]
    page.locator("details summary").first.click()
    rows = page.locator("tbody td").all_inner_texts()
    assert [float(text.replace(",", ".")) for text in rows] == [2, 1, 0.5]
    assert visitor.wide_enough()
    visitor.both_shots(f"own-{size}-{language}")
    assert visitor.faults() == []
    with page.expect_download() as download:
        page.locator(".acts a").click()
    download.value.save_as(tmp_path / "own.json")
    assert json.loads((tmp_path / "own.json").read_text("utf-8")) == {"litfuse": "own", "matches": OWN}
    assert visitor.complaints == []


def test_a_match_that_was_finished_and_reviewed_counts(site: ServerProcess, visit: Visit) -> None:
    table = site.open_table("Ann", 2, 1, level="expert")
    visitor = visit(*SIZES["phone"], locale="en", reduced_motion="reduce")
    page = visitor.page
    kept = {**table, "game": "exploding-kittens", "name": "Ann", "at": 1, "playing": True}
    chairs = json.dumps(json.dumps({table["table"]: kept}))
    page.add_init_script(f"localStorage.setItem('litfuse.chairs', {chairs})")
    page.goto(f"{visitor.base}/table/{table['table']}")
    assert site.send_command(table, "Start").status == 200
    page.get_by_role("button", name="Draw a card").click(timeout=60_000)
    page.get_by_role("button", name="Menu").click()
    resign = page.locator(".menu .btn--danger").first
    resign.click()
    resign.click()
    page.get_by_role("link", name="Review").click()
    expect(page.locator(".on-match tr.own")).to_be_attached(timeout=REVIEWED_MS)
    expect(page.locator("progress")).to_have_count(0)
    page.goto(f"{visitor.base}/own")
    expect(page.locator("dl dd").first).to_be_visible()
    assert page.locator("dl dd").all_inner_texts()[:3] == ["1", "0", "1"]
    page.get_by_role("button", name="Forget all of it").click()
    page.get_by_role("button", name="Yes, really").click()
    expect(page.get_by_text("Matches that you finish in this browser are counted here.")).to_be_visible()
