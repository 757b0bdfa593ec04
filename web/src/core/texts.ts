// Records as arguments of texts: the same derivation as kernel/texts.py.
import type { MenuForm, Text } from "../protocol.gen";

export type Word = number | string;
export type Args = Record<string, Word>;
/** How a value becomes a word. */
export type Role =
  /** As it is: a number, a word of its own, or a record with a tag. */
  | { kind: "plain" }
  | { kind: "seat" }
  /** A place of several numbers, like stand and slot. */
  | { kind: "place" }
  /** A place of one number. */
  | { kind: "position" }
  /** A value of an enumeration: its messages are `name-value`. */
  | { kind: "enum"; name: string }
  /** Numbers of which some have a message. */
  | { kind: "named"; names: Record<string, string> }
  /** A record without a tag that is said by its first field. */
  | { kind: "short"; part: string }
  /** Any other record without a tag. */
  | { kind: "part"; part: string }
  /** A value that the game's page has words for. */
  | { kind: "said"; as: string }
  | { kind: "unshown" }
  /** What only a machine reads, like a seal: shown on demand. */
  | { kind: "folded" }
  /** One value for each place: of these, which the game's page says as `of`; without names they count from 1. */
  | { kind: "by-place"; each: Role; of: string; places: string[] }
  /** One value for each seat. */
  | { kind: "by-seat"; each: Role };
export const PLAIN: Role = { kind: "plain" };
export interface Field {
  name: string;
  role: Role;
  /** The word of the default, for a field that was left out. */
  missing?: Word;
}
/** The fields of each record by its tag, and of each part without a tag by its name. */
export type Words = Record<string, Field[]>;
export interface Tagged {
  type?: string;
  [field: string]: unknown;
}
/** The game's own words for a value; null: there are none. */
export type Own = (value: unknown, role: Role) => string | null;
export const NONE = "none";

/** Words as the language files write them: `DrawCard` is `draw-card`, `put_back` is `put-back`. */
export function kebab(name: string): string {
  return name
    .replace(/(?<=[a-z0-9])(?=[A-Z])/g, "-")
    .replaceAll("_", "-")
    .toLowerCase();
}

export function text(key: string, args: Args = {}): Text {
  return { key, args };
}

/** The fields as arguments of a text; those of a short part, or of several, stand beside it, as `call-own`. */
export function args(record: object, words: Words, name = "", own: Own = () => null): Args {
  const record_ = record as Tagged;
  const fields = words[name || (record_.type ?? "")];
  const out: Args = {};
  if (fields === undefined) {
    for (const [field, value] of Object.entries(record_))
      if (field !== "type") out[kebab(field)] = word(value, PLAIN, words);
    return out;
  }
  for (const { name: field, role, missing } of fields) {
    const key = kebab(field);
    const value = record_[field];
    const said = role.kind === "short" || value === null || value === undefined ? null : own(value, role);
    out[key] = said !== null ? `=${said}` : field in record_ ? word(value, role, words) : (missing ?? NONE);
    if (role.kind === "short" && typeof value === "object" && value !== null)
      for (const [inner, said] of Object.entries(short(value, words, role.part, own))) out[`${key}-${inner}`] = said;
  }
  return out;
}

/** The fields of a short part; of several, what each of them has. */
function short(value: object, words: Words, name: string, own: Own): Args {
  if (!Array.isArray(value)) return args(value, words, name, own);
  const each = value.map((part: object) => args(part, words, name, own));
  const out: Args = {};
  for (const key of Object.keys(each[0] ?? {})) {
    const there = each.map((one) => one[key] ?? NONE).filter((said) => said !== NONE);
    // Behind "=" everything is shown as it is.
    const plain = there.every((said) => !String(said).startsWith("="));
    out[key] = plain ? there.join(" ") || NONE : `=${there.map((said) => String(said).replace(/^=/, "")).join(", ")}`;
  }
  return out;
}

/** The name of the part that a role speaks of; empty if it speaks of none. */
export function partOf(role: Role): string {
  return role.kind === "short" || role.kind === "part" ? role.part : "";
}

/** A value as an argument: numbers stay, words become message keys, seats become `@2`. */
export function word(value: unknown, role: Role, words: Words): Word {
  if (value === null || value === undefined) return NONE;
  if (Array.isArray(value)) {
    if (role.kind === "place" && value.every((n) => typeof n === "number")) return value.map((n) => n + 1).join(":"); // as people count
    if (role.kind === "by-place") return word(value, role.each, words);
    if (role.kind === "by-seat") return bySeat(value, role.each, words);
    return value.map((v) => String(word(v, role, words))).join(" ") || NONE;
  }
  if (role.kind === "seat") return typeof value === "number" ? `@${value}` : String(value);
  if (role.kind === "named") return role.names[String(value)] ?? (value as Word);
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "number") return role.kind === "position" ? value + 1 : value;
  if (typeof value === "string") return (role.kind === "enum" ? `${role.name}-${kebab(value)}` : kebab(value)) || NONE;
  const inner = Object.values(args(value, words, partOf(role)));
  const only = inner[0];
  return (role.kind === "short" || inner.length === 1) && only !== undefined
    ? only
    : kebab((value as Tagged).type ?? "");
}

/** Each seat with its value; seats without one are left out. */
function bySeat(values: unknown[], role: Role, words: Words): Word {
  const has = values.map((v, seat) => (v === null ? "" : `@${seat}:${word(v, role, words)}`));
  return has.filter(Boolean).join(" ") || NONE;
}

/** The text of a record that needs none of its own. */
export function textOf(record: { type: string }, role: string, words: Words): Text {
  return text(`${role}-${kebab(record.type)}`, args(record, words));
}

/** What an action of this form will do, with the values chosen so far. */
export function actionText(form: MenuForm, action: Tagged, words: Words, own?: Own): Text {
  return text(form.says.key, { ...args(action, words, "", own), ...form.says.args });
}
