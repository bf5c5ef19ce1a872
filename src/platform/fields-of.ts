/** The own fields of whatever it is, as nobody has looked at them yet; none of what is no object. */
export function fieldsOf(value: unknown): Partial<Record<string, unknown>> {
  return typeof value === 'object' ? { ...value } : {};
}
