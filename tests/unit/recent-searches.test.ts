import { afterEach, expect, test, vi } from 'vitest';
import { mostRecentSearches, recentSearches } from '#features/search/recent-searches.ts';

afterEach(() => {
  recentSearches.clear();
});

test('the newest first, eight at most, each once however it is spelt', () => {
  for (let number = 1; number <= 10; number += 1) recentSearches.add(`safari ${number}`);
  expect(recentSearches.list()).toHaveLength(mostRecentSearches);
  expect(recentSearches.list()[0]).toBe('safari 10');
  recentSearches.add('Safári  7 ');
  expect(recentSearches.list().slice(0, 2)).toEqual(['Safári  7', 'safari 10']);
  expect(recentSearches.list()).toHaveLength(mostRecentSearches);
});

test('what is too short to search is not stored', () => {
  recentSearches.add('s');
  recentSearches.add('   ');
  expect(recentSearches.list()).toEqual([]);
});

test('one is removed, the others stay; removing notifies listeners', () => {
  const listener = vi.fn();
  recentSearches.add('mara');
  recentSearches.add('lions');
  const stop = recentSearches.subscribe(listener);
  expect(recentSearches.list()).toBe(recentSearches.list());
  recentSearches.remove('mara');
  stop();
  expect(recentSearches.list()).toEqual(['lions']);
  expect(localStorage.getItem('recentSearches')).toBe('["lions"]');
  expect(listener).toHaveBeenCalledTimes(1);
});

test.each(['', 'null', '12', '"mara"', '{"0":"mara"}', '[1,2]', '[null]', '[["mara"]]', '["mara"', '\u0000'])(
  '%j in the storage counts as nothing',
  (stored) => {
    localStorage.setItem('recentSearches', stored);
    expect(recentSearches.list()).toEqual([]);
    recentSearches.add('mara');
    expect(recentSearches.list()).toEqual(['mara']);
  },
);

test('what is stored is read by the same rules as what is typed', () => {
  localStorage.setItem(
    'recentSearches',
    JSON.stringify(['mara', 's', 'MARA', ...Array(20).fill('lion'), 'x'.repeat(9000)]),
  );
  expect(recentSearches.list().map((text) => text.length)).toEqual([4, 4, 200]);
});

test('where nothing can be stored, this visit still remembers', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  recentSearches.add('mara');
  expect(recentSearches.list()).toEqual(['mara']);
});
