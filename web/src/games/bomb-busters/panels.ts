// What missions add, by kind and not by mission: which panel a view has, and what it says about numbers and seats.
import { kebab } from "../../core/texts";
import type { View } from "./types.gen";

export type Panel = NonNullable<View["panels"]>[number];
export type Of<T extends Panel["type"]> = Extract<Panel, { type: T }>;

export function panel<T extends Panel["type"]>(view: View, type: T): Of<T> | undefined {
  return view.panels?.find((one): one is Of<T> => one.type === type);
}

/** The numbers of a row that have to wait: with two ends those on both sides of the one that is due. */
export function waiting({ cards, at, ends }: Of<"SequencePanel">): number[] {
  return at === cards.length ? [] : cards.filter((_, i) => i > at || (ends === 2 && i < at));
}

/** The numbers of a line that may be cut: on open cards under the robot and where it looks, the nearest first. */
export function ahead({ cards, at = 0, right = true, down = [] }: Of<"LinePanel">): number[] {
  const way = right ? cards.slice(at) : cards.slice(0, at + 1).reverse();
  return way.filter((number) => !down.includes(number));
}

/** A number that a row of number cards keeps until those before it are done. */
export function isLocked(view: View, number: number): boolean {
  const row = panel(view, "SequencePanel");
  const gate = panel(view, "GatePanel");
  if (gate !== undefined && !gate.own?.length)
    return gate.number == null ? gate.cards === "one" && !gate.up.includes(number) : gate.number !== number;
  return row !== undefined && waiting(row).includes(number);
}

/** What a cut of this number costs in oxygen, if the mission asks for any. */
export function costOf(view: View, number: number): number | null {
  const oxygen = panel(view, "OxygenPanel");
  return oxygen?.value == null ? (oxygen?.costs?.[number - 1] ?? null) : null;
}

/** The oxygen that this seat can pay with. */
export function airOf(view: View, seat: number): number {
  const oxygen = panel(view, "OxygenPanel");
  return (oxygen?.flow === "reserve" ? oxygen.reserve : oxygen?.stocks[seat]) ?? 0;
}

/** Nothing is marked on the board once wires were shown: only what is cut is seen. */
export function unmarked(view: View): boolean {
  return Boolean(view.mission.shown_once) && view.turns > 0;
}

/** The number that is due, or called. */
export function isDue(view: View, number: number): boolean {
  const row = panel(view, "SequencePanel");
  const call = panel(view, "CallPanel");
  const gate = panel(view, "GatePanel");
  const duty = panel(view, "PhasesPanel");
  if (duty !== undefined && (duty.again == null ? duty.cards?.includes(number) : duty.again === number)) return true;
  if (gate?.number === number || targetOf(view)?.number === number) return true;
  return (row !== undefined && row.cards[row.at] === number) || (call !== undefined && call.card === number);
}

/** The number that has to be cut by the next cue, and how many wires of it are still missing. */
export function targetOf(view: View): { number: number; left: number } | null {
  const found = panel(view, "TargetsPanel");
  if (found?.target == null) return null;
  return { number: found.target, left: Math.max(0, found.need - (view.cuts[found.target] ?? 0)) };
}

/** The message that names a mechanism which a cue calls. */
export function nameOf(mechanism: string): string {
  return mechanism ? `kind-${kebab(mechanism)}` : "script-nothing";
}

/** What binds this seat alone: the name of the rule. */
export function ownRule(view: View, seat: number): string | null {
  const card = panel(view, "ConstraintsPanel")?.own?.[seat];
  return card == null ? null : `constraint-${card}`;
}

/** The panel that changes with every turn gets the strip below the track; the others stand at seats or in the sheet. */
const STRIPS: Panel["type"][] = [
  "ScriptPanel",
  "PhasesPanel",
  "SequencePanel",
  "GatePanel",
  "LinePanel",
  "ChallengesPanel",
  "CoversPanel",
  "MapPanel",
  "OxygenPanel",
  "TripsPanel",
  "RobotPanel",
  "CallPanel",
  "FusePanel",
  "GoalsPanel",
  "TargetsPanel",
  "NumbersPanel",
  "ClaimsPanel",
  "CountdownPanel",
  "ConstraintsPanel",
  "RolesPanel",
  "TogetherPanel",
  "TokenRowPanel",
  "FragilePanel",
  "UntoldPanel",
  "UnequippedPanel",
  "LatePanel",
  "RedCardPanel",
  "UnsortedPanel",
  "BlindPanel",
  "PassingPanel",
  "TurnOrderPanel",
  "RestrictedPanel",
];

export function stripOf(view: View): Panel | null {
  const countdown = panel(view, "CountdownPanel");
  if (countdown?.turns != null) return countdown; // no clock in the bar shows it
  for (const type of STRIPS) {
    const found = panel(view, type);
    if (found) return found;
  }
  return view.panels?.[0] ?? null; // of a kind that nobody has listed yet: the strip says its name
}
