import { instantMeiliSearch } from '@meilisearch/instant-meilisearch';
import type { SearchClient } from 'instantsearch.js';
import * as z from 'zod/mini';
import type { SearchAccess } from '#contract/search/search-endpoints.ts';
import { SearchFault, toSearchFault } from '#features/search/client/search-fault.ts';
import type { SearchTransport } from '#features/search/client/search-transport.ts';

/** Of one page (B-93). */
export const hitsPerIndex = 10;

export type SearchRequest = Parameters<SearchClient['search']>[0][number];

/** InstantSearch's result of one query, with what the pages must know about how it was come by. */
export interface IndexResult {
  index: string;
  query: string;
  hits: Record<string, unknown>[];
  nbHits: number;
  nbPages: number;
  page: number;
  hitsPerPage: number;
  processingTimeMS: number;
  params: string;
  exhaustiveNbHits: boolean;
  facets: Record<string, Record<string, number>>;
  /** The index could not be searched. */
  _failed?: { code: string; message: string };
  /** The index has not answered yet: these are the hits of the search before. */
  _late?: true;
  /** Found among the documents saved on this device. */
  _offline?: true;
}

interface Query {
  indexUid: string;
  q?: string | undefined;
  limit?: number | undefined;
}

const queriesBody = z.object({
  queries: z.array(z.looseObject({ indexUid: z.string(), q: z.optional(z.string()), limit: z.optional(z.number()) })),
});

/** As much of an answer as the adapter builds upon. */
const answerBody = z.object({
  results: z.array(
    z.looseObject({
      indexUid: z.string(),
      hits: z.array(z.record(z.string(), z.unknown())),
      offset: z.optional(z.number()),
      estimatedTotalHits: z.optional(z.number()),
    }),
  ),
});

/**
 * Asks one index, through instant-meilisearch, with a client of its own: so an index that fails takes no other with it, and
 * nothing is remembered but by us.
 *
 * @throws SearchFault
 */
export async function askIndex(
  requests: readonly SearchRequest[],
  { host, key }: SearchAccess,
  transport: SearchTransport,
): Promise<IndexResult[]> {
  let fault: SearchFault | undefined;
  const { searchClient } = instantMeiliSearch(host, key, {
    primaryKey: 'id',
    httpClient: async (url, init) => {
      const { queries } = queriesBody.parse(JSON.parse(String(init?.body)));
      // Before its first search the library asks for facets of nothing in particular, to fill in those without hits. We show
      // none of those, so that round trip is saved.
      if (queries.every(({ q }) => q === undefined)) return blankAnswer(queries);
      try {
        const body = JSON.stringify({ queries: queries.map(withinLimit) });
        return checkAnswer(await transport(url, { ...init, body }), queries);
      } catch (error) {
        // Thrown here, the library would log it and hand on a copy without its kind.
        fault = toSearchFault(error);
        return blankAnswer(queries);
      }
    },
  });
  const { results } = await searchClient.search(requests as never);
  if (fault !== undefined) throw fault;
  return (results as unknown as IndexResult[]).map(withCountedPages);
}

/** The library asks for one hit more than is shown, to know whether there is a next page; the total says that too. */
function withinLimit<Q extends Query>(query: Q): Q {
  return query.limit === undefined ? query : { ...query, limit: Math.min(query.limit, hitsPerIndex) };
}

function checkAnswer(answer: unknown, queries: readonly Query[]) {
  const { data } = answerBody.safeParse(answer);
  if (data === undefined || data.results.length !== queries.length) {
    throw new SearchFault('malformed', 'The search service gave an answer that makes no sense.');
  }
  return {
    results: data.results.map((result) => ({
      ...result,
      // Where nobody counted, what is there counts.
      estimatedTotalHits: result.estimatedTotalHits ?? (result.offset ?? 0) + result.hits.length,
    })),
  };
}

function blankAnswer(queries: readonly Query[]) {
  return {
    results: queries.map(({ indexUid, q = '' }) => ({
      indexUid,
      hits: [],
      query: q,
      processingTimeMs: 0,
      limit: 0,
      offset: 0,
      estimatedTotalHits: 0,
    })),
  };
}

function withCountedPages(result: IndexResult): IndexResult {
  const { nbHits, hitsPerPage } = result;
  return { ...result, nbPages: hitsPerPage > 0 ? Math.ceil(nbHits / hitsPerPage) : 0 };
}
