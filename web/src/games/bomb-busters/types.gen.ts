// Written by scripts/generate_types.py from the Python records. Do not edit.

import type { Words } from "../../core/texts";

/** The player on turn declares an action; equipment may be used (BB-TURN-04). */
export interface Acting {
  type: "Acting";
  seat?: number | null;
}

/** The action of this cell is done. */
export interface ActionDone {
  type: "ActionDone";
  place: number;
  seat: number;
  what: Striped;
  spot: Spot;
}

/** Data of Oxygen. Everybody sees it. */
export interface Air {
  type: "Air";
  reserve?: number;
  stocks?: number[];
  value?: number | null;
  turn?: number;
}

/** Empty: the oxygen is not hidden, and a player who pays for a value has such a wire. */
export interface AirKnown {
  type: "AirKnown";
  place: number;
}

/** The player on turn said whether they have this number. */
export interface Answered {
  type: "Answered";
  turn: number;
  seat: number;
  number: number;
  has: boolean;
}

/** A wire that was in nobody's hand joined a stand. */
export interface Arrived {
  type: "Arrived";
  turn: number;
  seat: number;
  stand: number;
  slot?: number | null;
}

/** The number card that was laid against the player on turn, shown after the action (BB-M29-2). */
export interface Bet {
  type: "Bet";
  turn: number;
  layer: number;
  number: number;
  hit: boolean;
}

/** Data of BlindWires, always empty: the wires themselves say everything. */
export interface Blind {
  type: "Blind";
}

export interface BlindPanel {
  type: "BlindPanel";
  place: number;
  seats: number[];
}

/** Wires are turned round: everybody sees them except their owner (BB-X-FLIP). */
export interface BlindWires {
  type: "BlindWires";
  who?: "all" | "captain";
  count?: 1 | 2;
  cut_by?: "all" | "owner";
}

/** Data of a WalkingFuse. Everybody sees it. */
export interface Burnt {
  type: "Burnt";
  space?: number;
}

/** The value a player calls, and the caller's own wire to be cut if the call is right; None: the leftmost */
export interface Call {
  value: number;
  own?: [number, number] | null;
}

/** Data of NamedCutter. The order of the deck is hidden. */
export interface CallDeck {
  type: "CallDeck";
  deck?: number[];
  used?: number[];
  card?: number | null;
  named?: number | null;
  has?: boolean;
  yes?: boolean[];
}

export interface CallDeckLaid {
  type: "CallDeckLaid";
  place: number;
  count: number;
}

/** The deck was empty; the used cards are the new deck. */
export interface CallDeckShuffled {
  type: "CallDeckShuffled";
  place: number;
  count: number;
}

/** Empty: nothing about the deck can be remembered, and what named players show is about wires. */
export interface CallKnown {
  type: "CallKnown";
  place: number;
}

/** A Dual Cut and whether it succeeded; its consequences are told next. */
export interface CallMade {
  type: "CallMade";
  seat: number;
  owner: number;
  cells: [number, number][];
  values: number[];
  helpers: Helper[];
  outcome: "hit" | "miss" | "red";
  calls?: Call[];
  unaided?: boolean;
  stuck?: Stuck | null;
}

export interface CallPanel {
  type: "CallPanel";
  place: number;
  deck: number[];
  used: number[];
  card?: number | null;
  named?: number | null;
  has?: boolean;
  yes?: boolean[];
}

/** A Dual Cut was declared. */
export interface Called {
  type: "Called";
  turn: number;
  seat: number;
  owner: number;
  cells: [number, number][];
  values: number[];
  helpers?: Helper[];
  outcome?: "hit" | "miss" | "red";
}

/** An equipment card in play. */
export interface Card {
  name: Equipment;
  usable?: boolean;
  used?: boolean;
}

export interface CardReady {
  type: "CardReady";
  card: Equipment;
}

export interface CardUsed {
  type: "CardUsed";
  seat: number;
  card: Equipment;
}

/** The False Bottom added these cards (BB-EQ-Y-1). */
export interface CardsAdded {
  type: "CardsAdded";
  cards: Equipment[];
}

/** The Emergency Drop turned these cards up (BB-EQ-33-1). */
export interface CardsTurnedUp {
  type: "CardsTurnedUp";
  cards: Equipment[];
}

/** A robot carries wires; whoever cuts the number that it stands on takes one of them (BB-X-NANO). */
export interface CarriedWires {
  type: "CarriedWires";
  wires?: [number, number, number, number];
}

/** Challenge cards lie open; each that is fulfilled at the end of a turn gives a step of the dial (BB-X-CHALL). */
export interface ChallengeCards {
  type: "ChallengeCards";
  cards?: number;
  odd?: number;
}

export interface ChallengeMet {
  type: "ChallengeMet";
  place: number;
  card: number;
  stands?: number[];
  odd?: number;
}

/** Data of ChallengeCards. Everybody sees it. */
export interface Challenges {
  type: "Challenges";
  open?: number[];
  met?: number[];
  numbers?: number[];
  row?: Cut[];
  done?: number[];
  odd_stands?: number[];
}

/** Whether the card about odd wires is open, how many it needs, and whether a turn has begun since. */
export interface ChallengesKnown {
  type: "ChallengesKnown";
  place: number;
  least: number;
  odd?: boolean;
  begun?: boolean;
}

export interface ChallengesLaid {
  type: "ChallengesLaid";
  place: number;
  cards: number[];
  numbers?: number[];
}

export interface ChallengesPanel {
  type: "ChallengesPanel";
  place: number;
  open: OpenChallenge[];
  met?: number[];
  numbers?: number[];
  row?: Cut[];
  done?: number[];
  odd_stands?: number[];
}

/** What a player's personal card can do. The five base characters all detect two (BB-CH-01); later ones differ. */
export type Character = "double" | "radar" | "ray" | "triple" | "walkie";

export interface CharacterPicked {
  type: "CharacterPicked";
  seat: number;
  character: Character;
}

/** The card at this end of the row comes next. */
export interface ChooseEnd {
  type: "ChooseEnd";
  end: End;
}

/** Put the wire that you took on one of your stands, in order (BB-X-WIRES). */
export interface ChooseStand {
  type: "ChooseStand";
  stand: number;
}

/** Choose an info token, for yourself or for the player on the left (BB-X-YTRIG). */
export interface ChooseToken {
  type: "ChooseToken";
  value: number;
}

/** A player claimed that these wires have this value, and at least one has not (BB-X-MULTI). Tokens say what they */
export interface ClaimFailed {
  type: "ClaimFailed";
  seat: number;
  cells: [number, number][];
  value: number;
  holder: boolean;
}

/** Take the next turn (BB-X-SNIP). */
export interface ClaimTurn {
  type: "ClaimTurn";
}

/** A player claimed that wires have one value, and at least one had not. */
export interface Claimed {
  type: "Claimed";
  turn: number;
  seat: number;
  cells: [number, number][];
  value: number;
}

/** A player claimed a number of which the hand has none, although it is not all red. */
export interface ClaimedInVain {
  type: "ClaimedInVain";
  place: number;
  seat: number;
  number: number;
}

/** Empty: nothing about the deck can be remembered, and what claims show is about wires. */
export interface ClaimedKnown {
  type: "ClaimedKnown";
  place: number;
}

/** Whoever claims the open number must cut it; if nobody does, the Captain names a player. */
export interface ClaimedNumbers {
  type: "ClaimedNumbers";
}

/** Between turns any player may claim the next one; if nobody does, the Captain names a player (BB-X-SNIP). */
export interface ClaimedTurns {
  type: "ClaimedTurns";
}

/** Data of ClaimedTurns. Everybody sees it. */
export interface Claims {
  type: "Claims";
  seat?: number | null;
  turns?: number;
}

/** Nobody claimed the turn; the Captain names a player. */
export interface ClaimsClosed {
  type: "ClaimsClosed";
  place: number;
  captain: number;
}

/** Nobody claimed the number; the Captain names a player. */
export interface ClaimsEnded {
  type: "ClaimsEnded";
  place: number;
  captain: number;
}

export interface ClaimsPanel {
  type: "ClaimsPanel";
  place: number;
  barred?: number | null;
}

export interface Clues {
  type: "Clues";
  seat: number;
  owners: number[];
  dealt_at: [number, number][][];
  uncut: [number, number][][];
  lacks?: Lacks[];
  has?: Has[];
  has_unless?: HasUnless[];
  few_colours?: FewColours[];
  picked?: Picked[];
  in_order?: InOrder[];
  gave?: Gave[];
  pointed?: [number, number][];
  wanted?: number[];
  pairs?: Pair[];
  counts?: Counted[];
  unless?: Unless[];
  stuck?: Stuck[];
  free?: Stuck[];
  tallied?: Tallied[];
  marks?: number[] | null;
  left?: number[];
  chosen?: boolean;
  strays?: [number, number][];
  turned?: [number, number][];
  facing?: Gave[];
  owners_only?: boolean;
  lock?: number;
  together?: number;
  keeps_reds?: boolean;
  helped?: boolean;
  open_halves?: [number, number][];
  reds?: number[];
  came?: number;
  took?: number[];
  piled?: number[];
  filed?: Filed[];
  weight?: number;
  guesses?: Clues[];
  forgot?: boolean;
}

/** The wires of one colour: `count` of them in play, out of `out_of` that are drawn and shown (BB-SETUP-08, */
export interface Colour {
  count?: number;
  out_of?: number;
  lowest?: number;
  highest?: number;
  fixed?: number[];
  predealt?: boolean;
  predealt_after?: number;
}

/** Put a true token before this blue wire of your own, because you were named but lack the number. */
export interface ConfessWire {
  type: "ConfessWire";
  cell: [number, number];
}

export interface Config {
  mission?: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15 | 16 | 17 | 18 | 19 | 20 | 21 | 22 | 23 | 24 | 25 | 26 | 27 | 28 | 29 | 30 | 31 | 32 | 33 | 34 | 35 | 36 | 37 | 38 | 39 | 40 | 41 | 42 | 43 | 44 | 45 | 46 | 47 | 48 | 49 | 50 | 51 | 52 | 53 | 54 | 55 | 56 | 57 | 58 | 59 | 60 | 61 | 62 | 63 | 64 | 65 | 66;
  custom?: Mission | null;
  captain?: number | null;
  fixed_captain?: boolean;
  history?: "open" | "strict";
  chat?: "free" | "phrases";
  timers?: "mission" | "turns" | "wall";
  odds?: boolean;
  short?: boolean;
  spectators?: boolean;
  stand_in?: boolean;
}

/** The twelve cards (BB-K). */
export type Constraint = "a" | "b" | "c" | "d" | "e" | "f" | "g" | "h" | "i" | "j" | "k" | "l";

/** Cards bind each player, or all players at once (BB-X-CONSTR). */
export interface ConstraintCards {
  type: "ConstraintCards";
  change?: "captain" | "completion" | "cue" | "never" | "pairs" | "ring";
}

/** The player on turn has no wire that obeys their card, and is free of it for good. */
export interface ConstraintDropped {
  type: "ConstraintDropped";
  place: number;
  seat: number;
  card: Constraint;
  values: number[];
}

/** The Captain leaves the card in force. */
export interface ConstraintKept {
  type: "ConstraintKept";
  place: number;
  seat: number;
}

/** The player on turn, whom something might have helped, can obey the card. */
export interface ConstraintMet {
  type: "ConstraintMet";
  place: number;
  seat: number;
  values: number[];
}

export interface ConstraintTaken {
  type: "ConstraintTaken";
  place: number;
  seat: number;
  card: Constraint;
}

/** This card binds all players now; None: no card does any more. */
export interface ConstraintTurned {
  type: "ConstraintTurned";
  place: number;
  card?: Constraint | null;
}

/** Data of ConstraintCards. Everybody sees it; which card comes next is drawn when it comes. */
export interface Constraints {
  type: "Constraints";
  own?: (Constraint | null)[];
  card?: Constraint | null;
  left?: Constraint[];
  pairs?: Constraint[];
  between?: Constraint[];
}

/** Empty: the cards are not hidden, and whether a player can obey one tells about wires. */
export interface ConstraintsKnown {
  type: "ConstraintsKnown";
  place: number;
}

export interface ConstraintsPaired {
  type: "ConstraintsPaired";
  place: number;
  cards: Constraint[];
}

export interface ConstraintsPanel {
  type: "ConstraintsPanel";
  place: number;
  change: "captain" | "completion" | "cue" | "never" | "pairs" | "ring";
  own?: (Constraint | null)[];
  card?: Constraint | null;
  left?: Constraint[];
  pairs?: Constraint[];
  between?: Constraint[];
}

/** The mission is lost when the time is up (BB-X-TIMER). */
export interface Countdown {
  type: "Countdown";
  seconds?: number;
  turns?: number;
}

export interface CountdownPanel {
  type: "CountdownPanel";
  place: number;
  seconds: number;
  turns?: number | null;
}

/** This wire is blue, and `count` of these wires, itself included, have its number (BB-X-TOKKIND). */
export interface Counted {
  cell: [number, number];
  among: [number, number][];
  count: number;
}

/** The wires of this number are treated as red ones (BB-X-REDLIKE). */
export interface CountsAsRed {
  type: "CountsAsRed";
  value: number;
}

/** A number card, and the equipment under it. */
export interface Cover {
  card: Equipment;
  number: number;
}

/** Two wires of the number are cut. */
export interface CoverLifted {
  type: "CoverLifted";
  place: number;
  card: Equipment;
  number: number;
}

/** Equipment is locked until two wires of its number are cut, and two of the number that covers it (BB-X-GEAR). */
export interface CoveredCards {
  type: "CoveredCards";
}

/** Data of CoveredCards. Everybody sees them. */
export interface Covers {
  type: "Covers";
  covers?: Cover[];
}

export interface CoversLaid {
  type: "CoversLaid";
  place: number;
  covers: Cover[];
}

export interface CoversPanel {
  type: "CoversPanel";
  place: number;
  covers: Cover[];
}

/** When the cue comes, and which mechanism of the mission it calls. */
export interface Cue {
  turns?: number;
  seconds?: number;
  calls?: string;
  times?: number;
}

/** A cue is carried out: one act ends, another begins. */
export interface CueCame {
  type: "CueCame";
  place: number;
  now: string;
  left: number;
}

/** The clock of a cue ran out; it is carried out at the end of the turn. */
export interface CueDue {
  type: "CueDue";
  place: number;
}

/** A turn's cut: the number, and whether it was a Solo Cut. */
export interface Cut {
  value: number;
  alone?: boolean;
}

/** The player who met the duty may cut the number once more. */
export interface CutAgain {
  type: "CutAgain";
  place: number;
  seat: number;
  number: number;
}

/** Cut this wire of a teammate as red; if it is not red, the bomb explodes (BB-CC-1). */
export interface CutAsRed {
  type: "CutAsRed";
  cell: [number, number];
}

/** A Dual Cut with a turned wire of your own: if one of the two lacks the value the bomb explodes (BB-X-FLIP). */
export interface CutBlind {
  type: "CutBlind";
  cell: [number, number];
  value: number;
  own: [number, number];
}

/** Point at several wires anywhere and claim that they are the set that the mission demands (BB-X-MULTI). */
export interface CutTogether {
  type: "CutTogether";
  cells: [number, number][];
}

/** Point at a teammate's wire as a tripwire. */
export interface CutTripwire {
  type: "CutTripwire";
  cell: [number, number];
}

export interface CutterNamed {
  type: "CutterNamed";
  place: number;
  seat: number;
  target: number;
  number: number;
  has: boolean;
}

/** What the player on turn declared; kept until the turn is over. */
export interface Deed {
  seat: number;
  kind: "dual" | "give" | "reveal" | "skip" | "solo" | "special";
  cells?: [number, number][];
  calls?: Call[];
  helpers?: Helper[];
  cut?: number | null;
  target?: number | null;
}

export interface DialMoved {
  type: "DialMoved";
  left: number;
  steps: number;
}

export type Direction = "east" | "north" | "south" | "west";

/** Number cards of completed values were discarded, from this hand or (None) from the table (BB-M29-4). */
export interface Discarded {
  type: "Discarded";
  turn: number;
  seat: number | null;
  numbers: number[];
  drawn?: boolean;
}

export interface Disintegrated {
  type: "Disintegrated";
  number: number;
}

/** Point at a teammate's wire and call its value (BB-DUAL-01). */
export interface DualCut {
  type: "DualCut";
  cell: [number, number];
  call: Call;
}

export type End = "left" | "right";

/** In a row with two ends, this number comes next. */
export interface EndChosen {
  type: "EndChosen";
  place: number;
  seat: number | null;
  number: number;
}

/** Cards 1 to 12 in this order (BB-EQG-12), then those of later missions (BB-EQG-13). */
export type Equipment = "batteries" | "disintegrator" | "drop" | "equal" | "false-bottom" | "fast-pass" | "hook" | "mug" | "post-it" | "radar" | "ray" | "rewinder" | "single" | "stabilizer" | "super" | "triple" | "unequal" | "walkie";

/** All players with wires skipped one after the other (BB-C-43). */
export interface EverybodySkipped {
  type: "EverybodySkipped";
}

/** The view after the end, with all that was hidden (BB-VIS-17). */
export interface Everything {
  type: "Everything";
  table: View;
  keys: number[][];
  aside: number[];
  deck: Equipment[];
  calls?: Call[];
  extras?: (Row | Together | Numbers | Goals | Burnt | TimeSpent | Claims | Fragile | Untold | CallDeck | Unsorted | Blind | LateState | RedCard | Unequipped | Constraints | TokenRow | GateCards | Covers | Challenges | Targets | ScriptState | Line | Walk | Restricted | Air | Roles | Trips | TurnOrder | Passing | PhaseState | Robot)[];
  off_hand?: number[];
}

/** A wire that is turned round: everybody sees it except its owner (BB-X-FLIP). */
export interface Facing {
  cell: [number, number];
  key?: number | null;
}

/** Cut two equal wires of your own although more of them remain (BB-EQ-99-1). */
export interface FastPass {
  type: "FastPass";
  cells: [[number, number], [number, number]];
}

/** At most `most` of these wires are yellow or red. */
export interface FewColours {
  cells: [number, number][];
  most: number;
}

export interface FigureMoved {
  type: "FigureMoved";
  place: number;
  seat: number;
  direction: Direction;
  spot: Spot;
  saw?: boolean;
}

/** No card with the called value points along an open way, or the cell's action must be done first. */
export interface FigureStayed {
  type: "FigureStayed";
  place: number;
}

