// An open sheet makes everything outside of it inert. What must be seen and heard all the same lives in the topmost sheet
// while there is one.
let node: HTMLElement | null = null;

/** Marks the part of the page that goes along into sheets. */
export function above(element: HTMLElement): { destroy: () => void } {
  node = element;
  return { destroy: () => (node = null) };
}

/** A sheet was opened or closed: puts that part where it is not inert. */
export function rise(): void {
  const sheets = document.querySelectorAll<HTMLElement>("dialog[open]");
  const home = sheets[sheets.length - 1] ?? document.body;
  if (node && node.parentElement !== home) home.append(node);
}
