"""The odds as a table, in lines that fit the screen."""

from __future__ import annotations

from rich.console import Console
from rich.text import Text as Styled

from litfuse.games.bomb_busters.words import word_of
from litfuse.kernel.records import text
from litfuse.lang import Voice

from .answers import Answers, ShownCall, ShownStand
from .picture import CUT, percent

WIDE = 4  # width of a column: three digits and a blank
NEVER = "·"


def show(console: Console, voice: Voice, found: Answers) -> None:
    for stand in found.stands:
        for line in (*table(voice, stand, console.width), Styled()):
            console.print(line)
    if found.solo:
        console.print(Styled(voice.word("cli-odds-solo"), "bold"))
        console.print(Styled(f"  {', '.join(said(voice, value) for value in found.solo)}"))
    for heading, calls in (("cli-odds-calls", found.calls), ("cli-odds-detectors", found.detectors)):
        if calls:
            console.print(Styled(voice.word(heading), "bold"))
            for call in calls:
                console.print(Styled(f"  {one_call(voice, call)}"))
    bits = f"{found.bits:.1f}".replace(".", voice.word("cli-simulate-decimal"))
    console.print(Styled(voice.say(text("cli-odds-bits", bits=f"={bits}"))))


def table(voice: Voice, stand: ShownStand, width: int) -> list[Styled]:
    """Returns a column for each slot and a row for each value; continued below if the screen is too narrow."""
    values = sorted({v for slot in stand.slots for v in slot})
    words = [said(voice, v) for v in values]
    first = max(map(len, words))
    most = max(1, (width - first) // WIDE)
    count = len(stand.slots)
    lines = [Styled(f"{stand.name}  {stand.owner}".rstrip(), "bold")]
    for begin in range(0, count, most):
        slots = range(begin, min(begin + most, count))
        lines.append(Styled("%".ljust(first) + "".join(f"{slot + 1:{WIDE}}" for slot in slots), "dim"))
        for value, word in zip(values, words, strict=True):
            cells = [cell(stand, slot, value) for slot in slots]
            lines.append(Styled.assemble(word.ljust(first), *cells))
    return lines


def cell(stand: ShownStand, slot: int, value: int) -> Styled:
    odds = stand.slots[slot]
    if value not in odds:
        return Styled(NEVER.rjust(WIDE), "dim")
    if slot + 1 in stand.cut:
        return Styled(CUT.rjust(WIDE), "dim")
    said = percent(odds[value])
    return Styled(said.rjust(WIDE), "bold" if said == "100" else "")


def said(voice: Voice, value: int) -> str:
    word = word_of(value)
    return voice.word(word) if word.startswith("value-") else word


def one_call(voice: Voice, call: ShownCall) -> str:
    where = ", ".join(f"{call.stand}:{slot}" for slot in call.slots)
    hit, red, alone = (f"={percent(p) if p else '0'}" for p in (call.hit, call.red, call.alone))
    key = "cli-odds-call" if len(call.slots) == 1 else "cli-odds-pair"
    return voice.say(text(key, where=f"={where}", value=f"={said(voice, call.value)}", hit=hit, red=red, alone=alone))
