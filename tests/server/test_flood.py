"""A short flood of each kind beside a table that plays; `make flood` pours longer and looks at the times as well."""

import sys
from collections.abc import Iterator

import pytest

from tests.server.flood import MEMORY, Scene
from tests.server.floods import FLOODS

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="sends from other addresses of this machine")


@pytest.fixture(scope="module")
def scene(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Scene]:
    made = Scene(tmp_path_factory.mktemp("server"))
    yield made
    made.end()


@pytest.mark.parametrize("kind", FLOODS)
def test_a_table_plays_on_beside_a_flood_and_memory_stays_bounded(kind: str, scene: Scene) -> None:
    (waits,), grown = scene.beside([kind], 1.0)
    assert len(waits) > 3, (kind, waits)
    assert grown <= MEMORY, (kind, grown)
