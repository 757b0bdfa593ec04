"""What viewers are told: ticks count their own entries, and nothing of others' silent steps shows."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from litfuse.kernel.match import AnyMatch, Match
from litfuse.kernel.records import ALL, SPECTATOR, Resign, Viewer
from litfuse.kernel.told import Perspective, told
from tests.kernel.test_match import played
from tests.kernel.toy import KEY, TOY, Config, Jot, Known, Roll


def sample() -> AnyMatch:
    """Four entries; the second tells seat 1 alone."""
    match: AnyMatch = Match.start(TOY, 3, KEY)
    match = match.play("1.jot.0", Jot(2))
    return match.play("0.turn.0", Roll()).play("1.turn.1", Roll())


@pytest.mark.parametrize(("viewer", "tick"), [(0, 3), (1, 4), (2, 3), (SPECTATOR, 3)])
def test_ticks_count_what_the_viewer_was_told(viewer: Viewer, tick: int) -> None:
    match = sample()
    whole = told(match, viewer)
    assert (whole.since, whole.tick, len(whole.notices)) == (0, tick, tick)
    assert whole.frame == match.frame(viewer)


def test_only_seats_have_knowledge() -> None:
    match = sample()
    assert told(match, SPECTATOR).known is None
    assert told(match, 1).known == Known(("WasDealt", "HasJotted", "HasRolled", "HasRolled"))
    assert told(match, 0).known == Known(("WasDealt", "HasRolled", "HasRolled"))


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
def test_a_listener_hears_step_by_step_what_a_late_join_hears_at_once(match: AnyMatch) -> None:
    for viewer in (*range(match.seats), SPECTATOR):
        perspective = Perspective(match.game, viewer)
        steps = [t for m in match.line() if (t := perspective.told(m)) is not None]
        assert [(t.since, t.tick) for t in steps] == [(i, i + 1) for i in range(len(steps))]
        whole = told(match, viewer)
        assert sum((t.notices for t in steps), ()) == whole.notices
        assert (perspective.tick, perspective.known) == (whole.tick, whole.known)


def test_a_step_without_a_notice_tells_nothing_and_changes_no_frame() -> None:
    match = Match.start(TOY, 3, KEY)
    perspective = Perspective(TOY, 0)
    assert perspective.told(match) is not None
    after = match.play("1.jot.0", Jot(2))
    assert perspective.told(after) is None
    assert perspective.tick == 1
    assert after.frame(0) == match.frame(0)


@pytest.mark.parametrize("log", [True, False])
@pytest.mark.parametrize("notebook", [True, False])
def test_people_get_log_and_notebook_as_the_talk_allows(log: bool, notebook: bool) -> None:
    match: AnyMatch = Match.start(TOY, 3, KEY, Config(log=log, notebook=notebook)).wait()
    person, bot = told(match, 0, person=True), told(match, 0)
    assert (len(bot.notices), bot.known is not None) == (2, True)
    assert (len(person.notices), person.known is not None) == (2 if log else 0, notebook)
    assert (person.since, person.tick, person.frame) == (bot.since, bot.tick, bot.frame)


def test_everything_is_told_after_the_end() -> None:
    over = Match.start(TOY, 3, KEY).play("1.jot.0", Jot(2)).table(Resign(0))
    assert told(over, ALL).tick == 3
    assert told(over, 0).tick == 2


def test_a_closed_match_is_told_and_teaches_nothing() -> None:
    match = Match.start(TOY, 3, KEY)
    closed = match.close("host")
    last: Any = told(closed, 0, 1)
    assert (last.tick, last.notices[0].reason) == (2, "host")
    assert last.known == told(match, 0).known
    assert last.frame.outcome == closed.outcome
