import { count } from '#contract/words/count.ts';
import { fieldOf, isFields, isSame } from '#records/values.ts';

/** What distinguishes an item of a list from the others, the surest first. */
const identities = [
  ['slug'],
  ['id'],
  ['id', 'roomType'],
  ['people'],
  ['name'],
  ['title'],
  ['day'],
  ['question'],
  ['file'],
  ['fee'],
  ['species'],
  ['who'],
  ['label'],
];

/** What an item is called where somebody reads of it. */
const labels: readonly [string, (value: string) => string][] = [
  ['day', (value) => `day ${value}`],
  ['people', (value) => count(Number(value), 'person', 'people')],
  ...['name', 'title', 'question', 'species', 'who', 'fee', 'slug', 'file', 'label', 'id'].map(
    (field): [string, (value: string) => string] => [field, (value) => value],
  ),
];

/** By what items of these lists are the same one; undefined where nothing distinguishes every item from its neighbours. */
export function identityOf(lists: readonly (readonly unknown[])[]): ((item: unknown) => string) | undefined {
  const items = lists.flat();
  if (items.length === 0 || !items.every(isFields)) return undefined;
  const found = identities.find((fields) => {
    if (!items.every((item) => fields.every((field) => isWord(fieldOf(item, field))))) return false;
    return lists.every((list) => new Set(list.map((item) => keyOf(item, fields))).size === list.length);
  });
  return found && ((item) => keyOf(item, found));
}

function keyOf(item: unknown, fields: readonly string[]): string {
  return fields.map((field) => String(fieldOf(item, field))).join('\n');
}

/**
 * The items by what they are known by. One that has another name and is the same in all else, of two fields at least, is still
 * the one it was in `base`.
 */
export function knownBy(
  identity: (item: unknown) => string,
  list: readonly unknown[],
  base: readonly unknown[],
): Map<string, unknown> {
  const names = new Set(list.map(identity));
  const gone = base.filter((item) => !names.has(identity(item)));
  const known = new Set(base.map(identity));
  return new Map(
    list.map((item) => {
      const own = identity(item);
      const before = known.has(own) ? [] : gone.filter((other) => isSame(nameless(other), nameless(item)));
      const [only] = before.length === 1 && Object.keys(nameless(item)).length > 1 ? before : [item];
      return [identity(only), item];
    }),
  );
}

const naming = new Set(identities.flat());

function nameless(item: unknown): Record<string, unknown> {
  return Object.fromEntries(Object.entries(isFields(item) ? item : {}).filter(([field]) => !naming.has(field)));
}

function isWord(value: unknown): value is string | number {
  return typeof value === 'string' || typeof value === 'number';
}

const longestLabel = 60;

/** `High season`, `day 3`, `2 people`; its number in the list, from 1, for one that has no name or shares it. */
export function labelsOf(list: readonly unknown[]): string[] {
  const own = list.map(ownLabel);
  const counts = new Map<string | undefined, number>();
  for (const label of own) counts.set(label, (counts.get(label) ?? 0) + 1);
  return own.map((label, index) => (label === undefined || counts.get(label) !== 1 ? String(index + 1) : label));
}

function ownLabel(item: unknown): string | undefined {
  for (const [field, words] of labels) {
    const value = fieldOf(item, field);
    if (isWord(value) && value !== '') return words(String(value).slice(0, longestLabel));
  }
  return undefined;
}

/** The path to a field, in words: `prices.seasons.High season`. */
export function joinPath(field: string, part: string): string {
  return field === '' ? part : `${field}.${part}`;
}
