// Short words about what somebody just did, where they did it: why it did not go, or that it went.
export interface Toast {
  id: number;
  text: string;
  rule: string;
}
/** Beside what was pressed: over it (its distance from the foot of the window) or under it (from the top). */
export interface Spot {
  x: number;
  top?: number;
  bottom?: number;
}
const FRESH_MS = 8000; // an answer that takes longer is not about the last press any more
const ROOM = 110; // for two lines of words
const GAP = 8;
let next = 0;

class Toasts {
  now = $state.raw<Toast[]>([]);
  spot = $state.raw<Spot | null>(null);
  private last: { element: Element; at: number } | null = null;

  /** Something was pressed; by a key, it is what has the focus. */
  pressed(target: EventTarget | null): void {
    const element =
      target instanceof Element ? (target.closest("button, a, input, select, label, li") ?? target) : null;
    this.last = element && { element, at: performance.now() };
  }

  show(text: string, rule = "", ms = 6000): void {
    const toast = { id: next++, text, rule };
    this.spot = this.beside();
    this.now = [...this.now.filter((t) => t.text !== text), toast].slice(-2);
    setTimeout(() => (this.now = this.now.filter((t) => t.id !== toast.id)), ms);
  }

  clear(): void {
    this.now = [];
  }

  private beside(): Spot | null {
    if (typeof document === "undefined") return null;
    const fresh = this.last && performance.now() - this.last.at < FRESH_MS && this.last.element.isConnected;
    const focused = document.activeElement === document.body ? null : document.activeElement;
    const box = (fresh ? this.last?.element : focused)?.getBoundingClientRect();
    // An element that is gone, or as large as the page, does not show where the person looks.
    if (!box || !box.width || box.height > innerHeight / 2) return null;
    const x = box.left + box.width / 2;
    return box.top > ROOM
      ? { x, bottom: innerHeight - box.top + GAP }
      : { x, top: Math.min(box.bottom + GAP, innerHeight - ROOM) };
  }
}

export const toasts = new Toasts();
