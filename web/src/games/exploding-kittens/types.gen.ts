// Written by scripts/generate_types.py from the Python records. Do not edit.

import type { Words } from "../../core/texts";

export interface AskFavor {
  type: "AskFavor";
  target: number;
}

/** The kinds, in the order of the card table, in which every set of cards is written. */
export type Card = "attack" | "cat1" | "cat2" | "cat3" | "cat4" | "cat5" | "defuse" | "favor" | "kitten" | "nope" | "see" | "shuffle" | "skip";

/** The options. EK-OPT-9 and EK-OPT-11 are `spectators` and `stand_in`, which every table has. */
export interface Config {
  stacking?: boolean;
  combos?: "first-game" | "full" | "none";
  instant_five?: boolean;
  dead_hand?: "discarded" | "withdrawn";
  opening?: 4 | 7;
  defuse?: "asked" | "automatic";
  take_back?: boolean;
  notepad?: boolean;
  spectators?: boolean;
  stand_in?: boolean;
}

/** Do not use a Defuse: explode (EK-DEF-1). */
export interface Decline {
  type: "Decline";
}

export interface Defuse {
  type: "Defuse";
}

export interface Defused {
  type: "Defused";
  seat: number;
  late?: boolean;
}

/** End the turn by drawing a card (EK-TURN-9). */
export interface DrawCard {
  type: "DrawCard";
}

export interface Drew {
  type: "Drew";
  seat: number;
  card?: Card | null;
  late?: boolean;
}

/** The view after the end, with all zones (EK-END-3). */
export interface Everything {
  type: "Everything";
  table: View;
  hands: Card[][];
  pile: Card[];
  place?: [number, number] | null;
}

export interface Exploded {
  type: "Exploded";
  seat: number;
  late?: boolean;
  hand?: Card[];
}

/** A kitten was drawn and lies open; the player who drew it is asked (EK-DEF-1). */
export interface Facing {
  type: "Facing";
}

export interface FavorAsked {
  type: "FavorAsked";
  giver: number;
  taker: number;
}

/** Five different cards: take a card from the discard pile (EK-COMBO-4). */
export interface Five {
  type: "Five";
  cards: [Card, Card, Card, Card, Card];
  wanted: Card;
}

export interface GaveCard {
  type: "GaveCard";
  giver: number;
  taker: number;
  card?: Card | null;
  late?: boolean;
}

/** A player resigned. A kitten left the pile, or the open one left. */
export interface GaveUp {
  type: "GaveUp";
  seat: number;
  facing?: boolean;
  hand?: Card[];
}

export interface Give {
  type: "Give";
  card: Card;
}

/** A Favor takes effect; its target chooses a card. */
export interface Giving {
  type: "Giving";
  giver: number;
  taker: number;
  since: number;
}

/** One case of what the other hands hold. The viewer's own hand is in the view and left out. */
export interface Hands {
  held: Card[][];
  unseen: number[];
  lacks?: [number, Card, number][];
  weight?: number;
}

export interface KittenDrawn {
  type: "KittenDrawn";
  seat: number;
  late?: boolean;
}

/** What a seat knows. It is kept small because it is sent along with every message. */
export interface Knowledge {
  seat: number;
  hands: Hands[];
  pile: [number, [number, number][]][];
  coming?: Card[];
  automatic?: boolean;
  named?: Card | null;
}

/** What the last step left that everybody sees and nothing else shows. The next step replaces it. */
export interface Last {
  play?: Play | AskFavor | Pair | Three | Five | null;
  by?: number | null;
  nopes?: number;
  worked?: boolean;
  empty?: boolean;
  late?: boolean;
}

export interface LookedAhead {
  type: "LookedAhead";
  seat: number;
  count: number;
  cards?: Card[];
}

/** The table ended the match without a result. */
export interface MatchClosed {
  type: "MatchClosed";
  reason: string;
}

export interface Nope {
  type: "Nope";
}

export interface Noped {
  type: "Noped";
  seat: number;
  nopes: number;
}

/** There was no card to take: the hand was empty, or the named card was not in it. */
export interface NothingFound {
  type: "NothingFound";
  taker: number;
  victim: number;
}

