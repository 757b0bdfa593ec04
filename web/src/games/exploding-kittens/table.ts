// What the view shows, put into words that the board draws. No rules: whoever asks "may I" looks into the menu.
import type { Text } from "../../protocol.gen";
import { args, text } from "../../core/texts";
import type { AnyView, Card, Notice, View, Played, Window } from "./types.gen";
import { words } from "./types.gen";

export type Playable = Played["play"];

/** The cards that lie on the table for a play. */
export function spent(play: Playable): Card[] {
  if (play.type === "Play") return [play.card];
  if (play.type === "AskFavor") return ["favor"];
  return [...play.cards];
}

/** The word for a play: the card's for one that is played alone, the combo's otherwise. */
export function nameOf(play: Playable): string {
  if (play.type === "Play") return `card-${play.card}`;
  if (play.type === "AskFavor") return "card-favor";
  return `combo-${play.type.toLowerCase()}`;
}

/** What a play does to whom if nothing more stops it, as half a sentence. Who is next and what is owed stands in the
 * view. */
export function effectOf(view: View, { play, by }: Window): Text {
  if (play.type === "Play") {
    const next = view.living.find((seat) => seat > by) ?? view.living[0] ?? by;
    const turns = (view.config.stacking && view.attacked ? view.owed : 0) + 2;
    return text(`board-does-${play.card}`, { by: `@${by}`, next: `@${next}`, turns });
  }
  const name = play.type === "AskFavor" ? "favor" : play.type.toLowerCase();
  return text(`board-does-${name}`, { by: `@${by}`, ...args(play, words) });
}

const NOTICE_ART: Partial<Record<Notice["type"], string>> = {
  WasDealt: "mark",
  Noped: "nope",
  Passed: "i-check",
  PileShuffled: "shuffle",
  LookedAhead: "future",
  FavorAsked: "favor",
  GaveCard: "favor",
  NothingFound: "i-x",
  Recovered: "i-copy",
  Drew: "mark",
  KittenDrawn: "kitten",
  Defused: "defuse",
  WentBack: "kitten",
  Exploded: "kitten",
  GaveUp: "i-flag",
  TurnBegan: "spark",
  Won: "spark",
};

export function noticeArt(notice: { type: string }, art: Record<Card, string>): string {
  const it = notice as Notice;
  if (it.type === "Played" || it.type === "WindowClosed") return art[spent(it.play)[0] ?? "nope"];
  if (it.type === "StoleCard") return it.card ? art[it.card] : "i-people";
  if (it.type === "Drew" && it.card) return art[it.card];
  return NOTICE_ART[it.type] ?? "mark";
}

/** Lines that tell this seat more than the table. */
export function isPrivate(notice: { type: string }, me: number | null): boolean {
  const it = notice as Notice;
  if (me === null) return false;
  if (it.type === "Drew") return it.card != null;
  if (it.type === "GaveCard") return it.card != null;
  if (it.type === "StoleCard") return it.card != null && (it.thief === me || it.victim === me);
  if (it.type === "LookedAhead") return (it.cards ?? []).length > 0;
  if (it.type === "WentBack") return it.place != null;
  return it.type === "WasDealt";
}

export function tableOf(view: AnyView): View {
  return view.type === "Everything" ? view.table : view;
}

export function topOf(window: Window): number {
  return window.nopers?.at(-1) ?? window.by;
}

/** Seats that let the play go on, at the present depth. */
export function passed(view: View, window: Window): number[] {
  return view.living.filter((s) => !window.waiting.includes(s) && s !== topOf(window));
}

export function counted(hand: readonly Card[]): { card: Card; count: number }[] {
  const out: { card: Card; count: number }[] = [];
  for (const card of hand) {
    const last = out.at(-1);
    if (last?.card === card) last.count++;
    else out.push({ card, count: 1 });
  }
  return out;
}
