// What the plain board says about a table of Scape Goat in words of the game's own.
import type { Voice } from "../../core/voice";
import type { Sayings, Teller } from "../../plain/teller";
import { sideOf, tableOf } from "./table";
import type { AnyView, Place } from "./types.gen";

/** The colour of the viewer's own seat; a spectator has none. */
export function own(view: unknown, voice: Voice): string {
  const colour = voice.me === null ? undefined : tableOf(view as AnyView).setup.colours?.[voice.me];
  return colour === undefined
    ? ""
    : voice.say({ key: "own-colour", args: { colour: `colour-${colour.toLowerCase()}` } });
}

export const sayings: Sayings = {
  said: {
    die: (which: string, { voice }: Teller) => voice.name(`die-${which}`),
    // The place of the preparation tokens turns over when the last one is taken.
    spot: (place: Place | Place[], { view, voice }: Teller) =>
      Array.isArray(place) ? undefined : voice.name(`place-${sideOf(tableOf(view as AnyView), place)}`),
  },
};
