// Answering from a menu alone. Nothing here knows a rule: exactly the values that the menu lists can be chosen.
import type { Frame, MenuForm, Pick } from "../protocol.gen";
import type { Tagged } from "./texts";

export type Values = Record<string, unknown>;
const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
const has = (list: readonly unknown[], value: unknown) => list.some((v) => same(v, value));

/** The menu with every list written out: as sent, a field may name an earlier form that has the same list. */
export function whole(menu: MenuForm[]): MenuForm[] {
  if (!menu.some((form) => Object.values(form.picks ?? {}).some((pick) => typeof pick.same === "number"))) return menu;
  const out: MenuForm[] = [];
  for (const form of menu) {
    const picks = Object.entries(form.picks ?? {}).map(([field, pick]) => {
      const like = typeof pick.same === "number" ? out[pick.same]?.picks?.[field] : undefined;
      return [field, like ?? pick] as const;
    });
    out.push({ ...form, picks: Object.fromEntries(picks) });
  }
  return out;
}

/** A frame with its menus written out. */
export function written(frame: Frame): Frame {
  const menus = Object.entries(frame.menus ?? {}).map(([id, menu]) => [id, whole(menu)]);
  return { ...frame, menus: Object.fromEntries(menus) };
}

/** Can this value, or for a set this part of one, be chosen here? */
export function allows(pick: Pick, value: unknown): boolean {
  const take = pick.take ?? null;
  if (take === null) return has(pick.of, value);
  if (!Array.isArray(value)) return false;
  const also = pick.also ?? [];
  const free = value.filter((v) => !has(also, v));
  return (
    free.length <= take &&
    free.every((v) => has(pick.of, v)) &&
    groupsOf(pick).every((group) => free.filter((v) => has(group, v)).length < 2) &&
    new Set(value.map((v) => JSON.stringify(v))).size === value.length
  );
}

/** The parts of a pick of which a set has one value at most. */
function groupsOf(pick: Pick): unknown[][] {
  let end = 0;
  return (pick.groups ?? []).map((size) => pick.of.slice(end, (end += size)));
}

/** Is the choice whole? */
export function settles(pick: Pick, value: unknown): boolean {
  const take = pick.take ?? null;
  if (!allows(pick, value)) return false;
  return take === null || (value as unknown[]).length === take + (pick.also ?? []).length;
}

/** Forms of this type that these values can still lead to. */
export function candidates(menu: readonly MenuForm[], type: string, values: Values): MenuForm[] {
  return menu.filter(
    (form) =>
      form.type === type &&
      Object.entries(values).every(([field, value]) => {
        const pick = form.picks?.[field];
        return pick !== undefined && allows(pick, value);
      }),
  );
}

/** The form that these values settle, if they do. */
export function settled(menu: readonly MenuForm[], type: string, values: Values): MenuForm | null {
  for (const form of candidates(menu, type, values)) {
    const fields = Object.entries(form.picks ?? {});
    if (fields.every(([field, pick]) => field in values && settles(pick, values[field]))) return form;
  }
  return null;
}

/** Returns the values that a field may have, given the values chosen for the others. */
export function choices(menu: readonly MenuForm[], type: string, values: Values, field: string): unknown[] {
  const { [field]: _, ...rest } = values;
  const out: unknown[] = [];
  for (const form of candidates(menu, type, rest)) {
    const pick = form.picks?.[field];
    for (const v of [...(pick?.of ?? []), ...(pick?.also ?? [])]) if (!has(out, v)) out.push(v);
  }
  return out;
}

/** Fields that have but one value are chosen already. */
export function filled(menu: readonly MenuForm[], type: string, values: Values): Values {
  const out = { ...values };
  const forms = candidates(menu, type, out);
  const only = forms[0];
  if (forms.length !== 1 || only === undefined) return out;
  for (const [field, pick] of Object.entries(only.picks ?? {})) {
    const take = pick.take ?? null;
    if (take === null && pick.of.length === 1 && !(field in out)) out[field] = pick.of[0];
    if (take !== null && pick.of.length === take && !(field in out)) out[field] = [...pick.of, ...(pick.also ?? [])];
  }
  return out;
}

/** The values that a new menu still knows; null if it has no form of this type left. */
export function kept(menu: readonly MenuForm[], type: string, values: Values): Values | null {
  if (!menu.some((form) => form.type === type)) return null;
  const out: Values = {};
  for (const [field, value] of Object.entries(values))
    if (candidates(menu, type, { ...out, [field]: value }).length > 0) out[field] = value;
  return out;
}

export function actionOf(form: MenuForm, values: Values): Tagged {
  const action: Tagged = { type: form.type };
  for (const field of Object.keys(form.picks ?? {})) action[field] = values[field];
  return action;
}
