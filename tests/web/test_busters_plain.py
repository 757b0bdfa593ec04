"""The plain board at moments of Bomb Busters: what a newcomer has to be able to read and do there."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, Page, expect

from litfuse.games.bomb_busters import Config
from litfuse.games.bomb_busters.content import UNLOCKED_BY
from litfuse.kernel.match import AnyMatch
from tests.server.process import ServerProcess
from tests.web.busters import asked, found, show
from tests.web.people import Comer, sit_down
from tests.web.staged import Come


def form(page: Page, button: str) -> Locator:
    return page.locator("#ticket form", has=page.get_by_role("button", name=button, exact=True))


def test_a_call_names_the_wire_the_value_and_the_own_wire(visit: Come) -> None:
    def finds(view: Any, match: AnyMatch) -> bool:
        own = [w.key for w in view.stands[0].wires if not w.cut]
        return asked("DualCut")(view, match) and any(own.count(k) > 1 for k in own)

    match = found(finds)
    visitor = visit(360, 740, locale="en")
    sent = show(visitor, match, plain=True)
    cut = form(visitor.page, "Dual Cut")
    wire, value = cut.locator("select").nth(0), cut.locator("select").nth(1)
    options = value.locator("option").all_inner_texts()
    assert len(set(options)) == len(options)
    wire.select_option(index=1)
    assert "’s wire " in wire.locator("option:checked").inner_text()
    for i in range(1, len(options)):  # until there is more than one own wire of the value
        value.select_option(index=i)
        if cut.locator("select").count() == 3:
            break
    own = cut.locator("select").nth(2)
    assert own.locator("option:checked").inner_text() == "the leftmost one"
    own.select_option(index=2)
    expect(cut.locator("p").first).to_contain_text("your wire")
    cut.get_by_role("button").click()
    visitor.page.wait_for_function("() => document.activeElement !== null")
    played = next(ask for ask in sent if ask["type"] == "Play")
    assert played["action"]["call"]["own"] is not None
    assert visitor.faults() == []
    assert visitor.complaints == []


def test_the_only_value_need_not_be_chosen(visit: Come) -> None:
    def finds(view: Any, match: AnyMatch) -> bool:
        own = [w.key for w in view.stands[0].wires if not w.cut]
        return asked("DualCut")(view, match) and len(own) > 1 and len(set(own)) == 1

    visitor = visit(1280, 800, locale="en")
    show(visitor, found(finds, Config(mission=1)), plain=True)
    cut = form(visitor.page, "Dual Cut")
    cut.locator("select").first.select_option(index=1)
    expect(cut.get_by_role("button")).to_be_enabled()


def test_stands_cards_and_the_mission_can_be_read(visit: Come) -> None:
    match = found(asked("DualCut"), Config(mission=9))
    visitor = visit(1280, 800, locale="en")
    show(visitor, match, plain=True)
    page = visitor.page
    expect(page.locator("summary")).to_have_text("Mission 9: Three numbers in order")
    expect(page.locator(".about p")).to_contain_text("Three number cards lie in a row")
    expect(page.locator(".beside")).to_contain_text("numbers in order")
    own = page.locator(".beside .cells").first.locator("li")
    expect(own).to_have_count(len(match.view(0).stands[0].wires))
    card = match.view(0).equipment[0]
    value, count = UNLOCKED_BY[card.name]
    value_said = {13: "yellow"}.get(value, str(value))
    expect(page.locator("main.plain")).to_contain_text(f"locked until {count} × {value_said} are cut")
    page.locator("main.plain").press("?")
    expect(page.locator(".keys")).not_to_contain_text("Esc")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Menu").click()
    expect(page.locator("dialog")).to_contain_text("Plain board")
    assert visitor.complaints == []


def test_a_player_who_comes_back_reads_this_turn_and_the_last(visit: Come) -> None:
    match = found(lambda v, m: asked("DualCut")(v, m) and any(type(f).__name__ == "Called" for f in v.facts))
    visitor = visit(360, 740, locale="fr")
    show(visitor, match, plain=True)
    expect(visitor.page.locator(".lg")).to_contain_text("annonce")
    clock = visitor.page.locator("[role=timer]")
    expect(clock).to_contain_text("le tour\u202f: ")
    expect(clock).to_contain_text(" · À zéro\u202f: ")
    assert visitor.complaints == []


def test_cutting_all_at_once_asks_twice(visit: Come) -> None:
    visitor = visit(360, 740, locale="es")
    sent = show(visitor, found(asked("CutTogether"), Config(mission=13)), plain=True)
    cut = visitor.page.locator("#ticket form").last
    expect(cut.get_by_role("button")).to_have_text("Cortar todos a la vez")
    for n in range(3):
        cut.locator("select").nth(n).select_option(index=n + 1)
    cut.get_by_role("button").click()
    expect(cut.get_by_role("alert")).to_contain_text("acaba la misión")
    assert not [ask for ask in sent if ask["type"] == "Play"]
    cut.get_by_role("button").click()
    expect(cut.get_by_role("alert")).to_have_count(0)
    visitor.page.wait_for_function("() => document.querySelector('#ticket[aria-busy=false]') !== null")
    assert [len(ask["action"]["cells"]) for ask in sent if ask["type"] == "Play"] == [3]


def test_the_keyboard_stays_at_the_question(visit: Come, site: ServerProcess) -> None:
    (ann,) = sit_down(visit, site, "bomb-busters", (Comer("Ann"),), bots=3, config={"mission": 1})
    token = form(ann.page, "Set a token")
    token.wait_for()
    token.locator("select").select_option(index=1)
    token.get_by_role("button").focus()
    ann.page.keyboard.press("Enter")
    token.wait_for(state="detached")
    ann.page.wait_for_function("() => document.activeElement?.closest('#ticket') !== null")
    assert ann.visitor.complaints == []
