// What this seat is about to answer: which way of answering, and what is chosen for it so far. It is kept when the
// question comes back with another number, as far as its values still exist, and it is never sent by itself.
import type { Decision, MenuForm } from "../../protocol.gen";
import type { Values } from "../../core/menus";
import type { Tagged } from "../../core/texts";
import { idOf, type Turn } from "../../core/turn.svelte";
import { answerOf, completed, fieldsOf, fitting, isList, parts, sizeOf, withPart } from "./forms";
import type { Character, Equipment } from "./pieces";
import type { Cell } from "./racks";
import type { Call, Helper } from "./types.gen";

/** A way to answer: a kind of action, with what helps in it or where it comes from. */
export interface Way {
  decision: Decision;
  type: string;
  helpers: readonly Helper[];
  /** The card or the character, for what both can do; empty otherwise. */
  source: string;
  forms: readonly MenuForm[];
}

const CELLS = ["cell", "cells"];
const OWN = ["own", "turned"];
const VALUES = ["call", "calls", "value", "number", "values"];
const SEATS = ["seat", "partner", "seats"];
/** Fields chosen on the board and its keys, and helper and source, which are chosen together with the way. */
const ON_BOARD = new Set([...CELLS, ...OWN, ...VALUES, ...SEATS, "stand", "direction", "helpers", "source"]);
const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** What each card is used as. */
const CARDS: Partial<Record<Equipment, { type: string; helper?: Helper; also?: string }>> = {
  unequal: { type: "UseUnequal" },
  equal: { type: "UseEqual" },
  walkie: { type: "UseWalkie" },
  triple: { type: "HelpedCut", helper: "triple" },
  super: { type: "HelpedCut", helper: "super" },
  ray: { type: "HelpedCut", helper: "ray" },
  "post-it": { type: "UsePostIt", also: "UseFalsePostIt" },
  rewinder: { type: "UseRewinder" },
  batteries: { type: "UseBatteries" },
  radar: { type: "UseRadar" },
  stabilizer: { type: "UseStabilizer" },
  mug: { type: "UseMug" },
  single: { type: "UseSingle" },
  "fast-pass": { type: "FastPass" },
  hook: { type: "UseHook" },
};
const POWERS: Record<Character, { type: string; helper?: Helper }> = {
  double: { type: "HelpedCut", helper: "double" },
  triple: { type: "HelpedCut", helper: "own-triple" },
  ray: { type: "HelpedCut", helper: "own-ray" },
  radar: { type: "UseRadar" },
  walkie: { type: "UseWalkie" },
};

const OF_CARDS = new Set(
  [...Object.values(CARDS), ...Object.values(POWERS)].flatMap(({ type, also }: { type: string; also?: string }) =>
    also ? [type, also] : [type],
  ),
);

export class Choice {
  private current = $state.raw<{ type: string; helpers: readonly Helper[]; source: string } | null>(null);
  values = $state.raw<Values>({});
  /** The stand that is open in the ticket. */
  stand = $state<number | null>(null);
  /** A warned answer was asked for once. */
  sure = $state(false);

  constructor(private readonly turn: Turn) {}

  /** All ways to answer, of all questions to this seat, without those about talk, which the talk panel shows. */
  readonly ways = $derived.by(() =>
    this.turn.mine.filter((d) => d.kind !== "report").flatMap((decision) => waysOf(decision, this.turn.menu(decision))),
  );

  /** The way that is on the ticket: the one chosen, else the cut of a turn, else the only one that is owed, but for
   * skipping; or what whoever is first may have. */
  readonly way = $derived.by((): Way | null => {
    const chosen = this.current;
    const found = chosen && this.ways.find((way) => isWay(way, chosen));
    return found ?? this.usual;
  });

  readonly usual = $derived.by((): Way | null => {
    const owed = this.ways.filter((way) => way.decision.owed !== false);
    if (!owed.length) return this.ways.find((way) => way.decision.race) ?? null;
    const deeds = owed.filter((way) => way.type !== "Skip");
    const some = deeds.length ? deeds : owed;
    const types = new Set(some.map((way) => way.type));
    return owed.find((way) => way.type === "DualCut") ?? (types.size === 1 ? (some[0] ?? null) : null);
  });

