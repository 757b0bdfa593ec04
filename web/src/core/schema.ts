// A record as a form, read from its JSON Schema: the possible values of each field and its default. Knows no game.
import { kebab } from "./texts";

type Schema = Record<string, unknown>;
export type Filled = Record<string, unknown>;
export type Shape =
  | { kind: "switch" }
  /** One of these values; `word` begins their messages. */
  | { kind: "list"; values: readonly unknown[]; word: string }
  | { kind: "number"; least?: number; most?: number }
  /** Some of these values, in this order. */
  | { kind: "set"; values: readonly unknown[]; word: string; most: number }
  /** Lines of text. */
  | { kind: "lines"; most: number; long: number }
  | RecordShape
  /** Several records; each kind of them by its tag, which is empty where there is one kind. */
  | { kind: "records"; of: readonly RecordShape[]; most: number };
export interface RecordShape {
  kind: "record";
  /** The name of the record, which is its tag if it has one. */
  name: string;
  tagged: boolean;
  fields: readonly Field[];
}
export interface Field {
  name: string;
  shape: Shape;
  /** It may be left open, and then something else decides. */
  open: boolean;
  missing: unknown;
}
const MANY = 99;

/** The record that a field of this schema's record holds: `null` if there is no such field. */
export function recordOf(root: Schema, field: string): RecordShape | null {
  const shape = fieldsOf(root, resolved(root, root)).find(({ name }) => name === field)?.shape;
  return shape?.kind === "record" ? shape : null;
}

/** The field that counts in place of this one, where it is set. */
export function insteadOf(root: Schema, field: string): string | null {
  const properties = (resolved(root, root)["properties"] ?? {}) as Record<string, Schema>;
  return Object.entries(properties).find(([, one]) => one["instead-of"] === field)?.[0] ?? null;
}

function resolved(root: Schema, schema: Schema): Schema {
  const ref = schema["$ref"];
  if (typeof ref !== "string") return schema;
  return ((root["$defs"] ?? {}) as Record<string, Schema>)[ref.split("/").at(-1) ?? ""] ?? {};
}

function fieldsOf(root: Schema, schema: Schema): Field[] {
  const properties = (schema["properties"] ?? {}) as Record<string, Schema>;
  const order = (schema["order"] as string[] | undefined) ?? Object.keys(properties);
  return order.flatMap((name) => {
    const field = properties[name] ?? {};
    if (field["readOnly"] || name === "type") return [];
    const parts = ((field["anyOf"] as Schema[] | undefined) ?? [field]).filter((one) => one["type"] !== "null");
    const open = parts.length < ((field["anyOf"] as Schema[] | undefined)?.length ?? 1);
    const shape = parts.length === 1 ? shapeOf(root, parts[0]!, name) : null;
    return shape ? [{ name, shape, open, missing: field["default"] ?? (open ? null : empty(shape)) }] : [];
  });
}

function shapeOf(root: Schema, given: Schema, field: string): Shape | null {
  const schema = resolved(root, given);
  const values = schema["enum"] as unknown[] | undefined;
  if (values) return { kind: "list", values, word: wordOf(schema, field) };
  switch (schema["type"]) {
    case "boolean":
      return { kind: "switch" };
    case "integer":
      return { kind: "number", least: numberOf(schema["minimum"]), most: numberOf(schema["maximum"]) };
    case "object":
      return record(root, schema);
    case "array":
      return several(root, schema, field);
  }
  return null;
}

function several(root: Schema, schema: Schema, field: string): Shape | null {
  const items = (schema["items"] ?? {}) as Schema;
  const most = numberOf(schema["maxItems"]) ?? MANY;
  const parts = ((items["anyOf"] as Schema[] | undefined) ?? [items]).map((one) => resolved(root, one));
  if (parts.every((one) => one["type"] === "object"))
    return { kind: "records", of: parts.map((one) => record(root, one)), most };
  const [one] = parts;
  const shape = one ? shapeOf(root, one, field) : null;
  if (shape?.kind === "list") return { kind: "set", values: shape.values, word: shape.word, most };
  if (shape?.kind === "number" && shape.least !== undefined && shape.most !== undefined) {
    const { least } = shape;
    const values = Array.from({ length: shape.most - least + 1 }, (_, n) => least + n);
    return { kind: "set", values, word: "", most };
  }
  return one?.["type"] === "string" ? { kind: "lines", most, long: numberOf(one["maxLength"]) ?? MANY } : null;
}

function record(root: Schema, schema: Schema): RecordShape {
  const properties = (schema["properties"] ?? {}) as Record<string, Schema>;
  const tag = (properties["type"]?.["enum"] as string[] | undefined)?.[0];
  return {
    kind: "record",
    name: tag ?? String(schema["title"] ?? ""),
    tagged: tag !== undefined,
    fields: fieldsOf(root, schema),
  };
}

/** Values of an enumeration have its name before them, others the name of the field. */
const wordOf = (schema: Schema, field: string) =>
  schema["title"] === undefined ? `is-${kebab(field)}` : kebab(String(schema["title"]));
const numberOf = (value: unknown) => (typeof value === "number" ? value : undefined);

/** Returns the default of a field. */
function empty(shape: Shape): unknown {
  switch (shape.kind) {
    case "switch":
      return false;
    case "list":
      return shape.values[0];
    case "number":
      return shape.least ?? 0;
    case "record":
      return {};
    default:
      return [];
  }
}

/** Returns a new record of this kind: empty, or with its tag alone. */
export function fresh(shape: RecordShape): Filled {
  return shape.tagged ? { type: shape.name } : {};
}

export const nowOf = (field: Field, record: Filled): unknown => record[field.name] ?? field.missing;

/** Returns the record with another value, leaving out fields that have their default. */
export function withValue(field: Field, record: Filled, value: unknown): Filled {
  const { [field.name]: _, ...others } = record;
  const usual = JSON.stringify(value) === JSON.stringify(field.missing);
  return usual || value === undefined ? others : { ...others, [field.name]: value };
}
