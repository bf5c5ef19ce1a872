import { indexUids } from '#contract/search-indexes.ts';
import type { Catalogue } from '#server/catalogue/catalogue.ts';
import type { SearchService } from '#server/search/search-service.ts';

/**
 * Makes what takes longest to make before the first request comes, which all others would wait for: the coasts that
 * maps are drawn from and the map of all destinations, some 400 ms of a processor, and the indexes of the search,
 * some 100 ms.
 */
export function warmUp(catalogue: Catalogue, search: SearchService): void {
  // Read for the first time, it is drawn.
  Reflect.get(catalogue, 'destinationsMap');
  const engine = search.engine();
  for (const uid of indexUids) engine.search(uid, { limit: 0 });
}
