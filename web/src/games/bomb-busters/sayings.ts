// The plain board's words for wires, places and cards.
import type { Saying, Sayings, Teller } from "../../plain/teller";
import type { Voice } from "../../core/voice";
import { COPIES, NUMBERS, RED, UNLOCKED_BY, YELLOW } from "./content.gen";
import { ahead, unmarked } from "./panels";
import type {
  AnyView,
  Card,
  ChallengesPanel,
  TurnOrderPanel,
  Everything,
  FragilePanel,
  Hidden,
  Label,
  LatePanel,
  LinePanel,
  Marker,
  Mission,
  OxygenPanel,
  PassingPanel,
  PhasesPanel,
  Power,
  RedCardPanel,
  RobotPanel,
  SequencePanel,
  Shown,
  StandView,
  TogetherPanel,
  TripsPanel,
  Token,
  UnequippedPanel,
  UnsortedPanel,
  View,
} from "./types.gen";
import { colourOf, printed, valueOf } from "./wires";

type Cell = [number, number];
const TONES = { blue: undefined, yellow: "gold", red: "danger" } as const;

function tone(value: number): Saying["tone"] {
  return TONES[colourOf(value)];
}

/** A value: a number or a colour. */
export function value(v: number, voice: Voice): string {
  const colour = colourOf(v);
  return colour === "blue" ? String(v) : voice.t(`value-${colour}`);
}

export function wire(key: number, voice: Voice): string {
  const number = String(printed(key));
  const colour = colourOf(valueOf(key));
  return colour === "blue" ? number : voice.t(`wire-${colour}`, { number });
}

export function token(one: Token, voice: Voice): string {
  const args = { value: value(one.value, voice) };
  const said = voice.t(`token-${one.says ?? "is"}`, args);
  return one.dated ? voice.t("token-dated", { token: said }) : said;
}

/** How many wires are to come, and when. */
export function late({ wires, turns }: LatePanel, voice: Voice): string {
  if (!wires) return voice.t("late-none");
  return turns == null ? voice.t("late-on-cue", { wires }) : voice.t("late-due", { wires, turns });
}

/** The visible facts about a wire, apart from its number. */
export function seen(one: Shown | Hidden, voice: Voice): string[] {
  const out = (one.tokens ?? []).map((t) => token(t, voice));
  if (one.red) out.unshift(voice.t("value-red"));
  if (one.apart) out.push(voice.t(`wire-${one.apart}`));
  return out;
}

/** The letter of a colour, the number of a number. */
export function letter(v: number, voice: Voice): string {
  const colour = colourOf(v);
  return colour === "blue" ? String(v) : voice.t(`value-${colour}.short`);
}

/** The key of a card as it is printed on it: twice the number if four wires of it are needed. */
export function keyOf(name: Card["name"], voice: Voice): string {
  const [number, count] = UNLOCKED_BY[name];
  return letter(number, voice).repeat(count > 2 ? 2 : 1);
}

/** A token in a few letters. */
export function sign(one: Token, voice: Voice): string {
  switch (one.says) {
    case "single":
      return "1 ×";
    case "even":
    case "odd":
      return voice.t(`sign-${one.says}`);
    case "x1":
    case "x2":
    case "x3":
    case "x4":
      return `${one.says.slice(1)} ×`;
    case "is-not":
    case "has-not":
      return `≠ ${letter(one.value, voice)}`;
    default:
      return letter(one.value, voice);
  }
}

function badge(tokens: readonly Token[], voice: Voice): string {
  return tokens.map((t) => `${sign(t, voice)}${t.dated ? " ?" : ""}`).join(" ");
}

function shown(one: Shown, voice: Voice): Saying {
  const v = valueOf(one.key);
  const told = (one.tokens ?? []).filter((t) => !one.cut || t.says?.startsWith("x")); // the others tell nothing new
  const state = [...(one.cut ? [voice.t("wire-cut")] : []), ...seen({ ...one, tokens: told }, voice)];
  return {
    text: [wire(one.key, voice), ...state].join(", "),
    short: String(printed(one.key)),
    note: colourOf(v) !== "blue" ? letter(v, voice) : "",
    badge: badge(told, voice),
    cell: true,
    counted: true,
    tone: one.cut ? "off" : tone(v),
  };
}

