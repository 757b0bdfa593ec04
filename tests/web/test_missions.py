"""Which mission a table plays: chosen by name, shown before the start, and offered again after the end."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.server.process import ServerProcess
from tests.web.browser import Visitor
from tests.web.people import Comer, Person, asked, sit_down
from tests.web.staged import Come

FIELD = "[data-field=mission]"


def picked(page: Page, field: str) -> str:
    """What stands in a list now."""
    found: str = page.locator(f"[data-field={field}] select").evaluate("(s) => s.options[s.selectedIndex].text")
    return found


def at_the_table(visitor: Visitor, site: ServerProcess, game: str = "bomb-busters", **more: Any) -> Page:
    page = Person(visitor, game, "Ann", site.open_table("Ann", 4, 3, game=game, **more)).page
    page.wait_for_selector(".lobby .choice")
    return page


def refuse_settings(page: Page, says: dict[str, Any]) -> None:
    """A server that refuses whatever is to be set."""

    def connect(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def pass_on(data: str | bytes) -> None:
            message = json.loads(data)
            if message["type"] == "ChangeSettings":
                socket.send(json.dumps({"type": "Refused", "id": message["id"], "says": says}))
            else:
                server.send(data)

        socket.on_message(pass_on)

    page.route_web_socket("**/api/socket", connect)


def test_a_mission_is_chosen_by_its_name_and_the_table_says_which(visit: Come) -> None:
    visitor = visit(360, 740, locale="en")
    page = visitor.page
    page.goto(visitor.base)
    page.locator(".mb", has_text="Bomb Busters").get_by_role("button").click()
    page.get_by_role("button", name="Choose").click()
    page.get_by_role("button", name="4 The whole bomb").click()
    page.get_by_role("button", name="Set up mission 4").click()
    expect(page.locator("form.new")).to_contain_text("All blue wires from 1 to 12")
    assert visitor.faults() == []
    page.locator(".friends .btn").click()
    expect(page.locator(".go")).to_contain_text("Mission 4: The whole bomb")
    page.locator(".opts summary").click()  # house rules are folded on a phone
    page.get_by_label("Mission", exact=True).select_option(label="29: The neighbour guesses")
    expect(page.locator(".go")).to_contain_text("Mission 29: The neighbour guesses")
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    assert visitor.faults() == []
    assert visitor.complaints == []


def test_what_is_refused_does_not_stay_in_the_field(visit: Come, site: ServerProcess) -> None:
    visitor = visit(locale="es")
    says = {"key": "bad-mission-seats", "args": {"seats": 4}}
    refuse_settings(visitor.page, says)
    page = at_the_table(visitor, site, config={"mission": 4})
    page.locator(f"{FIELD} select").select_option(index=0)
    expect(page.locator(".toast")).to_contain_text("Esta misión no es para 4 jugadores.")
    page.wait_for_function(f"() => document.querySelector('{FIELD} select').selectedIndex === 3")
    page.locator("[data-field=fixed_captain] input").click()
    expect(page.locator("[data-field=fixed_captain] input")).not_to_be_checked()


def test_a_number_that_cannot_be_is_not_even_asked_for(visit: Come, site: ServerProcess) -> None:
    page = at_the_table(visit(locale="fr"), site, "scape-goat")
    field = page.locator("[data-field=turn_cap] input")
    for typed in ("", "2.5", "-1", "20000"):
        field.fill(typed)
        field.press("Tab")
        expect(field).to_have_value("0")
        expect(page.locator(".toast")).to_contain_text("Il faut un nombre entier de 0 à 10")
        page.locator(".toast button").click()


def test_a_mission_of_the_tables_own_is_shown_and_can_be_given_up(visit: Come, site: ServerProcess) -> None:
    page = at_the_table(visit(locale="en"), site, config={"custom": {"blue": 6}, "captain": 2})
    expect(page.locator(".go")).to_contain_text("A mission of your own")
    assert (picked(page, "mission"), picked(page, "captain")) == ("A mission of your own", "Bot Cumin")
    expect(page.locator(FIELD)).to_contain_text("A mission that you put together yourself")
    page.get_by_label("Captain", exact=True).select_option(label="Ann")
    page.get_by_label("Mission", exact=True).select_option(label="2: Two yellows")
    expect(page.locator(".go")).to_contain_text("Mission 2: Two yellows")
    assert (picked(page, "mission"), picked(page, "captain")) == ("2: Two yellows", "Ann")


def test_the_rules_stand_there_by_topic(visit: Come) -> None:
    visitor = visit(360, 740, locale="fr")
    visitor.page.goto(f"{visitor.base}/rules/bomb-busters/dual")
    expect(visitor.page.locator(".rules details")).to_have_count(10)
    expect(visitor.page.locator("#rules-dual p").first).to_be_visible()
    assert "[" not in visitor.page.locator("body").inner_text()
    assert visitor.faults() == []


def plays_to_the_end(person: Person) -> None:
    for _ in range(80):
        if not asked([person]):
            break
        person.answer()
        person.page.wait_for_timeout(30)
    person.page.wait_for_selector(".end .one [data-wire]")


def looks_back(visitor: Visitor, address: str) -> None:
    """In another browser than the player's."""
    page = visitor.page
    page.goto(visitor.base + address)
    page.wait_for_selector(".moves li")
    assert page.locator(".who a").all_inner_texts()[2:] == ["Ann", "Bot Ginger", "Bot Cumin", "Bot Saffron"]
    for _ in range(3):
        page.keyboard.press("End")
        expect(page.locator(".ctl button").last).to_be_disabled()
        page.keyboard.press("Home")
        expect(page.locator(".ctl button").first).to_be_disabled()
    assert page.evaluate("() => scrollY") == 0
    page.mouse.wheel(0, 3000)
    expect(page.locator(".ctl")).to_be_in_viewport()
    assert visitor.faults() == []