/** This many of these wires came from nobody's hand; nobody told which of them. */
export interface Filed {
  cells: [number, number][];
  count: number;
}

/** Data of a FragilePlayer, which never changes. */
export interface Fragile {
  type: "Fragile";
}

export interface FragilePanel {
  type: "FragilePanel";
  place: number;
  seat: number;
}

/** If a Dual Cut of this player fails, the bomb explodes; nothing protects it (BB-X-FRAGILE). */
export interface FragilePlayer {
  type: "FragilePlayer";
  who?: "captain";
  equipment?: boolean;
}

export interface FuseMoved {
  type: "FuseMoved";
  place: number;
  space: number;
  steps: number;
  last: number;
}

export interface FusePanel {
  type: "FusePanel";
  place: number;
  space: number;
  last: number;
}

/** Data of a NumberGate. Everybody sees it. */
export interface GateCards {
  type: "GateCards";
  up?: number[];
  down?: number[];
  own?: number[][];
  number?: number | null;
  used?: number[];
  turn?: number;
}

/** The card of a completed value can no longer be used. */
export interface GateFinished {
  type: "GateFinished";
  place: number;
  number: number;
}

/** Empty: the cards are not hidden, and a player who uses one has such a wire. */
export interface GateKnown {
  type: "GateKnown";
  place: number;
}

export interface GateLaid {
  type: "GateLaid";
  place: number;
  up: number[];
  own?: number[][];
}

export interface GatePanel {
  type: "GatePanel";
  place: number;
  cards: "one" | "own" | "pair";
  up: number[];
  down: number[];
  own?: number[][];
  number?: number | null;
  used?: number[];
  turn?: number;
}

/** At most one card was face up, so all that are left are turned up. */
export interface GateReset {
  type: "GateReset";
  place: number;
}

/** The player on turn must cut this value now. */
export interface GateUsed {
  type: "GateUsed";
  place: number;
  seat: number;
  cards: number[];
  number: number;
}

/** A wire that was in this seat's own hand. */
export interface Gave {
  cell: [number, number];
  key: number;
}

/** Pay this teammate for a cut of this value, and cut it in this turn. */
export interface GiveOxygen {
  type: "GiveOxygen";
  number: number;
  seat: number;
}

/** Give this wire of your own to the user of the Walkie-Talkies. */
export interface GiveWire {
  type: "GiveWire";
  cell: [number, number];
}

/** The card of a completed value is taken away and pays its reward. */
export interface GoalMet {
  type: "GoalMet";
  place: number;
  number: number;
}

/** The next card of the deck is turned up; those whose values were complete already are passed over. */
export interface GoalTurned {
  type: "GoalTurned";
  place: number;
  number: number | null;
  gone?: number[];
}

/** Data of NumberGoals. The order of the deck is hidden. */
export interface Goals {
  type: "Goals";
  cards?: number[];
  deck?: number[];
  out?: number[];
}

export interface GoalsLaid {
  type: "GoalsLaid";
  place: number;
  cards: number[];
}

export interface GoalsPanel {
  type: "GoalsPanel";
  place: number;
  cards: number[];
  reward?: "card" | "step";
  deck?: number;
  out?: number[];
}

/** Name the weakest link and the card that player obeys (BB-M34-5). */
export interface GuessLink {
  type: "GuessLink";
  seat: number;
  card: Constraint;
}

/** A wrong guess, which everybody heard (BB-M34-5). */
export interface Guessed {
  type: "Guessed";
  turn: number;
  seat: number;
  named: number;
  card: Constraint;
}

/** Give this number card to a teammate. */
export interface HandNumber {
  type: "HandNumber";
  number: number;
  seat: number;
}

/** At least one of these wires has one of these values. */
export interface Has {
  cells: [number, number][];
  values: number[];
}

/** At least one of these wires has one of these values, unless at least `colours` of them are yellow or red. */
export interface HasUnless {
  cells: [number, number][];
  values: number[];
  colours: number;
}

/** A Dual Cut with a detector (several wires of one stand), a ray (two values), or both. */
export interface HelpedCut {
  type: "HelpedCut";
  cells: [number, number][];
  calls: Call[];
  helpers: Helper[];
}

/** Help that a Dual Cut may use, in the order in which it is written: a detector, then a ray (BB-EQG-11). */
export type Helper = "double" | "own-ray" | "own-triple" | "ray" | "super" | "triple";

/** An uncut wire of another player, or one of the viewer's own that is turned round. */
export interface Hidden {
  type: "Hidden";
  tokens?: Token[];
  red?: boolean;
  apart?: "stray" | "turned" | null;
}

/** The key of the left wire is not larger than that of the right one; `strict`: it is smaller (BB-EQ-02-7). */
export interface InOrder {
  left: [number, number];
  right: [number, number];
  strict?: boolean;
}

/** Leave the card that binds all in force. */
export interface KeepConstraint {
  type: "KeepConstraint";
}

/** The marker goes on facing the same way. */
export interface KeepDirection {
  type: "KeepDirection";
}

export interface Knowledge {
  type: "Knowledge";
  clues?: Clues | null;
  mechanisms?: (NumbersKnown | CallKnown | ClaimedKnown | ConstraintsKnown | ChallengesKnown | TogetherKnown | TokenRowKnown | GateKnown | AirKnown | RolesKnown | TripKnown | PhasesKnown)[];
}

/** `=` or `≠` before a wire and its right neighbour; it stays with these two wires (BB-EQ-01-4). */
export interface Label {
  cell: [number, number];
  equal: boolean;
  reach?: number;
}

export interface Labelled {
  type: "Labelled";
  seat: number;
  cell: [number, number];
  equal: boolean;
}

/** None of these wires has one of these values. */
export interface Lacks {
  cells: [number, number][];
  values: number[];
}

/** A clock ran out and the rules answered for this player (BB-CLK-03). */
export interface Late {
  type: "Late";
  turn: number;
  seat: number;
}

export interface LatePanel {
  type: "LatePanel";
  place: number;
  wires: number;
  turns: number | null;
  due?: boolean;
  filed?: number;
}

/** Data of LateWires. Everybody sees it; the wires themselves are `State.off_hand`. */
export interface LateState {
  type: "LateState";
  turns?: number;
  due?: boolean;
  filed?: number;
}

/** Wires lie in nobody's hand; at intervals the next player files one of them on a stand (BB-X-WIRES). */
export interface LateWires {
  type: "LateWires";
  colour?: "any" | "red" | "yellow";
  count?: number;
  every?: number;
  most?: number;
  told?: boolean;
}

export interface LayAsked {
  type: "LayAsked";
  seat: number;
}

/** Lay one of your number cards face down against the player on turn (BB-M29-2). */
export interface LayNumber {
  type: "LayNumber";
  number: number;
}

/** Data of a NumberLine. Everybody sees it. */
export interface Line {
  type: "Line";
  cards?: number[];
  down?: number[];
  at?: number;
  right?: boolean;
}

/** The card of a completed value is turned down; the marker passes over it. */
export interface LineCardDone {
  type: "LineCardDone";
  place: number;
  number: number;
}

export interface LineLaid {
  type: "LineLaid";
  place: number;
  cards: number[];
  at: number;
  right: boolean;
}

export interface LinePanel {
  type: "LinePanel";
  place: number;
  cards: number[];
  down?: number[];
  at?: number;
  right?: boolean;
}

/** The weakest link cannot obey this card; all hidden cards are removed. */
export interface LinkBlocked {
  type: "LinkBlocked";
  place: number;
  seat: number;
  card: Constraint;
}

/** The guess was right: characters are turned up, constraint cards are removed. */
export interface LinkFound {
  type: "LinkFound";
  place: number;
  seat: number;
  named: number;
  card: Constraint;
  characters: Character[];
}

/** The guess was wrong: the player, the card, or both. */
export interface LinkMissed {
  type: "LinkMissed";
  place: number;
  seat: number;
  named: number;
  card: Constraint;
}

export interface MapPanel {
  type: "MapPanel";
  place: number;
  front: string[];
  back: string[];
  spot: Spot;
  goal: "control" | "skull";
  cards?: Constraint[];
  done?: Striped[];
  waits?: Striped | null;
  ways?: Direction[];
  yellow?: Striped | null;
  went?: Direction[];
  turn?: number;
}

/** After each cut a figure goes one cell over a map, in the direction whose card has the called value (BB-X-BUNKER). */
export interface MapWalk {
  type: "MapWalk";
  front?: string[];
  back?: string[];
  goal?: "control" | "skull";
}

/** Set the token of a received number before a wire of your own that has it (BB-M39-4). */
export interface MarkReceived {
  type: "MarkReceived";
  cell: [number, number];
}

/** A yellow or red wire that was shown at setup (BB-SETUP-08, BB-SETUP-09). */
export interface Marker {
  key: number;
  sure: boolean;
}

export interface MarkerTurned {
  type: "MarkerTurned";
  place: number;
  right: boolean;
}

export interface MarkerWalked {
  type: "MarkerWalked";
  place: number;
  at: number;
  number: number;
}

/** The table ended the match without a result. */
export interface MatchClosed {
  type: "MatchClosed";
  reason: string;
}

/** A mission as content files and tables write it (BB-X-WIRES, GEAR, CHAR, DIAL, TOKSET, TOKKIND). */
export interface Mission {
  number?: number;
  blue?: number;
  yellow?: Colour;
  red?: Colour;
  equipment?: boolean;
  cards?: number | null;
  face_down?: boolean;
  ban?: Equipment[];
  later?: Equipment[];
  characters?: "choice" | "crew" | "double" | "none" | "shuffled" | "unlimited";
  ban_characters?: Character[];
  dial?: number | null;
  dial_extra?: number;
  dial_limit?: number | null;
  tokens?: "negative" | "none" | "own" | "random";
  captain_tokens?: "negative" | "none" | "own" | "random" | null;
  token_kind?: "count" | "parity" | "value";
  shown_once?: boolean;
  lies?: "all" | "captain" | "nobody";
  seats?: number[];
  variants?: Variant[];
  mechanisms?: (SequenceGate | TimedPhases | SimultaneousCut | SecretNumbers | NumberGoals | WalkingFuse | Countdown | ClaimedTurns | FragilePlayer | UntoldFailures | NamedCutter | UnsortedWires | BlindWires | LateWires | RedNumber | UnequippedPlayer | ConstraintCards | YellowTokens | NumberGate | CoveredCards | ChallengeCards | NumberTargets | Script | NumberLine | MapWalk | RestrictedTalk | ClaimedNumbers | Oxygen | WeakestLink | Tripwires | ReversedTurns | PassedWires | CarriedWires)[];
}

export interface MissionEnded {
  type: "MissionEnded";
  won: boolean;
  reason: "defused" | "dial" | "explosion" | "objective" | "stall" | "timer";
}

/** Wires changed hands: the user's went from `gave` to `gave_now`, the partner's from `got` to `got_now`. */
export interface Moved {
  type: "Moved";
  turn: number;
  user: number;
  partner: number;
  got: [number, number];
  got_now: [number, number];
  gave?: [number, number] | null;
  gave_now?: [number, number] | null;
}

/** Say who must cut the open number. */
export interface NameCutter {
  type: "NameCutter";
  seat: number;
}

/** Lay first info tokens beside your stands: the whole hand has no wire of these values (BB-X-TOKSET). */
export interface NameMissing {
  type: "NameMissing";
  values: number[];
}

/** Say whose turn is next, after nobody claimed it (BB-X-SNIP). */
export interface NameNext {
  type: "NameNext";
  seat: number;
}

/** The Coffee Mug gave the turn to a player. */
export interface Named {
  type: "Named";
  turn: number;
  seat: number;
  target: number;
}

/** The player on turn turns up a number and names its cutter; the team pays if that player cannot (BB-X-CALL). */
export interface NamedCutter {
  type: "NamedCutter";
  radar?: boolean;
}

/** The only signal that players who must be silent may give (BB-X-SILENCE). */
export interface NeedOxygen {
  type: "NeedOxygen";
}

/** The named player lacks the number and has no wire to mark: all own wires without a token are red. */
export interface NothingConfessed {
  type: "NothingConfessed";
  place: number;
  seat: number;
  cells: [number, number][];
}

/** A number card was turned up, and the player on turn said whether they have such a wire. */
export interface NumberAnswered {
  type: "NumberAnswered";
  place: number;
  seat: number;
  number: number;
  has: boolean;
}

export interface NumberCalled {
  type: "NumberCalled";
  place: number;
  seat: number;
  number: number;
}

export interface NumberCardDrawn {
  type: "NumberCardDrawn";
  place: number;
  seat: number;
  number?: number | null;
  thrown?: number[];
  found?: boolean;
}

export interface NumberCardLaid {
  type: "NumberCardLaid";
  place: number;
  seat: number;
  number?: number | null;
}

export interface NumberCardTaken {
  type: "NumberCardTaken";
  place: number;
  seat: number;
  layer: number;
  number?: number | null;
}

export interface NumberCardsDealt {
  type: "NumberCardsDealt";
  place: number;
  sizes: number[];
  hand?: number[];
}

/** A player without wires put the hand under the deck. */
export interface NumberCardsReturned {
  type: "NumberCardsReturned";
  place: number;
  seat: number;
  count: number;
  numbers?: number[];
}

/** Only values that number cards allow may be announced (BB-X-NUMGATE). */
export interface NumberGate {
  type: "NumberGate";
  cards?: "one" | "own" | "pair";
}

/** Number cards lie open; completing the value of one is rewarded (BB-X-NUMGOAL). */
export interface NumberGoals {
  type: "NumberGoals";
  cards?: number;
  reward?: "card" | "step";
  refill?: boolean;
}

export interface NumberHanded {
  type: "NumberHanded";
  place: number;
  seat: number;
  number: number;
  target: number;
}

/** The card of a completed value is out of the game. */
export interface NumberLeft {
  type: "NumberLeft";
  place: number;
  number: number;
}

/** A marker walks along a line of number cards; the number where it stops is cut (BB-X-NANO). */
export interface NumberLine {
  type: "NumberLine";
  start?: number;
}

export interface NumberShown {
  type: "NumberShown";
  place: number;
  layer: number;
  number: number;
  hit: boolean;
}

/** A cue turns a number card up; if too few of its wires are cut by the next cue, it costs a step (BB-X-SCRIPT). */
export interface NumberTargets {
  type: "NumberTargets";
  need?: number;
}

/** Data of SecretNumbers. Hands, the face-down card and the deck are hidden. */
export interface Numbers {
  type: "Numbers";
  hands?: number[][];
  deck?: number[];
  out?: number[];
  laid?: number | null;
  layer?: number | null;
  over?: boolean;
}

/** Cards of completed values were discarded: from this seat's hand, or (None) from the deck or the table. */
export interface NumbersDiscarded {
  type: "NumbersDiscarded";
  place: number;
  seat: number | null;
  numbers: number[];
}

/** Number cards known to be in a player's hand, or to lie face down before that player. */
export interface NumbersKnown {
  type: "NumbersKnown";
  place: number;
  sure: number[][];
}

/** One value is left, so nobody bets any more (BB-M29-6). */
export interface NumbersOver {
  type: "NumbersOver";
  place: number;
}

export interface NumbersPanel {
  type: "NumbersPanel";
  place: number;
  sizes: number[];
  deck: number;
  out: number[];
  layer?: number | null;
  over?: boolean;
  hand?: number[];
  laid?: number | null;
}

/** The progress of an open card: `have` of `need`; 0 of 0 if open facts do not tell. */
export interface OpenChallenge {
  card: number;
  have?: number;
  need?: number;
  lost?: boolean;
}

/** A player was told to cut a number, and has it or lacks it. */
export interface Ordered {
  type: "Ordered";
  turn: number;
  seat: number;
  target: number;
  number: number;
  has: boolean;
}

export interface Over {
  type: "Over";
  won: boolean;
  reason: "defused" | "dial" | "explosion" | "objective" | "stall" | "timer";
}

/** A cut costs oxygen: its value, or one to three tokens by depth, 1-4, 5-8, 9-12 (BB-X-OXY). */
export interface Oxygen {
  type: "Oxygen";
  stock: number[];
  flow?: "own" | "purse" | "reserve" | "teammate";
  price?: "depth" | "value";
  refund?: boolean;
  skip?: boolean;
  spared?: boolean;
}

/** Tokens moved between stocks. */
export interface OxygenMoved {
  type: "OxygenMoved";
  place: number;
  why: "back" | "collected" | "dealt" | "filled" | "given" | "gone" | "paid" | "passed" | "purse" | "refund" | "taken";
  count: number;
  seat?: number | null;
  target?: number | null;
  number?: number | null;
}

export interface OxygenPanel {
  type: "OxygenPanel";
  place: number;
  flow: "own" | "purse" | "reserve" | "teammate";
  costs: number[];
  reserve: number;
  stocks: number[];
  full: number;
  value?: number | null;
  turn?: number;
}

/** Two wires have equal values, or unequal ones (BB-EQ-01-4). */
export interface Pair {
  left: [number, number];
  right: [number, number];
  equal: boolean;
}

/** Set no token, because none of the received numbers fits (BB-M39-4). */
export interface PassReceived {
  type: "PassReceived";
}

/** Pass this wire of yours on to the next player with wires (BB-X-SCRIPT). */
export interface PassWire {
  type: "PassWire";
  cell: [number, number];
}

/** Wires went to other players, all at the same time. */
export interface Passed {
  type: "Passed";
  turn: number;
  passes: PassedWire[];
}

/** A player has no wire, or no value, for a first token or for the second of two (BB-SETUP-24). */
export interface PassedOver {
  type: "PassedOver";
  seat: number;
  why?: "blue" | "missing" | "yellow";
  marked?: [number, number] | null;
}

/** A wire that goes from one player to another, by where it stood and where it stands now. */
export interface PassedWire {
  giver: number;
  taker: number;
  cell: [number, number];
  now: [number, number];
  key?: number | null;
}

/** On cue everybody secretly chooses a wire, and all these go one seat to the left (BB-X-SCRIPT). */
export interface PassedWires {
  type: "PassedWires";
}

/** Data of PassedWires while wires are chosen. Choices are hidden until all wires move at once. */
export interface Passing {
  type: "Passing";
  picks?: ([number, number] | null)[];
  stands?: (number | null)[];
}

/** Everybody with wires chooses one. */
export interface PassingBegan {
  type: "PassingBegan";
  place: number;
}

export interface PassingPanel {
  type: "PassingPanel";
  place: number;
  picked?: number[];
  wire?: [number, number] | null;
  stands?: (number | null)[];
  hands?: [number, number][][];
}

