"""Nothing jumps: hand, stands, dial, track and buttons keep their places over all states of a turn, frame by frame."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from litfuse.games.bomb_busters import Config
from litfuse.kernel.match import AnyMatch
from litfuse.kernel.rng import Stream
from tests.web.browser import PLACES
from tests.web.busters import found, lucky, offered, steps_of
from tests.web.busters_scenes import FREE, KEY, OTHER, WIRE, late
from tests.web.scenes import TABLE
from tests.web.staged import Come, stage

# Looks at every frame that is drawn, and keeps what moved by more than a pixel, and under which question.
WATCH = """() => {
  const places = PLACES, first = {};
  window.moved = {}, window.looks = 0;
  const look = () => {
    for (const [name, place] of Object.entries(places())) {
      first[name] ??= place;
      if (place.some((x, i) => Math.abs(x - first[name][i]) > 1))
        window.moved[name] ??= [first[name], place, document.querySelector(".ticket h2")?.textContent];
    }
    window.looks += 1;
    requestAnimationFrame(look);
  };
  look();
}""".replace("PLACES", PLACES)


def a_round(first: AnyMatch) -> list[AnyMatch]:
    """The viewer's cut, everybody else's, choices that they bring, until it is the viewer's turn again."""
    rng, after = Stream("places"), [first]
    while after[-1].view(0).turns < first.view(0).turns + 4 and not after[-1].over:
        after.append(lucky(after[-1], rng))
    assert len(after) > 4
    return after


def choose(page: Page) -> None:
    """Everything that a turn lets one do, without an answer."""
    back = "[data-part=back]"
    steps: list[Callable[[], None]] = [
        lambda: page.locator(WIRE).first.click(),
        lambda: page.locator(KEY).first.click(),
        lambda: page.locator(back).click(),
        lambda: page.locator(KEY).first.click(),
        lambda: page.locator(WIRE).first.click(),
        lambda: page.locator(back).click(),
        lambda: page.locator("[data-part=helper]").click(),
        lambda: page.locator(WIRE).first.click(),
        lambda: page.locator(OTHER).first.click(),
        lambda: page.locator(KEY).first.click(),
        lambda: page.locator(back).click(),
        lambda: page.locator(f"[data-seat='2'] [data-wire] {FREE}").first.click(),
        lambda: page.locator(back).click(),
        lambda: page.locator("[data-card]").first.click(),
        lambda: page.keyboard.press("Escape"),
    ]
    for step in steps:
        step()
        page.wait_for_timeout(40)


@pytest.mark.parametrize("size", [(360, 740), (1440, 900)], ids=["phone", "desk"])
def test_nothing_jumps_from_one_state_of_a_turn_to_the_next(visit: Come, size: tuple[int, int]) -> None:
    def finds(view: object, match: AnyMatch) -> bool:
        return late(2, "HelpedCut")(view, match) and not offered(match, "UseRadar")

    after = a_round(found(finds, Config(mission=8)))
    said = steps_of(after[0], after[1:])
    visitor = visit(*size, locale="fr")
    page, lines = visitor.page, list[WebSocketRoute]()
    stage(visitor, said[:3], lines=lines)
    page.goto(f"{visitor.base}/table/{TABLE}")
    page.wait_for_selector(".game .ticket")
    page.evaluate("() => document.fonts.ready.then(() => true)")
    page.wait_for_timeout(200)
    page.evaluate(WATCH)
    choose(page)
    for message in said[3:]:
        lines[0].send(json.dumps(message))
        page.wait_for_timeout(150)
    expect(page.locator("[data-moment]")).to_have_count(0)  # all of it has been shown
    expect(page.locator("[data-part=go]")).to_have_count(1)  # and it is the viewer's turn again
    choose(page)
    assert page.evaluate("() => window.looks") > 100
    assert page.evaluate("() => window.moved") == {}
    assert visitor.complaints == []
