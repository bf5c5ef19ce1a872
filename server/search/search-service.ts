import { createHash } from 'node:crypto';
import { nairobiDay } from '#contract/calendar.ts';
import type { SearchAnswers } from '#contract/search-answers.ts';
import type { SearchSnapshot } from '#contract/search-endpoints.ts';
import { createHelpfulSearch, type HelpfulSearch } from '#search/helpful-search.ts';
import { type BuiltIndexes, createSearchEngine } from '#search/search-engine.ts';
import type { SearchEngine } from '#search/search-engine-types.ts';
import type { Catalogue } from '#server/catalogue/catalogue.ts';
import type { Clock } from '#server/clock.ts';
import { answerDocumentsOf } from '#server/search/answer-documents.ts';
import { searchDocumentsOf, standingDocumentsOf } from '#server/search/search-documents.ts';

/** More than this is not saved on a visitor's device: at half a kilobyte each it would be over a megabyte. */
export const mostSavedDocuments = 2000;

/** What can be searched today, and the engine that searches it. */
export interface SearchService {
  /** Everything, for a device to save; undefined when it is too much for that. */
  snapshot(): SearchSnapshot | undefined;
  engine(): SearchEngine;
  /** What else answers a search. */
  answers(q: string): SearchAnswers;
}

interface Day {
  day: string;
  snapshot: SearchSnapshot;
  engine?: SearchEngine;
}

/**
 * Group tours name their next departure, so their documents are made anew when the day in Nairobi changes, and their index at
 * the first search of that day. Everything else is made and built once.
 */
export function createSearchService({ catalogue, clock }: { catalogue: Catalogue; clock: Clock }): SearchService {
  let standing: Standing | undefined;
  const built: BuiltIndexes = new WeakMap();
  let made: Day | undefined;
  let helpful: HelpfulSearch | undefined;

  function today(): Day {
    const day = nairobiDay(clock());
    if (made?.day === day) return made;
    standing ??= standingOf(catalogue);
    made = { day, snapshot: snapshotOf(catalogue, day, standing) };
    return made;
  }

  function engine(): SearchEngine {
    const current = today();
    current.engine ??= createSearchEngine(current.snapshot.documents, built);
    return current.engine;
  }

  return {
    snapshot() {
      const { snapshot } = today();
      return countOf(snapshot) > mostSavedDocuments ? undefined : snapshot;
    },
    engine,
    answers(q) {
      helpful ??= createHelpfulSearch(today().snapshot, engine);
      return helpful(q);
    },
  };
}

type Standing = ReturnType<typeof standingOf>;

/** What no day changes, and its fingerprint. */
function standingOf(catalogue: Catalogue) {
  const told = { documents: standingDocumentsOf(catalogue), answers: answerDocumentsOf(catalogue) };
  return { ...told, version: fingerprintOf(told) };
}

function snapshotOf(catalogue: Catalogue, day: string, { documents, answers, version }: Standing): SearchSnapshot {
  const all = searchDocumentsOf(catalogue, day, documents);
  return { version: fingerprintOf([version, all.group_tours]), documents: all, answers };
}

function fingerprintOf(told: unknown): string {
  return createHash('sha256').update(JSON.stringify(told)).digest('base64url').slice(0, 16);
}

function countOf({ documents, answers = [] }: SearchSnapshot): number {
  return Object.values(documents).reduce((sum, list) => sum + list.length, answers.length);
}
