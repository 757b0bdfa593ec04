// What each decision of a match that is over was worth: it comes line by line, each as soon as it is known.
import type { Option, Problem, ReviewLine, Reviewed, Summary } from "../protocol.gen";
import { ApiError } from "./api";

export interface Review {
  /** How many decisions there will be; null: not known yet. */
  decisions: number | null;
  found: Reviewed[];
  /** null: it is not done. */
  summary: Summary | null;
}

/** Calls `show` with all that is known whenever there is more. Throws ApiError; a review without a summary broke off. */
export async function fetchReview(match: string, show: (review: Review) => void, signal: AbortSignal): Promise<void> {
  const answer = await fetch(`/api/matches/${encodeURIComponent(match)}/review`, { signal });
  if (!answer.ok || !answer.body) {
    const problem = (await answer.json().catch(() => null)) as Problem | null;
    throw new ApiError(answer.status, problem?.says ?? { key: "server-failed" });
  }
  const review: Review = { decisions: null, found: [], summary: null };
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
  for (let rest = ""; ;) {
    const { done, value = "" } = await reader.read();
    const lines = (rest + value).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) take(review, JSON.parse(line) as ReviewLine);
    if (lines.length) show({ ...review, found: review.found.toSorted((a, b) => a.step - b.step) });
    if (done) return;
  }
}

function take(review: Review, line: ReviewLine): void {
  review.decisions = line.decisions ?? review.decisions;
  review.summary = line.summary ?? review.summary;
  if (line.reviewed) review.found.push(line.reviewed);
}

/** 10,000 is certain; as tables of a hundred. */
export const hundred = (points = 0): number => Math.round(points / 100);

export const signed = (points: number): string => {
  const n = hundred(points);
  return n > 0 ? `+${n}` : n < 0 ? `−${-n}` : "0";
};

export const takenOf = (one: Reviewed): Option => one.options.find((option) => option.taken) ?? one.options[0]!;

/** The chance with the best answer that was found. */
export const before = (one: Reviewed): number => one.worth + one.cost;

export interface Mark {
  step: number;
  kind: "cost" | "best" | "luck";
}

const TURN = 2000; // points between two decisions from which on luck has turned

/** The decisions that cost something or were the best of several, and the places where luck turned. */
export function marksOf(found: readonly Reviewed[], camp: readonly number[]): Mark[] {
  const own = found.filter(({ seat }) => camp.includes(seat));
  return own.flatMap((one, i): Mark[] => {
    const next = own[i + 1];
    const kind =
      one.verdict === "cost"
        ? "cost"
        : next && Math.abs(before(next) - one.worth) >= TURN
          ? "luck"
          : one.verdict === "best"
            ? "best"
            : null;
    return kind ? [{ step: one.step, kind }] : [];
  });
}
