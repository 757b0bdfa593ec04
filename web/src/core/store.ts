// What the browser keeps. A browser that keeps nothing (private mode) still works, until the page is closed.
const memory = new Map<string, string>();

export function load<T>(key: string, otherwise: T): T {
  try {
    const raw = localStorage.getItem(`litfuse.${key}`) ?? memory.get(key);
    return raw === undefined || raw === null ? otherwise : (JSON.parse(raw) as T);
  } catch {
    return otherwise;
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
