import { describe, expect, test } from 'vitest';
import { mergeRecords } from '#records/merge.ts';
import { describeDifferences } from '#server/content/editing/describe-differences.ts';

/* Two people change the same record: what only one of them touched is theirs, and what both did is told. */

const ofFields = (fields: unknown) => ({ fields, text: null });

function merge(base: unknown, mine: unknown, theirs: unknown) {
  const { value, decided } = mergeRecords({ base: ofFields(base), mine: ofFields(mine), theirs: ofFields(theirs) });
  return [value.fields, decided];
}

function mergeTexts(base: string, mine: string, theirs: string) {
  const of = (text: string) => ({ fields: {}, text });
  const { value, decided } = mergeRecords({ base: of(base), mine: of(mine), theirs: of(theirs) });
  return [value.text, decided];
}

const seasons = (high: number, low: number) => ({
  seasons: [
    {
      name: 'High',
      prices: [
        { people: 1, usd: high },
        { people: 2, usd: 90 },
      ],
    },
    { name: 'Low', prices: [{ people: 1, usd: low }] },
  ],
});

describe('put together', () => {
  test.each<[string, unknown, unknown, unknown, unknown, string[]]>([
    ['two fields', { a: 1, b: 1 }, { a: 2, b: 1 }, { a: 1, b: 3 }, { a: 2, b: 3 }, []],
    ['the same change', { a: 1 }, { a: 2 }, { a: 2 }, { a: 2 }, []],
    ['one field twice', { a: 1 }, { a: 2 }, { a: 3 }, { a: 2 }, ['a']],
    ['two prices of a season', seasons(1, 1), seasons(5, 1), seasons(1, 7), seasons(5, 7), []],
    [
      'one price twice',
      seasons(1, 1),
      seasons(5, 1),
      seasons(6, 1),
      seasons(5, 1),
      ['seasons.High.prices.1 person.usd'],
    ],
    ['a field taken out', { a: 1, b: 1 }, { b: 1 }, { a: 1, b: 2 }, { b: 2 }, []],
    ['a field taken out that was changed', { a: 1 }, {}, { a: 2 }, {}, ['a']],
    ['a change of a field that was taken out', { a: 1 }, { a: 2 }, {}, { a: 2 }, ['a']],
    ['a field both added', {}, { a: { b: 1 } }, { a: { c: 1 } }, { a: { c: 1, b: 1 } }, []],
    ['months by their place', [1, 1, 2], [3, 1, 2], [1, 1, 1], [3, 1, 1], []],
    ['lines added at both ends', ['a', 'b'], ['x', 'a', 'b'], ['a', 'b', 'y'], ['x', 'a', 'b', 'y'], []],
    ['a line taken out and one added', ['a', 'b', 'c'], ['b', 'c'], ['a', 'b', 'c', 'd'], ['b', 'c', 'd'], []],
    ['lines added at the same place', ['a'], ['a', 'x'], ['a', 'y'], ['a', 'x'], ['list']],
  ])('%s', (_, base, mine, theirs, value, decided) => {
    const inList = (one: unknown) => (Array.isArray(one) ? { list: one } : one);
    expect(merge(inList(base), inList(mine), inList(theirs))).toEqual([inList(value), decided]);
  });

  test('items with a name keep it wherever they stand: one added, one taken out, one changed, two moved', () => {
    const item = (slug: string, size = 1) => ({ slug, size });
    const base = { list: [item('a'), item('b'), item('c'), item('d')] };
    const mine = { list: [item('b'), item('a'), item('c', 5), item('d'), item('new')] };
    const theirs = { list: [item('a', 7), item('b'), item('other'), item('c')] };
    expect(merge(base, mine, theirs)).toEqual([
      { list: [item('b'), item('other'), item('a', 7), item('c', 5), item('new')] },
      [],
    ]);
    const [value] = merge(base, { list: [item('a', 2)] }, theirs);
    expect(value).toEqual({ list: [item('a', 2), item('other')] });
  });

  test('paragraphs that only one of them wrote are taken, and one both wrote is told', () => {
    const base = '\n## One\n\nA.\n\n## Two\n\nB.\n';
    const mine = '\n## One\n\nA mine.\n\n## Two\n\nB.\n';
    expect(mergeTexts(base, mine, `${base}\nC.\n`)).toEqual([`${mine}\nC.\n`, []]);
    expect(mergeTexts(base, mine, base.replace('A.', 'A theirs.').replace('B.', 'B theirs.'))).toEqual([
      mine.replace('B.', 'B theirs.'),
      ['text'],
    ]);
  });

  test('of two texts with nothing in common mine is taken, soon', () => {
    const lines = (character: string) =>
      Array.from({ length: 20_000 }, (_, index) => `${character}${index}`).join('\n');
    const begun = performance.now();
    expect(mergeTexts(lines('a'), lines('b'), lines('c'))).toEqual([lines('b'), ['text']]);
    expect(describeDifferences({ fields: {}, text: lines('a') }, { fields: {}, text: lines('b') })).toHaveLength(100);
    expect(performance.now() - begun).toBeLessThan(2000);
  });
});

