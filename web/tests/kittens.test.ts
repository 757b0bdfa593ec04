// What a play of Exploding Kittens does to whom, as a seat reads it before it lets it stand.
import { expect, test } from "vitest";
import { Sentences, Voice } from "../src/core/voice";
import { effectOf, type Playable } from "../src/games/exploding-kittens/table";
import type { View } from "../src/games/exploding-kittens/types.gen";

const texts = import.meta.glob<string>("../../src/litfuse/lang/locales/*/{common,exploding-kittens}.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const files = (language: string) =>
  Object.entries(texts).flatMap(([path, text]) => (path.includes(`/${language}/`) ? [text] : []));
const voices = Object.fromEntries(
  ["en", "es", "fr"].map((language) => [
    language,
    new Voice(new Sentences(language, files(language)), ["Ana", "Bot Cumin", "Juniper", "Otto"], 0),
  ]),
);
const said = (play: Playable, by: number, view: Partial<View> = {}, language = "en") => {
  const seen = { living: [0, 1, 3], owed: 1, attacked: false, config: {}, ...view } as View;
  return voices[language]?.say(effectOf(seen, { type: "Window", by, play, waiting: [] }));
};

test("an Attack says who takes how many turns", () => {
  const attack: Playable = { type: "Play", card: "attack" };
  expect(said(attack, 0)).toBe("your Attack gives Bot Cumin two turns");
  expect(said(attack, 1)).toBe("Bot Cumin attacks: Otto takes two turns"); // Juniper is out
  expect(said(attack, 3)).toBe("Otto attacks: you take two turns");
  expect(said(attack, 3, { attacked: true, owed: 2 })).toBe("Otto attacks: you take two turns");
  const stacked = { attacked: true, owed: 2, config: { stacking: true } };
  expect(said(attack, 3, stacked)).toBe("Otto attacks: you take 4 turns");
});

test("a combo and a Favor say against whom they go", () => {
  const pair: Playable = { type: "Pair", cards: ["cat1", "cat1"], target: 0 };
  expect(said(pair, 1)).toBe("Bot Cumin takes a random card from you");
  expect(said(pair, 1, {}, "es")).toBe("Bot Cumin te quita una carta al azar");
  expect(said(pair, 1, {}, "fr")).toBe("Bot Cumin vous prend une carte au hasard");
  expect(said({ ...pair, target: 3 }, 1)).toBe("Bot Cumin takes a random card from Otto");
  expect(said({ ...pair, target: 3 }, 0)).toBe("you take a random card from Otto");
  expect(said({ type: "AskFavor", target: 0 }, 3)).toBe("you give Otto a card of your choice");
  const three: Playable = { type: "Three", cards: ["skip", "skip", "skip"], target: 0, named: "defuse" };
  expect(said(three, 3)).toBe("Otto takes this card from you, if you have it: Defuse");
  const five: Playable = { type: "Five", cards: ["nope", "skip", "see", "cat1", "cat2"], wanted: "defuse" };
  expect(said(five, 3)).toBe("Otto takes from the discard pile: Defuse");
});

test("every other card has its sentence in every language", () => {
  for (const card of ["skip", "shuffle", "see"] as const)
    for (const language of ["en", "es", "fr"])
      for (const by of [0, 1]) expect(said({ type: "Play", card }, by, {}, language)).not.toMatch(/[[{]/);
});
