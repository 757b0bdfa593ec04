// What goes over HTTP.
import type { GameInfo, NewTable, Problem, Seated, TableInfo, Text } from "../protocol.gen";

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

const at = (table: string) => `/api/tables/${encodeURIComponent(table)}`;

export const api = {
  games: () => call<GameInfo[]>("/api/games"),
  tables: () => call<TableInfo[]>("/api/tables"),
  table: (table: string) => call<TableInfo>(at(table)),
  open: (wanted: NewTable) => call<Seated>("/api/tables", wanted),
  join: (table: string, name: string, chair?: number) => call<Seated>(`${at(table)}/join`, { name, chair }),
  watch: (table: string, name: string) => call<Seated>(`${at(table)}/watch`, { name }),
};

export function recordAddress(match: string): string {
  return `/api/matches/${encodeURIComponent(match)}/record`;
}
