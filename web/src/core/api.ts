// What goes over HTTP.
import { hex } from "./fairness";
import { load, save } from "./store";
import type {
  GameInfo,
  NewTable,
  Options,
  PlayOn,
  Problem,
  ProgressInfo,
  Seated,
  TableInfo,
  Text,
} from "../protocol.gen";

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly says: Text,
    readonly rule = "",
  ) {
    super(says.key);
  }
}

async function call<T>(path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      method: body === undefined ? "GET" : "POST",
      headers: body === undefined ? {} : { "content-type": "application/json" },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new ApiError(0, { key: "web-no-line" });
  }
  if (answer.ok) return (await answer.json()) as T;
  let problem: Problem | null = null;
  try {
    problem = (await answer.json()) as Problem;
  } catch {
    // not ours
  }
  throw new ApiError(answer.status, problem?.says ?? { key: "server-failed" }, problem?.rule);
}

const PAUSES = [300, 1000, 3000]; // before a request whose answer was lost is sent again, in ms

/** A request for a chair. Its id stays with what it asks for until an answer comes, also over a reload of the page: if
 * the answer was lost, the same request gets the same chair. */
async function once<T>(path: string, body: object): Promise<T> {
  const key = `${path} ${JSON.stringify(body)}`;
  const ids = load<Record<string, string>>("requests", {});
  const id = ids[key] ?? hex(crypto.getRandomValues(new Uint8Array(16)));
  save("requests", Object.fromEntries([...Object.entries(ids), [key, id]].slice(-20)));
  for (let tried = 0; ; tried++) {
    try {
      const answer = await call<T>(path, { ...body, id });
      forget(key);
      return answer;
    } catch (error) {
      const lost = error instanceof ApiError && (error.status === 0 || error.status >= 502);
      if (!lost) forget(key);
      const pause = PAUSES[tried];
      if (!lost || pause === undefined) throw error;
      await new Promise((go) => setTimeout(go, pause));
    }
  }
}

function forget(key: string): void {
  const { [key]: _, ...others } = load<Record<string, string>>("requests", {});
  save("requests", others);
}

const at = (table: string) => `/api/tables/${encodeURIComponent(table)}`;

export const api = {
  games: () => call<GameInfo[]>("/api/games"),
  check: (game: string, options: Options) => call<Options>(`/api/games/${encodeURIComponent(game)}/check`, options),
  tables: () => call<TableInfo[]>("/api/tables"),
  byCode: (code: string) => call<TableInfo>(`/api/codes/${encodeURIComponent(code)}`),
  table: (table: string) => call<TableInfo>(at(table)),
  progress: (table: string, before?: number) =>
    call<ProgressInfo>(`${at(table)}/progress${before ? `?before=${before}` : ""}`),
  open: (wanted: NewTable) => once<Seated>("/api/tables", wanted),
  playOn: (match: string, wish: PlayOn) => once<Seated>(`/api/matches/${encodeURIComponent(match)}/play-on`, wish),
  join: (table: string, name: string, chair?: number) => once<Seated>(`${at(table)}/join`, { name, chair }),
  watch: (table: string, name: string) => once<Seated>(`${at(table)}/watch`, { name }),
};

export function recordAddress(match: string): string {
  return `/api/matches/${encodeURIComponent(match)}/record`;
}
