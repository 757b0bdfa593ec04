import type { Wording } from "../page";
import type { Notice } from "./types.gen";

export const wording: Partial<Wording> = {
  quiet: ["PauseEnded"] satisfies Notice["type"][],
};
