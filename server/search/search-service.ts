import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { AnswerDocument, SearchAnswers } from '#contract/search/search-answers.ts';
import type { GroupTourDocument } from '#contract/search/search-documents.ts';
import type { SearchSnapshot } from '#contract/search/search-endpoints.ts';
import { indexUids } from '#contract/search/search-indexes.ts';
import { createHelpfulSearch, type HelpfulSearch } from '#search/helpful-search.ts';
import { type BuiltIndexes, createSearchEngine, keepWords } from '#search/search-engine.ts';
import type { SearchEngine } from '#search/search-engine-types.ts';
import type { Clock } from '#server/clock.ts';
import type { Catalogue, CurrentCatalogue } from '#server/content/catalogue/catalogue.ts';
import { type DepartureBoard, ruledDepartures } from '#server/group-tours/departure-board.ts';
import { oncePer } from '#server/once-per.ts';
import { answerDocumentsOf } from '#server/search/answer-documents.ts';
import { followDepartures } from '#server/search/followed-departures.ts';
import { type GroupTourJourney, groupTourJourneysOf } from '#server/search/journey-documents.ts';
import {
  type DeparturesByTour,
  groupTourDocumentsOf,
  type StandingDocuments,
  standingDocumentsOf,
} from '#server/search/search-documents.ts';

/** More than this is not saved on a visitor's device: at half a kilobyte each it would be over a megabyte. */
export const mostSavedDocuments = 2000;

/** What can be searched now, and the engine that searches it. */
export interface SearchService {
  /** Everything, for a device to save; undefined when it is too much for that. */
  snapshot(): SearchSnapshot | undefined;
  engine(): SearchEngine;
  /** What else answers a search. */
  answers(q: string): SearchAnswers;
  /** To be awaited before a search: what follows knows the departures of a second ago, if the store could say. */
  followDepartures(): Promise<void>;
}

interface SearchServiceOptions {
  catalogue: CurrentCatalogue;
  clock: Clock;
  /** Departures as the office has them; without it they are those the rules propose. */
  board?: DepartureBoard;
}

interface Made {
  catalogue: Catalogue;
  departures: DeparturesByTour;
  snapshot: SearchSnapshot;
  engine?: SearchEngine;
}

/**
 * Group tours name their next departure and its price, so their documents are made anew when departures or the day at the office
 * change. Everything else is made and built once, and so is what words find of group tours: no departure changes their texts.
 */
export function createSearchService({ catalogue, clock, board }: SearchServiceOptions): SearchService {
  const departures = followDepartures({ catalogue, clock, board });
  let made: Made | undefined;
  let helpful: { catalogue: Catalogue; search: HelpfulSearch } | undefined;

  function now(): Made {
    const current = { catalogue: catalogue(), departures: departures.now() };
    if (made?.departures === current.departures && made.catalogue === current.catalogue) return made;
    const snapshot = snapshotOf(standingOf(current.catalogue), current.departures);
    // Seats alone change no document.
    const isSame = made?.snapshot.version === snapshot.version;
    made = made !== undefined && isSame ? { ...made, ...current } : { ...current, snapshot };
    return made;
  }

  function engine(): SearchEngine {
    const current = now();
    current.engine ??= engineOf(standingOf(current.catalogue), current.snapshot);
    return current.engine;
  }

  return {
    snapshot() {
      const { snapshot } = now();
      return countOf(snapshot) > mostSavedDocuments ? undefined : snapshot;
    },
    engine,
    answers(q) {
      const current = now();
      if (helpful?.catalogue !== current.catalogue) {
        helpful = { catalogue: current.catalogue, search: createHelpfulSearch(current.snapshot, engine) };
      }
      return helpful.search(q);
    },
    followDepartures: departures.follow,
  };
}

/** Builds what a catalogue is searched with, a piece at a time, so that nobody waits for all of it when it is shown. */
export async function prepareSearch(catalogue: Catalogue, day: string): Promise<void> {
  const standing = standingOf(catalogue);
  const engine = engineOf(standing, snapshotOf(standing, ruledDepartures(catalogue, day)));
  for (const uid of indexUids) {
    await nextTurn();
    engine.search(uid, { q: 'a', limit: 1 });
  }
}

/** What no departure changes, and its fingerprint. */
interface Standing {
  documents: StandingDocuments;
  journeys: readonly GroupTourJourney[];
  answers: AnswerDocument[];
  version: string;
  /** Those an engine was made of last. */
  groupTours?: readonly GroupTourDocument[];
}

const standingOf = oncePer((catalogue: Catalogue): Standing => {
  const { documents, marks } = keptDocuments(standingDocumentsOf(catalogue));
  const answers = answerDocumentsOf(catalogue);
  const journeys = groupTourJourneysOf(catalogue);
  return { documents, answers, journeys, version: fingerprintOf([marks, answers]) };
});

/** The indexes built so far, and the documents of each as they were last: what says the same as before is not built again. */
const built: BuiltIndexes = new WeakMap();
const last = new Map<string, { mark: string; list: readonly object[] }>();

function keptDocuments(documents: StandingDocuments): { documents: StandingDocuments; marks: string[] } {
  const kept = Object.entries(documents).map(([uid, list]) => {
    const mark = fingerprintOf(list);
    const before = last.get(uid);
    const now = before?.mark === mark ? before : { mark, list };
    last.set(uid, now);
    return [uid, now] as const;
  });
  const lists = Object.fromEntries(kept.map(([uid, { list }]) => [uid, list]));
  return { documents: lists as unknown as StandingDocuments, marks: kept.map(([, { mark }]) => mark) };
}

function snapshotOf({ documents, journeys, answers, version }: Standing, departures: DeparturesByTour): SearchSnapshot {
  const group_tours = groupTourDocumentsOf(journeys, departures);
  return { version: fingerprintOf([version, group_tours]), documents: { ...documents, group_tours }, answers };
}

function engineOf(standing: Standing, { documents }: SearchSnapshot): SearchEngine {
  const { groupTours } = standing;
  if (groupTours !== undefined) keepWords(built, groupTours, documents.group_tours);
  standing.groupTours = documents.group_tours;
  return createSearchEngine(documents, built);
}

function fingerprintOf(content: unknown): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 16);
}

function countOf({ documents, answers = [] }: SearchSnapshot): number {
  return Object.values(documents).reduce((sum, list) => sum + list.length, answers.length);
}