export interface Over {
  type: "Over";
  winner: number;
}

/** Two of a kind: take a random card from the target (EK-COMBO-2). */
export interface Pair {
  type: "Pair";
  cards: [Card, Card];
  target: number;
}

/** Do not play a Nope. */
export interface Pass {
  type: "Pass";
}

export interface Passed {
  type: "Passed";
  seat: number;
}

/** A kitten was drawn, and Defuses are automatic: nobody is asked (EK-OPT-7). */
export interface Pausing {
  type: "Pausing";
}

export interface PileShuffled {
  type: "PileShuffled";
}

/** The player puts a defused kitten back (EK-DEF-3). */
export interface Placing {
  type: "Placing";
  since: number;
}

/** Attack, Skip, Shuffle or See the Future. */
export interface Play {
  type: "Play";
  card: Card;
}

export interface Played {
  type: "Played";
  seat: number;
  play: Play | AskFavor | Pair | Three | Five;
}

/** The number of cards that will lie above the kitten (EK-DEF-3). */
export interface PutBack {
  type: "PutBack";
  position: number;
}

export interface Recovered {
  type: "Recovered";
  seat: number;
  card: Card;
}

export interface StoleCard {
  type: "StoleCard";
  thief: number;
  victim: number;
  card?: Card | null;
}

/** Three of a kind: take the named card, if the target has it (EK-COMBO-3). */
export interface Three {
  type: "Three";
  cards: [Card, Card, Card];
  target: number;
  named: Card;
}

/** The player on turn may play or draw. */
export interface Turn {
  type: "Turn";
}

export interface TurnBegan {
  type: "TurnBegan";
  seat: number;
  owed: number;
}

/** The table as one seat, or a spectator, sees it. */
export interface View {
  type: "View";
  viewer: number | "all" | "spectator";
  config: Config;
  hand: Card[];
  sizes: number[];
  pile: number;
  kittens: number;
  discard: Card[];
  out: Card[];
  living: number[];
  dead: number[];
  turn: number;
  owed: number;
  attacked: boolean;
  turns: number;
  asked: number;
  ask: Turn | Window | Giving | Facing | Pausing | Placing | Over;
  seen?: number;
  top?: Card[];
  place?: number | null;
  last?: Last;
}

export interface WasDealt {
  type: "WasDealt";
  viewer: number | "all" | "spectator";
  seats: number;
  config: Config;
  hand: Card[];
  pile: number;
  out: Card[];
  first: number;
}

export interface WentBack {
  type: "WentBack";
  seat: number;
  place?: number | null;
  late?: boolean;
}

/** A play waits for Nopes (EK-NOPE-10, EK-NOPE-15). */
export interface Window {
  type: "Window";
  by: number;
  play: Play | AskFavor | Pair | Three | Five;
  waiting: number[];
  nopers?: number[];
  lying?: number;
  stopped?: boolean;
}

export interface WindowClosed {
  type: "WindowClosed";
  by: number;
  play: Play | AskFavor | Pair | Three | Five;
  worked: boolean;
  late?: boolean;
}

export interface Won {
  type: "Won";
  seat: number;
}

export type Action = Play | AskFavor | Pair | Three | Five | DrawCard | Nope | Pass | Give | Defuse | Decline | PutBack;

export type AnyView = View | Everything;

export type Notice = WasDealt | Played | Noped | Passed | WindowClosed | PileShuffled | LookedAhead | FavorAsked | GaveCard | StoleCard | NothingFound | Recovered | Drew | KittenDrawn | Defused | WentBack | Exploded | GaveUp | TurnBegan | Won | MatchClosed;

export type Phrase = string;

