/** One thing that is said of a trip, in words. */
export interface Row {
  /** Which rows of two trips speak of the same. */
  key: string;
  label: string;
  value: string;
}

/** What two trips say of the same thing; null where one says nothing. */
export interface ComparedRow {
  key: string;
  label: string;
  one: string | null;
  other: string | null;
  isDifferent: boolean;
}

/** Two trips beside each other, in the order of the second; what only the first has stands after what it stood after there. */
export function compareRows(one: readonly Row[], other: readonly Row[]): ComparedRow[] {
  const keys = other.map(({ key }) => key);
  one.forEach(({ key }, index) => {
    if (keys.includes(key)) return;
    const before = one[index - 1]?.key;
    keys.splice(before === undefined ? 0 : keys.indexOf(before) + 1, 0, key);
  });
  return keys.map((key) => {
    const [first, second] = [one, other].map((rows) => rows.find((row) => row.key === key));
    const [was = null, is = null] = [first?.value, second?.value];
    return { key, label: second?.label ?? first?.label ?? '', one: was, other: is, isDifferent: was !== is };
  });
}

/** Rows without those that say nothing; of several with one key each gets a number. */
export function rowsOf(given: readonly (Row | false | undefined)[]): Row[] {
  const seen = new Map<string, number>();
  return given
    .filter((row): row is Row => row !== undefined && row !== false && row.value !== '')
    .map((row) => {
      const before = seen.get(row.key) ?? 0;
      seen.set(row.key, before + 1);
      return before === 0 ? row : { ...row, key: `${row.key} ${before + 1}` };
    });
}
