import type { Sound } from "../../core/sound";
import type { GameBoard, Wording } from "../page";
import art from "./art.svg?raw";
import About from "./About.svelte";
import Board from "./Board.svelte";
import Bomb from "./Bomb.svelte";
import End from "./End.svelte";
import { CARD_ART, CHARACTER_ART, talkArt } from "./pieces";
import OddsMap from "./OddsMap.svelte";
import Report from "./Report.svelte";
import Replay from "./Replay.svelte";
import { about, sayings, slotOf } from "./sayings";
import { tableOf } from "./racks";
import { opened } from "./table";
import type { Notice } from "./types.gen";

const NOTICE_ART: Partial<Record<Notice["type"], string>> = {
  WasDealt: "mark",
  WiresCut: "i-scissors",
  CallMade: "i-scissors",
  DialMoved: "skull",
  MissionEnded: "spark",
  TalkSlipped: "i-chat",
  TurnBegan: "spark",
  RadarAnswered: "eq-8",
};

function soundOf(notice: Notice, me: number | null): Sound | null {
  if (notice.type === "WiresCut") return "snip";
  if (notice.type === "TokenPlaced" || notice.type === "DialMoved") return "tick";
  if (notice.type === "TalkSlipped") return "stamp";
  if (notice.type === "CardUsed" || notice.type === "PowerUsed") return "stamp";
  if (notice.type === "TurnBegan") return notice.seat === me ? "turn" : null;
  if (notice.type === "MissionEnded") return notice.won ? "win" : "boom";
  return null;
}

export const board: Partial<GameBoard> = {
  art,
  Board,
  Replay,
  Hero: Bomb,
  End,
  Odds: OddsMap,
  About,
  AboutTalk: Report,
  clock: "timer",
  talkArt: (view) => talkArt(tableOf(view).silence?.mode),
  noticeArt: (notice) => {
    const it = notice as Notice;
    if (it.type === "CardUsed" || it.type === "CardReady") return CARD_ART[it.card];
    if (it.type === "PowerUsed") return CHARACTER_ART[it.character];
    return NOTICE_ART[it.type] ?? "mark";
  },
  mark: ({ type }) => (type === "ClaimFailed" ? "boom" : ""),
  sounds: (happened, me) => (happened.notices as Notice[]).flatMap((notice) => soundOf(notice, me) ?? []),
};

export const wording: Partial<Wording> = {
  sayings,
  place: slotOf,
  about,
  beside: ["stands", "panels"],
  opened,
  // That somebody is asked for a number is not told twice.
  quiet: ["LayAsked"] satisfies Notice["type"][],
  turnBegins: "note-turn-began",
};
