"""Open questions with their options and refusals; clocks; actions of the table; rules of talk."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache, partial
from typing import Any, Final, NamedTuple

from litfuse.kernel.options import Form, Options, Some
from litfuse.kernel.records import Clock, Decision, Resign, Seat, TableAction, Talk, Text, text

from .actions import Action, AskFavor, Decline, Defuse, DrawCard, Five, Give, Nope, Pair, Pass, Play, PutBack, Three
from .cards import ATTACK, CATS, DEFUSE, FAVOR, KINDS, KITTEN, NOPE, RANK, SEE, SHUFFLE, SKIP, Card, Hand
from .public import Facing, Giving, Over, Pausing, Placing, Turn, Window
from .state import State

SPENDS_DEFUSE: Final = Text("caution-spends-defuse")
KITTEN_ON_TOP: Final = Text("caution-kitten-on-top")
PASS: Final = Options[Action]((Pass(),))
PASS_OR_NOPE: Final = Options[Action]((Pass(), Nope()))
NOPE_ONLY: Final = Options[Action]((Nope(),))
NO_OPTIONS: Final = Options[Action]()
DECLINE: Final = Options[Action]((), (Form(Decline, says=Text("act-decline-without")),))
DEFUSE_OR_DECLINE: Final = Options[Action]((Defuse(),), (Form(Decline, caution=Text("caution-decline")),))
GIVE: Final[dict[Card, Give]] = {c: Give(c) for c in KINDS}
DRAW: Final = DrawCard()
ALONE: Final = {c: Play(c) for c in (ATTACK, SKIP, SHUFFLE, SEE)}
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
            asked.append(Decision(ask.top, "nope", n, False))  # the owner may, unwaited for (EK-NOPE-15)
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
    """Returns the running clock (EK-NET-7).

    A turn's clock keeps its key, so it pauses during other players' choices (EK-NET-3).
    """
    ask = state.ask
    who = (state.turn,)
    if type(ask) is Window:
        zero = Text("zero-nope-stopped" if ask.stopped else "zero-nope-works")
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
    """Talk is free and open, also for the dead; there are no whispers (EK-INFO-4, EK-INFO-7)."""
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
    kinds, acts, pairs, threes = sorted_out(state.hands[seat])
    forms: list[Form[Action]] = []
    if state.peek and state.pile[0] is KITTEN:  # this player has seen the kitten there (EK-SEE-4)
        acts = acts[1:]
        forms.append(Form(DrawCard, caution=KITTEN_ON_TOP))
    if config.stacking and ATTACK in kinds:
        acts = tuple([a for a in acts if a is not ALONE[ATTACK]])
        forms.append(Form(Play, (ATTACK,), says=partial(attack_says, state)))
    targets = state.targets(seat)
    if targets:
        if FAVOR in kinds:
            forms.append(Form(AskFavor, targets))
        if config.combos != "full":
            pairs = tuple([p for p in pairs if p[0] in CATS]) if config.combos == "first-game" else ()
            threes = ()
        if pairs:
            add_sets(forms, Pair, pairs, targets)
        if threes:
            add_sets(forms, Three, threes, targets, KINDS)
    if len(kinds) >= 5 and config.combos == "full":
        add_fives(forms, kinds, tuple(dict.fromkeys(state.discard)), config.take_back)
    return Options(acts, forms)


class Sorted(NamedTuple):
    """The combos that a hand allows, whatever lies on the table."""

    kinds: tuple[Card, ...]
    acts: tuple[Action, ...]
    pairs: tuple[Hand, ...]
    threes: tuple[Hand, ...]


@lru_cache(maxsize=8192)  # the same hands recur often
def sorted_out(hand: Hand) -> Sorted:
    kinds = tuple(dict.fromkeys(hand))
    acts: tuple[Action, ...] = (DRAW, *[ALONE[c] for c in kinds if c in ALONE])
    pairs = tuple([(c, c) for c in kinds if hand.count(c) >= 2])
    threes = tuple([(c, c, c) for c in kinds if hand.count(c) >= 3])
    return Sorted(kinds, acts, pairs, threes)


def attack_says(state: State) -> Text:
    return text("act-attack-stacked", turns=state.owed + 2 if state.attacked else 2)


def add_sets(forms: list[Form[Action]], make: Any, sets: tuple[Hand, ...], *choices: Sequence[Any]) -> None:
    """Adds forms for these sets. A set that spends a Defuse gets a separate form with a caution (EK-COMBO-5)."""
    if sets[0][0] is DEFUSE:  # the Defuse comes first in the card table
        forms.append(Form(make, sets[:1], *choices, caution=SPENDS_DEFUSE))
        sets = sets[1:]
    if sets:
        forms.append(Form(make, sets, *choices))


def add_fives(forms: list[Form[Action]], kinds: tuple[Card, ...], there: tuple[Card, ...], take_back: bool) -> None:
    """Adds five different cards, with a card to take: from the discard pile or from the five (EK-COMBO-4, -8, -14)."""
    if there:
        forms += [Form(Five, five, there, caution=caution) for five, caution in sets_of_five(kinds)]
    if take_back:
        for card in kinds:
            if card not in there:
                forms += fives_for_own(kinds, card)


@lru_cache(maxsize=4096)
def fives_for_own(kinds: tuple[Card, ...], card: Card) -> tuple[Form[Action], ...]:
    """Returns fives that take back one of their own cards."""
    others = tuple([k for k in kinds if k is not card])
    return tuple(Form(Five, five, (card,), caution=caution) for five, caution in sets_of_five(others, (card,)))


@lru_cache(maxsize=4096)
def sets_of_five(group: tuple[Card, ...], also: tuple[Card, ...] = ()) -> tuple[tuple[Some, Text | None], ...]:
    """Returns all fives of a group that include `also`; those that spend a Defuse separately, with a caution."""
    if DEFUSE in also:
        return ((five_of(group, also), SPENDS_DEFUSE),)
    plain = tuple([k for k in group if k is not DEFUSE])
    sets: list[tuple[Some, Text | None]] = []
    if len(plain) + len(also) >= 5:
        sets.append((five_of(plain, also), None))
    if len(plain) < len(group) and len(plain) + len(also) >= 4:
        sets.append((five_of(plain, (DEFUSE, *also)), SPENDS_DEFUSE))
    return tuple(sets)


def five_of(group: tuple[Card, ...], also: tuple[Card, ...]) -> Some:
    return Some(group, 5 - len(also), also, RANK.__getitem__)
