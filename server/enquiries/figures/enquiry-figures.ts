import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { addMonths, nairobiDay } from '#contract/calendar.ts';
import type { MonthFigures } from '#contract/desk/figure-endpoints.ts';
import type { Catalogue } from '#server/catalogue/catalogue.ts';
import { type AskedForBook, readAskedFor, type TimeSpan } from '#server/enquiries/figures/asked-for.ts';
import type { AskedTrip } from '#server/enquiries/figures/asked-trip.ts';
import { type EnquiryOutcome, figuresOf } from '#server/enquiries/figures/month-count.ts';
import { askStore, type Store } from '#server/store/open-store.ts';
import type { Tables } from '#server/store/tables.ts';

/** The outcomes of enquiries received in a span; one that was neither answered nor won may be left out. */
export type ReadOutcomes = (db: Kysely<Tables>, received: TimeSpan) => Promise<readonly EnquiryOutcome[]>;

export interface EnquiryFiguresOptions {
  store: Store;
  catalogue: Pick<Catalogue, 'tours' | 'groupTours'>;
  readOutcomes: ReadOutcomes;
}

/** Counts the last thirteen months in Nairobi, the one that runs included, oldest first. Throws StoreUnavailable. */
export type CountFigures = (now: Date) => Promise<MonthFigures[]>;

/** Beside the month that runs stands the same one of the year before. */
const monthsBefore = 12;

export function createEnquiryFigures({ store, catalogue, readOutcomes }: EnquiryFiguresOptions): CountFigures {
  let known: ReadonlyMap<string, AskedForBook> = new Map();

  return async (now) => {
    const today = nairobiDay(now);
    const read = new Map<string, AskedForBook>();
    const figures: MonthFigures[] = [];
    // A month at a time: others are answered between two.
    for (let before = monthsBefore; before >= 0; before -= 1) {
      await nextTurn();
      const month = addMonths(`${today.slice(0, 7)}-01`, -before).slice(0, 7);
      const span = spanOf(month);
      const enquiries = await readAskedFor(store, span, known.get(month));
      read.set(month, enquiries);
      const outcomes = await askStore(store, (db) => readOutcomes(db, span));
      const byReference = new Map(outcomes.map((outcome) => [outcome.reference, outcome]));
      const counted = [...enquiries].map(([reference, asked]) => [asked, byReference.get(reference)] as const);
      figures.push(figuresOf(month, counted, nameOf));
    }
    known = read;
    return figures;
  };

  /** Today's name; the one of then for what is offered no more. */
  function nameOf({ kind, slug, name }: AskedTrip): string {
    const entry = kind === 'tour' ? catalogue.tours.get(slug) : catalogue.groupTours.get(slug);
    return entry?.summary.name ?? name;
  }
}

/** From the first instant of a month in Nairobi, which keeps UTC+3 all year, to that of the next. */
function spanOf(month: string): TimeSpan {
  const start = (day: string) => new Date(`${day}T00:00:00+03:00`).toISOString();
  return { from: start(`${month}-01`), until: start(addMonths(`${month}-01`, 1)) };
}
