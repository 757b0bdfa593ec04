// Missions 1 to 3 with three bots: cutting, then yellow, then red wires and tools.
import { type Chapter, type Idea, type Lesson, type Look, type Spot, TICKET } from "../../guide/lesson";
import { YELLOW } from "./content.gen";
import { tableOf } from "./racks";
import type { View } from "./types.gen";
import { colourOf, valueOf } from "./wires";

const part = (name: string) => `[data-part="${name}"]`;

const asked = ({ turn }: Look<View>) => turn.owed[0]?.kind ?? "";
const offers = ({ turn }: Look<View>, form: string) =>
  turn.owed.some((question) => turn.menu(question).some(({ type }) => type === form));

/** An idea for one's own turn, if something more is so. */
function onTurn(name: string, spot: Spot, so: (view: View, look: Look<View>) => boolean = () => true): Idea<View> {
  return { name, find: (look) => (asked(look) === "turn" && so(look.view, look) ? spot : null) };
}

/** The values of the own wires that are not cut. */
function held(view: View, me: number): number[] {
  const own = view.stands.filter(({ owner }) => owner === me).flatMap(({ wires }) => wires);
  return own.flatMap((wire) => (wire.type === "Shown" && !wire.cut ? [valueOf(wire.key)] : []));
}
const holds = (colour: "yellow" | "red") => (view: View, look: Look<View>) =>
  held(view, look.me).some((value) => colourOf(value) === colour);

/** A hidden wire of a teammate whose token says a value that this seat holds. */
function sureWire({ view, me }: Look<View>): Spot | null {
  const mine = held(view, me);
  for (const { owner, wires } of view.stands)
    for (const [slot, wire] of wires.entries())
      for (const { value, says = "is" } of wire.type === "Hidden" ? (wire.tokens ?? []) : [])
        if (owner !== me && says === "is" && value !== YELLOW && mine.includes(value))
          return {
            part: `${part("stand")}[data-seat="${owner}"]`,
            at: `stand-${owner}`,
            args: { owner: `@${owner}`, slot: slot + 1, value },
            until: `[data-wire="${owner}.0.${slot}"].picked`,
          };
  return null;
}

const cutting: Idea<View>[] = [
  { name: "token", find: (look) => (asked(look) === "token" ? { part: TICKET, until: "answer" } : null) },
  onTurn("own", { part: part("own") }),
  onTurn("theirs", { part: part("stands"), at: "stands" }),
  { name: "point", find: (look) => (asked(look) === "turn" ? sureWire(look) : null) },
  onTurn("call", { part: `#ticket ${part("values")}`, until: "answer" }),
  onTurn("dial", { part: part("dial"), at: "dial" }, (view) => view.dial < view.start),
  onTurn("pips", { part: part("track"), at: "stands" }, (view) => view.cuts.some((count) => count > 0)),
  onTurn("solo", { part: TICKET }, (_, look) => offers(look, "SoloCut")),
];

const yellow: Idea<View>[] = [
  onTurn("markers", { part: part("track"), at: "stands" }),
  onTurn("yellow", { part: part("own") }, holds("yellow")),
];

const tools: Idea<View>[] = [
  onTurn("red", { part: part("track"), at: "stands" }),
  onTurn("own-red", { part: part("own") }, holds("red")),
  onTurn("detector", { part: TICKET }, (view, { me }) => view.powers[me]?.used !== true),
  onTurn("tool", { part: part("equipment"), at: "cards" }, (view) =>
    view.equipment.some(({ usable, used }) => usable === true && !used),
  ),
];

function chapter(name: string, mission: number, minutes: number, ideas: Idea<View>[]): Chapter<View> {
  return { name, minutes, config: { mission }, ideas };
}

const BY_MISSION: Record<number, string> = { 1: "cutting", 2: "yellow", 3: "tools" };

export const lesson: Lesson<View> = {
  seats: 4,
  bots: "careful",
  chapters: [chapter("cutting", 1, 4, cutting), chapter("yellow", 2, 4, yellow), chapter("tools", 3, 5, tools)],
  chapterOf: (view) => BY_MISSION[tableOf(view).mission.number ?? 0] ?? "",
  result: (view, outcome) => {
    const { dial, start } = tableOf(view);
    return { key: "guide-result", args: { won: outcome.winners.length ? 1 : 0, mistakes: start - dial } };
  },
};
