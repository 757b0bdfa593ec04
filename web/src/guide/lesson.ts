// A lesson is a real match with bots in which a few ideas are explained when they come up. It knows no rules: an idea
// looks at what the seat sees, and points at a part of the board.
import type { Outcome, Text } from "../protocol.gen";
import type { Turn } from "../core/turn.svelte";

/** What an idea looks at. There is a look only while this seat is asked something: everybody waits then. */
export interface Look<View> {
  view: View;
  me: number;
  turn: Turn;
}

/** The question: the selector of the part, and of what is in it, begins like this. */
export const TICKET = "#ticket .ticket";

/** What an idea points at, and how it ends. */
export interface Spot {
  /** A selector: the part of the board that is lit. */
  part: string;
  /** The place of the board where the words stand, so that they are beside the part: above the rail if none is named. */
  at?: string;
  args?: Text["args"];
  /** The idea ends when the seat answers, or before that when this selector matches. Without it, a button ends the
   * idea. */
  until?: "answer" | (string & {});
}

/** The title is the message `guide-<name>`, the words `guide-<name>.line`, and what help shows `guide-<name>.help`. */
export interface Idea<View> {
  name: string;
  /** Returns null while it is not the time for this idea. */
  find: (look: Look<View>) => Spot | null;
}

/** One match of the lesson: the message `guide-part-<name>`, with what it is about in `.about`. */
export interface Chapter<View> {
  name: string;
  minutes: number;
  config: Record<string, unknown>;
  ideas: readonly Idea<View>[];
}

export interface Lesson<View = unknown> {
  seats: number;
  /** The level of the bots. */
  bots: string;
  chapters: readonly Chapter<View>[];
  /** The chapter that a match with this view belongs to. */
  chapterOf: (view: View) => string;
  /** How the match ended, in a few words. */
  result: (view: View, outcome: Outcome, me: number) => Text;
}

/** The first idea that has not been seen and whose time has come. */
export function nextIdea<View>(
  ideas: readonly Idea<View>[],
  seen: readonly string[],
  look: Look<View>,
): { idea: Idea<View>; spot: Spot } | null {
  for (const idea of ideas) {
    if (seen.includes(idea.name)) continue;
    const spot = idea.find(look);
    if (spot) return { idea, spot };
  }
  return null;
}
