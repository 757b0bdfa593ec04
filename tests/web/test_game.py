"""Two people and two bots, in browsers of their own, from the front page to the rematch; and whatever goes wrong."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import expect

from tests.server.process import ServerProcess
from tests.test_verify_record import run as run_script
from tests.web.browser import Visitor
from tests.web.player import Person
from tests.web.staged import Come

MINUTES = 8
PHONE: dict[str, Any] = {
    "locale": "es",
    "reduced_motion": "reduce",
    "color_scheme": "dark",
    "has_touch": True,
    "is_mobile": True,
}


def until(
    true: Callable[[], bool], people: list[Person], waits: Person | None = None, seconds: float = 60 * MINUTES
) -> None:
    """Everybody acts until it is so, but the one who waits for their turn leaves it alone when it comes."""
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end, "it did not come to that"
        acted = [person.act(hold=person is waits) for person in people]
        if not any(acted):
            people[0].page.wait_for_timeout(40)


def sit_down(ada: Person, luz: Person) -> None:
    luz.join(ada.open_table(4))
    for _ in range(2):
        ada.page.locator(".ch.empty .btn").first.click()
        expect(ada.page.locator(".ch.empty")).to_have_count(1 - _)
    for chair in (2, 3):
        ada.page.locator(".ch").nth(chair).locator("select").select_option("random")
    expect(ada.page.locator(".ch .chip--ok")).to_have_count(2)  # both have sealed their part of the deal


def begin(ada: Person, luz: Person) -> None:
    ada.page.locator(".go .btn--go").click()
    for person in (ada, luz):
        person.page.wait_for_selector(".game .ticket")


def test_two_people_and_two_bots_play_to_the_end(visit: Come) -> None:
    desk = visit(1280, 800, locale="en", color_scheme="light", accept_downloads=True)
    phone = visit(360, 740, **PHONE)
    ada, luz = Person(desk, "Ada"), Person(phone, "Luz")
    sit_down(ada, luz)
    ada.page.locator(".talkb input").fill("Sit down, it is nearly lit.")
    ada.page.locator(".talkb input").press("Enter")
    luz.page.locator(".go .btn--ico").click()  # on a phone talk is a sheet
    expect(luz.page.locator("dialog .talk .hand")).to_have_text("Sit down, it is nearly lit.")
    luz.page.keyboard.press("Escape")
    expect(luz.page.locator("dialog")).to_have_count(0)
    for person, name in ((ada, "lobby-1280x800"), (luz, "lobby-360x740-es")):
        person.visitor.both_shots(name)
        assert person.visitor.faults() == []
    begin(ada, luz)

    # A card from the hand, a Nope by whoever can, a line that drops in the middle of it.
    until(ada.on_turn, [ada, luz], waits=ada)
    ada.play_a_card()
    until(luz.on_turn, [ada, luz], waits=luz)
    before = luz.table()
    luz.line.cut()
    luz.page.wait_for_selector(".line-lost")
    phone.shot("game-lost-line-360x740-dark-es")
    assert ada.page.locator(".seat .seal--dash").count() == 1, "the others see who is away"
    luz.line.mend()
    luz.page.wait_for_selector(".line-lost", state="detached")
    assert luz.table() == before
    play_to_the_end(ada, luz)
    for _ in range(3):
        if ada.noped or luz.noped:
            break
        ada.page.locator(".acts .btn--go").click()  # none was dealt: another game
        ada.page.wait_for_selector(".game .ticket")
        play_to_the_end(ada, luz)
    assert ada.noped or luz.noped

    for person, name in ((ada, "end-1280x800"), (luz, "end-360x740-es")):
        person.page.wait_for_selector(".checks")
        person.page.wait_for_selector(".held .mini, .held .mut")
        person.visitor.both_shots(name)
        assert person.visitor.faults() == []
        assert person.page.locator(".checks .bad").count() == 0
    assert "El reparto fue limpio" in luz.page.locator(".okc").first.inner_text()

    keep_the_record(ada)
    look_back(ada)
    ada.page.locator(".acts .btn--go").click()  # again
    for person in (ada, luz):
        person.page.wait_for_selector(".game .ticket")
        assert person.visitor.complaints == []


def play_to_the_end(ada: Person, luz: Person) -> None:
    until(lambda: ada.at_the_end and luz.at_the_end, [ada, luz])
    for person in (ada, luz):
        decisions = person.line.answers()
        assert len(decisions) == len(set(decisions)), "no question is answered twice"


def keep_the_record(person: Person) -> None:
    """With the seals that the browser kept it proves the deal."""
    files = []
    for name in ("/record", "seals.json"):
        with person.page.expect_download() as download:
            person.page.locator(f".acts a[href$='{name}'], .acts a[download$='{name}']").click()
        files.append(Path(download.value.path()))
    record = files[0].read_text("utf-8").splitlines()
    assert json.loads(record[0])["header"]["players"][:2] == ["Ada", "Luz"]
    assert json.loads(record[-1])["end"]["seed"]
    assert run_script(files[0], "--seals", files[1])[0] == 0


def look_back(person: Person) -> None:
    """Step, jump, another seat, everything, and a link to a step that another browser can open."""
    page, base = person.page, person.visitor.base
    home = page.url
    page.locator(".acts a[href^='/replay/']").click()
    page.wait_for_selector(".stage")
    page.keyboard.press("End")
    last = page.locator(".bar__t span").inner_text()
    page.keyboard.press("ArrowLeft")
    assert page.locator(".bar__t span").inner_text() != last
    page.locator(".moves a").nth(3).click()
    page.locator(".who a", has_text="Luz").click()
    page.wait_for_selector(".who a[aria-current=true]:has-text('Luz')")
    person.visitor.both_shots("replay-1280x800")
    page.set_viewport_size({"width": 360, "height": 740})
    person.visitor.both_shots("replay-360x740")
    page.set_viewport_size({"width": 1280, "height": 800})
    assert person.visitor.faults() == []
    address = page.url.removeprefix(base)
    assert "#" in address
    told = page.locator(".R section").first.inner_text()
    page.goto(base + "/settings")
    page.goto(base + address)
    expect(page.locator(".R section").first).to_have_text(told, use_inner_text=True)
    page.goto(home)
    page.wait_for_selector(".end .acts")


def test_reload_second_tab_and_restarted_server_come_back_to_the_same_table(visit: Come, tmp_path: Path) -> None:
    site = ServerProcess(tmp_path).start()
    ada = Person(come(visit, site, 1440, 900), "Ada")
    luz = Person(come(visit, site, 360, 740, **PHONE), "Luz")
    sit_down(ada, luz)
    begin(ada, luz)
    until(ada.on_turn, [ada, luz], waits=ada)
    before = ada.table()

    ada.page.reload()
    assert ada.table() == before

    tab = ada.visitor.context.new_page()
    tab.goto(ada.page.url)
    tab.wait_for_selector(".game .ticket")
    tab.locator('.ticket .btn--go:has(use[href="#mark"])').click()
    expect(ada.page.locator(".lg li")).not_to_have_count(before["log"].count("|") + 1)
    tab.close()

    until(luz.on_turn, [ada, luz], waits=luz)
    tables = [ada.table(), luz.table()]
    site.kill()
    for person in (ada, luz):
        person.page.wait_for_selector(".line-lost")
    site.start()
    for person in (ada, luz):
        person.page.wait_for_selector(".line-lost", state="detached", timeout=40_000)
    assert [ada.table(), luz.table()] == tables
    assert luz.act(), "and it goes on"
    for person in (ada, luz):
        decisions = person.line.answers()
        assert len(decisions) == len(set(decisions)), "nothing is sent twice"
    for person in (ada, luz):
        person.visitor.close()
    assert site.stop() == 0


def test_the_host_keeps_order_and_hands_over(visit: Come) -> None:
    ada, luz = Person(visit(1280, 800, locale="en"), "Ada"), Person(visit(360, 740, **PHONE), "Luz")
    luz.join(ada.open_table(3))
    more = ada.page.locator(".ch").nth(1).locator(".btn--ico")
    sheet = ada.page.locator("dialog .btn")
    more.click()
    sheet.nth(2).click()  # mute
    expect(ada.page.locator(".ch").nth(1)).to_contain_text("muted")
    luz.page.locator(".go .btn--ico").click()  # on a phone talk is a sheet
    luz.page.locator("dialog .talk input").fill("hola")
    luz.page.locator("dialog .talk input").press("Enter")
    expect(luz.page.locator(".toast")).to_have_count(1)
    luz.page.keyboard.press("Escape")
    expect(luz.page.locator("dialog")).to_have_count(0)
    more.click()
    sheet.nth(1).click()  # hand over
    expect(luz.page.locator(".go .btn--go")).to_be_visible()
    expect(ada.page.locator(".go .btn--go")).to_have_count(0)
    luz.page.locator(".ch.empty .btn").click()
    luz.page.locator(".ch").nth(2).locator("select").select_option("random")
    luz.page.locator(".go .btn--go").click()
    for person in (ada, luz):
        person.page.wait_for_selector(".game .ticket")
    for person in (ada, luz):  # a pause wants everybody
        person.page.locator(".bar .btn").last.click()
        person.page.locator(".menu button:not(.btn--danger)", has_text=re.compile("[Pp]aus[ae]")).click()
    expect(ada.page.locator(".ticket h2")).to_have_text("Pause")
    ada.visitor.shot("game-paused-1280x800-light")
    luz.page.locator(".bar .btn").last.click()
    luz.page.locator(".menu .btn--go").click()
    expect(ada.page.locator(".ticket h2")).not_to_have_text("Pause")


def come(visit: Come, site: ServerProcess, *size: int, **options: Any) -> Visitor:
    visitor = visit(*size, **options)
    visitor.base = site.url
    return visitor