function hidden(one: Hidden, voice: Voice): Saying {
  const what = seen(one, voice);
  return {
    text: [voice.t("wire-hidden"), ...what].join(", "),
    short: "?",
    note: one.red ? letter(RED, voice) : "",
    badge: badge(one.tokens ?? [], voice),
    cell: true,
    counted: true,
    tone: one.red ? "danger" : undefined,
  };
}

// --- places ---------------------------------------------------------------------------------------------------------

const stands = (teller: Teller): StandView[] => (teller.view as View | null)?.stands ?? [];

/** Which of its owner's stands: 0 if there is only one, else 1 or 2. */
function which(stand: number, all: readonly StandView[]): number {
  const owner = all[stand]?.owner;
  const same = all.flatMap((s, i) => (s.owner === owner ? [i] : []));
  return same.length < 2 ? 0 : same.indexOf(stand) + 1;
}

export function whose(stand: number, teller: Teller): string {
  const all = stands(teller);
  const { voice } = teller;
  const owner = all[stand]?.owner ?? stand;
  const args = { owner: voice.seat(owner), stand: which(stand, all) };
  return owner === voice.me ? voice.t("stand-own", args) : voice.t("stand-of", args);
}

/** Some wires of one stand. */
function onStand(stand: number, cells: readonly Cell[], teller: Teller): string {
  const all = stands(teller);
  const { voice } = teller;
  const owner = all[stand]?.owner ?? stand;
  const slots = voice.join(cells.map(([, slot]) => String(slot + 1)));
  const args = { owner: voice.seat(owner), slots, count: cells.length, stand: which(stand, all) };
  return owner === voice.me ? voice.t("wires-own", args) : voice.t("wires-of", args);
}

function place(cell: Cell, teller: Teller): Saying {
  const { voice } = teller;
  const [stand, slot] = cell;
  const one = stands(teller)[stand]?.wires[slot];
  const known = one === undefined ? [] : seen(one, voice);
  if (one?.type === "Shown") known.unshift(wire(one.key, voice));
  const where = onStand(stand, [cell], teller);
  return {
    text: known.length ? voice.t("wire-seen", { wire: where, seen: known.join(", ") }) : where,
    short: String(slot + 1),
    note: known.length ? `(${known.join(", ")})` : "",
    group: whose(stand, teller),
  };
}

/** Several places, those of one stand together. */
function places(cells: readonly Cell[], teller: Teller): Saying {
  const by = new Map<number, Cell[]>();
  for (const cell of cells) by.set(cell[0], [...(by.get(cell[0]) ?? []), cell]);
  const only = [...by.keys()];
  return {
    text: teller.voice.join([...by].map(([stand, list]) => onStand(stand, list, teller))),
    group: only.length === 1 ? whose(only[0] ?? 0, teller) : undefined,
  };
}

/** A place in a sentence that names its owner; second stands come after all first ones. */
export function slotOf([stand = 0, slot = 0]: number[], voice: Voice): string {
  return stand > voice.names.length ? voice.t("slot-second", { slot }) : String(slot);
}

// --- the table ------------------------------------------------------------------------------------------------------

function card({ name, usable = false, used = false }: Card, voice: Voice): Saying {
  const [number, count] = UNLOCKED_BY[name];
  const needs = voice.t("card-locked", { count, value: value(number, voice) });
  return {
    text: voice.t(`equipment-${name}`),
    mark: used ? voice.t("card-used") : usable ? voice.t("card-ready") : needs,
    note: voice.t(`equipment-${name}.about`),
  };
}

function power({ character, used = false }: Power, voice: Voice): Saying {
  if (!character) return { text: voice.t("character-none") };
  return {
    text: voice.t(`character-${character}`),
    mark: used ? voice.t("card-used") : "",
    note: voice.t(`character-${character}.about`),
  };
}

function marker({ key, sure }: Marker, voice: Voice): Saying {
  const v = valueOf(key);
  const name = wire(key, voice);
  return {
    text: sure ? name : voice.t("marker-unsure", { wire: name }),
    short: String(printed(key)),
    note: `${value(v, voice)}${sure ? "" : " ?"}`,
    cell: true,
    tone: tone(v),
  };
}

function label({ cell, equal, reach = 1 }: Label, teller: Teller): string {
  const [stand, slot] = cell;
  const pair: Cell[] = [cell, [stand, slot + reach]];
  return teller.voice.t(equal ? "label-equal" : "label-unequal", { wires: onStand(stand, pair, teller) });
}

