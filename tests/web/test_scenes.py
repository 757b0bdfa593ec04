"""Every moment of a match, drawn: nothing overflows, nothing complains, axe finds nothing; pictures are kept."""

from __future__ import annotations

import pytest

from tests.web.scenes import SCENES, Scene
from tests.web.staged import Come, show

SIZES = {"360x740": (360, 740), "768x1024": (768, 1024), "1440x900": (1440, 900)}


@pytest.mark.parametrize("scene", SCENES, ids=lambda s: s.name)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_moment_is_drawn(visit: Come, scene: Scene, size: str, theme: str) -> None:
    width, height = SIZES[size]
    visitor = visit(width, height, color_scheme=theme, locale="en")
    show(visitor, scene)
    visitor.shot(f"game-{scene.name}-{size}-{theme}")
    assert visitor.complaints == []
    assert visitor.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    assert visitor.page.evaluate("() => document.documentElement.scrollHeight <= innerHeight")
    if size != "768x1024":
        assert visitor.faults() == []