/** How the fields of every record become words. */
export const words: Words = {
  "AskFavor": [{"name": "target", "role": {"kind": "seat"}}],
  "Config": [{"name": "stacking", "role": {"kind": "plain"}, "missing": "no"}, {"name": "combos", "role": {"kind": "plain"}, "missing": "full"}, {"name": "instant_five", "role": {"kind": "plain"}, "missing": "no"}, {"name": "dead_hand", "role": {"kind": "plain"}, "missing": "withdrawn"}, {"name": "opening", "role": {"kind": "plain"}, "missing": 4}, {"name": "defuse", "role": {"kind": "plain"}, "missing": "asked"}, {"name": "take_back", "role": {"kind": "plain"}, "missing": "yes"}, {"name": "notepad", "role": {"kind": "plain"}, "missing": "yes"}, {"name": "spectators", "role": {"kind": "plain"}, "missing": "yes"}, {"name": "stand_in", "role": {"kind": "plain"}, "missing": "yes"}],
  "Decline": [],
  "Defuse": [],
  "Defused": [{"name": "seat", "role": {"kind": "seat"}}, {"name": "late", "role": {"kind": "plain"}, "missing": "no"}],
  "DrawCard": [],
  "Drew": [{"name": "seat", "role": {"kind": "seat"}}, {"name": "card", "role": {"kind": "enum", "name": "card"}, "missing": "none"}, {"name": "late", "role": {"kind": "plain"}, "missing": "no"}],
  "Everything": [{"name": "table", "role": {"kind": "plain"}}, {"name": "hands", "role": {"kind": "by-seat", "each": {"kind": "enum", "name": "card"}}}, {"name": "pile", "role": {"kind": "by-place", "each": {"kind": "enum", "name": "card"}, "of": "", "places": []}}, {"name": "place", "role": {"kind": "unshown"}, "missing": "none"}],
  "Exploded": [{"name": "seat", "role": {"kind": "seat"}}, {"name": "late", "role": {"kind": "plain"}, "missing": "no"}, {"name": "hand", "role": {"kind": "enum", "name": "card"}, "missing": "none"}],
  "Facing": [],
  "FavorAsked": [{"name": "giver", "role": {"kind": "seat"}}, {"name": "taker", "role": {"kind": "seat"}}],
  "Five": [{"name": "cards", "role": {"kind": "enum", "name": "card"}}, {"name": "wanted", "role": {"kind": "enum", "name": "card"}}],
  "GaveCard": [{"name": "giver", "role": {"kind": "seat"}}, {"name": "taker", "role": {"kind": "seat"}}, {"name": "card", "role": {"kind": "enum", "name": "card"}, "missing": "none"}, {"name": "late", "role": {"kind": "plain"}, "missing": "no"}],
  "GaveUp": [{"name": "seat", "role": {"kind": "seat"}}, {"name": "facing", "role": {"kind": "plain"}, "missing": "no"}, {"name": "hand", "role": {"kind": "enum", "name": "card"}, "missing": "none"}],
  "Give": [{"name": "card", "role": {"kind": "enum", "name": "card"}}],
  "Giving": [{"name": "giver", "role": {"kind": "seat"}}, {"name": "taker", "role": {"kind": "seat"}}, {"name": "since", "role": {"kind": "unshown"}}],
  "KittenDrawn": [{"name": "seat", "role": {"kind": "seat"}}, {"name": "late", "role": {"kind": "plain"}, "missing": "no"}],
  "Last": [{"name": "play", "role": {"kind": "plain"}, "missing": "none"}, {"name": "by", "role": {"kind": "seat"}, "missing": "none"}, {"name": "nopes", "role": {"kind": "plain"}, "missing": 0}, {"name": "worked", "role": {"kind": "plain"}, "missing": "yes"}, {"name": "empty", "role": {"kind": "plain"}, "missing": "no"}, {"name": "late", "role": {"kind": "plain"}, "missing": "no"}],
  "LookedAhead": [{"name": "seat", "role": {"kind": "seat"}}, {"name": "count", "role": {"kind": "plain"}}, {"name": "cards", "role": {"kind": "enum", "name": "card"}, "missing": "none"}],
  "Nope": [],
  "Noped": [{"name": "seat", "role": {"kind": "seat"}}, {"name": "nopes", "role": {"kind": "plain"}}],
  "NothingFound": [{"name": "taker", "role": {"kind": "seat"}}, {"name": "victim", "role": {"kind": "seat"}}],
  "Over": [{"name": "winner", "role": {"kind": "seat"}}],
  "Pair": [{"name": "cards", "role": {"kind": "enum", "name": "card"}}, {"name": "target", "role": {"kind": "seat"}}],
  "Pass": [],
  "Passed": [{"name": "seat", "role": {"kind": "seat"}}],
  "Pausing": [],
  "PileShuffled": [],
  "Placing": [{"name": "since", "role": {"kind": "unshown"}}],
  "Play": [{"name": "card", "role": {"kind": "enum", "name": "card"}}],
  "Played": [{"name": "seat", "role": {"kind": "seat"}}, {"name": "play", "role": {"kind": "plain"}}],
  "PutBack": [{"name": "position", "role": {"kind": "plain"}}],
  "Recovered": [{"name": "seat", "role": {"kind": "seat"}}, {"name": "card", "role": {"kind": "enum", "name": "card"}}],
  "StoleCard": [{"name": "thief", "role": {"kind": "seat"}}, {"name": "victim", "role": {"kind": "seat"}}, {"name": "card", "role": {"kind": "enum", "name": "card"}, "missing": "none"}],
  "Three": [{"name": "cards", "role": {"kind": "enum", "name": "card"}}, {"name": "target", "role": {"kind": "seat"}}, {"name": "named", "role": {"kind": "enum", "name": "card"}}],
  "Turn": [],
  "TurnBegan": [{"name": "seat", "role": {"kind": "seat"}}, {"name": "owed", "role": {"kind": "plain"}}],
  "View": [{"name": "viewer", "role": {"kind": "seat"}}, {"name": "config", "role": {"kind": "part", "part": "Config"}}, {"name": "hand", "role": {"kind": "enum", "name": "card"}}, {"name": "sizes", "role": {"kind": "by-seat", "each": {"kind": "plain"}}}, {"name": "pile", "role": {"kind": "plain"}}, {"name": "kittens", "role": {"kind": "plain"}}, {"name": "discard", "role": {"kind": "enum", "name": "card"}}, {"name": "out", "role": {"kind": "enum", "name": "card"}}, {"name": "living", "role": {"kind": "seat"}}, {"name": "dead", "role": {"kind": "seat"}}, {"name": "turn", "role": {"kind": "seat"}}, {"name": "owed", "role": {"kind": "plain"}}, {"name": "attacked", "role": {"kind": "plain"}}, {"name": "turns", "role": {"kind": "unshown"}}, {"name": "asked", "role": {"kind": "unshown"}}, {"name": "ask", "role": {"kind": "plain"}}, {"name": "seen", "role": {"kind": "plain"}, "missing": 0}, {"name": "top", "role": {"kind": "by-place", "each": {"kind": "enum", "name": "card"}, "of": "", "places": []}, "missing": "none"}, {"name": "place", "role": {"kind": "plain"}, "missing": "none"}, {"name": "last", "role": {"kind": "part", "part": "Last"}, "missing": ""}],
  "WasDealt": [{"name": "viewer", "role": {"kind": "seat"}}, {"name": "seats", "role": {"kind": "plain"}}, {"name": "config", "role": {"kind": "part", "part": "Config"}}, {"name": "hand", "role": {"kind": "enum", "name": "card"}}, {"name": "pile", "role": {"kind": "plain"}}, {"name": "out", "role": {"kind": "enum", "name": "card"}}, {"name": "first", "role": {"kind": "seat"}}],
  "WentBack": [{"name": "seat", "role": {"kind": "seat"}}, {"name": "place", "role": {"kind": "plain"}, "missing": "none"}, {"name": "late", "role": {"kind": "plain"}, "missing": "no"}],
  "Window": [{"name": "by", "role": {"kind": "seat"}}, {"name": "play", "role": {"kind": "plain"}}, {"name": "waiting", "role": {"kind": "seat"}}, {"name": "nopers", "role": {"kind": "seat"}, "missing": "none"}, {"name": "lying", "role": {"kind": "unshown"}, "missing": 0}, {"name": "stopped", "role": {"kind": "plain"}, "missing": "no"}],
  "WindowClosed": [{"name": "by", "role": {"kind": "seat"}}, {"name": "play", "role": {"kind": "plain"}}, {"name": "worked", "role": {"kind": "plain"}}, {"name": "late", "role": {"kind": "plain"}, "missing": "no"}],
  "Won": [{"name": "seat", "role": {"kind": "seat"}}],
};
