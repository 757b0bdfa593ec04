// What was asked and not yet answered. A command has one id for life: sent again after a lost line it is still the same
// question, and the server answers it once.
import type { FromClient, FromServer } from "../protocol.gen";

export type Ask = Extract<FromClient, { id: string }>;
export type Reply = Extract<FromServer, { id: string }>;
/** What comes of an ask when the line was lost and asking again would not be the same question. */
export interface Unsure {
  type: "Unsure";
  id: string;
}
type Settled = Reply | Unsure;

interface Waiting {
  ask: Ask;
  settle: (reply: Settled) => void;
}

/** Answered once per id whatever happens, so they may be sent again. */
const REPEATABLE = new Set(["Play", "Why", "Say", "NonceHash", "NonceOpen"]);

let counter = 0;
export function newId(): string {
  const random = crypto.getRandomValues(new Uint32Array(2));
  return `${(random[0] as number).toString(36)}${(random[1] as number).toString(36)}-${counter++}`;
}

export class Outbox {
  private waiting = new Map<string, Waiting>();

  get size(): number {
    return this.waiting.size;
  }

  put(ask: Ask): Promise<Settled> {
    return new Promise((settle) => this.waiting.set(ask.id, { ask, settle }));
  }

  /** Is a question to this decision on its way? Then a second click is no second answer. */
  answers(decision: string): boolean {
    for (const { ask } of this.waiting.values()) if (ask.type === "Play" && ask.decision === decision) return true;
    return false;
  }

  settle(reply: Settled): void {
    const waiting = this.waiting.get(reply.id);
    if (waiting) {
      this.waiting.delete(reply.id);
      waiting.settle(reply);
    }
  }

  /** A new line: what may be asked again, in order. The rest is given up; the table's state tells what came of it. */
  again(): Ask[] {
    const asks: Ask[] = [];
    for (const { ask } of [...this.waiting.values()]) {
      if (REPEATABLE.has(ask.type)) asks.push(ask);
      else this.settle({ type: "Unsure", id: ask.id });
    }
    return asks;
  }

  drop(): void {
    for (const id of [...this.waiting.keys()]) this.settle({ type: "Unsure", id });
  }
}
