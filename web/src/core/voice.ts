// A voice says texts in one language to one viewer: the rules of lang/voice.py, in the browser.
//
//   { $x }      as it is shown: a number, or words; `@2` is a seat, what follows `=` is shown as it is, any other word
//               is the key of a message. Several words become a list in which equal neighbours are counted
//   { $x-key }  as it was sent; `none` also if there is no such argument
//   { $x-is }   of a seat: `me` if it is the viewer's own, otherwise `other`
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { MenuForm, Text } from "../protocol.gen";
import { type Args, NONE, type Own, type Tagged, type Word, type Words, actionText } from "./texts";

type Pattern = Parameters<FluentBundle["formatPattern"]>[0];
interface Node {
  type?: string;
  name?: string;
  attr?: string | null;
  selector?: unknown;
  variants?: { value: unknown }[];
  args?: unknown[];
}

// In Spanish "y" becomes "e" before the sound of an i, but not before one that glides: Inés, Hilario; Iago, hielo.
const SOUNDS_LIKE_I = /^(h?[ií](?![aeouáéóú])|y(?![aeiouáéíóú]))/i;

/** The language files of one language. */
export class Sentences {
  readonly bundle: FluentBundle;
  /** Topics of the rules, in the order of the files: `rules-<topic>` with its text in `rules-<topic>.text`. */
  readonly topics: readonly string[];
  private readonly needed = new Map<string, Set<string>>();

  constructor(
    readonly language: string,
    sources: string[],
  ) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
    const resources = sources.map((source) => new FluentResource(source));
    for (const resource of resources) this.bundle.addResource(resource);
    const ids = resources.flatMap((resource) => resource.body.map((entry) => entry.id));
    this.topics = ids
      .filter((id) => id.startsWith("rules-") && this.pattern(`${id}.text`) !== null)
      .map((id) => id.slice("rules-".length));
  }

  pattern(key: string): Pattern | null {
    const dot = key.indexOf(".");
    const message = this.bundle.getMessage(dot < 0 ? key : key.slice(0, dot));
    return (dot < 0 ? message?.value : message?.attributes[key.slice(dot + 1)]) ?? null;
  }

  /** The variables that this message uses, itself or through a message that it refers to. */
  needs(key: string): Set<string> {
    let found = this.needed.get(key);
    if (found === undefined) {
      found = new Set();
      this.needed.set(key, found);
      this.collect(this.pattern(key), found);
    }
    return found;
  }

  private collect(node: unknown, found: Set<string>): void {
    if (Array.isArray(node)) {
      for (const part of node) this.collect(part, found);
    } else if (node !== null && typeof node === "object") {
      const { type, name, attr, selector, variants, args } = node as Node;
      if (type === "var" && name) found.add(name);
      if (type === "mesg" && name) for (const v of this.needs(attr ? `${name}.${attr}` : name)) found.add(v);
      this.collect(selector, found);
      this.collect(args, found);
      for (const variant of variants ?? []) this.collect(variant.value, found);
    }
  }
}

export class Voice {
  constructor(
    readonly sentences: Sentences,
    readonly names: readonly string[] = [],
    readonly me: number | null = null,
    /** How a game calls a place, as people count; else it is shown as it is: "2:3". */
    readonly place: (numbers: number[], voice: Voice) => string = (numbers) => numbers.join(":"),
  ) {}

  get language(): string {
    return this.sentences.language;
  }

  has(key: string): boolean {
    return this.sentences.pattern(key) !== null;
  }

  say(says: Text): string {
    if (!this.has(says.key)) return this.bare(says);
    const args: Record<string, FluentVariable> = {};
    for (const name of this.sentences.needs(says.key)) {
      const value = this.variable(name, says.args ?? {});
      if (value !== undefined) args[name] = value;
    }
    return this.format(says.key, args);
  }

  /** A message of the page itself; arguments that are strings are shown as they are. */
  t(key: string, args: Record<string, Word> = {}): string {
    return this.format(key, args);
  }

  sayAction(form: MenuForm, action: Tagged, words: Words, own?: Own): string {
    return this.say(actionText(form, action, words, own));
  }

  /** The text of a form whose values are not chosen yet. */
  sayForm(form: MenuForm): string {
    const open = `${form.says.key}-open`;
    return this.has(open) ? this.say({ key: open, args: form.says.args }) : this.sayLabel(form);
  }

  /** The short name of a form. */
  sayLabel(form: MenuForm): string {
    const label = `${form.says.key}-label`;
    return this.say({ key: this.has(label) ? label : form.says.key, args: form.says.args });
  }

  /** The word for a key; if the language files lack it, the key without the kind in front. */
  name(key: string): string {
    return this.has(key) ? this.format(key, {}) : key.replace(/^[a-z]+-(?=.)/, "").replaceAll("-", " ");
  }

  seat(n: number): string {
    return this.names[n] || this.format("player", { number: n + 1 });
  }

  join(words: string[]): string {
    const last = words.at(-1);
    if (words.length < 2 || last === undefined) return words.join("");
    const sound = SOUNDS_LIKE_I.test(last) ? "i-sound" : "other";
    return this.format("list-and", { head: words.slice(0, -1).join(", "), last, "last-is": sound });
  }

  /** Something the language files have no sentence for: its key and arguments, readable at least. */
  private bare({ key, args = {} }: Text): string {
    const said = Object.entries(args).map(([name, value]) => `${name.replaceAll("-", " ")}: ${this.shown(value)}`);
    const head = key.replace(/^[a-z]+-/, "").replaceAll("-", " ");
    return said.length ? `${head} (${said.join(", ")})` : head;
  }

  private format(key: string, args: Record<string, FluentVariable>): string {
    const pattern = this.sentences.pattern(key);
    return pattern === null ? `[${key}]` : this.sentences.bundle.formatPattern(pattern, args, []);
  }

  private variable(name: string, args: Args): Word | undefined {
    const value = args[name];
    if (value !== undefined) return this.shown(value);
    const dash = name.lastIndexOf("-");
    const base = args[name.slice(0, dash)];
    const role = dash < 0 ? "" : name.slice(dash + 1);
    if (role === "key") return String(base ?? NONE);
    if (role === "is") return this.me !== null && base === `@${this.me}` ? "me" : "other";
    return undefined;
  }

  private shown(value: Word): Word {
    if (typeof value === "number") return value;
    const at = ` ${value}`.indexOf(" =");
    const keys = (at < 0 ? value : value.slice(0, Math.max(0, at - 1))).split(/\s+/).filter(Boolean);
    const words: string[] = [];
    for (let i = 0; i < keys.length;) {
      let n = 1;
      while (keys[i + n] === keys[i]) n++;
      words.push(this.several(keys[i] ?? "", n));
      i += n;
    }
    return this.join(at < 0 ? words : [...words, value.slice(at + 1)]);
  }

  private plain(key: string): string {
    if (/^\d+(:\d+)+$/.test(key)) return this.place(key.split(":").map(Number), this);
    return /^\d+$/.test(key) ? key : this.name(key);
  }

  /** The name of a seat, and what it has: "2:card-skip". */
  private seatAnd(key: string): string {
    const [seat = "", has] = key.split(":", 2);
    return has === undefined ? this.seat(Number(seat)) : `${this.seat(Number(seat))} (${this.plain(has)})`;
  }

  private several(key: string, count: number): string {
    const shown = key.startsWith("@") ? this.seatAnd(key.slice(1)) : this.plain(key);
    return count === 1 ? shown : this.format("list-several", { count, word: shown });
  }
}
