import { instantMeiliSearch } from '@meilisearch/instant-meilisearch';
import type { SearchClient } from 'instantsearch.js';
import * as z from 'zod/mini';
import { parsedJson } from '#contract/parsed-json.ts';
import type { SearchAccess } from '#contract/search/search-endpoints.ts';
import { SearchFailure, toSearchFailure } from '#features/search/client/search-failure.ts';
import { withDeadline } from '#platform/api/api.ts';

/** Of one page (B-93). */
export const hitsPerIndex = 10;

/** How long an index may take, its body included (B-94). */
export const searchDeadlineMs = 8000;

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

/** Asks one index. @throws SearchFailure */
export type AskIndex = (requests: readonly SearchRequest[]) => Promise<IndexResult[]>;

/** Brings the answer to a request of Meilisearch's protocol, parsed. @throws whatever went wrong */
export type SearchTransport = (url: string | URL | Request, init: RequestInit) => Promise<unknown>;

/** instant-meilisearch over a transport: made once, for all indexes and all searches. */
export function createAskIndex({ host, key }: SearchAccess, transport: SearchTransport): AskIndex {
  const { searchClient } = instantMeiliSearch(host, key, {
    primaryKey: 'id',
    httpClient: async (url, init) => {
      const { queries } = queriesBody.parse(JSON.parse(String(init?.body)));
      // Before its first search of an index the library asks for facets of nothing in particular, to fill in those without
      // hits. We show none of those, so that round trip is saved.
      if (queries.every(({ q }) => q === undefined)) return { results: queries };
      try {
        const body = JSON.stringify({ queries: queries.map(withinLimit) });
        return checkAnswer(await transport(url, { ...init, body }), queries);
      } catch (error) {
        throw toSearchFailure(error);
      }
    },
  });
  return async (requests) => {
    // How long an answer is kept is the query client's to say; here it would be for as long as the page is open.
    searchClient.clearCache();
    try {
      const { results } = await searchClient.search(requests as never);
      return (results as unknown as IndexResult[]).map(withCountedPages);
    } catch (error) {
      throw toSearchFailure(error);
    }
  };
}

const refusal = z.object({ message: z.string(), code: z.string() });

/** The way to a search host, over the network. */
export function hostTransport(fetch: typeof globalThis.fetch): SearchTransport {
  return (url, init) =>
    withDeadline(searchDeadlineMs, init.signal ?? undefined, async (signal) => {
      const response = await fetch(url, { ...init, signal });
      const body = parsedJson(await response.text());
      if (response.ok) return body;
      const { message, code } = refusal.safeParse(body).data ?? {
        message: `Error: ${response.status} ${response.statusText}`.trim(),
        code: String(response.status),
      };
      throw new SearchFailure('refused', message, code);
    });
}

interface Query {
  indexUid: string;
  q?: string | undefined;
  limit?: number | undefined;
}

const queriesBody = z.object({
  queries: z.array(z.looseObject({ indexUid: z.string(), q: z.optional(z.string()), limit: z.optional(z.number()) })),
});

/** As much of an answer as the library builds upon. */
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

/** The library asks for one hit more than is shown, to know whether there is a next page; the total says that too. */
function withinLimit<Q extends Query>(query: Q): Q {
  return query.limit === undefined ? query : { ...query, limit: Math.min(query.limit, hitsPerIndex) };
}

function checkAnswer(answer: unknown, queries: readonly Query[]) {
  const { data } = answerBody.safeParse(answer);
  if (data === undefined || data.results.length !== queries.length) {
    throw new SearchFailure('malformed', 'The search service gave an answer that makes no sense.');
  }
  return {
    results: data.results.map((result) => ({
      ...result,
      // Where nobody counted, what is there counts.
      estimatedTotalHits: result.estimatedTotalHits ?? (result.offset ?? 0) + result.hits.length,
    })),
  };
}

function withCountedPages(result: IndexResult): IndexResult {
  const { nbHits, hitsPerPage } = result;
  return { ...result, nbPages: hitsPerPage > 0 ? Math.ceil(nbHits / hitsPerPage) : 0 };
}