describe('told', () => {
  const told = (before: unknown, after: unknown) => describeDifferences(ofFields(before), ofFields(after));

  test('a price is told by its season and its party, and what came or went by its name', () => {
    expect(told(seasons(1, 1), seasons(1, 2))).toEqual([
      { field: 'seasons.Low.prices.1 person.usd', before: '1', after: '2' },
    ]);
    expect(told(seasons(1, 1), { seasons: seasons(1, 1).seasons.slice(1), fees: [] })).toEqual([
      { field: 'seasons.High', before: 'name: High, prices: people: 1, usd: 1; people: 2, usd: 90', after: null },
      { field: 'fees', before: null, after: '' },
    ]);
    expect(told({ days: [{ day: 1, on: true }, { day: 2 }] }, { days: [{ day: 2 }, { day: 1, on: false }] })).toEqual([
      { field: 'days.order', before: 'day 1, day 2', after: 'day 2, day 1' },
      { field: 'days.day 1.on', before: 'yes', after: 'no' },
    ]);
    expect(told({ months: [1, 2, 2] }, { months: [2, 2, 1] }).map(({ field }) => field)).toEqual([
      'months.1',
      'months.3',
    ]);
    expect(told({ lines: ['a', 'b'] }, { lines: ['b', 'c'] })).toEqual([
      { field: 'lines.1', before: 'a', after: 'b' },
      { field: 'lines.2', before: 'b', after: 'c' },
    ]);
    expect(told({ lines: ['a', 'b'] }, { lines: ['a', 'x', 'b'] })).toEqual([
      { field: 'lines.2', before: null, after: 'x' },
    ]);
  });

  test('of a long text the sentence that changed is told, and of a paragraph the heading above it', () => {
    const sentence = (number: number) => `This is the sentence with the number ${number}, and it is a long one.`;
    const text = Array.from({ length: 30 }, (_, index) => sentence(index)).join(' ');
    const [change] = told({ text }, { text: text.replace('number 15, and it is a', 'number 15, and was a') });
    expect(change).toEqual({
      field: 'text',
      before: `… ${sentence(15)} …`,
      after: `… ${sentence(15).replace('it is', 'was')} …`,
    });
    const before = { fields: {}, text: `## One\n\n${text}\n\n## Two\n\nB.\n` };
    expect(describeDifferences(before, { ...before, text: `${before.text.replace('B.', 'C.')}\nD.\n` })).toEqual([
      { field: 'text.Two', before: 'B.', after: 'C.' },
      { field: 'text.Two', before: null, after: 'D.' },
    ]);
  });

  test('no more is told than one reads', () => {
    const many = (character: string) =>
      Object.fromEntries(Array.from({ length: 300 }, (_, index) => [`f${index}`, character.repeat(5000)]));
    const changes = told(many('a'), many('b'));
    expect(changes).toHaveLength(100);
    for (const { before, after } of changes)
      expect([before, after].every((text) => (text?.length ?? 0) <= 600)).toBe(true);
    expect(describeDifferences(undefined, ofFields({ slug: 'a' }))).toEqual([
      { field: '', before: null, after: 'slug: a' },
    ]);
  });
});
