// Commands that wait for their reply. A command has one id for life: sent again after a lost line it is still the same
// command, and the server carries it out once, also if it was started anew meanwhile.
import type { FromClient, FromServer } from "../protocol.gen";

export type Command = Extract<FromClient, { id: string }>;
export type Reply = Extract<FromServer, { id: string }>;
/** What comes of a command when there is no line any more: the table was left, or says that we have. */
export interface Unsure {
  type: "Unsure";
  id: string;
}
export type Settled = Reply | Unsure;

interface Waiting {
  command: Command;
  settle: (reply: Settled) => void;
}

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

  put(command: Command): Promise<Settled> {
    return new Promise((settle) => this.waiting.set(command.id, { command, settle }));
  }

  /** Is an answer to this decision on its way? Then a second click is no second answer. */
  answers(decision: string): boolean {
    for (const { command } of this.waiting.values())
      if (command.type === "Play" && command.decision === decision) return true;
    return false;
  }

  settle(reply: Settled): void {
    const waiting = this.waiting.get(reply.id);
    if (waiting) {
      this.waiting.delete(reply.id);
      waiting.settle(reply);
    }
  }

  /** A new line: what is sent again, in order. */
  again(): Command[] {
    return Array.from(this.waiting.values(), ({ command }) => command);
  }

  drop(): void {
    for (const id of [...this.waiting.keys()]) this.settle({ type: "Unsure", id });
  }
}
