"""What is to be played, and the results."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Any, Literal, NamedTuple, TypeAlias

import msgspec

from litfuse.kernel.fairness import seed_from
from litfuse.kernel.records import TABLE, Outcome, Part, Seat

from .statistics import Paired, paired

FaultKind: TypeAlias = Literal[
    "raised",  # an exception left the bot
    "illegal",  # its answer is none of the legal ones, or no answer at all
    "stale",  # it answered a question that is not open, or not its own
    "silent",  # it gave no answer to a question that the match waits for
    "stalled",  # it thought longer than its budget, or talked without end
    "died",  # the process in which it played ended
    "endless",  # the match was stopped after very many steps
    "rules",  # not a bot's fault: the rules broke
]


class Plan(Part):
    """Many games of one line-up.

    Games come in rounds of as many games as there are seats. A round has one deal, and from game to game everybody
    moves on by one seat. So over whole rounds every bot has sat on every seat equally often and has played every deal
    from every side. The order around the table matters too: it changes from round to round, until after (seats - 1)!
    rounds all orders have occurred. If the last round is incomplete, this is off by one game at most.

    Deals are public: `litfuse.start(game, seats=..., seed=plan.deal(number))` gives the same one.
    """

    game: str
    bots: tuple[str, ...]
    games: int
    seed: int = 0
    config: dict[str, Any] = msgspec.field(default_factory=dict)
    keep: bool = False  # whether records are made
    fresh: bool = False  # every game has its own deal: with equal bots, moving them would repeat the game

    @property
    def seats(self) -> int:
        return len(self.bots)

    def deal(self, number: int) -> str:
        """The public seed of a game."""
        return f"{self.seed}/{number if self.fresh else number // self.seats}"

    def seed_of(self, number: int) -> bytes:
        return seed_from(self.deal(number))

    def around(self, number: int) -> list[int]:
        """Returns the line-up as it sits in this game, clockwise from seat 0."""
        code = number // self.seats
        others = list(range(1, self.seats))
        order = [0]
        while others:
            code, i = divmod(code, len(others))  # the bot after the first one changes fastest
            order.append(others.pop(i))
        return order

    def place(self, number: int, seat: Seat) -> int:
        """Returns which bot of the line-up has this seat in this game."""
        return self.around(number)[(seat - number) % self.seats]

    def seat(self, number: int, place: int) -> Seat:
        return (self.around(number).index(place) + number) % self.seats

    def key(self, number: int, place: int) -> bytes:
        """Returns a bot's own randomness: different in every game, and independent of the other bots."""
        return hashlib.sha256(f"litfuse/bot/{self.seed}/{number}/{place}".encode()).digest()


class GameFault(Part, omit_defaults=False):
    """Why a game did not reach its end."""

    game: int
    seed: str
    kind: FaultKind
    what: str
    seat: int = TABLE
    place: int | None = None  # in the line-up; None: no bot's fault
    bot: str = ""
    decision: str = ""


class BotCost(NamedTuple):
    """What one bot's play cost in one game. Seconds are processor time and not part of the result."""

    decisions: int = 0
    work: int = 0  # as the bot itself counts it
    seconds: float = 0.0


class PlayedGame(NamedTuple):
    """One game. Its outcome names seats; `Plan` knows which bot had which."""

    number: int
    steps: int
    costs: tuple[BotCost, ...]  # in the order of the line-up
    outcome: Outcome | None = None
    fault: GameFault | None = None

    def won(self, plan: Plan, place: int) -> bool:
        return self.outcome is not None and plan.seat(self.number, place) in self.outcome.winners


class Run(NamedTuple):
    """What was played, in the order of the games' numbers; the whole plan unless it was interrupted."""

    plan: Plan
    played: tuple[PlayedGame, ...]
    interrupted: bool = False

    @property
    def finished(self) -> list[PlayedGame]:
        return [p for p in self.played if p.outcome is not None]

    @property
    def faults(self) -> list[GameFault]:
        return [p.fault for p in self.played if p.fault is not None]


def compared(first: Run, second: Run, places: Sequence[int] = (0,)) -> Paired:
    """Compares two runs with the same seeds: in which run do the bots at these places win more often?

    Only games that both runs finished count.
    """
    if any(getattr(first.plan, x) != getattr(second.plan, x) for x in ("seed", "seats", "fresh")):
        raise ValueError("only runs with the same seed and as many seats have the same deals")
    others = {p.number: p for p in second.finished}
    return paired(
        (p.won(first.plan, i), others[p.number].won(second.plan, i))
        for p in first.finished
        if p.number in others
        for i in places
    )
