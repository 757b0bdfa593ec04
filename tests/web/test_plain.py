"""A game that the page has never heard of, played on the plain board; and one that it knows, by choice."""

from __future__ import annotations

import re
import sys
from pathlib import Path

from playwright.sync_api import Locator, Page, expect

from tests.server.process import ServerProcess
from tests.web.browser import ROOT
from tests.web.people import Comer, sit_down
from tests.web.staged import Come

SERVE = """
import sys
sys.path.insert(0, sys.argv.pop(1))
from litfuse.games.registry import GAMES
from tests.web.plain_game import GAME
GAMES[GAME.name] = GAME
from litfuse.cli.main import main
main()
"""


class PlainServer(ServerProcess):
    """Has a game that the page has no board for."""

    def command(self) -> list[str]:
        script = self.folder / "serve.py"
        script.write_text(SERVE)
        return [sys.executable, str(script), str(ROOT), "serve", "--port", str(self.port)]


def form(page: Page, button: str) -> Locator:
    """The form with this button."""
    return page.locator("#ticket form", has=page.get_by_role("button", name=button, exact=True))


def test_a_game_without_a_board_is_played_to_its_end(visit: Come, tmp_path: Path) -> None:
    server = PlainServer(tmp_path).start()
    ada, luz = visit(1280, 800, locale="en"), visit(360, 740, locale="fr", reduced_motion="reduce")
    ada.page.goto(server.url)
    ada.page.locator(".mb", has_text="high card").get_by_role("button").click()
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
    for visitor in (ada, luz):
        pass_cards = form(visitor.page, "pass cards")
        expect(pass_cards.locator("input[type=checkbox]:disabled:checked")).to_have_count(1)
        expect(pass_cards.get_by_role("button")).to_be_disabled()
        pass_cards.locator("input[type=checkbox]:enabled").nth(0).check()
        pass_cards.locator("input[type=checkbox]:enabled").nth(1).check()
        expect(pass_cards.locator("input[type=checkbox]:enabled")).to_have_count(2)  # no third one
        visitor.shot(f"plain-{'1280x800' if visitor is ada else '360x740'}-light", full=True)
        assert visitor.faults() == []
        pass_cards.get_by_role("button").click()

    # A card of a list. The choice is kept when others answer, and may be changed while nobody waits for it.
    choose = form(luz.page, "choose")
    choose.locator("select").select_option(index=2)
    wanted = choose.locator("select").input_value()
    form(ada.page, "choose blind").get_by_role("button").click()
    expect(luz.page.locator(".lg")).to_contain_text("choice made")
    expect(choose.locator("select")).to_have_value(wanted)
    change = form(ada.page, "choose")
    for index in (1, 2):  # one of them is another card than the one that was drawn
        change.locator("select").select_option(index=index)
        change.get_by_role("button").click()
    expect(ada.page.locator(".lg")).to_contain_text("choice changed")
    choose.get_by_role("button").click()
    expect(ada.page.locator(".lg")).to_contain_text("cards shown")

    # An answer without fields.
    for _ in range(2):
        for page in (ada.page, luz.page):
            expect(page.locator("#ticket")).not_to_contain_text("[")
            form(page, "choose blind").get_by_role("button").click()
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


def test_the_plain_board_says_who_you_are_and_names_every_place(visit: Come, site: ServerProcess) -> None:
    (ann,) = sit_down(visit, site, "scape-goat", (Comer("Ann", (360, 740)),), bots=3)
    page = ann.page
    own = page.locator(".beside")
    expect(own.locator("p").first).to_have_text(re.compile(r"^You are Ann, seat \d of 4\. Your colour is \w+\.$"))
    assert own.locator("dl dl dt").all_inner_texts()[1:] == ["Spy", "Trade", "Stash"]
    colour = page.locator("dt", has_text="Ann (you)").first.locator("+ dd").inner_text()
    expect(own).to_contain_text(f"Your colour is {colour}.")
    for what in ("seal of the decoder", "your mat"):  # for machines: closed until somebody wants it
        folded = page.locator("details", has=page.locator("summary", has_text=what))
        expect(folded.locator("dd")).to_be_hidden()
        folded.locator("summary").click()
        expect(folded.locator("dd")).to_be_visible()
    assert ann.visitor.faults() == []
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    assert ann.visitor.complaints == []
