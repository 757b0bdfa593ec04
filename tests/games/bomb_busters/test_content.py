"""The content files are checked when they are read, not when somebody sits down to play."""

from importlib.util import find_spec, module_from_spec

import pytest
from msgspec.structs import replace

from litfuse.games.bomb_busters import content, missions
from litfuse.games.bomb_busters.content import BOXES, MISSIONS
from litfuse.games.bomb_busters.mission import Colour, Mission
from litfuse.kernel.errors import BadConfig


@pytest.mark.parametrize(
    "wrong",
    [Mission(number=2, yellow=Colour(3)), replace(MISSIONS[13], number=2, red=Colour(2))],
    ids=["wires", "special"],
)
def test_a_mission_that_cannot_be_is_found_at_import(wrong: Mission, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(content, "MISSIONS", {1: MISSIONS[1], 2: wrong})
    spec = find_spec(missions.__name__)
    assert spec is not None
    assert spec.loader is not None
    with pytest.raises(BadConfig):
        spec.loader.exec_module(module_from_spec(spec))


@pytest.mark.rule("BB-C-45")
def test_every_mission_is_in_one_box_that_a_mission_before_it_opens() -> None:
    assert [n for box in BOXES for n in box.missions] == list(MISSIONS)
    for box in BOXES[1:]:
        assert box.opener in MISSIONS
        assert box.opener < box.missions[0]


@pytest.mark.rule("BB-C-45")
def test_a_mission_that_lands_appears_in_its_box_and_opens_the_next(monkeypatch: pytest.MonkeyPatch) -> None:
    second = next(box for box in BOXES if box.name == "second")
    without = {n: mission for n, mission in MISSIONS.items() if n not in (19, 20)}
    there = tuple(n for n in without if 20 < n <= 30)
    monkeypatch.setattr(content, "MISSIONS", without)
    assert (second.missions, second.opener) == (there, max(n for n in without if n < 20))
    monkeypatch.setattr(content, "MISSIONS", {**without, 19: Mission(number=19), 20: Mission(number=20)})
    assert (second.missions, second.opener) == ((20, *there), 19)


def test_no_record_stands_twice() -> None:
    with pytest.raises(ValueError, match="7 stands twice"):
        content._by(lambda m: m.number, [Mission(number=7), Mission(number=8), Mission(number=7, blue=6)])
