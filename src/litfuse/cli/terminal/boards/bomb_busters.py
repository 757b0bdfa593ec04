"""Bomb Busters in a terminal: the board, everybody's stands slot by slot, and what the mission adds."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text as Styled

from litfuse.games.bomb_busters import public as p
from litfuse.games.bomb_busters import view as v
from litfuse.games.bomb_busters.content import EQUIPMENT
from litfuse.games.bomb_busters.mechanisms.blind_wires.words import BlindPanel
from litfuse.games.bomb_busters.mechanisms.carried_wires.words import RobotPanel
from litfuse.games.bomb_busters.mechanisms.challenge_cards.words import ChallengesPanel
from litfuse.games.bomb_busters.mechanisms.claimed_turns.words import ClaimsPanel
from litfuse.games.bomb_busters.mechanisms.constraint_cards.words import ConstraintsPanel
from litfuse.games.bomb_busters.mechanisms.countdown.words import CountdownPanel
from litfuse.games.bomb_busters.mechanisms.covered_cards.words import CoversPanel
from litfuse.games.bomb_busters.mechanisms.fragile_player.words import FragilePanel
from litfuse.games.bomb_busters.mechanisms.late_wires.words import LatePanel
from litfuse.games.bomb_busters.mechanisms.map_walk.words import ACTION, DIRECTIONS, MapPanel
from litfuse.games.bomb_busters.mechanisms.named_cutter.words import CallPanel
from litfuse.games.bomb_busters.mechanisms.number_gate.words import GatePanel
from litfuse.games.bomb_busters.mechanisms.number_goals.words import GoalsPanel
from litfuse.games.bomb_busters.mechanisms.number_line.words import LinePanel
from litfuse.games.bomb_busters.mechanisms.number_targets.words import TargetsPanel
from litfuse.games.bomb_busters.mechanisms.oxygen.words import OxygenPanel
from litfuse.games.bomb_busters.mechanisms.passed_wires.words import PassingPanel
from litfuse.games.bomb_busters.mechanisms.red_number.words import RedCardPanel
from litfuse.games.bomb_busters.mechanisms.restricted_talk.words import RestrictedPanel
from litfuse.games.bomb_busters.mechanisms.reversed_turns.words import TurnOrderPanel
from litfuse.games.bomb_busters.mechanisms.script.words import ScriptPanel, act
from litfuse.games.bomb_busters.mechanisms.secret_numbers.words import NumbersPanel
from litfuse.games.bomb_busters.mechanisms.sequence_gate.words import SequencePanel
from litfuse.games.bomb_busters.mechanisms.simultaneous_cut.words import TogetherPanel
from litfuse.games.bomb_busters.mechanisms.timed_phases.words import PhasesPanel
from litfuse.games.bomb_busters.mechanisms.tripwires.words import TripsPanel
from litfuse.games.bomb_busters.mechanisms.unequipped_player.words import UnequippedPanel
from litfuse.games.bomb_busters.mechanisms.unsorted_wires.words import UnsortedPanel
from litfuse.games.bomb_busters.mechanisms.untold_failures.words import UntoldPanel
from litfuse.games.bomb_busters.mechanisms.walking_fuse.words import FusePanel
from litfuse.games.bomb_busters.mechanisms.weakest_link.words import RolesPanel
from litfuse.games.bomb_busters.mechanisms.yellow_tokens.words import TokenRowPanel
from litfuse.games.bomb_busters.notices import name_of
from litfuse.games.bomb_busters.words import NUMBERS, RED, YELLOW, Apart, Equipment, value_of
from litfuse.kernel.records import text
from litfuse.kernel.texts import word
from litfuse.lang import Voice

from .base import AnyFrame
from .bomb_number_cards import BLUE, challenges, covers, gate, goals, line, phases, sequence
from .flow import Flow
from .parts import QUIET, SPARK, named

COLOURS: Final = {YELLOW: "bold yellow", RED: "bold white on red"}
WIDTH: Final = 5  # width of a slot
HIDDEN: Final = "··"
MARKS: Final[dict[Apart, str]] = {"stray": "X", "turned": "↻"}


class Slot(NamedTuple):
    """A wire as it is drawn: unknown if it has no key."""

    key: int | None
    cut: bool
    tokens: tuple[p.Token, ...]
    red: bool
    apart: Apart | None = None


class BombBoard:
    def table(self, voice: Voice, frame: AnyFrame) -> RenderableType:
        view = frame.view
        if isinstance(view, v.Everything):
            stands = [
                [slot._replace(key=key, red=False) for key, slot in zip(keys, _slots(stand), strict=True)]
                for keys, stand in zip(view.keys, view.table.stands, strict=True)
            ]
            parts = [_head(voice, view.table), *_stands(voice, view.table, stands)]
            if view.aside:
                aside = [_wire(voice, Slot(key, False, (), False)) for key in view.aside]
                parts.append(Flow([Styled(voice.word("cli-bomb-aside"), "bold"), *aside]))
            if view.off_hand:
                wires = [_wire(voice, Slot(key, False, (), False)) for key in view.off_hand]
                parts.append(Flow([Styled(voice.word("cli-bomb-off-hand"), "bold"), *wires]))
            return Group(*parts)
        assert isinstance(view, v.View)
        return Group(
            _head(voice, view),
            _numbers(voice, view),
            *_equipment(voice, view),
            *(PANELS[type(panel)](voice, panel) for panel in view.panels),
            *_stands(voice, view, [_slots(s) for s in view.stands]),
            *_facts(voice, view),
        )

    def help(self, voice: Voice) -> RenderableType:
        grid = Table.grid(padding=(0, 1))
        for name, card in EQUIPMENT.items():
            number = voice.word("value-yellow.short") if card.value == YELLOW else f"{card.value}"
            mark = f"[{number}]" if card.cuts == 2 else f"[{number}-{number}]"
            grid.add_row(Styled(mark, "bold"), Styled(voice.word(f"equipment-{name}")), Styled(_about(voice, name)))
        return Group(Styled(voice.word("cli-bomb-help")), grid)

    def notes(self, voice: Voice, known: object) -> None:
        return None


def _about(voice: Voice, card: Equipment) -> str:
    return voice.word(f"equipment-{card}.about")


def _head(voice: Voice, view: v.View) -> Flow:
    """Mission and dial: a dot for each step left, a ring for each lost one."""
    name = voice.word(name_of(view.mission))
    if view.mission.number:
        name = f"{view.mission.number} · {name}"
    parts = [Styled(name, "bold")]
    if not view.mission.has_dial:
        parts.append(Styled(f"· {voice.word('cli-bomb-no-dial')}"))
    elif view.start:  # it is set when wires are dealt
        steps = "●" * view.dial + "○" * (view.limit - view.dial)
        left = voice.say(text("cli-bomb-dial", left=view.dial, start=view.limit))
        parts += [Styled(f"· {left}"), Styled(f"{steps} ☠", SPARK)]
    if view.stable:
        parts.append(Styled(f"· {voice.word('cli-bomb-stable')}", "bold green"))
    return Flow(parts)


def _numbers(voice: Voice, view: v.View) -> Flow:
    """How many wires of each number are cut, and which yellow and red ones are marked."""
    if view.mission.shown_once and view.turns:
        return Flow([Styled(voice.word("cli-bomb-unmarked"), QUIET)])
    things = [Styled(voice.word("cli-bomb-cuts"), "bold")]
    for n in NUMBERS:
        if n <= view.mission.blue:
            cut = view.cuts[n]
            things.append(Styled(f"{n}✓", "dim green") if cut == 4 else Styled(f"{n}:{cut}", BLUE if cut else ""))
    for marker in view.markers:
        shown = _wire(voice, Slot(marker.key, False, (), False))
        things.append(shown if marker.sure else shown.append("?"))
    return Flow(things)


def _equipment(voice: Voice, view: v.View) -> list[RenderableType]:
    if not view.equipment and not view.pile:
        return []
    things = [Styled(voice.word("cli-bomb-equipment"), "bold")]
    if view.pile:
        things.append(Styled(voice.say(text("cli-bomb-pile", count=view.pile)), "dim"))
    for card in view.equipment:
        needs = EQUIPMENT[card.name]
        number = voice.word("value-yellow.short") if needs.value == YELLOW else str(needs.value)
        state = "cli-bomb-used" if card.used else "cli-bomb-ready" if card.usable else "cli-bomb-locked"
        style = "dim strike" if card.used else "bold green" if card.usable else ""
        chip = Styled(f"[{number}] {voice.word(f'equipment-{card.name}')}", style)
        things.append(chip.append(f" ({voice.word(state)})", "not strike dim"))
    return [Flow(things, 2)]


def _slots(stand: v.StandView) -> list[Slot]:
    return [
        Slot(w.key, w.cut, w.tokens, w.red, w.apart)
        if isinstance(w, v.Shown)
        else Slot(None, False, w.tokens, w.red, w.apart)
        for w in stand.wires
    ]


def _wire(voice: Voice, slot: Slot) -> Styled:
    """A number, with a letter if yellow or red; in brackets if cut; dots if unknown."""
    if slot.key is None:
        return Styled(voice.word("value-red.short") + "?", COLOURS[RED]) if slot.red else Styled(HIDDEN, QUIET)
    value, number = value_of(slot.key), slot.key // 10
    letter = {YELLOW: voice.word("value-yellow.short"), RED: voice.word("value-red.short")}.get(value, "")
    return Styled(f"({letter}{number})", QUIET) if slot.cut else Styled(f"{letter}{number}", COLOURS.get(value, BLUE))


def _stands(voice: Voice, view: v.View, stands: Sequence[Sequence[Slot]]) -> list[RenderableType]:
    """The stands seat by seat, the viewer's own last."""
    mine = [i for i, s in enumerate(view.stands) if s.owner == view.viewer]
    order = [i for i in range(len(stands)) if i not in mine] + mine
    return [line for i in order for line in _stand(voice, view, i, stands[i])]