/** How many wires of each value are cut. */
function cuts(counts: readonly number[], teller: Teller): Saying[] {
  const { mission } = teller.view as View;
  if (unmarked(teller.view as View)) return [];
  const there = (v: number) =>
    v === YELLOW ? (mission.yellow?.count ?? 0) : v === RED ? (mission.red?.count ?? 0) : COPIES;
  const values = [...Array.from({ length: mission.blue ?? NUMBERS }, (_, i) => i + 1), YELLOW, RED];
  return values
    .filter((v) => there(v) > 0)
    .map((v) => {
      const args = { value: value(v, teller.voice), count: counts[v] ?? 0, of: there(v) };
      return {
        text: teller.voice.t("cuts-of", args),
        short: args.value,
        note: `${args.count}/${args.of}`,
        cell: true,
        tone: args.count === args.of ? "off" : tone(v),
      } satisfies Saying;
    });
}

function dial(left: number, { mission, start }: View, voice: Voice): string {
  if (mission.dial === 0) return voice.t("dial-none");
  return voice.t("dial-left", { left, start: mission.dial_limit ?? start });
}

function sequence({ cards, at, need, ends }: SequencePanel, voice: Voice): Saying[] {
  return cards.map((number, i) => {
    const before = i < at && ends !== 2;
    const state = voice.t(before ? "row-done" : i === at ? "row-now" : ends === 2 ? "row-waits" : "row-later", {
      need,
    });
    return {
      text: `${number}: ${state}`,
      short: String(number),
      note: state,
      cell: true,
      tone: before ? "off" : undefined,
    };
  });
}

/** Where each number of the line stands to the robot. */
function line(panel: LinePanel, voice: Voice): Saying[] {
  const free = ahead(panel);
  return panel.cards.map((number, i) => {
    const done = panel.down?.includes(number);
    const here = panel.right === false ? "here-left" : "here";
    const state = i === (panel.at ?? 0) ? here : free.includes(number) ? "ahead" : done ? "done" : "behind";
    const note = voice.t("line-card", { state });
    return { text: `${number}: ${note}`, short: String(number), note, cell: true, tone: done ? "off" : undefined };
  });
}

/** How much oxygen there is, and where. */
function oxygen({ flow, reserve: left, full, stocks, value }: OxygenPanel, { voice }: Teller): Saying[] {
  const t = (key: string, args: Record<string, number> = {}) => voice.t(`board-strip-oxygen-${key}`, args);
  if (flow === "reserve") return [{ text: t(flow, { left, full }) }, { text: t("reserve-more", { full }) }];
  const own = stocks.map((count, seat) => ({ text: `${voice.seat(seat)}: ${count}`, note: voice.t("kind-oxygen") }));
  const more = flow === "own" || flow === "purse" ? [{ text: t(`${flow}-more`, { left }) }] : [];
  return [{ text: value == null ? t(flow) : t("now", { number: value }) }, ...more, ...own];
}

/** Every challenge card, and how far it has come. */
function challenges({ open, met = [], numbers = [] }: ChallengesPanel, voice: Voice): Saying[] {
  const name = (card: number) =>
    card === 8 ? `${voice.t("challenge-8")}: ${voice.join(numbers.map(String))}` : voice.t(`challenge-${card}`);
  return [
    ...open.map(({ card, have = 0, need = 0, lost }): Saying => {
      const come = need ? voice.t("board-challenge-progress", { have, need }) : "";
      return { text: name(card), note: lost ? voice.t("board-challenge-lost") : come };
    }),
    ...met.map((card): Saying => ({ text: name(card), note: voice.t("board-challenge-met"), tone: "off" })),
  ];
}

