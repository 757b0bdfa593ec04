// Who learnt what, and when: the private moments of a match that is over, from its record as everybody may read it now.
import type { Step } from "../../core/replay";
import type { Card, Notice } from "./types.gen";

export interface Secret {
  turn: number;
  /** Who saw it. */
  seat: number;
  key: "spied" | "traded" | "stash";
  /** Whose hand, or with whom. */
  other?: number;
  slot?: number;
  /** The hand that was seen; what was given or taken; what was got or put back. */
  cards: Card[];
}

export function secretsOf(steps: readonly Step[]): Secret[] {
  const out: Secret[] = [];
  let turn = 1;
  let took: Card | null = null;
  for (const notice of steps.flatMap((step) => step.notices as Notice[])) {
    switch (notice.type) {
      case "TurnBegan":
        turn = notice.turns;
        break;
      case "SpiedOn":
        out.push({ turn, seat: notice.seat, key: "spied", other: notice.target, cards: [...(notice.hand ?? [])] });
        break;
      case "TradeMade":
        if (notice.gave && notice.got)
          out.push({ turn, seat: notice.seat, key: "traded", other: notice.partner, cards: [notice.gave, notice.got] });
        break;
      case "TookFromStash":
        took = notice.card ?? null;
        break;
      case "PutIntoStash":
        if (took && notice.card)
          out.push({ turn, seat: notice.seat, key: "stash", slot: notice.slot, cards: [took, notice.card] });
    }
  }
  return out;
}