  readonly forms = $derived<readonly MenuForm[]>(this.way?.forms ?? []);
  readonly fields = $derived(fieldsOf(this.forms));
  readonly cellField = $derived(CELLS.find((field) => this.fields.includes(field)) ?? "");
  /** The field for the viewer's own wires, seen or turned, that this cut takes. */
  readonly ownField = $derived(OWN.find((field) => this.fields.includes(field)) ?? "");
  readonly valueField = $derived(VALUES.find((field) => this.fields.includes(field)) ?? "");
  readonly seatField = $derived(SEATS.find((field) => this.fields.includes(field)) ?? "");
  /** Fields whose values have buttons of their own; values that are no words wait for the number they go with. */
  readonly named = $derived(
    this.fields.filter(
      (field) =>
        !ON_BOARD.has(field) &&
        (!this.valueField || this.called.length > 0 || this.options(field).every((one) => typeof one === "string")),
    ),
  );
  readonly answer = $derived(this.way ? answerOf(this.forms, this.values) : null);
  /** Has anything been chosen that can be taken back? */
  readonly begun = $derived(this.current !== null || Object.keys(this.values).length > 0);

  /** The wires that are chosen. */
  readonly cells = $derived.by((): Cell[] => {
    const value = this.values[this.cellField];
    if (value === undefined) return [];
    return isList(this.cellField) ? (value as Cell[]) : [value as Cell];
  });
  /** The wires that may be chosen. */
  readonly open = $derived.by((): Cell[] =>
    this.cellField ? (parts(this.forms, this.values, this.cellField) as Cell[]) : [],
  );
  /** The values that are chosen. */
  readonly called = $derived.by((): number[] => {
    const value = this.values[this.valueField];
    if (value === undefined) return [];
    const all = isList(this.valueField) ? (value as unknown[]) : [value];
    return all.map((one) => (typeof one === "number" ? one : (one as Call).value));
  });
  /** The values that may be chosen. */
  readonly callable = $derived.by((): number[] => {
    if (!this.valueField) return [];
    // What goes with a number is chosen after it, and does not bind it.
    const before = Object.fromEntries(Object.entries(this.values).filter(([field]) => ON_BOARD.has(field)));
    const all = parts(this.forms, before, this.valueField);
    return [...new Set(all.map((one) => (typeof one === "number" ? one : (one as Call).value)))];
  });
  /** Own turned wires that may be named, and those that are. */
  readonly ownOpen = $derived(this.ownField ? (parts(this.forms, this.values, this.ownField) as Cell[]) : []);
  readonly ownChosen = $derived.by((): Cell[] => {
    const value = this.values[this.ownField];
    if (value === undefined) return [];
    return isList(this.ownField) ? (value as Cell[]) : [value as Cell];
  });
  /** The own wire that is to be cut with a call, if one was named. */
  readonly own = $derived.by((): Cell | null => {
    const value = this.values[this.valueField];
    const all = (isList(this.valueField) ? (value as unknown[]) : [value]) ?? [];
    const call = all.find((one) => typeof one === "object" && one !== null) as Call | undefined;
    return call?.own ?? null;
  });

  options(field: string): unknown[] {
    return parts(this.forms, this.values, field);
  }

  size(field: string): number {
    return sizeOf(this.forms, this.values, field);
  }

  clear(): void {
    this.current = null;
    this.values = {};
    this.stand = null;
    this.sure = false;
  }

  /** A new question came, or the same with another number. */
  renew(): void {
    this.sure = false;
    if (this.way === null || (this.current && !isWay(this.way, this.current))) return this.clear();
    let kept: Values = {};
    for (const [field, value] of Object.entries(this.values))
      if (fitting(this.forms, { ...kept, [field]: value }).length) kept = { ...kept, [field]: value };
    this.values = kept;
    if (!this.cells.length) this.stand = null;
  }

  /** Takes another way, and keeps the choices that fit it. */
  use(way: Way): void {
    const before = { cells: this.cells, called: this.called };
    this.current = { type: way.type, helpers: way.helpers, source: way.source };
    this.values = {};
    this.sure = false;
    for (const cell of before.cells) this.add(this.cellField, cell);
    for (const value of before.called) this.value(value);
    this.values = completed(this.forms, this.values);
  }

