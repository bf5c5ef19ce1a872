import { setImmediate as nextTurn } from 'node:timers/promises';
import { addMonths, officeDay, officeInstant } from '#contract/calendar/calendar.ts';
import type { MonthFigures, PeriodFigures } from '#contract/desk/figure-endpoints.ts';
import type { Catalogue } from '#server/content/catalogue/catalogue.ts';
import { type AskedFor, type AskedForBook, readAskedFor } from '#server/enquiries/figures/asked-for.ts';
import type { AskedTrip } from '#server/enquiries/figures/asked-trip.ts';
import { momentOf } from '#server/enquiries/office/waiting.ts';
import type { Promised } from '#server/enquiries/office/working-days.ts';
import { askStore, type Store } from '#server/store/open-store.ts';

export interface EnquiryFiguresOptions {
  store: Store;
  catalogue: () => Pick<Catalogue, 'tours' | 'groupTours'>;
  operator: Promised;
}

/** The first and the last month of some. */
export interface Period {
  from?: string | undefined;
  to?: string | undefined;
}

export interface EnquiryFigures {
  /** The last thirteen at the office, the one that runs included, oldest first. */
  months: MonthFigures[];
  period: Omit<PeriodFigures, 'proposed' | 'held'>;
  /** Of the enquiries of the period. */
  references: string[];
}

/** Throws StoreUnavailable. */
export type CountFigures = (now: Date, period: Period) => Promise<EnquiryFigures>;

/** Beside the month that runs stands the same one of the year before. */
const monthsBefore = 12;

export function createEnquiryFigures({ store, catalogue, operator: promised }: EnquiryFiguresOptions): CountFigures {
  let known: AskedForBook = new Map();
  const isAsPromised = createPromiseKeeper(promised);

  return async (now, { from = '', to = '9999-12' }) => {
    const today = officeDay(now);
    const figures: MonthFigures[] = [];
    const asked: CountedEnquiry[] = [];
    const read = new Map<string, AskedFor>();
    // A month at a time: others are answered between two.
    for (let before = monthsBefore; before >= 0; before -= 1) {
      await nextTurn();
      const month = addMonths(`${today.slice(0, 7)}-01`, -before).slice(0, 7);
      const received = await receivedIn(store, month, isAsPromised);
      const references = received.map(({ reference }) => reference);
      const askedFor = await readAskedFor(store, references, known);
      for (const [reference, about] of askedFor) read.set(reference, about);
      // One that is not in the book was erased meanwhile.
      const enquiries = received.filter(({ reference }) => askedFor.has(reference));
      figures.push({ month, ...countOf(enquiries) });
      if (month >= from && month <= to) asked.push(...enquiries);
    }
    known = read;
    const period = figuresOf(asked, { askedFor: read, nameOf });
    return { months: figures, period, references: asked.map(({ reference }) => reference) };
  };

  /** Today's name; the one of then for what is offered no more. */
  function nameOf({ kind, slug, name }: AskedTrip): string {
    const { tours, groupTours } = catalogue();
    const entry = kind === 'tour' ? tours.get(slug) : groupTours.get(slug);
    return entry?.summary.name ?? name;
  }
}

type IsAsPromised = (reference: string, receivedAt: string, firstAnsweredAt: string) => boolean;

/** By the same rule by which an enquiry is late in the list; what was answered once was answered in time, or not, for good. */
function createPromiseKeeper(promised: Promised): IsAsPromised {
  const known = new Map<string, { firstAnsweredAt: string; isKept: boolean }>();
  return (reference, receivedAt, firstAnsweredAt) => {
    const before = known.get(reference);
    if (before?.firstAnsweredAt === firstAnsweredAt) return before.isKept;
    const isKept = receivedAt > momentOf(new Date(firstAnsweredAt), promised).overdueSince;
    known.set(reference, { firstAnsweredAt, isKept });
    return isKept;
  };
}

