// A first game: what a turn is, how a Nope works, what saves you from a kitten, and what two equal cards do.
import { type Idea, type Lesson, type Look, type Spot, TICKET } from "../../guide/lesson";
import { tableOf } from "./table";
import type { AnyView } from "./types.gen";

const HAND = ".hand-row";

function asked({ turn }: Look<AnyView>): string {
  return turn.owed[0]?.kind ?? "";
}
const when =
  (kind: string, spot: Spot): Idea<AnyView>["find"] =>
  (look) =>
    asked(look) === kind ? spot : null;

const ideas: Idea<AnyView>[] = [
  { name: "nope", find: when("nope", { part: TICKET, until: "answer" }) },
  { name: "kitten", find: when("kitten", { part: TICKET, until: "answer" }) },
  { name: "place", find: when("place", { part: TICKET, until: "answer" }) },
  { name: "hand", find: when("turn", { part: HAND }) },
  { name: "turn", find: when("turn", { part: TICKET }) },
  {
    name: "pair",
    find: ({ turn }) => {
      const [question] = turn.owed;
      return question && turn.menu(question).some(({ type }) => type === "Pair") ? { part: HAND } : null;
    },
  },
  { name: "draw", find: when("turn", { part: ".pile", at: "pile", until: "answer" }) },
];

export const lesson: Lesson<AnyView> = {
  seats: 3,
  bots: "random",
  chapters: [{ name: "first", minutes: 5, config: {}, ideas }],
  chapterOf: () => "first",
  result: (view, outcome, me) => ({
    key: "guide-result",
    args: { won: outcome.winners.includes(me) ? 1 : 0, left: tableOf(view).pile },
  }),
};
