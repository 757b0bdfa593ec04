// Chairs of ours that wait for us.
import { api, ApiError } from "./api";
import { chairs, dropChair, type Kept } from "./chairs";

export interface Warm extends Kept {
  running: boolean;
}

/** Chairs where a match is on, or other people still sit, or nothing has been played yet. A table of bots whose match is
 * over has nobody who waits; a table that is gone has no chair. */
export async function warmChairs(): Promise<Warm[]> {
  const found: Warm[] = [];
  for (const kept of chairs().slice(0, 6)) {
    try {
      const table = await api.table(kept.table);
      const running = table.phase !== "lobby";
      const company = table.chairs.some((c, n) => c.holder === "person" && n !== kept.chair);
      if (running || company || !table.match) found.push({ ...kept, game: table.game, running });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status === 404) dropChair(kept.table);
    }
  }
  return found.slice(0, 3);
}
