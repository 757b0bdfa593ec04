"""Every moment of a match, drawn: nothing overflows, nothing complains, axe finds nothing; pictures are kept."""

from __future__ import annotations

import pytest

from tests.web.scenes import SCENES
from tests.web.staged import Come, show

SIZES = {"360x740": (360, 740), "768x1024": (768, 1024), "1440x900": (1440, 900)}
# The eye looks at all of them; axe, which takes longer than everything else, where layout and colours differ most.
LOOKS = [("360x740", "light"), ("360x740", "dark"), ("768x1024", "light"), ("1440x900", "light"), ("1440x900", "dark")]
AXE = {("360x740", "light"), ("1440x900", "dark")}


@pytest.mark.parametrize(("size", "theme"), LOOKS)
@pytest.mark.parametrize("half", [0, 1])
def test_every_moment_is_drawn(visit: Come, size: str, theme: str, half: int) -> None:
    visitor = visit(*SIZES[size], color_scheme=theme, locale="en", reduced_motion="reduce")
    places: dict[str, list[int]] = {}
    for scene in SCENES[half::2]:
        visitor.turn_page()
        show(visitor, scene)
        visitor.shot(f"game-{scene.name}-{size}-{theme}")
        assert visitor.complaints == [], scene.name
        assert visitor.fits(), scene.name
        assert visitor.cut_off() == [], scene.name
        assert visitor.scrolls() == [], scene.name
        for part, place in visitor.places().items():
            if scene.viewer == 0:
                assert places.setdefault(part, place) == place, (scene.name, part)  # nothing jumps
        if (size, theme) in AXE:
            assert visitor.faults() == [], scene.name


@pytest.mark.parametrize(("language", "theme"), [("es", "light"), ("fr", "dark")])
def test_longer_words_fit_on_a_phone(visit: Come, language: str, theme: str) -> None:
    visitor = visit(360, 740, color_scheme=theme, locale=language, reduced_motion="reduce")
    for scene in SCENES:
        visitor.turn_page()
        show(visitor, scene)
        visitor.shot(f"game-{scene.name}-360x740-{theme}-{language}")
        assert visitor.fits(), scene.name
        assert visitor.cut_off() == [], scene.name
        assert visitor.scrolls() == [], scene.name
        assert "[" not in visitor.page.locator("body").inner_text(), scene.name  # nothing is unsaid
