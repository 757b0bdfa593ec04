// What a person chose for this browser.
import { load, save } from "./store";

export type Theme = "auto" | "light" | "dark";
export type Motion = "auto" | "still";
export interface Volumes {
  turn: number;
  table: number;
  time: number;
  talk: number;
}
interface Kept {
  language: string;
  theme: Theme;
  motion: Motion;
  sound: boolean;
  volumes: Volumes;
  plain: boolean;
  keys: boolean;
  name: string;
}

const DEFAULTS: Kept = {
  language: "",
  theme: "auto",
  motion: "auto",
  sound: false,
  volumes: { turn: 1, table: 0.7, time: 0.7, talk: 0.5 },
  plain: false,
  keys: true,
  name: "",
};

export const settings: Kept = $state({ ...DEFAULTS, ...load<Partial<Kept>>("settings", {}) });

export function keep(): void {
  save("settings", $state.snapshot(settings));
  dress();
}

/** The page as the settings want it. */
export function dress(): void {
  const root = document.documentElement;
  if (settings.theme === "auto") delete root.dataset.theme;
  else root.dataset.theme = settings.theme;
  if (settings.motion === "auto") delete root.dataset.motion;
  else root.dataset.motion = settings.motion;
}

/** Nothing moves: the person said so here or in the system. */
export function still(): boolean {
  return (
    settings.motion === "still" ||
    (typeof matchMedia !== "undefined" && matchMedia("(prefers-reduced-motion: reduce)").matches)
  );
}
