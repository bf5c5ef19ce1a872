import type { MonthFigures } from '#contract/desk/figure-endpoints.ts';
import type { AskedFor } from '#server/enquiries/figures/asked-for.ts';
import type { AskedTrip } from '#server/enquiries/figures/asked-trip.ts';

/** What the office made of an enquiry. */
export interface EnquiryOutcome {
  reference: string;
  /** When the first reply was sent; null while there is none. */
  firstAnsweredAt: string | null;
  isWon: boolean;
}

interface Share {
  received: number;
  won: number;
}

const dayMs = 86_400_000;

/** The figures of the enquiries received in one month, each with its outcome where it has one. */
export function figuresOf(
  month: string,
  enquiries: Iterable<readonly [AskedFor, EnquiryOutcome | undefined]>,
  nameOf: (trip: AskedTrip) => string,
): MonthFigures {
  const all: Share = { received: 0, won: 0 };
  let answeredWithinDay = 0;
  const byTrip = new Map<string, Share & { trip: AskedTrip }>();
  const byMonth = new Map<string, Share>();
  for (const [{ receivedAt, trip, month: asked }, outcome] of enquiries) {
    const isWon = outcome?.isWon === true;
    count(all, isWon);
    if (isWithinDay(receivedAt, outcome?.firstAnsweredAt ?? null)) answeredWithinDay += 1;
    if (trip !== undefined) count(shareOf(byTrip, `${trip.kind} ${trip.slug}`, { received: 0, won: 0, trip }), isWon);
    if (asked !== undefined) count(shareOf(byMonth, asked, { received: 0, won: 0 }), isWon);
  }
  return {
    month,
    ...all,
    answeredWithinDay,
    byTrip: [...byTrip.values()]
      .map(({ trip, ...share }) => ({ kind: trip.kind, slug: trip.slug, name: nameOf(trip), ...share }))
      .toSorted((a, b) => b.received - a.received || a.name.localeCompare(b.name)),
    byMonthAskedFor: [...byMonth]
      .map(([asked, share]) => ({ month: asked, ...share }))
      .toSorted((a, b) => a.month.localeCompare(b.month)),
  };
}

function shareOf<S extends Share>(shares: Map<string, S>, key: string, begun: S): S {
  const share = shares.get(key) ?? begun;
  shares.set(key, share);
  return share;
}

function count(share: Share, isWon: boolean): void {
  share.received += 1;
  if (isWon) share.won += 1;
}

function isWithinDay(receivedAt: string, firstAnsweredAt: string | null): boolean {
  return firstAnsweredAt !== null && Date.parse(firstAnsweredAt) - Date.parse(receivedAt) <= dayMs;
}
