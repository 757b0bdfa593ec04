"""What viewers are told: ticks count their own entries, and nothing of others' silent steps shows."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from litfuse.kernel.match import AnyMatch, Match
from litfuse.kernel.records import ALL, SPECTATOR, Resign, Viewer
from litfuse.kernel.told import Perspective, told
from litfuse.testing.skeleton import GAME, Config
from litfuse.testing.skeleton.actions import Choose, ChooseBlind
from litfuse.testing.skeleton.knowledge import Knowledge
from tests.kernel.broken import KEY
from tests.kernel.test_match import played


def chosen() -> AnyMatch:
    """Three entries, of which all are told; seat 1 has chosen its lowest card."""
    match: AnyMatch = Match.start(GAME, 3, KEY).wait()
    return match.play("1.choose.1", Choose(match.state.hands[1][0]))


def changed() -> AnyMatch:
    """Four entries; the last tells seat 1 alone that it has changed its choice."""
    match = chosen()
    return match.play("1.choose.1", Choose(match.state.hands[1][1]))


def sample() -> AnyMatch:
    """Five entries; the fourth tells seat 1 alone."""
    return changed().play("0.choose.1", ChooseBlind())


@pytest.mark.parametrize(("viewer", "tick"), [(0, 4), (1, 5), (2, 4), (SPECTATOR, 4)])
def test_ticks_count_what_the_viewer_was_told(viewer: Viewer, tick: int) -> None:
    match = sample()
    whole = told(match, viewer)
    assert (whole.since, whole.tick) == (0, tick)
    assert whole.notices == sum((m.notices(viewer) for m in match.line()), ())
    assert whole.frame == match.frame(viewer)


def test_only_seats_have_knowledge() -> None:
    match = sample()
    assert told(match, SPECTATOR).known is None
    for seat in range(3):
        gave = match.at(1).entry.events[-1].cards[seat]
        assert told(match, seat).known == Knowledge(seat, gave)


@given(played(), st.data())
def test_a_resume_continues_the_log(match: AnyMatch, data: st.DataObject) -> None:
    viewer = data.draw(st.sampled_from([*range(match.seats), SPECTATOR]))
    whole = told(match, viewer)
    since = data.draw(st.integers(0, whole.tick))
    cut = next(m for m in match.line() if told(m, viewer).tick == since) if since else None
    rest = told(match, viewer, since)
    assert (rest.since, rest.tick, rest.frame, rest.known) == (since, whole.tick, whole.frame, whole.known)
    before = told(cut, viewer).notices if cut else ()
    assert before + rest.notices == whole.notices


@given(played())
def test_a_perspective_is_told_step_by_step_what_a_late_join_is_told_at_once(match: AnyMatch) -> None:
    for viewer in (*range(match.seats), SPECTATOR):
        perspective = Perspective(match.game, viewer)
        steps = [t for m in match.line() if (t := perspective.told(m)) is not None]
        assert [(t.since, t.tick) for t in steps] == [(i, i + 1) for i in range(len(steps))]
        whole = told(match, viewer)
        assert sum((t.notices for t in steps), ()) == whole.notices
        assert (perspective.tick, perspective.known) == (whole.tick, whole.known)


def test_a_step_without_a_notice_tells_nothing_and_changes_no_frame() -> None:
    before, after = chosen(), changed()
    perspective = Perspective(GAME, 0)
    for match in before.line():
        assert perspective.told(match) is not None
    assert perspective.told(after) is None
    assert perspective.tick == 3
    assert after.frame(0) == before.frame(0)


@pytest.mark.parametrize("log", [True, False])
@pytest.mark.parametrize("notebook", [True, False])
def test_people_get_log_and_notebook_as_the_talk_allows(log: bool, notebook: bool) -> None:
    match: AnyMatch = Match.start(GAME, 3, KEY, Config(log=log, notebook=notebook)).wait()
    person, bot = told(match, 0, person=True), told(match, 0)
    assert bot.known is not None
    assert person.notices == (bot.notices if log else ())
    assert person.known == (bot.known if notebook else None)
    assert (person.since, person.tick, person.frame) == (bot.since, bot.tick, bot.frame)


def test_everything_is_told_after_the_end() -> None:
    over = changed().table(Resign(0))
    assert told(over, ALL).tick == 5
    assert told(over, 0).tick == 4


def test_a_closed_match_is_told_and_teaches_nothing() -> None:
    match: AnyMatch = Match.start(GAME, 3, KEY)
    closed = match.close("host")
    last: Any = told(closed, 0, 1)
    assert (last.tick, last.notices[0].reason) == (2, "host")
    assert last.known == told(match, 0).known
    assert last.frame.outcome == closed.outcome
