// The faces of the evidence for the eye: which shapes a card shows, and their letters in the reader's language.
import type { Voice } from "../../core/voice";
import type { Card, Colour } from "./types.gen";

/** A shape on a card: one of the six colours, gray, or the joker's wheel. */
export type Mark = Colour | "X" | "J";

/** In the order of `shape-letters` in the language files. */
const MARKS: readonly Mark[] = ["B", "R", "Y", "G", "O", "P", "X", "J"];

/** The shapes of a face, which its name spells. */
export function marks(card: Card): Mark[] {
  return [...card] as Mark[];
}

/** Does this face show this colour to whoever looks at it? */
export function shows(card: Card, colour: Colour): boolean {
  return card === "J" || card.includes(colour);
}

/** The letters on a shape; gray has none. */
export function letterOf(mark: Mark, voice: Voice): string {
  return mark === "X" ? "" : (voice.t("shape-letters").split(" ")[MARKS.indexOf(mark)] ?? "");
}

export const colourName = (colour: Colour, voice: Voice) => voice.name(`colour-${colour.toLowerCase()}`);
export const cardName = (card: Card, voice: Voice) => voice.name(`card-${card.toLowerCase()}`);
/** The same with its article, as what somebody takes or leaves: "la verte". */
export const theCard = (card: Card, voice: Voice) =>
  voice.say({ key: "the-card", args: { card: `card-${card.toLowerCase()}` } });

/** A card or colour named by a key of the language files, as the notebook of the server names them. */
export function cardOf(key: string): Card {
  return key.replace(/^card-/, "").toUpperCase() as Card;
}

/** With a capital, where a word stands alone. */
export const capital = (word: string, voice: Voice) => word.charAt(0).toLocaleUpperCase(voice.language) + word.slice(1);
