"""Whole missions on the board of Bomb Busters, by two people and two bots in real browsers; and every cut is seen."""

from __future__ import annotations

import json
import time
from typing import Any

import pytest
from playwright.sync_api import WebSocketRoute, expect

from litfuse.games.bomb_busters import Config
from litfuse.kernel.match import AnyMatch
from litfuse.kernel.rng import Stream
from tests.server.process import ServerProcess
from tests.web.busters import asked, found, lucky, messages, steps_of
from tests.web.defuser import Defuser
from tests.web.scenes import TABLE
from tests.web.staged import Come, stage

SECONDS = 240
PHONE: dict[str, Any] = {"locale": "fr", "reduced_motion": "reduce", "has_touch": True, "is_mobile": True}


def sit_down(come: Come, site: ServerProcess, mission: int) -> list[Defuser]:
    """Ann at a desk, Ben with a phone, two bots, and the mission begun."""
    seated = site.open_table("Ann", 4, 2, level="careful", game="bomb-busters", config={"mission": mission})
    other = site.join(seated["table"], "Ben")
    desk = Defuser(come(1280, 800, locale="en")).sit(seated, "Ann")
    phone = Defuser(come(360, 740, **PHONE)).sit(other, "Ben")
    for person in (desk, phone):
        person.page.wait_for_selector(".lobby")
    assert site.send_command(seated, "Start").status == 200
    for person in (desk, phone):
        person.page.wait_for_selector(".game .ticket")
    return [desk, phone]


def play(people: list[Defuser], right: bool) -> int:
    """Until both see the end; returns the most taps that a cut took."""
    end = time.monotonic() + SECONDS
    most = 0
    while not all(person.look()["over"] for person in people):
        assert time.monotonic() < end, "it did not come to an end"
        acted = False
        for person, partner in zip(people, reversed(people), strict=True):
            if person.act(partner, right):
                acted = True
                most = max(most, person.taps)
        if not acted:
            people[0].page.wait_for_timeout(50)
    return most


def test_two_people_and_two_bots_win_the_first_mission_with_three_taps_a_turn(visit: Come, site: ServerProcess) -> None:
    people = sit_down(visit, site, 1)
    assert play(people, right=True) == 3
    ann, ben = people
    expect(ann.page.locator(".hero h1")).to_have_text("Not today.")
    expect(ben.page.locator(".hero h1")).to_have_text("Pas aujourd’hui.")
    for person, name in ((ann, "1280x800"), (ben, "360x740-fr")):
        wires = person.page.locator(".end [data-wire]")
        expect(wires).to_have_count(24)
        person.visitor.both_shots(f"busters-won-{name}")
        assert person.visitor.faults() == []
        assert person.visitor.complaints == []
    # Looking back on the same board, with everything open.
    ann.page.locator("a[href*='/replay/']").first.click()
    ann.page.wait_for_selector("[data-stage] [data-wire]")
    ann.page.keyboard.press("End")
    expect(ann.page.locator("[data-stage] .w.cut")).to_have_count(24)
    ann.visitor.both_shots("busters-replay-1280x800")
    assert ann.visitor.faults() == []


def test_two_people_who_are_always_wrong_lose_the_third_mission(visit: Come, site: ServerProcess) -> None:
    people = sit_down(visit, site, 3)
    play(people, right=False)
    ann, ben = people
    expect(ann.page.locator(".hero h1")).to_have_text("The bomb was faster.")
    for person, name in ((ann, "1280x800"), (ben, "360x740-fr")):
        expect(person.page.locator(".end [data-wire]")).to_have_count(41)
        assert person.visitor.faults() == []
        person.visitor.both_shots(f"busters-lost-{name}")
        assert person.visitor.complaints == []