def _stand(voice: Voice, view: v.View, index: int, slots: Sequence[Slot]) -> list[RenderableType]:
    """A stand: its owner, then slot numbers, wires, and what stands before them."""
    places, wires, before = Styled("    "), Styled("    "), Styled("    ")
    labels = [label for label in view.labels if label.cell[0] == index and label.reach == 1]
    signs = {label.cell[1]: _sign(label) for label in labels}
    for i, slot in enumerate(slots):
        shown = view.stands[index].beside[-1:] if view.glimpse == (index, i) else ()
        said = [_token(voice, t) for t in (*slot.tokens, *shown)]
        tokens = ",".join([*([MARKS[slot.apart]] if slot.apart else []), *said])
        width = max(WIDTH, len(tokens) + 1)  # several tokens make room
        places.append(f"{i + 1}".center(width), QUIET)
        wires.append_text(_centred(_wire(voice, slot), width))
        before.append(tokens.center(width), "bold green")
        if i in signs:
            before.right_crop(1)
            before.append(signs[i], "bold magenta")
    lines: list[RenderableType] = [_owner(voice, view, index), places, wires]
    return [*lines, before] if before.plain.strip() else lines


def _sign(label: p.Label) -> str:
    return "=" if label.equal else "≠"


def _centred(thing: Styled, width: int) -> Styled:
    left = (width - thing.cell_len) // 2
    return Styled(" " * left) + thing + Styled(" " * (width - thing.cell_len - left))


