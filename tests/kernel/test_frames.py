"""What viewers have in front of them, and who may look."""

from __future__ import annotations

import pytest

from litfuse.kernel.errors import NotAdmitted
from litfuse.kernel.frames import frame_of, open_to
from litfuse.kernel.records import ALL, SPECTATOR, Left, Resign, TableAction
from litfuse.testing.skeleton import GAME
from litfuse.testing.skeleton.actions import Choose
from tests.kernel.test_match import choosing, start


def test_everything_is_shown_after_the_end_only() -> None:
    match = start()
    for look in (match.view, match.frame):
        with pytest.raises(NotAdmitted):
            look(ALL)
    assert match.table(Resign(0)).frame(ALL).outcome is not None


def test_a_table_may_admit_no_spectators() -> None:
    match = start(spectators=False)
    with pytest.raises(NotAdmitted):
        match.view(SPECTATOR)
    assert start().view(SPECTATOR)


@pytest.mark.parametrize("seat", [-1, 3, 99])
def test_an_unknown_seat_is_not_admitted(seat: int) -> None:
    with pytest.raises(NotAdmitted):
        start().view(seat)


def test_a_frame_has_the_viewers_own_menus_and_table_actions() -> None:
    match = start()
    frame = match.frame(1)
    assert frame == frame_of(GAME, match.state, 1)
    assert list(frame.menus) == ["1.pass.1"]
    assert frame.table == (Resign(1),)
    assert match.frame(SPECTATOR).menus == {}
    assert match.frame(SPECTATOR).open == match.decisions


def test_notices_are_those_of_the_last_step() -> None:
    match = choosing()
    low, high, *_ = match.state.hands[1]
    match = match.play("1.choose.1", Choose(low)).play("1.choose.1", Choose(high))
    assert [len(match.notices(v)) for v in (0, 1, 2, SPECTATOR)] == [0, 1, 0, 0]


def test_only_the_table_says_that_a_seat_changed_hands() -> None:
    listed: tuple[TableAction, ...] = (Resign(0), Resign(1), Left(0))
    assert open_to(0, listed) == (Resign(0),)
    assert open_to(1, listed) == (Resign(1),)
    assert open_to("spectator", listed) == ()
