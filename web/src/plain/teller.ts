// How the plain board names things. It knows no game: words come from the language files, from the marks of the records,
// and, where a game's folder has some, from its own sayings. A value without words is shown as it was sent.
import type { MenuForm } from "../protocol.gen";
import { type Field, kebab, type Own, partOf, PLAIN, type Role, type Tagged, word, type Words } from "../core/texts";
import type { Voice } from "../core/voice";

/** Something in words. */
export interface Saying {
  /** The whole of it, as a part of a sentence. */
  text: string;
  /** The same under the heading `group`. */
  short?: string;
  group?: string;
  /** The state that it is in, beside it. */
  mark?: string;
  /** What there is to say about it, below it. */
  note?: string;
  /** One of many that stand in a row, perhaps counted; what lies before it is its badge. */
  cell?: boolean;
  counted?: boolean;
  badge?: string;
  tone?: "off" | "gold" | "danger";
}
/** Undefined: plain words do. An empty string: there is nothing to show. */
type Says = (value: never, teller: Teller) => Saying | Saying[] | string | undefined;
/** Words of a game's own. */
export interface Sayings {
  /** By the word that marks the value. */
  said?: Record<string, Says>;
  /** A place of several numbers, or several such places. */
  place?: Says;
  /** A place of one number. */
  position?: Says;
  /** By the tag of a record, or by the name of a part without one. */
  records?: Record<string, Says>;
  /** The headings of records, by the name of their part. */
  headings?: Record<string, (record: never, teller: Teller) => string>;
}

export const isRecord = (v: unknown): v is Tagged => typeof v === "object" && v !== null && !Array.isArray(v);
/** A record that fits into a line: nothing in it has parts of its own. */
export const isFlat = (v: unknown): v is Tagged =>
  isRecord(v) &&
  Object.values(v).every((x) => typeof x !== "object" || x === null || (Array.isArray(x) && x.length === 0));
/** A role of lists in which everything has its seat or its place: they are shown one by one, never counted. */
export type Listed = Extract<Role, { each: Role }>;
export const isListed = (role: Role): role is Listed => role.kind === "by-seat" || role.kind === "by-place";
const isSeats = (v: unknown): v is number | number[] =>
  typeof v === "number" || (Array.isArray(v) && v.length > 0 && v.every((n) => typeof n === "number"));
export const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** What every view has and every page shows elsewhere. */
const ELSEWHERE = new Set(["type", "viewer", "config"]);

export class Teller {
  constructor(
    readonly voice: Voice,
    readonly words: Words,
    readonly sayings: Sayings = {},
    /** The present view; places are looked up in it. */
    readonly view: unknown = null,
  ) {}

  /** The label of a field; the same name may mean something else in another record. */
  label(name: string, record = ""): string {
    const keys = [`field-${kebab(record)}-${kebab(name)}`, `field-${kebab(name)}`];
    const key = keys.find((k) => this.voice.has(k));
    return key ? this.voice.t(key) : kebab(name).replaceAll("-", " ");
  }

  /** The name of a seat; of the viewer's own it says so. */
  seat(n: number): string {
    const name = this.voice.seat(n);
    return n === this.voice.me ? this.voice.t("plain-you", { name }) : name;
  }

  /** Whose, or at which place, one of several things is. */
  whose(role: Listed, n: number): string {
    if (role.kind === "by-seat") return this.seat(n);
    const place = role.places[n];
    return place === undefined ? String(n + 1) : this.shown(place, { kind: "said", as: role.of });
  }

  /** The name of a kind of record. */
  kind(tag: string): string {
    return this.voice.name(`kind-${kebab(tag)}`);
  }

  /** Words of the game's own for a value, if it has some. */
  own(value: unknown, role: Role): Saying | Saying[] | null {
    if (value === null || value === undefined) return null;
    const tries = [this.ownOf(role)];
    if (isRecord(value)) for (const name of [partOf(role), value.type ?? ""]) tries.push(this.sayings.records?.[name]);
    for (const says of tries) {
      const said = says?.(value as never, this);
      if (said !== undefined) return typeof said === "string" ? { text: said } : said;
    }
    return null;
  }

  private ownOf(role: Role): Says | undefined {
    const { said, place, position } = this.sayings;
    if (role.kind === "said") return said?.[role.as];
    return role.kind === "place" ? place : role.kind === "position" ? position : undefined;
  }

  /** The same for each of several. */
  each(values: readonly unknown[], role: Role): Saying[] | null {
    const said = values.map((value) => this.own(value, role));
    return said.length && said.every((s) => s !== null && !Array.isArray(s)) ? (said as Saying[]) : null;
  }

  heading(record: Tagged, part: string): string {
    return this.sayings.headings?.[part]?.(record as never, this) ?? "";
  }

  /** A value in words. */
  say(value: unknown, role: Role, field = ""): Saying {
    const own = this.own(value, role) ?? (Array.isArray(value) ? this.each(value, role) : null);
    if (own !== null)
      return Array.isArray(own) ? { ...own[0], text: this.voice.join(own.map((s) => s.text)), short: undefined } : own;
    return { text: this.plain(value, role, field) };
  }

