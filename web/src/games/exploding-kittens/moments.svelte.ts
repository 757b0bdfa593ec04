// What just happened, for the eye: cards that fly, a card that came, a bang. It delays nothing and nothing depends on it.
import type { Happened } from "../../core/link.svelte";
import { still } from "../../core/settings.svelte";
import { Flights } from "../../ui/Flights.svelte";
import { spent } from "./table";
import type { Card, Notice } from "./types.gen";

const BANG = 1900; // ms
const found = (selector: string) => document.querySelector(selector);
const pile = () => found("[data-pile]");
const centre = () => found("[data-centre]");

export class Moments {
  readonly flights = new Flights();
  /** Somebody explodes. */
  bang = $state(false);
  /** The card that came into the own hand. */
  fresh = $state<Card | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly me: () => number | null) {}

  hear({ notices, live }: Happened): void {
    this.fresh = null;
    if (still()) this.bang = false;
    if (live) for (const notice of notices as Notice[]) this.show(notice);
  }

  private at(seat: number): Element | null {
    return seat === this.me() ? found("[data-hand]") : found(`[data-seat="${seat}"] .seal`);
  }

  private show(notice: Notice): void {
    const { flights } = this;
    switch (notice.type) {
      case "Drew":
        flights.fly(pile(), this.at(notice.seat), "back");
        if (notice.seat === this.me()) this.fresh = notice.card ?? null;
        break;
      case "Played":
        for (const [i, card] of spent(notice.play).entries())
          flights.fly(this.at(notice.seat), centre(), card, i * 40, 280);
        break;
      case "GaveCard":
        flights.fly(this.at(notice.giver), this.at(notice.taker), notice.card ?? "back");
        break;
      case "StoleCard":
        flights.fly(this.at(notice.victim), this.at(notice.thief), notice.card ?? "back");
        break;
      case "KittenDrawn":
        flights.fly(pile(), centre(), "back", 0, 480);
        break;
      case "WentBack":
        flights.fly(centre(), pile(), "back", 0, 480);
        break;
      case "Exploded":
        this.bang = true;
        clearTimeout(this.timer);
        if (!still()) this.timer = setTimeout(() => (this.bang = false), BANG);
    }
  }
}
