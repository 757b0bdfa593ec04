// Where the arrow of the mark stands, and what is left bright: the mark itself and the part that it speaks of.
export interface Rect {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The side of the lit part on which the mark stands, and where its arrow is, from the left or the top of the mark. */
export interface Arrow {
  side: "above" | "below" | "left" | "right";
  at: number;
}

const CORNER = 24; // the arrow keeps away from the round corners

export function arrow(part: Rect, mark: Rect): Arrow {
  const [right, bottom] = [mark.left + mark.width, mark.top + mark.height];
  const across = within(part.left + part.width / 2 - mark.left, CORNER, mark.width - CORNER);
  if (bottom <= part.top + 1) return { side: "above", at: across };
  if (mark.top >= part.top + part.height - 1) return { side: "below", at: across };
  const down = within(part.top + part.height / 2 - mark.top, CORNER, mark.height - CORNER);
  return { side: right <= part.left + part.width / 2 ? "left" : "right", at: down };
}

/** The outline of a field with round holes in it, for a path that is filled by `evenodd`. */
export function outline(field: Rect, holes: readonly Rect[], radius: number): string {
  return [`M${field.left} ${field.top}h${field.width}v${field.height}h${-field.width}z`, ...holes.map(round)].join("");
  function round({ left, top, width, height }: Rect): string {
    const r = Math.min(radius, width / 2, height / 2);
    const turn = (x: number, y: number) => `a${r} ${r} 0 0 1 ${x} ${y}`;
    const [w, h] = [width - 2 * r, height - 2 * r];
    return `M${left + r} ${top}h${w}${turn(r, r)}v${h}${turn(-r, r)}h${-w}${turn(-r, -r)}v${-h}${turn(r, -r)}z`;
  }
}

/** The rectangle with a margin on all sides. */
export function grown({ left, top, width, height }: Rect, by: number): Rect {
  return { left: left - by, top: top - by, width: width + 2 * by, height: height + 2 * by };
}

/** Scrolls the element into view, moving only containers that a person can scroll too. */
export function reveal(element: Element): void {
  for (let around = element.parentElement; around; around = around.parentElement) {
    if (!/auto|scroll/.test(getComputedStyle(around).overflowY)) continue;
    const [it, room] = [element.getBoundingClientRect(), around.getBoundingClientRect()];
    if (it.bottom > room.bottom) around.scrollTop += it.bottom - room.bottom;
    if (it.top < room.top) around.scrollTop -= room.top - it.top;
  }
}

function within(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}