  shown(value: unknown, role: Role, field = ""): string {
    return this.say(value, role, field).text;
  }

  private plain(value: unknown, role: Role, field: string): string {
    const { voice, words } = this;
    if (role.kind === "seat" && isSeats(value)) return voice.join([value].flat().map((seat) => this.seat(seat)));
    if (isListed(role) && Array.isArray(value))
      return value
        .map((v, n) => voice.t("plain-pair", { label: this.whose(role, n), value: this.shown(v, role.each, field) }))
        .join(", ");
    if (typeof value === "string" && voice.has(`is-${kebab(field)}-${kebab(value)}`))
      return voice.t(`is-${kebab(field)}-${kebab(value)}`);
    if (value === null && voice.has(`none-${kebab(field)}`)) return voice.t(`none-${kebab(field)}`);
    const said = word(value, role, words);
    if (typeof said === "number") return String(said);
    const known = said.split(" ").every((w) => w.startsWith("@") || /^[\d:]+$/.test(w) || voice.has(w));
    if (known) return voice.say({ key: "plain-value", args: { value: said } });
    if (Array.isArray(value) && value.length === 0) return voice.t("none");
    if (role.kind === "place") return said;
    if (isRecord(value)) return this.line(value);
    return Array.isArray(value) ? value.map((v) => this.shown(v, role, field)).join(", ") : String(value);
  }

  /** A record in one line: its kind and its fields. */
  line(record: Tagged, part = ""): string {
    const fields = this.fields(record, part).map(([name, role, v]) =>
      this.voice.t("plain-pair", {
        label: this.label(name, part || record.type),
        value: this.shown(v, role, name),
      }),
    );
    return [record.type ? this.kind(record.type) : "", fields.join(", ")].filter(Boolean).join(", ");
  }

  /** The fields of a record that are there and to be shown, each with its role. `part` names a record without a tag. */
  fields(record: Tagged, part: string): [string, Role, unknown][] {
    const roles = new Map((this.words[part || (record.type ?? "")] ?? []).map(({ name, role }) => [name, role]));
    return Object.entries(record)
      .map(([name, value]): [string, Role, unknown] => [name, roles.get(name) ?? PLAIN, value])
      .filter(
        ([name, role, value]) =>
          !ELSEWHERE.has(name) &&
          role.kind !== "unshown" &&
          !(isRecord(value) && Object.keys(value).length === 0) &&
          !this.isVoid(value, role) &&
          !this.isSilent(value, role),
      );
  }

  /** Nothing to read out: nobody has any of it, it is not used, or it belongs to players and a spectator reads. */
  private isVoid(value: unknown, role: Role): boolean {
    if (role.kind === "by-seat" && Array.isArray(value)) return value.every((v) => v === null);
    const isEmpty = value === null || value === "" || (Array.isArray(value) && value.length === 0);
    return isEmpty && (role.kind === "folded" || this.voice.me === null);
  }

  private isSilent(value: unknown, role: Role): boolean {
    const own = this.own(value, role);
    return own !== null && !Array.isArray(own) && own.text === "";
  }

  /** What an action of this form will do. */
  action(form: MenuForm, action: Tagged): string {
    const own: Own = (value, role) => {
      const said = this.own(value, role) ?? (Array.isArray(value) ? this.each(value, role) : null);
      return said === null ? null : Array.isArray(said) ? this.voice.join(said.map((s) => s.text)) : said.text;
    };
    return this.voice.sayAction(form, action, this.words, own);
  }

  // --- short parts: what is chosen first, and the rest of it ---------------------------------------------------------

  private fieldOf(role: Role, n: number): Field {
    return this.words[partOf(role)]?.[n] ?? { name: "", role: PLAIN };
  }

  /** Of a short part the first field, of several the first field of each: what a person chooses by. */
  lead(value: unknown, role: Role): unknown {
    if (role.kind !== "short") return value;
    if (Array.isArray(value)) return value.map((v) => this.lead(v, role));
    return isRecord(value) ? value[this.fieldOf(role, 0).name] : value;
  }

  sayLead(value: unknown, role: Role): string {
    const { name, role: inner } = this.fieldOf(role, 0);
    const lead = this.lead(value, role);
    return Array.isArray(lead)
      ? this.voice.join(lead.map((v) => this.shown(v, inner, name)))
      : this.shown(lead, inner, name);
  }

  /** The fields after the first one. */
  restName(role: Role): string {
    return role.kind === "short" ? this.fieldOf(role, 1).name : "";
  }

  /** Is nothing but the first field said? */
  isBare(value: unknown, role: Role): boolean {
    const name = this.restName(role);
    if (Array.isArray(value)) return value.every((v) => this.isBare(v, role));
    return !isRecord(value) || value[name] === undefined || value[name] === null;
  }

  sayRest(value: unknown, role: Role): string {
    const { name, role: inner } = this.fieldOf(role, 1);
    const one = (v: unknown) => this.shown((isRecord(v) ? v[name] : null) ?? null, inner, name);
    if (!Array.isArray(value)) return one(value);
    return this.isBare(value, role) ? one(value[0]) : this.voice.join(value.map(one));
  }
}
