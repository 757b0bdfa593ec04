// What the view shows, put into words that the board draws. No rules: whoever asks "may I" looks into the menu.
import type { Voice } from "../../core/voice";
import type { AnyView, Card, Colour, Knowledge, Notice, Place, View } from "./types.gen";

/** The places that hold a face-up card, in the order of `face_up`. */
const WITH_CARD: readonly Place[] = ["prep", "spy", "trade", "stash"];

export function tableOf(view: AnyView): View {
  return view.type === "Everything" ? view.table : view;
}

export const coloursOf = (view: View): readonly Colour[] => view.setup.colours ?? [];
export const colourOf = (view: View, seat: number): Colour => coloursOf(view)[seat] ?? "B";
export const seatOf = (view: View, colour: Colour): number => coloursOf(view).indexOf(colour);

/** All places from left to right. */
export const rowOf = (view: View): Place[] => [...(view.setup.row ?? WITH_CARD), "cops"];

export const cardAt = (view: View, place: Place): Card | null => view.face_up[WITH_CARD.indexOf(place)] ?? null;

/** Which side of a place lies up: both names of the one with two sides have drawings and texts of their own. */
export const sideOf = (view: View, place: Place): Place | "frame" =>
  place === "prep" && view.left === 0 ? "frame" : place;

export const placeName = (view: View, place: Place, voice: Voice) => voice.t(`board-place-${sideOf(view, place)}`);

/** The others, clockwise from the left of who looks; everybody if nobody's seat does. */
export function gangOf(view: View, me: number | null): number[] {
  const n = view.sizes.length;
  return me === null
    ? Array.from({ length: n }, (_, seat) => seat)
    : Array.from({ length: n - 1 }, (_, i) => (me + 1 + i) % n);
}

/** Seats that choose a card together now, and those of them that have. */
export function choosing(view: View): { seats: number[]; chosen: readonly number[] } | null {
  const { ask } = view;
  if (ask.type === "Picking") return { seats: [view.turn, ask.partner], chosen: ask.chosen ?? [] };
  if (ask.type === "Framing") return { seats: gangOf(view, null), chosen: ask.chosen ?? [] };
  return null;
}

/** What the bar says beside the number of the turn. */
export function stateOf(view: View, me: number | null): "mine" | "frame" | "failed" | "over" | "other" {
  if (view.ask.type === "Over") return "over";
  if (view.ask.type === "Framing") return "frame";
  if (view.last?.revealed) return "failed";
  return view.turn === me ? "mine" : "other";
}

/** What everybody's mat said, once the game is over. */
export function suspectsOf(view: View): Colour[] {
  const { ask } = view;
  if (ask.type !== "Over") return [];
  const goat = colourOf(view, ask.goat);
  return coloursOf(view).map((_, seat) => (seat === ask.goat ? ask.decoy : goat));
}

/** Cards that a seat certainly holds, as the server keeps it. */
export const heldBy = (known: Knowledge | null, seat: number): readonly Card[] => known?.held?.[seat] ?? [];

const NOTICE_ART: Partial<Record<Notice["type"], string>> = {
  SealPublished: "i-seal",
  WasDealt: "mark",
  Prepared: "pl-prep",
  Stolen: "pl-frame",
  SpiedOn: "pl-spy",
  TradeOpened: "pl-trade",
  TradeMade: "pl-trade",
  FrameOpened: "pl-frame",
  CardsRevealed: "pl-frame",
  ChoiceMade: "i-check",
  ChoiceChanged: "i-check",
  TookFromStash: "pl-stash",
  PutIntoStash: "pl-stash",
  Swapped: "i-swap",
  TurnBegan: "spark",
  OrderChanged: "pl-cops",
  CopsCalled: "pl-cops",
  Ended: "goat-o",
};

export function noticeArt(notice: { type: string }): string {
  const it = notice as Notice;
  if (it.type === "Moved") return `pl-${it.place === "prep" && it.turned ? "frame" : it.place}`;
  return NOTICE_ART[it.type] ?? "mark";
}

/** Lines that tell this seat more than the table. */
export function isPrivate(notice: { type: string }, me: number | null): boolean {
  const it = notice as Notice;
  if (me === null) return false;
  switch (it.type) {
    case "SpiedOn":
      return it.seat === me;
    case "TradeMade":
      return it.gave != null;
    case "TookFromStash":
    case "PutIntoStash":
    case "ChoiceMade":
      return it.card != null;
    case "WasDealt":
    case "ChoiceChanged":
    case "OrderChanged":
      return true;
    default:
      return false;
  }
}
