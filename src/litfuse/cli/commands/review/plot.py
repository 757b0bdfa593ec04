"""Plots the probability of winning from decision to decision, with mistakes marked.

Needs matplotlib (`arena.plot.check`).
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from litfuse.coach.words import TABLE, Reviewed
from litfuse.kernel.records import Seat
from litfuse.lang import Voice

COLOURS = ("#4c72b0", "#dd8452", "#55a868", "#8172b3", "#937860", "#c44e52")
MARKERS = ("o", "s", "^", "D", "v", "P")  # because colour alone is not enough


def draw(found: Sequence[Reviewed], camps: Sequence[Sequence[Seat]], file: Path, voice: Voice) -> None:
    """Draws a line for each camp."""
    from matplotlib import rc_context
    from matplotlib.figure import Figure

    # Text stays text in an SVG, and the same review gives the same bytes.
    with rc_context({"svg.fonttype": "none", "svg.hashsalt": "litfuse", "font.family": "sans-serif"}):
        figure = Figure(figsize=(9, 4.5), layout="constrained")
        axes = figure.add_subplot()
        for n, camp in enumerate(camps):
            own = [one for one in found if one.seat in camp]
            steps, chances = [one.step for one in own], [one.before / TABLE for one in own]
            marker, colour = MARKERS[n % len(MARKERS)], COLOURS[n % len(COLOURS)]
            label = voice.join([voice.seat(seat) for seat in camp])
            axes.plot(steps, chances, marker=marker, markersize=4, color=colour, label=label)
            for one in own:
                if one.cost:
                    axes.annotate(
                        f"−{round(one.cost / TABLE)}",
                        (one.step, one.before / TABLE),
                        (0, -14),
                        textcoords="offset points",
                        ha="center",
                        color="#c2143c",
                    )
        axes.set_ylim(-8, 104)
        axes.set_xlabel(voice.word("cli-review-column-step"))
        axes.set_ylabel(voice.word("cli-review-axis"))
        axes.set_title(voice.word("cli-review-title"), loc="left")
        axes.legend(loc="upper left", bbox_to_anchor=(0.0, -0.15), frameon=False)
        figure.savefig(file, metadata={"Date": None} if file.suffix.lower() == ".svg" else None, dpi=150)
