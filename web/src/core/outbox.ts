// Commands that wait for their reply. A command has one id for life: sent again after a lost line it is still the same
// command, and the server carries it out once.
import type { FromClient, FromServer } from "../protocol.gen";

export type Command = Extract<FromClient, { id: string }>;
export type Reply = Extract<FromServer, { id: string }>;
/** What comes of a command when the line was lost and it may not be sent again. */
export interface Unsure {
  type: "Unsure";
  id: string;
}
export type Settled = Reply | Unsure;

interface Waiting {
  command: Command;
  settle: (reply: Settled) => void;
}

/** Carried out once per id whatever happens, so they may be sent again. */
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

  /** A new line: what may be sent again, in order. The rest is given up; the table's state tells what came of it. */
  again(): Command[] {
    const commands: Command[] = [];
    for (const { command } of [...this.waiting.values()]) {
      if (REPEATABLE.has(command.type)) commands.push(command);
      else this.settle({ type: "Unsure", id: command.id });
    }
    return commands;
  }

  drop(): void {
    for (const id of [...this.waiting.keys()]) this.settle({ type: "Unsure", id });
  }
}
