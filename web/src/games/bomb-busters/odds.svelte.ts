// Odds for everyone, where the table wants them: what the server says of the hidden wires, from what this seat knows.
import type { WireOdds } from "../../protocol.gen";
import { load, save } from "../../core/store";
import type { Turn } from "../../core/turn.svelte";
import type { Cell } from "./racks";
import { RED } from "./content.gen";

const CERTAIN = 10_000;
const percent = (points: number) => Math.round((100 * points) / CERTAIN);

export interface Pencilled {
  /** In per cent; 0: less than one. */
  hit: number;
  red: number;
}

export class LiveOdds {
  /** Does whoever plays here want to see them? */
  shown = $state(load<boolean>("odds", true));
  private wires = $state.raw<ReadonlyMap<string, WireOdds>>(new Map());

  constructor(private readonly turn: Turn) {}

  readonly on = $derived.by(() => {
    const config = this.turn.link.room?.config as { odds?: boolean } | undefined;
    return config?.odds === true && this.turn.seat !== null;
  });
  /** A call is asked for. */
  private readonly due = $derived.by(() => this.on && this.shown && this.turn.owed.some((d) => d.kind === "turn"));
  private readonly tick = $derived.by(() => (this.due ? (this.turn.link.match?.tick ?? 0) : 0));

  toggle(): void {
    this.shown = !this.shown;
    save("odds", this.shown);
  }

  /** Asks anew whenever something has happened; what was said of another moment is gone. */
  follow(): void {
    const { tick } = this;
    this.wires = new Map();
    const match = this.turn.link.match;
    if (!tick || !match) return;
    void this.turn.link.command({ type: "ShowOdds", match: match.id }).then((reply) => {
      if (reply.type === "Odds" && reply.tick === this.tick)
        this.wires = new Map(reply.wires.map((wire) => [wire.cell.join(), wire]));
    });
  }

  /** What stands at a wire while this value is pressed; null: nothing. */
  at(cell: Cell, value: number): Pencilled | null {
    const wire = this.wires.get(cell.join());
    if (!wire) return null;
    const of = (v: number) => percent(wire.chances[wire.values.indexOf(v)] ?? 0);
    const found = { hit: of(value), red: of(RED) };
    return found.hit || found.red ? found : null;
  }
}
