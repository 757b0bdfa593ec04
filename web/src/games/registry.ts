// The games this page can draw. Each brings its own folder; nothing else here knows one by name.
import type { Words } from "../core/texts";
import type { Lesson } from "../guide/lesson";
import { type GameBoard, type GamePage, pageFrom, type Wording } from "./page";

/** What the box on the home page and the table's bar need. */
export interface Box {
  name: string;
  /** Which stock of paper: `data-stock` in the styles. */
  stock: string;
  drawing: string;
  art: string;
  minutes: number;
  order: number;
  /** The option that says which goal of the game's campaign is played, by its number. */
  goal?: string;
}

const boxes = import.meta.glob<{ box: Box }>("./*/box.ts", { eager: true });
const pages = import.meta.glob<{ board?: Partial<GameBoard>; wording?: Partial<Wording> }>("./*/index.ts");
const lessons = import.meta.glob<{ lesson: Lesson }>("./*/lesson.ts");
const types = import.meta.glob<{ words: Words }>("./*/types.gen.ts");

export const BOXES: Box[] = Object.values(boxes)
  .map((module) => module.box)
  .sort((a, b) => a.order - b.order);

/** A box for a game that came without a folder here: the plain board plays it. */
export function plainBox(game: string): Box {
  return { name: game, stock: "", drawing: "mark", art: "", minutes: 0, order: 99 };
}

export function boxOf(game: string): Box | null {
  return BOXES.find((box) => box.name === game) ?? null;
}

/** Games that bring a lesson. */
export function hasLesson(game: string): boolean {
  return `./${game}/lesson.ts` in lessons;
}

export async function lessonOf(game: string): Promise<Lesson | null> {
  return (await lessons[`./${game}/lesson.ts`]?.())?.lesson ?? null;
}

/** What a game's folder brings; without one the plain board plays the game. */
export async function pageOf(game: string): Promise<GamePage> {
  const [own, generated] = await Promise.all([pages[`./${game}/index.ts`]?.(), types[`./${game}/types.gen.ts`]?.()]);
  return pageFrom(own?.board, { words: generated?.words ?? {}, ...own?.wording });
}
