import { setTimeout as wait } from 'node:timers/promises';
import { officeDay } from '#contract/calendar/calendar.ts';
import type { Clock } from '#server/clock.ts';
import type { Catalogue, CurrentCatalogue } from '#server/content/catalogue/catalogue.ts';
import { type DepartureBoard, ruledDepartures } from '#server/group-tours/departure-board.ts';
import type { DeparturesByTour } from '#server/search/search-documents.ts';
import { StoreUnavailable } from '#server/store/open-store.ts';

/** Between two questions to the store, and how long a search waits for an answer; milliseconds of the machine's running time. */
const askAgainMs = 1000;
const longestWaitMs = 250;

export interface FollowedDepartures {
  /** As last read, less what has left since; what the rules propose before anything was. The same map while nothing changes. */
  now(): DeparturesByTour;
  /**
   * Asks the store whether departures changed, and reads them if so. A second is not asked about twice, whoever searches in it,
   * and nobody waits for long: a store that is away, or slow, leaves what was read before.
   */
  follow(): Promise<void>;
}

/**
 * The departures of the store for a search, which cannot wait for them. Every server finds what any of them changed, since it
 * asks; it asks when somebody searches, so a server that nobody searches asks nothing. Without a board the rules are followed.
 */
export function followDepartures(options: {
  catalogue: CurrentCatalogue;
  clock: Clock;
  board?: Pick<DepartureBoard, 'departuresOf' | 'revision'> | undefined;
}): FollowedDepartures {
  const { clock, board } = options;
  let read: (ReadFor & { revision: number }) | undefined;
  let known: ReadFor | undefined;
  let isAsking = false;
  let askedAt = Number.NEGATIVE_INFINITY;
  let answered = Promise.resolve();

  async function ask({ departuresOf, revision: revisionNow }: NonNullable<typeof board>): Promise<void> {
    isAsking = true;
    try {
      const day = officeDay(clock());
      const catalogue = options.catalogue();
      // Asked first: what changes while departures are read is read again.
      const revision = await revisionNow();
      if (isFor(read, catalogue, day) && read.revision === revision) return;
      read = { catalogue, day, revision, departures: await departuresOf([...catalogue.groupTours.keys()]) };
      known = read;
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error;
    } finally {
      isAsking = false;
    }
  }

  return {
    now() {
      const day = officeDay(clock());
      const catalogue = options.catalogue();
      if (isFor(known, catalogue, day)) return known.departures;
      const departures = read === undefined ? ruledDepartures(catalogue, day) : leavingAfter(day, read);
      known = { catalogue, day, departures };
      return departures;
    },
    follow() {
      const now = performance.now();
      if (board !== undefined && !isAsking && now - askedAt >= askAgainMs) {
        askedAt = now;
        answered = atMost(longestWaitMs, ask(board));
      }
      return answered;
    },
  };
}

interface ReadFor {
  catalogue: Catalogue;
  day: string;
  departures: DeparturesByTour;
}

function isFor<Read extends ReadFor>(read: Read | undefined, catalogue: Catalogue, day: string): read is Read {
  return read?.catalogue === catalogue && read.day === day;
}

function leavingAfter(day: string, { departures }: { departures: DeparturesByTour }): DeparturesByTour {
  return new Map([...departures].map(([slug, all]) => [slug, all.filter(({ startDate }) => startDate > day)]));
}

async function atMost(milliseconds: number, work: Promise<void>): Promise<void> {
  const timer = new AbortController();
  const tooLate = wait(milliseconds, undefined, { signal: timer.signal }).catch(() => {});
  try {
    await Promise.race([work, tooLate]);
  } finally {
    timer.abort();
  }
}
