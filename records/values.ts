/*
 * Values JSON can say, as the store, the files and the desk's forms hold them: fields in { }, lists, words and numbers.
 */

/** The path to a value: `prices.seasons.0.name`; empty for the whole. */
export type ValuePath = readonly (string | number)[];

export function pathOf(field: string): ValuePath {
  if (field === '') return [];
  return field.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step));
}

/** What stands there; undefined where the path leads nowhere. */
export function valueAt(value: unknown, path: ValuePath): unknown {
  return path.reduce<unknown>((held, step) => {
    if (typeof held !== 'object' || held === null || !Object.hasOwn(held, step)) return undefined;
    return (held as Record<string | number, unknown>)[step];
  }, value);
}

/** Whether a value is fields in { }. */
export function isFields(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The field's value; undefined where there is none of its own, whatever every object brings along. */
export function fieldOf(fields: unknown, name: string): unknown {
  return isFields(fields) && Object.hasOwn(fields, name) ? fields[name] : undefined;
}

/** Whether they say the same: a field without a value is none, and the order of fields says nothing. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((item, index) => isSame(item, other[index]));
  }
  if (!isFields(one) || !isFields(other)) return false;
  return namesIn(one, other).every((name) => isSame(fieldOf(one, name), fieldOf(other, name)));
}

/** The names of both, each once, in the order of the first. */
export function namesIn(...values: readonly Record<string, unknown>[]): string[] {
  return [...new Set(values.flatMap((value) => Object.keys(value)))];
}

/** The value with another one there; undefined takes a field out. What is missing on the path is created. */
export function withValueAt(value: unknown, path: ValuePath, next: unknown): unknown {
  const [step, ...further] = path;
  if (step === undefined) return next;
  if (typeof step === 'number') {
    const items: unknown[] = Array.isArray(value) ? value : [];
    return items.toSpliced(step, 1, withValueAt(items[step], further, next));
  }
  const fields = isFields(value) ? value : {};
  const inner = withValueAt(fields[step], further, next);
  if (inner !== undefined) return { ...fields, [step]: inner };
  return Object.fromEntries(Object.entries(fields).filter(([name]) => name !== step));
}
