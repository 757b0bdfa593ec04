// Written by scripts/generate_types.py from the Python records. Do not edit.

import type { Words } from "../../core/texts";

/** A face, named by the colours it shows. In the order of the card table, which is also the order of every hand. */
export type Card = "B" | "BR" | "BY" | "G" | "GO" | "J" | "O" | "OP" | "P" | "R" | "RO" | "RP" | "X" | "Y" | "YG";

/** The cards of all players in the frame attempt of `seat`, in the order of the seats. */
export interface CardsRevealed {
  type: "CardsRevealed";
  seat: number;
  cards: Card[];
  framed?: number | null;
}

/** One way in which the cards may have moved. */
export interface Case {
  hands: number[][];
  slots: number[];
  weight?: number;
}

/** A choice was changed; only its seat is told (SG-ACT-TRADE-4, SG-FRAME-2). */
export interface ChoiceChanged {
  type: "ChoiceChanged";
  seat: number;
  card: Card;
}

export interface ChoiceMade {
  type: "ChoiceMade";
  seat: number;
  card?: Card | null;
  late?: boolean;
}

/** The colours, one letter each so that no word is longer than another (SG-INFO-1). In the order of SG-COMP-3. */
export type Colour = "B" | "G" | "O" | "P" | "R" | "Y";

export interface Config {
  swap_after_frame?: boolean;
  whispers?: boolean;
  nudges?: boolean;
  decoder?: "direct" | "table";
  cops_chance?: "start" | "turn";
  middle?: "fixed" | "random";
  starting?: "random" | "seats";
  turn_cap?: number;
  colours?: Colour[];
  spectators?: boolean;
  stand_in?: boolean;
}

/** Six players: go to the cops at the start of the opposite player's turn (SG-SIX-1). */
export interface Cops {
  type: "Cops";
}

/** Six players: a player goes to the cops at the start of the opposite player's turn (SG-SIX-1). */
export interface CopsCalled {
  type: "CopsCalled";
  seat: number;
}

/** Six players: set or cancel a hidden order to go to the cops at the next chance (SG-SIX-5). */
export interface CopsOrder {
  type: "CopsOrder";
  on: boolean;
}

/** The match is over; all turn over their mats (SG-END-2). */
export interface Ended {
  type: "Ended";
  reason: "cap" | "cops" | "framed";
  goat: number;
  suspects: Colour[];
  winners: number[];
  by?: number | null;
  framed?: number | null;
}

/** The view after the end, with everything that was hidden (SG-INFO-10). */
export interface Everything {
  type: "Everything";
  table: View;
  goat: number;
  decoy: Colour;
  hands: Card[][];
  stash: (Card | null)[];
  picks: (Card | null)[];
  orders: boolean[];
  key: string;
  grid: string;
}

/** Choose the card for the frame attempt; it may be changed until all have chosen (SG-FRAME-2). */
export interface FrameCard {
  type: "FrameCard";
  card: Card;
}

/** Let us frame this colour. */
export interface FrameColour {
  type: "Frame";
  colour: Colour;
}

export interface FrameOpened {
  type: "FrameOpened";
  seat: number;
}

/** Everybody chooses a card for the frame attempt (SG-FRAME-1). */
export interface Framing {
  type: "Framing";
  chosen?: number[];
}

/** I hold this card. */
export interface Hold {
  type: "Hold";
  card: Card;
}

export interface Knowledge {
  seat: number;
  colours?: Colour[];
  cases?: Case[];
  held?: Card[][];
  stash?: (Card | null)[];
  clean?: number[];
}

/** I hold no card that shows this colour. */
export interface Lack {
  type: "Lack";
  colour: Colour;
}

/** What the last step left that everybody sees and nothing else shows. The next step replaces it. */
export interface Last {
  by?: number | null;
  spied?: number | null;
  traded?: number | null;
  slot?: number | null;
  robbed?: number | null;
  revealed?: boolean;
  down?: Card | null;
  up?: Card | null;
  late?: number[];
}

/** The table ended the match without a result. */
export interface MatchClosed {
  type: "MatchClosed";
  reason: string;
}

/** Go to another location; going to the cops ends the game (SG-MOVE-1, SG-COPS-1). */
export interface Move {
  type: "Move";
  place: Place;
}

export interface Moved {
  type: "Moved";
  seat: number;
  place: Place;
  turned?: boolean;
  late?: boolean;
}

