// What a person has taken into the hand but not yet answered. A new question clears it.
import type { Card } from "./types.gen";

export class Picked {
  /** The card that stands up. */
  card = $state<Card | null>(null);
  /** The cops were chosen once; the second time is final. */
  final = $state(false);
  /** The hidden order was asked for once. */
  ordering = $state(false);
  /** The hand that was spied on has been looked at. */
  noted = $state(false);

  clear(): void {
    this.card = null;
    this.final = false;
    this.ordering = false;
    this.noted = false;
  }
}
