"""The Game protocol, put together from the files beside this one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from litfuse.kernel.campaign import Campaign, PlayedMatch, Progress
from litfuse.kernel.game import Game, Types
from litfuse.kernel.records import Outcome, Seat, Text, Time

from . import knowledge, redact, refusals
from .actions import Action, ChooseBlind
from .config import SEATS, TIMES, Config, check
from .decisions import clocks, decisions, options, table, talk
from .events import AnyEvent
from .knowledge import Knowledge
from .notices import Said
from .public import Over
from .rules import decide, ranking, setup
from .state import State
from .view import Everything, View


class HighCard:
    name: Final = "high-card"
    rules: Final = "1"
    seats: Final = SEATS
    types: Final = Types(Config, Action, AnyEvent, View | Everything, Said, Knowledge)
    times: Final[Mapping[str, Time]] = TIMES
    standing: Final[Mapping[str, Action]] = {"choose": ChooseBlind()}

    def new(self, seats: int, config: Config) -> State:
        check(seats)
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
    holds = staticmethod(knowledge.holds)

    def outcome(self, state: State) -> Outcome | None:
        if not isinstance(state.ask, Over):
            return None
        places = ranking(state)
        return Outcome(places[0], places, Text("won-points"))

    def out(self, state: State) -> tuple[Seat, ...]:
        """Returns no seat: all players play to the end."""
        return ()

    def recall(self, view: View | Everything) -> tuple[Text, ...]:
        """Returns nothing: what is shown stays in the view."""
        return ()

    def notebook(self, view: View | Everything, known: Knowledge | None) -> tuple[Text, ...]:
        """Returns nothing: the view shows everything."""
        return ()

    def counted(self, tally: None, played: PlayedMatch[Config]) -> None:
        """Returns the tally unchanged: this game counts nothing."""

    def again(
        self, chairs: tuple[int, ...], chosen: Config | None, progress: Progress[Config] | None
    ) -> tuple[Config, ...]:
        """Returns the same configuration for another match."""
        return (chosen or (Config() if progress is None else progress.last.config),)

    def campaign(
        self, chairs: tuple[int, ...], chosen: Config | None, progress: Progress[Config] | None
    ) -> Campaign | None:
        """Returns None: matches are independent of each other."""
        return None


GAME: Final[Game[Config, State, Action, View | Everything, Knowledge]] = HighCard()
