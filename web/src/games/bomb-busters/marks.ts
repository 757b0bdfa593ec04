// What is marked at the wires: what was called, what is pointed at, what has changed.
import type { Voice } from "../../core/voice";
import type { Choice } from "./choice.svelte";
import type { Beat } from "./moments.svelte";
import { type Cell, hasCell, type Rack, sameCell, type Tile } from "./racks";
import type { LiveOdds } from "./odds.svelte";
import { letter } from "./sayings";
import type { Marks } from "./Stand.svelte";
import type { View } from "./types.gen";

interface Of {
  view: View;
  racks: readonly Rack[];
  voice: Voice;
  me: number | null;
  choice: Choice;
  beat: Beat | null;
  /** The wires of the last moment. */
  last: readonly Cell[];
  /** The wires that have changed since this seat's last turn. */
  changed: readonly Cell[];
  odds: LiveOdds;
}

export const NO_MARKS: Marks = {
  slip: () => "",
  torn: false,
  aim: () => false,
  snip: () => false,
  fresh: () => false,
  can: () => false,
  lit: () => false,
  chosen: () => false,
  pod: () => null,
};

export function marksOf({ view, racks, voice, me, choice, beat, changed, odds }: Of): Marks {
  const isMine = ([stand]: Cell) => racks[stand]?.owner === me;
  const said = (values: readonly number[]) =>
    values.length === 1 ? `${letter(values[0] ?? 0, voice)}?` : values.map((v) => letter(v, voice)).join(" ");
  // A call that waits for its owner's choice lies there until then.
  const settling = view.ask.type === "Settling" ? view.ask : null;
  const calling = beat?.kind === "call" || beat?.kind === "miss" || beat?.kind === "red" ? beat : null;
  const open = choice.open;
  return {
    torn: beat?.kind === "miss",
    slip: (cell) => {
      if (calling && hasCell(calling.called, cell)) return said(calling.values);
      if (settling && hasCell(settling.cells, cell) && !isMine(cell)) return said(settling.values);
      if (beat || isMine(cell) || !hasCell(choice.cells, cell)) return "";
      return choice.called.length ? said(choice.called) : "?";
    },
    aim: (cell) =>
      (calling !== null && hasCell(calling.called, cell)) ||
      (settling !== null && hasCell(settling.cells, cell)) ||
      (view.ask.type === "Swapping" && sameCell(view.ask.cell, cell)),
    snip: (cell) => beat !== null && beat.kind !== "call" && hasCell(beat.cells, cell),
    fresh: (cell) => hasCell(changed, cell),
    can: (tile: Tile) =>
      hasCell(open, tile.cell) ||
      hasCell(choice.ownOpen, tile.cell) ||
      (isMine(tile.cell) && !tile.cut && tile.value !== null && choice.callable.includes(tile.value)),
    lit: (tile: Tile) => isMine(tile.cell) && (hasCell(open, tile.cell) || hasCell(choice.ownOpen, tile.cell)),
    chosen: (cell) =>
      hasCell(choice.cells, cell) ||
      hasCell(choice.ownChosen, cell) ||
      (choice.own !== null && sameCell(choice.own, cell)),
    pod: (cell) => (beat || isMine(cell) || !choice.called.length ? null : odds.at(cell, choice.called[0] ?? 0)),
  };
}
