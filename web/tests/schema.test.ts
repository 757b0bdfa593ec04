import { describe, expect, it } from "vitest";
import { type Field, fresh, insteadOf, nowOf, recordOf, type RecordShape, withValue } from "../src/core/schema";

const ROOT = {
  $ref: "#/$defs/Config",
  $defs: {
    Config: {
      title: "Config",
      type: "object",
      properties: {
        mission: { type: "integer", enum: [1, 2], default: 1 },
        custom: { "instead-of": "mission", anyOf: [{ $ref: "#/$defs/Mission" }, { type: "null" }], default: null },
      },
    },
    Mission: {
      title: "Mission",
      type: "object",
      order: ["number", "blue", "dial", "ban", "seats", "lies", "rows", "mechanisms"],
      properties: {
        number: { type: "integer", readOnly: true, default: 0 },
        blue: { type: "integer", minimum: 1, maximum: 12, default: 12 },
        dial: { anyOf: [{ type: "integer", minimum: 0, maximum: 6 }, { type: "null" }], default: null },
        ban: { type: "array", items: { $ref: "#/$defs/Equipment" }, maxItems: 2, default: [] },
        seats: {
          type: "array",
          items: { type: "integer", minimum: 2, maximum: 5 },
          maxItems: 4,
          default: [2, 3, 4, 5],
        },
        lies: { enum: ["all", "nobody"], default: "nobody" },
        rows: { type: "array", items: { type: "string", maxLength: 13 }, maxItems: 9, default: [] },
        mechanisms: {
          type: "array",
          items: { anyOf: [{ $ref: "#/$defs/Gate" }, { $ref: "#/$defs/Fuse" }] },
          maxItems: 8,
          default: [],
        },
      },
    },
    Equipment: { title: "Equipment", enum: ["mug", "ray"] },
    Gate: { title: "Gate", type: "object", properties: { type: { enum: ["Gate"] }, cards: { type: "integer" } } },
    Fuse: { title: "Fuse", type: "object", properties: { type: { enum: ["Fuse"] }, hot: { type: "boolean" } } },
  },
};

const mission = recordOf(ROOT, "custom") as RecordShape;
const field = (name: string) => mission.fields.find((one) => one.name === name) as Field;

describe("a form from a schema", () => {
  it("finds the field that counts in place of another", () => {
    expect(insteadOf(ROOT, "mission")).toBe("custom");
    expect(insteadOf(ROOT, "custom")).toBeNull();
    expect(recordOf(ROOT, "mission")).toBeNull();
  });

  it("has a field for everything but what nobody may choose", () => {
    expect(mission.fields.map(({ name }) => name)).toEqual([
      "blue",
      "dial",
      "ban",
      "seats",
      "lies",
      "rows",
      "mechanisms",
    ]);
  });

  it("knows what each field may hold", () => {
    expect(field("blue").shape).toEqual({ kind: "number", least: 1, most: 12 });
    expect(field("dial")).toMatchObject({ open: true, missing: null });
    expect(field("ban").shape).toEqual({ kind: "set", values: ["mug", "ray"], word: "equipment", most: 2 });
    expect(field("seats").shape).toMatchObject({ kind: "set", values: [2, 3, 4, 5] });
    expect(field("lies").shape).toEqual({ kind: "list", values: ["all", "nobody"], word: "is-lies" });
    expect(field("rows").shape).toEqual({ kind: "lines", most: 9, long: 13 });
  });

  it("has every kind of a union, also one that is new", () => {
    const { shape } = field("mechanisms");
    expect(shape.kind === "records" && shape.of.map(({ name }) => name)).toEqual(["Gate", "Fuse"]);
    expect(shape.kind === "records" && fresh(shape.of[1]!)).toEqual({ type: "Fuse" });
  });

  it("keeps only what is not as it would be anyway", () => {
    const six = withValue(field("blue"), {}, 6);
    expect(six).toEqual({ blue: 6 });
    expect(nowOf(field("blue"), six)).toBe(6);
    expect(nowOf(field("seats"), six)).toEqual([2, 3, 4, 5]);
    expect(withValue(field("blue"), six, 12)).toEqual({});
    expect(withValue(field("dial"), { dial: 2 }, null)).toEqual({});
  });
});
