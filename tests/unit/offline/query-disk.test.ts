import type { PersistedClient } from '@tanstack/react-query-persist-client';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mergeSaved, mostSaved, worthKeeping } from '#offline/query-disk.ts';
import { freshFor, savedFor } from '#platform/query-client.ts';

const now = Date.UTC(2026, 10, 20);

const saved = (name: string, dataUpdatedAt: number, data: unknown = name) =>
  ({ queryHash: JSON.stringify([name]), queryKey: [name], state: { dataUpdatedAt, data } }) as never;

const client = (queries: never[], buster = 'build-1'): PersistedClient => ({
  buster,
  timestamp: now,
  clientState: { mutations: [], queries },
});

const namesOf = ({ clientState }: PersistedClient) => clientState.queries.map(({ queryKey }) => queryKey[0]);
const dataOf = ({ clientState }: PersistedClient) => clientState.queries.map(({ state }) => state.data);

test('of each answer the newest is stored, whichever tab had it', () => {
  const disk = client([saved('tours', now - 10, 'old'), saved('faqs', now - 5, 'new')]);
  const own = client([saved('tours', now - 1, 'new'), saved('faqs', now - 9, 'old'), saved('places', now - 3, 'new')]);
  const merged = mergeSaved(disk, own, now);
  expect(namesOf(merged)).toEqual(['tours', 'places', 'faqs']);
  expect(new Set(dataOf(merged))).toEqual(new Set(['new']));
});

test('another build’s copy counts for nothing', () => {
  const own = client([saved('tours', now)]);
  expect(mergeSaved(client([saved('faqs', now)], 'build-0'), own, now)).toEqual(own);
});

test.each([
  ['nothing', undefined],
  ['null', null],
  ['a text', 'queries'],
  ['a copy without state', { buster: 'build-1' }],
  ['a copy with nonsense for a state', { buster: 'build-1', clientState: 'nonsense' }],
  ['queries that are none', { buster: 'build-1', clientState: { queries: [null, 7, {}, { queryHash: 'x' }] } }],
])('%s on the disk counts for nothing', (_what, disk) => {
  const own = client([saved('tours', now)]);
  expect(mergeSaved(disk, own, now)).toEqual(own);
});

test('answers older than a week are let go, at the writing and at the reading', () => {
  const disk = client([saved('old', now - savedFor), saved('young', now - savedFor + 1)]);
  expect(namesOf(mergeSaved(disk, client([]), now))).toEqual(['young']);
  expect(worthKeeping(disk.clientState.queries, now)).toHaveLength(1);
});

test('an answer from the future, after the clock was set back, is stale, and gives way to one of today', () => {
  const disk = client([saved('tours', now + 1000, 'future'), saved('faqs', now + 1000, 'future')]);
  const merged = mergeSaved(disk, client([saved('tours', now - 1, 'today')]), now);
  expect(dataOf(merged)).toEqual(['today', 'future']);
  expect(merged.clientState.queries[1]?.state.dataUpdatedAt).toBe(now - freshFor);
});

test('however much is read, only a limited number of answers is stored, the newest', () => {
  const many = Array.from({ length: mostSaved + 50 }, (_, age) => saved(`tour-${age}`, now - age));
  const merged = mergeSaved(client(many), client([saved('own', now)]), now);
  expect(merged.clientState.queries).toHaveLength(mostSaved);
  expect(namesOf(merged)).toContain('own');
  expect(namesOf(merged)).not.toContain(`tour-${mostSaved}`);
});

test('in whatever order two tabs write, the copy ends with the newest answer of each', () => {
  const queries = fc.uniqueArray(fc.record({ name: fc.constantFrom('a', 'b', 'c', 'd'), age: fc.nat(1000) }), {
    selector: ({ name }) => name,
  });
  fc.assert(
    fc.property(fc.array(queries, { maxLength: 8 }), (writes) => {
      const clients = writes.map((write) => client(write.map(({ name, age }) => saved(name, now - age, age))));
      const copy = clients.reduce<PersistedClient>((disk, own) => mergeSaved(disk, own, now), client([]));
      const youngest = new Map<string, number>();
      for (const { name, age } of writes.flat()) youngest.set(name, Math.min(age, youngest.get(name) ?? age));
      expect(new Map(copy.clientState.queries.map(({ queryKey, state }) => [queryKey[0], state.data]))).toEqual(
        youngest,
      );
    }),
  );
});
