"""One call for each game and table: walks random matches and checks what the kernel's contract promises."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from typing import Any

from litfuse.kernel import archive
from litfuse.kernel.fairness import NONCE_SIZE, seed_from
from litfuse.kernel.game import AnyGame
from litfuse.kernel.records import Close
from litfuse.kernel.rng import Stream

from .checks import legality, recording, shape, worlds
from .checks.trial import Moment, Trial
from .report import Enough, Report
from .walks import walk
from .walks.walk import NextStep

RULE = r"[A-Z]{2,4}(-[A-Z][A-Z0-9]*)+-\d+[a-z]?"


def conform(
    game: AnyGame,
    seats: int,
    config: Any = None,
    *,
    matches: int = 3,
    seed: int | str = 0,
    probes: int = 2,
    branches: int = 2,
    limit: int = 2000,
    count: Callable[[Any], Hashable] | None = None,
    limits: Mapping[str, int] | None = None,
    rule: str = RULE,
    faults: int = 12,
    seldom: walk.Seldom = None,
    possible: Callable[[Any, Any, Any], bool] | None = None,
) -> Report:
    """Plays random matches and examines every step as every viewer.

    `probes`: random actions tried per open question; `branches`: side steps tried per step, besides the one that is
    taken; `limit`: steps within which a match must end; `count(state)`: what must never change; `limits`: most bytes of
    an encoded "frame", "notice", "entry", "told" or "log"; `rule`: the form of rule IDs; `faults`: when to give up;
    `seldom(state, action)`: what is tried at every step but rarely taken; `possible(view, known, state)`: whether a
    viewer with this view and knowledge considers the state possible.
    """
    report = Report(limits, faults)
    settled = game.types.config() if config is None else config
    try:
        for i in range(matches):
            name = f"{seed}/{seats}/{i}"
            trial = Trial(
                game,
                seats,
                settled,
                report,
                Stream(name),
                Stream(f"luck/{name}"),
                probes=probes,
                branches=branches,
                limit=limit,
                count=count,
                rule=rule,
                seldom=seldom,
                possible=possible,
            )
            with report.guard("match", name):
                _one_match(trial, name)
    except Enough:
        pass
    return report


def _one_match(trial: Trial, name: str) -> None:
    game, report = trial.game, trial.report
    trial.seed = seed_from(name)
    nonces = [trial.rng.bytes("nonce", NONCE_SIZE) for _ in range(trial.seats)]
    header = archive.header_of(game, trial.seats, trial.config, trial.seed, name, nonces)
    now = Moment(archive.begin(game, header, trial.seed), None)
    ids = legality.Ids()
    report.counts["matches"] += 1
    for _ in range(trial.limit):
        following = _one_moment(trial, now, ids)
        if following is None:
            break
        now = following
    else:
        report.fault("termination", str(now), f"not over after {trial.limit} steps")
    report.counts["matches that ended"] += now.match.over
    with report.guard("record", name):
        recording.whole(trial, header, now, trial.seed)
    with report.guard("told", name):
        recording.hearing(trial, now)


def _one_moment(trial: Trial, now: Moment, ids: legality.Ids) -> Moment | None:
    """Checks one moment and everything that may follow it. Returns the moment that does follow."""
    report, where = trial.report, str(now)
    report.counts["moments"] += 1
    with report.guard("shape", where):
        shape.check(trial, now)
    with report.guard("record", where):
        recording.entry(trial, now)
        recording.messages(trial, now)
    with report.guard("everything", where):
        worlds.everything_is_the_state(trial, now)
    twins = worlds.twins(trial, now)
    with report.guard("legality", where):
        legality.check(trial, now, ids, twins)
    now.forget_past()
    following: Moment | None = None
    with report.guard("walk", where):
        chosen = walk.one(now.match, trial.rng, trial.seldom)
        for move in _sides(trial, now):
            _follow(trial, now, move, twins)
        if chosen is not None:
            following = _follow(trial, now, chosen, twins)
    return following


def _sides(trial: Trial, now: Moment) -> list[NextStep]:
    """Returns steps that are tried and not taken: every quiet answer, and some others."""
    moves = walk.everything(now.match, trial.rng)
    quiet = [m for m in moves if m.quiet]
    other = trial.rng.shuffled("sides", [m for m in moves if not m.quiet])[: trial.branches]
    close = [NextStep(None, Close())] if not now.match.over and trial.chance(20) else []
    return [*quiet, *other, *close]


def _follow(trial: Trial, now: Moment, move: NextStep, twins: worlds.Twins) -> Moment | None:
    """Takes one step, in the match and in every viewer's twin world."""
    after: Moment | None = None
    with trial.report.guard(f"{move.action!r}", str(now)):
        after = Moment(move.make(now.match), now)
        trial.report.counts["steps"] += 1
        quiet_for = move.decision.seat if move.quiet and move.decision else None
        worlds.told_if_changed(trial, now, after, quiet_for)
        worlds.one_step_further(trial, now, after, move, twins)
        worlds.knowledge_after(trial, after)
        if after.match.closed:  # the walk never closes a match
            shape.check(trial, after)
            recording.entry(trial, after)
    return after
