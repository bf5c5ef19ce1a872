/** Whether two values JSON can say are the same, whatever the order of their fields. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (Array.isArray(one) || Array.isArray(other)) {
    if (!Array.isArray(one) || !Array.isArray(other) || one.length !== other.length) return false;
    return one.every((item, index) => isSame(item, other[index]));
  }
  if (!isFields(one) || !isFields(other)) return false;
  const names = Object.keys(one);
  if (names.length !== Object.keys(other).length) return false;
  return names.every((name) => Object.hasOwn(other, name) && isSame(one[name], other[name]));
}

/** Whether a value is fields in { }. */
export function isFields(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The field's value; undefined where there is none of its own, whatever every object brings along. */
export function fieldOf(fields: unknown, name: string): unknown {
  return isFields(fields) && Object.hasOwn(fields, name) ? fields[name] : undefined;
}