  add(field: string, part: unknown): boolean {
    const next = field ? withPart(this.forms, this.values, field, part) : null;
    if (next === null) return false;
    this.sure = false;
    this.values = completed(this.forms, next);
    return true;
  }

  /** A wire was tapped. */
  cell(cell: Cell): boolean {
    const done = this.add(this.cellField, cell);
    if (done) this.stand = cell[0];
    return done || this.add(this.ownField, cell);
  }

  /** A value was tapped, perhaps on the own wire that is to be cut. */
  value(value: number, own: Cell | null = null): boolean {
    const field = this.valueField;
    if (field !== "call" && field !== "calls") return this.add(field, value);
    const now = this.values[field];
    const there = field === "calls" ? ((now as Call[] | undefined) ?? []).find((call) => call.value === value) : null;
    if (there && !own) return this.add(field, there);
    return (own !== null && this.add(field, { value, own })) || this.add(field, { value });
  }

  // --- cards and characters -------------------------------------------------------------------------------------------

  /** The way in which a card can be used now. */
  ofCard(name: Equipment): Way | null {
    const use = CARDS[name];
    if (!use) return null;
    if (use.helper) return this.helped(use.helper);
    return this.ways.find((w) => (w.type === use.type || w.type === use.also) && w.source !== "power") ?? null;
  }

  ofPower(character: Character): Way | null {
    const use = POWERS[character];
    if (use.helper) return this.helped(use.helper);
    return this.ways.find((way) => way.type === use.type && way.source === "power") ?? null;
  }

  /** Does this way begin with a card or a character? */
  isOfCard(way: Way): boolean {
    return OF_CARDS.has(way.type);
  }

  isOn(way: Way | null): boolean {
    return way !== null && this.current !== null && this.way !== null && isWay(this.way, way);
  }

  /** The cut with this helper, beside the one that is already there if both go together. */
  private helped(helper: Helper): Way | null {
    const ways = this.ways.filter((way) => way.type === "HelpedCut");
    const now = this.way?.type === "HelpedCut" ? this.way.helpers : [];
    const exactly = (helpers: readonly Helper[]) =>
      ways.find((way) => same([...way.helpers].sort(), [...helpers].sort()));
    if (now.includes(helper)) return exactly(now) ?? null;
    return exactly([...now, helper]) ?? exactly([helper]) ?? null;
  }

  /** The action to ask the server about, so that it says why it is not possible. */
  guess(field: string, part: unknown): Tagged {
    const action: Tagged = { type: this.way?.type ?? "" };
    const form = this.forms[0];
    for (const [name, pick] of Object.entries(form?.picks ?? {})) {
      const value = name === field ? (isList(name) ? [part] : part) : this.values[name];
      const some = (pick.take ?? null) === null ? pick.of[0] : pick.of.slice(0, pick.take ?? 0);
      action[name] = value ?? some;
    }
    return action;
  }
}

function isWay(way: Way, other: Pick<Way, "type" | "helpers" | "source">): boolean {
  return way.type === other.type && way.source === other.source && same(way.helpers, other.helpers);
}

function waysOf(decision: Decision, menu: readonly MenuForm[]): Way[] {
  const out: (Way & { forms: MenuForm[] })[] = [];
  for (const form of menu)
    for (const helpers of (form.picks?.["helpers"]?.of ?? [[]]) as Helper[][])
      for (const source of (form.picks?.["source"]?.of ?? [""]) as string[]) {
        const one = { decision, type: form.type, helpers, source };
        const there = out.find((way) => isWay(way, one));
        const forms = [narrowed(form, helpers, source)];
        if (there) there.forms.push(...forms);
        else out.push({ ...one, forms });
      }
  return out;
}

/** The form with these helpers and this source only. */
function narrowed(form: MenuForm, helpers: readonly Helper[], source: string): MenuForm {
  const picks = { ...form.picks };
  if (picks["helpers"]) picks["helpers"] = { of: [helpers] };
  if (picks["source"]) picks["source"] = { of: [source] };
  return { ...form, picks };
}

/** The name of a way's question on the wire. */
export function questionOf(way: Way | null): string {
  return way ? idOf(way.decision) : "";
}
