import { indexUids } from '#contract/search/search-indexes.ts';
import type { Catalogue } from '#server/content/catalogue/catalogue.ts';
import type { SearchService } from '#server/search/search-service.ts';

/** So long maps are drawn before the first request, in milliseconds; a catalogue with more of them is not down for that. */
const drawsForMs = 4000;

/**
 * Makes what takes longest to make before the first request comes, which all others would wait for: maps, whose
 * names take up to 200 ms to place, some two seconds of a processor for eighty of them (the rest is drawn beside the
 * server, or when it is asked for), and the indexes of the search, some 100 ms, with what only a misspelt word and a
 * question need.
 */
export function warmUp(catalogue: Catalogue, search: SearchService): void {
  const { tours, groupTours, destinations, places, accommodations } = catalogue;
  const begun = performance.now();
  // Read for the first time, a map is drawn.
  Reflect.get(catalogue, 'destinationsMap');
  const drawn = [tours, groupTours, destinations, places, accommodations].flatMap((records) => [...records.values()]);
  for (const entry of drawn) {
    if (performance.now() - begun > drawsForMs) break;
    Reflect.get(entry, 'map');
  }
  const engine = search.engine();
  for (const uid of indexUids) engine.search(uid, { q: 'elefant safarri', attributesToHighlight: ['*'] });
  search.answers('elefant safarri');
}
