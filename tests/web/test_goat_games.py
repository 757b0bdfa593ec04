"""Whole games of Scape Goat on its own board, each person in a browser of their own, to both kinds of ending."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from typing import Any

import pytest

from tests.server.process import ServerProcess
from tests.web import conspiracy
from tests.web.browser import Visitor
from tests.web.staged import Come

LOOK = """() => {
  const cards = (e) => [...(e?.querySelectorAll("[data-card]") ?? [])].map((c) => c.dataset.card);
  const ticket = document.querySelector(".ticket");
  const named = ticket?.querySelector(".named");
  const seats = [...document.querySelectorAll("[data-seat]")];
  return {
    end: document.querySelector(".end") !== null,
    kind: named?.dataset.kind ?? "",
    choices: [...(named?.querySelectorAll("button:enabled") ?? [])].map((b) => b.dataset.choice),
    go: ticket?.querySelector("[data-part=seen] ~ .ticket__b .btn--go") != null,
    hand: cards(document.querySelector("[data-hand]")),
    lies: Object.fromEntries([...document.querySelectorAll("[data-place]")].map((p) => [p.dataset.place, cards(p)[0]])),
    others: seats.map((s) => Number(s.dataset.seat)),
    tokens: Number(document.querySelector(".mat .prep") !== null),
    left: document.querySelectorAll(".pls .toks .prep").length,
    status: document.querySelector(".bar__t span")?.textContent ?? "",
    fits: document.documentElement.scrollWidth <= innerWidth && document.documentElement.scrollHeight <= innerHeight,
  };
}"""
NAMES = ("Ann", "Ben", "Cat", "Dan", "Eve", "Fay")
PATIENCE = 150  # seconds for a game, on a busy machine


class Player:
    """A person at the board, who taps what a person would tap."""

    def __init__(self, visitor: Visitor, name: str, seated: dict[str, Any]) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.seat = -1
        self.taps = 0  # in the turn of one's own, from the move to the swap
        self.most = 0
        kept = {**seated, "game": "scape-goat", "name": name, "at": 1, "playing": True}
        chairs = json.dumps(json.dumps({seated["table"]: kept}))
        self.page.add_init_script(f"localStorage.setItem('litfuse.chairs', {chairs})")
        self.page.goto(f"{visitor.base}/table/{seated['table']}")

    def look(self) -> dict[str, Any]:
        seen: dict[str, Any] = self.page.evaluate(LOOK)
        return seen

    def tap(self, selector: str) -> None:
        self.page.locator(selector).first.click()
        self.taps += 1

    def choose(self, kind: str, value: object) -> None:
        if kind == "move":
            self.taps = 0
        self.tap(f".ticket [data-kind={kind}] [data-choice='{value}']")
        if kind == "swap":
            self.most = max(self.most, self.taps)
        # The question is answered when it is gone; the next one may look alike.
        self.page.wait_for_function("() => !document.querySelector('.ticket button:disabled')")


def sit_down(come: Come, site: ServerProcess, seats: int, **options: Any) -> list[Player]:
    pace = {"turn": None, "choose": None} | ({"pause": 3} if seats == 6 else {})
    table = site.open_table(NAMES[0], seats, 0, game="scape-goat", pace=pace)
    tickets = [table, *(site.join(table["table"], name) for name in NAMES[1:seats])]
    players = [Player(come(360, 740, **options), name, t) for name, t in zip(NAMES, tickets, strict=False)]
    for player in players:
        player.page.wait_for_selector(".lobby")
    assert site.send_command(table, "Start").status == 200
    for player in players:
        player.page.wait_for_selector("[data-part=place]")
        others = player.look()["others"]
        player.seat = next(s for s in range(seats) if s not in others)
    return sorted(players, key=lambda p: p.seat)


def step(players: list[Player], victim: int, colour: str, turn: int) -> str:
    """One answer of somebody; returns its kind, or nothing if nobody is asked just now."""
    seen = [p.look() for p in players]
    assert all(s["fits"] for s in seen if not s["end"])
    table = conspiracy.Table(
        [s["hand"] for s in seen], seen[0]["lies"], [s["tokens"] for s in seen], seen[0]["left"], turn
    )
    for player, now in zip(players, seen, strict=True):
        kind, choices = now["kind"], now["choices"]
        if kind == "move":
            open_ = [c for c in choices if c != "cops"]
            player.choose(kind, conspiracy.place(table, player.seat, victim, colour, open_))
        elif kind in ("spy", "trade", "steal"):
            seats = [int(c) for c in choices]
            player.choose(kind, conspiracy.target(table, player.seat, victim, colour, seats))
        elif kind == "stash":
            player.choose(kind, choices[turn % 3])
        elif kind and choices:
            mine = player.seat == victim
            player.choose(kind, conspiracy.card(choices, now["hand"], colour, kind, mine))
        elif now["go"]:  # what was spied on is noted
            player.tap("[data-part=seen] ~ .ticket__b .btn--go")
            return "go"
        if kind and choices:
            return str(kind)
    return ""


def framed(players: list[Player], victim: int) -> None:
    """They play until one of them is framed, and everybody turns everything over."""
    colour = colour_of(players[victim])
    deadline = time.monotonic() + PATIENCE
    turn = 1
    while players[0].page.locator(".show").count() == 0:
        assert time.monotonic() < deadline
        turn += step(players, victim, colour, turn) == "swap"
    for player in players:
        player.page.wait_for_selector(".show .stamp")
        assert player.page.locator(".show [data-card]").count() == len(players)
    turned_over(players)


def to_the_cops(players: list[Player]) -> None:
    """They play a few turns, then the next one who may move goes to the cops, which is asked twice."""
    colour = colour_of(players[0])
    deadline = time.monotonic() + PATIENCE
    turn = 1
    while turn < 5:
        assert time.monotonic() < deadline
        turn += step(players, 0, colour, turn) == "swap"
        players[0].page.wait_for_timeout(20)
    mover = None
    while mover is None:
        assert time.monotonic() < deadline
        mover = next((p for p in players if p.look()["kind"] == "move"), None)
        players[0].page.wait_for_timeout(50)
    mover.tap(".ticket [data-choice=cops]")
    assert mover.page.locator(".ticket .caution").count() == 1
    mover.tap(".ticket .btn--danger")
    for player in players:
        player.page.wait_for_selector(".show .ring")
        assert player.page.locator(".ring line:not(.edge)").count() == len(players)
    players[0].visitor.shot(f"goat-cops-live-{len(players)}")
    turned_over(players)


def turned_over(players: list[Player]) -> None:
    for player in players:
        player.tap(".ticket .btn--go")
        player.page.wait_for_selector(".end [data-part=goat]")
        player.page.wait_for_selector(f".end .rows li >> nth={len(players) - 1}")
        assert player.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
        assert "[" not in player.page.locator("body").inner_text()
        assert player.visitor.complaints == []


@pytest.mark.rule("SG-COPS-2")
@pytest.mark.parametrize(("seats", "ends", "language"), [(4, framed, "es"), (4, to_the_cops, "fr"), (6, framed, "es")])
def test_people_play_to_both_endings_in_five_taps_a_turn(
    visit: Come, site: ServerProcess, seats: int, ends: Callable[..., None], language: str
) -> None:
    players = sit_down(visit, site, seats, locale=language, reduced_motion="reduce")
    ends(players, *([0] if ends is framed else []))
    ann = players[0]
    ann.visitor.both_shots(f"goat-end-{seats}-{ends.__name__}-{language}")
    assert ann.visitor.faults() == []
    assert 3 <= max(p.most for p in players) <= 5
    ann.page.locator("a[href^='/replay/']").first.click()
    ann.page.wait_for_selector(".stage [data-part=place]")
    ann.visitor.shot(f"goat-replay-{seats}-{language}")
    assert ann.visitor.complaints == []


@pytest.mark.rule("SG-COPS-2")
def test_six_people_play_until_one_goes_to_the_cops(visit: Come, site: ServerProcess) -> None:
    to_the_cops(sit_down(visit, site, 6, locale="en", reduced_motion="reduce"))


def colour_of(player: Player) -> str:
    """The colour of this player's own goat, from its drawing."""
    href = player.page.locator("[data-part=mat] .gt > svg use").first.get_attribute("href")
    assert href is not None
    return href[-1].upper()
