"""Open questions, clocks, actions of the table, and rules of talk."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from operator import attrgetter
from typing import Any, Final

from msgspec.structs import replace

from litfuse.kernel.options import Form, Options
from litfuse.kernel.records import Clock, Decision, Menu, Seat, TableAction, Talk, Text

from . import silence
from .actions import (
    Action,
    NeedOxygen,
    Phrase,
    RuleReminder,
    SuggestCard,
    SuggestPower,
    Thinking,
    WellDone,
    YourTurn,
)
from .cards.all import ANSWERS, offer_options, offered_to
from .cards.helpers import takes_advice
from .first_tokens import token_options
from .mechanisms.base import having, hooks_of
from .options import pick_options, turn_options
from .public import Acting, Over, Picking, Placing, Prompt, Settling, Swapping, Window
from .state import State
from .words import Equipment

NO_OPTIONS: Final = Options[Action]()


def decisions(state: State) -> tuple[Decision, ...]:
    """Returns the open decisions.

    One question is open at a time. In START there are also offers of cards whose window is ANY (BB-EQG-14, BB-TURN-05),
    and while talk is restricted the offers to report a slip.
    """
    ask = state.ask
    asked: tuple[Decision, ...] = ()
    if type(ask) is Acting:
        asked = (Decision(state.turn if ask.seat is None else ask.seat, "turn", state.asked),)
        if who := offered_to(state):
            n = state.offered
            asked += tuple([Decision(s, "card", n, False) for s in who])
    elif type(ask) is Placing:
        asked = (Decision(ask.seat, "token", state.asked),)
    elif type(ask) is Prompt:
        asked = (Decision(ask.seat, ask.kind, state.asked),)
    elif type(ask) is Window:
        seats = hooks_of(state.mission)[ask.place].offers(state, ask)
        n = state.offered
        asked = (
            *[Decision(s, ask.kind, ask.number, False, race=True) for s in seats],
            *[Decision(s, "card", n, False) for s in offered_to(state)],
        )
    elif type(ask) is not Over:
        asked = (Decision(ASKED[type(ask)](ask), KINDS[type(ask)], state.asked),)
    return asked if state.silence is None else (*asked, *silence.offers(state))


KINDS: Final[dict[type, str]] = {
    Picking: "pick",
    Placing: "token",
    Acting: "turn",
    Settling: "settle",
    Swapping: "swap",
}
ASKED: Final[dict[type, Callable[[Any], Seat]]] = {
    Picking: attrgetter("seat"),
    Placing: attrgetter("seat"),
    Settling: attrgetter("owner"),
    Swapping: attrgetter("partner"),
    Prompt: attrgetter("seat"),
}
CLOCKS: Final[dict[type, str]] = {**KINDS, Prompt: "prompt"}


def who_is_asked(state: State) -> Seat:
    who = ASKED.get(type(state.ask))
    return state.actor if who is None else who(state.ask)


def options(state: State, decision: Decision) -> Options[Action]:
    ask, seat = state.ask, decision.seat
    if not decision.owed and decision.kind == silence.REPORT:
        return silence.options(state, seat)
    if type(ask) is Acting:
        return turn_options(state, seat) if decision.owed else offer_options(state, seat)
    if type(ask) is Placing:
        return token_options(state, ask)
    if type(ask) in ANSWERS:
        return ANSWERS[type(ask)](state, ask)
    if type(ask) is Prompt:
        return hooks_of(state.mission)[ask.place].menu(state, ask)
    if type(ask) is Picking:
        return pick_options(state, ask)
    if type(ask) is Window:
        if decision.kind == "card":
            return offer_options(state, seat)
        return hooks_of(state.mission)[ask.place].menu(state, Prompt(seat, ask.place, ask.kind))
    return NO_OPTIONS


def clocks(state: State) -> tuple[Clock, ...]:
    """Returns the running clocks. The clock of a turn is one budget, which pauses while another question is open
    (BB-CLK-02).

    The mission's own clocks run on through all questions (BB-X-TIMER).
    """
    ask = state.ask
    kind = type(ask)
    if kind is Over:
        return ()
    if type(ask) is Window:
        open_to = hooks_of(state.mission)[ask.place].offers(state, ask)
        first = [Clock(f"{ask.kind}.{ask.number}", ask.kind, zero=Text(f"zero-{ask.kind}"))] if open_to else []
    else:
        name = CLOCKS[kind]
        n = state.turns if kind is Acting else state.asked
        first = [Clock(f"{name}.{n}", name, (who_is_asked(state),), zero=ZERO[name])]
    return (*first, *[c for hooks in having(state.mission, "clocks") for c in hooks.clocks(state)])


ZERO: Final = {
    "pick": Text("zero-pick"),
    "token": Text("zero-token"),
    "turn": Text("zero-turn"),
    "settle": Text("zero-settle"),
    "swap": Text("zero-swap"),
    "prompt": Text("zero-prompt"),
}


def table(state: State) -> tuple[TableAction, ...]:
    """Returns the table actions. Nobody can resign (BB-END-08); if saying numbers costs steps, any seat may slip
    (BB-X-SILENCE).
    """
    return () if state.silence is None else silence.slips(state)


FREE: Final = Talk()
WHY: Final = Text("talk-phrases")
REMINDER: Final = Text("talk-free")


def talk(state: State) -> Talk:
    """Returns the rules of talk: phrases only, unless the table allows chat; anything after the end (BB-COM-06,
    BB-COM-07, BB-COM-10).
    """
    if type(state.ask) is Over:
        return FREE
    fleeting = state.mission.shown_once or state.plan.fleeting  # BB-X-MEMORY, BB-X-CALL
    open_log = state.config.history == "open" and not fleeting
    usual = Talk(log=open_log, notebook=open_log)
    closed = next((why for h in having(state.mission, "hushes") if (why := h.hushes(state)) is not None), None)
    mode = silence.mode_of(state)
    if closed is not None or mode == "mime":
        return replace(usual, chat="off", why=closed or MIME)
    if mode == "mute":
        return replace(usual, chat="phrases", why=MUTE, phrases=SIGN)
    chat = state.config.chat
    phrases = phrases_of(tuple([c.name for c in state.equipment if takes_advice(c.name)]), state.seats)
    if mode == "no-number":
        slips = (silence.NUMBERS,) if silence.counts_words(state) else ()
        return replace(usual, chat=chat, why=NO_NUMBER[chat], phrases=phrases, slips=slips)
    return replace(usual, chat=chat, why=REMINDER if chat == "free" else WHY, phrases=phrases)


MIME: Final = Text("talk-mime")
MUTE: Final = Text("talk-mute")
NO_NUMBER: Final = {"free": Text("talk-no-number-free"), "phrases": Text("talk-no-number")}
SIGN: Final = Options((), [Form(NeedOxygen, says=Text("say-need-oxygen"))]).describe()


@lru_cache(maxsize=256)
def phrases_of(cards: tuple[Equipment, ...], seats: int) -> Menu:
    """Returns the menu of phrases. No phrase carries a wire, a slot or a value."""
    forms: list[Form[Phrase]] = [
        Form(SuggestPower, range(seats), says=Text("say-suggest-power")),
        Form(YourTurn, range(seats), says=Text("say-your-turn")),
        Form(Thinking, says=Text("say-thinking")),
        Form(WellDone, says=Text("say-well-done")),
        Form(RuleReminder, says=Text("say-rule-reminder")),
    ]
    if cards:
        forms.insert(0, Form(SuggestCard, cards, says=Text("say-suggest-card")))
    return Options((), forms).describe()
