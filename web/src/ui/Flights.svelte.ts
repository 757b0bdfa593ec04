// Pieces that fly from one place to another. They lie over the table, delay nothing and are gone when they land.
import { still } from "../core/settings.svelte";

export interface Flight {
  id: number;
  from: DOMRect;
  to: DOMRect;
  piece: unknown;
  delay: number;
  long: number;
}

let next = 0;

export class Flights {
  now = $state.raw<Flight[]>([]);

  fly(from: Element | null | undefined, to: Element | null | undefined, piece: unknown, delay = 0, long = 360): void {
    if (!from || !to || still()) return;
    const flight: Flight = {
      id: next++,
      from: from.getBoundingClientRect(),
      to: to.getBoundingClientRect(),
      piece,
      delay,
      long,
    };
    this.now = [...this.now, flight];
    setTimeout(() => (this.now = this.now.filter((f) => f.id !== flight.id)), delay + long + 40);
  }
}

/** Moves an element along its flight. */
export function flying(node: HTMLElement, flight: Flight): void {
  const { from, to } = flight;
  const at = (r: DOMRect) => `translate(${r.left + r.width / 2}px, ${r.top + r.height / 2}px) translate(-50%, -50%)`;
  const size = node.getBoundingClientRect().width || 70;
  const scale = (r: DOMRect) => Math.max(0.25, Math.min(1.3, r.width / size));
  node.animate(
    [
      { transform: `${at(from)} scale(${scale(from)})`, opacity: 1 },
      { transform: `${at(to)} scale(${scale(to)})`, opacity: 1, offset: 0.92 },
      { transform: `${at(to)} scale(${scale(to)})`, opacity: 0 },
    ],
    { duration: flight.long, delay: flight.delay, easing: "cubic-bezier(.2,.8,.2,1)", fill: "both" },
  );
}
