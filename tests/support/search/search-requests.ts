import type { IndexUid } from '#contract/search/search-indexes.ts';

type Network = (request: Request, send: (request: Request) => Promise<Response>) => Promise<Response>;

export interface AskedSearch {
  index: IndexUid;
  q: string;
  queries: Record<string, unknown>[];
}

const isSearch = (request: Request): boolean => new URL(request.url).pathname.endsWith('/multi-search');

/**
 * Listens to the searches of a site: give `network` to `openSite`. `before` may hold a search up, or answer in its
 * place.
 */
export function recordSearches(before?: (asked: AskedSearch) => Promise<Response | undefined> | Response | undefined) {
  const searches: AskedSearch[] = [];
  const network: Network = async (request, send) => {
    if (!isSearch(request)) return send(request);
    const { queries } = (await request.clone().json()) as { queries: Record<string, unknown>[] };
    const asked = { index: queries[0]?.indexUid as IndexUid, q: String(queries[0]?.q), queries };
    searches.push(asked);
    return (await before?.(asked)) ?? send(request);
  };
  return { searches, network };
}
