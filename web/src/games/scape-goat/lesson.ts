// A first game: what the own mat tells, the three steps of a turn, what the others may be after, and the two endings.
import type { Idea, Lesson, Look, Spot } from "../../guide/lesson";
import { tableOf } from "./table";
import type { AnyView } from "./types.gen";

const TICKET = "#ticket .ticket";
const MAT = "[data-part=mat]";
const HAND = "[data-part=hand]";

const asked = ({ turn }: Look<AnyView>) => turn.owed[0]?.kind ?? "";
/** When this is asked, in this round or later; the first is 1. */
const when =
  (kind: string, spot: Spot, round = 1): Idea<AnyView>["find"] =>
  (look) => {
    const view = tableOf(look.view);
    return asked(look) === kind && view.turns > (round - 1) * view.sizes.length ? spot : null;
  };
/** Whatever is asked: others may begin, and want something before the first move. */
const atOnce: Idea<AnyView>["find"] = () => ({ part: MAT });
const answered: Spot = { part: TICKET, until: "answer" };

const ideas: Idea<AnyView>[] = [
  { name: "mat", find: atOnce },
  { name: "doubt", find: atOnce },
  { name: "move", find: when("move", answered) },
  { name: "spy", find: when("spy", answered) },
  { name: "trade", find: when("trade", answered) },
  { name: "trade-card", find: when("trade-card", answered) },
  { name: "stash", find: when("stash", answered) },
  { name: "steal", find: when("steal", answered) },
  { name: "frame", find: when("frame-card", answered) },
  { name: "swap", find: when("swap", { part: HAND, until: "answer" }) },
  { name: "gang", find: when("move", { part: ".srs" }, 2) },
  { name: "cops", find: when("move", { part: TICKET }, 3) },
];

export const lesson: Lesson<AnyView> = {
  seats: 4,
  bots: "collector",
  chapters: [{ name: "first", minutes: 8, config: {}, ideas }],
  chapterOf: () => "first",
  result: (_, outcome, me) => ({ key: "guide-result", args: { won: outcome.winners.includes(me) ? 1 : 0 } }),
};
