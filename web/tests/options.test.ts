import { describe, expect, it } from "vitest";
import { fieldsOf, playsWhat, typed, valueWord } from "../src/core/options";
import type { Words } from "../src/core/texts";
import { Sentences, Voice } from "../src/core/voice";

const SCHEMA = {
  $ref: "#/$defs/Config",
  $defs: {
    Config: {
      properties: {
        mission: { type: "integer", enum: [1, 4, 9], default: 1 },
        custom: { "instead-of": "mission", anyOf: [{ $ref: "#/$defs/Mission" }, { type: "null" }], default: null },
        captain: { anyOf: [{ format: "seat", type: "integer" }, { type: "null" }], default: null },
        cap: { type: "integer", minimum: 0, maximum: 50, default: 0 },
        quiet: { type: "boolean", default: false },
      },
    },
  },
};
const WORDS: Words = {
  Config: [
    { name: "mission", role: { kind: "plain" }, missing: 1 },
    { name: "custom", role: { kind: "part", part: "Mission" }, missing: "none" },
  ],
};
const voice = new Voice(
  new Sentences("en", [
    "mission-4 = The whole bomb\n",
    "option-mission = Mission\n    .each = { $value }: { $name }\n",
    "table-plays = { $custom-key ->\n        [none] Mission { $mission }: { $mission-name }\n       *[other] Your own\n    }\n",
  ]),
);

describe("what a table may choose", () => {
  it("is drawn as a list, a seat, a number or a switch; what replaces a field is known", () => {
    expect(fieldsOf(SCHEMA).map((f) => [f.name, f.kind, f.instead])).toEqual([
      ["mission", "list", "custom"],
      ["captain", "seat", undefined],
      ["cap", "number", undefined],
      ["quiet", "switch", undefined],
    ]);
  });

  it("takes whole numbers in their bounds and nothing else", () => {
    const cap = fieldsOf(SCHEMA)[2]!;
    expect(["0", "50", " 7 "].map((text) => typed(cap, text))).toEqual([0, 50, 7]);
    expect(["", " ", "2.5", "-1", "51", "x"].map((text) => typed(cap, text))).toEqual(Array(6).fill(null));
  });
});

describe("a config in words", () => {
  it("says what is played in the words of the game, and nothing where there are none", () => {
    expect(playsWhat(voice, { mission: 4 }, WORDS)).toBe("Mission 4: The whole bomb");
    expect(playsWhat(voice, { custom: { blue: 6 } }, WORDS)).toBe("Your own");
    expect(playsWhat(voice, {}, WORDS, "again")).toBe("");
    expect(playsWhat(new Voice(new Sentences("en", [])), {}, WORDS)).toBe("");
  });

  it("names a value with its number, and shows one without a name as it is", () => {
    expect(valueWord(voice, "mission", 4)).toBe("4: The whole bomb");
    expect(valueWord(voice, "cap", 7)).toBe("7");
  });
});
