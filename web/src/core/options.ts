// The options of a table, read from the JSON Schema of a game's config, and configs in words. Knows no game.
import { args, type Args, kebab, type Words } from "./texts";
import type { Voice } from "./voice";

export type Config = Record<string, unknown>;
export interface Field {
  name: string;
  kind: "switch" | "list" | "number" | "seat";
  /** Of a list: what can be chosen. */
  values: readonly unknown[];
  missing: unknown;
  least?: number;
  most?: number;
  /** The field that, when it is set, counts in place of this one. */
  instead?: string;
}
interface Schema {
  type?: string;
  enum?: unknown[];
  anyOf?: Schema[];
  format?: string;
  default?: unknown;
  minimum?: number;
  maximum?: number;
  "instead-of"?: string;
}

function propertiesOf(schema: Record<string, unknown>): Record<string, Schema> {
  const defs = (schema["$defs"] ?? {}) as Record<string, { properties?: Record<string, Schema> }>;
  const ref = String(schema["$ref"] ?? "").split("/");
  return (schema["properties"] as Record<string, Schema>) ?? defs[ref.at(-1) ?? ""]?.properties ?? {};
}

function kindOf(field: Schema): Field["kind"] | null {
  if (field.enum) return "list";
  if (field.type === "boolean") return "switch";
  if (field.type === "integer" || field.type === "number") return "number";
  return field.anyOf?.some((part) => part.format === "seat") ? "seat" : null;
}

/** What a switch, a list or a number can show; the rest is set by who writes the table's config by hand. */
export function fieldsOf(schema: Record<string, unknown>): Field[] {
  const all = Object.entries(propertiesOf(schema));
  return all.flatMap(([name, field]) => {
    const kind = kindOf(field);
    if (kind === null) return [];
    const instead = all.find(([, other]) => other["instead-of"] === name)?.[0];
    return [
      {
        name,
        kind,
        values: field.enum ?? [],
        missing: field.default ?? null,
        least: field.minimum,
        most: field.maximum,
        instead,
      },
    ];
  });
}

/** Parses a typed number; returns null if the field cannot have that value. */
export function typed(field: Field, text: string): number | null {
  const number = Number(text);
  const fits = text.trim() !== "" && Number.isInteger(number);
  return fits && number >= (field.least ?? -Infinity) && number <= (field.most ?? Infinity) ? number : null;
}

/** A value of a field in words: a message of its own, or one for all that has the value and its name. */
export function valueWord(voice: Voice, field: string, value: unknown): string {
  const option = `option-${kebab(field)}`;
  const own = `${option}-${kebab(String(value))}`;
  if (voice.has(own)) return voice.t(own);
  const name = `${kebab(field)}-${kebab(String(value))}`;
  const each = {
    key: `${option}.each`,
    args: { value: typeof value === "number" ? value : `=${String(value)}`, name },
  };
  return voice.has(each.key) ? voice.say(each) : String(value);
}

/** Returns a remark on a field's value to show beside its name, if there is one. */
export function valueAbout(voice: Voice, field: string, value: unknown): string {
  const key = `${kebab(field)}-${kebab(String(value))}.text`;
  return voice.has(key) ? voice.t(key) : "";
}

function configArgs(config: Config, words: Words): Args {
  const said = args(config, words, "Config");
  for (const [name, value] of Object.entries(said))
    if (typeof value === "number") said[`${name}-name`] = `${name}-${value}`;
  return said;
}

/** Returns in the game's words what a table with this config plays; "" if all its tables play the same. */
export function playsWhat(
  voice: Voice,
  config: Config,
  words: Words,
  how: "" | "again" | "next" | "set-up" = "",
): string {
  const key = how ? `table-plays.${how}` : "table-plays";
  return voice.has(key) ? voice.say({ key, args: configArgs(config, words) }) : "";
}

/** Is everybody at this table shown odds? It takes all of them to want that. */
export function withOdds(room: { config: unknown }): boolean {
  return (room.config as Config | null)?.["odds"] === true;
}
