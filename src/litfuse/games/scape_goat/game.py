"""The Game protocol, put together from the files beside this one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from msgspec.structs import replace

from litfuse.kernel.campaign import Campaign, PlayedMatch, Progress
from litfuse.kernel.game import Game, Types
from litfuse.kernel.records import Outcome, Seat, Text, Time, text

from . import knowledge, redact, refusals
from .actions import Action
from .cards import SEATS
from .config import TIMES, Config, check
from .decisions import clocks, decisions, options, table, talk
from .events import AnyEvent
from .knowledge import Knowledge
from .notices import Said
from .phrases import Phrase
from .public import Over
from .rules import decide, setup, winners
from .state import State
from .view import Everything, View


class ScapeGoat:
    name: Final = "scape-goat"
    rules: Final = "1"
    seats: Final = SEATS
    types: Final = Types(Config, Action, AnyEvent, View | Everything, Said, Knowledge, Phrase)
    times: Final[Mapping[str, Time]] = TIMES
    standing: Final[Mapping[str, Action]] = {}

    def new(self, seats: int, config: Config) -> State:
        check(seats, config)
        return State(config, ((),) * seats)

    setup = staticmethod(setup)
    decide = staticmethod(decide)
    decisions = staticmethod(decisions)
    options = staticmethod(options)
    clocks = staticmethod(clocks)
    table = staticmethod(table)
    talk = staticmethod(talk)
    refusal = staticmethod(refusals.refusal)
    view = staticmethod(redact.view)
    resample = staticmethod(redact.resample)
    learn = staticmethod(knowledge.learn)
    notebook = staticmethod(knowledge.notebook)

    def outcome(self, state: State) -> Outcome | None:
        """Returns the outcome (SG-END-3 to SG-END-6).

        Its facts are for statistics: who was the goat, how it ended, how long it took.
        """
        ask = state.ask
        if type(ask) is not Over:
            return None
        n = state.seats
        won = winners(n, ask.reason, ask.goat, ask.framed)
        losers = tuple([s for s in range(n) if s not in won])
        facts = {
            "goat": ask.goat,
            "goat_won": int(won == (ask.goat,)),
            "wrong_surrender": int(ask.reason == "cops" and ask.by != ask.goat),
            "turns": state.turns,
            "capped": int(ask.reason == "cap"),
        }
        return Outcome(won, (won, losers) if won else (losers,), reason(ask), facts)

    def holds(self, known: Knowledge, state: State) -> bool:
        return knowledge.holds(known, state.hands, state.stash)

    def out(self, state: State) -> tuple[Seat, ...]:
        """Returns no seat: all players play to the end."""
        return ()

    def recall(self, view: View | Everything) -> tuple[Text, ...]:
        """Returns nothing: the log is open."""
        return ()

    def counted(self, tally: None, played: PlayedMatch[Config]) -> None:
        """Returns the tally unchanged: this game counts nothing."""

    def again(
        self, chairs: tuple[int, ...], chosen: Config | None, progress: Progress[Config] | None
    ) -> tuple[Config, ...]:
        """Returns the same configuration; colours that were chosen for other chairs are drawn instead (SG-SETUP-1)."""
        if chosen is not None or progress is None:
            return (chosen or Config(),)
        last = progress.last
        return (last.config if last.chairs == chairs else replace(last.config, colours=()),)

    def campaign(
        self, chairs: tuple[int, ...], chosen: Config | None, progress: Progress[Config] | None
    ) -> Campaign | None:
        """Returns None: matches are independent of each other."""
        return None


def reason(over: Over) -> Text:
    goat = f"@{over.goat}"
    if over.reason == "cap":
        return text("won-cap", goat=goat)
    if over.reason == "cops":
        return text("won-cops", goat=goat, by=f"@{over.by}")
    if over.framed == over.goat:
        return text("won-framed-goat", goat=goat)
    return text("won-framed-innocent", goat=goat, framed=f"@{over.framed}")


GAME: Final[Game[Config, State, Action, View | Everything, Knowledge]] = ScapeGoat()
