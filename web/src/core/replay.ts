// A match that is over, step by step, as one viewer saw it or with everything open.
import type { Header, Replayed, StepInfo } from "../protocol.gen";
import { ApiError } from "./api";

export interface Step extends StepInfo {
  notices: { type: string }[];
}
export interface Steps extends Replayed {
  header: Header;
  steps: Step[];
}

export async function fetchSteps(match: string, viewer: string): Promise<Steps> {
  const answer = await fetch(`/api/matches/${encodeURIComponent(match)}/steps?viewer=${encodeURIComponent(viewer)}`);
  if (!answer.ok) throw new ApiError(answer.status, { key: "not-found" });
  return (await answer.json()) as Steps;
}
