// What a match asks of this seat, and the one way to answer it: decisions, their menus, the time left, and what became of
// an answer. Boards, the plain board and the pages all read it here.
import type { Clock, Decision, Frame, MenuForm, Talk, Text } from "../protocol.gen";
import { Ticker } from "./clock.svelte";
import type { Link } from "./link.svelte";
import { carriedOut } from "./replies";
import { toasts } from "./toasts.svelte";
import type { Voice } from "./voice";

/** A decision's name on the wire. */
export function idOf(decision: Decision): string {
  return `${decision.seat}.${decision.kind}.${decision.number}`;
}

const isOwed = (decision: Decision) => decision.owed !== false;

export class Turn {
  private readonly ticker = new Ticker();

  constructor(
    private readonly linkNow: () => Link,
    private readonly voiceNow: () => Voice,
  ) {}

  get link(): Link {
    return this.linkNow();
  }

  get voice(): Voice {
    return this.voiceNow();
  }

  get seat(): number | null {
    return this.link.seat;
  }

  get paused(): boolean {
    return this.link.room?.paused ?? false;
  }

  readonly frame = $derived((this.link.match?.told?.frame ?? null) as Frame | null);
  readonly view = $derived<unknown>(this.frame?.view);
  readonly clocks = $derived<readonly Clock[]>(this.frame?.clocks ?? []);
  /** What this seat knows for certain beyond its view, in the game's own shape. */
  readonly known = $derived<unknown>(this.link.match?.told?.known ?? null);
  readonly notebook = $derived<readonly Text[]>(this.link.match?.notebook ?? []);
  readonly talk = $derived<Talk>(this.frame?.talk ?? {});
  /** The decisions of all seats. */
  readonly open = $derived<readonly Decision[]>(this.frame?.open ?? []);
  /** Those of this seat. */
  readonly mine = $derived(this.open.filter((d) => d.seat === this.seat));
  /** Those of this seat that the match waits for. */
  readonly owed = $derived(this.mine.filter(isOwed));
  /** What this seat may do although nobody waits for it. */
  readonly offers = $derived(this.mine.filter((d) => !isOwed(d) && this.menu(d).length > 0));
  /** The other seats that the match waits for. */
  readonly waiting = $derived([
    ...new Set(this.open.filter((d) => isOwed(d) && d.seat !== this.seat).map((d) => d.seat)),
  ]);

  /** Lets time pass while something shows it; returns how to stop. */
  start(): () => void {
    return this.ticker.start();
  }

  /** What may be answered. */
  menu(decision: Decision | null): readonly MenuForm[] {
    return (decision && this.frame?.menus?.[idOf(decision)]) || [];
  }

  /** Is an answer on its way? */
  busy(decision: Decision | null): boolean {
    return decision !== null && this.link.busy > 0 && this.link.outbox.answers(idOf(decision));
  }

  /** Milliseconds left, for the eye; null if the clock does not run. It stands still while the line is lost: nobody here
   * knows whether the table's clock runs then. */
  left(clock: Clock | null): number | null {
    const times = this.link.match?.times;
    const ms = clock ? times?.left[clock.key] : undefined;
    if (ms === undefined || !times) return null;
    const now = this.link.status === "lost" ? Math.min(this.ticker.now, this.link.lostAt) : this.ticker.now;
    return Math.max(0, times.paused || this.paused ? ms : ms - Math.max(0, now - times.at));
  }

  /** The part of its time that a clock has left, from 1 to 0; null if it does not run. */
  part(clock: Clock | null): number | null {
    const left = this.left(clock);
    if (left === null || clock === null) return null;
    const seconds = clock.seconds ?? this.link.room?.pace[clock.kind] ?? 0;
    return left / Math.max(seconds * 1000, this.link.match?.budgets[clock.key] ?? 1, 1);
  }

  /** Sends an answer and shows why it was not taken; returns whether it was. A second one is not sent meanwhile. */
  async answer(decision: Decision, action: object): Promise<boolean> {
    const reply = await this.link.play(idOf(decision), action);
    return reply !== null && carriedOut(reply, this.voice);
  }

  /** Shows the rule against an answer that the menu does not have. */
  async why(decision: Decision, action: object): Promise<void> {
    const { link } = this;
    if (!link.match) return;
    const reply = await link.command({ type: "Why", match: link.match.id, decision: idOf(decision), action });
    if (reply.type === "Because" && reply.refusal) toasts.show(this.voice.say(reply.refusal.says), reply.refusal.rule);
  }
}
