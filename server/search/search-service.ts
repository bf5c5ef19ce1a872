import { createHash } from 'node:crypto';
import { nairobiDay } from '#contract/calendar.ts';
import type { SearchSnapshot } from '#contract/search-endpoints.ts';
import { createSearchEngine } from '#search/search-engine.ts';
import type { SearchEngine } from '#search/search-engine-types.ts';
import type { Catalogue } from '#server/catalogue/catalogue.ts';
import type { Clock } from '#server/clock.ts';
import { searchDocumentsOf } from '#server/search/search-documents.ts';

/** What can be searched today, and the engine that searches it. */
export interface SearchService {
  snapshot(): SearchSnapshot;
  engine(): SearchEngine;
}

interface Day {
  day: string;
  snapshot: SearchSnapshot;
  engine?: SearchEngine;
}

/**
 * Documents name the next departure, so they are made anew when the day in Nairobi changes; the engine
 * builds each index at the first search of it on that day.
 */
export function createSearchService({ catalogue, clock }: { catalogue: Catalogue; clock: Clock }): SearchService {
  let made: Day | undefined;

  function today(): Day {
    const day = nairobiDay(clock());
    if (made?.day !== day) made = { day, snapshot: snapshotOf(catalogue, day) };
    return made;
  }

  return {
    snapshot: () => today().snapshot,
    engine: () => {
      const current = today();
      current.engine ??= createSearchEngine(current.snapshot.documents);
      return current.engine;
    },
  };
}

function snapshotOf(catalogue: Catalogue, day: string): SearchSnapshot {
  const documents = searchDocumentsOf(catalogue, day);
  const version = createHash('sha256').update(JSON.stringify(documents)).digest('base64url').slice(0, 16);
  return { version, documents };
}
