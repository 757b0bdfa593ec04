// The table beyond what one look shows: all wires after the end, and what happened just before one came.
import type { Logged } from "../../core/link.svelte";
import type { Args } from "../../core/texts";
import type { AnyView, Everything, View } from "./types.gen";

type Cell = [number, number];
type Fact = NonNullable<View["facts"]>[number];

/** Everything as one table: the wires where they stand, and beside it what was never on it. */
export function opened(view: unknown): { type: string }[] {
  const all = view as AnyView;
  if (all.type !== "Everything") return [all];
  const { table, keys } = all;
  const stands = table.stands.map((stand, i) => ({
    ...stand,
    wires: stand.wires.map((wire, j) => ({ ...wire, type: "Shown", key: keys[i]?.[j] ?? 0 })),
  }));
  const more: Partial<Everything> & { type: string } = { type: "Everything" };
  if (all.aside.length) more.aside = all.aside;
  if (all.deck.length) more.deck = all.deck;
  const numbers = (all.extras ?? []).filter((data) => data.type === "Numbers");
  if (numbers.length) more.extras = numbers;
  return [{ ...table, stands } as View, more];
}

const slots = (cells: readonly Cell[]) => cells.map((cell) => cell.map((n) => n + 1).join(":")).join(" ");
const word = (value: number) => (value === 13 ? "value-yellow" : value === 14 ? "value-red" : String(value));

/** A fact as the notice of it said it. */
function told(fact: Fact, view: View): { key: string; args: Args } | null {
  switch (fact.type) {
    case "Called": {
      const { seat, owner, cells, values, helpers = [], outcome = "hit" } = fact;
      const by = helpers.map((h) => `helper-${h}`).join(" ") || "none";
      return {
        key: `note-has-called-${outcome}`,
        args: {
          seat: `@${seat}`,
          owner: `@${owner}`,
          slots: slots(cells),
          count: cells.length,
          values: values.map(word).join(" "),
          helpers: by,
        },
      };
    }
    case "Used":
      return fact.card
        ? { key: "note-card-used", args: { seat: `@${fact.seat}`, card: `equipment-${fact.card}` } }
        : {
            key: "note-power-used",
            args: { seat: `@${fact.seat}`, character: `character-${view.powers[fact.seat]?.character ?? "double"}` },
          };
    case "RadarSaid": {
      // Of a player with two stands it is said on which.
      const on = (seat: number) => {
        const yes = view.stands.flatMap((stand, i) => (stand.owner === seat ? [fact.yes[i] === true] : []));
        if (!yes.includes(true)) return [];
        if (yes.length < 2) return [`@${seat}`];
        return [`@${seat}:stand-${yes.every(Boolean) ? "both" : yes[0] ? "first" : "second"}`];
      };
      const found = [...new Set(view.stands.map((stand) => stand.owner))].flatMap(on).join(" ") || "none";
      return { key: "note-radar-answered", args: { seat: `@${fact.seat}`, number: fact.number, found } };
    }
    case "Moved": {
      const { user, partner, got, got_now, gave, gave_now } = fact;
      const args: Args = { user: `@${user}`, partner: `@${partner}`, got: slots([got]), "got-now": slots([got_now]) };
      if (!gave || !gave_now) return { key: "note-wires-moved-taken", args };
      return { key: "note-wires-moved-swap", args: { ...args, gave: slots([gave]), "gave-now": slots([gave_now]) } };
    }
    case "Named":
      return { key: "note-turn-named", args: { seat: `@${fact.seat}`, target: `@${fact.target}` } };
    case "Revealed":
      return { key: "note-were-cut-reveal", args: { seat: `@${fact.seat}`, values: "value-red" } };
    case "Skipped":
      return { key: "note-has-skipped", args: { seat: `@${fact.seat}` } };
    case "Struck":
      return { key: "note-disintegrated", args: { number: fact.number } };
    case "Bet":
      return {
        key: "note-number-shown",
        args: { layer: `@${fact.layer}`, number: fact.number, hit: fact.hit ? "yes" : "no" },
      };
    case "Late":
      return { key: "note-clock-decided", args: { seat: `@${fact.seat}` } };
    default:
      return null;
  }
}

/** What happened in this turn and the last one, for who comes back and was told nothing of it. */
export function recall(seen: unknown): Logged[] {
  const view = seen as View;
  const line = (says: Logged["says"], type: string): Logged => ({ tick: 0, notice: { type }, says });
  const of = (now: boolean) =>
    (view.facts ?? [])
      .filter((fact) => (fact.turn === view.turns) === now)
      .flatMap((fact) => {
        const says = told(fact, view);
        return says ? [line(says, fact.type)] : [];
      });
  if (!view.turns) return [];
  const turn = line({ key: "note-turn-began", args: { seat: `@${view.turn}` } }, "TurnBegan");
  return [...of(false), turn, ...of(true)];
}
