"""A whole mission of Bomb Busters by two people and two bots on the plain board, in a real browser."""

from __future__ import annotations

from tests.server.process import ServerProcess
from tests.web.people import Comer, Person, asked, sit_down
from tests.web.staged import Come

PEOPLE = (Comer("Ann", (360, 740)), Comer("Ben"))
SURE_FIRST = ("solo", "reveal")  # what cannot go wrong


def plays(person: Person) -> str:
    forms: list[str] = person.look()["forms"]
    sure = next((f for f in forms for word in SURE_FIRST if word in f.lower()), "")
    return person.answer(sure)


def test_two_people_and_two_bots_play_a_mission_on_the_plain_board(visit: Come, site: ServerProcess) -> None:
    people = sit_down(visit, site, "bomb-busters", PEOPLE, bots=2, level="careful", config={"mission": 1})
    ann, ben = people
    said: dict[Person, list[str]] = {ann: [], ben: []}
    for _ in range(80):
        now = asked(people)
        if not now:
            break
        said[now[0]].append(plays(now[0]))
        now[0].page.wait_for_timeout(30)
    for person, size in ((ann, 360), (ben, 1280)):
        person.page.wait_for_selector(".end")
        person.visitor.shot(f"bomb-busters-{size}-end")
        assert person.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
        assert len(set(said[person])) >= 2, said[person]  # a first token, and cuts
        assert person.visitor.complaints == []
    # Looking back with everything open: no wire is unknown.
    ann.page.locator("a[href*='/replay/']").first.click()
    wires = ann.page.locator(".stage [data-wire] [aria-label]")
    wires.first.wait_for()
    labels = [wire.get_attribute("aria-label") or "" for wire in wires.all()]
    assert len(labels) == 24
    assert not [label for label in labels if "unknown" in label]
