"""The odds as a heat map: an SVG file written here, so that no other package is needed."""

from __future__ import annotations

from collections.abc import Callable
from html import escape

from .answers import Answers

CELL, LEFT, TOP, GAP = 34, 64, 46, 30
PALE = "#eeeeee"  # background of cut wires
CUT = "x"  # as users type it
FONT = 'font-family="sans-serif" font-size="12"'


def heat_map(found: Answers, title: str, word: Callable[[int], str]) -> str:
    """Returns the SVG: a block for each stand, slots from left to right, values downwards, darker if likelier."""
    values = sorted({v for stand in found.stands for slot in stand.slots for v in slot})
    wide = max(len(stand.slots) for stand in found.stands)
    width = LEFT + CELL * wide + GAP
    high = CELL * len(values)
    height = TOP + (high + TOP + GAP) * len(found.stands)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img">',
        f"<title>{escape(title)}</title>",
        f'<rect width="{width}" height="{height}" fill="#ffffff"/>',
        f'<text x="12" y="26" {FONT} font-weight="bold">{escape(title)}</text>',
    ]
    y = TOP
    for stand in found.stands:
        name = f"{stand.name}  {stand.owner}".rstrip()
        parts.append(f'<text x="12" y="{y}" {FONT} font-weight="bold">{escape(name)}</text>')
        for slot in range(len(stand.slots)):
            x = LEFT + CELL * slot + CELL // 2
            parts.append(f'<text x="{x}" y="{y + 14}" {FONT} text-anchor="middle">{slot + 1}</text>')
        for line, value in enumerate(values):
            top = y + 22 + CELL * line
            middle = top + CELL // 2 + 4
            parts.append(f'<text x="{LEFT - 8}" y="{middle}" {FONT} text-anchor="end">{escape(word(value))}</text>')
            for slot, odds in enumerate(stand.slots):
                p = odds.get(value, 0.0)
                cut = slot + 1 in stand.cut
                x, fill = LEFT + CELL * slot, PALE if cut else shade(p)
                parts.append(f'<rect x="{x}" y="{top}" width="{CELL}" height="{CELL}" fill="{fill}" stroke="#ccc"/>')
                if p > 0.0:
                    ink = "#000000" if cut else ink_on(p)
                    centre = x + CELL // 2
                    says = CUT if cut else percent(p)
                    parts.append(
                        f'<text x="{centre}" y="{middle}" {FONT} fill="{ink}" text-anchor="middle">{says}</text>'
                    )
        y += high + TOP + GAP
    return "\n".join([*parts, "</svg>", ""])


def shade(p: float) -> str:
    """Returns a colour from white to dark blue, readable without colour vision."""
    light = [round(255 + (end - 255) * p) for end in (23, 63, 115)]
    return "#" + "".join(f"{channel:02x}" for channel in light)


def ink_on(p: float) -> str:
    """Returns black or white, whichever can be read better on this shade."""
    return "#ffffff" if p > 0.71 else "#000000"


def percent(p: float) -> str:
    """Returns per cent; 100 and 0 only if it is certain."""
    if p >= 1 - 1e-9:
        return "100"
    return f"{min(99, max(1, round(100 * p)))}"
