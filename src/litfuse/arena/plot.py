"""The rates as a plot: a bar and an interval for each bot, and for each rate of the game's own report.

Needs matplotlib, which is optional.
"""

from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import Final

from litfuse.kernel.errors import LitfuseError
from litfuse.kernel.records import text

from .report import Say, lines, percent, title
from .summary import Summary

ENDINGS: Final = (".svg", ".png")


def check(file: Path) -> None:
    """Raises LitfuseError if nothing can be drawn there; called before hours of play."""
    if file.suffix.lower() not in ENDINGS:
        raise LitfuseError(text("arena-plot-ending", file=f"={file}"))
    if importlib.util.find_spec("matplotlib") is None:
        raise LitfuseError(text("arena-no-matplotlib"))


def draw(result: Summary, file: Path, say: Say) -> None:
    from matplotlib import rc_context
    from matplotlib.figure import Figure

    bots = lines(result)
    bars = [(b.bot, b.rate or 0.0, b.low, b.high) for b in bots]
    bars += [
        (say(text("cli-value", value=f"share-{name.replace('_', '-')}")), *shares)
        for name, shares in result.shares.items()
    ]
    rows = list(range(len(bars)))
    rates = [100 * rate for _, rate, _, _ in bars]
    below = [max(0.0, 100 * (rate - low)) for _, rate, low, _ in bars]
    above = [max(0.0, 100 * (high - rate)) for _, rate, _, high in bars]
    colours = ["#4c72b0"] * len(bots) + ["#8172b3"] * len(result.shares)
    # Text stays text in an SVG, and the same run gives the same bytes.
    with rc_context({"svg.fonttype": "none", "svg.hashsalt": "litfuse", "font.family": "sans-serif"}):
        figure = Figure(figsize=(8, 1.6 + 0.5 * len(rows)), layout="constrained")
        axes = figure.add_subplot()
        axes.barh(rows, rates, height=0.6, color=colours)
        axes.errorbar(rates, rows, xerr=[below, above], fmt="none", ecolor="#222222", capsize=4)
        for row, rate, up in zip(rows, rates, above, strict=True):
            axes.annotate(percent(rate / 100, say), (rate + up, row), (6, 0), textcoords="offset points", va="center")
        if result.fair_share is not None:
            label = say(text("cli-simulate-fair", share=f"={percent(result.fair_share, say)}"))
            axes.axvline(100 * result.fair_share, color="#c44e52", linestyle="--", label=label)
            axes.legend(loc="upper left", bbox_to_anchor=(0.0, -0.3), frameon=False)
        axes.set_yticks(rows, [name for name, _, _, _ in bars])
        axes.invert_yaxis()
        axes.set_xlim(0, 14 + 100 * max(high for _, _, _, high in bars))  # room for the text after a bar
        axes.set_xticks([tick for tick in axes.get_xticks() if tick <= 100])
        axes.set_xlabel(say(text("cli-simulate-plot-axis")))
        games = say(text("cli-simulate-plot-games", games=result.finished))
        axes.set_title(f"{title(result, say)}; {games}", loc="left")
        figure.savefig(file, metadata={"Date": None} if file.suffix.lower() == ".svg" else None, dpi=150)
