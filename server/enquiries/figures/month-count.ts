import type { MonthFigures } from '#contract/desk/figure-endpoints.ts';
import type { AskedForBook } from '#server/enquiries/figures/asked-for.ts';
import type { AskedTrip } from '#server/enquiries/figures/asked-trip.ts';
import { momentOf } from '#server/enquiries/office/waiting.ts';
import type { Promised } from '#server/enquiries/office/working-days.ts';

/** An enquiry, and what the office has made of it so far. */
export interface CountedEnquiry {
  reference: string;
  receivedAt: string;
  /** When the first reply was sent; null while there is none. */
  firstAnsweredAt: string | null;
  isWon: boolean;
}

interface FiguresOptions {
  askedFor: AskedForBook;
  promised: Promised;
  nameOf(trip: AskedTrip): string;
}

interface Share {
  received: number;
  won: number;
}

/** The figures of the enquiries received in one month; one that is not in the book was erased meanwhile. */
export function figuresOf(
  month: string,
  enquiries: readonly CountedEnquiry[],
  { askedFor, promised, nameOf }: FiguresOptions,
): MonthFigures {
  const all: Share = { received: 0, won: 0 };
  let answeredAsPromised = 0;
  const byTrip = new Map<string, Share & { trip: AskedTrip }>();
  const byMonth = new Map<string, Share>();
  for (const { reference, receivedAt, firstAnsweredAt, isWon } of enquiries) {
    const asked = askedFor.get(reference);
    if (asked === undefined) continue;
    const { trip, month: wantedMonth } = asked;
    count(all, isWon);
    if (isAsPromised(receivedAt, firstAnsweredAt, promised)) answeredAsPromised += 1;
    if (trip !== undefined) count(shareOf(byTrip, `${trip.kind} ${trip.slug}`, { received: 0, won: 0, trip }), isWon);
    if (wantedMonth !== undefined) count(shareOf(byMonth, wantedMonth, { received: 0, won: 0 }), isWon);
  }
  return {
    month,
    ...all,
    answeredAsPromised,
    byTrip: [...byTrip.values()]
      .map(({ trip, ...share }) => ({ kind: trip.kind, slug: trip.slug, name: nameOf(trip), ...share }))
      .toSorted((a, b) => b.received - a.received || a.name.localeCompare(b.name)),
    byMonthAskedFor: [...byMonth]
      .map(([wantedMonth, share]) => ({ month: wantedMonth, ...share }))
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

/** By the same rule by which an enquiry is late in the list. */
function isAsPromised(receivedAt: string, firstAnsweredAt: string | null, promised: Promised): boolean {
  return firstAnsweredAt !== null && receivedAt > momentOf(new Date(firstAnsweredAt), promised).overdueSince;
}
