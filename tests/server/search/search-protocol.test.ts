import type { SearchClient } from 'instantsearch.js';
import { beforeEach, expect, test, vi } from 'vitest';
import { indexUids } from '#contract/search/search-indexes.ts';
import { searchFacets } from '#features/search/search-facets.ts';
import { longestSearch } from '#shell/search/search-text.ts';
import { startSearchServer } from '#tests/support/search/search-server.ts';
import { smallContent } from '#tests/support/small-content.ts';
import { smallCatalogue } from '#tests/support/test-app.ts';

/* InstantSearch's real Meilisearch client over the network against the running server. */

/** The client prints every failure before it rejects. */
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

interface Hit extends Record<string, unknown> {
  name: string;
  objectID: string;
  _highlightResult: Record<string, { value: string }>;
  _snippetResult: Record<string, { value: string }>;
}

interface Result {
  hits: Hit[];
  nbHits: number;
  nbPages: number;
  page: number;
  facets?: Record<string, Record<string, number>>;
  facets_stats?: Record<string, { min: number; max: number }>;
}

type Params = Record<string, unknown>;

/** What InstantSearch asks: an index (or one with a sort) and Algolia's parameters. */
async function search(client: unknown, ...asked: [indexName: string, params: Params][]): Promise<Result[]> {
  const requests = asked.map(([indexName, params]) => ({ indexName, params }));
  const { results } = await (client as SearchClient).search<Hit>(requests);
  return results as unknown as Result[];
}

async function searchOne(client: unknown, indexName: string, params: Params): Promise<Result> {
  const [result] = await search(client, [indexName, params]);
  if (result === undefined) throw new Error('No result');
  return result;
}

const names = ({ hits }: Result) => hits.map(({ name }) => name);

test('one index answers its hits, their count and a highlighted name', async () => {
  const client = (await startSearchServer()).client();
  const result = await searchOne(client, 'destinations', { query: 'nakuru', hitsPerPage: 10 });
  expect(result.hits[0]).toMatchObject({ name: 'Lake Nakuru', slug: 'lake-nakuru', countries: ['Kenya'] });
  expect(result.hits[0]?._highlightResult.name?.value).toBe('Lake __ais-highlight__Nakuru__/ais-highlight__');
  expect(result.nbHits).toBeGreaterThanOrEqual(result.hits.length);
});

test('five indexes are asked in one request and answered in order', async () => {
  const client = (await startSearchServer()).client();
  const results = await search(client, ...indexUids.map((uid): [string, Params] => [uid, { query: 'mara' }]));
  expect(results).toHaveLength(indexUids.length);
  for (const [position, result] of results.entries()) {
    expect(result.hits.length, indexUids[position]).toBeGreaterThan(0);
  }
});

test('facets count what a refinement would leave, with several values of one facet counting as either', async () => {
  const client = (await startSearchServer({ catalogue: smallCatalogue() })).client();
  const facets = ['style', 'countries', 'price'];
  const all = await searchOne(client, 'tours', { query: '', facets });
  expect(all.facets).toMatchObject({ style: { private: 2, 'fly-in': 1 }, countries: { Kenya: 3, Tanzania: 1 } });
  expect(all.facets_stats?.price).toMatchObject({ min: 600, max: 2370 });
  const both = { query: '', facets, facetFilters: [['style:private', 'style:fly-in'], ['countries:Tanzania']] };
  expect(names(await searchOne(client, 'tours', both))).toEqual(['Marsh and island']);
  const none = { query: '', facets, facetFilters: [['style:fly-in'], ['countries:Tanzania']] };
  expect(await searchOne(client, 'tours', none)).toMatchObject({ hits: [], nbHits: 0 });
});

test('a facet value with quotes, capitals and accents is only a value', async () => {
  const catalogue = smallCatalogue(smallContent());
  const entry = catalogue.destinations.get('island');
  if (entry) Object.assign(entry.summary, { name: 'Île "du" \\Nord' });
  const client = (await startSearchServer({ catalogue })).client();
  const value = 'destinations:Île "du" \\Nord';
  expect(names(await searchOne(client, 'tours', { query: '', facetFilters: [[value]] }))).toEqual(['Marsh and island']);
});

test('numbers are narrowed by ranges', async () => {
  const client = (await startSearchServer({ catalogue: smallCatalogue() })).client();
  const within = (numericFilters: string[]) => searchOne(client, 'tours', { query: '', numericFilters });
  expect(names(await within(['price>=601', 'price<=2370']))).toEqual(['Marsh week', 'Marsh and island']);
  expect(names(await within(['duration<4']))).toEqual(['Marsh day']);
  expect(names(await within(['months=8']))).toEqual(['Marsh day', 'Marsh week', 'Marsh and island']);
});

