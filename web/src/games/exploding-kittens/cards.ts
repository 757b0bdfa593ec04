// How each kind of card looks. Their words are the language files'.
import type { Card } from "./types.gen";

export const ART: Record<Card, string> = {
  kitten: "kitten",
  defuse: "defuse",
  nope: "nope",
  attack: "attack",
  skip: "skip",
  favor: "favor",
  shuffle: "shuffle",
  see: "future",
  cat1: "cat-toast",
  cat2: "cat-onigiri",
  cat3: "cat-cactus",
  cat4: "cat-disco",
  cat5: "cat-pear",
};
export const CARDS = Object.keys(ART) as Card[];
