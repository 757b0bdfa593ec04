import type { GameBoard, Wording } from "../page";
import art from "./art.svg?raw";
import Board from "./Board.svelte";
import End from "./End.svelte";
import { heard, REVEAL } from "./moments.svelte";
import Notes from "./Notes.svelte";
import Portrait from "./Portrait.svelte";
import Replay from "./Replay.svelte";
import Speak from "./Speak.svelte";
import { own, sayings } from "./sayings";
import { isPrivate, noticeArt, stateOf, tableOf } from "./table";
import type { AnyView, Notice, View } from "./types.gen";

export const board: Partial<GameBoard> = {
  art,
  Board,
  Replay,
  Portrait,
  End,
  Notes,
  Speak,
  noticeArt,
  takes: (notice) => (notice.type === ("CardsRevealed" satisfies Notice["type"]) ? REVEAL : 0),
  status: (view, voice) => {
    const table = tableOf(view as AnyView);
    const state = heard.knock > 0 ? "frame" : stateOf(table, voice.me);
    return voice.t("board-status", { turn: table.turns, state });
  },
  mark: ({ type }) => (type === "CopsCalled" ? "boom" : type === "FrameOpened" ? "stop" : ""),
  sounds: (happened, me) =>
    (happened.notices as Notice[]).flatMap((notice) => {
      if (notice.type === "Swapped" || notice.type === "TradeMade" || notice.type === "PutIntoStash")
        return ["draw" as const];
      if (notice.type === "Prepared" && notice.left === 0) return ["stamp" as const];
      if (notice.type === "CardsRevealed") return ["knock" as const];
      if (notice.type === "TurnBegan" && notice.seat === me) return ["turn" as const];
      if (notice.type === "Ended") return [notice.winners.includes(me ?? -1) ? ("win" as const) : ("loss" as const)];
      return [];
    }),
};

export const wording: Partial<Wording> = {
  sayings,
  own,
  beside: ["suspect", "hand", "seen", "face_up"] satisfies (keyof View)[],
  quiet: ["PauseEnded"] satisfies Notice["type"][],
  isPrivate,
};
