"""A game that the page has never heard of, played on the plain board; and one that it knows, by choice."""

from __future__ import annotations

import sys
from pathlib import Path

from playwright.sync_api import Locator, Page, expect

from tests.server.process import ServerProcess
from tests.web.browser import ROOT
from tests.web.staged import Come

TOY = """
import sys
sys.path.insert(0, sys.argv.pop(1))
from litfuse.games.registry import GAMES
from tests.kernel import toy
toy.BUGS = ()  # this one works
clocks = toy.Toy.clocks
toy.Toy.clocks = lambda self, state: clocks(self, state)[:1]  # without the one that runs out in three seconds
GAMES["toy"] = toy.TOY
from litfuse.cli.main import main
main()
"""


class ToyServer(ServerProcess):
    def command(self) -> list[str]:
        script = self.folder / "toy.py"
        script.write_text(TOY)
        return [sys.executable, str(script), str(ROOT), "serve", "--port", str(self.port)]


def form(page: Page, button: str) -> Locator:
    """The form with this button."""
    return page.locator("#ticket form", has=page.get_by_role("button", name=button, exact=True))


def test_a_toy_game_is_played_to_its_end(visit: Come, tmp_path: Path) -> None:
    server = ToyServer(tmp_path).start()
    ada, luz = visit(1280, 800, locale="en"), visit(360, 740, locale="fr", reduced_motion="reduce")
    ada.page.goto(server.url)
    ada.page.locator(".mb", has_text="toy").get_by_role("button").click()
    ada.page.locator("form.new input.in").fill("Ada")
    ada.page.locator(".count").filter(has_text="2").click()
    ada.page.locator(".friends .btn").click()
    ada.page.wait_for_selector(".lobby")
    luz.page.goto(ada.page.url)
    luz.page.locator("form input.in").fill("Luz")
    luz.page.locator("form .btn--go").click()
    expect(ada.page.locator(".ch .chip--ok")).to_have_count(2)
    ada.page.locator(".go .btn--go").click()

    # A set: two of a group, with the one that always goes along.
    take = form(ada.page, "take")
    expect(take.locator("input[type=checkbox]:disabled:checked")).to_have_count(1)
    expect(take.get_by_role("button")).to_be_disabled()
    take.locator("input[type=checkbox]:enabled").nth(0).check()
    take.locator("input[type=checkbox]:enabled").nth(1).check()
    expect(take.locator("input[type=checkbox]:enabled")).to_have_count(2)  # no third one
    take.locator("select").select_option(index=1)
    ada.shot("plain-toy-1280x800-light", full=True)
    assert ada.faults() == []
    take.get_by_role("button").click()

    # A number, an offer that nobody waits for, an answer without fields.
    say = form(luz.page, "say")
    say.locator("select").select_option("4")
    luz.shot("plain-toy-360x740-light", full=True)
    assert luz.faults() == []
    jot = form(luz.page, "jot")
    jot.locator("select").select_option("2")
    jot.get_by_role("button").click()
    expect(luz.page.locator(".lg")).to_contain_text("has jotted")
    expect(say.locator("select")).to_have_value("4")  # what was chosen is kept
    say.get_by_role("button").click()
    expect(ada.page.locator(".lg")).to_contain_text("has said")
    for page in (ada.page, luz.page):
        form(page, "roll").get_by_role("button").click()
    for visitor in (ada, luz):
        visitor.page.wait_for_selector(".end")
        assert visitor.complaints == []
        visitor.close()
    assert server.stop() == 0


def test_anybody_can_choose_the_plain_board(visit: Come) -> None:
    visitor = visit(360, 740, locale="es", color_scheme="dark", reduced_motion="reduce")
    page = visitor.page
    page.goto(visitor.base + "/settings")
    page.locator(".line .sw").nth(1).check()
    page.goto(visitor.base)
    page.locator(".mb", has_text="Exploding Kittens").get_by_role("button").click()
    page.locator("form.new .btn--go").click()
    page.wait_for_selector(".plain #ticket form")
    visitor.shot("plain-360x740-dark-es", full=True)
    assert visitor.faults() == []
    assert "[" not in page.locator(".plain").inner_text()
    page.locator("#ticket form button:enabled").first.click()
    expect(page.locator(".lg li")).not_to_have_count(1)
    assert visitor.complaints == []
