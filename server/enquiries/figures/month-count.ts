import type { MonthFigures, PeriodFigures } from '#contract/desk/figure-endpoints.ts';
import type { AskedForBook } from '#server/enquiries/figures/asked-for.ts';
import type { AskedTrip } from '#server/enquiries/figures/asked-trip.ts';

/** An enquiry, and what the office has made of it so far. */
export interface CountedEnquiry {
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
export function countOf(enquiries: readonly CountedEnquiry[]): Counted {
  const are = (name: 'isAsPromised' | 'isWon') => enquiries.filter((enquiry) => enquiry[name]).length;
  return { received: enquiries.length, won: are('isWon'), answeredAsPromised: are('isAsPromised') };
}

/** What these enquiries were about, where they came from, how fast they were answered and why they were lost. */
export function figuresOf(
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