test('an index name with a sort sorts', async () => {
  const client = (await startSearchServer({ catalogue: smallCatalogue() })).client();
  const cheapest = await searchOne(client, 'tours:price:asc', { query: 'marsh' });
  expect(names(cheapest)).toEqual(['Marsh day', 'Marsh and island', 'Marsh week']);
  const dearest = await searchOne(client, 'tours:price:desc', { query: 'marsh' });
  expect(names(dearest)).toEqual(names(cheapest).reverse());
});

test('a snippet is cut around the words and marked', async () => {
  const client = (await startSearchServer()).client();
  const params = { query: 'flamingo', attributesToSnippet: ['summary:8'], snippetEllipsisText: '…' };
  const { hits } = await searchOne(client, 'destinations', params);
  const nakuru = hits.find(({ name }) => name === 'Lake Nakuru');
  const snippet = nakuru?._snippetResult.summary?.value ?? '';
  expect(snippet).toContain('__ais-highlight__flamingo');
  expect(snippet).toContain('…');
  expect(snippet.split(/\s+/).length).toBeLessThanOrEqual(9);
});

test('finite pagination tells the exact number of hits and pages', async () => {
  const client = (await startSearchServer()).client({ finitePagination: true });
  const first = await searchOne(client, 'places', { query: '', hitsPerPage: 10, page: 0 });
  expect(first).toMatchObject({ nbHits: 27, nbPages: 3, page: 0 });
  const last = await searchOne(client, 'places', { query: '', hitsPerPage: 10, page: 2 });
  expect(last.hits).toHaveLength(7);
  expect(names(first)).not.toContain(last.hits[0]?.name);
});

test('scrolling on gives the next hits, each once', async () => {
  const client = (await startSearchServer()).client();
  const seen: string[] = [];
  for (const page of [0, 1, 2]) {
    seen.push(...names(await searchOne(client, 'places', { query: '', hitsPerPage: 10, page })));
  }
  expect(new Set(seen).size).toBe(27);
});

test('a word that marks up nothing stays text', async () => {
  const client = (await startSearchServer()).client();
  for (const query of [
    '<script>alert(1)</script>',
    '"',
    '\\',
    'x'.repeat(513),
    '-mara',
    '"maasai mara"',
    '🦁',
    '\u0000',
  ]) {
    const asked = searchOne(client, 'tours', { query });
    if (query.length > 512) await expect(asked).rejects.toThrow();
    else expect((await asked).hits.length, query).toBeGreaterThanOrEqual(0);
  }
});

test('a wrong key, an unknown index and an impossible filter are failures that say which', async () => {
  const server = await startSearchServer();
  const { instantMeiliSearch } = await import('@meilisearch/instant-meilisearch');
  const stranger = instantMeiliSearch(server.access.host, 'wrong').searchClient;
  await expect(searchOne(stranger, 'tours', { query: 'x' })).rejects.toMatchObject({
    cause: { cause: { code: 'invalid_api_key' } },
  });
  const client = server.client();
  await expect(searchOne(client, 'hotels', { query: 'x' })).rejects.toMatchObject({
    cause: { cause: { code: 'index_not_found', message: 'Inside `.queries[0]`: Index `hotels` not found.' } },
  });
  await expect(searchOne(client, 'tours', { query: 'x', filters: 'colour = red' })).rejects.toMatchObject({
    cause: { cause: { code: 'invalid_search_filter' } },
  });
});

/** An address keeps no more values of one facet. */
const mostValues = 30;

test.each(indexUids)(
  'the most our pages can ask of %s is let through: the longest search, everything chosen',
  async (uid) => {
    const client = (await startSearchServer()).client();
    const attributes = searchFacets[uid].map(({ attribute }) => attribute);
    const { facets = {} } = await searchOne(client, uid, { query: '', facets: attributes });
    const chosen = attributes.map((name) => [name, Object.keys(facets[name] ?? {}).slice(0, mostValues)] as const);
    const filters = chosen.map(([name, values]) => values.map((value) => `${name}:${value}`));
    const params = {
      query: 'ﷺ '.repeat(longestSearch / 2),
      hitsPerPage: 10,
      attributesToHighlight: ['*'],
      attributesToSnippet: ['summary:26'],
      snippetEllipsisText: '…',
    };
    const asked = [filters, ...filters.map((_, own) => filters.filter((_filter, index) => index !== own))];
    const results = await search(
      client,
      ...asked.map((facetFilters): [string, Params] => [uid, { ...params, facets: attributes, facetFilters }]),
    );
    expect(results).toHaveLength(asked.length);
    const [all] = await search(client, [uid, { ...params, query: '', facetFilters: filters.slice(0, 1) }]);
    expect(all?.nbHits).toBeGreaterThan(0);
  },
);
