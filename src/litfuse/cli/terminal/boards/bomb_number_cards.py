"""Number cards and challenge cards of Bomb Busters in a terminal."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text as Styled

from litfuse.games.bomb_busters.mechanisms.challenge_cards.words import (
    NUMBERS_FIRST,
    ChallengesPanel,
    name_of_challenge,
)
from litfuse.games.bomb_busters.mechanisms.covered_cards.words import CoversPanel
from litfuse.games.bomb_busters.mechanisms.number_gate.words import GatePanel
from litfuse.games.bomb_busters.mechanisms.number_goals.words import GoalsPanel
from litfuse.games.bomb_busters.mechanisms.number_line.words import LinePanel, ahead
from litfuse.games.bomb_busters.mechanisms.sequence_gate.words import SequencePanel
from litfuse.games.bomb_busters.mechanisms.timed_phases.words import PhasesPanel
from litfuse.kernel.records import text
from litfuse.lang import Voice

from .flow import Flow
from .parts import QUIET

BLUE: Final = "bold bright_blue"


def sequence(voice: Voice, panel: SequencePanel) -> RenderableType:
    cards = [
        Styled(f"{n}✓", "dim strike")
        if panel.ends == 1 and i < panel.at
        else Styled(f"▶{n}" if i == panel.at else f"{n}", BLUE)
        for i, n in enumerate(panel.cards)
    ]
    key = "cli-bomb-row" if panel.ends == 1 else "cli-bomb-row-ends"
    return Flow([Styled(voice.say(text(key, need=panel.need)), "bold"), *cards])


def covers(voice: Voice, panel: CoversPanel) -> RenderableType:
    things = [Styled(voice.word("cli-bomb-covers" if panel.covers else "cli-bomb-covers-none"), "bold")]
    things += [Styled(f"{voice.word(f'equipment-{c.card}')} {c.number}") for c in panel.covers]
    return Flow(things, 2)


def gate(voice: Voice, panel: GatePanel) -> RenderableType:
    things = [Styled(voice.word(f"cli-bomb-gate-{panel.cards}"), "bold")]
    for seat, numbers in enumerate(panel.own):
        things.append(Styled(f"{voice.seat(seat)}: {' '.join(map(str, numbers)) or '–'}"))
    for n in sorted((*panel.up, *panel.down)) if not panel.own else ():
        style = BLUE if n in panel.up else "dim strike"
        things.append(Styled(f"▶{n}" if n == panel.number else f"{n}", style))
    return Flow(things, 2 if panel.own else 1)


def challenges(voice: Voice, panel: ChallengesPanel) -> RenderableType:
    lines: list[RenderableType] = [Styled(voice.word("cli-bomb-challenges"), "bold")]
    for one in panel.open:
        said = voice.word(name_of_challenge(one.card))
        if one.card == NUMBERS_FIRST:
            said += f": {' '.join(map(str, panel.numbers))}"
        if one.lost:
            lines.append(Styled(f"  {said} · {voice.word('cli-bomb-challenge-lost')}", "dim"))
        else:
            lines.append(Styled(f"  {said}{f' · {one.have}/{one.need}' if one.need else ''}"))
    lines += [Styled(f"  ✓ {voice.word(name_of_challenge(card))}", "dim green") for card in panel.met]
    return Group(*lines)


def line(voice: Voice, panel: LinePanel) -> RenderableType:
    """The line of cards. The robot is an arrow before or after its card, which points where the robot will walk."""
    things, free = [Styled(voice.word("cli-bomb-line"), "bold")], ahead(panel)
    for i, n in enumerate(panel.cards):
        here = (f"{n}▶" if panel.right else f"◀{n}") if i == panel.at else f"{n}"
        things.append(Styled(here, BLUE if n in free else "dim strike" if n in panel.down else QUIET))
    return Flow(things)


def goals(voice: Voice, panel: GoalsPanel) -> RenderableType:
    cards = [Styled(f"{n}", BLUE) for n in panel.cards] or [Styled(voice.word("cli-bomb-goals-none"), QUIET)]
    pays = "cli-bomb-goals" if panel.reward == "step" else "cli-bomb-goals-card"
    return Flow([Styled(voice.word(pays), "bold"), *cards])


def phases(voice: Voice, panel: PhasesPanel) -> RenderableType:
    """The duty and its numbers, the turns left for it, and the yellow wires of each player once they are told."""
    numbers = f"={' · '.join(map(str, panel.cards))}"
    if panel.again is not None:
        things = [Styled(voice.say(text("cli-bomb-phase-again", number=panel.again)), "bold")]
    else:
        things = [Styled(voice.say(text(f"cli-bomb-phase-{panel.duty}", numbers=numbers)), "bold")]
        if panel.turns is not None:
            things.append(Styled(voice.say(text("cli-bomb-turns-left", turns=panel.turns))))
    for seat, count in enumerate(panel.yellows):
        things.append(Styled(voice.say(text("cli-bomb-yellows", seat=f"@{seat}", count=count)), "bold yellow"))
    return Flow(things, 2)
