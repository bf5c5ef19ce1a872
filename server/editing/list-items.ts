import { fieldOf, isFields } from '#server/editing/same-value.ts';

/** What tells an item of a list from the others, the surest first. */
const identities = ['slug', 'id', 'day', 'people', 'name', 'title', 'question', 'file', 'fee', 'species', 'who'];

/** What an item is called where somebody reads of it. */
const labels: readonly [string, (value: string) => string][] = [
  ['day', (value) => `day ${value}`],
  ['people', (value) => (value === '1' ? '1 person' : `${value} people`)],
  ...['name', 'title', 'question', 'species', 'who', 'fee', 'slug', 'file', 'id'].map(
    (field): [string, (value: string) => string] => [field, (value) => value],
  ),
];

/** The field by which items of these lists are the same one; undefined where none tells every item from its neighbours. */
export function identityOf(lists: readonly (readonly unknown[])[]): ((item: unknown) => string) | undefined {
  const items = lists.flat();
  if (items.length === 0 || !items.every(isFields)) return undefined;
  const found = identities.find((field) =>
    lists.every((list) => {
      const values = list.map((item) => fieldOf(item, field));
      return values.every(isWord) && new Set(values).size === values.length;
    }),
  );
  return found === undefined ? undefined : (item) => String(fieldOf(item, found));
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

/** The way to a field, in words: `prices.seasons.High season`. */
export function wayTo(field: string, part: string): string {
  return field === '' ? part : `${field}.${part}`;
}
