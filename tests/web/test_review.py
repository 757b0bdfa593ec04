"""The review of a match in a real browser: offered at the end, streamed, read on a phone and at a desk."""

from __future__ import annotations

import re
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from playwright.sync_api import expect

from litfuse.coach.review import Review, summary
from litfuse.coach.weighing import Effort
from litfuse.games.registry import find
from litfuse.kernel import archive
from litfuse.kernel.codec import encode
from litfuse.server.protocol import REVIEW_VERSION, ReviewLine
from tests.coach.matches import With
from tests.server.client import Client, run
from tests.server.process import ServerProcess
from tests.server.test_play_on import raw_record
from tests.web.browser import REVIEWED_MS, Visitor

SIZES = {"phone": (360, 740), "desk": (1440, 900)}
Visit = Callable[..., Visitor]


@pytest.fixture(scope="module")
def played(site: ServerProcess) -> Callable[..., str]:
    """Plays a match to its end at random, and gives its id; the same one when asked again."""
    found: dict[str, str] = {}

    def play(game: str, seats: int, **config: Any) -> str:
        async def test() -> None:
            seated = site.open_table(seats=seats, bots=seats - 1, game=game, config=config)
            client = await Client(site, seated, seed=3).connect()
            await client.command("Start")
            await client.until(lambda: client.told is not None)
            found[game] = client.table["match"]
            await client.play_on()
            await client.until(lambda: client.table["phase"] == "lobby")

        if game not in found:
            with ThreadPoolExecutor(1) as aside:  # the browser has the event loop of this thread
                aside.submit(run, test).result()
        return found[game]

    return play


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("language", "shown"), [("en", "hundred"), ("es", "cien"), ("fr", "cent")])
def test_a_match_of_kittens_is_reviewed_and_read(
    site: ServerProcess, visit: Visit, played: Callable[..., str], size: str, language: str, shown: str
) -> None:
    match = played("exploding-kittens", 3)
    visitor = visit(*SIZES[size], locale=language, reduced_motion="reduce")
    page = visitor.page
    page.goto(f"{site.url}/review/{match}")
    tabs = page.locator(".tabs button")
    expect(page.locator(".on-match tr.own")).to_be_attached(timeout=REVIEWED_MS)  # the summary comes last
    expect(page.locator(".moves li").first).to_be_visible()
    decisions = page.locator(".moves li")
    decisions.last.locator("a").click()
    expect(decisions.last.locator("a")).to_have_attribute("aria-current", "step")
    expect(page.locator("main .R li.me")).to_have_count(1)
    assert shown in page.locator(".moves").inner_text()
    assert visitor.wide_enough()
    visitor.both_shots(f"review-kittens-{size}-{language}")
    if size == "phone":
        tabs.nth(1).click()
    page.locator(".on-map details summary").click()
    rows = page.locator(".on-map details tbody tr")
    assert rows.count() >= 1
    if size == "phone":
        tabs.nth(2).click()
    account = page.locator(".on-match table").first
    expect(account).to_be_visible()
    assert account.locator("tbody tr").count() == 3
    assert visitor.wide_enough()
    visitor.both_shots(f"review-kittens-match-{size}-{language}")
    assert visitor.faults() == []
    assert visitor.complaints == []


@pytest.fixture(scope="module")
def mission(site: ServerProcess, played: Callable[..., str]) -> tuple[str, bytes]:
    """A match, and a review of it by one world for each answer, as the server would send it."""
    match = played("bomb-busters", 3, mission=2)
    review = Review.of(archive.read(raw_record(site, match), find))
    review.trainer = With(review.trainer, Effort(worlds=1, batch=1, confirm=1, exact=1))
    found = list(review.all())
    lines = [
        ReviewLine(version=REVIEW_VERSION, decisions=len(found)),
        *[ReviewLine(reviewed=one) for one in found],
        ReviewLine(summary=summary(review.match, found)),
    ]
    return match, b"".join([encode(line) + b"\n" for line in lines])


@pytest.mark.parametrize("size", SIZES)
def test_a_mission_is_reviewed_with_a_map_of_the_wires(
    site: ServerProcess, visit: Visit, mission: tuple[str, bytes], size: str
) -> None:
    match, review = mission
    visitor = visit(*SIZES[size], locale="en", reduced_motion="reduce")
    page = visitor.page
    page.route(f"**/api/matches/{match}/review", lambda route: route.fulfill(body=review))
    page.goto(f"{site.url}/review/{match}")
    expect(page.locator(".on-match table").first).to_be_attached()
    page.keyboard.press("ArrowRight")
    visitor.both_shots(f"review-mission-{size}")
    if size == "phone":
        page.locator(".tabs button").nth(1).click()
    table = page.locator(".on-map table")
    expect(table).to_be_visible()
    figures = [int(cell) for cell in table.locator("tbody td:not(.none, .known)").all_inner_texts()]
    columns = table.locator("thead th:not(.known)").count()
    assert columns > 3
    assert abs(sum(figures) - 100 * columns) <= 5 * columns, "each wire is something"
    cut = table.locator("thead th.known").count()
    assert table.locator("tbody td.known", has_text="●").count() == cut, "each cut wire has its value"
    assert page.locator(".on-map .stand > *").count() == columns + cut
    assert visitor.wide_enough()
    visitor.both_shots(f"review-mission-map-{size}")
    assert visitor.faults() == []


def test_a_match_that_runs_has_no_review(site: ServerProcess, visit: Visit) -> None:
    visitor = visit(*SIZES["phone"], locale="en")
    visitor.page.goto(f"{site.url}/review/nowhere")
    expect(visitor.page.get_by_text("There is no review")).to_be_visible()


@pytest.mark.parametrize("size", SIZES)
def test_a_decision_is_played_on_at_a_table_of_ones_own(
    site: ServerProcess, visit: Visit, played: Callable[..., str], size: str
) -> None:
    match = played("exploding-kittens", 3)
    visitor = visit(*SIZES[size], locale="en", reduced_motion="reduce")
    page = visitor.page
    page.goto(f"{site.url}/review/{match}")
    expect(page.locator(".moves li").first).to_be_visible(timeout=REVIEWED_MS)
    page.get_by_role("button", name="Play on from here").click()
    expect(page).to_have_url(re.compile("/table/"))
    expect(page.locator(".bar .sub")).to_contain_text("Practice")
    expect(page.locator("#ticket")).to_be_visible()
    visitor.both_shots(f"practice-{size}")
    page.get_by_role("button", name="Menu").click()
    resign = page.locator(".menu .btn--danger").first
    resign.click()
    resign.click()
    expect(page.get_by_text("Practice: this counts nowhere.")).to_be_visible()
    expect(page.get_by_text("the same as in the match that this one continues")).to_be_visible()
    expect(page.get_by_text("The deal was honest")).to_be_visible()
    visitor.both_shots(f"practice-end-{size}")
    page.get_by_role("link", name="Back to the review").click()
    expect(page).to_have_url(re.compile(f"/review/{match}/"))
    expect(page.locator(".moves li.on")).to_have_count(1)
    assert visitor.complaints == []
