import { describe, expect, it } from "vitest";
import type { Role } from "../src/core/texts";
import { Sentences, Voice } from "../src/core/voice";
import { words as KITTENS } from "../src/games/exploding-kittens/types.gen";
import { own as ownOf, sayings } from "../src/games/scape-goat/sayings";
import { words as GOAT } from "../src/games/scape-goat/types.gen";
import { Teller } from "../src/plain/teller";

const LOCALES = "../../src/litfuse/lang/locales";
const FILES = import.meta.glob<string>("../../src/litfuse/lang/locales/*/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const file = (language: string, name: string) => FILES[`${LOCALES}/${language}/${name}.ftl`]!;
const voiceOf = (language: string, me: number | null) =>
  new Voice(
    new Sentences(
      language,
      ["common", "web", "scape-goat"].map((name) => file(language, name)),
    ),
    ["Ann", "Ben", "Cat"],
    me,
  );
const VIEW = {
  type: "View",
  setup: { colours: ["G", "R", "B"], row: ["prep", "spy", "trade", "stash"], dice: [3, 3], seal: "ab12" },
  suspect: "R",
  mat: "RGB",
  hand: ["R", "R", "G"],
  face_up: ["Y", "Y", "Y", "BR"],
  places: ["prep", "spy", "spy"],
  left: 1,
  picks: [null, null, null],
};
const tellerOf = (language: string, me: number | null = 1, view: object = VIEW) =>
  new Teller(voiceOf(language, me), GOAT, sayings, view);
const role = (part: string, field: string): Role => GOAT[part]!.find(({ name }) => name === field)!.role;

describe("lists by place or seat", () => {
  it("name the place of each thing, however many neighbours are equal", () => {
    const says = (language: string) => tellerOf(language).shown(VIEW.face_up, role("View", "face_up"));
    expect(says("en")).toBe("Prepare: yellow, Spy: yellow, Trade: yellow, Stash: blue-red");
    expect(says("es")).toBe("Preparar: amarilla, Espiar: amarilla, Comerciar: amarilla, Alijo: azul-roja");
    expect(says("fr").replaceAll(/\s/g, " ")).toBe(
      "Préparer : jaune, Espionner : jaune, Échanger : jaune, Planque : bleue-rouge",
    );
  });
  it("name the seat of each thing, and which seat is the reader's own", () => {
    const teller = tellerOf("en");
    expect(teller.shown(VIEW.places, role("View", "places"))).toBe("Ann: Prepare, Ben (you): Spy, Cat: Spy");
    expect(teller.shown([1, 2], { kind: "seat" })).toBe("Ben (you) and Cat");
  });
  it("name the dice, and count places that have no names", () => {
    const teller = tellerOf("en");
    expect(teller.shown(VIEW.setup.dice, role("Setup", "dice"))).toBe("white: 3, black: 3");
    expect(teller.shown(["R", "R", null], role("Everything", "stash"))).toBe("1: red, 2: red, 3: nothing");
  });
  it("leave hands as they are: equal cards are counted", () => {
    expect(tellerOf("en").shown(VIEW.hand, role("View", "hand"))).toBe("2 × red and green");
  });
  it("call a place what it is now", () => {
    const turned = tellerOf("en", 1, { ...VIEW, left: 0 });
    expect(turned.shown(["prep"], role("View", "places"))).toBe("Ann: Frame/Steal");
  });
});

describe("what is read out", () => {
  const names = (teller: Teller, record: object, part = "") =>
    teller.fields(record as never, part).map(([name, { kind }]) => (kind === "folded" ? `(${name})` : name));

  it("has seals, keys and mats folded away, and unused ones nowhere", () => {
    expect(names(tellerOf("en"), VIEW.setup, "Setup")).toEqual(["colours", "row", "dice", "(seal)"]);
    expect(names(tellerOf("en"), VIEW)).toContain("(mat)");
    expect(names(tellerOf("en"), { ...VIEW, mat: "" })).not.toContain("(mat)");
  });
  it("leaves out a list by seat in which nobody has anything", () => {
    expect(names(tellerOf("en"), VIEW)).not.toContain("picks");
    expect(names(tellerOf("en"), { ...VIEW, picks: [null, "R", null] })).toContain("picks");
  });
  it("tells a spectator nothing of a hand or a suspect", () => {
    const seen = { ...VIEW, suspect: null, hand: [], mat: "" };
    const found = names(tellerOf("en", null, seen), seen);
    for (const own of ["suspect", "hand", "(mat)"]) expect(found).not.toContain(own);
  });
  it("says the own colour to who has one", () => {
    expect(ownOf(VIEW, voiceOf("en", 1))).toBe("Your colour is red.");
    expect(ownOf(VIEW, voiceOf("es", 2))).toBe("Tu color es el azul.");
    expect(ownOf(VIEW, voiceOf("fr", 0)).replaceAll(/\s/g, " ")).toBe("Votre couleur : vert.");
    expect(ownOf(VIEW, voiceOf("en", null))).toBe("");
  });
  it("counts no turns and no questions", () => {
    for (const words of [GOAT, KITTENS])
      for (const name of ["turns", "asked"])
        expect(words.View!.find((f) => f.name === name)?.role.kind).toBe("unshown");
  });
});
