// Duties against the clock: the numbers that are due, and what the strip says of them.
import { timeLeft } from "../../core/clock.svelte";
import type { Voice } from "../../core/voice";
import type { Of } from "./panels";
import type { View } from "./types.gen";

type Phases = Of<"PhasesPanel">;

/** The numbers that have to be cut now. */
export function dutyCards({ cards = [], again }: Phases, view: View) {
  const numbers = again == null ? cards : [again];
  return numbers.map((number) => ({ number, state: view.cuts[number] === 4 ? ("gone" as const) : ("due" as const) }));
}

/** The duty; then how much time or how many turns are left for it, and what it costs to miss it. */
export function duty(panel: Phases, view: View, voice: Voice, left: number | null): { fact: string; more: string } {
  const t = (key: string, args: Record<string, string | number> = {}) => voice.t(`board-strip-phase-${key}`, args);
  const { cards = [], base = 0, again, turns, missed = "nothing" } = panel;
  if (again != null) {
    const seat = view.turn === voice.me ? "me" : "other";
    return { fact: t("again", { number: again, name: voice.seat(view.turn), seat }), more: "" };
  }
  const cut = (view.cuts[cards[0] ?? 0] ?? 0) - base;
  const fact = t(panel.duty, { numbers: voice.join(cards.map(String)), left: Math.max(0, 2 - cut) });
  const time = left === null ? "" : t("time", { time: timeLeft(left, voice.language) });
  const rest = turns == null ? time : t("turns", { turns });
  return { fact, more: [rest, missed === "nothing" ? "" : t(`missed-${missed}`)].filter(Boolean).join(" ") };
}
