// What the players said of themselves, as this seat heard it. Claims are never checked: they are shown as yellow slips.
import type { LineInfo } from "../../protocol.gen";
import type { Person } from "../../core/people";
import type { Card, Colour, Phrase } from "./types.gen";

export interface Claims {
  /** The suspect that was named last. */
  suspect: Colour | null;
  /** Cards that are claimed, without those that a later word took back. */
  holds: Card[];
}

/** By seat, from the lines of this match. */
export function claimsOf(lines: readonly LineInfo[], people: readonly Person[], match: string): Claims[] {
  const claims: Claims[] = people.map(() => ({ suspect: null, holds: [] }));
  for (const line of lines) {
    const seat = people.findIndex((person) => person?.chair === line.chair);
    const claim = claims[seat];
    if (claim && line.phrase && line.match === match) add(claim, line.phrase as Phrase);
  }
  return claims;
}

function add(claim: Claims, phrase: Phrase): void {
  if (phrase.type === "Suspect") claim.suspect = phrase.colour;
  if (phrase.type === "Hold" && !claim.holds.includes(phrase.card)) claim.holds.push(phrase.card);
  if (phrase.type === "Lack") claim.holds = claim.holds.filter((card) => !card.includes(phrase.colour) && card !== "J");
}