def _token(voice: Voice, token: p.Token) -> str:
    """What a token says; `*` if it is only remembered, `×1` if the number stands once, `~` if it is out of date."""
    shown = voice.word("value-yellow.short") if token.value == YELLOW else f"{token.value}"
    if token.says in ("is-not", "has-not"):
        shown = f"≠{shown}"
    elif token.says in ("even", "odd"):
        shown = voice.word(f"cli-bomb-{token.says}")
    elif token.says not in ("is", "has"):
        shown = "×1" if token.says == "single" else f"×{token.says[1:]}"
    return f"{shown}{'*' if token.virtual else ''}{'~' if token.dated else ''}"


def _owner(voice: Voice, view: v.View, index: int) -> Flow:
    stand = view.stands[index]
    seat = stand.owner
    turn = seat == view.turn and not isinstance(view.ask, p.Over)
    things = [Styled.assemble(("▶ " if turn else "  ", SPARK), (f"{index + 1} ", QUIET), named(voice, seat))]
    if index != seat:
        things.append(Styled(voice.word("cli-bomb-second"), QUIET))
    elif view.powers and (power := view.powers[seat]).character is not None:
        state = voice.word("cli-bomb-used" if power.used else "cli-bomb-ready")
        said = f"{voice.word(f'character-{power.character}')} ({state})"
        things.append(Styled(said, "dim strike" if power.used else "green"))
    if index == seat and seat == view.captain:
        things.append(Styled(voice.word("cli-bomb-captain"), "bold"))
    if all(isinstance(w, v.Shown) and w.cut for s in view.stands if s.owner == seat for w in s.wires):
        things.append(Styled(voice.word("cli-bomb-done"), QUIET))
    things += [Styled(_token(voice, t), "bold green") for t in stand.beside]
    for label in view.labels:
        at, slot = label.cell
        if at == index and label.reach > 1:  # a wire came between the two, so they are named (BB-EQ-01-4)
            things.append(Styled(f"{slot + 1}{_sign(label)}{slot + label.reach + 1}", "bold magenta"))
    return Flow(things, 2)