def test_every_cut_is_seen_before_the_next_one_starts(visit: Come) -> None:
    """Three bots cut within one moment: the page shows each call, and then what comes of it."""

    def finds(view: Any, match: AnyMatch) -> bool:
        return type(view.ask).__name__ == "Acting" and view.turn == 1

    first = found(finds, Config(mission=1))
    rng, after = Stream("cuts"), [first]
    while sum(m.owed[0].kind == "turn" for m in after) < 4:
        after.append(lucky(after[-1], rng))
    said = steps_of(first, after[1:])
    calls = [n for message in said[3:] for n in message["told"]["notices"] if n["type"] == "CallMade"]
    assert len(calls) == 3
    visitor = visit(1280, 800, locale="en")
    page = visitor.page
    page.add_init_script(
        """window.seen = []; new MutationObserver(() => {
          const now = document.querySelector("[data-part=moment] [data-moment]");
          const kind = now?.dataset.moment, text = now?.textContent.trim();
          const log = document.querySelector(".lg")?.textContent;
          if (kind && kind !== "news" && window.seen.at(-1)?.[1] !== text) window.seen.push([kind, text, log]);
        }).observe(document, {childList: true, subtree: true});"""
    )
    lines: list[WebSocketRoute] = []
    stage(visitor, said[:3], lines=lines)
    page.goto(f"{visitor.base}/table/{TABLE}")
    page.wait_for_selector(".game .ticket")
    for message in said[3:]:
        lines[0].send(json.dumps(message))
    page.wait_for_function(f"() => window.seen.length >= {2 * len(calls)}", timeout=60_000)
    shown = page.evaluate("() => window.seen")
    for call, result in zip(shown[::2], shown[1::2], strict=True):
        assert call[1].endswith(".")  # what comes of it is not told before it is seen
        said_so = call[1].removesuffix(".")
        assert said_so not in call[2]  # nor by the log beside the table
        assert said_so in result[2]
    seen = [kind for kind, *_ in shown]
    assert seen.count("call") == len(calls)
    assert [seen[n + 1] for n, kind in enumerate(seen[:-1]) if kind == "call"] == [n["outcome"] for n in calls]
    page.wait_for_selector("[data-moment]", state="detached")
    assert visitor.complaints == []


def test_the_owner_of_detected_wires_chooses_while_the_caller_waits(visit: Come) -> None:
    def finds(view: Any, match: AnyMatch) -> bool:
        return asked("Settle")(view, match) and not view.ask.hit and len(view.ask.cells) == 2

    match = found(finds)
    owner = visit(360, 740, locale="en")
    sent = stage(owner, messages(match))
    owner.page.goto(f"{owner.base}/table/{TABLE}")
    expect(owner.page.locator(".ticket h2")).to_have_text("Which one is marked?")
    assert owner.page.locator("[data-part=own] li.lit").count() >= 1
    owner.page.locator(".few button").first.click()
    owner.page.locator("[data-part=go]").click()
    owner.page.wait_for_function("() => document.querySelector('.few button[aria-pressed=true]') === null")
    assert [ask["action"]["type"] for ask in sent if ask["type"] == "Play"] == ["Settle"]
    caller = match.view(0).turn
    waits = visit(360, 740, locale="en")
    stage(waits, messages(match, caller), caller)
    waits.page.goto(f"{waits.base}/table/{TABLE}")
    expect(waits.page.locator(".ticket h2")).to_contain_text("Waiting for")
    expect(waits.page.locator(".ticket p").first).to_contain_text("the time tells nothing")
    assert waits.page.locator("[data-part=go]").count() == 0
    expect(waits.page.locator(".slip")).to_have_count(2)
    assert waits.faults() == []


@pytest.mark.parametrize("size", [(1280, 800), (360, 740)], ids=["desk", "phone"])
def test_a_newcomer_is_asked_for_the_first_cut_after_four_taps_and_cuts_with_three(
    visit: Come, size: tuple[int, int]
) -> None:
    """The box, the bots, and a token: which wire, and there it lies. Nothing has to be typed."""
    person = Defuser(visit(*size, locale="en", reduced_motion="reduce"))
    person.page.goto(person.visitor.base)
    person.page.locator(".mb", has_text="Bomb Busters").get_by_role("button").click()
    person.page.locator("form.new .btn--go").click()
    taps = 2
    person.page.wait_for_selector(".ticket.mine [data-part=go]")
    expect(person.page.locator(".bar h1")).to_contain_text("1 ·")
    if not person.look()["keys"]:
        assert person.act()
        taps += person.taps
    assert taps <= 4
    person.page.wait_for_selector(".keys button[aria-disabled=false]")
    assert person.act()
    assert person.taps <= 3  # two for a Solo Cut
    person.page.wait_for_selector("[data-moment]:not([data-moment=news])", state="attached")  # the cut is seen
    assert person.visitor.complaints == []