/** What has to be done, in which time, and what comes of it. */
export interface Phase {
  duty?: "clear" | "free" | "lock" | "pair" | "sweep" | "wait";
  seconds?: number;
  turns?: number;
  missed?: "answer" | "defeat" | "nothing" | "step";
  met?: "again" | "nothing" | "yellows";
  mime?: boolean;
}

export interface PhaseBegan {
  type: "PhaseBegan";
  place: number;
  at: number;
  duty: "clear" | "free" | "lock" | "pair" | "sweep" | "wait";
  cards?: number[];
  gone?: number[];
}

/** A duty was met, or its time is up. */
export interface PhaseOver {
  type: "PhaseOver";
  place: number;
  met: boolean;
  missed?: "answer" | "defeat" | "nothing" | "step";
}

/** Data of TimedPhases. The order of the deck is hidden. */
export interface PhaseState {
  type: "PhaseState";
  at?: number;
  turns?: number;
  cards?: number[];
  base?: number;
  deck?: number[];
  out?: number[];
  yellows?: boolean;
  again?: number | null;
  late?: boolean;
}

/** Nothing of the cards is remembered; answers and counts tell something about wires. */
export interface PhasesKnown {
  type: "PhasesKnown";
  place: number;
}

export interface PhasesPanel {
  type: "PhasesPanel";
  place: number;
  at: number;
  of: number;
  duty: "clear" | "free" | "lock" | "pair" | "sweep" | "wait";
  cards?: number[];
  base?: number;
  turns?: number | null;
  limit?: number;
  deck?: number;
  out?: number[];
  yellows?: number[];
  again?: number | null;
  late?: boolean;
  missed?: "answer" | "defeat" | "nothing" | "step";
}

/** Choose a character before the deal, if the mission allows a choice (BB-C-31). */
export interface PickCharacter {
  type: "PickCharacter";
  character: Character;
}

/** The owner chose this wire freely among those of these wires that had one of the values. */
export interface Picked {
  cell: [number, number];
  among: [number, number][];
  values: number[];
}

/** A player chooses a character before the deal (BB-C-31). */
export interface Picking {
  type: "Picking";
  seat: number;
}

/** The top card of the pile is put away unseen (BB-X-MULTI). */
export interface PileCardLost {
  type: "PileCardLost";
}

/** Cards from the face-down pile are turned up, usable from now on (BB-X-GEAR). */
export interface PileTurnedUp {
  type: "PileTurnedUp";
  cards: Equipment[];
}

/** Put a first info token with a wrong number before this wire of your own (BB-X-TOKSET). */
export interface PlaceFalseToken {
  type: "PlaceFalseToken";
  cell: [number, number];
  number: number;
}

/** Put the first info token before this wire of your own (BB-SETUP-20). */
export interface PlaceToken {
  type: "PlaceToken";
  cell: [number, number];
}

/** Two wires were swapped, or one was taken (`gave` is None). Only their holders see which they are. */
export interface PlacesMoved {
  type: "PlacesMoved";
  user: number;
  partner: number;
  got: [number, number];
  got_now: [number, number];
  gave?: [number, number] | null;
  gave_now?: [number, number] | null;
  got_key?: number | null;
  gave_key?: number | null;
}

/** A player sets the first info token (BB-SETUP-20). */
export interface Placing {
  type: "Placing";
  seat: number;
  number?: number | null;
}

/** A player's character; None: this player has none although others do (BB-X-CHAR). */
export interface Power {
  character: Character | null;
  used?: boolean;
}

export interface PowerUsed {
  type: "PowerUsed";
  seat: number;
  character: Character;
}

/** A question of a mechanism, which defines the kinds of its questions and their answers. */
export interface Prompt {
  type: "Prompt";
  seat: number;
  place: number;
  kind: string;
}

export interface RadarAnswered {
  type: "RadarAnswered";
  seat: number;
  number: number;
  yes: boolean[];
  owners: number[];
}

export interface RadarSaid {
  type: "RadarSaid";
  turn: number;
  seat: number;
  number: number;
  yes: boolean[];
}

export interface Recharged {
  type: "Recharged";
  seat: number;
  seats: number[];
}

/** Data of RedNumber. Everybody sees it. */
export interface RedCard {
  type: "RedCard";
  number?: number | null;
}

export interface RedCardPanel {
  type: "RedCardPanel";
  place: number;
  number?: number | null;
}

/** A number is drawn whose wires are treated as red ones (BB-X-REDLIKE). */
export interface RedNumber {
  type: "RedNumber";
}

/** The Stabilizer protected the cut; these wires are red (BB-EQ-09-3). */
export interface RedsSeen {
  type: "RedsSeen";
  owner: number;
  cells: [number, number][];
}

/** Turn up the next card; if none is left, no card binds anybody any more. */
export interface ReplaceConstraint {
  type: "ReplaceConstraint";
}

/** Report that this player broke the mission's rule about talking (BB-X-SILENCE). */
export interface ReportSlip {
  type: "ReportSlip";
  seat: number;
}

/** Data of RestrictedTalk: the state itself says what may be said. */
export interface Restricted {
  type: "Restricted";
}

export interface RestrictedPanel {
  type: "RestrictedPanel";
  place: number;
  mode: "mime" | "mute" | "no-number";
  on?: boolean;
}

/** Talk is restricted from the deal to the end, or from its cue to the next one (BB-X-SILENCE). */
export interface RestrictedTalk {
  type: "RestrictedTalk";
  mode?: "mime" | "mute" | "no-number";
}

/** Take the turn to reveal an all-red hand; the number stays. */
export interface RevealClaimed {
  type: "RevealClaimed";
  place: number;
  seat: number;
}

/** Never offered: the rules reveal an all-red hand themselves (BB-TURN-07). */
export interface RevealReds {
  type: "RevealReds";
}

export interface Revealed {
  type: "Revealed";
  turn: number;
  seat: number;
}

/** On cue turns go counter-clockwise, until the next cue (BB-X-SCRIPT). */
export interface ReversedTurns {
  type: "ReversedTurns";
}

/** The top card of the deck is put away unseen. */
export interface RewardCardLost {
  type: "RewardCardLost";
  place: number;
}

export interface RewardDealt {
  type: "RewardDealt";
  place: number;
  sizes: number[];
  hand?: number[];
}

/** This many number cards lie face down until the wires are cut; the others are out of the game, unseen. */
export interface RewardDeckLaid {
  type: "RewardDeckLaid";
  place: number;
  count: number;
  out: number;
}

export interface RewardPassed {
  type: "RewardPassed";
  place: number;
  seat: number;
}

/** This player received the number and sets its token before one of these own wires. */
export interface RewardTokenDue {
  type: "RewardTokenDue";
  place: number;
  seat: number;
  number: number;
  cells: [number, number][];
}

/** Each player has a card; with few players others lie between them. */
export interface RingLaid {
  type: "RingLaid";
  place: number;
  own: Constraint[];
  between?: Constraint[];
}

/** The Captain passes the cards on, or leaves them. */
export interface RingShifted {
  type: "RingShifted";
  place: number;
  seat: number;
  shift: Shift;
}

/** Data of CarriedWires. Everybody sees it; the wires are those in nobody's hand. */
export interface Robot {
  type: "Robot";
  space?: number;
  up?: boolean;
}

export interface RobotPanel {
  type: "RobotPanel";
  place: number;
  space: number;
  then: number;
  wires: number;
}

export interface RobotWalked {
  type: "RobotWalked";
  place: number;
  space: number;
}

/** Data of a WeakestLink. Until it is over, each player sees only their own cards. */
export interface Roles {
  type: "Roles";
  status?: "found" | "gone" | "hidden";
  link?: number | null;
  characters?: Character[];
  cards?: Constraint[];
  guessed?: number;
  shown?: Constraint | null;
}

/** These characters and the constraint cards are dealt face down. */
export interface RolesDealt {
  type: "RolesDealt";
  place: number;
  deck: Character[];
  seats: number;
  weakest?: boolean;
  character?: Character | null;
  card?: Constraint | null;
}

/** Which players may still be the weakest link under which card, as far as a seat knows for certain. */
export interface RolesKnown {
  type: "RolesKnown";
  place: number;
  suspects?: [number, Constraint][];
  turn?: number | null;
}

export interface RolesPanel {
  type: "RolesPanel";
  place: number;
  status: "found" | "gone" | "hidden";
  deck?: Character[];
  weakest?: boolean;
  character?: Character | null;
  card?: Constraint | null;
  link?: number | null;
  shown?: Constraint | null;
  guessed?: number;
}

/** Data of a SequenceGate. Everybody sees it. */
export interface Row {
  type: "Row";
  cards?: number[];
  at?: number;
}

/** Number cards lie in a row, to be cut in this order (BB-X-SEQ). */
export interface RowLaid {
  type: "RowLaid";
  place: number;
  cards: number[];
}

/** The number card left the row with two ends. */
export interface RowShortened {
  type: "RowShortened";
  place: number;
  number: number;
}

/** The number card was turned down; the next one is due, if any is left. */
export interface RowWentOn {
  type: "RowWentOn";
  place: number;
  number: number;
  at: number;
}

/** Reminds all players of what the mission demands. */
export interface RuleReminder {
  type: "RuleReminder";
}

/** Events of the mission come on cue, at the end of a turn (BB-X-SCRIPT). */
export interface Script {
  type: "Script";
  cues: Cue[];
}

/** The remaining cues would have no effect. */
export interface ScriptEnded {
  type: "ScriptEnded";
  place: number;
}

export interface ScriptPanel {
  type: "ScriptPanel";
  place: number;
  now: string;
  then: string;
  left: number;
  turns?: number | null;
  of?: number;
  due?: boolean;
  done?: number;
}

/** Data of a Script. Everybody sees it. */
export interface ScriptState {
  type: "ScriptState";
  done?: number;
  turns?: number;
  due?: boolean;
  over?: boolean;
}

/** The match begins, before the deal, because characters are chosen first. */
export interface Seated {
  type: "Seated";
  viewer: number | "all" | "spectator";
  seats: number;
  config: Config;
  mission: Mission;
  captain: number;
}

/** The player on the right bets a number card that its value will be cut this turn (BB-X-SECRETNUM). */
export interface SecretNumbers {
  type: "SecretNumbers";
  hand?: number;
  last?: number;
}

/** Values on a row of cards must be cut in its order; a card is done when `need` wires of it are cut (BB-X-SEQ). */
export interface SequenceGate {
  type: "SequenceGate";
  cards?: number;
  need?: 2 | 4;
  ends?: 1 | 2;
}

export interface SequencePanel {
  type: "SequencePanel";
  place: number;
  cards: number[];
  at: number;
  need: number;
  ends?: number;
}

/** Set the token before a wire of your own for which it is true. */
export interface SetToken {
  type: "SetToken";
  cell: [number, number];
}

/** Says which of your wires that were pointed at is cut, or gets the token (BB-DTC-04, BB-DTC-05). */
export interface Settle {
  type: "Settle";
  cell: [number, number];
}

export interface SettleAsked {
  type: "SettleAsked";
  owner: number;
  hit: boolean;
}

/** The owner of the wires that a detector pointed at says which one is cut or gets the token (BB-DTC). */
export interface Settling {
  type: "Settling";
  owner: number;
  cells: [number, number][];
  values: number[];
  hit: boolean;
}

/** How the cards of the ring move. */
export type Shift = "clockwise" | "counter-clockwise" | "none";

/** Pass all cards of the ring on by one place, or leave them. */
export interface ShiftRing {
  type: "ShiftRing";
  shift: Shift;
}

/** A wire whose key the viewer sees: it is cut, in the viewer's hand, or turned towards the viewer. */
export interface Shown {
  type: "Shown";
  key: number;
  cut?: boolean;
  tokens?: Token[];
  red?: boolean;
  apart?: "stray" | "turned" | null;
}

/** The talk restriction of a mission that has one (BB-X-SILENCE). */
export interface Silence {
  mode?: "mime" | "mute" | "no-number" | null;
  number?: number;
}

/** These wires can be cut only all at once (BB-X-MULTI). */
export interface SimultaneousCut {
  type: "SimultaneousCut";
  colour?: "blue" | "red" | "yellow";
  count?: number;
  anybody_from?: number;
  failure?: "explosion" | "tokens";
  number?: number;
  last?: boolean;
  reward?: "cards" | "none" | "tokens";
}

/** Declare nothing this turn (BB-C-49). */
export interface Skip {
  type: "Skip";
}

export interface Skipped {
  type: "Skipped";
  turn: number;
  seat: number;
  chosen?: boolean;
}

/** A player said what the mission forbids (BB-X-SILENCE). */
export interface Slipped {
  type: "Slipped";
  turn: number;
  seat: number;
  by?: number | null;
}

/** A Solo Cut with turned wires of your own: if one of them lacks the value the bomb explodes (BB-X-FLIP). */
export interface SoloBlind {
  type: "SoloBlind";
  value: number;
  turned: [number, number][];
}

/** Cut all remaining wires of a value, all of which are in your hand (BB-SOLO-01). */
export interface SoloCut {
  type: "SoloCut";
  value: number;
}

/** Whether a power that both a card and a character have comes from the card or from the character. */
export type Source = "card" | "power";

/** A player puts their card away for good and obeys this one. */
export interface SpareTaken {
  type: "SpareTaken";
  place: number;
  seat: number;
  card: Constraint;
}

/** A cell of the map. */
export interface Spot {
  floor: number;
  row: number;
  column: number;
}

/** A player with two stands chose where the arriving wire goes. */
export interface StandPicked {
  type: "StandPicked";
  place: number;
  seat: number;
  stand: number;
}

export interface StandView {
  owner: number;
  wires: (Shown | Hidden)[];
  beside?: Token[];
}

/** Which stands have the number that was called. No log keeps it. */
export interface StandsAnswered {
  type: "StandsAnswered";
  place: number;
  number: number;
  yes: boolean[];
  owners: number[];
}

/** Cells that demand an action. */
export type Striped = "alarm" | "control" | "key" | "skull";

/** The Disintegrator drew this number (BB-EQ-1010-1). */
export interface Struck {
  type: "Struck";
  turn: number;
  number: number;
}

/** What holds for these wires if their owner can declare nothing that could succeed (BB-C-49). */
export interface Stuck {
  cells: [number, number][];
  tallies: Tally[];
}

/** Asks whether to use a card in play. No phrase carries a wire, a slot or a value (BB-COM-06). */
export interface SuggestCard {
  type: "SuggestCard";
  card: Equipment;
}

/** Asks a player to use their character. */
export interface SuggestPower {
  type: "SuggestPower";
  seat: number;
}

export interface SwapAsked {
  type: "SwapAsked";
  user: number;
  partner: number;
  cell: [number, number];
}

/** The partner of the Walkie-Talkies chooses a wire (BB-EQ-02-1). */
export interface Swapping {
  type: "Swapping";
  user: number;
  partner: number;
  cell: [number, number];
}

/** Take this card, and obey it. */
export interface TakeConstraint {
  type: "TakeConstraint";
  card: Constraint;
}

/** Put your card away for a step of the dial, and draw another one. */
export interface TakeSpare {
  type: "TakeSpare";
}

/** Talk is restricted from now on, or no longer (BB-X-SILENCE). */
export interface TalkRestricted {
  type: "TalkRestricted";
  mode: "mime" | "mute" | "no-number" | null;
}

/** A player said what the mission forbids (BB-X-SILENCE). */
export interface TalkSlipped {
  type: "TalkSlipped";
  seat: number;
  by?: number | null;
}

/** Exactly so many of these wires have this value. */
export interface Tallied {
  cells: [number, number][];
  value: number;
  count: number;
}

/** States that the number of these wires with this value is one of these numbers. */
export interface Tally {
  value: number;
  counts: number[];
}

/** The time of this target is up. */
export interface TargetOver {
  type: "TargetOver";
  place: number;
  number: number;
  met: boolean;
}

/** The next card of the deck is turned up; those of which enough wires were cut already are passed over. */
export interface TargetTurned {
  type: "TargetTurned";
  place: number;
  number: number | null;
  gone?: number[];
}

/** Data of NumberTargets. The order of the deck is hidden. */
export interface Targets {
  type: "Targets";
  target?: number | null;
  deck?: number[];
  out?: number[];
}

export interface TargetsPanel {
  type: "TargetsPanel";
  place: number;
  target: number | null;
  need: number;
  deck?: number;
  out?: number[];
}

export interface Thinking {
  type: "Thinking";
}

export interface TimeRanOut {
  type: "TimeRanOut";
  seat: number;
}

/** Data of a Countdown. Everybody sees it. */
export interface TimeSpent {
  type: "TimeSpent";
  turns?: number;
  over?: boolean;
}

/** The time of the mission is up. */
export interface TimeSpentUp {
  type: "TimeSpentUp";
  place: number;
}

/** Duties come one after the other, each in its own time (BB-X-TIMER). */
export interface TimedPhases {
  type: "TimedPhases";
  phases: Phase[];
}

/** Data of a SimultaneousCut. The deck and the cards that were dealt are hidden. */
export interface Together {
  type: "Together";
  done?: boolean;
  number?: number | null;
  deck?: number[];
  out?: number[];
  hands?: number[][];
}

/** The number tells what a player who gives the turn away has; tokens tell which cards their owners received. */
export interface TogetherKnown {
  type: "TogetherKnown";
  place: number;
  sure?: number[][];
}

/** A number card says which wires must be cut all at once. */
export interface TogetherNamed {
  type: "TogetherNamed";
  place: number;
  number: number;
}

export interface TogetherPanel {
  type: "TogetherPanel";
  place: number;
  colour: "blue" | "red" | "yellow";
  count: number;
  done: boolean;
  failure?: "explosion" | "tokens";
  number?: number | null;
  last?: boolean;
  reward?: "cards" | "none" | "tokens";
  deck?: number;
  out?: number;
  sizes?: number[];
  hand?: number[];
}

/** An info token (BB-TOK-01, BB-C-35). */
export interface Token {
  value: number;
  says?: "even" | "has" | "has-not" | "is" | "is-not" | "odd" | "single" | "x1" | "x2" | "x3" | "x4";
  virtual?: boolean;
  dated?: boolean;
}

export interface TokenChosen {
  type: "TokenChosen";
  place: number;
  seat: number;
  to: number;
  value: number;
}

/** A first token was drawn for a player (BB-X-TOKSET). */
export interface TokenDrawn {
  type: "TokenDrawn";
  seat: number;
  number: number;
}

/** The token is true for one of these own wires of the player. */
export interface TokenDue {
  type: "TokenDue";
  place: number;
  seat: number;
  value: number;
  cells: [number, number][];
}

