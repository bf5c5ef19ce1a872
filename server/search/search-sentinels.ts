import type { SearchAnswer, SearchEngine } from '#search/search-engine-types.ts';

/**
 * Reserved words that make a search fail on purpose, as those of server/http/sentinels.ts do for the rest of the API.
 * `sentinel-500:places` fails in that index only, `sentinel-500` in all; the other words are searched as usual.
 */
export const searchSentinels = [
  'sentinel-500',
  'sentinel-403',
  'sentinel-404',
  'sentinel-slow',
  'sentinel-reset',
  'sentinel-empty',
  'sentinel-html',
  'sentinel-malformed',
] as const;
export type SearchSentinel = (typeof searchSentinels)[number];

const reserved = new RegExp(`(?<!\\S)(${searchSentinels.join('|')})(?::(\\w+))?(?!\\S)`, 'g');

/** The failure `q` asks for in this index. */
export function searchSentinelIn(q: unknown, indexUid: unknown): SearchSentinel | undefined {
  if (typeof q !== 'string') return undefined;
  const meant = [...q.matchAll(reserved)].find(([, , index]) => index === undefined || index === indexUid);
  return searchSentinels.find((sentinel) => sentinel === meant?.[1]);
}

/** What is left of `q` to search with. */
export function withoutSearchSentinels(q: string): string {
  const left = q.replace(reserved, '');
  return left === q ? q : left.trim();
}

/** The same engine for rehearsals: it searches what is left of a query, and answers as if it had searched all of it. */
export function withoutSentinelWords(engine: SearchEngine): SearchEngine {
  return {
    search: (uid, body) => asAsked(engine.search(uid, stripped(body)), body),
    multiSearch: (body) => {
      const queries = isFields(body) && Array.isArray(body.queries) ? body.queries : undefined;
      if (queries === undefined) return engine.multiSearch(body);
      const { results } = engine.multiSearch({ ...(body as Fields), queries: queries.map(stripped) });
      return { results: results.map((result, index) => asAsked(result, queries[index])) };
    },
    facetSearch: (uid, body) => engine.facetSearch(uid, stripped(body)),
    stats: (uid) => engine.stats(uid),
  };
}

type Fields = Record<string, unknown>;

function stripped(body: unknown): unknown {
  return isFields(body) && typeof body.q === 'string' ? { ...body, q: withoutSearchSentinels(body.q) } : body;
}

function asAsked(answer: SearchAnswer, body: unknown): SearchAnswer {
  return isFields(body) && typeof body.q === 'string' ? { ...answer, query: body.q } : answer;
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}