def _facts(voice: Voice, view: v.View) -> list[RenderableType]:
    """What happened, in the words in which it was told: all that the view has, or the last turns of an open history."""
    since = view.turns - 1 if view.config.history == "open" else 0
    return [Styled(f"  {voice.say(fact.text(view))}", QUIET) for fact in view.facts if fact.turn >= since]


# Panels of mechanisms, by kind


def _trips(voice: Voice, panel: TripsPanel) -> RenderableType:
    return Styled(voice.say(text("cli-bomb-trips", left=panel.left)), "bold")


def _robot(voice: Voice, panel: RobotPanel) -> RenderableType:
    return Styled(voice.say(text("cli-bomb-robot", number=panel.space, then=panel.then, wires=panel.wires)), "bold")


def _oxygen(voice: Voice, panel: OxygenPanel) -> RenderableType:
    """How much oxygen there is, and who has it.

    What players took from a shared reserve is left out, as it is useless.
    """
    said = voice.say(text(f"cli-bomb-oxygen-{panel.flow}", left=panel.reserve, full=panel.full))
    if panel.flow == "reserve":
        return Styled.assemble((f"{said} ", "bold"), ("●" * panel.reserve + "○" * (panel.full - panel.reserve), BLUE))
    stocks = [Styled(f"{voice.seat(seat)} {count}") for seat, count in enumerate(panel.stocks)]
    now = [] if panel.value is None else [Styled(f"▶{panel.value}", BLUE)]
    return Flow([Styled(said, "bold"), *stocks, *now], 2)


def _together(voice: Voice, panel: TogetherPanel) -> RenderableType:
    key = "cli-bomb-together-done" if panel.done else "cli-bomb-together"
    said = voice.say(text(key, colour=f"={panel.colour}", count=panel.count, number=panel.number or 0))
    things = [Styled(said, "dim" if panel.done else "bold")]
    if panel.deck:
        things.append(Styled(voice.say(text("cli-bomb-reward-deck", deck=panel.deck))))
    if panel.hand:
        things += [Styled(voice.word("cli-bomb-received"), "bold"), *(Styled(f"{n}", BLUE) for n in panel.hand)]
    return Flow(things, 2)


def _secret(voice: Voice, panel: NumbersPanel) -> RenderableType:
    if panel.over:
        return Styled(voice.word("cli-bomb-numbers-over"), QUIET)
    things = [Styled(voice.say(text("cli-bomb-numbers", deck=panel.deck)), "bold")]
    things += [Styled(f"{voice.seat(seat)} {size}") for seat, size in enumerate(panel.sizes)]
    if panel.layer is not None:
        things.append(Styled(voice.say(text("cli-bomb-laid", layer=f"@{panel.layer}"))))
    lines: list[RenderableType] = [Flow(things, 2)]
    if panel.hand:
        lines.append(
            Flow([Styled(voice.word("cli-bomb-own-numbers"), "bold"), *(Styled(f"{n}", BLUE) for n in panel.hand)])
        )
    return Group(*lines)


def _fuse(voice: Voice, panel: FusePanel) -> RenderableType:
    said = voice.say(text("cli-bomb-fuse", space=panel.space, last=panel.last))
    return Styled.assemble((f"{said} ", "bold"), ("━" * panel.space + "·" * (panel.last - panel.space) + " ☠", SPARK))


def _countdown(voice: Voice, panel: CountdownPanel) -> RenderableType:
    if panel.turns is not None:
        return Styled(voice.say(text("cli-bomb-turns-left", turns=panel.turns)), "bold")
    minutes, seconds = divmod(panel.seconds, 60)
    return Styled(voice.say(text("cli-bomb-time", time=f"={minutes}:{seconds:02}")), "bold")


