// Sends commands and tells the person why one was not carried out.
import type { Link } from "./link.svelte";
import type { Settled } from "./outbox";
import { toasts } from "./toasts.svelte";
import type { Voice } from "./voice";

/** Shows why a command was not carried out; returns whether it was. */
export function carriedOut(reply: Settled, voice: Voice): boolean {
  switch (reply.type) {
    case "Refused":
      toasts.show(voice.say(reply.says), reply.rule);
      return false;
    case "Failed":
      toasts.show(voice.say(reply.says));
      return false;
    case "Stale":
      toasts.show(voice.t("stale-answer"));
      return false;
    case "Paused":
    case "Unsure":
      return false; // the table itself shows how it stands
    default:
      return true;
  }
}

/** Sends a command and shows why it was not carried out; returns whether it was. */
export async function carryOut(link: Link, command: Parameters<Link["command"]>[0], voice: Voice): Promise<boolean> {
  return carriedOut(await link.command(command), voice);
}