/** The player on turn chooses a location. */
export interface Moving {
  type: "Moving";
}

/** A hidden order was set or cancelled; only its seat is told (SG-SIX-5). */
export interface OrderChanged {
  type: "OrderChanged";
  seat: number;
  on: boolean;
}

/** The match is over (SG-END). All turn over their mats: goat and decoy are open (SG-END-2). */
export interface Over {
  type: "Over";
  reason: "cap" | "cops" | "framed";
  goat: number;
  decoy: Colour;
  by?: number | null;
  framed?: number | null;
}

/** The player on turn may move (SG-SIX-3). */
export interface PauseEnded {
  type: "PauseEnded";
}

/** Six players: the pause before the move (SG-SIX-3). */
export interface Pausing {
  type: "Pausing";
}

/** Both partners choose a card for the trade (SG-ACT-TRADE-1). */
export interface Picking {
  type: "Picking";
  partner: number;
  chosen?: number[];
}

export type Place = "cops" | "prep" | "spy" | "stash" | "trade";

/** A player took a token from PREP, which turns over with the second one (SG-ACT-PREP-2). */
export interface Prepared {
  type: "Prepared";
  seat: number;
  left: number;
}

export interface PutIntoStash {
  type: "PutIntoStash";
  seat: number;
  slot: number;
  card?: Card | null;
  late?: boolean;
}

/** The player on turn chooses the card that goes back into this slot (SG-ACT-STASH-1). */
export interface Returning {
  type: "Returning";
  slot: number;
}

/** The decoder's key is fixed, and its seal published (SG-DEC-10). */
export interface SealPublished {
  type: "SealPublished";
  seal: string;
}

/** What is settled openly for the whole match. */
export interface Setup {
  colours?: Colour[];
  row?: Place[];
  dice?: [number, number];
  seal?: string;
}

export interface SpiedOn {
  type: "SpiedOn";
  seat: number;
  target: number;
  hand?: Card[];
  late?: boolean;
}

export interface Spy {
  type: "Spy";
  target: number;
}

/** The player on turn chooses whom to spy on. */
export interface Spying {
  type: "Spying";
}

export interface StashReturn {
  type: "StashReturn";
  card: Card;
}

export interface StashTake {
  type: "StashTake";
  slot: number;
}

export interface Steal {
  type: "Steal";
  target: number;
}

/** The player on turn chooses whose preparation token to take (SG-ACT-FS-2). */
export interface Stealing {
  type: "Stealing";
}

export interface Stolen {
  type: "Stolen";
  seat: number;
  victim: number;
  late?: boolean;
}

/** I suspect this colour. */
export interface Suspect {
  type: "Suspect";
  colour: Colour;
}

/** Choose the card to put down face up (SG-SWAP-1). */
export interface Swap {
  type: "Swap";
  card: Card;
}

export interface Swapped {
  type: "Swapped";
  seat: number;
  place: Place;
  down: Card;
  up: Card;
  late?: boolean;
}

/** The player on turn chooses the card to put down (SG-SWAP-1). */
export interface Swapping {
  type: "Swapping";
}

/** The player on turn chooses a slot of the stash. */
export interface Taking {
  type: "Taking";
}

export interface TookFromStash {
  type: "TookFromStash";
  seat: number;
  slot: number;
  card?: Card | null;
  late?: boolean;
}

/** You there, trade me a card that shows this colour. */
export interface Trade {
  type: "Trade";
  seat: number;
  colour: Colour;
}

/** Choose the card for the trade; it may be changed until both have chosen (SG-ACT-TRADE-4). */
export interface TradeCard {
  type: "TradeCard";
  card: Card;
}

export interface TradeMade {
  type: "TradeMade";
  seat: number;
  partner: number;
  gave?: Card | null;
  got?: Card | null;
}

export interface TradeOpened {
  type: "TradeOpened";
  seat: number;
  partner: number;
  late?: boolean;
}

export interface TradeWith {
  type: "TradeWith";
  target: number;
}

/** The player on turn chooses whom to trade with. */
export interface Trading {
  type: "Trading";
}

export interface TurnBegan {
  type: "TurnBegan";
  seat: number;
  turns: number;
}

