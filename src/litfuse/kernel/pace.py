"""Time as numbers. Nothing here reads a clock: servers own time, and ask these functions what it means."""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping
from typing import Final

from .errors import BadConfig
from .records import Clock, Decision, Refusal, Seat, TableConfig, Time, text
from .rng import Rng

TOLERANCE_MS: Final = 250  # an answer this long after the shown end still counts; the same for everybody
AWAY_MS: Final = 10_000  # the time-out of an absent person if no clock runs
RACE_MS: Final = (
    3000,
    7000,
)  # how long a bot waits before it joins a race against people: no less than a person needs
RACE_PART: Final = 0.8  # the bot joins before this part of the race's time is over
STANDING_MS: Final = (500, 2000)  # how long after its question a standing answer is given


def settled(times: Mapping[str, Time], wanted: Mapping[str, int | None]) -> dict[str, int | None]:
    """Returns the seconds of every kind of clock at a table that wants these; None: off. Raises BadConfig if
    impossible.
    """
    out: dict[str, int | None] = {kind: time.seconds for kind, time in times.items()}
    for kind, seconds in wanted.items():
        time = times.get(kind)
        if time is None:
            raise BadConfig(Refusal("", text("no-such-clock", kind=f"={kind}", known="=" + ", ".join(times))))
        if seconds is None and not time.may_be_off:
            raise BadConfig(Refusal(time.rule, text("clock-never-off", kind=f"clock-{kind}")))
        if seconds is not None and not time.least <= seconds <= time.most:
            says = text("clock-range", kind=f"clock-{kind}", wanted=seconds, least=time.least, most=time.most)
            raise BadConfig(Refusal(time.rule, says))
        out[kind] = seconds
    return out


def ends(budget_ms: int) -> int:
    """Returns the time after which a clock really runs out."""
    return budget_ms + TOLERANCE_MS


def standing_delay(rng: Rng) -> int:
    """Draws the delay of a standing answer, when the question opens and independently of the hand."""
    least, most = STANDING_MS
    return least + rng.below("standing", most - least + 1)


def race_delay(rng: Rng, budget_ms: int | None) -> int:
    """Draws the delay of a bot in a race, when the race opens and independently of the hand.

    `budget_ms`: how long the race lasts, None if it has no end.
    """
    least, most = RACE_MS
    if budget_ms is not None:
        most = min(most, int(RACE_PART * budget_ms))
    least = min(least, most)
    return least + rng.below("race", most - least + 1)


def away_due(opened_ms: int, lost_ms: int) -> int:
    """Returns when an absent person's question without a clock is answered for them."""
    return max(opened_ms, lost_ms) + AWAY_MS


def standing_due(opened_ms: int, set_ms: int, delay_ms: int) -> int:
    """Returns when a standing answer that was set at this time is given: never at once."""
    return max(opened_ms, set_ms) + delay_ms


def taken(asked: Iterable[Decision], waiting: Iterable[str]) -> list[str]:
    """Returns answers that wait together, in the order in which the rules ask, so that nobody gains by coming first.

    Answers to a race stay in the order in which they came.
    """
    races: dict[tuple[str, int], int] = {}
    place = {d.id: races.setdefault((d.kind, d.number), i) if d.race else i for i, d in enumerate(asked)}
    return sorted(waiting, key=lambda answers: place.get(answers, len(place)))


def stand_ins(config: TableConfig, clock: Clock, standing: Container[str], away: Container[Seat]) -> tuple[Seat, ...]:
    """Returns the absent persons for whom a bot plays from now on, because this clock ran out on them.

    A question with a standing answer may also be left alone, so its end is no time-out.
    """
    if not config.stand_in or clock.kind in standing:
        return ()
    return tuple([s for s in clock.seats if s in away])
