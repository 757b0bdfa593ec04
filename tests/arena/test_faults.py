"""A bot that misbehaves ends its game with a clear report, not the run."""

from __future__ import annotations

import pytest

from litfuse.arena import report
from litfuse.arena.results import GameFault, Plan, Run
from litfuse.arena.run import run
from litfuse.arena.summary import summary
from litfuse.games.registry import GAMES
from litfuse.kernel.errors import LitfuseError
from litfuse.lang import Voice, languages

HERE = "tests.arena.bots:"
ALONE = [
    ("Raises", "raised", "ZeroDivisionError: one by nought (bots.py:"),
    ("RaisesAtStart", "raised", "ValueError: not today (bots.py:"),
    ("RaisesInSee", "raised", "KeyError: 'see' (bots.py:"),
    ("Leaves", "raised", "SystemExit: 3 (bots.py:"),
    ("Odd", "illegal", "odd: RuntimeError: do not compare (bots.py:"),
    ("Foreign", "illegal", "Decision("),
    ("Illegal", "illegal", "PutBack(position=56): IllegalAction: "),
    ("NoAction", "illegal", "'draw': BadRecord: That is not something you can do here"),
    ("NoAnswer", "illegal", "answer() gave PutBack(position=0)"),
    ("Stale", "stale", "0.turn.0"),
    ("Silent", "silent", ""),
    ("Chatters", "stalled", "10 messages"),
    ("Pretends", "illegal", "Said(seat="),
]
LOST = [("Sleeps", "stalled"), ("Spins", "stalled"), ("Dies", "died")]


def plan(bot: str, games: int = 4) -> Plan:
    return Plan("exploding-kittens", ("random", HERE + bot), games)


def checked(done: Run, bot: str, kind: str) -> list[GameFault]:
    """Every game has a result or a fault, and the faults are this bot's."""
    assert len(done.played) == done.plan.games
    assert len(done.finished) + len(done.faults) == done.plan.games
    assert done.faults
    for fault in done.faults:
        assert (fault.kind, fault.bot, fault.place) == (kind, HERE + bot, 1)
        assert fault.seat == done.plan.seat(fault.game, 1)
        assert fault.seed == done.plan.deal(fault.game)
    assert summary(done).bots[0].faults == 0
    assert summary(done).bots[1].faults == len(done.faults)
    return done.faults


@pytest.mark.parametrize(("bot", "kind", "what"), ALONE)
def test_a_fault_says_who_and_what(bot: str, kind: str, what: str) -> None:
    for fault in checked(run(plan(bot), jobs=0), bot, kind):
        assert fault.what.startswith(what)
        assert "\n" not in fault.what
        named = kind in ("illegal", "stale", "silent") or bot in ("Raises", "Leaves", "Chatters")
        assert bool(fault.decision) is named


def test_broken_rules_are_not_blamed_on_a_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*args: object) -> None:
        raise AssertionError("a card too many")

    monkeypatch.setattr(type(GAMES["exploding-kittens"]), "decide", staticmethod(broken))
    done = run(Plan("exploding-kittens", ("random", "random"), 2), jobs=0)
    assert [(f.kind, f.place, f.bot) for f in done.faults] == [("rules", None, "")] * 2


@pytest.mark.parametrize(("bot", "kind"), LOST)
def test_a_bot_that_stalls_or_dies_is_abandoned_and_the_run_continues(bot: str, kind: str) -> None:
    checked(run(plan(bot, games=2), jobs=2, budget=3), bot, kind)


def test_results_are_the_same_with_faults_in_between() -> None:
    alone, two = (run(plan("Raises", games=12), jobs) for jobs in (0, 2))
    assert [(p.number, p.outcome, p.fault) for p in alone.played] == [
        (p.number, p.outcome, p.fault) for p in two.played
    ]


def test_a_bot_that_cannot_be_found_in_the_worker_ends_the_run(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("litfuse.arena.run.Contest", lambda plan: None)
    with pytest.raises(LitfuseError):
        run(plan("NoSuchBot"), jobs=1)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("bot", [bot for bot, _, _ in ALONE])
def test_a_report_can_be_said_in_every_language(bot: str, language: str) -> None:
    voice = Voice(language, strict=True)
    lines = list(report.faults(summary(run(plan(bot, games=1), jobs=0)), voice.say))
    assert any(HERE + bot in line for line in lines)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("kind", ["stalled", "died", "endless", "rules"])
@pytest.mark.parametrize("bot", ["", "random"])
def test_a_fault_may_have_no_culprit(kind: str, bot: str, language: str) -> None:
    fault = GameFault(3, "0/1", kind, "so it was", bot=bot, seat=1 if bot else -1)  # type: ignore[arg-type]
    said = Voice(language, strict=True).say(report.fault_text(fault))
    assert "0/1" in said