/** The table as one seat, or a spectator, sees it. */
export interface View {
  type: "View";
  viewer: number | "all" | "spectator";
  config: Config;
  setup: Setup;
  suspect: Colour | null;
  mat: string;
  hand: Card[];
  sizes: number[];
  face_up: Card[];
  places: Place[];
  tokens: number[];
  left: number;
  turn: number;
  turns: number;
  asked: number;
  ask: Pausing | Moving | Spying | Trading | Picking | Taking | Returning | Stealing | Framing | Swapping | Over;
  picks: (Card | null)[];
  seen?: Card[];
  order?: boolean;
  last?: Last;
}

export interface WasDealt {
  type: "WasDealt";
  viewer: number | "all" | "spectator";
  seats: number;
  config: Config;
  colours: Colour[];
  row: Place[];
  places: Place[];
  first: number;
  dice: [number, number];
  face_up: Card[];
  hand: Card[];
  suspect: Colour | null;
  mat: string;
}

export type Action = Move | Spy | TradeWith | TradeCard | StashTake | StashReturn | Steal | FrameCard | Swap | Cops | CopsOrder;

export type AnyView = View | Everything;

export type Notice = SealPublished | WasDealt | PauseEnded | Moved | Prepared | Stolen | SpiedOn | TradeOpened | FrameOpened | ChoiceMade | ChoiceChanged | TradeMade | TookFromStash | PutIntoStash | CardsRevealed | Swapped | TurnBegan | OrderChanged | CopsCalled | Ended | MatchClosed;

export type Phrase = Hold | Lack | Suspect | FrameColour | Trade;

