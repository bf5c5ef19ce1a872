import { indexUids } from '#contract/search-indexes.ts';
import type { Catalogue } from '#server/catalogue/catalogue.ts';
import type { SearchService } from '#server/search/search-service.ts';

/**
 * Makes what takes longest to make before the first request comes, which all others would wait for: every map, whose
 * names take up to 200 ms to place, some two seconds of a processor together, and the indexes of the search, some
 * 100 ms, with what only a misspelt word and a question need.
 */
export function warmUp(catalogue: Catalogue, search: SearchService): void {
  const { tours, groupTours, destinations, places, accommodations } = catalogue;
  // Read for the first time, a map is drawn.
  Reflect.get(catalogue, 'destinationsMap');
  for (const records of [tours, groupTours, destinations, places, accommodations]) {
    for (const entry of records.values()) Reflect.get(entry, 'map');
  }
  const engine = search.engine();
  for (const uid of indexUids) engine.search(uid, { q: 'elefant safarri', attributesToHighlight: ['*'] });
  search.answers('elefant safarri');
}
