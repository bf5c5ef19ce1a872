import { isFields } from '#records/values.ts';
import type { MultiSearchAnswer, SearchAnswer, SearchEngine } from '#search/search-engine-types.ts';

/**
 * Reserved words that make a search fail on purpose, as those of server/api/sentinels.ts do for the rest of the API.
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

/** The failure `q` asks for in this index. */
export function searchSentinelIn(q: unknown, indexUid: unknown): SearchSentinel | undefined {
  if (typeof q !== 'string') return undefined;
  const reserved = q.split(/\s/).flatMap((word) => reservedIn(word) ?? []);
  return reserved.find(({ index }) => index === undefined || index === indexUid)?.sentinel;
}

/** What a word of a query simulates; nothing when it is an ordinary word. */
function reservedIn(word: string): { sentinel: SearchSentinel; index: string | undefined } | undefined {
  const [name, index, ...more] = word.split(':');
  const sentinel = searchSentinels.find((one) => one === name);
  if (sentinel === undefined || more.length > 0 || (index !== undefined && !/^\w+$/.test(index))) return undefined;
  return { sentinel, index };
}

/** What is left of `q` to search with. */
export function withoutSearchSentinels(q: string): string {
  // The spaces between are words as well, so that what is left keeps them.
  const words = q.split(/(\s)/);
  const left = words.filter((word) => reservedIn(word) === undefined);
  return left.length === words.length ? q : left.join('').trim();
}

/**
 * The same engine for simulated failures: it searches what is left of a query, and answers as if it had searched
 * all of it.
 */
export function withoutSentinelWords(engine: SearchEngine): SearchEngine {
  return {
    search: (uid, body) => asAsked(engine.search(uid, stripped(body)), body),
    multiSearch: (body) => answerAsAsked(engine.multiSearch(strippedQueries(body)), body),
    *multiSearchSteps(body) {
      return answerAsAsked(yield* engine.multiSearchSteps(strippedQueries(body)), body);
    },
  };
}

function queriesIn(body: unknown): unknown[] {
  return isFields(body) && Array.isArray(body.queries) ? body.queries : [];
}

function strippedQueries(body: unknown): unknown {
  return isFields(body) && Array.isArray(body.queries) ? { ...body, queries: body.queries.map(stripped) } : body;
}

function answerAsAsked({ results }: MultiSearchAnswer, body: unknown): MultiSearchAnswer {
  const queries = queriesIn(body);
  return { results: results.map((result, index) => asAsked(result, queries[index])) };
}

function stripped(body: unknown): unknown {
  return isFields(body) && typeof body.q === 'string' ? { ...body, q: withoutSearchSentinels(body.q) } : body;
}

function asAsked(answer: SearchAnswer, body: unknown): SearchAnswer {
  return isFields(body) && typeof body.q === 'string' ? { ...answer, query: body.q } : answer;
}