def _claims(voice: Voice, panel: ClaimsPanel) -> RenderableType:
    if panel.barred is None:
        return Styled(voice.word("cli-bomb-claims"), "bold")
    return Styled(voice.say(text("cli-bomb-claims-but", seat=f"@{panel.barred}")), "bold")


def _fragile(voice: Voice, panel: FragilePanel) -> RenderableType:
    return Styled(voice.say(text("cli-bomb-fragile", seat=f"@{panel.seat}")), "bold")


def _unequipped(voice: Voice, panel: UnequippedPanel) -> RenderableType:
    return Styled(voice.say(text("cli-bomb-unequipped", seat=f"@{panel.seat}")), "bold")


def _untold(voice: Voice, panel: UntoldPanel) -> RenderableType:
    return Styled(voice.word("cli-bomb-untold"), "bold")


def _talk(voice: Voice, panel: RestrictedPanel) -> RenderableType:
    return Styled(voice.word(f"cli-bomb-talk-{panel.mode if panel.on else 'free'}"), "bold" if panel.on else QUIET)


def _direction(voice: Voice, panel: TurnOrderPanel) -> RenderableType:
    if panel.reversed:
        return Styled(voice.word("cli-bomb-reversed"), "bold")
    return Styled(voice.word("cli-bomb-clockwise"), QUIET)


def _passing(voice: Voice, panel: PassingPanel) -> RenderableType:
    if panel.stands:
        return Styled(voice.word("cli-bomb-passing"), "bold")
    return Styled(voice.word("cli-bomb-passing-later"), QUIET)


def _call(voice: Voice, panel: CallPanel) -> RenderableType:
    things = [Styled(voice.say(text("cli-bomb-call", deck=len(panel.deck))), "bold")]
    if panel.card is not None:
        things.append(Styled(f"{panel.card}", BLUE))
    if panel.named is None and panel.yes:
        stands = ", ".join([str(n) for n, yes in enumerate(panel.yes, 1) if yes])
        things.append(Styled(voice.say(text("cli-bomb-call-yes", stands=f"={stands}"))))
    if panel.named is not None:
        key = "cli-bomb-call-has" if panel.has else "cli-bomb-call-lacks"
        things.append(Styled(voice.say(text(key, seat=f"@{panel.named}"))))
    return Flow(things, 2)


def _unsorted(voice: Voice, panel: UnsortedPanel) -> RenderableType:
    return Styled(voice.word("cli-bomb-unsorted-locked" if panel.locked else "cli-bomb-unsorted"), "bold")


def _blind(voice: Voice, panel: BlindPanel) -> RenderableType:
    return Styled(voice.word("cli-bomb-blind"), "bold")


def _late(voice: Voice, panel: LatePanel) -> RenderableType:
    if not panel.wires:
        return Styled(voice.word("cli-bomb-late-none"), QUIET)
    if panel.turns is None:
        return Styled(voice.say(text("cli-bomb-late-on-cue", wires=panel.wires)), "bold")
    return Styled(voice.say(text("cli-bomb-late", wires=panel.wires, turns=panel.turns)), "bold")


def _red_number(voice: Voice, panel: RedCardPanel) -> RenderableType:
    return Styled("" if panel.number is None else voice.say(text("cli-bomb-red-number", number=panel.number)), "bold")


def _constraints(voice: Voice, panel: ConstraintsPanel) -> RenderableType:
    things = [
        Styled(f"{voice.seat(seat)}: {voice.word(str(word(card)))}")
        for seat, card in enumerate(panel.own)
        if card is not None
    ]
    if panel.card is not None:
        things.append(Styled(voice.say(text("cli-bomb-constraint", card=str(word(panel.card)))), "bold"))
    things += [Styled(f"–: {voice.word(str(word(card)))}", QUIET) for card in panel.between]
    if panel.change == "ring":
        things.append(Styled(voice.say(text("cli-bomb-constraint-spare", count=len(panel.left)))))
    return Flow(things or [Styled(voice.word("cli-bomb-constraint-none"), QUIET)], 2)


def _roles(voice: Voice, panel: RolesPanel) -> RenderableType:
    if panel.link is not None:
        return Styled(voice.say(text("cli-bomb-roles-over", seat=f"@{panel.link}")), QUIET)
    own = [c for c in (None if panel.weakest else panel.character, panel.card) if c is not None]
    says = "cli-bomb-roles" + ("-weakest" if panel.weakest else "-own" if own else "")
    return Flow([Styled(voice.word(says), "bold"), *(Styled(voice.word(str(word(c)))) for c in own)], 2)


