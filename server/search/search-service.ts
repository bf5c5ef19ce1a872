import { createHash } from 'node:crypto';
import type { SearchSnapshot } from '#contract/search-endpoints.ts';
import { nairobiDay } from '#server/calendar.ts';
import type { Catalogue } from '#server/catalogue/catalogue.ts';
import type { Clock } from '#server/clock.ts';
import { searchDocumentsOf } from '#server/search/search-documents.ts';

/** What can be searched today. */
export interface SearchService {
  snapshot(): SearchSnapshot;
}

interface Day {
  day: string;
  snapshot: SearchSnapshot;
}

/**
 * Documents name the next departure, so they are made anew when the day in Nairobi changes.
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
  };
}

function snapshotOf(catalogue: Catalogue, day: string): SearchSnapshot {
  const documents = searchDocumentsOf(catalogue, day);
  const version = createHash('sha256').update(JSON.stringify(documents)).digest('base64url').slice(0, 16);
  return { version, documents };
}