export interface TokenPlaced {
  type: "TokenPlaced";
  owner: number;
  cell: [number, number] | null;
  token: Token;
  taken?: [number, number] | null;
  stand?: number | null;
}

/** Every wire for which the token is true has one already, so none of these is such a wire. */
export interface TokenReturned {
  type: "TokenReturned";
  place: number;
  seat: number;
  value: number;
  cells: [number, number][];
}

/** Data of YellowTokens. Everybody sees it. */
export interface TokenRow {
  type: "TokenRow";
  row?: number[];
  waiting?: number[];
  value?: number | null;
  fired?: boolean;
}

/** Empty: nothing here is hidden, and whether a player can set a token tells about wires. */
export interface TokenRowKnown {
  type: "TokenRowKnown";
  place: number;
}

export interface TokenRowPanel {
  type: "TokenRowPanel";
  place: number;
  how: "draft" | "gift";
  row?: number[];
  waiting?: number[];
  value?: number | null;
  fired?: boolean;
}

/** No new token is placed: the wire that was chosen has one (BB-TOK-03). */
export interface TokenStands {
  type: "TokenStands";
  owner: number;
}

/** A cut of these wires failed, and no token is set (BB-X-NOINFO). */
export interface TokenWithheld {
  type: "TokenWithheld";
  owner: number;
  cells: [number, number][];
}

/** Two yellow wires are cut: these tokens lie in a row; empty: each player takes one from the supply. */
export interface TokensDrawn {
  type: "TokensDrawn";
  place: number;
  row: number[];
  waiting: number[];
}

/** A wire that was in nobody's hand came to a stand, in order (BB-X-WIRES). */
export interface TookWire {
  type: "TookWire";
  seat: number;
  stand: number;
  slot?: number | null;
  key?: number | null;
  first?: number | null;
  last?: number | null;
}

/** Empty: only wires are hidden, and a player who points at a tripwire has a blue wire. */
export interface TripKnown {
  type: "TripKnown";
  place: number;
}

/** Data of Tripwires, which never changes. */
export interface Trips {
  type: "Trips";
}

export interface TripsPanel {
  type: "TripsPanel";
  place: number;
  left: number;
}

/** A player pointed at this wire. The next notice tells what it is: it is cut, or a token is set. */
export interface TripwirePointed {
  type: "TripwirePointed";
  place: number;
  seat: number;
  owner: number;
  cell: [number, number];
}

/** A player points at a teammate's yellow wire, which is cut alone, for a step of the dial (BB-X-TRIP). */
export interface Tripwires {
  type: "Tripwires";
}

export interface TurnBegan {
  type: "TurnBegan";
  seat: number;
}

export interface TurnClaimed {
  type: "TurnClaimed";
  place: number;
  seat: number;
  by: number;
}

/** The Coffee Mug gave the turn to this player. */
export interface TurnNamed {
  type: "TurnNamed";
  seat: number;
  target: number;
}

/** Data of ReversedTurns. Everybody sees it. */
export interface TurnOrder {
  type: "TurnOrder";
  reversed?: boolean;
}

export interface TurnOrderPanel {
  type: "TurnOrderPanel";
  place: number;
  reversed?: boolean;
}

/** The marker turns round. */
export interface TurnRound {
  type: "TurnRound";
}

/** A player skipped. `able`: by choice, so there was something to declare; else there was nothing (BB-C-49). */
export interface TurnSkipped {
  type: "TurnSkipped";
  seat: number;
  cells?: [number, number][];
  values?: number[];
  blocked_by?: [number, number] | null;
  stuck?: Stuck | null;
  able?: boolean;
}

export interface TurnSpent {
  type: "TurnSpent";
  place: number;
  left: number;
}

/** Turn up the next number. */
export interface TurnUpNumber {
  type: "TurnUpNumber";
}

/** From now on turns go counter-clockwise, or clockwise again. */
export interface TurnsReversed {
  type: "TurnsReversed";
  place: number;
  reversed: boolean;
}

/** Data of an UnequippedPlayer, which never changes. */
export interface Unequipped {
  type: "Unequipped";
}

export interface UnequippedPanel {
  type: "UnequippedPanel";
  place: number;
  seat: number;
}

/** This player may not use equipment, but may be the partner of others who do (BB-X-GEAR). */
export interface UnequippedPlayer {
  type: "UnequippedPlayer";
  who?: "captain";
}

/** At least one of these claims is false, because a player who was asked could do something (BB-C-49). */
export interface Unless {
  claims: Lacks[];
}

/** Data of UnsortedWires, always empty: the wires themselves say everything. */
export interface Unsorted {
  type: "Unsorted";
}

export interface UnsortedPanel {
  type: "UnsortedPanel";
  place: number;
  locked?: boolean;
}

/** The last wire of each stand has an X token and is out of order; cards may not use it (BB-X-XWIRE). */
export interface UnsortedWires {
  type: "UnsortedWires";
  which?: "blue" | "last";
  locked?: boolean;
}

/** Data of UntoldFailures, which never changes. */
export interface Untold {
  type: "Untold";
}

/** No info token is set after a failed Dual Cut (BB-X-NOINFO). */
export interface UntoldFailures {
  type: "UntoldFailures";
}

export interface UntoldPanel {
  type: "UntoldPanel";
  place: number;
}

/** Turn one or two used characters up again (BB-EQ-07-1). */
export interface UseBatteries {
  type: "UseBatteries";
  seats: number[];
}

/** Label this wire and its right neighbour as equal (BB-EQ-12-1). */
export interface UseEqual {
  type: "UseEqual";
  cell: [number, number];
}

/** In a hand whose tokens lie: set a number that this wire of your own does not have (BB-X-TOKKIND). */
export interface UseFalsePostIt {
  type: "UseFalsePostIt";
  cell: [number, number];
  number: number;
}

/** Take this wire of a teammate into this stand of yours (BB-EQ-1111-1). */
export interface UseHook {
  type: "UseHook";
  cell: [number, number];
  stand: number;
}

/** Take no action this turn; this player is next (BB-EQ-11-1). */
export interface UseMug {
  type: "UseMug";
  seat: number;
}

/** Turn this card down, and cut its value in this turn. */
export interface UseNumber {
  type: "UseNumber";
  number: number;
}

/** Lay these two cards away, and cut their sum or difference in this turn. */
export interface UsePair {
  type: "UsePair";
  cards: number[];
  number: number;
}

export interface UsePostIt {
  type: "UsePostIt";
  cell: [number, number];
}

export interface UseRadar {
  type: "UseRadar";
  number: number;
  source?: Source;
}

export interface UseRewinder {
  type: "UseRewinder";
}

/** Mark a blue wire of your own whose number your stand has once (BB-EQ-22-1). */
export interface UseSingle {
  type: "UseSingle";
  cell: [number, number];
}

/** Protect the Dual Cut of this turn (BB-EQ-09-1). */
export interface UseStabilizer {
  type: "UseStabilizer";
}

/** Label this wire and its right neighbour as different (BB-EQ-01-1). */
export interface UseUnequal {
  type: "UseUnequal";
  cell: [number, number];
}

/** Swap this wire of your own for one of the partner's (BB-EQ-02-1). */
export interface UseWalkie {
  type: "UseWalkie";
  cell: [number, number];
  partner: number;
  source?: Source;
}

/** A player used a card, or their character (`card` is None), outside a cut. */
export interface Used {
  type: "Used";
  turn: number;
  seat: number;
  card?: Equipment | null;
}

/** Changes to a mission for certain numbers of players. Each field means the same as in Mission. */
export interface Variant {
  seats: number[];
  blue?: number | null;
  yellow?: Colour | null;
  red?: Colour | null;
  equipment?: boolean | null;
  cards?: number | null;
  face_down?: boolean | null;
  ban?: Equipment[] | null;
  later?: Equipment[] | null;
  characters?: "choice" | "crew" | "double" | "none" | "shuffled" | "unlimited" | null;
  ban_characters?: Character[] | null;
  dial?: number | null;
  dial_extra?: number | null;
  dial_limit?: number | null;
  tokens?: "negative" | "none" | "own" | "random" | null;
  captain_tokens?: "negative" | "none" | "own" | "random" | null;
  token_kind?: "count" | "parity" | "value" | null;
  shown_once?: boolean | null;
  lies?: "all" | "captain" | "nobody" | null;
  mechanisms?: (SequenceGate | TimedPhases | SimultaneousCut | SecretNumbers | NumberGoals | WalkingFuse | Countdown | ClaimedTurns | FragilePlayer | UntoldFailures | NamedCutter | UnsortedWires | BlindWires | LateWires | RedNumber | UnequippedPlayer | ConstraintCards | YellowTokens | NumberGate | CoveredCards | ChallengeCards | NumberTargets | Script | NumberLine | MapWalk | RestrictedTalk | ClaimedNumbers | Oxygen | WeakestLink | Tripwires | ReversedTurns | PassedWires | CarriedWires)[] | null;
}

/** The table as one seat, or a spectator, sees it. */
export interface View {
  type: "View";
  viewer: number | "all" | "spectator";
  config: Config;
  mission: Mission;
  captain: number;
  stands: StandView[];
  markers: Marker[];
  dial: number;
  start: number;
  cuts: number[];
  equipment: Card[];
  undealt: number;
  powers: Power[];
  turn: number;
  turns: number;
  asked: number;
  offered: number;
  ask: Picking | Placing | Acting | Settling | Swapping | Prompt | Window | Over;
  todo?: (Picking | Placing | Acting | Settling | Swapping | Prompt | Window | Over)[];
  place?: number;
  stable?: boolean;
  labels?: Label[];
  facts?: (Called | Revealed | Skipped | Arrived | Passed | Claimed | Late | Slipped | Used | RadarSaid | Moved | Named | Struck | Bet | Discarded | Ordered | Guessed | Answered)[];
  skipped?: number;
  panels?: (SequencePanel | TogetherPanel | NumbersPanel | GoalsPanel | FusePanel | CountdownPanel | ClaimsPanel | FragilePanel | UntoldPanel | CallPanel | UnsortedPanel | BlindPanel | LatePanel | RedCardPanel | UnequippedPanel | ConstraintsPanel | TokenRowPanel | GatePanel | CoversPanel | ChallengesPanel | TargetsPanel | ScriptPanel | LinePanel | MapPanel | RestrictedPanel | OxygenPanel | RolesPanel | TripsPanel | TurnOrderPanel | PassingPanel | PhasesPanel | RobotPanel)[];
  calls?: Call[];
  deed?: Deed | null;
  complete?: number[];
  out?: number[];
  pile?: number;
  off_hand?: number;
  reds?: number[];
  silence?: Silence | null;
  glimpse?: [number, number] | null;
}

/** Data of a MapWalk. Everybody sees it. */
export interface Walk {
  type: "Walk";
  spot: Spot;
  cards?: Constraint[];
  done?: Striped[];
  went?: Direction[];
  turn?: number;
}

/** A card lies at each direction, and one at ACTION. */
export interface WalkLaid {
  type: "WalkLaid";
  place: number;
  cards: Constraint[];
}

/** Move the figure one cell. */
export interface WalkOn {
  type: "WalkOn";
  direction: Direction;
}

/** A marker moves along a track with every cut; at its end the bomb explodes (BB-X-NANO). */
export interface WalkingFuse {
  type: "WalkingFuse";
  last?: number;
}

export interface WasDealt {
  type: "WasDealt";
  viewer: number | "all" | "spectator";
  seats: number;
  config: Config;
  mission: Mission;
  captain: number;
  stands: [number, number][];
  markers: Marker[];
  dial: number;
  equipment: Equipment[];
  hand?: number[][];
  pile?: number;
  strays?: [number, number][];
  turned?: Facing[];
  off_hand?: number;
}

/** Characters and constraint cards lie face down; the player with the Captain's character must obey their card */
export interface WeakestLink {
  type: "WeakestLink";
}

export interface WellDone {
  type: "WellDone";
}

/** Offers of a mechanism to several seats, with a clock; nobody has to answer (BB-X-SNIP). */
export interface Window {
  type: "Window";
  place: number;
  kind: string;
  number?: number;
}

export interface WirePicked {
  type: "WirePicked";
  place: number;
  seat: number;
  cell?: [number, number] | null;
}

/** Wires were cut. `how`: a Dual or Solo Cut, an action that the mission adds, a card, or revealed red wires. */
export interface WiresCut {
  type: "WiresCut";
  seat: number;
  cells: [number, number][];
  keys: number[];
  how: "card" | "dual" | "reveal" | "solo" | "special";
}

/** Players passed wires on, all at the same time. */
export interface WiresPassed {
  type: "WiresPassed";
  passes: PassedWire[];
}

/** Tokens are set once, after the second yellow wire is cut (BB-X-YTRIG). */
export interface YellowTokens {
  type: "YellowTokens";
  how?: "draft" | "gift";
}

/** How many yellow wires each player has. */
export interface YellowsTold {
  type: "YellowsTold";
  place: number;
  counts: number[];
}

export interface YourTurn {
  type: "YourTurn";
  seat: number;
}

export type Action = PickCharacter | PlaceToken | PlaceFalseToken | NameMissing | DualCut | SoloCut | RevealReds | Skip | ReportSlip | HelpedCut | Settle | FastPass | UseStabilizer | UseMug | GiveWire | UseWalkie | UseRadar | UsePostIt | UseFalsePostIt | UseUnequal | UseEqual | UseRewinder | UseBatteries | UseSingle | UseHook | ChooseEnd | CutTogether | MarkReceived | PassReceived | LayNumber | ClaimTurn | NameNext | NameCutter | ConfessWire | TurnUpNumber | CutBlind | SoloBlind | ChooseStand | TakeConstraint | KeepConstraint | ReplaceConstraint | ShiftRing | TakeSpare | CutAsRed | ChooseToken | SetToken | UseNumber | UsePair | HandNumber | KeepDirection | TurnRound | WalkOn | GiveOxygen | GuessLink | CutTripwire | PassWire;

export type AnyView = View | Everything;

export type Notice = WasDealt | Seated | CharacterPicked | TokenDrawn | PassedOver | TokenPlaced | TokenWithheld | TurnBegan | CallMade | WiresCut | TookWire | WiresPassed | CountsAsRed | ClaimFailed | DialMoved | RedsSeen | TurnSkipped | EverybodySkipped | TimeRanOut | TalkRestricted | TalkSlipped | MissionEnded | SettleAsked | TokenStands | CardReady | CardUsed | PowerUsed | CardsAdded | PileTurnedUp | PileCardLost | CardsTurnedUp | Disintegrated | Recharged | RadarAnswered | Labelled | SwapAsked | PlacesMoved | TurnNamed | RowLaid | RowWentOn | RowShortened | EndChosen | NumberCardsDealt | LayAsked | NumberCardLaid | NumberShown | NumberCardTaken | NumbersDiscarded | NumberCardDrawn | NumberCardsReturned | NumbersOver | GoalsLaid | GoalMet | GoalTurned | FuseMoved | TurnSpent | TimeSpentUp | TurnClaimed | ClaimsClosed | RevealClaimed | ClaimedInVain | NothingConfessed | ClaimsEnded | CallDeckLaid | NumberCalled | CutterNamed | NumberLeft | CallDeckShuffled | StandsAnswered | ConstraintTaken | ConstraintTurned | ConstraintKept | ConstraintsPaired | ConstraintMet | ConstraintDropped | RingLaid | RingShifted | SpareTaken | TogetherNamed | RewardDeckLaid | RewardCardLost | RewardDealt | RewardTokenDue | RewardPassed | TokensDrawn | TokenChosen | TokenDue | TokenReturned | GateLaid | GateUsed | GateReset | GateFinished | NumberHanded | CoversLaid | CoverLifted | ChallengesLaid | ChallengeMet | TargetTurned | TargetOver | CueDue | CueCame | ScriptEnded | LineLaid | MarkerWalked | MarkerTurned | LineCardDone | WalkLaid | FigureMoved | FigureStayed | ActionDone | OxygenMoved | RolesDealt | LinkMissed | LinkFound | LinkBlocked | TripwirePointed | TurnsReversed | PassingBegan | WirePicked | StandPicked | PhaseBegan | PhaseOver | NumberAnswered | YellowsTold | CutAgain | RobotWalked | MatchClosed;

export type Phrase = SuggestCard | SuggestPower | RuleReminder | YourTurn | Thinking | WellDone | NeedOxygen;

