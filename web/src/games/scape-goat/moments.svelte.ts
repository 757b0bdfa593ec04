// What just happened, for the eye: cards and tokens that fly, the knocks of a frame attempt, a place that turns over.
// It delays no answer and no clock, and takes equally long whatever is hidden.
import type { Happened } from "../../core/link.svelte";
import { still } from "../../core/settings.svelte";
import { Flights } from "../../ui/Flights.svelte";
import type { Card, Colour, Notice } from "./types.gen";

const KNOCK = 280; // ms
export const KNOCKS = 3;
/** From the last choice to the turned cards. */
export const REVEAL = KNOCK * KNOCKS;
const found = (selector: string) => document.querySelector(selector);

/** The knocks that are heard so far; 0: no frame attempt is being turned over. Until the last one, nothing tells how it ended. */
export const heard = $state({ knock: 0 });

export interface Piece {
  card?: Card | null;
  goat?: Colour;
}

export class Moments {
  readonly flights = new Flights();
  get knock(): number {
    return heard.knock;
  }
  /** Prepare was turned over to Frame in the last step. */
  flipped = $state(false);
  /** Who whispered to whom just now, as all see it. */
  whisper = $state.raw<{ from: number; to: number } | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly me: () => number | null) {}

  hear({ notices, live }: Happened): void {
    if (notices.length) {
      this.flipped = false;
      this.whisper = null;
    }
    if (live) for (const notice of notices as Notice[]) this.show(notice);
  }

  whispers(from: number, to: number): void {
    this.whisper = { from, to };
  }

  stop(): void {
    heard.knock = 0;
    clearTimeout(this.timer);
  }

  private at(seat: number): Element | null {
    return seat === this.me() ? found("[data-hand]") : found(`[data-seat="${seat}"] .slots`);
  }

  private knocks(now: number): void {
    this.stop();
    heard.knock = now > KNOCKS ? 0 : now;
    if (now <= KNOCKS) this.timer = setTimeout(() => this.knocks(now + 1), KNOCK);
  }

  private show(notice: Notice): void {
    const { flights } = this;
    const place = (name: string) => found(`[data-place="${name}"] .lies`);
    const card = (face: Card | null | undefined): Piece => ({ card: face ?? null });
    switch (notice.type) {
      case "Prepared":
        this.flipped = notice.left === 0;
        break;
      case "Swapped":
        flights.fly(this.at(notice.seat), place(notice.place), card(notice.down));
        flights.fly(place(notice.place), this.at(notice.seat), card(notice.up), 120);
        break;
      case "TradeMade":
        flights.fly(this.at(notice.seat), this.at(notice.partner), card(notice.gave), 0, 480);
        flights.fly(this.at(notice.partner), this.at(notice.seat), card(notice.got), 0, 480);
        break;
      case "TookFromStash":
        flights.fly(place("stash"), this.at(notice.seat), card(notice.card));
        break;
      case "PutIntoStash":
        flights.fly(this.at(notice.seat), place("stash"), card(notice.card));
        break;
      case "CardsRevealed":
        if (!still()) this.knocks(1);
    }
  }
}
