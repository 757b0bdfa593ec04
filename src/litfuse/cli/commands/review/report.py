"""A review on the screen. Probabilities are shown as tables won out of a hundred."""

from __future__ import annotations

from collections.abc import Sequence

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text as Styled

from litfuse.coach.words import TABLE, Knew, Option, Reviewed, Summary
from litfuse.games.bomb_busters.words import word_of
from litfuse.kernel.records import text
from litfuse.lang import Voice

LIKELY = 3  # how many likely values of a wire are named


def tables(points: int) -> str:
    """Returns tables out of a hundred, rounded."""
    return str(round(points / TABLE))


def signed(points: int) -> str:
    whole = round(points / TABLE)
    return f"+{whole}" if whole > 0 else f"−{-whole}" if whole else "0"


def grid(voice: Voice, title: str, columns: Sequence[str]) -> Table:
    made = Table(title=title, title_justify="left", title_style="bold", box=box.SIMPLE_HEAD, pad_edge=False)
    for column in columns:
        wide = column in ("who", "what")
        heading = Styled(voice.word(f"cli-review-column-{column}"))
        made.add_column(heading, justify="left" if wide else "right", overflow="fold", no_wrap=not wide)
    return made


def decisions(found: Sequence[Reviewed], voice: Voice) -> Table:
    """Returns a table with a line for each decision."""
    made = grid(voice, voice.word("cli-review-title"), ("step", "who", "what", "worth", "verdict"))
    for one in found:
        taken = next(o for o in one.options if o.taken)
        cells = (str(one.step), voice.seat(one.seat), voice.say(taken.says), worth(taken), verdict(one, voice))
        made.add_row(*[Styled(cell) for cell in cells])
    return made


def worth(option: Option) -> str:
    return tables(option.worth) + (f" ±{tables(option.error)}" if option.error else "")


def verdict(one: Reviewed, voice: Voice) -> str:
    if one.verdict == "cost":
        return f"−{tables(one.cost)}"
    return voice.word(f"coach-{one.verdict}")


def decision(one: Reviewed, voice: Voice) -> RenderableType:
    """Returns everything about one decision."""
    title = voice.say(text("cli-review-step", step=one.step, seat=f"@{one.seat}"))
    made = grid(voice, title, ("what", "worth", "gap", "odds"))
    for option in one.options:
        cells = (voice.say(option.says), worth(option), gap(option), odds(option, voice))
        made.add_row(*[Styled(cell) for cell in cells], style="bold" if option.taken else "")
    return Group(made, Styled(said(one, voice)), *knew(one.knew, voice))


def gap(option: Option) -> str:
    if option.taken:
        return "·"
    return f"{signed(-option.gap)} ±{tables(option.gap_error)}"


def odds(option: Option, voice: Voice) -> str:
    return ", ".join(
        voice.say(text(f"coach-figure-{name}", percent=tables(points))) for name, points in option.figures.items()
    )


def said(one: Reviewed, voice: Voice) -> str:
    """Returns the verdict as a sentence."""
    return voice.say(text(f"coach-said-{one.verdict}", cost=tables(one.cost)))


def knew(known: Knew, voice: Voice) -> list[Styled]:
    lines = []
    if known.curve:
        lines.append(Styled(voice.say(text(f"coach-knew-{known.curve}", percent=tables(known.chance)))))
    for wire in known.wires:
        likely = sorted(zip(wire.chances, wire.values, strict=True), reverse=True)[:LIKELY]
        words = ", ".join(f"{value_word(voice, v)} {tables(p)} %" for p, v in likely)
        where = f"{wire.cell[0] + 1}:{wire.cell[1] + 1}"
        lines.append(Styled(f"  {where:>5}  {words}"))
    return lines


def value_word(voice: Voice, value: int) -> str:
    word = word_of(value)
    return voice.word(word) if word.startswith("value-") else word


def account(made: Summary, voice: Voice) -> RenderableType:
    """Returns where the results came from."""
    by_seat = grid(voice, voice.word("cli-review-players"), ("who", "best", "mistakes", "luck"))
    for seat in made.seats:
        best = voice.say(text("cli-review-best", best=seat.best, of=seat.decisions))
        cells = (voice.seat(seat.seat), best, signed(-seat.mistakes), signed(seat.luck))
        by_seat.add_row(*[Styled(cell) for cell in cells])
    lines = []
    for one in made.accounts:
        who = " ".join(f"@{seat}" for seat in one.seats)
        figures = {
            "start": tables(one.start),
            "luck": signed(one.luck),
            "mistakes": signed(-one.mistakes),
            "result": tables(one.result),
        }
        lines.append(
            Styled(voice.say(text("cli-review-account", seats=who, **{k: f"={v}" for k, v in figures.items()})))
        )
    return Group(by_seat, *lines)
