// What the guide says at this moment. The board has places for it in its flow, so that it covers nothing.
import type { Arrow } from "./place";

export interface Said {
  /** The place of the board where the mark stands. */
  at: string;
  title: string;
  line: string;
  /** The lit part is the question itself, or a part of it. */
  asks: boolean;
  /** Ends the idea; null if only an answer does. */
  end: (() => void) | null;
}

class Shown {
  said = $state.raw<Said | null>(null);
  /** Null while the lit part is not on the screen. */
  arrow = $state.raw<Arrow | null>(null);
  /** The height that the mark takes from the board. */
  height = $state(0);
}

export const shown = new Shown();
