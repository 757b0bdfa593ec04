"""Who is asked, with which options, and why not; clocks; what the table may do; talk."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any, Final

from litfuse.kernel.options import Form, Options, Some
from litfuse.kernel.records import Clock, Decision, Resign, Seat, TableAction, Talk, Text, text

from .actions import Action, AskFavor, Decline, Defuse, DrawCard, Five, Give, Nope, Pair, Pass, Play, PutBack, Three
from .cards import ATTACK, CATS, DEFUSE, FAVOR, KINDS, NOPE, RANK, SEE, SHUFFLE, SKIP, Card, Hand
from .public import Facing, Giving, Over, Pausing, Placing, Turn, Window
from .state import State

SPENDS_DEFUSE: Final = Text("caution-spends-defuse")
PASS: Final = Options[Action]((Pass(),))
PASS_OR_NOPE: Final = Options[Action]((Pass(), Nope()))
NOPE_ONLY: Final = Options[Action]((Nope(),))
NO_OPTIONS: Final = Options[Action]()
DECLINE: Final = Options[Action]((), (Form(Decline, says=Text("act-decline-without")),))
DEFUSE_OR_DECLINE: Final = Options[Action]((Defuse(),), (Form(Decline, caution=Text("caution-decline")),))
GIVE: Final[dict[Card, Give]] = {c: Give(c) for c in KINDS}
DRAW: Final = DrawCard()
ALONE: Final = {c: Play(c) for c in (ATTACK, SKIP, SHUFFLE, SEE)}
PAIRS: Final[dict[Card, Hand]] = {c: (c, c) for c in KINDS}
THREES: Final[dict[Card, Hand]] = {c: (c, c, c) for c in KINDS}
RESIGN: Final = tuple(Resign(s) for s in range(5))
PLAIN_TALK: Final = Talk()
NO_NOTEPAD: Final = Talk(notebook=False)


def decisions(state: State) -> tuple[Decision, ...]:
    ask = state.ask
    kind = type(ask)
    n = state.asked
    if kind is Window:
        assert type(ask) is Window
        asked = [Decision(s, "nope", n) for s in ask.waiting]
        if ask.top in state.living:
            asked.append(Decision(ask.top, "nope", n, False))  # the owner may, but is not waited for (EK-NOPE-15)
        return tuple(asked)
    if kind is Turn:
        return (Decision(state.turn, "turn", n),)
    if type(ask) is Giving:
        return (Decision(ask.giver, "give", n),)
    if kind is Facing:
        return (Decision(state.turn, "kitten", n),)
    if kind is Placing:
        return (Decision(state.turn, "place", n),)
    return ()  # over, or a pause in which nobody is asked (EK-OPT-7)


def clocks(state: State) -> tuple[Clock, ...]:
    """EK-NET-7. The turn's clock keeps its key, so it stands still during windows and others' choices (EK-NET-3)."""
    ask = state.ask
    who = (state.turn,)
    if type(ask) is Window:
        stands = len(ask.nopers) % 2 == 0
        zero = Text("zero-nope-works" if stands else "zero-nope-stopped")
        return (Clock(f"nope.{state.asked}", "nope", ask.waiting, zero=zero),)
    if type(ask) is Turn:
        return (Clock(f"turn.{state.turns}", "turn", who, zero=Text("zero-turn")),)
    if type(ask) is Giving:
        return (Clock(f"give.{ask.since}", "give", (ask.giver,), zero=Text("zero-give")),)
    if type(ask) is Facing:
        return (Clock(f"kitten.{state.asked}", "kitten", who, zero=Text("zero-kitten")),)
    if type(ask) is Pausing:
        return (Clock(f"pause.{state.asked}", "pause", (), zero=Text("zero-kitten")),)
    if type(ask) is Placing:
        return (Clock(f"place.{ask.since}", "place", who, zero=Text("zero-place")),)
    return ()


def table(state: State) -> tuple[TableAction, ...]:
    """Any living player may resign at any moment (EK-NET-8)."""
    return () if type(state.ask) is Over else tuple([RESIGN[s] for s in state.living])


def talk(state: State) -> Talk:
    """Free and open, also for the dead; no whispers (EK-INFO-4, EK-INFO-7)."""
    return PLAIN_TALK if state.config.notepad else NO_NOTEPAD


def options(state: State, decision: Decision) -> Options[Action]:
    ask = state.ask
    seat = decision.seat
    if type(ask) is Window:
        holds = NOPE in state.hands[seat]
        if decision.owed:
            return PASS_OR_NOPE if holds else PASS
        return NOPE_ONLY if holds else NO_OPTIONS
    if type(ask) is Turn:
        return turn_options(state, seat)
    if type(ask) is Giving:
        return Options(tuple([GIVE[c] for c in dict.fromkeys(state.hands[seat])]))
    if type(ask) is Facing:
        return DEFUSE_OR_DECLINE if DEFUSE in state.hands[seat] else DECLINE
    if type(ask) is Placing:
        return Options((), (Form[Action](PutBack, range(len(state.pile) + 1)),))
    return NO_OPTIONS


def turn_options(state: State, seat: Seat) -> Options[Action]:
    config = state.config
    acts: list[Action] = [DRAW]
    forms: list[Form[Action]] = []
    kinds: list[Card] = []
    pairs: list[Card] = []
    threes: list[Card] = []
    before: Card | None = None
    count = 0
    for card in state.hands[seat]:  # in order, so equal cards stand together
        if card is before:
            count += 1
            if count == 2:
                pairs.append(card)
            elif count == 3:
                threes.append(card)
            continue
        before, count = card, 1
        kinds.append(card)
        act = ALONE.get(card)
        if act is not None:
            if card is ATTACK and config.stacking:
                forms.append(Form(Play, (ATTACK,), says=partial(attack_says, state)))
            else:
                acts.append(act)
    targets = state.targets(seat)
    if targets:
        if FAVOR in kinds:
            forms.append(Form(AskFavor, targets))
        if config.combos != "full":
            pairs = [c for c in pairs if c in CATS] if config.combos == "first-game" else []
            threes = []
        add_sets(forms, Pair, [PAIRS[c] for c in pairs], targets)
        add_sets(forms, Three, [THREES[c] for c in threes], targets, KINDS)
    if len(kinds) >= 5 and config.combos == "full":
        add_fives(forms, kinds, tuple(dict.fromkeys(state.discard)), config.take_back)
    return Options(tuple(acts), forms)


def attack_says(state: State) -> Text:
    return text("act-attack-stacked", turns=state.owed + 2 if state.attacked else 2)


def add_sets(forms: list[Form[Action]], make: Any, sets: list[Hand], *choices: Sequence[Any]) -> None:
    """A Defuse spent in a combo gets a form of its own, with a word of caution (EK-COMBO-5)."""
    if sets and sets[0][0] is DEFUSE:  # the first in the order of the table
        forms.append(Form(make, sets[:1], *choices, caution=SPENDS_DEFUSE))
        sets = sets[1:]
    if sets:
        forms.append(Form(make, sets, *choices))


def add_fives(forms: list[Form[Action]], kinds: list[Card], there: tuple[Card, ...], take_back: bool) -> None:
    """Five different cards, and one that lies on the discard pile or is one of them (EK-COMBO-4, -8, -14)."""
    if there:
        add_sets_of_five(forms, kinds, (), there)
    if take_back:
        for card in kinds:
            if card not in there:
                add_sets_of_five(forms, [k for k in kinds if k is not card], (card,), (card,))


def add_sets_of_five(
    forms: list[Form[Action]], group: list[Card], also: tuple[Card, ...], wanted: tuple[Card, ...]
) -> None:
    if DEFUSE in also:
        forms.append(Form(Five, five_of(group, also), wanted, caution=SPENDS_DEFUSE))
        return
    plain: list[Card] = [k for k in group if k is not DEFUSE]
    if len(plain) + len(also) >= 5:
        forms.append(Form(Five, five_of(plain, also), wanted))
    if len(plain) < len(group) and len(plain) + len(also) >= 4:
        forms.append(Form(Five, five_of(plain, (DEFUSE, *also)), wanted, caution=SPENDS_DEFUSE))


def five_of(group: list[Card], also: tuple[Card, ...]) -> Some:
    return Some(group, 5 - len(also), also, RANK.__getitem__)