export const sayings: Sayings = {
  said: {
    wire: (key: number | unknown[], { voice }) => (typeof key === "number" ? wire(key, voice) : undefined),
    token: (v: number, { voice }) => value(v, voice),
    dial: (left: number, { voice, view }) => dial(left, view as View, voice),
    cuts,
  },
  place: (cell: Cell | Cell[], teller) =>
    Array.isArray(cell[0])
      ? cell.length === 1
        ? place(cell[0], teller)
        : places(cell as Cell[], teller)
      : place(cell as Cell, teller),
  position: (stand: number, teller) => whose(stand, teller),
  records: {
    Shown: (one: Shown, { voice }) => shown(one, voice),
    Hidden: (one: Hidden, { voice }) => hidden(one, voice),
    Token: (one: Token, { voice }) => token(one, voice),
    Card: (one: Card, { voice }) => card(one, voice),
    Power: (one: Power, { voice }) => power(one, voice),
    Marker: (one: Marker, { voice, view }) => (unmarked(view as View) ? "" : marker(one, voice)),
    Label: label,
    TogetherPanel: ({ colour, count, done, number }: TogetherPanel, { voice }) => [
      { text: done ? voice.t("together-done") : voice.t("together-due", { colour, count, number: number ?? 0 }) },
    ],
    FragilePanel: ({ seat }: FragilePanel, { voice }) => [
      { text: voice.say({ key: "fragile-due", args: { seat: `@${seat}` } }) },
    ],
    UnequippedPanel: ({ seat }: UnequippedPanel, { voice }) => [
      { text: voice.say({ key: "unequipped-due", args: { seat: `@${seat}` } }) },
    ],
    UntoldPanel: (_: unknown, { voice }) => [{ text: voice.t("untold-due") }],
    UnsortedPanel: ({ locked }: UnsortedPanel, { voice }) => [
      { text: voice.t(locked ? "unsorted-locked" : "unsorted-due") },
    ],
    BlindPanel: (_: unknown, { voice }) => [{ text: voice.t("blind-due") }],
    LatePanel: (panel: LatePanel, { voice }) => [{ text: late(panel, voice) }],
    RedCardPanel: ({ number }: RedCardPanel, { voice }) =>
      number ? [{ text: voice.t("red-card-due", { number }) }] : [],
    ChallengesPanel: (panel: ChallengesPanel, { voice }) => challenges(panel, voice),
    LinePanel: (panel: LinePanel, { voice }) => line(panel, voice),
    OxygenPanel: oxygen,
    RobotPanel: ({ space: number, then, wires }: RobotPanel, { voice }) => [
      { text: voice.t("board-strip-robot", { number, then }) },
      { text: voice.t("board-strip-robot-more", { number, wires }) },
    ],
    TripsPanel: ({ left }: TripsPanel, { voice }) => [{ text: voice.t("board-strip-trips", { left }) }],
    SequencePanel: (panel: SequencePanel, { voice }) => sequence(panel, voice),
    TurnOrderPanel: ({ reversed }: TurnOrderPanel, { voice }) => [
      { text: voice.t(`board-strip-${reversed ? "reversed" : "clockwise"}`) },
    ],
    PhasesPanel: ({ duty, cards = [] }: PhasesPanel, { voice }) => [
      { text: voice.t(`board-strip-phase-${duty}`, { numbers: voice.join(cards.map(String)), left: 2 }) },
    ],
    PassingPanel: ({ stands }: PassingPanel, { voice }) => [
      { text: voice.t(`board-strip-${stands?.length ? "passing" : "passing-later"}`) },
    ],
    // A numbered mission is told above; of one of the table's own the parts are shown.
    Mission: (mission: Mission) => (mission.number ? "" : undefined),
  },
  headings: {
    StandView: (stand: StandView, teller) =>
      whose(
        stands(teller).findIndex((s) => s.owner === stand.owner && s.wires === stand.wires),
        teller,
      ),
  },
};

/** The yellow and red wires in play, in a few words. */
function colours({ mission, markers }: View, voice: Voice): string {
  const parts = (["yellow", "red"] as const).flatMap((colour) => {
    const shown = markers.filter((m) => colourOf(valueOf(m.key)) === colour);
    const count = mission[colour]?.count ?? 0;
    if (!count || !shown.length) return [];
    return [
      voice.t(`board-sub-${colour}`, { count, of: shown.length, sure: shown.every((m) => m.sure) ? "yes" : "no" }),
    ];
  });
  // Each of them stays on its line.
  return (
    parts.map((part) => part.replaceAll(" ", "\u00a0")).join("\u00a0· ") ||
    voice.t("board-sub-blue", { most: mission.blue ?? NUMBERS })
  );
}

/** The mission: its name, its special rules, and the wires in play. */
export function about(view: unknown, voice: Voice): { title: string; text: string; name: string; sub: string } {
  const table = ((view as AnyView).type === "Everything" ? (view as Everything).table : view) as View;
  const mission = table.mission.number ?? 0;
  const key = mission ? `mission-${mission}` : "mission-own";
  const name = voice.name(key);
  return {
    title: mission ? voice.t("mission-title", { number: mission, name }) : name,
    text: voice.has(`${key}.text`) ? voice.t(`${key}.text`) : "",
    name: mission ? voice.t("board-name", { number: mission, name }) : name,
    sub: colours(table, voice),
  };
}
