// A side of a map as it is sent: rows of signs for cells and for the gaps between them. It is drawn, nothing is decided.

const KINDS: Record<string, string> = {
  h: "start",
  s: "stairs",
  x: "saw",
  k: "key",
  d: "skull",
  a: "alarm",
  c: "control",
};
const GAPS: Record<string, Gap> = { "|": "wall", "-": "wall", "+": "door", ":": "lasers" };

export type Gap = "open" | "wall" | "door" | "lasers" | "end";
export interface MapCell {
  kind: string;
  /** What is between this cell and the next one in the east, and in the south. */
  east: Gap;
  south: Gap;
}

export function floorOf(rows: readonly string[]): MapCell[][] {
  const width = Math.max(0, ...rows.map((row) => row.length));
  const gap = (y: number, x: number): Gap =>
    y >= rows.length || x >= width ? "end" : (GAPS[rows[y]?.[x] ?? " "] ?? "open");
  const cells: MapCell[][] = [];
  for (let y = 0; y < rows.length; y += 2) {
    const row: MapCell[] = [];
    for (let x = 0; x < width; x += 2)
      row.push({ kind: KINDS[rows[y]?.[x] ?? ""] ?? "plain", east: gap(y, x + 1), south: gap(y + 1, x) });
    cells.push(row);
  }
  return cells;
}
