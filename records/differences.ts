import { alignItems } from '#records/align-items.ts';
import { identityOf, knownBy } from '#records/list-items.ts';
import { fieldOf, isFields, isSame, namesIn, type ValuePath } from '#records/values.ts';

/** Where one value stands in the place of another; undefined on the side where there is none. */
export interface Difference {
  /** To the value as it is now; where it is gone its last step is the place it had. */
  path: ValuePath;
  before: unknown;
  after: unknown;
  /** Of an item that is gone, the list it stood in. */
  goneFrom?: readonly unknown[];
  /** The items of the list stand in another order; `before` and `after` are the lists. */
  isOrder?: true;
}

/**
 * Where two values differ, field by field and item by item: an item is the one of the same name, wherever it stands.
 *
 * @param isOne whether a value is listed as a whole, whatever in it differs
 */
export function differencesOf(
  before: unknown,
  after: unknown,
  isOne: (path: ValuePath, after: unknown) => boolean = () => false,
): Difference[] {
  const differences: Difference[] = [];
  compare([], before, after);
  return differences;

  function compare(path: ValuePath, was: unknown, is: unknown): void {
    if (isSame(was, is)) return;
    if (isOne(path, is)) differences.push({ path, before: was, after: is });
    else if (isFields(was) && isFields(is)) {
      for (const name of namesIn(was, is)) compare([...path, name], fieldOf(was, name), fieldOf(is, name));
    } else if (Array.isArray(was) && Array.isArray(is)) compareLists(path, was, is);
    else differences.push({ path, before: was, after: is });
  }

  function compareLists(path: ValuePath, was: readonly unknown[], is: readonly unknown[]): void {
    const places = placesBefore(was, is);
    const stayed = new Set(places);
    const kept = places.filter((from) => from !== undefined);
    if (kept.some((from, index) => from < (kept[index - 1] ?? 0))) {
      differences.push({ path, before: was, after: is, isOrder: true });
    }
    for (const [index, item] of was.entries()) {
      if (!stayed.has(index)) {
        differences.push({ path: [...path, index], before: item, after: undefined, goneFrom: was });
      }
    }
    for (const [index, item] of is.entries()) {
      const from = places[index];
      if (from === undefined) differences.push({ path: [...path, index], before: undefined, after: item });
      else compare([...path, index], was[from], item);
    }
  }
}

/** For each item the place it had before; undefined for one that is new. */
function placesBefore(before: readonly unknown[], after: readonly unknown[]): (number | undefined)[] {
  const identity = identityOf([before, after]);
  if (identity !== undefined) {
    const places = new Map(before.map((item, index) => [identity(item), index]));
    return [...knownBy(identity, after, before).keys()].map((name) => places.get(name));
  }
  // Twelve months are twelve months: each is at its place.
  const isOfWords = [...before, ...after].every((item) => typeof item !== 'object');
  return isOfWords && before.length === after.length ? after.map((_, index) => index) : alignItems(before, after);
}
