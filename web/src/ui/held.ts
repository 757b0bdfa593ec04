// A piece that a person holds down, or opens with the context key, to talk to the player it stands for.
const LONG = 420; // ms
const STILL = 10; // px that a finger may move

export function held(node: HTMLElement, open: () => void): { update: (open: () => void) => void; destroy: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let from = { x: 0, y: 0 };
  let done = false;
  const stop = () => clearTimeout(timer);
  const down = (event: PointerEvent) => {
    done = false;
    if (event.button !== 0) return;
    from = { x: event.clientX, y: event.clientY };
    stop();
    timer = setTimeout(() => {
      done = true;
      open();
    }, LONG);
  };
  const move = (event: PointerEvent) => {
    if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > STILL) stop();
  };
  /** The finger that held is lifted: that is no tap. */
  const click = (event: MouseEvent) => {
    if (!done) return;
    done = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const context = (event: Event) => {
    event.preventDefault();
    stop();
    if (!done) open();
  };
  const heard: [string, (event: never) => void, boolean][] = [
    ["pointerdown", down, false],
    ["pointermove", move, false],
    ["pointerup", stop, false],
    ["pointercancel", stop, false],
    ["pointerleave", stop, false],
    ["contextmenu", context, false],
    ["click", click, true],
  ];
  for (const [name, ear, early] of heard) node.addEventListener(name, ear as EventListener, early);
  return {
    update: (next) => (open = next),
    destroy: () => {
      stop();
      for (const [name, ear, early] of heard) node.removeEventListener(name, ear as EventListener, early);
    },
  };
}
