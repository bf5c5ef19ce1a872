import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { blogQuery } from '#contract/records/blog.ts';
import { destinationsQuery } from '#contract/records/destinations.ts';
import { groupToursQuery } from '#contract/records/group-tours.ts';
import { inspirationsQuery } from '#contract/records/inspirations.ts';
import { placesQuery } from '#contract/records/places.ts';
import { toursQuery } from '#contract/records/tours.ts';
import { readBlogSearch } from '#features/blog/blog.queries.ts';
import { readDestinationSearch } from '#features/destinations/destination.queries.ts';
import { readGroupTourSearch } from '#features/group-tours/group-tour.queries.ts';
import { readInspirationSearch } from '#features/inspirations/inspiration.queries.ts';
import { readPlaceSearch } from '#features/places/place.queries.ts';
import { readTourSearch } from '#features/tours/tour.queries.ts';
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

  test('what is the default anyway is not in the address (B-7)', () => {
    expect(read('?page=1&sort=recommended&tier=')).toEqual({});
  });

  test('page=99999 is a page; that there is no such page is for the list to say', () => {
    expect(read('?page=99999')).toEqual({ page: 99_999 });
  });

  test('names of Object.prototype are data', () => {
    expect(read('?__proto__=x&constructor=y&destination=__proto__')).toEqual({});
    expect(({} as Record<string, unknown>).x).toBeUndefined();
  });

  test('no address throws (B-7)', () => {
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

describe('the fields of a list are those of its endpoint', () => {
  const lists: [string, (search: Record<string, unknown>) => object, typeof toursQuery | typeof placesQuery][] = [
    ['tours', readTourSearch, toursQuery],
    ['group tours', readGroupTourSearch, groupToursQuery as never],
    ['destinations', readDestinationSearch, destinationsQuery as never],
    ['places', readPlaceSearch, placesQuery],
    ['inspirations', readInspirationSearch, inspirationsQuery as never],
    ['blog', readBlogSearch, blogQuery as never],
  ];
  /** Words of addresses, right and wrong, and anything else. */
  const value = fc.oneof(
    fc.constantFrom('kenya', 'Kenya', 'mid', 'mid,upper', 'january,july', '2', '0', '1.5', '4-plus', 'price', 'lake'),
    fc.constantFrom('wildlife,costs', 'family', 'viewpoint,water', 'maasai-mara', 'coast,city', 'a'.repeat(200)),
    fc.string(),
  );

  test.each(lists)('%s: it asks about what the server can narrow', (_name, read, query) => {
    const { limit, q, facets, ...fields } = query.shape;
    const everything = Object.fromEntries(Object.keys(fields).map((name) => [name, '']));
    expect(new Set(Object.keys(read({ ...everything, limit, q, facets })))).toEqual(new Set(Object.keys(fields)));
  });

  test.each(lists)('%s: what it lets through the server takes', (_name, read, query) => {
    const names = Object.keys(query.shape);
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...names), value), (search) => {
        const once = read(search);
        expect(query.safeParse(once).success).toBe(true);
        // Reading what was read changes nothing: links carry it on.
        expect(read(once as Record<string, unknown>)).toEqual(once);
      }),
    );
  });
});