async function receivedIn(store: Store, month: string, isAsPromised: IsAsPromised): Promise<CountedEnquiry[]> {
  const start = (day: string) => officeInstant(day).toISOString();
  const rows = await askStore(store, (db) =>
    db
      .selectFrom('enquiries')
      .select(['reference', 'received_at', 'first_answered_at', 'state', 'lost_reason'])
      .where('received_at', '>=', start(`${month}-01`))
      .where('received_at', '<', start(addMonths(`${month}-01`, 1)))
      .execute(),
  );
  return rows.map((row) => ({
    reference: row.reference,
    receivedAt: row.received_at,
    firstAnsweredAt: row.first_answered_at,
    isAsPromised: row.first_answered_at !== null && isAsPromised(row.reference, row.received_at, row.first_answered_at),
    isWon: row.state === 'won',
    lostReason: row.state === 'lost' ? (row.lost_reason ?? 'No reason written down') : null,
  }));
}

/** An enquiry, and what the office has made of it so far. */
interface CountedEnquiry {
  reference: string;
  receivedAt: string;
  /** When the first reply was sent; null while there is none. */
  firstAnsweredAt: string | null;
  isAsPromised: boolean;
  isWon: boolean;
  /** Null of one that is not lost. */
  lostReason: string | null;
}

interface Share {
  received: number;
  won: number;
}

type Counted = Omit<MonthFigures, 'month'>;

/** How many came, were answered in time and were won. */
function countOf(enquiries: readonly CountedEnquiry[]): Counted {
  const are = (name: 'isAsPromised' | 'isWon') => enquiries.filter((enquiry) => enquiry[name]).length;
  return { received: enquiries.length, won: are('isWon'), answeredAsPromised: are('isAsPromised') };
}

/** What these enquiries were about, where they came from, how fast they were answered and why they were lost. */
function figuresOf(
  enquiries: readonly CountedEnquiry[],
  { askedFor, nameOf }: { askedFor: AskedForBook; nameOf(trip: AskedTrip): string },
): Omit<PeriodFigures, 'proposed' | 'held'> {
  const byTrip = new Map<string, Share & { trip: AskedTrip }>();
  const byMonth = new Map<string, Share & { month: string }>();
  const bySource = new Map<string, Share & { source: string | null }>();
  const lost = new Map<string, { reason: string; count: number }>();
  const minutes: number[] = [];
  for (const { reference, receivedAt, firstAnsweredAt, isWon, lostReason } of enquiries) {
    const { trip, month, source } = askedFor.get(reference) ?? {};
    if (trip !== undefined) count(byTrip, `${trip.kind} ${trip.slug}`, { trip }, isWon);
    if (month !== undefined) count(byMonth, month, { month }, isWon);
    if (source !== undefined) count(bySource, source ?? '', { source }, isWon);
    if (firstAnsweredAt !== null) minutes.push((Date.parse(firstAnsweredAt) - Date.parse(receivedAt)) / 60_000);
    if (lostReason === null) continue;
    // As one of them wrote it, with capitals before without.
    const reason = lostReason.trim();
    const key = reason.toLowerCase();
    const known = lost.get(key) ?? { reason, count: 0 };
    lost.set(key, { reason: reason < known.reason ? reason : known.reason, count: known.count + 1 });
  }
  return {
    ...countOf(enquiries),
    answered: minutes.length,
    medianMinutes: medianOf(minutes),
    byTrip: [...byTrip.values()]
      .map(({ trip, ...share }) => ({ kind: trip.kind, slug: trip.slug, name: nameOf(trip), ...share }))
      .toSorted((a, b) => b.received - a.received || a.name.localeCompare(b.name)),
    byMonthAskedFor: [...byMonth.values()].toSorted((a, b) => a.month.localeCompare(b.month)),
    bySource: [...bySource.values()].toSorted((a, b) => b.received - a.received),
    lost: [...lost.values()].toSorted((a, b) => b.count - a.count || a.reason.localeCompare(b.reason)),
  };
}

function count<About extends object>(
  shares: Map<string, Share & About>,
  key: string,
  about: About,
  isWon: boolean,
): void {
  const share = shares.get(key) ?? { ...about, received: 0, won: 0 };
  shares.set(key, { ...share, received: share.received + 1, won: share.won + (isWon ? 1 : 0) });
}

function medianOf(minutes: readonly number[]): number | null {
  const middle = minutes.toSorted((a, b) => a - b)[Math.floor((minutes.length - 1) / 2)];
  return middle === undefined ? null : Math.round(middle);
}