/** How the fields of every record become words. */
export const words: Words = {
  "Acting": [{"name": "seat", "role": {"kind": "seat"}, "missing": "none"}],
  "ActionDone": [{"name": "place", "role": {"kind": "unshown"}}, {"name": "seat", "role": {"kind": "seat"}}, {"name": "what", "role": {"kind": "enum", "name": "striped"}}, {"name": "spot", "role": {"kind": "part", "part": "Spot"}}],
  "Air": [{"name": "reserve", "role": {"kind": "plain"}, "missing": 0}, {"name": "stocks", "role": {"kind": "plain"}, "missing": "none"}, {"name": "value", "role": {"kind": "plain"}, "missing": "none"}, {"name": "turn", "role": {"kind": "plain"}, "missing": 0}],
  "Answered": [{"name": "turn", "role": {"kind": "plain"}}, {"name": "seat", "role": {"kind": "seat"}}, {"name": "number", "role": {"kind": "plain"}}, {"name": "has", "role": {"kind": "plain"}}],
  "Arrived": [{"name": "turn", "role": {"kind": "plain"}}, {"name": "seat", "role": {"kind": "seat"}}, {"name": "stand", "role": {"kind": "plain"}}, {"name": "slot", "role": {"kind": "plain"}, "missing": "none"}],
  "Bet": [{"name": "turn", "role": {"kind": "plain"}}, {"name": "layer", "role": {"kind": "seat"}}, {"name": "number", "role": {"kind": "plain"}}, {"name": "hit", "role": {"kind": "plain"}}],
  "Blind": [],
  "BlindPanel": [{"name": "place", "role": {"kind": "unshown"}}, {"name": "seats", "role": {"kind": "seat"}}],
  "BlindWires": [{"name": "who", "role": {"kind": "plain"}, "missing": "all"}, {"name": "count", "role": {"kind": "plain"}, "missing": 1}, {"name": "cut_by", "role": {"kind": "plain"}, "missing": "all"}],
  "Burnt": [{"name": "space", "role": {"kind": "plain"}, "missing": 0}],
  "Call": [{"name": "value", "role": {"kind": "named", "names": {"13": "value-yellow", "14": "value-red"}}}, {"name": "own", "role": {"kind": "place"}, "missing": "none"}],
  "CallDeck": [{"name": "deck", "role": {"kind": "plain"}, "missing": "none"}, {"name": "used", "role": {"kind": "plain"}, "missing": "none"}, {"name": "card", "role": {"kind": "plain"}, "missing": "none"}, {"name": "named", "role": {"kind": "seat"}, "missing": "none"}, {"name": "has", "role": {"kind": "plain"}, "missing": "no"}, {"name": "yes", "role": {"kind": "plain"}, "missing": "none"}],
  "CallDeckLaid": [{"name": "place", "role": {"kind": "unshown"}}, {"name": "count", "role": {"kind": "plain"}}],
  "CallDeckShuffled": [{"name": "place", "role": {"kind": "unshown"}}, {"name": "count", "role": {"kind": "plain"}}],
  "CallMade": [{"name": "seat", "role": {"kind": "seat"}}, {"name": "owner", "role": {"kind": "seat"}}, {"name": "cells", "role": {"kind": "place"}}, {"name": "values", "role": {"kind": "named", "names": {"13": "value-yellow", "14": "value-red"}}}, {"name": "helpers", "role": {"kind": "enum", "name": "helper"}}, {"name": "outcome", "role": {"kind": "plain"}}, {"name": "calls", "role": {"kind": "short", "part": "Call"}, "missing": "none"}, {"name": "unaided", "role": {"kind": "plain"}, "missing": "no"}, {"name": "stuck", "role": {"kind": "part", "part": "Stuck"}, "missing": "none"}],
  "CallPanel": [{"name": "place", "role": {"kind": "unshown"}}, {"name": "deck", "role": {"kind": "plain"}}, {"name": "used", "role": {"kind": "plain"}}, {"name": "card", "role": {"kind": "plain"}, "missing": "none"}, {"name": "named", "role": {"kind": "seat"}, "missing": "none"}, {"name": "has", "role": {"kind": "plain"}, "missing": "no"}, {"name": "yes", "role": {"kind": "plain"}, "missing": "none"}],
  "Called": [{"name": "turn", "role": {"kind": "plain"}}, {"name": "seat", "role": {"kind": "seat"}}, {"name": "owner", "role": {"kind": "seat"}}, {"name": "cells", "role": {"kind": "place"}}, {"name": "values", "role": {"kind": "named", "names": {"13": "value-yellow", "14": "value-red"}}}, {"name": "helpers", "role": {"kind": "enum", "name": "helper"}, "missing": "none"}, {"name": "outcome", "role": {"kind": "plain"}, "missing": "hit"}],
  "Card": [{"name": "name", "role": {"kind": "enum", "name": "equipment"}}, {"name": "usable", "role": {"kind": "plain"}, "missing": "no"}, {"name": "used", "role": {"kind": "plain"}, "missing": "no"}],
  "CardReady": [{"name": "card", "role": {"kind": "enum", "name": "equipment"}}],
  "CardUsed": [{"name": "seat", "role": {"kind": "seat"}}, {"name": "card", "role": {"kind": "enum", "name": "equipment"}}],
  "CardsAdded": [{"name": "cards", "role": {"kind": "enum", "name": "equipment"}}],
  "CardsTurnedUp": [{"name": "cards", "role": {"kind": "enum", "name": "equipment"}}],
  "CarriedWires": [{"name": "wires", "role": {"kind": "plain"}, "missing": "5 4 4 3"}],
  "ChallengeCards": [{"name": "cards", "role": {"kind": "plain"}, "missing": 0}, {"name": "odd", "role": {"kind": "plain"}, "missing": 6}],
  "ChallengeMet": [{"name": "place", "role": {"kind": "unshown"}}, {"name": "card", "role": {"kind": "plain"}}, {"name": "stands", "role": {"kind": "plain"}, "missing": "none"}, {"name": "odd", "role": {"kind": "plain"}, "missing": 0}],
  "Challenges": [{"name": "open", "role": {"kind": "plain"}, "missing": "none"}, {"name": "met", "role": {"kind": "plain"}, "missing": "none"}, {"name": "numbers", "role": {"kind": "plain"}, "missing": "none"}, {"name": "row", "role": {"kind": "part", "part": "Cut"}, "missing": "none"}, {"name": "done", "role": {"kind": "plain"}, "missing": "none"}, {"name": "odd_stands", "role": {"kind": "unshown"}, "missing": "none"}],
  "ChallengesLaid": [{"name": "place", "role": {"kind": "unshown"}}, {"name": "cards", "role": {"kind": "plain"}}, {"name": "numbers", "role": {"kind": "plain"}, "missing": "none"}],
  "ChallengesPanel": [{"name": "place", "role": {"kind": "unshown"}}, {"name": "open", "role": {"kind": "part", "part": "OpenChallenge"}}, {"name": "met", "role": {"kind": "plain"}, "missing": "none"}, {"name": "numbers", "role": {"kind": "plain"}, "missing": "none"}, {"name": "row", "role": {"kind": "part", "part": "Cut"}, "missing": "none"}, {"name": "done", "role": {"kind": "plain"}, "missing": "none"}, {"name": "odd_stands", "role": {"kind": "unshown"}, "missing": "none"}],
  "CharacterPicked": [{"name": "seat", "role": {"kind": "seat"}}, {"name": "character", "role": {"kind": "enum", "name": "character"}}],
  "ChooseEnd": [{"name": "end", "role": {"kind": "enum", "name": "end"}}],
  "ChooseStand": [{"name": "stand", "role": {"kind": "position"}}],
  "ChooseToken": [{"name": "value", "role": {"kind": "named", "names": {"13": "value-yellow", "14": "value-red"}}}],
  "ClaimFailed": [{"name": "seat", "role": {"kind": "seat"}}, {"name": "cells", "role": {"kind": "place"}}, {"name": "value", "role": {"kind": "named", "names": {"13": "value-yellow", "14": "value-red"}}}, {"name": "holder", "role": {"kind": "plain"}}],
  "ClaimTurn": [],
  "Claimed": [{"name": "turn", "role": {"kind": "plain"}}, {"name": "seat", "role": {"kind": "seat"}}, {"name": "cells", "role": {"kind": "place"}}, {"name": "value", "role": {"kind": "named", "names": {"13": "value-yellow", "14": "value-red"}}}],
  "ClaimedInVain": [{"name": "place", "role": {"kind": "unshown"}}, {"name": "seat", "role": {"kind": "seat"}}, {"name": "number", "role": {"kind": "plain"}}],
  "ClaimedNumbers": [],
  "ClaimedTurns": [],
  "Claims": [{"name": "seat", "role": {"kind": "seat"}, "missing": "none"}, {"name": "turns", "role": {"kind": "plain"}, "missing": 0}],
  "ClaimsClosed": [{"name": "place", "role": {"kind": "unshown"}}, {"name": "captain", "role": {"kind": "seat"}}],
  "ClaimsEnded": [{"name": "place", "role": {"kind": "unshown"}}, {"name": "captain", "role": {"kind": "seat"}}],
  "ClaimsPanel": [{"name": "place", "role": {"kind": "unshown"}}, {"name": "barred", "role": {"kind": "seat"}, "missing": "none"}],
  "Colour": [{"name": "count", "role": {"kind": "plain"}, "missing": 0}, {"name": "out_of", "role": {"kind": "plain"}, "missing": 0}, {"name": "lowest", "role": {"kind": "plain"}, "missing": 1}, {"name": "highest", "role": {"kind": "plain"}, "missing": 11}, {"name": "fixed", "role": {"kind": "plain"}, "missing": "none"}, {"name": "predealt", "role": {"kind": "plain"}, "missing": "no"}, {"name": "predealt_after", "role": {"kind": "plain"}, "missing": 0}],
  "ConfessWire": [{"name": "cell", "role": {"kind": "place"}}],
  "Config": [{"name": "mission", "role": {"kind": "plain"}, "missing": 1}, {"name": "custom", "role": {"kind": "part", "part": "Mission"}, "missing": "none"}, {"name": "captain", "role": {"kind": "seat"}, "missing": "none"}, {"name": "fixed_captain", "role": {"kind": "plain"}, "missing": "no"}, {"name": "history", "role": {"kind": "plain"}, "missing": "strict"}, {"name": "chat", "role": {"kind": "plain"}, "missing": "phrases"}, {"name": "timers", "role": {"kind": "plain"}, "missing": "mission"}, {"name": "odds", "role": {"kind": "plain"}, "missing": "no"}, {"name": "short", "role": {"kind": "plain"}, "missing": "no"}, {"name": "spectators", "role": {"kind": "plain"}, "missing": "yes"}, {"name": "stand_in", "role": {"kind": "plain"}, "missing": "yes"}],
  "ConstraintCards": [{"name": "change", "role": {"kind": "plain"}, "missing": "never"}],
  "ConstraintDropped": [{"name": "place", "role": {"kind": "unshown"}}, {"name": "seat", "role": {"kind": "seat"}}, {"name": "card", "role": {"kind": "enum", "name": "constraint"}}, {"name": "values", "role": {"kind": "plain"}}],
  "ConstraintKept": [{"name": "place", "role": {"kind": "unshown"}}, {"name": "seat", "role": {"kind": "seat"}}],
  "ConstraintMet": [{"name": "place", "role": {"kind": "unshown"}}, {"name": "seat", "role": {"kind": "seat"}}, {"name": "values", "role": {"kind": "plain"}}],
  "ConstraintTaken": [{"name": "place", "role": {"kind": "unshown"}}, {"name": "seat", "role": {"kind": "seat"}}, {"name": "card", "role": {"kind": "enum", "name": "constraint"}}],
  "ConstraintTurned": [{"name": "place", "role": {"kind": "unshown"}}, {"name": "card", "role": {"kind": "enum", "name": "constraint"}, "missing": "none"}],
  "Constraints": [{"name": "own", "role": {"kind": "enum", "name": "constraint"}, "missing": "none"}, {"name": "card", "role": {"kind": "enum", "name": "constraint"}, "missing": "none"}, {"name": "left", "role": {"kind": "enum", "name": "constraint"}, "missing": "none"}, {"name": "pairs", "role": {"kind": "enum", "name": "constraint"}, "missing": "none"}, {"name": "between", "role": {"kind": "enum", "name": "constraint"}, "missing": "none"}],
  "ConstraintsPaired": [{"name": "place", "role": {"kind": "unshown"}}, {"name": "cards", "role": {"kind": "enum", "name": "constraint"}}],
  "ConstraintsPanel": [{"name": "place", "role": {"kind": "unshown"}}, {"name": "change", "role": {"kind": "plain"}}, {"name": "own", "role": {"kind": "by-seat", "each": {"kind": "enum", "name": "constraint"}}, "missing": "none"}, {"name": "card", "role": {"kind": "enum", "name": "constraint"}, "missing": "none"}, {"name": "left", "role": {"kind": "enum", "name": "constraint"}, "missing": "none"}, {"name": "pairs", "role": {"kind": "enum", "name": "constraint"}, "missing": "none"}, {"name": "between", "role": {"kind": "enum", "name": "constraint"}, "missing": "none"}],
  "Countdown": [{"name": "seconds", "role": {"kind": "plain"}, "missing": 900}, {"name": "turns", "role": {"kind": "plain"}, "missing": 45}],
  "CountdownPanel": [{"name": "place", "role": {"kind": "unshown"}}, {"name": "seconds", "role": {"kind": "plain"}}, {"name": "turns", "role": {"kind": "plain"}, "missing": "none"}],
  "CountsAsRed": [{"name": "value", "role": {"kind": "plain"}}],
  "Cover": [{"name": "card", "role": {"kind": "enum", "name": "equipment"}}, {"name": "number", "role": {"kind": "plain"}}],
  "CoverLifted": [{"name": "place", "role": {"kind": "unshown"}}, {"name": "card", "role": {"kind": "enum", "name": "equipment"}}, {"name": "number", "role": {"kind": "plain"}}],
  "CoveredCards": [],
  "Covers": [{"name": "covers", "role": {"kind": "part", "part": "Cover"}, "missing": "none"}],
  "CoversLaid": [{"name": "place", "role": {"kind": "unshown"}}, {"name": "covers", "role": {"kind": "part", "part": "Cover"}}],
  "CoversPanel": [{"name": "place", "role": {"kind": "unshown"}}, {"name": "covers", "role": {"kind": "part", "part": "Cover"}}],
  "Cue": [{"name": "turns", "role": {"kind": "plain"}, "missing": 5}, {"name": "seconds", "role": {"kind": "plain"}, "missing": 120}, {"name": "calls", "role": {"kind": "plain"}, "missing": "none"}, {"name": "times", "role": {"kind": "plain"}, "missing": 1}],
  "CueCame": [{"name": "place", "role": {"kind": "unshown"}}, {"name": "now", "role": {"kind": "unshown"}}, {"name": "left", "role": {"kind": "plain"}}],
  "CueDue": [{"name": "place", "role": {"kind": "unshown"}}],
  "Cut": [{"name": "value", "role": {"kind": "plain"}}, {"name": "alone", "role": {"kind": "plain"}, "missing": "no"}],
  "CutAgain": [{"name": "place", "role": {"kind": "unshown"}}, {"name": "seat", "role": {"kind": "seat"}}, {"name": "number", "role": {"kind": "plain"}}],
  "CutAsRed": [{"name": "cell", "role": {"kind": "place"}}],
  "CutBlind": [{"name": "cell", "role": {"kind": "place"}}, {"name": "value", "role": {"kind": "named", "names": {"13": "value-yellow", "14": "value-red"}}}, {"name": "own", "role": {"kind": "place"}}],
  "CutTogether": [{"name": "cells", "role": {"kind": "place"}}],
  "CutTripwire": [{"name": "cell", "role": {"kind": "place"}}],
  "CutterNamed": [{"name": "place", "role": {"kind": "unshown"}}, {"name": "seat", "role": {"kind": "seat"}}, {"name": "target", "role": {"kind": "seat"}}, {"name": "number", "role": {"kind": "plain"}}, {"name": "has", "role": {"kind": "plain"}}],
  "Deed": [{"name": "seat", "role": {"kind": "seat"}}, {"name": "kind", "role": {"kind": "plain"}}, {"name": "cells", "role": {"kind": "place"}, "missing": "none"}, {"name": "calls", "role": {"kind": "short", "part": "Call"}, "missing": "none"}, {"name": "helpers", "role": {"kind": "enum", "name": "helper"}, "missing": "none"}, {"name": "cut", "role": {"kind": "plain"}, "missing": "none"}, {"name": "target", "role": {"kind": "seat"}, "missing": "none"}],
  "DialMoved": [{"name": "left", "role": {"kind": "plain"}}, {"name": "steps", "role": {"kind": "plain"}}],
  "Discarded": [{"name": "turn", "role": {"kind": "plain"}}, {"name": "seat", "role": {"kind": "seat"}}, {"name": "numbers", "role": {"kind": "plain"}}, {"name": "drawn", "role": {"kind": "plain"}, "missing": "no"}],
  "Disintegrated": [{"name": "number", "role": {"kind": "plain"}}],
  "DualCut": [{"name": "cell", "role": {"kind": "place"}}, {"name": "call", "role": {"kind": "short", "part": "Call"}}],
  "EndChosen": [{"name": "place", "role": {"kind": "unshown"}}, {"name": "seat", "role": {"kind": "seat"}}, {"name": "number", "role": {"kind": "plain"}}],
  "EverybodySkipped": [],
  "Everything": [{"name": "table", "role": {"kind": "plain"}}, {"name": "keys", "role": {"kind": "said", "as": "wire"}}, {"name": "aside", "role": {"kind": "said", "as": "wire"}}, {"name": "deck", "role": {"kind": "enum", "name": "equipment"}}, {"name": "calls", "role": {"kind": "short", "part": "Call"}, "missing": "none"}, {"name": "extras", "role": {"kind": "plain"}, "missing": "none"}, {"name": "off_hand", "role": {"kind": "said", "as": "wire"}, "missing": "none"}],
  "Facing": [{"name": "cell", "role": {"kind": "place"}}, {"name": "key", "role": {"kind": "said", "as": "wire"}, "missing": "none"}],
  "FastPass": [{"name": "cells", "role": {"kind": "place"}}],
  "FigureMoved": [{"name": "place", "role": {"kind": "unshown"}}, {"name": "seat", "role": {"kind": "seat"}}, {"name": "direction", "role": {"kind": "enum", "name": "direction"}}, {"name": "spot", "role": {"kind": "part", "part": "Spot"}}, {"name": "saw", "role": {"kind": "plain"}, "missing": "no"}],
  "FigureStayed": [{"name": "place", "role": {"kind": "unshown"}}],
  "Fragile": [],
  "FragilePanel": [{"name": "place", "role": {"kind": "unshown"}}, {"name": "seat", "role": {"kind": "seat"}}],
  "FragilePlayer": [{"name": "who", "role": {"kind": "plain"}, "missing": "captain"}, {"name": "equipment", "role": {"kind": "plain"}, "missing": "yes"}],
  "FuseMoved": [{"name": "place", "role": {"kind": "unshown"}}, {"name": "space", "role": {"kind": "plain"}}, {"name": "steps", "role": {"kind": "plain"}}, {"name": "last", "role": {"kind": "plain"}}],
  "FusePanel": [{"name": "place", "role": {"kind": "unshown"}}, {"name": "space", "role": {"kind": "plain"}}, {"name": "last", "role": {"kind": "plain"}}],
  "GateCards": [{"name": "up", "role": {"kind": "plain"}, "missing": "none"}, {"name": "down", "role": {"kind": "plain"}, "missing": "none"}, {"name": "own", "role": {"kind": "plain"}, "missing": "none"}, {"name": "number", "role": {"kind": "plain"}, "missing": "none"}, {"name": "used", "role": {"kind": "plain"}, "missing": "none"}, {"name": "turn", "role": {"kind": "plain"}, "missing": 0}],
  "GateFinished": [{"name": "place", "role": {"kind": "unshown"}}, {"name": "number", "role": {"kind": "plain"}}],
  "GateLaid": [{"name": "place", "role": {"kind": "unshown"}}, {"name": "up", "role": {"kind": "plain"}}, {"name": "own", "role": {"kind": "plain"}, "missing": "none"}],
  "GatePanel": [{"name": "place", "role": {"kind": "unshown"}}, {"name": "cards", "role": {"kind": "plain"}}, {"name": "up", "role": {"kind": "plain"}}, {"name": "down", "role": {"kind": "plain"}}, {"name": "own", "role": {"kind": "by-seat", "each": {"kind": "plain"}}, "missing": "none"}, {"name": "number", "role": {"kind": "plain"}, "missing": "none"}, {"name": "used", "role": {"kind": "plain"}, "missing": "none"}, {"name": "turn", "role": {"kind": "unshown"}, "missing": 0}],
  "GateReset": [{"name": "place", "role": {"kind": "unshown"}}],
  "GateUsed": [{"name": "place", "role": {"kind": "unshown"}}, {"name": "seat", "role": {"kind": "seat"}}, {"name": "cards", "role": {"kind": "plain"}}, {"name": "number", "role": {"kind": "plain"}}],
  "GiveOxygen": [{"name": "number", "role": {"kind": "plain"}}, {"name": "seat", "role": {"kind": "seat"}}],
  "GiveWire": [{"name": "cell", "role": {"kind": "place"}}],
  "GoalMet": [{"name": "place", "role": {"kind": "unshown"}}, {"name": "number", "role": {"kind": "plain"}}],
  "GoalTurned": [{"name": "place", "role": {"kind": "unshown"}}, {"name": "number", "role": {"kind": "plain"}}, {"name": "gone", "role": {"kind": "plain"}, "missing": "none"}],
  "Goals": [{"name": "cards", "role": {"kind": "plain"}, "missing": "none"}, {"name": "deck", "role": {"kind": "plain"}, "missing": "none"}, {"name": "out", "role": {"kind": "plain"}, "missing": "none"}],
  "GoalsLaid": [{"name": "place", "role": {"kind": "unshown"}}, {"name": "cards", "role": {"kind": "plain"}}],
  "GoalsPanel": [{"name": "place", "role": {"kind": "unshown"}}, {"name": "cards", "role": {"kind": "plain"}}, {"name": "reward", "role": {"kind": "plain"}, "missing": "step"}, {"name": "deck", "role": {"kind": "plain"}, "missing": 0}, {"name": "out", "role": {"kind": "plain"}, "missing": "none"}],
  "GuessLink": [{"name": "seat", "role": {"kind": "seat"}}, {"name": "card", "role": {"kind": "enum", "name": "constraint"}}],
  "Guessed": [{"name": "turn", "role": {"kind": "plain"}}, {"name": "seat", "role": {"kind": "seat"}}, {"name": "named", "role": {"kind": "seat"}}, {"name": "card", "role": {"kind": "enum", "name": "constraint"}}],
  "HandNumber": [{"name": "number", "role": {"kind": "plain"}}, {"name": "seat", "role": {"kind": "seat"}}],
  "HelpedCut": [{"name": "cells", "role": {"kind": "place"}}, {"name": "calls", "role": {"kind": "short", "part": "Call"}}, {"name": "helpers", "role": {"kind": "enum", "name": "helper"}}],
  "Hidden": [{"name": "tokens", "role": {"kind": "part", "part": "Token"}, "missing": "none"}, {"name": "red", "role": {"kind": "plain"}, "missing": "no"}, {"name": "apart", "role": {"kind": "plain"}, "missing": "none"}],
  "KeepConstraint": [],
  "KeepDirection": [],
  "Label": [{"name": "cell", "role": {"kind": "place"}}, {"name": "equal", "role": {"kind": "plain"}}, {"name": "reach", "role": {"kind": "plain"}, "missing": 1}],
  "Labelled": [{"name": "seat", "role": {"kind": "seat"}}, {"name": "cell", "role": {"kind": "place"}}, {"name": "equal", "role": {"kind": "plain"}}],
  "Late": [{"name": "turn", "role": {"kind": "plain"}}, {"name": "seat", "role": {"kind": "seat"}}],
  "LatePanel": [{"name": "place", "role": {"kind": "unshown"}}, {"name": "wires", "role": {"kind": "plain"}}, {"name": "turns", "role": {"kind": "plain"}}, {"name": "due", "role": {"kind": "plain"}, "missing": "no"}, {"name": "filed", "role": {"kind": "plain"}, "missing": 0}],
  "LateState": [{"name": "turns", "role": {"kind": "plain"}, "missing": 0}, {"name": "due", "role": {"kind": "plain"}, "missing": "no"}, {"name": "filed", "role": {"kind": "plain"}, "missing": 0}],
  "LateWires": [{"name": "colour", "role": {"kind": "plain"}, "missing": "any"}, {"name": "count", "role": {"kind": "plain"}, "missing": 0}, {"name": "every", "role": {"kind": "plain"}, "missing": 5}, {"name": "most", "role": {"kind": "plain"}, "missing": 12}, {"name": "told", "role": {"kind": "plain"}, "missing": "yes"}],
  "LayAsked": [{"name": "seat", "role": {"kind": "seat"}}],
  "LayNumber": [{"name": "number", "role": {"kind": "plain"}}],
  "Line": [{"name": "cards", "role": {"kind": "plain"}, "missing": "none"}, {"name": "down", "role": {"kind": "plain"}, "missing": "none"}, {"name": "at", "role": {"kind": "plain"}, "missing": 0}, {"name": "right", "role": {"kind": "plain"}, "missing": "yes"}],
  "LineCardDone": [{"name": "place", "role": {"kind": "unshown"}}, {"name": "number", "role": {"kind": "plain"}}],
  "LineLaid": [{"name": "place", "role": {"kind": "unshown"}}, {"name": "cards", "role": {"kind": "plain"}}, {"name": "at", "role": {"kind": "plain"}}, {"name": "right", "role": {"kind": "plain"}}],
  "LinePanel": [{"name": "place", "role": {"kind": "unshown"}}, {"name": "cards", "role": {"kind": "plain"}}, {"name": "down", "role": {"kind": "plain"}, "missing": "none"}, {"name": "at", "role": {"kind": "plain"}, "missing": 0}, {"name": "right", "role": {"kind": "plain"}, "missing": "yes"}],
  "LinkBlocked": [{"name": "place", "role": {"kind": "unshown"}}, {"name": "seat", "role": {"kind": "seat"}}, {"name": "card", "role": {"kind": "enum", "name": "constraint"}}],
  "LinkFound": [{"name": "place", "role": {"kind": "unshown"}}, {"name": "seat", "role": {"kind": "seat"}}, {"name": "named", "role": {"kind": "seat"}}, {"name": "card", "role": {"kind": "enum", "name": "constraint"}}, {"name": "characters", "role": {"kind": "by-seat", "each": {"kind": "enum", "name": "character"}}}],
  "LinkMissed": [{"name": "place", "role": {"kind": "unshown"}}, {"name": "seat", "role": {"kind": "seat"}}, {"name": "named", "role": {"kind": "seat"}}, {"name": "card", "role": {"kind": "enum", "name": "constraint"}}],
  "MapPanel": [{"name": "place", "role": {"kind": "unshown"}}, {"name": "front", "role": {"kind": "plain"}}, {"name": "back", "role": {"kind": "plain"}}, {"name": "spot", "role": {"kind": "part", "part": "Spot"}}, {"name": "goal", "role": {"kind": "plain"}}, {"name": "cards", "role": {"kind": "enum", "name": "constraint"}, "missing": "none"}, {"name": "done", "role": {"kind": "enum", "name": "striped"}, "missing": "none"}, {"name": "waits", "role": {"kind": "enum", "name": "striped"}, "missing": "none"}, {"name": "ways", "role": {"kind": "enum", "name": "direction"}, "missing": "none"}, {"name": "yellow", "role": {"kind": "enum", "name": "striped"}, "missing": "none"}, {"name": "went", "role": {"kind": "enum", "name": "direction"}, "missing": "none"}, {"name": "turn", "role": {"kind": "unshown"}, "missing": 0}],
  "MapWalk": [{"name": "front", "role": {"kind": "plain"}, "missing": "h . x   - - . . c"}, {"name": "back", "role": {"kind": "plain"}, "missing": "none"}, {"name": "goal", "role": {"kind": "plain"}, "missing": "control"}],
  "MarkReceived": [{"name": "cell", "role": {"kind": "place"}}],
  "Marker": [{"name": "key", "role": {"kind": "said", "as": "wire"}}, {"name": "sure", "role": {"kind": "plain"}}],
  "MarkerTurned": [{"name": "place", "role": {"kind": "unshown"}}, {"name": "right", "role": {"kind": "plain"}}],
  "MarkerWalked": [{"name": "place", "role": {"kind": "unshown"}}, {"name": "at", "role": {"kind": "plain"}}, {"name": "number", "role": {"kind": "plain"}}],
  "Mission": [{"name": "number", "role": {"kind": "plain"}, "missing": 0}, {"name": "blue", "role": {"kind": "plain"}, "missing": 12}, {"name": "yellow", "role": {"kind": "part", "part": "Colour"}, "missing": ""}, {"name": "red", "role": {"kind": "part", "part": "Colour"}, "missing": ""}, {"name": "equipment", "role": {"kind": "plain"}, "missing": "yes"}, {"name": "cards", "role": {"kind": "plain"}, "missing": "none"}, {"name": "face_down", "role": {"kind": "plain"}, "missing": "no"}, {"name": "ban", "role": {"kind": "enum", "name": "equipment"}, "missing": "none"}, {"name": "later", "role": {"kind": "enum", "name": "equipment"}, "missing": "none"}, {"name": "characters", "role": {"kind": "plain"}, "missing": "double"}, {"name": "ban_characters", "role": {"kind": "enum", "name": "character"}, "missing": "none"}, {"name": "dial", "role": {"kind": "plain"}, "missing": "none"}, {"name": "dial_extra", "role": {"kind": "plain"}, "missing": 0}, {"name": "dial_limit", "role": {"kind": "plain"}, "missing": "none"}, {"name": "tokens", "role": {"kind": "plain"}, "missing": "own"}, {"name": "captain_tokens", "role": {"kind": "plain"}, "missing": "none"}, {"name": "token_kind", "role": {"kind": "plain"}, "missing": "value"}, {"name": "shown_once", "role": {"kind": "plain"}, "missing": "no"}, {"name": "lies", "role": {"kind": "plain"}, "missing": "nobody"}, {"name": "seats", "role": {"kind": "plain"}, "missing": "2 3 4 5"}, {"name": "variants", "role": {"kind": "part", "part": "Variant"}, "missing": "none"}, {"name": "mechanisms", "role": {"kind": "plain"}, "missing": "none"}],
  "MissionEnded": [{"name": "won", "role": {"kind": "plain"}}, {"name": "reason", "role": {"kind": "plain"}}],
  "Moved": [{"name": "turn", "role": {"kind": "plain"}}, {"name": "user", "role": {"kind": "seat"}}, {"name": "partner", "role": {"kind": "seat"}}, {"name": "got", "role": {"kind": "place"}}, {"name": "got_now", "role": {"kind": "place"}}, {"name": "gave", "role": {"kind": "place"}, "missing": "none"}, {"name": "gave_now", "role": {"kind": "place"}, "missing": "none"}],
  "NameCutter": [{"name": "seat", "role": {"kind": "seat"}}],
  "NameMissing": [{"name": "values", "role": {"kind": "named", "names": {"13": "value-yellow", "14": "value-red"}}}],
  "NameNext": [{"name": "seat", "role": {"kind": "seat"}}],
  "Named": [{"name": "turn", "role": {"kind": "plain"}}, {"name": "seat", "role": {"kind": "seat"}}, {"name": "target", "role": {"kind": "seat"}}],
  "NamedCutter": [{"name": "radar", "role": {"kind": "plain"}, "missing": "no"}],
  "NeedOxygen": [],
  "NothingConfessed": [{"name": "place", "role": {"kind": "unshown"}}, {"name": "seat", "role": {"kind": "seat"}}, {"name": "cells", "role": {"kind": "place"}}],
  "NumberAnswered": [{"name": "place", "role": {"kind": "unshown"}}, {"name": "seat", "role": {"kind": "seat"}}, {"name": "number", "role": {"kind": "plain"}}, {"name": "has", "role": {"kind": "plain"}}],
  "NumberCalled": [{"name": "place", "role": {"kind": "unshown"}}, {"name": "seat", "role": {"kind": "seat"}}, {"name": "number", "role": {"kind": "plain"}}],
  "NumberCardDrawn": [{"name": "place", "role": {"kind": "unshown"}}, {"name": "seat", "role": {"kind": "seat"}}, {"name": "number", "role": {"kind": "plain"}, "missing": "none"}, {"name": "thrown", "role": {"kind": "plain"}, "missing": "none"}, {"name": "found", "role": {"kind": "plain"}, "missing": "yes"}],
  "NumberCardLaid": [{"name": "place", "role": {"kind": "unshown"}}, {"name": "seat", "role": {"kind": "seat"}}, {"name": "number", "role": {"kind": "plain"}, "missing": "none"}],
  "NumberCardTaken": [{"name": "place", "role": {"kind": "unshown"}}, {"name": "seat", "role": {"kind": "seat"}}, {"name": "layer", "role": {"kind": "seat"}}, {"name": "number", "role": {"kind": "plain"}, "missing": "none"}],
  "NumberCardsDealt": [{"name": "place", "role": {"kind": "unshown"}}, {"name": "sizes", "role": {"kind": "plain"}}, {"name": "hand", "role": {"kind": "plain"}, "missing": "none"}],
  "NumberCardsReturned": [{"name": "place", "role": {"kind": "unshown"}}, {"name": "seat", "role": {"kind": "seat"}}, {"name": "count", "role": {"kind": "plain"}}, {"name": "numbers", "role": {"kind": "plain"}, "missing": "none"}],
  "NumberGate": [{"name": "cards", "role": {"kind": "plain"}, "missing": "one"}],
  "NumberGoals": [{"name": "cards", "role": {"kind": "plain"}, "missing": 0}, {"name": "reward", "role": {"kind": "plain"}, "missing": "step"}, {"name": "refill", "role": {"kind": "plain"}, "missing": "no"}],
  "NumberHanded": [{"name": "place", "role": {"kind": "unshown"}}, {"name": "seat", "role": {"kind": "seat"}}, {"name": "number", "role": {"kind": "plain"}}, {"name": "target", "role": {"kind": "seat"}}],
  "NumberLeft": [{"name": "place", "role": {"kind": "unshown"}}, {"name": "number", "role": {"kind": "plain"}}],
  "NumberLine": [{"name": "start", "role": {"kind": "plain"}, "missing": 7}],
  "NumberShown": [{"name": "place", "role": {"kind": "unshown"}}, {"name": "layer", "role": {"kind": "seat"}}, {"name": "number", "role": {"kind": "plain"}}, {"name": "hit", "role": {"kind": "plain"}}],
  "NumberTargets": [{"name": "need", "role": {"kind": "plain"}, "missing": 2}],
  "Numbers": [{"name": "hands", "role": {"kind": "by-seat", "each": {"kind": "plain"}}, "missing": "none"}, {"name": "deck", "role": {"kind": "plain"}, "missing": "none"}, {"name": "out", "role": {"kind": "plain"}, "missing": "none"}, {"name": "laid", "role": {"kind": "plain"}, "missing": "none"}, {"name": "layer", "role": {"kind": "seat"}, "missing": "none"}, {"name": "over", "role": {"kind": "plain"}, "missing": "no"}],
  "NumbersDiscarded": [{"name": "place", "role": {"kind": "unshown"}}, {"name": "seat", "role": {"kind": "seat"}}, {"name": "numbers", "role": {"kind": "plain"}}],
  "NumbersOver": [{"name": "place", "role": {"kind": "unshown"}}],
  "NumbersPanel": [{"name": "place", "role": {"kind": "unshown"}}, {"name": "sizes", "role": {"kind": "by-seat", "each": {"kind": "plain"}}}, {"name": "deck", "role": {"kind": "plain"}}, {"name": "out", "role": {"kind": "plain"}}, {"name": "layer", "role": {"kind": "seat"}, "missing": "none"}, {"name": "over", "role": {"kind": "plain"}, "missing": "no"}, {"name": "hand", "role": {"kind": "plain"}, "missing": "none"}, {"name": "laid", "role": {"kind": "plain"}, "missing": "none"}],
  "OpenChallenge": [{"name": "card", "role": {"kind": "plain"}}, {"name": "have", "role": {"kind": "plain"}, "missing": 0}, {"name": "need", "role": {"kind": "plain"}, "missing": 0}, {"name": "lost", "role": {"kind": "plain"}, "missing": "no"}],
  "Ordered": [{"name": "turn", "role": {"kind": "plain"}}, {"name": "seat", "role": {"kind": "seat"}}, {"name": "target", "role": {"kind": "seat"}}, {"name": "number", "role": {"kind": "plain"}}, {"name": "has", "role": {"kind": "plain"}}],
  "Over": [{"name": "won", "role": {"kind": "plain"}}, {"name": "reason", "role": {"kind": "plain"}}],
  "Oxygen": [{"name": "stock", "role": {"kind": "plain"}}, {"name": "flow", "role": {"kind": "plain"}, "missing": "own"}, {"name": "price", "role": {"kind": "plain"}, "missing": "depth"}, {"name": "refund", "role": {"kind": "plain"}, "missing": "no"}, {"name": "skip", "role": {"kind": "plain"}, "missing": "no"}, {"name": "spared", "role": {"kind": "plain"}, "missing": "no"}],
  "OxygenMoved": [{"name": "place", "role": {"kind": "unshown"}}, {"name": "why", "role": {"kind": "plain"}}, {"name": "count", "role": {"kind": "plain"}}, {"name": "seat", "role": {"kind": "seat"}, "missing": "none"}, {"name": "target", "role": {"kind": "seat"}, "missing": "none"}, {"name": "number", "role": {"kind": "plain"}, "missing": "none"}],
  "OxygenPanel": [{"name": "place", "role": {"kind": "unshown"}}, {"name": "flow", "role": {"kind": "plain"}}, {"name": "costs", "role": {"kind": "unshown"}}, {"name": "reserve", "role": {"kind": "plain"}}, {"name": "stocks", "role": {"kind": "by-seat", "each": {"kind": "plain"}}}, {"name": "full", "role": {"kind": "unshown"}}, {"name": "value", "role": {"kind": "plain"}, "missing": "none"}, {"name": "turn", "role": {"kind": "unshown"}, "missing": 0}],
  "PassReceived": [],
  "PassWire": [{"name": "cell", "role": {"kind": "place"}}],
  "Passed": [{"name": "turn", "role": {"kind": "plain"}}, {"name": "passes", "role": {"kind": "part", "part": "PassedWire"}}],
  "PassedOver": [{"name": "seat", "role": {"kind": "seat"}}, {"name": "why", "role": {"kind": "plain"}, "missing": "blue"}, {"name": "marked", "role": {"kind": "place"}, "missing": "none"}],
  "PassedWire": [{"name": "giver", "role": {"kind": "seat"}}, {"name": "taker", "role": {"kind": "seat"}}, {"name": "cell", "role": {"kind": "place"}}, {"name": "now", "role": {"kind": "place"}}, {"name": "key", "role": {"kind": "said", "as": "wire"}, "missing": "none"}],
  "PassedWires": [],
  "Passing": [{"name": "picks", "role": {"kind": "by-seat", "each": {"kind": "place"}}, "missing": "none"}, {"name": "stands", "role": {"kind": "by-seat", "each": {"kind": "plain"}}, "missing": "none"}],
  "PassingBegan": [{"name": "place", "role": {"kind": "unshown"}}],
  "PassingPanel": [{"name": "place", "role": {"kind": "unshown"}}, {"name": "picked", "role": {"kind": "seat"}, "missing": "none"}, {"name": "wire", "role": {"kind": "place"}, "missing": "none"}, {"name": "stands", "role": {"kind": "unshown"}, "missing": "none"}, {"name": "hands", "role": {"kind": "unshown"}, "missing": "none"}],
  "Phase": [{"name": "duty", "role": {"kind": "plain"}, "missing": "free"}, {"name": "seconds", "role": {"kind": "plain"}, "missing": 60}, {"name": "turns", "role": {"kind": "plain"}, "missing": 3}, {"name": "missed", "role": {"kind": "plain"}, "missing": "nothing"}, {"name": "met", "role": {"kind": "plain"}, "missing": "nothing"}, {"name": "mime", "role": {"kind": "plain"}, "missing": "no"}],
  "PhaseBegan": [{"name": "place", "role": {"kind": "unshown"}}, {"name": "at", "role": {"kind": "plain"}}, {"name": "duty", "role": {"kind": "plain"}}, {"name": "cards", "role": {"kind": "plain"}, "missing": "none"}, {"name": "gone", "role": {"kind": "plain"}, "missing": "none"}],
  "PhaseOver": [{"name": "place", "role": {"kind": "unshown"}}, {"name": "met", "role": {"kind": "plain"}}, {"name": "missed", "role": {"kind": "plain"}, "missing": "nothing"}],
  "PhaseState": [{"name": "at", "role": {"kind": "plain"}, "missing": 0}, {"name": "turns", "role": {"kind": "plain"}, "missing": 0}, {"name": "cards", "role": {"kind": "plain"}, "missing": "none"}, {"name": "base", "role": {"kind": "plain"}, "missing": 0}, {"name": "deck", "role": {"kind": "plain"}, "missing": "none"}, {"name": "out", "role": {"kind": "plain"}, "missing": "none"}, {"name": "yellows", "role": {"kind": "plain"}, "missing": "no"}, {"name": "again", "role": {"kind": "plain"}, "missing": "none"}, {"name": "late", "role": {"kind": "plain"}, "missing": "no"}],
  "PhasesPanel": [{"name": "place", "role": {"kind": "unshown"}}, {"name": "at", "role": {"kind": "plain"}}, {"name": "of", "role": {"kind": "unshown"}}, {"name": "duty", "role": {"kind": "plain"}}, {"name": "cards", "role": {"kind": "plain"}, "missing": "none"}, {"name": "base", "role": {"kind": "unshown"}, "missing": 0}, {"name": "turns", "role": {"kind": "plain"}, "missing": "none"}, {"name": "limit", "role": {"kind": "unshown"}, "missing": 0}, {"name": "deck", "role": {"kind": "plain"}, "missing": 0}, {"name": "out", "role": {"kind": "plain"}, "missing": "none"}, {"name": "yellows", "role": {"kind": "by-seat", "each": {"kind": "plain"}}, "missing": "none"}, {"name": "again", "role": {"kind": "plain"}, "missing": "none"}, {"name": "late", "role": {"kind": "unshown"}, "missing": "no"}, {"name": "missed", "role": {"kind": "unshown"}, "missing": "nothing"}],
  "PickCharacter": [{"name": "character", "role": {"kind": "enum", "name": "character"}}],
  "Picking": [{"name": "seat", "role": {"kind": "seat"}}],
  "PileCardLost": [],
  "PileTurnedUp": [{"name": "cards", "role": {"kind": "enum", "name": "equipment"}}],
  "PlaceFalseToken": [{"name": "cell", "role": {"kind": "place"}}, {"name": "number", "role": {"kind": "named", "names": {"13": "value-yellow", "14": "value-red"}}}],
  "PlaceToken": [{"name": "cell", "role": {"kind": "place"}}],
  "PlacesMoved": [{"name": "user", "role": {"kind": "seat"}}, {"name": "partner", "role": {"kind": "seat"}}, {"name": "got", "role": {"kind": "place"}}, {"name": "got_now", "role": {"kind": "place"}}, {"name": "gave", "role": {"kind": "place"}, "missing": "none"}, {"name": "gave_now", "role": {"kind": "place"}, "missing": "none"}, {"name": "got_key", "role": {"kind": "said", "as": "wire"}, "missing": "none"}, {"name": "gave_key", "role": {"kind": "said", "as": "wire"}, "missing": "none"}],
  "Placing": [{"name": "seat", "role": {"kind": "seat"}}, {"name": "number", "role": {"kind": "plain"}, "missing": "none"}],
  "Power": [{"name": "character", "role": {"kind": "enum", "name": "character"}}, {"name": "used", "role": {"kind": "plain"}, "missing": "no"}],
  "PowerUsed": [{"name": "seat", "role": {"kind": "seat"}}, {"name": "character", "role": {"kind": "enum", "name": "character"}}],
  "Prompt": [{"name": "seat", "role": {"kind": "seat"}}, {"name": "place", "role": {"kind": "unshown"}}, {"name": "kind", "role": {"kind": "plain"}}],
  "RadarAnswered": [{"name": "seat", "role": {"kind": "seat"}}, {"name": "number", "role": {"kind": "plain"}}, {"name": "yes", "role": {"kind": "plain"}}, {"name": "owners", "role": {"kind": "seat"}}],
  "RadarSaid": [{"name": "turn", "role": {"kind": "plain"}}, {"name": "seat", "role": {"kind": "seat"}}, {"name": "number", "role": {"kind": "plain"}}, {"name": "yes", "role": {"kind": "plain"}}],
  "Recharged": [{"name": "seat", "role": {"kind": "seat"}}, {"name": "seats", "role": {"kind": "seat"}}],
  "RedCard": [{"name": "number", "role": {"kind": "plain"}, "missing": "none"}],
  "RedCardPanel": [{"name": "place", "role": {"kind": "unshown"}}, {"name": "number", "role": {"kind": "plain"}, "missing": "none"}],
  "RedNumber": [],
  "RedsSeen": [{"name": "owner", "role": {"kind": "seat"}}, {"name": "cells", "role": {"kind": "place"}}],
  "ReplaceConstraint": [],
  "ReportSlip": [{"name": "seat", "role": {"kind": "seat"}}],
  "Restricted": [],
  "RestrictedPanel": [{"name": "place", "role": {"kind": "unshown"}}, {"name": "mode", "role": {"kind": "plain"}}, {"name": "on", "role": {"kind": "plain"}, "missing": "yes"}],
  "RestrictedTalk": [{"name": "mode", "role": {"kind": "plain"}, "missing": "no-number"}],
  "RevealClaimed": [{"name": "place", "role": {"kind": "unshown"}}, {"name": "seat", "role": {"kind": "seat"}}],
  "RevealReds": [],
  "Revealed": [{"name": "turn", "role": {"kind": "plain"}}, {"name": "seat", "role": {"kind": "seat"}}],
  "ReversedTurns": [],
  "RewardCardLost": [{"name": "place", "role": {"kind": "unshown"}}],
  "RewardDealt": [{"name": "place", "role": {"kind": "unshown"}}, {"name": "sizes", "role": {"kind": "by-seat", "each": {"kind": "plain"}}}, {"name": "hand", "role": {"kind": "plain"}, "missing": "none"}],
  "RewardDeckLaid": [{"name": "place", "role": {"kind": "unshown"}}, {"name": "count", "role": {"kind": "plain"}}, {"name": "out", "role": {"kind": "plain"}}],
  "RewardPassed": [{"name": "place", "role": {"kind": "unshown"}}, {"name": "seat", "role": {"kind": "seat"}}],
  "RewardTokenDue": [{"name": "place", "role": {"kind": "unshown"}}, {"name": "seat", "role": {"kind": "seat"}}, {"name": "number", "role": {"kind": "plain"}}, {"name": "cells", "role": {"kind": "place"}}],
  "RingLaid": [{"name": "place", "role": {"kind": "unshown"}}, {"name": "own", "role": {"kind": "by-seat", "each": {"kind": "enum", "name": "constraint"}}}, {"name": "between", "role": {"kind": "enum", "name": "constraint"}, "missing": "none"}],
  "RingShifted": [{"name": "place", "role": {"kind": "unshown"}}, {"name": "seat", "role": {"kind": "seat"}}, {"name": "shift", "role": {"kind": "enum", "name": "shift"}}],
  "Robot": [{"name": "space", "role": {"kind": "plain"}, "missing": 1}, {"name": "up", "role": {"kind": "plain"}, "missing": "yes"}],
  "RobotPanel": [{"name": "place", "role": {"kind": "unshown"}}, {"name": "space", "role": {"kind": "plain"}}, {"name": "then", "role": {"kind": "plain"}}, {"name": "wires", "role": {"kind": "plain"}}],
  "RobotWalked": [{"name": "place", "role": {"kind": "unshown"}}, {"name": "space", "role": {"kind": "plain"}}],
  "Roles": [{"name": "status", "role": {"kind": "plain"}, "missing": "hidden"}, {"name": "link", "role": {"kind": "seat"}, "missing": "none"}, {"name": "characters", "role": {"kind": "by-seat", "each": {"kind": "enum", "name": "character"}}, "missing": "none"}, {"name": "cards", "role": {"kind": "by-seat", "each": {"kind": "enum", "name": "constraint"}}, "missing": "none"}, {"name": "guessed", "role": {"kind": "plain"}, "missing": 0}, {"name": "shown", "role": {"kind": "enum", "name": "constraint"}, "missing": "none"}],
  "RolesDealt": [{"name": "place", "role": {"kind": "unshown"}}, {"name": "deck", "role": {"kind": "enum", "name": "character"}}, {"name": "seats", "role": {"kind": "plain"}}, {"name": "weakest", "role": {"kind": "plain"}, "missing": "no"}, {"name": "character", "role": {"kind": "enum", "name": "character"}, "missing": "none"}, {"name": "card", "role": {"kind": "enum", "name": "constraint"}, "missing": "none"}],
  "RolesPanel": [{"name": "place", "role": {"kind": "unshown"}}, {"name": "status", "role": {"kind": "plain"}}, {"name": "deck", "role": {"kind": "enum", "name": "character"}, "missing": "none"}, {"name": "weakest", "role": {"kind": "plain"}, "missing": "no"}, {"name": "character", "role": {"kind": "enum", "name": "character"}, "missing": "none"}, {"name": "card", "role": {"kind": "enum", "name": "constraint"}, "missing": "none"}, {"name": "link", "role": {"kind": "seat"}, "missing": "none"}, {"name": "shown", "role": {"kind": "enum", "name": "constraint"}, "missing": "none"}, {"name": "guessed", "role": {"kind": "plain"}, "missing": 0}],
  "Row": [{"name": "cards", "role": {"kind": "plain"}, "missing": "none"}, {"name": "at", "role": {"kind": "plain"}, "missing": 0}],
  "RowLaid": [{"name": "place", "role": {"kind": "unshown"}}, {"name": "cards", "role": {"kind": "plain"}}],
  "RowShortened": [{"name": "place", "role": {"kind": "unshown"}}, {"name": "number", "role": {"kind": "plain"}}],
  "RowWentOn": [{"name": "place", "role": {"kind": "unshown"}}, {"name": "number", "role": {"kind": "plain"}}, {"name": "at", "role": {"kind": "plain"}}],
  "RuleReminder": [],
  "Script": [{"name": "cues", "role": {"kind": "part", "part": "Cue"}}],
  "ScriptEnded": [{"name": "place", "role": {"kind": "unshown"}}],
  "ScriptPanel": [{"name": "place", "role": {"kind": "unshown"}}, {"name": "now", "role": {"kind": "unshown"}}, {"name": "then", "role": {"kind": "unshown"}}, {"name": "left", "role": {"kind": "plain"}}, {"name": "turns", "role": {"kind": "plain"}, "missing": "none"}, {"name": "of", "role": {"kind": "unshown"}, "missing": 0}, {"name": "due", "role": {"kind": "plain"}, "missing": "no"}, {"name": "done", "role": {"kind": "unshown"}, "missing": 0}],
  "ScriptState": [{"name": "done", "role": {"kind": "plain"}, "missing": 0}, {"name": "turns", "role": {"kind": "plain"}, "missing": 0}, {"name": "due", "role": {"kind": "plain"}, "missing": "no"}, {"name": "over", "role": {"kind": "plain"}, "missing": "no"}],
  "Seated": [{"name": "viewer", "role": {"kind": "seat"}}, {"name": "seats", "role": {"kind": "plain"}}, {"name": "config", "role": {"kind": "part", "part": "Config"}}, {"name": "mission", "role": {"kind": "part", "part": "Mission"}}, {"name": "captain", "role": {"kind": "seat"}}],
  "SecretNumbers": [{"name": "hand", "role": {"kind": "plain"}, "missing": 2}, {"name": "last", "role": {"kind": "plain"}, "missing": 3}],
  "SequenceGate": [{"name": "cards", "role": {"kind": "plain"}, "missing": 3}, {"name": "need", "role": {"kind": "plain"}, "missing": 2}, {"name": "ends", "role": {"kind": "plain"}, "missing": 1}],
  "SequencePanel": [{"name": "place", "role": {"kind": "unshown"}}, {"name": "cards", "role": {"kind": "plain"}}, {"name": "at", "role": {"kind": "plain"}}, {"name": "need", "role": {"kind": "plain"}}, {"name": "ends", "role": {"kind": "plain"}, "missing": 1}],
  "SetToken": [{"name": "cell", "role": {"kind": "place"}}],
  "Settle": [{"name": "cell", "role": {"kind": "place"}}],
  "SettleAsked": [{"name": "owner", "role": {"kind": "seat"}}, {"name": "hit", "role": {"kind": "plain"}}],
  "Settling": [{"name": "owner", "role": {"kind": "seat"}}, {"name": "cells", "role": {"kind": "place"}}, {"name": "values", "role": {"kind": "named", "names": {"13": "value-yellow", "14": "value-red"}}}, {"name": "hit", "role": {"kind": "plain"}}],
  "ShiftRing": [{"name": "shift", "role": {"kind": "enum", "name": "shift"}}],
  "Shown": [{"name": "key", "role": {"kind": "said", "as": "wire"}}, {"name": "cut", "role": {"kind": "plain"}, "missing": "no"}, {"name": "tokens", "role": {"kind": "part", "part": "Token"}, "missing": "none"}, {"name": "red", "role": {"kind": "plain"}, "missing": "no"}, {"name": "apart", "role": {"kind": "plain"}, "missing": "none"}],
  "Silence": [{"name": "mode", "role": {"kind": "plain"}, "missing": "none"}, {"name": "number", "role": {"kind": "plain"}, "missing": 0}],
  "SimultaneousCut": [{"name": "colour", "role": {"kind": "plain"}, "missing": "red"}, {"name": "count", "role": {"kind": "plain"}, "missing": 3}, {"name": "anybody_from", "role": {"kind": "plain"}, "missing": 4}, {"name": "failure", "role": {"kind": "plain"}, "missing": "explosion"}, {"name": "number", "role": {"kind": "plain"}, "missing": 0}, {"name": "last", "role": {"kind": "plain"}, "missing": "no"}, {"name": "reward", "role": {"kind": "plain"}, "missing": "none"}],
  "Skip": [],
  "Skipped": [{"name": "turn", "role": {"kind": "plain"}}, {"name": "seat", "role": {"kind": "seat"}}, {"name": "chosen", "role": {"kind": "plain"}, "missing": "no"}],
  "Slipped": [{"name": "turn", "role": {"kind": "plain"}}, {"name": "seat", "role": {"kind": "seat"}}, {"name": "by", "role": {"kind": "seat"}, "missing": "none"}],
  "SoloBlind": [{"name": "value", "role": {"kind": "named", "names": {"13": "value-yellow", "14": "value-red"}}}, {"name": "turned", "role": {"kind": "place"}}],
  "SoloCut": [{"name": "value", "role": {"kind": "named", "names": {"13": "value-yellow", "14": "value-red"}}}],
  "SpareTaken": [{"name": "place", "role": {"kind": "unshown"}}, {"name": "seat", "role": {"kind": "seat"}}, {"name": "card", "role": {"kind": "enum", "name": "constraint"}}],
  "Spot": [{"name": "floor", "role": {"kind": "plain"}}, {"name": "row", "role": {"kind": "plain"}}, {"name": "column", "role": {"kind": "plain"}}],
  "StandPicked": [{"name": "place", "role": {"kind": "unshown"}}, {"name": "seat", "role": {"kind": "seat"}}, {"name": "stand", "role": {"kind": "plain"}}],
  "StandView": [{"name": "owner", "role": {"kind": "seat"}}, {"name": "wires", "role": {"kind": "plain"}}, {"name": "beside", "role": {"kind": "part", "part": "Token"}, "missing": "none"}],
  "StandsAnswered": [{"name": "place", "role": {"kind": "unshown"}}, {"name": "number", "role": {"kind": "plain"}}, {"name": "yes", "role": {"kind": "plain"}}, {"name": "owners", "role": {"kind": "seat"}}],
  "Struck": [{"name": "turn", "role": {"kind": "plain"}}, {"name": "number", "role": {"kind": "plain"}}],
  "Stuck": [{"name": "cells", "role": {"kind": "place"}}, {"name": "tallies", "role": {"kind": "part", "part": "Tally"}}],
  "SuggestCard": [{"name": "card", "role": {"kind": "enum", "name": "equipment"}}],
  "SuggestPower": [{"name": "seat", "role": {"kind": "seat"}}],
  "SwapAsked": [{"name": "user", "role": {"kind": "seat"}}, {"name": "partner", "role": {"kind": "seat"}}, {"name": "cell", "role": {"kind": "place"}}],
  "Swapping": [{"name": "user", "role": {"kind": "seat"}}, {"name": "partner", "role": {"kind": "seat"}}, {"name": "cell", "role": {"kind": "place"}}],
  "TakeConstraint": [{"name": "card", "role": {"kind": "enum", "name": "constraint"}}],
  "TakeSpare": [],
  "TalkRestricted": [{"name": "mode", "role": {"kind": "plain"}}],
  "TalkSlipped": [{"name": "seat", "role": {"kind": "seat"}}, {"name": "by", "role": {"kind": "seat"}, "missing": "none"}],
  "Tally": [{"name": "value", "role": {"kind": "named", "names": {"13": "value-yellow", "14": "value-red"}}}, {"name": "counts", "role": {"kind": "plain"}}],
  "TargetOver": [{"name": "place", "role": {"kind": "unshown"}}, {"name": "number", "role": {"kind": "plain"}}, {"name": "met", "role": {"kind": "plain"}}],
  "TargetTurned": [{"name": "place", "role": {"kind": "unshown"}}, {"name": "number", "role": {"kind": "plain"}}, {"name": "gone", "role": {"kind": "plain"}, "missing": "none"}],
  "Targets": [{"name": "target", "role": {"kind": "plain"}, "missing": "none"}, {"name": "deck", "role": {"kind": "plain"}, "missing": "none"}, {"name": "out", "role": {"kind": "plain"}, "missing": "none"}],
  "TargetsPanel": [{"name": "place", "role": {"kind": "unshown"}}, {"name": "target", "role": {"kind": "plain"}}, {"name": "need", "role": {"kind": "plain"}}, {"name": "deck", "role": {"kind": "plain"}, "missing": 0}, {"name": "out", "role": {"kind": "plain"}, "missing": "none"}],
  "Thinking": [],
  "TimeRanOut": [{"name": "seat", "role": {"kind": "seat"}}],
  "TimeSpent": [{"name": "turns", "role": {"kind": "plain"}, "missing": 0}, {"name": "over", "role": {"kind": "plain"}, "missing": "no"}],
  "TimeSpentUp": [{"name": "place", "role": {"kind": "unshown"}}],
  "TimedPhases": [{"name": "phases", "role": {"kind": "part", "part": "Phase"}}],
  "Together": [{"name": "done", "role": {"kind": "plain"}, "missing": "no"}, {"name": "number", "role": {"kind": "plain"}, "missing": "none"}, {"name": "deck", "role": {"kind": "plain"}, "missing": "none"}, {"name": "out", "role": {"kind": "plain"}, "missing": "none"}, {"name": "hands", "role": {"kind": "by-seat", "each": {"kind": "plain"}}, "missing": "none"}],
  "TogetherNamed": [{"name": "place", "role": {"kind": "unshown"}}, {"name": "number", "role": {"kind": "plain"}}],
  "TogetherPanel": [{"name": "place", "role": {"kind": "unshown"}}, {"name": "colour", "role": {"kind": "plain"}}, {"name": "count", "role": {"kind": "plain"}}, {"name": "done", "role": {"kind": "plain"}}, {"name": "failure", "role": {"kind": "plain"}, "missing": "explosion"}, {"name": "number", "role": {"kind": "plain"}, "missing": "none"}, {"name": "last", "role": {"kind": "plain"}, "missing": "no"}, {"name": "reward", "role": {"kind": "plain"}, "missing": "none"}, {"name": "deck", "role": {"kind": "plain"}, "missing": 0}, {"name": "out", "role": {"kind": "plain"}, "missing": 0}, {"name": "sizes", "role": {"kind": "by-seat", "each": {"kind": "plain"}}, "missing": "none"}, {"name": "hand", "role": {"kind": "plain"}, "missing": "none"}],
  "Token": [{"name": "value", "role": {"kind": "said", "as": "token"}}, {"name": "says", "role": {"kind": "plain"}, "missing": "is"}, {"name": "virtual", "role": {"kind": "plain"}, "missing": "no"}, {"name": "dated", "role": {"kind": "plain"}, "missing": "no"}],
  "TokenChosen": [{"name": "place", "role": {"kind": "unshown"}}, {"name": "seat", "role": {"kind": "seat"}}, {"name": "to", "role": {"kind": "seat"}}, {"name": "value", "role": {"kind": "named", "names": {"13": "value-yellow", "14": "value-red"}}}],
  "TokenDrawn": [{"name": "seat", "role": {"kind": "seat"}}, {"name": "number", "role": {"kind": "plain"}}],
  "TokenDue": [{"name": "place", "role": {"kind": "unshown"}}, {"name": "seat", "role": {"kind": "seat"}}, {"name": "value", "role": {"kind": "named", "names": {"13": "value-yellow", "14": "value-red"}}}, {"name": "cells", "role": {"kind": "place"}}],
  "TokenPlaced": [{"name": "owner", "role": {"kind": "seat"}}, {"name": "cell", "role": {"kind": "place"}}, {"name": "token", "role": {"kind": "part", "part": "Token"}}, {"name": "taken", "role": {"kind": "place"}, "missing": "none"}, {"name": "stand", "role": {"kind": "position"}, "missing": "none"}],
  "TokenReturned": [{"name": "place", "role": {"kind": "unshown"}}, {"name": "seat", "role": {"kind": "seat"}}, {"name": "value", "role": {"kind": "named", "names": {"13": "value-yellow", "14": "value-red"}}}, {"name": "cells", "role": {"kind": "place"}}],
  "TokenRow": [{"name": "row", "role": {"kind": "named", "names": {"13": "value-yellow", "14": "value-red"}}, "missing": "none"}, {"name": "waiting", "role": {"kind": "seat"}, "missing": "none"}, {"name": "value", "role": {"kind": "named", "names": {"13": "value-yellow", "14": "value-red"}}, "missing": "none"}, {"name": "fired", "role": {"kind": "plain"}, "missing": "no"}],
  "TokenRowPanel": [{"name": "place", "role": {"kind": "unshown"}}, {"name": "how", "role": {"kind": "plain"}}, {"name": "row", "role": {"kind": "named", "names": {"13": "value-yellow", "14": "value-red"}}, "missing": "none"}, {"name": "waiting", "role": {"kind": "seat"}, "missing": "none"}, {"name": "value", "role": {"kind": "named", "names": {"13": "value-yellow", "14": "value-red"}}, "missing": "none"}, {"name": "fired", "role": {"kind": "plain"}, "missing": "no"}],
  "TokenStands": [{"name": "owner", "role": {"kind": "seat"}}],
  "TokenWithheld": [{"name": "owner", "role": {"kind": "seat"}}, {"name": "cells", "role": {"kind": "place"}}],
  "TokensDrawn": [{"name": "place", "role": {"kind": "unshown"}}, {"name": "row", "role": {"kind": "named", "names": {"13": "value-yellow", "14": "value-red"}}}, {"name": "waiting", "role": {"kind": "seat"}}],
  "TookWire": [{"name": "seat", "role": {"kind": "seat"}}, {"name": "stand", "role": {"kind": "position"}}, {"name": "slot", "role": {"kind": "position"}, "missing": "none"}, {"name": "key", "role": {"kind": "said", "as": "wire"}, "missing": "none"}, {"name": "first", "role": {"kind": "position"}, "missing": "none"}, {"name": "last", "role": {"kind": "position"}, "missing": "none"}],
  "Trips": [],
  "TripsPanel": [{"name": "place", "role": {"kind": "unshown"}}, {"name": "left", "role": {"kind": "plain"}}],
  "TripwirePointed": [{"name": "place", "role": {"kind": "unshown"}}, {"name": "seat", "role": {"kind": "seat"}}, {"name": "owner", "role": {"kind": "seat"}}, {"name": "cell", "role": {"kind": "place"}}],
  "Tripwires": [],
  "TurnBegan": [{"name": "seat", "role": {"kind": "seat"}}],
  "TurnClaimed": [{"name": "place", "role": {"kind": "unshown"}}, {"name": "seat", "role": {"kind": "seat"}}, {"name": "by", "role": {"kind": "seat"}}],
  "TurnNamed": [{"name": "seat", "role": {"kind": "seat"}}, {"name": "target", "role": {"kind": "seat"}}],
  "TurnOrder": [{"name": "reversed", "role": {"kind": "plain"}, "missing": "no"}],
  "TurnOrderPanel": [{"name": "place", "role": {"kind": "unshown"}}, {"name": "reversed", "role": {"kind": "plain"}, "missing": "no"}],
  "TurnRound": [],
  "TurnSkipped": [{"name": "seat", "role": {"kind": "seat"}}, {"name": "cells", "role": {"kind": "place"}, "missing": "none"}, {"name": "values", "role": {"kind": "named", "names": {"13": "value-yellow", "14": "value-red"}}, "missing": "none"}, {"name": "blocked_by", "role": {"kind": "place"}, "missing": "none"}, {"name": "stuck", "role": {"kind": "part", "part": "Stuck"}, "missing": "none"}, {"name": "able", "role": {"kind": "plain"}, "missing": "no"}],
  "TurnSpent": [{"name": "place", "role": {"kind": "unshown"}}, {"name": "left", "role": {"kind": "plain"}}],
  "TurnUpNumber": [],
  "TurnsReversed": [{"name": "place", "role": {"kind": "unshown"}}, {"name": "reversed", "role": {"kind": "plain"}}],
  "Unequipped": [],
  "UnequippedPanel": [{"name": "place", "role": {"kind": "unshown"}}, {"name": "seat", "role": {"kind": "seat"}}],
  "UnequippedPlayer": [{"name": "who", "role": {"kind": "plain"}, "missing": "captain"}],
  "Unsorted": [],
  "UnsortedPanel": [{"name": "place", "role": {"kind": "unshown"}}, {"name": "locked", "role": {"kind": "plain"}, "missing": "no"}],
  "UnsortedWires": [{"name": "which", "role": {"kind": "plain"}, "missing": "last"}, {"name": "locked", "role": {"kind": "plain"}, "missing": "no"}],
  "Untold": [],
  "UntoldFailures": [],
  "UntoldPanel": [{"name": "place", "role": {"kind": "unshown"}}],
  "UseBatteries": [{"name": "seats", "role": {"kind": "seat"}}],
  "UseEqual": [{"name": "cell", "role": {"kind": "place"}}],
  "UseFalsePostIt": [{"name": "cell", "role": {"kind": "place"}}, {"name": "number", "role": {"kind": "named", "names": {"13": "value-yellow", "14": "value-red"}}}],
  "UseHook": [{"name": "cell", "role": {"kind": "place"}}, {"name": "stand", "role": {"kind": "position"}}],
  "UseMug": [{"name": "seat", "role": {"kind": "seat"}}],
  "UseNumber": [{"name": "number", "role": {"kind": "plain"}}],
  "UsePair": [{"name": "cards", "role": {"kind": "plain"}}, {"name": "number", "role": {"kind": "plain"}}],
  "UsePostIt": [{"name": "cell", "role": {"kind": "place"}}],
  "UseRadar": [{"name": "number", "role": {"kind": "plain"}}, {"name": "source", "role": {"kind": "enum", "name": "source"}, "missing": "source-card"}],
  "UseRewinder": [],
  "UseSingle": [{"name": "cell", "role": {"kind": "place"}}],
  "UseStabilizer": [],
  "UseUnequal": [{"name": "cell", "role": {"kind": "place"}}],
  "UseWalkie": [{"name": "cell", "role": {"kind": "place"}}, {"name": "partner", "role": {"kind": "seat"}}, {"name": "source", "role": {"kind": "enum", "name": "source"}, "missing": "source-card"}],
  "Used": [{"name": "turn", "role": {"kind": "plain"}}, {"name": "seat", "role": {"kind": "seat"}}, {"name": "card", "role": {"kind": "enum", "name": "equipment"}, "missing": "none"}],
  "Variant": [{"name": "seats", "role": {"kind": "plain"}}, {"name": "blue", "role": {"kind": "plain"}, "missing": "none"}, {"name": "yellow", "role": {"kind": "part", "part": "Colour"}, "missing": "none"}, {"name": "red", "role": {"kind": "part", "part": "Colour"}, "missing": "none"}, {"name": "equipment", "role": {"kind": "plain"}, "missing": "none"}, {"name": "cards", "role": {"kind": "plain"}, "missing": "none"}, {"name": "face_down", "role": {"kind": "plain"}, "missing": "none"}, {"name": "ban", "role": {"kind": "enum", "name": "equipment"}, "missing": "none"}, {"name": "later", "role": {"kind": "enum", "name": "equipment"}, "missing": "none"}, {"name": "characters", "role": {"kind": "plain"}, "missing": "none"}, {"name": "ban_characters", "role": {"kind": "enum", "name": "character"}, "missing": "none"}, {"name": "dial", "role": {"kind": "plain"}, "missing": "none"}, {"name": "dial_extra", "role": {"kind": "plain"}, "missing": "none"}, {"name": "dial_limit", "role": {"kind": "plain"}, "missing": "none"}, {"name": "tokens", "role": {"kind": "plain"}, "missing": "none"}, {"name": "captain_tokens", "role": {"kind": "plain"}, "missing": "none"}, {"name": "token_kind", "role": {"kind": "plain"}, "missing": "none"}, {"name": "shown_once", "role": {"kind": "plain"}, "missing": "none"}, {"name": "lies", "role": {"kind": "plain"}, "missing": "none"}, {"name": "mechanisms", "role": {"kind": "plain"}, "missing": "none"}],
  "View": [{"name": "viewer", "role": {"kind": "seat"}}, {"name": "config", "role": {"kind": "part", "part": "Config"}}, {"name": "mission", "role": {"kind": "part", "part": "Mission"}}, {"name": "captain", "role": {"kind": "seat"}}, {"name": "stands", "role": {"kind": "part", "part": "StandView"}}, {"name": "markers", "role": {"kind": "part", "part": "Marker"}}, {"name": "dial", "role": {"kind": "said", "as": "dial"}}, {"name": "start", "role": {"kind": "unshown"}}, {"name": "cuts", "role": {"kind": "said", "as": "cuts"}}, {"name": "equipment", "role": {"kind": "part", "part": "Card"}}, {"name": "undealt", "role": {"kind": "unshown"}}, {"name": "powers", "role": {"kind": "by-seat", "each": {"kind": "part", "part": "Power"}}}, {"name": "turn", "role": {"kind": "seat"}}, {"name": "turns", "role": {"kind": "unshown"}}, {"name": "asked", "role": {"kind": "unshown"}}, {"name": "offered", "role": {"kind": "unshown"}}, {"name": "ask", "role": {"kind": "unshown"}}, {"name": "todo", "role": {"kind": "unshown"}, "missing": "none"}, {"name": "place", "role": {"kind": "unshown"}, "missing": 0}, {"name": "stable", "role": {"kind": "plain"}, "missing": "no"}, {"name": "labels", "role": {"kind": "part", "part": "Label"}, "missing": "none"}, {"name": "facts", "role": {"kind": "unshown"}, "missing": "none"}, {"name": "skipped", "role": {"kind": "plain"}, "missing": 0}, {"name": "panels", "role": {"kind": "plain"}, "missing": "none"}, {"name": "calls", "role": {"kind": "unshown"}, "missing": "none"}, {"name": "deed", "role": {"kind": "unshown"}, "missing": "none"}, {"name": "complete", "role": {"kind": "unshown"}, "missing": "none"}, {"name": "out", "role": {"kind": "unshown"}, "missing": "none"}, {"name": "pile", "role": {"kind": "plain"}, "missing": 0}, {"name": "off_hand", "role": {"kind": "plain"}, "missing": 0}, {"name": "reds", "role": {"kind": "unshown"}, "missing": "14"}, {"name": "silence", "role": {"kind": "unshown"}, "missing": "none"}, {"name": "glimpse", "role": {"kind": "place"}, "missing": "none"}],
  "Walk": [{"name": "spot", "role": {"kind": "part", "part": "Spot"}}, {"name": "cards", "role": {"kind": "enum", "name": "constraint"}, "missing": "none"}, {"name": "done", "role": {"kind": "enum", "name": "striped"}, "missing": "none"}, {"name": "went", "role": {"kind": "enum", "name": "direction"}, "missing": "none"}, {"name": "turn", "role": {"kind": "plain"}, "missing": 0}],
  "WalkLaid": [{"name": "place", "role": {"kind": "unshown"}}, {"name": "cards", "role": {"kind": "enum", "name": "constraint"}}],
  "WalkOn": [{"name": "direction", "role": {"kind": "enum", "name": "direction"}}],
  "WalkingFuse": [{"name": "last", "role": {"kind": "plain"}, "missing": 12}],
  "WasDealt": [{"name": "viewer", "role": {"kind": "seat"}}, {"name": "seats", "role": {"kind": "plain"}}, {"name": "config", "role": {"kind": "part", "part": "Config"}}, {"name": "mission", "role": {"kind": "part", "part": "Mission"}}, {"name": "captain", "role": {"kind": "seat"}}, {"name": "stands", "role": {"kind": "seat"}}, {"name": "markers", "role": {"kind": "part", "part": "Marker"}}, {"name": "dial", "role": {"kind": "plain"}}, {"name": "equipment", "role": {"kind": "enum", "name": "equipment"}}, {"name": "hand", "role": {"kind": "said", "as": "wire"}, "missing": "none"}, {"name": "pile", "role": {"kind": "plain"}, "missing": 0}, {"name": "strays", "role": {"kind": "place"}, "missing": "none"}, {"name": "turned", "role": {"kind": "part", "part": "Facing"}, "missing": "none"}, {"name": "off_hand", "role": {"kind": "plain"}, "missing": 0}],
  "WeakestLink": [],
  "WellDone": [],
  "Window": [{"name": "place", "role": {"kind": "unshown"}}, {"name": "kind", "role": {"kind": "plain"}}, {"name": "number", "role": {"kind": "unshown"}, "missing": 0}],
  "WirePicked": [{"name": "place", "role": {"kind": "unshown"}}, {"name": "seat", "role": {"kind": "seat"}}, {"name": "cell", "role": {"kind": "place"}, "missing": "none"}],
  "WiresCut": [{"name": "seat", "role": {"kind": "seat"}}, {"name": "cells", "role": {"kind": "place"}}, {"name": "keys", "role": {"kind": "said", "as": "wire"}}, {"name": "how", "role": {"kind": "plain"}}],
  "WiresPassed": [{"name": "passes", "role": {"kind": "part", "part": "PassedWire"}}],
  "YellowTokens": [{"name": "how", "role": {"kind": "plain"}, "missing": "draft"}],
  "YellowsTold": [{"name": "place", "role": {"kind": "unshown"}}, {"name": "counts", "role": {"kind": "by-seat", "each": {"kind": "plain"}}}],
  "YourTurn": [{"name": "seat", "role": {"kind": "seat"}}],
};
