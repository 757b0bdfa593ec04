// What the view shows, put into words that the board draws. No rules: whoever asks "may I" looks into the menu.
import type { Text } from "../../protocol.gen";
import { args, text } from "../../core/texts";
import type { AnyView, Card, Knowledge, Notice, View, Played, Window } from "./types.gen";
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

/** Chance that the top card is a kitten, from the distribution that the server keeps for this seat. */
export function topRisk(known: Knowledge | null, view: View): number | null {
  if (view.pile === 0) return null;
  const top = view.top?.[0];
  if (top !== undefined) return top === "kitten" ? 1 : 0;
  if (known === null) return view.kittens / view.pile;
  let all = 0;
  let bad = 0;
  for (const [weight, runs] of known.pile) {
    const ways = runs.reduce((product, [n, k]) => product * choose(n, k), weight);
    const [n, k] = runs[0] ?? [1, 0];
    all += ways;
    bad += (ways * k) / n;
  }
  return all > 0 ? bad / all : null;
}

function choose(n: number, k: number): number {
  let out = 1;
  for (let i = 1; i <= k; i++) out = (out * (n - k + i)) / i;
  return out;
}

/** Cards that are certainly in a hand: in every case that is still possible. */
export function certain(known: Knowledge | null, seat: number): Card[] {
  const cases = known?.hands ?? [];
  let held = [...(cases[0]?.held[seat] ?? [])];
  for (const other of cases.slice(1)) {
    const left = [...(other.held[seat] ?? [])];
    held = held.filter((card) => {
      const at = left.indexOf(card);
      if (at >= 0) left.splice(at, 1);
      return at >= 0;
    });
  }
  return held;
}
