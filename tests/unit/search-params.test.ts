import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readTourSearch } from '#features/tours/tour-search.ts';
import { parseSearch, stringifySearch } from '#platform/search-params.ts';

const read = (address: string) => readTourSearch(parseSearch(address));

describe('reading an address', () => {
  test('lists, numbers and choices get their types', () => {
    expect(read('?tier=mid,upper&month=july&page=2&sort=price')).toEqual({
      tier: ['mid', 'upper'],
      month: ['july'],
      page: 2,
      sort: 'price',
    });
  });

  test.each(['page=abc', 'page=0', 'page=-3', 'page=1.5', 'page=', 'page=1e99'])(
    '%s falls back to the first page',
    (query) => {
      expect(read(`?${query}`)).toEqual({});
    },
  );

  test('a list keeps its known members and drops the others', () => {
    expect(read('?tier=mid,gold&country=Narnia&style=private,private')).toEqual({ tier: ['mid'], style: ['private'] });
  });

  test('what is the default anyway is not in the address', () => {
    expect(read('?page=1&sort=recommended&tier=')).toEqual({});
  });

  test('page=99999 is a page; that there is no such page is for the list to say', () => {
    expect(read('?page=99999')).toEqual({ page: 99_999 });
  });

  test('names of Object.prototype are data', () => {
    expect(read('?__proto__=x&constructor=y&destination=__proto__')).toEqual({});
    expect(({} as Record<string, unknown>).x).toBeUndefined();
  });

  test('no address throws', () => {
    fc.assert(fc.property(fc.string(), (text) => void read(`?${text}`)));
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.string()), (params) => void read(`?${new URLSearchParams(params)}`)),
    );
  });
});

describe('writing an address', () => {
  test('is what people would write', () => {
    expect(stringifySearch({ tier: ['mid', 'upper'], page: 2, sort: undefined, q: '' })).toBe('?tier=mid,upper&page=2');
    expect(stringifySearch({})).toBe('');
  });

  test('text that looks like a number stays text', () => {
    expect(parseSearch(stringifySearch({ q: '007' }))).toEqual({ q: '007' });
  });

  test('what is written is read again', () => {
    const search = { destination: ['amboseli', 'tsavo-east'], budget: ['under-500'] as const, page: 3 };
    expect(read(stringifySearch(search))).toEqual(search);
  });
});
