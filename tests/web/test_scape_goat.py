"""A whole game of Scape Goat by four people on the plain board, whispers included, in a real browser."""

from __future__ import annotations

from tests.server.process import ServerProcess
from tests.web.people import Comer, asked, sit_down
from tests.web.staged import Come

PEOPLE = (Comer("Ann", (360, 740)), Comer("Ben"), Comer("Cat", (768, 1024)), Comer("Dan", (360, 740)))


def test_four_people_play_and_whisper_on_the_plain_board(visit: Come, site: ServerProcess) -> None:
    people = sit_down(visit, site, "scape-goat", PEOPLE, pace={"turn": None, "choose": None})
    ann, ben, cat, dan = people

    # Ann whispers to Ben in words and by a phrase; the others see that she does, and no more.
    ann.whom("Ben")
    ann.page.locator(".talk input").fill("it is Cat")
    ann.page.locator(".talk input").press("Enter")
    ben.hears("it is Cat")
    ann.page.locator(".phrases li", has_text="uspect").first.locator("button").first.click()
    ann.page.locator(".phrases .value button").first.click()
    ben.hears("suspect")
    ann.page.get_by_role("button", name="Nudge").click()
    ben.hears("nudges you")
    cat.page.locator(".talk input").fill("what was that?")
    cat.page.locator(".talk input").press("Enter")
    for person in people:
        person.hears("what was that?")
    for outsider in (cat, dan):
        assert outsider.talk == ["Ann whispers to Ben", "Ann whispers to Ben", "Cat what was that?"]
    for person, name in ((ann, "scape-goat-360"), (ben, "scape-goat-1280")):
        person.page.locator(".talk").scroll_into_view_if_needed()
        person.visitor.shot(f"{name}-talk")
        assert person.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")

    # Two rounds of turns, every place visited by somebody, then one goes to the cops.
    said: list[str] = []
    for _ in range(60):
        now = asked(people)
        if not now:
            break
        person = now[0]
        forms = person.look()["forms"]
        cops = next((f for f in forms if "cops" in f.lower()), None)
        if cops is not None and sum("cops" not in s.lower() for s in said) > 16:
            said.append(person.answer(cops))
        elif cops is not None:  # a move: on to another place each time
            choices = [f for f in forms if f != cops]
            said.append(person.answer(min(choices, key=said.count)))
        else:
            said.append(person.answer())
        person.page.wait_for_timeout(30)
    for person in people:
        person.page.wait_for_selector(".end")
    ann.visitor.shot("scape-goat-360-end")
    assert len(set(said)) >= 6, said
    for person in people:
        assert person.visitor.complaints == []
