"""The results as a table on the screen. The caller's voice provides the sentences."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from msgspec.structs import replace
from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text as Styled

from litfuse.kernel.records import TABLE, Text, text

from . import reports
from .results import GameFault
from .summary import BotLine, Summary

Say = Callable[[Text], str]
SHOWN: Final = 10  # faults shown in full; the others are only counted


def shown(result: Summary, say: Say) -> RenderableType:
    """Returns everything there is to say about a run, for people."""
    parts: list[RenderableType] = [table(result, say)]
    parts += [Styled(line) for line in remarks(result, say)]
    parts += [Styled(line, "red") for line in faults(result, say)]
    return Group(*parts)


def title(result: Summary, say: Say) -> str:
    game = say(reports.played(result.game, result.config))
    return say(text("cli-simulate-title", game=f"={game}", seats=result.seats, seed=f"={result.seed}"))


def lines(result: Summary) -> list[BotLine]:
    """Returns a line for each place; if all win or lose together, for each kind of bot."""
    if not reports.won_together(result.game):
        return list(result.bots)
    kinds: dict[str, list[BotLine]] = {}
    for line in result.bots:
        kinds.setdefault(line.bot, []).append(line)
    return [merged(same) if len(same) > 1 else same[0] for same in kinds.values()]


def merged(same: list[BotLine]) -> BotLine:
    decisions = sum(line.decisions for line in same)
    seconds = sum(line.decisions * (line.seconds_per_decision or 0.0) for line in same)
    return replace(
        same[0],
        bot=f"{same[0].bot} ×{len(same)}",
        seconds_per_decision=seconds / decisions if decisions else None,
        decisions=decisions,
        work=sum(line.work for line in same),
        faults=sum(line.faults for line in same),
    )


def table(result: Summary, say: Say) -> Table:
    grid = Table(
        title=title(result, say), title_justify="left", title_style="bold", box=box.SIMPLE_HEAD, pad_edge=False
    )
    columns = ["bot", "wins", "games", "rate", "interval", "time"]
    if result.faults:
        columns.append("faults")
    for name in columns:
        heading = say(text(f"cli-simulate-column-{name}"))
        if name == "bot":
            grid.add_column(heading, overflow="fold", min_width=8)
        else:
            grid.add_column(heading, justify="right", no_wrap=True)
    for line in lines(result):
        cells = [line.bot, str(line.wins), str(line.games), *rates(line, say), milliseconds(line, say)]
        if result.faults:
            cells.append(str(line.faults))
        grid.add_row(*[Styled(cell) for cell in cells])
    return grid


def decimal(number: float, say: Say, digits: int = 1) -> str:
    """Returns a number as the language writes it."""
    return f"{number:.{digits}f}".replace(".", say(text("cli-simulate-decimal")))


def percent(rate: float, say: Say) -> str:
    return f"{decimal(100 * rate, say)} %"


def rates(line: BotLine, say: Say) -> tuple[str, str]:
    if line.rate is None:
        return "–", "–"
    return percent(line.rate, say), f"{decimal(100 * line.low, say)} – {decimal(100 * line.high, say)}"


def milliseconds(line: BotLine, say: Say) -> str:
    spent = line.seconds_per_decision
    return "–" if spent is None else f"{decimal(1000 * spent, say, 3 if spent < 0.01 else 1)} ms"


def remarks(result: Summary, say: Say) -> Iterator[str]:
    if result.fair_share is not None:
        yield say(text("cli-simulate-fair", share=f"={percent(result.fair_share, say)}"))
    if result.steps is not None:
        yield say(text("cli-simulate-steps", steps=f"={decimal(result.steps, say)}"))
    for name, (rate, low, high) in result.shares.items():
        interval = f"{decimal(100 * low, say)} – {decimal(100 * high, say)}"
        words = {"rate": f"={percent(rate, say)}", "interval": f"={interval}"}
        yield say(text("cli-simulate-share", name=f"share-{name.replace('_', '-')}", **words))
    for name, value in result.facts.items():
        if reports.counted(result.game, name):
            shown = f"={decimal(value, say, 2)}"
            yield say(text("cli-simulate-fact", name=f"fact-{name.replace('_', '-')}", value=shown))
    yield from interruption(result, say)


def interruption(result: Summary, say: Say) -> Iterator[str]:
    if result.interrupted:
        yield say(text("cli-simulate-interrupted", games=result.games, wanted=result.wanted))


def faults(result: Summary, say: Say) -> Iterator[str]:
    if not result.faults:
        return
    yield say(text("cli-simulate-faults", count=len(result.faults), finished=result.finished))
    for fault in result.faults[:SHOWN]:
        yield say(fault_text(fault))
    if len(result.faults) > SHOWN:
        yield say(text("cli-simulate-faults-more", count=len(result.faults) - SHOWN))


def fault_text(fault: GameFault) -> Text:
    """Returns who did what in which game, and how to reproduce it."""
    return text(
        f"cli-simulate-fault-{fault.kind}",
        game=f"={fault.game}",
        seed=f"={fault.seed}",
        bot=f"={fault.bot}" if fault.bot else "none",
        seat=fault.seat + 1 if fault.seat != TABLE else 0,
        question=f"={fault.decision}" if fault.decision else "none",
        what=f"={fault.what}",
    )