def _yellow_tokens(voice: Voice, panel: TokenRowPanel) -> RenderableType:
    if panel.row:
        row = [Styled(voice.word("value-yellow.short") if n == YELLOW else f"{n}", BLUE) for n in panel.row]
        return Flow([Styled(voice.word("cli-bomb-tokens-row"), "bold"), *row])
    if panel.fired and not panel.waiting:
        return Styled(voice.word("cli-bomb-tokens-done"), QUIET)
    return Styled(voice.word("cli-bomb-tokens-gift" if panel.how == "gift" else "cli-bomb-tokens-draft"), "bold")


def _targets(voice: Voice, panel: TargetsPanel) -> RenderableType:
    if panel.target is None:
        return Styled(voice.word("cli-bomb-target-none"), QUIET)
    return Flow([Styled(voice.say(text("cli-bomb-target", need=panel.need)), "bold"), Styled(f"{panel.target}", BLUE)])


def _script(voice: Voice, panel: ScriptPanel) -> RenderableType:
    """What the next cue brings, with a mark for each turn until then."""
    if not panel.left:
        return Styled(voice.word("cli-bomb-cue-none"), QUIET)
    then = act(panel.then)
    if panel.turns is None:
        return Styled(voice.say(text("cli-bomb-cue-due" if panel.due else "cli-bomb-cue-time", act=then)), "bold")
    said = voice.say(text("cli-bomb-cue-turns", turns=panel.turns, act=then))
    return Styled.assemble((f"{said} ", "bold"), ("●" * (panel.of - panel.turns) + "○" * panel.turns, SPARK))


def _map(voice: Voice, panel: MapPanel) -> RenderableType:
    """The side of the map where the figure (`◆`) is, and the cards of the directions."""
    spot = panel.spot
    goal = text("cli-bomb-map-goal", goal=f"striped-{panel.goal}")
    heads = [Styled(voice.word("cli-bomb-map-back" if spot.floor else "cli-bomb-map-front"), "bold")]
    heads.append(Styled(voice.word("cli-bomb-map-over") if panel.over else voice.say(goal), "bold"))
    rows: list[RenderableType] = []
    for y, row in enumerate(panel.back if spot.floor else panel.front):
        line = Styled("  ")
        for x, sign in enumerate(row):
            here = (y, x) == (2 * spot.row, 2 * spot.column)
            line.append("◆" if here else sign, SPARK if here else "")
        rows.append(line)
    cards = [
        Styled(voice.say(text("cli-bomb-map-way", direction=f"direction-{d}", card=str(word(card)))))
        for d, card in zip(DIRECTIONS, panel.cards, strict=False)
    ]
    if panel.cards and not panel.over:
        cards.append(Styled(voice.say(text("cli-bomb-map-action", card=str(word(panel.cards[ACTION])))), "bold"))
    if panel.yellow is not None:
        cards.append(Styled(voice.say(text("cli-bomb-map-yellow", what=f"striped-{panel.yellow}")), QUIET))
    return Group(Flow(heads, 2), *rows, Flow(cards, 2))


PANELS: Final[dict[type, Callable[[Voice, Any], RenderableType]]] = {
    SequencePanel: sequence,
    CoversPanel: covers,
    MapPanel: _map,
    GatePanel: gate,
    LinePanel: line,
    OxygenPanel: _oxygen,
    TripsPanel: _trips,
    RobotPanel: _robot,
    ChallengesPanel: challenges,
    TogetherPanel: _together,
    NumbersPanel: _secret,
    GoalsPanel: goals,
    FusePanel: _fuse,
    CountdownPanel: _countdown,
    ClaimsPanel: _claims,
    PhasesPanel: phases,
    FragilePanel: _fragile,
    UntoldPanel: _untold,
    TokenRowPanel: _yellow_tokens,
    CallPanel: _call,
    UnsortedPanel: _unsorted,
    BlindPanel: _blind,
    LatePanel: _late,
    ConstraintsPanel: _constraints,
    RedCardPanel: _red_number,
    RolesPanel: _roles,
    UnequippedPanel: _unequipped,
    TargetsPanel: _targets,
    ScriptPanel: _script,
    RestrictedPanel: _talk,
    TurnOrderPanel: _direction,
    PassingPanel: _passing,
}
