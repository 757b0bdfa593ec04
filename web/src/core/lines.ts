// Lines of talk in words: who, to whom if not to all, and what.
import type { LineInfo, MenuForm } from "../protocol.gen";
import { t } from "./language.svelte";
import type { Link } from "./link.svelte";
import { chairName } from "./people";
import { actionText, type Tagged, textOf, type Words } from "./texts";
import type { Voice } from "./voice";

type Chair = number | null | undefined;

export const isMine = (link: Link, chair: Chair) => chair !== null && chair === link.chair;

/** Who said it. */
export function who(link: Link, chair: Chair, name = ""): string {
  const info = chair === null || chair === undefined ? undefined : link.room?.chairs[chair];
  return name || (info ? chairName(info) : t("web-somebody"));
}

/** Says to whom the line went, if not to all. */
export function how(link: Link, line: LineInfo): string {
  if (line.kind === "whisper")
    return isMine(link, line.to) ? t("web-whispers-to-you") : t("web-whispers-to", { name: who(link, line.to) });
  return isMine(link, line.to) ? t("web-nudges-you") : t("web-nudges", { name: who(link, line.to) });
}

/** A phrase of the game, as it was said. */
export function claim(line: LineInfo, menu: readonly MenuForm[], voice: Voice, words: Words): string {
  const said = line.phrase as Tagged & { type: string };
  const known = menu.find((form) => form.type === said.type);
  return voice.say(known ? actionText(known, said, words) : textOf(said, "say", words));
}

/** The whole line, for the ear. */
export function spoken(link: Link, line: LineInfo, menu: readonly MenuForm[], voice: Voice, words: Words): string {
  const said = line.phrase ? claim(line, menu, voice, words) : (line.body ?? "");
  const aside = line.kind === "whisper" || line.kind === "nudge" ? `, ${how(link, line)}` : "";
  return `${who(link, line.chair, line.name)}${aside}${said ? `: ${said}` : "."}`;
}
