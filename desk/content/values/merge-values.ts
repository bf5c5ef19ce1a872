import { isFields, isSame, namesIn, type Way } from '#desk/content/values/value-at.ts';

export interface Merged {
  value: unknown;
  /** Ways to what both had changed, where mine stands. */
  decided: string[];
}

/**
 * Puts what was changed from `base` to `mine` on top of `theirs`. Fields are merged one by one, items of lists where all three have as
 * many; a list that grew or shrank in both is mine as a whole.
 */
export function mergeValues(base: unknown, mine: unknown, theirs: unknown, way: Way = []): Merged {
  if (isSame(mine, base)) return { value: theirs, decided: [] };
  if (isSame(theirs, base) || isSame(mine, theirs)) return { value: mine, decided: [] };
  if (isFields(base) && isFields(mine) && isFields(theirs)) {
    const parts = namesIn(theirs, mine).map(
      (name) => [name, mergeValues(base[name], mine[name], theirs[name], [...way, name])] as const,
    );
    return {
      value: Object.fromEntries(
        parts.filter(([, { value }]) => value !== undefined).map(([name, { value }]) => [name, value]),
      ),
      decided: parts.flatMap(([, { decided }]) => decided),
    };
  }
  if (Array.isArray(base) && Array.isArray(mine) && Array.isArray(theirs) && areAsLong(base, mine, theirs)) {
    const parts = mine.map((item, index) => mergeValues(base[index], item, theirs[index], [...way, index]));
    return { value: parts.map(({ value }) => value), decided: parts.flatMap(({ decided }) => decided) };
  }
  return { value: mine, decided: [way.join('.')] };
}

function areAsLong(...lists: readonly unknown[][]): boolean {
  return new Set(lists.map(({ length }) => length)).size === 1;
}
