"""Every moment of Scape Goat, drawn: nothing overflows, nothing complains, axe finds nothing; pictures are kept."""

from __future__ import annotations

import pytest

from tests.web.goat import SCENES, Scene, show
from tests.web.staged import Come

SIZES = {"320x700": (320, 700), "360x740": (360, 740), "768x1024": (768, 1024), "1440x900": (1440, 900)}
# Everything on a phone and on a desk, half of it in other languages and sizes. axe takes longer than everything else:
# it looks at one half on the phone and at the other on the desk.
PHONE, DESK, SPANISH, FRENCH, SMALL, TABLET = (
    ("360x740", "light", "en", SCENES),
    ("1440x900", "dark", "en", SCENES),
    ("360x740", "dark", "es", SCENES[::2]),
    ("360x740", "light", "fr", SCENES[1::2]),
    ("320x700", "light", "fr", SCENES),
    ("768x1024", "light", "en", tuple(s for s in SCENES if s.seats > 5 or s in SCENES[::4])),
)
AXE = {"360x740": 0, "1440x900": 1}
# What may not be seen: words or pieces that lie under the rail, or stick out of what holds them.
HIDDEN = """() => {
  const rail = document.querySelector(".tray").getBoundingClientRect().top;
  const out = [...document.querySelectorAll("main > *")].filter((e) => e.getBoundingClientRect().bottom > rail + 1);
  const inner = [...document.querySelectorAll("main .show")].filter((e) => e.scrollHeight > e.clientHeight + 1);
  return [...out, ...inner].map((e) => e.className);
}"""

# What sticks out to the side of a sheet or the ticket. On the smallest phone the table must scroll.
ASIDE = """() => {
  const wide = [...document.querySelectorAll("dialog, dialog .body, .ticket")].filter(
    (e) => e.scrollWidth > e.clientWidth + 1);
  const main = document.querySelector("main");
  const stuck = main.scrollHeight > main.clientHeight + 1 && getComputedStyle(main).overflowY !== "auto";
  return [...wide, ...(stuck ? [main] : [])].map((e) => e.className);
}"""


@pytest.mark.parametrize(("size", "theme", "language", "scenes"), [PHONE, DESK, SPANISH, FRENCH, SMALL, TABLET])
def test_every_moment_is_drawn(visit: Come, size: str, theme: str, language: str, scenes: tuple[Scene, ...]) -> None:
    visitor = visit(*SIZES[size], color_scheme=theme, locale=language, reduced_motion="reduce")
    for i, scene in enumerate(s for s in scenes if not (s.phone and size == "1440x900")):
        visitor.turn_page()
        show(visitor, scene)
        visitor.shot(f"goat-{scene.name}-{size}-{theme}-{language}")
        assert visitor.complaints == [], scene.name
        assert visitor.fits(), scene.name
        assert visitor.page.evaluate(ASIDE) == [], scene.name
        if size != "320x700":  # there the table part scrolls
            assert visitor.page.evaluate(HIDDEN) == [], scene.name
        assert "[" not in visitor.page.locator("body").inner_text(), scene.name  # nothing is unsaid
        if language == "en" and i % 2 == AXE.get(size):
            assert visitor.faults() == [], scene.name


def test_bar_and_ticket_say_what_a_choice_means(visit: Come) -> None:
    """The bar says where the game stands; the ticket says how long a choice can be changed and who went to the cops."""
    bar, ticket = ".bar__t span", ".ticket"
    said = {
        "move": (bar, "your turn"),
        "frame-card": (ticket, "You may change it until the last one chooses."),
        "frame-wait": (bar, "frame"),
        "frame-failed": (bar, "frame failed"),
        "trade-card": (ticket, "You may change it until"),
        "trade-wait": (".awaited", "You offer"),
        "cops": (ticket, "went to the cops."),
        "frame-worked": (bar, "over"),
        "six-order": (ticket, "set in secret"),
    }
    visitor = visit(360, 740, locale="en", reduced_motion="reduce")
    scenes = {scene.name: scene for scene in SCENES}
    for name, (selector, words) in said.items():
        visitor.turn_page()
        show(visitor, scenes[name])
        assert words in visitor.page.locator(selector).first.inner_text(), name