def test_after_a_mission_the_wires_are_open_and_another_can_be_picked(visit: Come, site: ServerProcess) -> None:
    (ann,) = sit_down(
        visit, site, "bomb-busters", (Comer("Ann", (360, 740)),), bots=3, level="careful", config={"mission": 1}
    )
    page = ann.page
    said = "Well done!"
    page.locator(".phrases").get_by_role("button", name="Well done").click()
    ann.hears(said)
    plays_to_the_end(ann)
    ann.hears(said)  # still in words
    won = page.locator(".stamp--ok").count() > 0
    expect(page.locator("h1", has_text="Not today." if won else "The bomb was faster.")).to_be_visible()
    expect(page.locator(".hero")).to_contain_text("Mission 1: First cuts")
    expect(page.locator(".ending")).to_contain_text("You all win!" if won else "You all lose.")
    expect(page.locator(".end .one")).to_have_count(4)
    expect(page.locator(".end .one [aria-label*=hidden]")).to_have_count(0)
    go = page.locator(".acts .btn--go")
    expect(go).to_have_text(re.compile(r"(Mission \d+ again|Next: mission \d+)\s*$"))
    ann.visitor.shot("bomb-busters-end-360x740", full=True)
    assert ann.visitor.faults() == []
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    looks_back(visit(360, 740, locale="en"), page.locator("a[href^='/replay/']").get_attribute("href") or "")

    page.get_by_label("What comes next").select_option(label="Mission 3: The first red")
    expect(go).to_have_text(re.compile(r"Next: mission 3\s*$"))
    page.get_by_role("button", name="Back to the table").click()
    expect(page.locator(".go")).to_contain_text("Mission 3: The first red")  # it is kept
    assert picked(page, "mission") == "3: The first red"
    page.locator(".go .btn--go").click()
    page.wait_for_selector("main.plain")
    expect(page.locator("main.plain")).to_contain_text("The first red")
    assert ann.visitor.complaints == []
