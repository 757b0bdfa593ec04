// How cards and characters look. Their words are the language files'.
import type { Card, Power, View } from "./types.gen";

export type Equipment = Card["name"];
export type Character = NonNullable<Power["character"]>;

/** A player's character; nothing if there are none in this mission, or none for this player. */
export function powerOf(view: View, seat: number | null): { character: Character; used: boolean } | undefined {
  const power = seat === null ? undefined : view.powers[seat];
  return power?.character ? { character: power.character, used: power.used ?? false } : undefined;
}

export const CARD_ART: Record<Equipment, string> = {
  unequal: "eq-1",
  walkie: "eq-2",
  triple: "eq-3",
  "post-it": "eq-4",
  super: "eq-5",
  rewinder: "eq-6",
  batteries: "eq-7",
  radar: "eq-8",
  stabilizer: "eq-9",
  ray: "eq-10",
  mug: "eq-11",
  equal: "eq-12",
  "false-bottom": "eq-y",
  single: "eq-22",
  drop: "eq-33",
  "fast-pass": "eq-99",
  disintegrator: "eq-1010",
  hook: "eq-1111",
};

export const CHARACTER_ART: Record<Character, string> = {
  double: "detector2",
  radar: "eq-8",
  walkie: "eq-2",
  triple: "eq-3",
  ray: "eq-10",
};

/** How talk is drawn while a mission restricts it; empty: as ever, for numbers may be dear and words free. */
export function talkArt(mode: string | null | undefined): string {
  return mode === "mute" || mode === "mime" ? `i-${mode}` : "";
}
