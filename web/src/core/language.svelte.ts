// The language of the page. Files come as they are needed; a change redraws everything and reloads nothing.
import { keep, settings } from "./settings.svelte";
import { Sentences, Voice } from "./voice";

export const LANGUAGES = [
  ["en", "English"],
  ["es", "Español"],
  ["fr", "Français"],
] as const;

const files = import.meta.glob<string>(
  ["../../../src/litfuse/lang/locales/*/*.ftl", "!../../../src/litfuse/lang/locales/*/{cli,arena}.ftl"],
  { query: "?raw", import: "default" },
);
const COMMON = ["common", "server", "web"];

async function source(language: string, name: string): Promise<string> {
  const file = files[`../../../src/litfuse/lang/locales/${language}/${name}.ftl`];
  return file === undefined ? "" : await file();
}

class Language {
  name = $state("en");
  ready = $state(false);
  private common = $state.raw<Sentences | null>(null);
  private games = $state.raw<Record<string, Sentences>>({});
  private wanted = new Set<string>();

  /** The voice of the page itself. */
  readonly page = $derived(new Voice(this.common ?? new Sentences("en", [])));

  async use(name: string): Promise<void> {
    const sources = await Promise.all(COMMON.map((file) => source(name, file)));
    const games: Record<string, Sentences> = {};
    for (const game of this.wanted) games[game] = new Sentences(name, [...sources, await source(name, game)]);
    this.common = new Sentences(name, sources);
    this.games = games;
    this.name = name;
    this.ready = true;
    document.documentElement.lang = name;
  }

  async switch(name: string): Promise<void> {
    await this.use(name);
    settings.language = name;
    keep();
  }

  /** Loads the texts of a game. */
  async learn(game: string): Promise<void> {
    if (this.wanted.has(game)) return;
    this.wanted.add(game);
    const name = this.name;
    const sources = await Promise.all([...COMMON, game].map((file) => source(name, file)));
    if (name === this.name) this.games = { ...this.games, [game]: new Sentences(name, sources) };
  }

  knows(game: string): boolean {
    return game in this.games;
  }

  voice(game: string, names: readonly string[], me: number | null, place?: Voice["place"]): Voice {
    return new Voice(this.games[game] ?? this.page.sentences, names, me, place);
  }
}

export const language = new Language();

/** Returns the language chosen here, else the first of the browser's languages that the page has, else English. */
export function preferred(wanted: readonly string[]): string {
  const known = LANGUAGES.map(([code]) => code as string);
  for (const name of [settings.language, ...wanted]) {
    const code = name.toLowerCase().split("-")[0] ?? "";
    if (known.includes(code)) return code;
  }
  return "en";
}

/** A message of the page. */
export function t(key: string, args: Record<string, number | string> = {}): string {
  return language.page.t(key, args);
}

/** Returns the title of a game, or its internal name if the page does not know the game. */
export function gameName(game: string): string {
  return language.page.name(`game-${game}`);
}

export function gameAbout(game: string): string {
  return language.page.has(`game-${game}.about`) ? t(`game-${game}.about`) : "";
}

/** How a bot of this level plays, in a few words and in one. */
export function botName(level: string): string {
  return language.page.name(`bot-${level}`);
}

/** The name of a level and how it plays. */
export function botFull(level: string): string {
  return t("web-bot-full", { name: botShort(level), plays: botName(level) });
}

/** A word before somebody chooses the strongest level; empty for the others. */
export function botWarning(level: string): string {
  return language.page.has(`bot-${level}.warning`) ? t(`bot-${level}.warning`) : "";
}

export function botShort(level: string): string {
  return language.page.has(`bot-${level}.short`) ? t(`bot-${level}.short`) : botName(level);
}
