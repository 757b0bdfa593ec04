// Where the mark of a guide stands: beside the part that it speaks of, never over it.
export interface Rect {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Placed {
  left: number;
  top: number;
  /** On which side of the lit part the mark stands; the arrow is on its other edge. */
  side: "above" | "below";
  /** Where the arrow is, from the left edge of the mark. */
  arrow: number;
}

const GAP = 20; // between mark and part: the ring, and the arrow
const EDGE = 8;

/** Above the part if the mark has room there, else below it, else on the side with more room, held inside the frame. */
export function place(part: Rect, mark: { width: number; height: number }, frame: Rect): Placed {
  const above = part.top - frame.top;
  const below = frame.top + frame.height - (part.top + part.height);
  const need = mark.height + GAP + EDGE;
  const side = above >= need || (below < need && above >= below) ? "above" : "below";
  const wanted = side === "above" ? part.top - GAP - mark.height : part.top + part.height + GAP;
  const middle = part.left + part.width / 2;
  const left = within(middle - mark.width / 2, frame.left + EDGE, frame.left + frame.width - mark.width - EDGE);
  const top = within(wanted, frame.top + EDGE, frame.top + frame.height - mark.height - EDGE);
  return { left, top, side, arrow: within(middle - left, 24, mark.width - 24) };
}

function within(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}
