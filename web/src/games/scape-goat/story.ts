// What this seat was told about each player, folded from its own notices: the lines under the names, and where a card
// that is certain was seen.
import type { Voice } from "../../core/voice";
import { cardName, colourName, shows, theCard } from "./cards";
import type { Card, Colour, Notice } from "./types.gen";

/** The last thing that is worth remembering of a player. */
export interface Trace {
  key: string;
  turn: number;
  card?: Card;
  colour?: Colour;
  other?: number;
}

export interface Story {
  /** By seat, the newest last. */
  traces: Trace[][];
  /** By seat: faces that everybody saw going into that hand. */
  open: Card[][];
  turn: number;
}

const without = (cards: Card[], card: Card) => {
  const at = cards.indexOf(card);
  return at < 0 ? cards : cards.filter((_, i) => i !== at);
};

/** Everything that these notices, all of one viewer, tell about the players. */
export function storyOf(
  notices: readonly Notice[],
  seats: number,
  colours: readonly Colour[],
  me: number | null,
): Story {
  const story: Story = {
    traces: Array.from({ length: seats }, () => []),
    open: Array.from({ length: seats }, () => []),
    turn: 1,
  };
  for (const notice of notices) add(story, notice, colours, me);
  return story;
}

function add(story: Story, notice: Notice, colours: readonly Colour[], me: number | null): void {
  const { turn, open } = story;
  const trace = (seat: number, key: string, more: Partial<Trace> = {}) =>
    story.traces[seat]?.push({ key, turn, ...more });
  switch (notice.type) {
    case "TurnBegan":
      story.turn = notice.turns;
      break;
    case "Prepared":
      trace(notice.seat, "token");
      break;
    case "Stolen":
      trace(notice.seat, "stole", { other: notice.victim });
      trace(notice.victim, "robbed", { other: notice.seat });
      break;
    case "SpiedOn":
      if (notice.seat === me) trace(notice.target, "you-spied");
      else if (notice.target === me) trace(notice.seat, "spied-you");
      else trace(notice.seat, "spied", { other: notice.target });
      break;
    case "TradeMade": {
      const { seat, partner } = notice;
      if (seat === me || partner === me) {
        const gave = seat === me ? notice.gave : notice.got;
        trace(seat === me ? partner : seat, "traded-you", gave ? { card: gave } : {});
      } else {
        trace(seat, "traded", { other: partner });
        trace(partner, "traded", { other: seat });
      }
      open[seat] = [];
      open[partner] = [];
      break;
    }
    case "PutIntoStash":
      trace(notice.seat, "stash");
      open[notice.seat] = [];
      break;
    case "CardsRevealed":
      for (const [seat, card] of notice.cards.entries()) {
        trace(seat, "showed", { card });
        if (!open[seat]?.includes(card)) open[seat]?.push(card);
      }
      break;
    case "Swapped": {
      const colour = colours[notice.seat];
      open[notice.seat] = [...without(open[notice.seat] ?? [], notice.down), notice.up];
      // Who puts down another colour has none of their own (SG-SWAP-6).
      if (colour && !shows(notice.down, colour)) trace(notice.seat, "clean", { colour, card: notice.up });
      else trace(notice.seat, "took", { card: notice.up });
    }
  }
}

/** The line under a name. */
export function say(trace: Trace | undefined, voice: Voice): string {
  if (!trace) return "";
  return voice.t(`board-trace-${trace.key}`, {
    turn: trace.turn,
    card: trace.card ? cardName(trace.card, voice) : "",
    the: trace.card ? theCard(trace.card, voice) : "",
    colour: trace.colour ? colourName(trace.colour, voice) : "",
    name: trace.other === undefined ? "" : voice.seat(trace.other),
  });
}
