// How the plain board names things. It knows no game: what the language files do not say is shown as it was sent.
import { kebab, type Role, type Tagged, type Words, word } from "../core/texts";
import type { Voice } from "../core/voice";

export const isRecord = (v: unknown): v is Tagged => typeof v === "object" && v !== null && !Array.isArray(v);
/** A record that fits into a line: nothing in it has parts of its own. */
export const isFlat = (v: unknown): v is Tagged =>
  isRecord(v) &&
  Object.values(v).every((x) => typeof x !== "object" || x === null || (Array.isArray(x) && x.length === 0));
export const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** The label of a field or of a kind of record. */
export function label(name: string, voice: Voice): string {
  const key = `field-${kebab(name)}`;
  return voice.has(key) ? voice.t(key) : kebab(name).replaceAll("-", " ");
}

/** A value in words. */
export function shown(value: unknown, role: Role, words: Words, voice: Voice): string {
  const said = word(value, role, words);
  if (typeof said === "number") return String(said);
  const known = said.split(" ").every((w) => w.startsWith("@") || /^\d+$/.test(w) || voice.has(w));
  if (known) return voice.say({ key: "plain-value", args: { value: said } });
  if (Array.isArray(value) && value.length === 0) return voice.t("none");
  if (role === ":") return said;
  if (isRecord(value)) return parts(value, words, voice);
  return Array.isArray(value) ? value.map((v) => shown(v, role, words, voice)).join(", ") : String(value);
}

/** A record in one line: its kind and its fields. */
export function parts(record: Tagged, words: Words, voice: Voice, part = ""): string {
  const fields = fieldsOf(record, part, words).map(
    ([name, role, v]) => `${label(name, voice)}: ${shown(v, role, words, voice)}`,
  );
  return [record.type ? label(record.type, voice) : "", fields.join(", ")].filter(Boolean).join(", ");
}

/** The fields of a record that are there, each with its role. `part` names a record without a tag. */
export function fieldsOf(record: Tagged, part: string, words: Words): [string, Role, unknown][] {
  const roles = new Map((words[part || (record.type ?? "")] ?? []).map(([name, role]) => [name, role]));
  return Object.entries(record)
    .filter(([name, value]) => name !== "type" && !(isRecord(value) && Object.keys(value).length === 0))
    .map(([name, value]) => [name, roles.get(name) ?? "", value]);
}
