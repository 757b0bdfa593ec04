// What somebody is about to answer. It is kept when the question comes back with another number, as far as its values
// still exist, and it is never sent by itself.
import type { MenuForm } from "../../protocol.gen";
import { candidates, choices, filled, kept, settles, type Values } from "../../core/menus";
import type { Voice } from "../../core/voice";
import { CARDS } from "./cards";
import type { Card } from "./types.gen";

/** A way to use a card. */
export interface Offer {
  type: string;
  card: Card | null;
  values: Values;
}
/** Combos of equal cards. */
const EQUAL = ["Pair", "Three"];

export class Selection {
  type = $state("");
  values = $state.raw<Values>({});
  card = $state<Card | null>(null);
  /** A warned answer was asked for once. */
  sure = $state(false);

  clear(): void {
    this.type = "";
    this.values = {};
    this.card = null;
    this.sure = false;
  }

  /** Is a warned answer asked for the first time? Then it is kept, to be asked for again. */
  asksFirst(form: MenuForm, values: Values): boolean {
    if (!form.caution || this.sure) return false;
    this.type = form.type;
    this.values = values;
    this.sure = true;
    return true;
  }

  /** A new menu came. */
  renew(menu: readonly MenuForm[]): void {
    if (!this.type) return;
    const values = kept(menu, this.type, this.values);
    this.sure = false;
    if (values === null) this.clear();
    else this.values = values;
  }

  /** What a card can be used for now. */
  of(card: Card, menu: readonly MenuForm[]): Offer[] {
    const out: Offer[] = [];
    for (const form of menu) {
      const offer = offered(form, card);
      if (offer && !out.some((o) => o.type === offer.type)) out.push(offer);
    }
    return out;
  }

  /** The ways of the chosen card. */
  offers(menu: readonly MenuForm[]): Offer[] {
    return this.card ? this.of(this.card, menu) : [];
  }

  /** Combos that are possible now, each once. */
  sets(menu: readonly MenuForm[]): Offer[] {
    const out: Offer[] = [];
    for (const type of EQUAL)
      for (const cards of choices(menu, type, {}, "cards") as Card[][])
        out.push({ type, card: cards[0] ?? null, values: { cards } });
    if (menu.some((form) => form.type === "Five")) out.push({ type: "Five", card: null, values: { cards: [] } });
    return out;
  }

  use(offer: Offer, menu: readonly MenuForm[]): void {
    this.type = offer.type;
    this.card = offer.card ?? this.card;
    this.sure = false;
    this.values =
      offer.type === "Five"
        ? { cards: this.card && offer.card ? [this.card] : [] }
        : filled(menu, offer.type, offer.values);
    if (offer.type === "Five")
      this.values = filled(menu, "Five", candidates(menu, "Five", {}).length === 1 ? {} : this.values);
  }

  set(field: string, value: unknown, menu: readonly MenuForm[]): void {
    this.sure = false;
    this.values = filled(menu, this.type, { ...this.values, [field]: value });
  }

  /** A card of the hand was tapped while five different are being chosen. */
  toggle(card: Card, menu: readonly MenuForm[]): void {
    const now = (this.values["cards"] as Card[] | undefined) ?? [];
    const next = now.includes(card) ? now.filter((c) => c !== card) : [...now, card];
    next.sort((a, b) => CARDS.indexOf(a) - CARDS.indexOf(b));
    if (candidates(menu, "Five", { cards: next }).length === 0) return;
    this.sure = false;
    const values: Values = { ...this.values, cards: next };
    this.values = candidates(menu, "Five", values).length ? values : { cards: next };
  }

  /** Are the cards chosen, so that the rest can be? */
  ready(menu: readonly MenuForm[]): boolean {
    if (this.type !== "Five") return true;
    const { cards } = this.values;
    return candidates(menu, "Five", { cards }).some(({ picks }) => picks?.["cards"] && settles(picks["cards"], cards));
  }

  /** How many cards the combo of different ones takes. */
  size(menu: readonly MenuForm[]): number {
    const pick = menu.find((form) => form.type === "Five")?.picks?.["cards"];
    return (pick?.take ?? 0) + (pick?.also ?? []).length;
  }

  /** Cards that stand up. */
  lifted(): Card[] {
    if (this.type === "Play" || this.type === "Give") return this.values["card"] ? [this.values["card"] as Card] : [];
    if (this.type === "AskFavor") return ["favor"];
    return (this.values["cards"] as Card[] | undefined) ?? [];
  }

  label(offer: Offer, voice: Voice): string {
    if (offer.type === "Play" && offer.card) return voice.t(`card-${offer.card}`);
    const key = {
      AskFavor: "act-ask-favor-label",
      Pair: "act-pair-label",
      Three: "act-three-label",
      Five: "act-five-label",
    }[offer.type];
    if (offer.card && EQUAL.includes(offer.type))
      return voice.t("board-set", { what: voice.t(key ?? ""), card: voice.t(`card-${offer.card}`) });
    return voice.t(key ?? "act-play-label");
  }

  title(voice: Voice): string {
    if (this.type === "Play") return voice.t(`card-${this.values["card"]}`);
    return this.label({ type: this.type, card: null, values: {} }, voice);
  }
}

function offered(form: MenuForm, card: Card): Offer | null {
  const { type, picks = {} } = form;
  if (type === "Play") return picks["card"]?.of.includes(card) ? { type, card, values: { card } } : null;
  if (type === "AskFavor") return card === "favor" ? { type, card, values: {} } : null;
  if (type === "Pair" || type === "Three") {
    const cards = (picks["cards"]?.of as Card[][] | undefined)?.find((set) => set[0] === card);
    return cards ? { type, card, values: { cards } } : null;
  }
  if (type === "Five") {
    const pick = picks["cards"];
    return pick && [...pick.of, ...(pick.also ?? [])].includes(card) ? { type, card, values: { cards: [card] } } : null;
  }
  if (type === "Give") return picks["card"]?.of.includes(card) ? { type, card, values: { card } } : null;
  if (type === "Nope") return card === "nope" ? { type, card, values: {} } : null;
  if (type === "Defuse") return card === "defuse" ? { type, card, values: {} } : null;
  return null;
}
