// Single keys that do something at the table.
import { settings } from "./settings.svelte";

/** The key that was pressed as a shortcut; empty if they are off, a modifier is held, or somebody types or has a sheet
 * open. */
export function shortcut(event: KeyboardEvent): string {
  if (!settings.keys || event.ctrlKey || event.metaKey || event.altKey) return "";
  return (event.target as Element).closest("input, textarea, select, dialog") ? "" : event.key;
}
