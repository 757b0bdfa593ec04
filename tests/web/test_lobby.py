"""The lobby and the front page: codes to say aloud, chairs and game that the host changes, and the way past bots."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, expect

from tests.server.process import ServerProcess
from tests.web.browser import Visitor

Visit = Callable[..., Visitor]


def keep(page: Page, seated: dict[str, Any], game: str, name: str) -> None:
    """The browser holds this chair."""
    kept = {
        "table": seated["table"],
        "token": seated["token"],
        "chair": seated.get("chair"),
        "game": game,
        "name": name,
    }
    page.evaluate(
        """(kept) => localStorage.setItem("litfuse.chairs", JSON.stringify({
            ...JSON.parse(localStorage.getItem("litfuse.chairs") ?? "{}"),
            [kept.table]: { ...kept, at: Date.now(), playing: false },
        }))""",
        kept,
    )


def test_a_host_on_a_phone_says_a_code_changes_game_and_chairs_and_talks(site: ServerProcess, visit: Visit) -> None:
    ann, ben = visit(width=360, height=740), visit(width=320, height=640)
    page = ann.page
    page.goto(f"{site.url}/")
    page.get_by_role("button", name=re.compile("^Open a table.+Exploding Kittens")).click()
    level = page.get_by_label("Bots", exact=False)
    expect(level).to_have_value("expert")
    level.select_option("thinker")
    expect(page.get_by_text("Hard to beat.")).to_be_visible()
    page.get_by_role("button", name="Open a table for friends").click()
    code = page.locator(".code").inner_text()
    assert re.fullmatch(r"[a-z]{4}-[a-z]{4}", code)
    # No phone reaches this address, so there is no code to point it at.
    expect(page.locator(".qr")).to_have_count(0)
    expect(page.get_by_text("opens on this computer only")).to_be_visible()
    # House rules are folded, talk is a tap away.
    assert page.locator("details.opts").get_attribute("open") is None
    page.get_by_label("Scape Goat").check(force=True)
    expect(page.get_by_label("Scape Goat")).to_be_checked()
    page.get_by_role("button", name="Remove a chair").click()
    expect(page.locator(".ch")).to_have_count(3)
    assert ann.wide_enough()
    ann.both_shots("lobby-phone-host")

    other = ben.page
    other.goto(f"{site.url}/")
    other.get_by_label("Got an invitation?").fill("kalo mitu")
    other.get_by_role("button", name="Sit down").click()
    expect(other.get_by_role("alert")).to_contain_text("No table has this code now")
    other.get_by_label("Got an invitation?").fill(code.upper().replace("-", " "))
    other.get_by_role("button", name="Sit down").click()
    other.get_by_label("Your name").fill("Ben")
    other.get_by_role("button", name="Sit down", exact=True).click()
    other.get_by_role("button", name=re.compile("^Talk")).click()
    other.get_by_role("textbox").fill("hello")
    other.keyboard.press("Enter")
    expect(page.locator(".go .dot")).to_be_visible()
    assert ben.wide_enough()
    assert not ann.faults() + ben.faults()


def test_only_chairs_that_wait_for_somebody_are_warm(site: ServerProcess, visit: Visit) -> None:
    """A table of bots whose match is over leaves the front page, and so does a table that is gone."""
    finished, running, company = site.open_table(bots=1), site.open_table(bots=1), site.open_table()
    site.join(company["table"], "Ben")
    for seated in (finished, running):
        assert site.send_command(seated, "Start").status == 200
    site.send_command(finished, "CloseMatch", on=True)
    ann = visit()
    page = ann.page
    page.goto(f"{site.url}/settings")
    gone = {"table": "gone-gone-gone-gone", "token": "x", "chair": 0}
    for seated in (finished, running, company, gone):
        keep(page, seated, "exploding-kittens", "Ann")
    page.goto(f"{site.url}/")
    expect(page.locator(".resume a", has_text="Back")).to_have_count(2)
    expect(page.get_by_text("The match is on.")).to_have_count(1)


def test_a_player_who_is_out_skips_to_the_end_of_a_match_among_bots(browser: Browser, tmp_path: Path) -> None:
    server = ServerProcess(tmp_path / "slow", bot_least=20_000, bot_most=20_000).start()
    ann = Visitor(browser, server.url, width=360, height=740)
    try:
        skip_to_the_end(ann, server)
    finally:
        ann.close()
        server.end()


def skip_to_the_end(ann: Visitor, server: ServerProcess) -> None:
    page = ann.page
    page.goto(f"{server.url}/")
    page.get_by_role("button", name=re.compile("^Open a table.+Exploding Kittens")).click()
    page.get_by_role("button", name="Play with bots now").click()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Give up").click()
    page.get_by_role("button", name="Yes, really").click()
    skip = page.get_by_role("button", name="Skip to the end")
    expect(skip).to_be_visible(timeout=30_000)
    ann.shot("out-phone")
    skip.click()
    expect(page.get_by_role("button", name=re.compile("again", re.IGNORECASE)).first).to_be_visible(timeout=60_000)
