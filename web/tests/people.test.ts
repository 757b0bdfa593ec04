import { expect, test } from "vitest";
import { syllables } from "../src/core/people";

test("long words of a name break between syllables, short ones stay whole", () => {
  expect(syllables("Wobblesworth the Fourth")).toEqual(["Wob", "bles", "worth ", "the ", "Fourth"]);
  expect(syllables("Monsieur Cornichon")).toEqual(["Monsieur ", "Cor", "ni", "chon"]);
  expect(syllables("Pepper")).toEqual(["Pepper"]);
  expect(syllables("xxxxxxxxxxxx")).toEqual(["xxxxxxxxxxxx"]);
  for (const name of ["Äußerstlang", "a  b", "", "123456789012"]) expect(syllables(name).join("")).toBe(name);
});
