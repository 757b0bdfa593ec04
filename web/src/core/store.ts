// What the browser keeps. A browser that keeps nothing (private mode) still works, until the page is closed.
const memory = new Map<string, string>();

export function load<T>(key: string, otherwise: T): T {
  try {
    const raw = stored(key) ?? memory.get(key);
    return raw === undefined ? otherwise : (JSON.parse(raw) as T);
  } catch {
    return otherwise;
  }
}

function stored(key: string): string | undefined {
  try {
    return localStorage.getItem(`litfuse.${key}`) ?? undefined;
  } catch {
    return undefined; // there is none here
  }
}

export function save(key: string, value: unknown): void {
  const raw = JSON.stringify(value);
  memory.set(key, raw);
  try {
    localStorage.setItem(`litfuse.${key}`, raw);
  } catch {
    // kept in memory
  }
}
