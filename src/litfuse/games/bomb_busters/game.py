"""The Game protocol, put together from the files beside this one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from litfuse.kernel.game import Game, Types
from litfuse.kernel.records import Outcome, Seat, Text, Time

from . import campaign, missions, redact, refusals, silence
from .actions import Action, Phrase
from .cards.all import CardEvent
from .config import SEATS, TIMES, Config
from .decisions import clocks, decisions, options, table, talk
from .events import BaseEvent
from .knowledge.known import Knowledge, holds, learn
from .mechanisms.base import every_event, hooks_of
from .memory import Events as MemoryEvent
from .moves import Events as MoveEvent
from .notices import Said
from .public import Over
from .rules import decide, setup
from .state import State, in_play, keys_of
from .view import Everything, View, recall

AnyEvent = BaseEvent | MoveEvent | MemoryEvent | silence.Events | CardEvent | every_event()


class BombBusters:
    name: Final = "bomb-busters"
    rules: Final = "1"
    seats: Final = SEATS
    types: Final = Types(Config, Action, AnyEvent, View | Everything, Said, Knowledge, Phrase, tally=campaign.Tally)
    times: Final[Mapping[str, Time]] = TIMES
    standing: Final[Mapping[str, Action]] = {}

    def new(self, seats: int, config: Config) -> State:
        mission = missions.mission_of(config, seats)
        extras = tuple([h.fresh(seats) for h in hooks_of(mission)])
        return State(config=config, mission=mission, seats=seats, total=in_play(mission), extras=extras)

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
    recall = staticmethod(recall)
    learn = staticmethod(learn)
    counted = staticmethod(campaign.counted)
    again = staticmethod(campaign.again)
    campaign = staticmethod(campaign.campaign)

    def out(self, state: State) -> tuple[Seat, ...]:
        """Returns no seat: nobody leaves the match early, all players win or lose together."""
        return ()

    def outcome(self, state: State) -> Outcome | None:
        """Returns the outcome, which is the same for all (BB-GEN-02) and names Captain and mission (BB-END-07)."""
        ask = state.ask
        if type(ask) is not Over:
            return None
        everybody = tuple(range(state.seats))
        facts = {"captain": state.captain, "mission": state.mission.number, "dial": state.dial}
        return Outcome(everybody if ask.won else (), (everybody,), Text(f"end-{ask.reason}"), facts)

    def holds(self, known: Knowledge, state: State) -> bool:
        return holds(known, keys_of(state.stands), state.extras)

    def notebook(self, view: View | Everything, known: Knowledge | None) -> tuple[Text, ...]:
        """Returns nothing: what players have to remember lies on the table, as tokens and labels."""
        return ()


GAME: Final[Game[Config, State, Action, View | Everything, Knowledge]] = BombBusters()
