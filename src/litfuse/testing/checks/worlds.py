"""Checks with twin worlds: what a viewer cannot see must not reach it, now or one step further."""

from __future__ import annotations

from typing import Any

from litfuse.kernel.codec import encode
from litfuse.kernel.errors import BadRecord
from litfuse.kernel.events import Step
from litfuse.kernel.frames import frame_of
from litfuse.kernel.notices import Notice
from litfuse.kernel.records import ALL, Close, Decision, TimeUp, Viewer
from litfuse.kernel.rng import Rng, Scripted

from ..report import difference
from ..walks import near_misses
from ..walks.walk import NextStep
from .trial import Moment, Trial, folded, solid

Twins = dict[Viewer, Any]


def twins(trial: Trial, now: Moment) -> Twins:
    """Returns, for each viewer, another world that shows it the same frame and agrees with everything it knows."""
    found: Twins = {}
    for viewer in trial.viewers:
        with trial.report.guard(f"resample for {viewer}", str(now)):
            twin = _twin(trial, now, viewer)
            if twin is not None:
                found[viewer] = twin
    return found


def _twin(trial: Trial, now: Moment, viewer: Viewer) -> Any:
    game, report, state = trial.game, trial.report, now.match.state
    known = now.known(viewer)
    if known is not None:
        report.expect(game.holds(known, state), "known-false", str(now), f"seat {viewer}: {known!r}")
    view = game.view(state, viewer)
    if trial.possible is not None and trial.luck.below("possible", 3) == 0:
        report.counts["truth held possible"] += 1
        report.expect(trial.possible(view, known, state), "truth-impossible", str(now), f"{viewer}")
    twin = game.resample(view, known, trial.rng)
    mine, theirs = now.frame(viewer), encode(frame_of(game, twin, viewer, now.match.closed))
    report.counts["twins"] += 1
    report.counts["twins that differ"] += twin != state
    if not report.expect(mine == theirs, "round-trip", str(now), f"{viewer}: {difference(mine, theirs)}"):
        return None
    if known is not None:
        report.expect(game.holds(known, twin), "resample-ignores-known", str(now), f"seat {viewer}: {known!r}")
    if trial.count is not None:
        report.expect(trial.count(state) == trial.count(twin), "twin-conserves", str(now), f"for {viewer}")
    for d in game.decisions(twin):
        if d.owed:
            report.expect(bool(game.options(twin, d)), "twin-impossible", str(now), f"for {viewer}: {d.id}")
    return twin


def everything_is_the_state(trial: Trial, now: Moment) -> None:
    """The view that hides nothing leads back to exactly the state."""
    game = trial.game
    again = game.resample(game.view(now.match.state, ALL), None, trial.rng)
    if again != now.match.state:
        what = difference(now.state_bytes, solid(again))
        trial.report.fault("everything", str(now), what)


def told_if_changed(trial: Trial, before: Moment, after: Moment, quiet_for: int | None) -> None:
    """A viewer is told if and only if its frame changed; a quiet answer tells nobody but its seat."""
    report = trial.report
    for viewer in (*trial.viewers, ALL):
        told = bool(after.notices(viewer))
        changed = before.frame(viewer) != after.frame(viewer)
        if viewer == ALL:
            report.expect(told or not changed, "changed-untold", str(after), "all")
            continue
        report.counts["silent"] += not changed
        if told and not changed:
            report.fault("told-unchanged", str(after), f"{viewer}: {after.notices(viewer)!r}")
        if changed and not told:
            what = difference(before.frame(viewer), after.frame(viewer))
            report.fault("changed-untold", str(after), f"{viewer}: {what}")
        if quiet_for is not None and viewer != quiet_for:
            report.counts["quiet"] += 1
            report.expect(not told and not changed, "quiet", str(after), f"{viewer} noticed")


def one_step_further(trial: Trial, before: Moment, after: Moment, move: NextStep, worlds: Twins) -> None:
    """Takes the same step in each viewer's twin world: notices are equal if and only if the frames after it are."""
    for viewer, twin in worlds.items():
        with trial.report.guard(f"twin of {viewer}", str(after)):
            _step_in_twin(trial, before, after, move, viewer, twin)
    if move.decision is not None:
        with trial.report.guard("another answer", str(after)):
            _another_answer(trial, before, after, move.decision, move.action)


