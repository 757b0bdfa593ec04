// A record file that was chosen or dropped here: read and checked by the server, kept by nobody but this page.
import { ApiError } from "./api";
import type { Steps } from "./replay";
import type { Problem } from "../protocol.gen";

/** The server reads no longer file. */
const MOST = 512 * 1024;
let file: Blob | null = null;
let known = new Map<string, Steps>(); // by viewer

export const isOpened = () => file !== null;

/** Opens another file; the one before stays open if this one is no record of a finished match. */
export async function openRecord(chosen: Blob): Promise<void> {
  if (chosen.size > MOST) throw new ApiError(413, { key: "web-record-too-large" });
  const steps = await read(chosen, "all");
  file = chosen;
  known = new Map([["all", steps]]);
}

/** The opened record as a viewer saw it. */
export async function openedSteps(viewer: string): Promise<Steps> {
  const steps = known.get(viewer);
  if (steps) return steps;
  if (!file) throw new ApiError(404, { key: "not-found" });
  const found = await read(file, viewer);
  known.set(viewer, found);
  return found;
}

async function read(data: Blob, viewer: string): Promise<Steps> {
  let answer: Response;
  try {
    answer = await fetch(`/api/records?viewer=${encodeURIComponent(viewer)}`, {
      method: "POST",
      headers: { "content-type": "application/jsonl" },
      body: data,
    });
  } catch {
    throw new ApiError(0, { key: "web-no-line" });
  }
  if (answer.ok) return (await answer.json()) as Steps;
  const problem = (await answer.json().catch(() => null)) as Problem | null;
  throw new ApiError(answer.status, problem?.says ?? { key: "server-failed" });
}
