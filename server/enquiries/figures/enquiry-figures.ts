import { setImmediate as nextTurn } from 'node:timers/promises';
import { addMonths, officeDay, officeInstant } from '#contract/calendar/calendar.ts';
import type { MonthFigures } from '#contract/desk/figure-endpoints.ts';
import type { Catalogue } from '#server/content/catalogue/catalogue.ts';
import { type AskedForBook, readAskedFor } from '#server/enquiries/figures/asked-for.ts';
import type { AskedTrip } from '#server/enquiries/figures/asked-trip.ts';
import { type CountedEnquiry, figuresOf } from '#server/enquiries/figures/month-count.ts';
import type { Promised } from '#server/enquiries/office/working-days.ts';
import { askStore, type Store } from '#server/store/open-store.ts';

export interface EnquiryFiguresOptions {
  store: Store;
  catalogue: () => Pick<Catalogue, 'tours' | 'groupTours'>;
  operator: Promised;
}

/** Counts the last thirteen months at the office, the one that runs included, oldest first. Throws StoreUnavailable. */
export type CountFigures = (now: Date) => Promise<MonthFigures[]>;

/** Beside the month that runs stands the same one of the year before. */
const monthsBefore = 12;

export function createEnquiryFigures({ store, catalogue, operator: promised }: EnquiryFiguresOptions): CountFigures {
  let known: ReadonlyMap<string, AskedForBook> = new Map();

  return async (now) => {
    const today = officeDay(now);
    const read = new Map<string, AskedForBook>();
    const figures: MonthFigures[] = [];
    // A month at a time: others are answered between two.
    for (let before = monthsBefore; before >= 0; before -= 1) {
      await nextTurn();
      const month = addMonths(`${today.slice(0, 7)}-01`, -before).slice(0, 7);
      const enquiries = await receivedIn(store, month);
      const references = enquiries.map(({ reference }) => reference);
      const askedFor = await readAskedFor(store, references, known.get(month) ?? new Map());
      read.set(month, askedFor);
      figures.push(figuresOf(month, enquiries, { askedFor, promised, nameOf }));
    }
    known = read;
    return figures;
  };

  /** Today's name; the one of then for what is offered no more. */
  function nameOf({ kind, slug, name }: AskedTrip): string {
    const { tours, groupTours } = catalogue();
    const entry = kind === 'tour' ? tours.get(slug) : groupTours.get(slug);
    return entry?.summary.name ?? name;
  }
}

async function receivedIn(store: Store, month: string): Promise<CountedEnquiry[]> {
  const start = (day: string) => officeInstant(day).toISOString();
  const rows = await askStore(store, (db) =>
    db
      .selectFrom('enquiries')
      .select(['reference', 'received_at', 'first_answered_at', 'state'])
      .where('received_at', '>=', start(`${month}-01`))
      .where('received_at', '<', start(addMonths(`${month}-01`, 1)))
      .execute(),
  );
  return rows.map((row) => ({
    reference: row.reference,
    receivedAt: row.received_at,
    firstAnsweredAt: row.first_answered_at,
    isWon: row.state === 'won',
  }));
}
