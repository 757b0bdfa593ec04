// The table as it is shown after the end: all wires.
import type { AnyView, Everything, View } from "./types.gen";

/** Everything as one table: the wires where they stand, and beside it what was never on it. */
export function opened(view: unknown): { type: string }[] {
  const all = view as AnyView;
  if (all.type !== "Everything") return [all];
  const { table, keys } = all;
  const stands = table.stands.map((stand, i) => ({
    ...stand,
    wires: stand.wires.map((wire, j) => ({ ...wire, type: "Shown", key: keys[i]?.[j] ?? 0 })),
  }));
  const more: Partial<Everything> & { type: string } = { type: "Everything" };
  if (all.aside.length) more.aside = all.aside;
  if (all.deck.length) more.deck = all.deck;
  const numbers = (all.extras ?? []).filter((data) => data.type === "Numbers");
  if (numbers.length) more.extras = numbers;
  return [{ ...table, stands } as View, more];
}
