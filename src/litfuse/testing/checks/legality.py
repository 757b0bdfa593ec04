"""Checks legality: options are exactly what is accepted and not refused; ids and menus; closed questions leave no
trace.
"""

from __future__ import annotations

import re
from typing import Any

from litfuse.kernel import menus
from litfuse.kernel.codec import encode
from litfuse.kernel.errors import IllegalAction, StaleAnswer
from litfuse.kernel.options import Options
from litfuse.kernel.records import Decision, Resign, TimeUp

from .trial import Moment, Trial, solid
from .worlds import Twins

FEW = 48  # up to this many options are listed one by one
ONCE_OFFERED = 6  # probes made from former options, for each random one


class Ids:
    """The questions of one match: the options of an id never change, and an id never returns."""

    def __init__(self) -> None:
        self.menus: dict[str, bytes] = {}
        self.open: set[str] = set()
        self.gone: set[str] = set()
        self.keys: dict[str, tuple[str, int | None]] = {}
        self.stopped: set[str] = set()  # keys of clocks that are not listed now

    def check(self, trial: Trial, now: Moment) -> None:
        report, match = trial.report, now.match
        ids = [d.id for d in match.decisions]
        report.expect(len(set(ids)) == len(ids), "id-twice", str(now), f"{ids}")
        for d in match.decisions:
            menu = encode(match.options(d).describe())
            report.expect(d.id not in self.gone, "id-came-back", str(now), d.id)
            was = self.menus.setdefault(d.id, menu)
            report.expect(was == menu, "id-options-changed", str(now), f"{d.id}: {was!r} / {menu!r}")
        self.gone |= self.open - set(ids)
        self.open = set(ids)
        for c in match.clocks:
            same = self.keys.setdefault(c.key, (c.kind, c.seconds)) == (c.kind, c.seconds)
            report.expect(same, "clock-budget", str(now), f"{c.key} was another kind of clock")
        self.stopped = set(self.keys) - {c.key for c in match.clocks}


def check(trial: Trial, now: Moment, ids: Ids, worlds: Twins) -> None:
    """Checks everything about what may be answered now."""
    ids.check(trial, now)
    owed = [d.owed for d in now.match.decisions]
    trial.report.expect(owed == sorted(owed, reverse=True), "owed-first", str(now), f"{now.match.decisions!r}")
    for d in now.match.decisions:
        trial.report.expect(0 <= d.seat < trial.seats, "no-such-seat", str(now), d.id)
        with trial.report.guard(f"options of {d.id}", str(now)):
            _options(trial, now, d)
            _probes(trial, now, d, worlds.get(d.seat))
    _stale(trial, now, ids)
    trial.report.expect(
        solid(now.match.state) == now.state_bytes, "refusal-leaves-trace", str(now), "the state changed"
    )


def _options(trial: Trial, now: Moment, decision: Decision) -> None:
    report, game, state = trial.report, trial.game, now.match.state
    options = now.match.options(decision)
    n = len(options)
    report.expect(bool(options) == (n > 0), "options-empty-form", str(now), decision.id)
    if not n:
        report.expect(not decision.owed, "owed-without-options", str(now), decision.id)
        return
    listed = n <= FEW and trial.chance(4)
    some = list(options) if listed else [options.sample(trial.rng), options[_index(trial, n)]]
    if listed:
        report.expect(len({encode(a) for a in some}) == n, "options-twice", str(now), decision.id)
    for act in some:
        report.counts["options"] += 1
        report.expect(act in options, "option-not-in-options", str(now), f"{decision.id}: {act!r}")
        refusal = game.refusal(state, decision, act)
        report.expect(refusal is None, "option-refused", str(now), f"{decision.id}: {act!r}: {refusal!r}")
    _menu(trial, now, decision, options)


def _index(trial: Trial, n: int) -> int:
    return trial.rng.below("index", n)


