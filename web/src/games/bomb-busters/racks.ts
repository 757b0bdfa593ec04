// The stands of a view as rows of tiles. No rules: what may be chosen is in the menu.
import type { Voice } from "../../core/voice";
import { letter, sign, token, wire } from "./sayings";
import { opened } from "./table";
import type { Hidden, Label, Shown, StandView, Token, View } from "./types.gen";
import { colourOf, printed, valueOf } from "./wires";

export type Cell = [number, number];

/** A token as it is drawn. */
export interface Disc {
  text: string;
  /** The shape says what kind it is. */
  kind: "value" | "yellow" | "parity" | "count" | "not";
  dated: boolean;
  says: string;
}

export interface Tile {
  cell: Cell;
  /** null: hidden. */
  key: number | null;
  value: number | null;
  colour: "blue" | "yellow" | "red" | "hidden";
  text: string;
  /** The printed number of a yellow or red wire. */
  sub: string;
  cut: boolean;
  /** Everybody knows that it is red, though it is hidden. */
  red: boolean;
  /** It stands apart from the row: not in order, or turned round. */
  apart: "stray" | "turned" | null;
  /** The row is on its right: it stands at the left end. */
  ahead: boolean;
  discs: Disc[];
  /** A label from this wire to one further right: its sign and how far it reaches. */
  label: { text: string; reach: number } | null;
  /** For who does not see: "wire 7, hidden, token 10". */
  says: string;
}

export interface Rack {
  stand: number;
  owner: number;
  /** 0: the only stand of its owner; else 1 for the left one and 2 for the right one. */
  which: number;
  tiles: Tile[];
  beside: Disc[];
  left: number;
}

export const sameCell = (a: Cell, b: Cell) => a[0] === b[0] && a[1] === b[1];
export const hasCell = (cells: readonly Cell[], cell: Cell) => cells.some((one) => sameCell(one, cell));

/** The table that is drawn: after the end with all wires open. */
export function tableOf(view: unknown): View {
  return opened(view)[0] as View;
}

function discOf(one: Token, voice: Voice): Disc {
  const kinds: Partial<Record<NonNullable<Token["says"]>, Disc["kind"]>> = {
    even: "parity",
    odd: "parity",
    "is-not": "not",
    "has-not": "not",
  };
  const says = one.says ?? "is";
  const counted = /^x\d$|^single$/.test(says);
  const yellow = says === "is" && colourOf(one.value) === "yellow";
  return {
    text: sign(one, voice).replace("≠ ", ""),
    kind: kinds[says] ?? (counted ? "count" : yellow ? "yellow" : "value"),
    dated: one.dated === true,
    says: token(one, voice),
  };
}

function labelAt(labels: readonly Label[], cell: Cell): Tile["label"] {
  const found = labels.find((label) => sameCell(label.cell, cell));
  return found ? { text: found.equal ? "=" : "≠", reach: found.reach ?? 1 } : null;
}

function tileOf(one: Shown | Hidden, cell: Cell, labels: readonly Label[], voice: Voice): Tile {
  const shown = one.type === "Shown" ? one : null;
  const value = shown ? valueOf(shown.key) : null;
  const label = labelAt(labels, cell);
  const discs = (one.tokens ?? []).map((t) => discOf(t, voice));
  const cut = shown?.cut === true;
  const slot = cell[1] + 1;
  const what = shown ? wire(shown.key, voice) : voice.t("wire-hidden");
  const parts = [voice.t("board-slot", { slot }), what, ...(cut ? [voice.t("wire-cut")] : [])];
  if (one.red && !shown) parts.push(voice.t("value-red"));
  if (one.apart) parts.push(voice.t(`wire-${one.apart}`));
  parts.push(...discs.map((disc) => disc.says));
  if (label) parts.push(voice.t(label.text === "=" ? "board-label-equal" : "board-label-unequal"));
  return {
    cell,
    key: shown?.key ?? null,
    value,
    colour: value === null ? "hidden" : colourOf(value),
    text: value === null ? "" : letter(value, voice),
    sub: value === null || colourOf(value) === "blue" ? "" : String(printed(shown?.key ?? 0)),
    cut,
    red: one.red === true,
    apart: one.apart ?? null,
    ahead: slot === 1,
    discs,
    label,
    says: parts.join(", "),
  };
}

/** A wire that is shown until the next step, with its token: that lies beside the stand. */
function glimpsed<W extends Shown | Hidden>(view: View, one: W, cell: Cell): W {
  const token = view.stands[cell[0]]?.beside?.at(-1);
  if (!token || !view.glimpse || !sameCell(view.glimpse, cell)) return one;
  return { ...one, tokens: [...(one.tokens ?? []), token] };
}

/** Every stand, with whose it is. */
export function racksOf(view: View, voice: Voice): Rack[] {
  const of = (owner: number) => view.stands.flatMap((s, i) => (s.owner === owner ? [i] : []));
  return view.stands.map((one: StandView, stand): Rack => {
    const all = of(one.owner);
    const tiles = one.wires.map((w, slot) =>
      tileOf(glimpsed(view, w, [stand, slot]), [stand, slot], view.labels ?? [], voice),
    );
    return {
      stand,
      owner: one.owner,
      which: all.length < 2 ? 0 : all.indexOf(stand) + 1,
      tiles,
      beside: (one.beside ?? []).map((t) => discOf(t, voice)),
      left: tiles.filter((tile) => !tile.cut).length,
    };
  });
}

/** The name by which anything points at a wire: whose it is, on which of the stands, in which slot. */
export function wireName(rack: Rack, slot: number): string {
  return `${rack.owner}.${Math.max(0, rack.which - 1)}.${slot}`;
}
