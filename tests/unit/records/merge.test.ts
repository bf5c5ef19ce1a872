import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mergeValues } from '#records/merge.ts';

/* Two people change the same list: whatever they move, take out, add and change, nothing lands on another item, and nothing is lost unsaid. */

interface Item {
  name: string;
  /** Never changed: tells which item a value belongs to. */
  own: string;
  usd: number;
  local: number;
}

const names = ['A', 'B', 'C', 'D', 'E'];
const begun: Item[] = names.map((name, index) => ({ name, own: `own ${name}`, usd: index, local: 100 }));

/** What somebody makes of the list: an order, some taken out, some changed, one added at some place. */
const somebody = (who: string) =>
  fc
    .record({
      order: fc.shuffledSubarray(names, { minLength: 0, maxLength: names.length }),
      changed: fc.subarray(names),
      field: fc.constantFrom('usd' as const, 'local' as const),
      added: fc.option(fc.nat(names.length)),
    })
    .map(({ order, changed, field, added }) => {
      const list = order.flatMap((name) => {
        const item = begun.find((one) => one.name === name);
        if (item === undefined) return [];
        return changed.includes(name) ? { ...item, [field]: who === 'mine' ? 1000 : 2000 } : item;
      });
      const own = { name: `N ${who}`, own: `own N ${who}`, usd: 7, local: 7 };
      return added === null ? list : list.toSpliced(added, 0, own);
    });

const anonymous = (items: readonly Item[]) => items.map(({ name: _, ...item }) => item);

test.each([
  ['have a name', (items: readonly Item[]) => items as readonly object[]],
  ['have none', anonymous],
])('in a list whose items %s no value lands on another one, and nothing is lost without a word (B-613)', (_, form) => {
  fc.assert(
    fc.property(somebody('mine'), somebody('theirs'), (mine, theirs) => {
      const { value, decided } = mergeValues<readonly object[]>({
        base: form(begun),
        mine: form(mine),
        theirs: form(theirs),
      });
      const merged = value as Item[];
      for (const { own, usd, local } of merged) {
        const versions = [begun, mine, theirs].flatMap((list) => list.filter((item) => item.own === own));
        expect(versions.map((item) => item.usd)).toContain(usd);
        expect(versions.map((item) => item.local)).toContain(local);
      }
      expect(new Set(merged.map(({ own }) => own)).size).toBe(merged.length);
      const isTold = ({ name }: Item, field?: string) =>
        ['everything', name, `${name}.${field}`].some((told) => decided.includes(told));
      for (const side of [mine, theirs]) {
        for (const item of side) {
          const before = begun.find(({ own }) => own === item.own);
          const now = merged.find(({ own }) => own === item.own);
          for (const field of ['usd', 'local'] as const) {
            if (item[field] !== before?.[field] && !isTold(item, field)) expect(now?.[field]).toBe(item[field]);
          }
        }
        for (const before of begun) {
          if (!side.some(({ own }) => own === before.own) && !isTold(before))
            expect(merged.some(({ own }) => own === before.own)).toBe(false);
        }
      }
    }),
    { numRuns: 2000 },
  );
});

const season = (name: string, usd: number, from = '01-01') => ({ name, dates: [{ from }], usd, local: usd * 150 });
const day = (number: number, title: string, night = 'camp') => ({
  day: number,
  title,
  night,
  text: `${title} in words`,
});

test.each<[what: string, base: unknown[], mine: unknown[], theirs: unknown[], merged: unknown[], decided: string[]]>([
  [
    'two seasons change places while a colleague raises one, and the other keeps its price',
    [season('Low', 100), season('High', 100)],
    [season('High', 100), season('Low', 100)],
    [season('Low', 120), season('High', 100)],
    [season('High', 100), season('Low', 120)],
    [],
  ],
  [
    'one is taken out and one comes while the first gets another price, and its neighbour is untouched',
    [season('A', 1), season('B', 1)],
    [season('B', 1), season('N', 9)],
    [season('A', 5), season('B', 1)],
    [season('B', 1), season('N', 9)],
    ['list.A'],
  ],
  [
    'each adds one, and both are there',
    [],
    [season('Mine', 1)],
    [season('Theirs', 2)],
    [season('Mine', 1), season('Theirs', 2)],
    [],
  ],
  [
    'a season gets another name while it gets another price',
    [season('High', 1)],
    [season('Peak', 1)],
    [season('High', 2)],
    [{ ...season('Peak', 2) }],
    [],
  ],
  [
    'days change places, and are numbered anew, while the night of one is another',
    [day(1, 'Mara'), day(2, 'Nakuru')],
    [day(1, 'Nakuru'), day(2, 'Mara')],
    [day(1, 'Mara', 'lodge'), day(2, 'Nakuru')],
    [day(1, 'Nakuru'), { ...day(2, 'Mara'), night: 'lodge' }],
    [],
  ],
  [
    'both move, otherwise',
    [season('A', 1), season('B', 1), season('C', 1)],
    [season('C', 1), season('A', 1), season('B', 1)],
    [season('B', 1), season('A', 1), season('C', 1)],
    [season('C', 1), season('A', 1), season('B', 1)],
    ['list.order'],
  ],
])('%s (B-613)', (_, base, mine, theirs, merged, decided) => {
  expect(mergeValues<unknown>({ base: { list: base }, mine: { list: mine }, theirs: { list: theirs } })).toEqual({
    value: { list: merged },
    decided,
  });
});
