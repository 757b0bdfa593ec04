// Filling in the forms of a menu piece by piece: a wire more, a value more. Nothing here knows a rule.
import type { MenuForm, Pick } from "../../protocol.gen";
import { actionOf, allows, settles, type Values } from "../../core/menus";
import type { Tagged } from "../../core/texts";

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
const has = (list: readonly unknown[], value: unknown) => list.some((one) => same(one, value));
/** Fields that hold several things, chosen one after the other. */
const LISTS = new Set(["cells", "calls", "seats", "values", "turned"]);

export const isList = (field: string) => LISTS.has(field);
const sets = (pick: Pick) => pick.of as unknown[][];
const isSet = (pick: Pick) => (pick.take ?? null) !== null;

/** Can these still become the value of a field? */
function completes(pick: Pick, list: readonly unknown[]): boolean {
  if (isSet(pick)) return allows(pick, [...list]);
  return sets(pick).some((whole) => list.every((one) => has(whole, one)));
}

/** The whole value that these are, or the only one that they can become; null if there are several. */
function whole(pick: Pick, list: readonly unknown[]): unknown[] | null {
  if (isSet(pick)) {
    if (settles(pick, [...list])) return [...list];
    const all = [...pick.of, ...(pick.also ?? [])];
    return list.length && pick.of.length === pick.take && list.every((one) => has(all, one)) ? all : null;
  }
  const fitting = sets(pick).filter((one) => list.every((x) => has(one, x)));
  const exact = fitting.find((one) => one.length === list.length);
  return exact ?? (list.length && fitting.length === 1 ? (fitting[0] ?? null) : null);
}

/** The forms that these values can still lead to. */
export function fitting(forms: readonly MenuForm[], values: Values): MenuForm[] {
  return forms.filter((form) =>
    Object.entries(values).every(([field, value]) => {
      const pick = form.picks?.[field];
      if (pick === undefined) return false;
      return isList(field) ? completes(pick, value as unknown[]) : has(pick.of, value);
    }),
  );
}

/** The fields of these forms, each once. */
export function fieldsOf(forms: readonly MenuForm[]): string[] {
  return [...new Set(forms.flatMap((form) => Object.keys(form.picks ?? {})))];
}

/** What may be chosen for a field, given the rest; of a list, its parts. */
export function parts(forms: readonly MenuForm[], values: Values, field: string): unknown[] {
  const { [field]: _, ...rest } = values;
  const out: unknown[] = [];
  for (const form of fitting(forms, rest)) {
    const pick = form.picks?.[field];
    if (!pick) continue;
    const all = isList(field) && !isSet(pick) ? sets(pick).flat() : [...pick.of, ...(pick.also ?? [])];
    for (const one of all) if (!has(out, one)) out.push(one);
  }
  return out;
}

/** The values after one more part was chosen, or taken back. What no longer goes with it is given up, the oldest
 * first; null if it cannot be chosen. */
export function withPart(forms: readonly MenuForm[], values: Values, field: string, part: unknown): Values | null {
  const now = isList(field) ? ((values[field] as unknown[] | undefined) ?? []) : [];
  if (isList(field) && has(now, part)) {
    const left = now.filter((one) => !same(one, part));
    const { [field]: _, ...rest } = values;
    return left.length ? { ...rest, [field]: left } : rest;
  }
  for (let drop = 0; drop <= now.length; drop++) {
    const next = { ...values, [field]: isList(field) ? [...now.slice(drop), part] : part };
    if (fitting(forms, next).length) return next;
  }
  const alone = { [field]: isList(field) ? [part] : part };
  return fitting(forms, alone).length ? alone : null;
}

/** Values of which there is but one are chosen already, once something was. */
export function completed(forms: readonly MenuForm[], values: Values): Values {
  const out = { ...values };
  const [only, ...more] = fitting(forms, out);
  if (!only) return out;
  for (const [field, pick] of Object.entries(only.picks ?? {})) {
    if (isList(field) && field in out) {
      const list = whole(pick, out[field] as unknown[]);
      if (list && !more.length) out[field] = list;
    } else if (!(field in out) && !isSet(pick) && pick.of.length === 1 && !more.length) out[field] = pick.of[0];
  }
  return out;
}

/** The answer that these values are, if they are a whole one. */
export function answerOf(forms: readonly MenuForm[], values: Values): { form: MenuForm; action: Tagged } | null {
  for (const form of fitting(forms, values)) {
    const out: Values = {};
    const whole_ = Object.entries(form.picks ?? {}).every(([field, pick]) => {
      if (!(field in values)) return false;
      out[field] = isList(field) ? whole(pick, values[field] as unknown[]) : values[field];
      return out[field] !== null || values[field] === null;
    });
    if (whole_) return { form, action: actionOf(form, out) };
  }
  return null;
}

/** How many parts a list takes, as far as that is known. */
export function sizeOf(forms: readonly MenuForm[], values: Values, field: string): number {
  if (!isList(field)) return 1;
  const { [field]: _, ...rest } = values;
  const pick = fitting(forms, values)[0]?.picks?.[field] ?? fitting(forms, rest)[0]?.picks?.[field];
  if (!pick) return 0;
  return isSet(pick) ? (pick.take ?? 0) + (pick.also ?? []).length : (sets(pick)[0]?.length ?? 0);
}