/** How the fields of every record become words. */
export const words: Words = {
  "CardsRevealed": [{"name": "seat", "role": {"kind": "seat"}}, {"name": "cards", "role": {"kind": "by-seat", "each": {"kind": "enum", "name": "card"}}}, {"name": "framed", "role": {"kind": "seat"}, "missing": "none"}],
  "ChoiceChanged": [{"name": "seat", "role": {"kind": "seat"}}, {"name": "card", "role": {"kind": "enum", "name": "card"}}],
  "ChoiceMade": [{"name": "seat", "role": {"kind": "seat"}}, {"name": "card", "role": {"kind": "enum", "name": "card"}, "missing": "none"}, {"name": "late", "role": {"kind": "plain"}, "missing": "no"}],
  "Config": [{"name": "swap_after_frame", "role": {"kind": "plain"}, "missing": "yes"}, {"name": "whispers", "role": {"kind": "plain"}, "missing": "yes"}, {"name": "nudges", "role": {"kind": "plain"}, "missing": "yes"}, {"name": "decoder", "role": {"kind": "plain"}, "missing": "table"}, {"name": "cops_chance", "role": {"kind": "plain"}, "missing": "start"}, {"name": "middle", "role": {"kind": "plain"}, "missing": "fixed"}, {"name": "starting", "role": {"kind": "plain"}, "missing": "random"}, {"name": "turn_cap", "role": {"kind": "plain"}, "missing": 0}, {"name": "colours", "role": {"kind": "enum", "name": "colour"}, "missing": "none"}, {"name": "spectators", "role": {"kind": "plain"}, "missing": "yes"}, {"name": "stand_in", "role": {"kind": "plain"}, "missing": "yes"}],
  "Cops": [],
  "CopsCalled": [{"name": "seat", "role": {"kind": "seat"}}],
  "CopsOrder": [{"name": "on", "role": {"kind": "plain"}}],
  "Ended": [{"name": "reason", "role": {"kind": "plain"}}, {"name": "goat", "role": {"kind": "seat"}}, {"name": "suspects", "role": {"kind": "by-seat", "each": {"kind": "enum", "name": "colour"}}}, {"name": "winners", "role": {"kind": "seat"}}, {"name": "by", "role": {"kind": "seat"}, "missing": "none"}, {"name": "framed", "role": {"kind": "seat"}, "missing": "none"}],
  "Everything": [{"name": "table", "role": {"kind": "plain"}}, {"name": "goat", "role": {"kind": "seat"}}, {"name": "decoy", "role": {"kind": "enum", "name": "colour"}}, {"name": "hands", "role": {"kind": "by-seat", "each": {"kind": "enum", "name": "card"}}}, {"name": "stash", "role": {"kind": "by-place", "each": {"kind": "enum", "name": "card"}, "of": "", "places": []}}, {"name": "picks", "role": {"kind": "by-seat", "each": {"kind": "enum", "name": "card"}}}, {"name": "orders", "role": {"kind": "by-seat", "each": {"kind": "plain"}}}, {"name": "key", "role": {"kind": "folded"}}, {"name": "grid", "role": {"kind": "folded"}}],
  "Frame": [{"name": "colour", "role": {"kind": "enum", "name": "colour"}}],
  "FrameCard": [{"name": "card", "role": {"kind": "enum", "name": "card"}}],
  "FrameOpened": [{"name": "seat", "role": {"kind": "seat"}}],
  "Framing": [{"name": "chosen", "role": {"kind": "seat"}, "missing": "none"}],
  "Hold": [{"name": "card", "role": {"kind": "enum", "name": "card"}}],
  "Lack": [{"name": "colour", "role": {"kind": "enum", "name": "colour"}}],
  "Last": [{"name": "by", "role": {"kind": "seat"}, "missing": "none"}, {"name": "spied", "role": {"kind": "seat"}, "missing": "none"}, {"name": "traded", "role": {"kind": "seat"}, "missing": "none"}, {"name": "slot", "role": {"kind": "plain"}, "missing": "none"}, {"name": "robbed", "role": {"kind": "seat"}, "missing": "none"}, {"name": "revealed", "role": {"kind": "plain"}, "missing": "no"}, {"name": "down", "role": {"kind": "enum", "name": "card"}, "missing": "none"}, {"name": "up", "role": {"kind": "enum", "name": "card"}, "missing": "none"}, {"name": "late", "role": {"kind": "seat"}, "missing": "none"}],
  "Move": [{"name": "place", "role": {"kind": "enum", "name": "place"}}],
  "Moved": [{"name": "seat", "role": {"kind": "seat"}}, {"name": "place", "role": {"kind": "enum", "name": "place"}}, {"name": "turned", "role": {"kind": "plain"}, "missing": "no"}, {"name": "late", "role": {"kind": "plain"}, "missing": "no"}],
  "Moving": [],
  "OrderChanged": [{"name": "seat", "role": {"kind": "seat"}}, {"name": "on", "role": {"kind": "plain"}}],
  "Over": [{"name": "reason", "role": {"kind": "plain"}}, {"name": "goat", "role": {"kind": "seat"}}, {"name": "decoy", "role": {"kind": "enum", "name": "colour"}}, {"name": "by", "role": {"kind": "seat"}, "missing": "none"}, {"name": "framed", "role": {"kind": "seat"}, "missing": "none"}],
  "PauseEnded": [],
  "Pausing": [],
  "Picking": [{"name": "partner", "role": {"kind": "seat"}}, {"name": "chosen", "role": {"kind": "seat"}, "missing": "none"}],
  "Prepared": [{"name": "seat", "role": {"kind": "seat"}}, {"name": "left", "role": {"kind": "plain"}}],
  "PutIntoStash": [{"name": "seat", "role": {"kind": "seat"}}, {"name": "slot", "role": {"kind": "plain"}}, {"name": "card", "role": {"kind": "enum", "name": "card"}, "missing": "none"}, {"name": "late", "role": {"kind": "plain"}, "missing": "no"}],
  "Returning": [{"name": "slot", "role": {"kind": "plain"}}],
  "SealPublished": [{"name": "seal", "role": {"kind": "plain"}}],
  "Setup": [{"name": "colours", "role": {"kind": "by-seat", "each": {"kind": "enum", "name": "colour"}}, "missing": "none"}, {"name": "row", "role": {"kind": "said", "as": "spot"}, "missing": "place-prep place-spy place-trade place-stash"}, {"name": "dice", "role": {"kind": "by-place", "each": {"kind": "plain"}, "of": "die", "places": ["white", "black"]}, "missing": "0 0"}, {"name": "seal", "role": {"kind": "folded"}, "missing": "none"}],
  "SpiedOn": [{"name": "seat", "role": {"kind": "seat"}}, {"name": "target", "role": {"kind": "seat"}}, {"name": "hand", "role": {"kind": "enum", "name": "card"}, "missing": "none"}, {"name": "late", "role": {"kind": "plain"}, "missing": "no"}],
  "Spy": [{"name": "target", "role": {"kind": "seat"}}],
  "Spying": [],
  "StashReturn": [{"name": "card", "role": {"kind": "enum", "name": "card"}}],
  "StashTake": [{"name": "slot", "role": {"kind": "plain"}}],
  "Steal": [{"name": "target", "role": {"kind": "seat"}}],
  "Stealing": [],
  "Stolen": [{"name": "seat", "role": {"kind": "seat"}}, {"name": "victim", "role": {"kind": "seat"}}, {"name": "late", "role": {"kind": "plain"}, "missing": "no"}],
  "Suspect": [{"name": "colour", "role": {"kind": "enum", "name": "colour"}}],
  "Swap": [{"name": "card", "role": {"kind": "enum", "name": "card"}}],
  "Swapped": [{"name": "seat", "role": {"kind": "seat"}}, {"name": "place", "role": {"kind": "enum", "name": "place"}}, {"name": "down", "role": {"kind": "enum", "name": "card"}}, {"name": "up", "role": {"kind": "enum", "name": "card"}}, {"name": "late", "role": {"kind": "plain"}, "missing": "no"}],
  "Swapping": [],
  "Taking": [],
  "TookFromStash": [{"name": "seat", "role": {"kind": "seat"}}, {"name": "slot", "role": {"kind": "plain"}}, {"name": "card", "role": {"kind": "enum", "name": "card"}, "missing": "none"}, {"name": "late", "role": {"kind": "plain"}, "missing": "no"}],
  "Trade": [{"name": "seat", "role": {"kind": "seat"}}, {"name": "colour", "role": {"kind": "enum", "name": "colour"}}],
  "TradeCard": [{"name": "card", "role": {"kind": "enum", "name": "card"}}],
  "TradeMade": [{"name": "seat", "role": {"kind": "seat"}}, {"name": "partner", "role": {"kind": "seat"}}, {"name": "gave", "role": {"kind": "enum", "name": "card"}, "missing": "none"}, {"name": "got", "role": {"kind": "enum", "name": "card"}, "missing": "none"}],
  "TradeOpened": [{"name": "seat", "role": {"kind": "seat"}}, {"name": "partner", "role": {"kind": "seat"}}, {"name": "late", "role": {"kind": "plain"}, "missing": "no"}],
  "TradeWith": [{"name": "target", "role": {"kind": "seat"}}],
  "Trading": [],
  "TurnBegan": [{"name": "seat", "role": {"kind": "seat"}}, {"name": "turns", "role": {"kind": "plain"}}],
  "View": [{"name": "viewer", "role": {"kind": "seat"}}, {"name": "config", "role": {"kind": "part", "part": "Config"}}, {"name": "setup", "role": {"kind": "part", "part": "Setup"}}, {"name": "suspect", "role": {"kind": "enum", "name": "colour"}}, {"name": "mat", "role": {"kind": "folded"}}, {"name": "hand", "role": {"kind": "enum", "name": "card"}}, {"name": "sizes", "role": {"kind": "by-seat", "each": {"kind": "plain"}}}, {"name": "face_up", "role": {"kind": "by-place", "each": {"kind": "enum", "name": "card"}, "of": "spot", "places": ["prep", "spy", "trade", "stash"]}}, {"name": "places", "role": {"kind": "by-seat", "each": {"kind": "said", "as": "spot"}}}, {"name": "tokens", "role": {"kind": "by-seat", "each": {"kind": "plain"}}}, {"name": "left", "role": {"kind": "plain"}}, {"name": "turn", "role": {"kind": "seat"}}, {"name": "turns", "role": {"kind": "unshown"}}, {"name": "asked", "role": {"kind": "unshown"}}, {"name": "ask", "role": {"kind": "plain"}}, {"name": "picks", "role": {"kind": "by-seat", "each": {"kind": "enum", "name": "card"}}}, {"name": "seen", "role": {"kind": "enum", "name": "card"}, "missing": "none"}, {"name": "order", "role": {"kind": "plain"}, "missing": "no"}, {"name": "last", "role": {"kind": "part", "part": "Last"}, "missing": ""}],
  "WasDealt": [{"name": "viewer", "role": {"kind": "seat"}}, {"name": "seats", "role": {"kind": "plain"}}, {"name": "config", "role": {"kind": "part", "part": "Config"}}, {"name": "colours", "role": {"kind": "enum", "name": "colour"}}, {"name": "row", "role": {"kind": "enum", "name": "place"}}, {"name": "places", "role": {"kind": "enum", "name": "place"}}, {"name": "first", "role": {"kind": "seat"}}, {"name": "dice", "role": {"kind": "plain"}}, {"name": "face_up", "role": {"kind": "enum", "name": "card"}}, {"name": "hand", "role": {"kind": "enum", "name": "card"}}, {"name": "suspect", "role": {"kind": "enum", "name": "colour"}}, {"name": "mat", "role": {"kind": "plain"}}],
};
