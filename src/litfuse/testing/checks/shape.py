"""Checks between two steps: something can go on or the match is over, nothing is lost, only admitted viewers look."""

from __future__ import annotations

import base64
from typing import Any

from litfuse.kernel.codec import encode
from litfuse.kernel.errors import NotAdmitted
from litfuse.kernel.records import ALL, SPECTATOR, Draw, TableConfig, Viewer

from .trial import Moment, Trial


def check(trial: Trial, now: Moment) -> None:
    _goes_on(trial, now)
    _clocks(trial, now)
    _admission(trial, now)
    _secrets(trial, now)
    before = now.before
    if trial.count is not None and before is not None:
        was, there = trial.count(before.match.state), trial.count(now.match.state)
        trial.report.expect(was == there, "conservation", str(now), f"{was!r} / {there!r}")


def _goes_on(trial: Trial, now: Moment) -> None:
    game, match, report = trial.game, now.match, trial.report
    outcome = match.outcome
    if outcome is None:
        moves = bool(match.owed or match.clocks)
        report.expect(moves, "stuck", str(now), "not over, nothing owed, no clock")
        return
    still: tuple[Any, ...] = (*match.decisions, *match.clocks)
    if match.closed is None:
        state = match.state
        still = (*game.decisions(state), *game.clocks(state), *game.table(state))
    report.expect(not still, "open-after-the-end", str(now), f"{still!r}")
    placed = [s for group in outcome.ranking for s in group]
    everyone = not placed or sorted(placed) == list(range(trial.seats))
    report.expect(
        everyone and set(outcome.winners) <= set(placed or outcome.winners), "ranking", str(now), f"{outcome}"
    )


def _clocks(trial: Trial, now: Moment) -> None:
    keys = [c.key for c in now.match.clocks]
    trial.report.expect(len(set(keys)) == len(keys), "clock-twice", str(now), f"{keys}")
    for c in now.match.clocks:
        known = c.kind in trial.game.times or c.seconds is not None
        trial.report.expect(known, "clock-without-time", str(now), f"{c!r}")
        trial.report.expect(all(0 <= s < trial.seats for s in c.seats), "no-such-seat", str(now), f"{c!r}")


def admitted(trial: Trial, now: Moment, viewer: Viewer) -> bool:
    """Returns whether this viewer may look now."""
    if now.match.over or isinstance(viewer, int):
        return True
    return viewer == SPECTATOR and not (isinstance(trial.config, TableConfig) and not trial.config.spectators)


def _admission(trial: Trial, now: Moment) -> None:
    for viewer in (ALL, SPECTATOR):
        try:
            now.match.frame(viewer)
            looked = True
        except NotAdmitted:
            looked = False
        trial.report.expect(looked == admitted(trial, now, viewer), "admission", str(now), viewer)


def _secrets(trial: Trial, now: Moment) -> None:
    """Seed, key and whole recorded orders are in no message, in any spelling."""
    hidden = [form for secret in (trial.seed, now.match.key or b"") if secret for form in _spelled(secret)]
    hidden += [encode(d.got) for d in now.match.entry.draws if _long(d)]
    for viewer in trial.viewers:
        sent = now.frame(viewer) + encode(now.notices(viewer))
        found = [form for form in hidden if form in sent]
        trial.report.expect(not found, "secret-shown", str(now), f"{viewer}: {found!r}")


def _spelled(secret: bytes) -> tuple[bytes, ...]:
    forms: tuple[Any, ...] = (secret.hex(), int.from_bytes(secret, "big"), int.from_bytes(secret[:8], "big"))
    return (*(str(f).encode() for f in forms), base64.b64encode(secret)[:40], secret.hex()[:16].encode())


def _long(draw: Draw) -> bool:
    return isinstance(draw.got, tuple) and len(draw.got) >= 8
