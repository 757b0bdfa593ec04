// What this browser remembers of lessons: ideas seen, how chapters ended, and at which tables the guide speaks.
import type { Text } from "../protocol.gen";
import { load, save } from "../core/store";

interface Kept {
  seen: string[];
  /** By chapter. */
  ended: Record<string, Text>;
}
const MOST_TABLES = 20;

class Progress {
  private lessons = $state.raw<Record<string, Kept>>(load("lessons", {}));
  private tables = $state.raw<string[]>(load("guided", []));

  private of(game: string): Kept {
    return this.lessons[game] ?? { seen: [], ended: {} };
  }
  private put(game: string, kept: Kept): void {
    this.lessons = { ...this.lessons, [game]: kept };
    save("lessons", this.lessons);
  }
  private keepTables(tables: string[]): void {
    this.tables = tables.slice(-MOST_TABLES);
    save("guided", this.tables);
  }

  seen(game: string): readonly string[] {
    return this.of(game).seen;
  }
  see(game: string, idea: string): void {
    const { seen, ended } = this.of(game);
    if (!seen.includes(idea)) this.put(game, { seen: [...seen, idea], ended });
  }
  /** Makes these ideas new again. */
  forget(game: string, ideas: readonly string[]): void {
    const { seen, ended } = this.of(game);
    this.put(game, { seen: seen.filter((idea) => !ideas.includes(idea)), ended });
  }

  ended(game: string, chapter: string): Text | null {
    return this.of(game).ended[chapter] ?? null;
  }
  end(game: string, chapter: string, result: Text): void {
    const { seen, ended } = this.of(game);
    this.put(game, { seen, ended: { ...ended, [chapter]: result } });
  }

  guides(table: string): boolean {
    return this.tables.includes(table);
  }
  guide(table: string): void {
    this.keepTables([...this.tables.filter((other) => other !== table), table]);
  }
  leave(table: string): void {
    this.keepTables(this.tables.filter((other) => other !== table));
  }
}

export const progress = new Progress();
