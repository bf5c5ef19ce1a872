import { setImmediate as nextTurn } from 'node:timers/promises';
import type { EnquiryDetails } from '#server/enquiries/enquiry.ts';
import { type AskedTrip, monthAskedFor, tripAskedFor } from '#server/enquiries/figures/asked-trip.ts';
import { askStore, type Store } from '#server/store/open-store.ts';

/** Instants, ISO 8601: from the first on, and before the second. */
export interface TimeSpan {
  from: string;
  until: string;
}

/** What the figures need of an enquiry: nothing of who asked. None of it changes once the enquiry is stored. */
export interface AskedFor {
  receivedAt: string;
  trip: AskedTrip | undefined;
  /** Of the first day wished for, `YYYY-MM`. */
  month: string | undefined;
}

/** By reference. */
export type AskedForBook = ReadonlyMap<string, AskedFor>;

/** Details read at once: others are answered between two such reads. */
const atOnce = 200;

/**
 * What was asked for in the enquiries received in a span. It stands in their details, and to read those of ten thousand takes half a
 * second: what is `known` is not read again, and what was erased since is left out. Throws StoreUnavailable.
 */
export async function readAskedFor(
  store: Store,
  { from, until }: TimeSpan,
  known?: AskedForBook,
): Promise<AskedForBook> {
  const listed = await askStore(store, (db) =>
    db
      .selectFrom('enquiries')
      .select('reference')
      .where('received_at', '>=', from)
      .where('received_at', '<', until)
      .execute(),
  );
  const references = listed.map(({ reference }) => reference);
  const unread = references.filter((reference) => known?.has(reference) !== true);
  const read = new Map<string, AskedFor>();
  for (let start = 0; start < unread.length; start += atOnce) {
    await nextTurn();
    for (const [reference, asked] of await readSome(store, unread.slice(start, start + atOnce)))
      read.set(reference, asked);
  }
  return new Map(
    references.flatMap((reference) => {
      const asked = known?.get(reference) ?? read.get(reference);
      return asked === undefined ? [] : [[reference, asked] as const];
    }),
  );
}

async function readSome(store: Store, references: readonly string[]): Promise<[string, AskedFor][]> {
  const rows = await askStore(store, (db) =>
    db
      .selectFrom('enquiries')
      .select(['reference', 'received_at', 'details'])
      .where('reference', 'in', references)
      .execute(),
  );
  return rows.map(({ reference, received_at: receivedAt, details: json }) => {
    const details: EnquiryDetails = JSON.parse(json);
    return [reference, { receivedAt, trip: tripAskedFor(details), month: monthAskedFor(details) }];
  });
}