def _step_in_twin(trial: Trial, before: Moment, after: Moment, move: NextStep, viewer: Viewer, twin: Any) -> None:
    game, report = trial.game, trial.report
    if type(move.action) is Close:
        return  # it asks no rules
    action = _action_in_twin(trial, before, move, viewer, twin)
    if action is None:
        return
    step = _taken(trial, twin, after, action, trial.rng)
    if step is None:
        return
    report.counts["paired worlds"] += 1
    told, same = _compared(trial, after, viewer, step, action)
    if same and isinstance(viewer, int):
        known = folded(game, viewer, before.known(viewer), told)
        report.expect(known is None or game.holds(known, step.state), "known-in-twin", str(after), f"{known!r}")


def _taken(trial: Trial, world: Any, after: Moment, action: Any, rng: Rng) -> Step[Any] | None:
    """Takes the step there with the same draws, so that differences come from what is hidden.

    None: the draws do not fit.
    """
    entry = after.match.entry
    step = Step(world, Scripted(entry.draws, otherwise=rng))
    try:
        trial.game.decide(step, entry.seat, action)
    except BadRecord:
        trial.report.counts["draws that do not fit"] += 1  # there are more or fewer hidden things to draw from
        return None
    return step


def _compared(
    trial: Trial, after: Moment, viewer: Viewer, step: Step[Any], action: Any
) -> tuple[tuple[Notice, ...], bool]:
    """Returns what the viewer is told there, and whether it cannot tell this step from the one that was taken."""
    report = trial.report
    told = tuple([n for e in step.events if (n := e.notice(viewer)) is not None])
    heard = after.notices(viewer)
    frame = encode(frame_of(trial.game, step.state, viewer))
    same_frame = frame == after.frame(viewer)
    same_told = encode(told) == encode(heard)
    report.counts["steps that showed something"] += not same_frame
    what = f"{viewer}, in the twin {action!r}: "
    if same_frame and not same_told:
        report.fault("notice-leaks", str(after), what + difference(encode(heard), encode(told)))
    if same_told and not same_frame:
        report.fault("frame-leaks", str(after), what + difference(after.frame(viewer), frame))
    return told, same_frame and same_told


def _another_answer(trial: Trial, before: Moment, after: Moment, decision: Decision, action: Any) -> None:
    """Takes, in the same world, an answer that differs as little as possible, perhaps only in a secret part.

    A viewer who is not asked is told the same if and only if the frame is the same, as in another world.
    """
    state = before.match.state
    other = near_misses.nearest(trial.game.options(state, decision), action, trial.luck)
    if other is None:
        return
    step = _taken(trial, state, after, other, trial.luck)
    if step is None:
        return
    trial.report.counts["almost the same answers"] += 1
    for viewer in trial.viewers:
        if viewer != decision.seat:
            _compared(trial, after, viewer, step, other)


def _action_in_twin(trial: Trial, before: Moment, move: NextStep, viewer: Viewer, twin: Any) -> Any:
    """Returns the action there; other seats' answers may be secret, so it may be another one."""
    game, decision, action = trial.game, move.decision, move.action
    if decision is None:
        return action if type(action) is TimeUp or action in game.table(twin) else None
    options = game.options(twin, decision)
    if decision.seat == viewer:
        held = action in options
        trial.report.expect(held, "options-in-twin", str(before), f"{viewer}: {action!r} is not offered in the twin")
        return action if held else None
    if not options:
        return None
    if action not in options or trial.rng.below("other", 2):
        return options.sample(trial.rng)
    return action


def knowledge_after(trial: Trial, after: Moment) -> None:
    """What is known after a side step is true there, too."""
    game = trial.game
    for seat in range(trial.seats):
        known = after.known(seat)
        if known is not None:
            held = game.holds(known, after.match.state)
            trial.report.expect(held, "known-false", str(after), f"seat {seat}: {known!r}")