def _menu(trial: Trial, now: Moment, decision: Decision, options: Options[Any]) -> None:
    """The menu, read without rules, has exactly the options."""
    menu = options.describe()
    ways = sum(map(menus.ways, menu))
    trial.report.expect(ways == len(options), "menu-count", str(now), f"{decision.id}: {ways} / {len(options)}")
    built = menus.sampled(trial.game, menu, trial.rng)
    trial.report.expect(options.written(built) in options, "menu-action", str(now), f"{decision.id}: {built!r}")


def _probes(trial: Trial, now: Moment, decision: Decision, twin: Any) -> None:
    options = now.match.options(decision)
    for i in range(trial.probes):
        probe = trial.maker.random(trial.rng)
        if i % 2 and options:
            probe = trial.maker.near(options.sample(trial.rng), trial.rng)
        _probe(trial, now, decision, options, probe, twin)
    trial.corpus.add(options, trial.luck)
    for _ in range(ONCE_OFFERED * trial.probes):
        probe = trial.corpus.probe(trial.luck)
        if probe is None or not _reasons(trial, now, decision, options, probe, twin):
            break  # one fault of a question is enough


def _reasons(trial: Trial, now: Moment, decision: Decision, options: Options[Any], probe: Any, twin: Any) -> bool:
    """An action is refused if and only if it is not on offer, and for the same reason in the twin world."""
    report, game = trial.report, trial.game
    written = probe if probe in options else options.written(probe)
    refusal = game.refusal(now.match.state, decision, written)
    report.counts["probes"] += 1
    what = f"{decision.id}: {probe!r}: {refusal!r}"
    held = report.expect((refusal is None) == (written in options), "options-and-refusal", str(now), what)
    if twin is not None:
        there = game.refusal(twin, decision, written)
        held &= report.expect(refusal == there, "refusal-leaks", str(now), f"{what} / {there!r}")
    return held


def _probe(trial: Trial, now: Moment, decision: Decision, options: Options[Any], probe: Any, twin: Any) -> None:
    report, match = trial.report, now.match
    _reasons(trial, now, decision, options, probe, twin)
    written = probe if probe in options else options.written(probe)
    legal = written in options
    try:
        after = match.play(decision.id, probe)
    except IllegalAction as error:
        report.expect(not legal, "option-not-accepted", str(now), f"{decision.id}: {probe!r}: {error!r}")
        known = re.fullmatch(trial.rule, error.rule) is not None and bool(error.says.key)
        report.expect(known, "refusal-without-rule", str(now), f"{decision.id}: {probe!r}: {error!r}")
    else:
        report.expect(legal, "accepted-not-offered", str(now), f"{decision.id}: {probe!r}")
        report.expect(after.entry.action == written, "written-otherwise", str(now), f"{after.entry.action!r}")


def _stale(trial: Trial, now: Moment, ids: Ids) -> None:
    """Answers to closed questions are stale, with no difference between the causes."""
    match, rng = now.match, trial.rng
    act = trial.maker.random(rng)
    for name in ("0.nothing.1", "", *([sorted(ids.gone)[_index(trial, len(ids.gone))]] if ids.gone else [])):
        _is_stale(trial, now, f"an answer to {name!r}", lambda name=name: match.play(name, act))
    keys = ["no.such.clock", *([sorted(ids.stopped)[_index(trial, len(ids.stopped))]] if ids.stopped else [])]
    for key in keys:
        _is_stale(trial, now, f"TimeUp of {key!r}", lambda key=key: match.table(TimeUp(key)))
    listed = () if match.over else trial.game.table(match.state)
    seat = rng.below("seat", 8)
    if Resign(seat) not in listed:
        _is_stale(trial, now, f"Resign({seat})", lambda: match.table(Resign(seat)))


def _is_stale(trial: Trial, now: Moment, what: str, do: Any) -> None:
    try:
        do()
    except StaleAnswer:
        trial.report.counts["stale"] += 1
    else:
        trial.report.fault("stale-accepted", str(now), what)
