"""kill -9 a dozen times under load; `make kill` does it two hundred times."""

from pathlib import Path

from litfuse.server.tables.commands import HANDLERS
from tests.server.kill import killed

KINDS = len(HANDLERS) + len(("open", "join", "whisper", "phrase", "nudge"))


def test_nothing_acknowledged_is_lost_doubled_or_reordered(tmp_path: Path) -> None:
    counts = killed(tmp_path, 12)
    # That it looked at something: how much depends on the machine.
    assert counts["plays"] > 20, counts
    assert counts["repeats"] > 10, counts
    assert counts["clocks"] > 0, counts
    assert counts["records"] > 0, counts
    assert counts["kinds"] == KINDS, counts
