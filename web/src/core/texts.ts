// Records as arguments of texts: the same derivation as kernel/texts.py.
import type { MenuForm, Text } from "../protocol.gen";

export type Word = number | string;
export type Args = Record<string, Word>;
/** Fields of each record by tag: name, role ("@": a seat; else the word before a value), the default's word. */
export type Words = Record<string, [string, string, (number | string)?][]>;
export interface Tagged {
  type?: string;
  [field: string]: unknown;
}
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

/** The fields as arguments of a text. */
export function args(record: object, words: Words): Args {
  const record_ = record as Tagged;
  const fields = words[record_.type ?? ""];
  const out: Args = {};
  if (fields === undefined) {
    for (const [name, value] of Object.entries(record_)) if (name !== "type") out[kebab(name)] = word(value, "", words);
    return out;
  }
  for (const [name, role, missing] of fields)
    out[kebab(name)] = name in record_ ? word(record_[name], role, words) : (missing ?? NONE);
  return out;
}

/** A value as an argument: numbers stay, words become message keys, seats become `@2`. */
export function word(value: unknown, role: string, words: Words): Word {
  if (value === null || value === undefined) return NONE;
  if (Array.isArray(value)) return value.map((v) => String(word(v, role, words))).join(" ") || NONE;
  if (role === "@") return typeof value === "number" ? `@${value}` : String(value);
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "number") return value;
  if (typeof value === "string") return (role ? `${role}-${kebab(value)}` : kebab(value)) || NONE;
  const inner = Object.values(args(value, words));
  const only = inner[0];
  return inner.length === 1 && only !== undefined ? only : kebab((value as Tagged).type ?? "");
}

/** The text of a record that needs none of its own. */
export function textOf(record: { type: string }, role: string, words: Words): Text {
  return text(`${role}-${kebab(record.type)}`, args(record, words));
}

/** What an action of this form will do, with the values chosen so far. */
export function actionText(form: MenuForm, action: Tagged, words: Words): Text {
  return text(form.says.key, { ...args(action, words), ...form.says.args });
}
