"""Small promises that hold on every page: what is said, asked and kept in sight."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from litfuse.kernel.codec import encode
from litfuse.kernel.rng import Stream
from litfuse.kernel.told import told
from tests.web import busters_scenes, goat
from tests.web.browser import ROOT
from tests.web.scenes import SCENES, TABLE, at_the_end, messages, messages_at, room
from tests.web.staged import Come, show, stage

SCENE = {scene.name: scene for scene in SCENES}
GOAT = {scene.name: scene for scene in goat.SCENES}
# How far the words about a refusal stand from what was pressed, and whether they can be read there.
BESIDE = """(pressed) => {
  const [toast, it] = [document.querySelector(".toast").getBoundingClientRect(), pressed.getBoundingClientRect()];
  const seen = document.elementFromPoint(toast.left + toast.width / 2, toast.top + toast.height / 2);
  return {
    gap: Math.max(it.top - toast.bottom, toast.top - it.bottom),
    aside: Math.max(it.left - toast.right, toast.left - it.right),
    inside: toast.left >= 0 && toast.right <= innerWidth && toast.top >= 0 && toast.bottom <= innerHeight,
    seen: seen.closest(".toast") !== null,
  };
}"""


def test_a_kitten_seen_on_top_makes_draw_ask_first(visit: Come) -> None:
    visitor = visit(360, 740, locale="en", reduced_motion="reduce")
    asked = show(visitor, SCENE["future-kitten"])
    ticket = visitor.page.locator(".ticket")
    expect(ticket).to_contain_text("You have seen it: the top card is a kitten.")
    assert not [a for a in asked if a["type"] == "Play"]
    ticket.get_by_role("button", name="Take back").click()
    expect(ticket).not_to_contain_text("You have seen it")
    visitor.page.keyboard.press("r")  # the key asks first too
    expect(ticket).to_contain_text("You have seen it")
    ticket.get_by_role("button", name="Yes, really").click()
    visitor.page.wait_for_function("() => !document.querySelector('.ticket .btn--danger:not(:disabled)')")
    assert [a["action"] for a in asked if a["type"] == "Play"] == [{"type": "DrawCard"}]


def test_the_notepad_is_within_reach_on_a_phone(visit: Come) -> None:
    visitor = visit(360, 740, locale="en", reduced_motion="reduce")
    show(visitor, SCENE["turn"])
    visitor.page.get_by_role("button", name="Notebook").click()
    sheet = visitor.page.get_by_role("dialog")
    expect(sheet).to_contain_text("The top card is a kitten")
    expect(sheet).to_contain_text("Defuses not seen yet")


def test_nothing_happens_at_zero_where_no_clock_runs(visit: Come) -> None:
    visitor = visit(360, 740, locale="fr", reduced_motion="reduce")
    for board in ("", "plain"):
        for clock, there in ((True, True), (False, False)):
            visitor.turn_page()
            said: list[dict[str, Any]] = messages(SCENE["turn"])
            if not clock:
                said[-1]["times"] = {}
            stage(visitor, said)
            kept = '{"plain": true}' if board else "{}"
            visitor.page.add_init_script(f"localStorage.setItem('litfuse.settings', '{kept}')")
            visitor.page.goto(f"{visitor.base}/table/{TABLE}")
            ticket = visitor.page.locator("#ticket")
            expect(ticket).to_contain_text("Piocher")
            assert ("À zéro" in ticket.inner_text()) == there, board


def test_the_spark_of_a_bot_has_the_colours_of_every_spark(visit: Come) -> None:
    visitor = visit(360, 740, locale="en", reduced_motion="reduce")
    visitor.page.goto(visitor.base)
    filters = visitor.page.evaluate(
        """() => [...document.styleSheets].flatMap((s) => [...s.cssRules]).filter(
            (r) => r.selectorText?.includes(".bot") && r.style.filter).map((r) => r.selectorText)"""
    )
    assert len(filters) == 5
    assert all("svg:first-child" in one for one in filters)  # the drawing of the bot, not what lies on it


def test_winner_and_losers_are_spoken_to_at_the_end(visit: Come) -> None:
    match = at_the_end(4)
    assert match.outcome is not None
    order = [seat for (seat,) in match.outcome.ranking]
    said = {
        "en": ("You win.", "You came second.", "You came third.", "You came fourth."),
        "es": ("Ganas.", "Quedas en segundo lugar.", "Quedas en tercer lugar.", "Quedas en cuarto lugar."),
        "fr": ("Vous gagnez.", "Vous finissez deuxième.", "Vous finissez troisième.", "Vous finissez quatrième."),
    }
    for language, heads in said.items():
        visitor = visit(320, 640, locale=language, reduced_motion="reduce")
        for seat, head in zip(order, heads, strict=True):
            visitor.turn_page()
            stage(visitor, messages_at(match, seat, room(match, 4, seat, phase="lobby")), seat)
            visitor.page.goto(f"{visitor.base}/table/{TABLE}")
            expect(visitor.page.locator(".end .words h1")).to_have_text(head)
        assert visitor.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"), language


def test_a_full_table_says_so(visit: Come) -> None:
    visitor = visit(320, 640, locale="en", reduced_motion="reduce")
    info = room(None, 4, "spectator", phase="lobby")
    visitor.page.route(f"**/api/tables/{TABLE}", lambda route: route.fulfill(json=info))
    visitor.page.goto(f"{visitor.base}/table/{TABLE}")
    expect(visitor.page.get_by_role("heading", name="This table is full")).to_be_visible()
    expect(visitor.page.get_by_role("button", name="Watch")).to_be_visible()
    assert visitor.page.get_by_role("button", name="Sit down").count() == 0
    assert visitor.faults() == []


def test_a_spectator_reads_what_happened_where_cards_would_be(visit: Come) -> None:
    visitor = visit(360, 740, locale="en", reduced_motion="reduce")
    show(visitor, SCENE["spectator"])
    tray = visitor.page.locator(".tray .watching")
    expect(tray.get_by_role("list", name="What happened")).to_be_visible()
    assert tray.locator("li").count() > 2


def test_a_replay_plays_by_itself_and_marks_booms_and_nopes(visit: Come) -> None:
    visitor = visit(320, 640, locale="en", reduced_motion="reduce")
    said = ["Drew", "Noped", "Drew", "Exploded"]
    match = at_the_end(4)
    header = {"game": "exploding-kittens", "seats": 4, "players": ["A", "B", "C", "D"], "match": "m1", "config": {}}
    view = json.loads(encode(match.view("spectator")))
    steps = [
        {"at": 0, "by": "person", "notices": [{"type": kind}], "says": [{"key": "web-table"}], "view": view}
        for kind in said
    ]
    visitor.page.route("**/api/matches/m1/steps*", lambda route: route.fulfill(json={"header": header, "steps": steps}))
    visitor.page.goto(f"{visitor.base}/replay/m1/spectator")
    page = visitor.page
    expect(page.locator(".mark.boom")).to_have_count(1)
    expect(page.locator(".mark.stop")).to_have_count(1)
    page.get_by_role("button", name="Play").click()
    page.wait_for_url("**/spectator#3")
    expect(page.get_by_role("button", name="Play")).to_be_visible()  # it stops at the end
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    assert visitor.faults() == []
    visitor.both_shots("replay-kittens-320", full=False)


def test_the_page_opens_a_record_file_and_says_what_is_wrong_with_another(visit: Come) -> None:
    record = ROOT / "docs" / "example-record.jsonl"
    words = {
        "en": ("not the record of a match", "not played to its end"),
        "es": ("no es el registro", "hasta el final"),
    }
    for locale, (none, unfinished) in words.items():
        visitor = visit(320, 640, locale=locale, reduced_motion="reduce")
        page = visitor.page
        page.goto(visitor.base)
        chooser = page.locator("input[type=file]")
        chooser.set_input_files({"name": "a.jsonl", "mimeType": "text/plain", "buffer": b"hello"})
        expect(page.get_by_role("alert")).to_contain_text(none)
        running = b"".join(record.read_bytes().splitlines(keepends=True)[:-1])
        chooser.set_input_files({"name": "a.jsonl", "mimeType": "text/plain", "buffer": running})
        expect(page.get_by_role("alert")).to_contain_text(unfinished)
        chooser.set_input_files({"name": "a.jsonl", "mimeType": "text/plain", "buffer": b" " * 600_000})
        expect(page.get_by_role("alert")).not_to_contain_text(unfinished)
        chooser.set_input_files(record)
        page.wait_for_url("**/record/all")
        expect(page.locator(".checks li")).to_have_count(4)
        page.keyboard.press("End")
        page.wait_for_url("**/record/all#3")
        page.get_by_role("link", name="Bo", exact=True).click()
        page.wait_for_url("**/record/1#3")
        expect(page.locator("section.stage")).to_be_visible()
        assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
        assert visitor.faults() == []
        visitor.both_shots(f"record-file-320-{locale}", full=True)
        page.reload()  # the page alone had the file
        expect(page.locator(".choose input[type=file]")).to_have_count(1)
        assert visitor.faults() == []


def test_a_record_file_can_be_dropped_on_the_front_page(visit: Come) -> None:
    visitor = visit(1440, 900, locale="en", reduced_motion="reduce")
    page = visitor.page
    page.goto(visitor.base)
    page.wait_for_selector(".mb .btn--go")
    text = (ROOT / "docs" / "example-record.jsonl").read_text()
    page.evaluate(
        """(text) => {
            const dataTransfer = new DataTransfer();
            dataTransfer.items.add(new File([text], "a.jsonl"));
            window.dispatchEvent(new DragEvent("drop", { dataTransfer, cancelable: true }));
        }""",
        text,
    )
    page.wait_for_url("**/record/all")
    expect(page.locator(".checks")).to_contain_text("The seed is the one that was promised before the deal.")
    visitor.both_shots("record-file-1440", full=False)


@pytest.mark.parametrize("size", [(320, 640), (360, 740), (1440, 900)])
def test_a_refusal_stands_beside_what_was_pressed(visit: Come, size: tuple[int, int]) -> None:
    visitor = visit(*size, locale="fr", reduced_motion="reduce")
    page = visitor.page

    def refused(selector: str) -> None:
        pressed = page.locator(selector).last
        pressed.click()
        page.locator(".toast").wait_for()
        found = pressed.evaluate(BESIDE)
        assert 0 <= found.pop("gap") <= 16, selector
        assert found.pop("aside") < 0, selector
        assert found == {"inside": True, "seen": True}, selector

    goat.show(visitor, GOAT["swap-bound"])
    refused("[data-hand] li:not(.can) button")
    visitor.shot(f"refusal-hand-{size[0]}")
    visitor.turn_page()
    page = visitor.page
    goat.show(visitor, GOAT["whisper"], refused="Say")
    refused("dialog .ready .btn")  # an open sheet hides everything else
    visitor.shot(f"refusal-sheet-{size[0]}")
    assert page.locator("dialog .toasts").count() == 1
    page.keyboard.press("Escape")
    assert page.locator("dialog").count() == 0
    assert page.locator("body > div .toast").count() == 1


def test_a_table_has_one_name_in_all_languages(visit: Come) -> None:
    names: dict[str, str] = {}
    for language in ("en", "es", "fr"):
        visitor = visit(320, 640, locale=language, reduced_motion="reduce")
        stage(visitor, lobby(), 0)
        visitor.page.goto(f"{visitor.base}/table/{TABLE}")
        names[language] = visitor.page.locator("h1").first.inner_text()
    assert len(set(names.values())) == 1
    assert len(names["en"].split()) == 2


def test_a_whisper_is_said_in_two_taps_with_one_hand(visit: Come) -> None:
    """A row is held, a ready line is tapped: no name is typed, nothing is scrolled, and the sheet is gone."""
    visitor = visit(320, 640, locale="es", reduced_motion="reduce", has_touch=True)
    page = visitor.page
    asked = goat.show(visitor, GOAT["waiting"])
    box = page.locator("[data-seat='2'] .sr").bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 60, box["y"] + 15)
    page.mouse.down()
    page.locator("dialog").wait_for()
    page.mouse.up()
    line = page.locator("dialog .ready .btn").first
    line_box = line.bounding_box()
    assert line_box is not None
    assert line_box["y"] + line_box["height"] <= 640
    line.tap()
    page.locator("dialog").wait_for(state="detached")
    (said,) = [a for a in asked if a["type"] == "Say"]
    assert (said["kind"], said["to"], said["phrase"]["type"]) == ("whisper", 2, "Suspect")


# Keeps everything that screen readers are told, in order.
EARS = """() => {
  window.told = [];
  const listen = (region) => new MutationObserver(() => {
    const said = region.textContent.replaceAll("\\u00a0", "").trim();
    if (said) window.told.push(said);
  }).observe(region, { childList: true, characterData: true, subtree: true });
  for (const region of document.querySelectorAll("[aria-live], [role=status], [role=alert], [role=log]"))
    if (region.getAttribute("aria-live") !== "off") listen(region);
}"""


@pytest.mark.parametrize("width", [360, 1440])
def test_screen_readers_are_told_everything_once(visit: Come, width: int) -> None:
    """Each event, question and line of talk, whether the sheet of talk is open or not."""
    visitor = visit(width, 900, locale="en", reduced_motion="reduce")
    page = visitor.page
    scene = GOAT["waiting"]
    match = goat.found(scene)
    sockets: list[Any] = []
    stage(visitor, goat.messages(match), 0, sockets)
    page.goto(f"{visitor.base}/table/{TABLE}")
    page.wait_for_selector(".game .ticket")
    page.wait_for_timeout(300)
    page.evaluate(EARS)
    said = list(goat.LINES)

    def hear(line: dict[str, Any]) -> None:
        said.append(line)
        sockets[-1].send(json.dumps({"type": "Heard", "count": len(said), "lines": [line]}))

    def is_told(words: str) -> None:
        """Waits until it is told; what would be told twice comes soon after."""
        page.wait_for_function("(words) => window.told.some((told) => told.includes(words))", arg=words)
        page.wait_for_timeout(300)

    before = told(match, 0).tick
    stream = Stream("told once")
    while not (match.owed and match.owed[0].seat == 0 and match.owed[0].kind == "move"):
        match = goat.further(match, stream, cops=False)
    sockets[-1].send(json.dumps(goat.told_since(match, 0, before)))
    hear(goat.said(2, 6, kind="whisper", to=0, body="I am no goat."))
    is_told("I am no goat")
    if width == 360:
        page.get_by_role("button", name="Talk").click()
        hear(goat.said(1, 7, body="Who is?"))
        is_told("Who is?")
        assert page.locator("dialog .talk").get_by_text("Who is?").count() == 1
    heard = [part for words in page.evaluate("() => window.told") for part in words.split(". ")]
    assert [words for words in heard if "I am no goat" in words] == ["Tía Pistacho, whispers to you: I am no goat."]
    assert sum("Who is?" in words for words in heard) == (width == 360)
    assert sum("Where do you go?" in words for words in heard) == 1
    assert len(heard) == len(set(heard)), heard


# Where the focus is, from the first stop to the last.
ZONES = """() => {
  const at = document.activeElement;
  const zones = { ".bar": "bar", main: "table", "#ticket": "ticket", ".tray": "hand", ".side": "sheets" };
  const zone = Object.entries(zones).find(([selector]) => at.closest(selector))?.[1] ?? at.tagName;
  const ring = getComputedStyle(at);
  return [zone, ring.outlineStyle !== "none" ? ring.outlineColor : "", Number.parseFloat(ring.outlineWidth)];
}"""


def test_the_focus_goes_from_the_table_to_the_hand_the_question_and_the_sheets(visit: Come) -> None:
    order = ["bar", "table", "hand", "ticket", "sheets"]
    visitor = visit(1440, 900, locale="en", reduced_motion="reduce")
    draws: tuple[Callable[[], object], ...] = (
        lambda: goat.show(visitor, GOAT["trade-card"]),
        lambda: show(visitor, SCENE["turn"]),
        lambda: busters_scenes.draw(visitor, busters_scenes.SCENES[0]),
    )
    for draw in draws:
        visitor.turn_page()
        draw()
        visitor.page.locator(".skip").focus()
        zones: list[str] = []
        for _ in range(60):
            visitor.page.keyboard.press("Tab")
            zone, ring, width = visitor.page.evaluate(ZONES)
            if zone in ("BODY", "HTML"):
                break
            if zone in order:
                zones.append(zone)
            if zone == "hand":  # the tray is dark in both themes
                assert contrast(ring, "rgb(46, 33, 56)") >= 3
                assert width >= 2
        assert zones == sorted(zones, key=order.index)
        assert {"bar", "hand", "ticket", "sheets"} <= set(zones)


def contrast(one: str, other: str) -> float:
    """Of two colours, as WCAG counts it."""

    def light(colour: str) -> float:
        parts = [int(n) / 255 for n in re.findall(r"\d+", colour)[:3]]
        linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts]
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]

    bright, dark = sorted((light(one), light(other)), reverse=True)
    return (bright + 0.05) / (dark + 0.05)


def lobby() -> list[dict[str, Any]]:
    return [
        {"type": "Welcome", "version": 1, "table": TABLE, "chair": 0, "viewer": "spectator"},
        {"type": "TableState", "count": 1, "table": room(None, 4, "spectator", phase="lobby")},
    ]
