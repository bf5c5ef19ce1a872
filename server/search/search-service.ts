import { createHash } from 'node:crypto';
import { nairobiDay } from '#contract/calendar.ts';
import type { SearchAnswers } from '#contract/search-answers.ts';
import type { SearchSnapshot } from '#contract/search-endpoints.ts';
import { createHelpfulSearch, type HelpfulSearch } from '#search/helpful-search.ts';
import { createSearchEngine } from '#search/search-engine.ts';
import type { SearchEngine } from '#search/search-engine-types.ts';
import type { Catalogue } from '#server/catalogue/catalogue.ts';
import type { Clock } from '#server/clock.ts';
import { answerDocumentsOf } from '#server/search/answer-documents.ts';
import { searchDocumentsOf } from '#server/search/search-documents.ts';

/** What can be searched today, and the engine that searches it. */
export interface SearchService {
  snapshot(): SearchSnapshot;
  engine(): SearchEngine;
  /** What else answers a search. */
  answers(q: string): SearchAnswers;
}

interface Day {
  day: string;
  snapshot: SearchSnapshot;
  engine?: SearchEngine;
  helpful?: HelpfulSearch;
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

  function engine(): SearchEngine {
    const current = today();
    current.engine ??= createSearchEngine(current.snapshot.documents);
    return current.engine;
  }

  return {
    snapshot: () => today().snapshot,
    engine,
    answers(q) {
      const current = today();
      current.helpful ??= createHelpfulSearch(current.snapshot, engine());
      return current.helpful(q);
    },
  };
}

function snapshotOf(catalogue: Catalogue, day: string): SearchSnapshot {
  const told = { documents: searchDocumentsOf(catalogue, day), answers: answerDocumentsOf(catalogue) };
  const version = createHash('sha256').update(JSON.stringify(told)).digest('base64url').slice(0, 16);
  return { version, ...told };
}
