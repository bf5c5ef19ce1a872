import { setImmediate as nextTurn } from 'node:timers/promises';
import type { EnquiryDetails } from '#server/enquiries/enquiry.ts';
import { type AskedTrip, monthAskedFor, tripAskedFor } from '#server/enquiries/figures/asked-trip.ts';
import { askStore, type Store } from '#server/store/open-store.ts';

/** What the figures need of an enquiry's details: nothing of who asked. None of it changes once the enquiry is stored. */
export interface AskedFor {
  trip: AskedTrip | undefined;
  /** Of the first day wished for, `YYYY-MM`. */
  month: string | undefined;
  /** The site that led here, null where none did; undefined where nobody said. */
  source: string | null | undefined;
}

/** By reference. */
export type AskedForBook = ReadonlyMap<string, AskedFor>;

/** Details read at once: others are answered between two such reads. */
const atOnce = 200;

/**
 * What was asked for in these enquiries. To read the details of ten thousand takes half a second: what is `known` is not read again.
 * What was erased meanwhile is left out. Throws StoreUnavailable.
 */
export async function readAskedFor(
  store: Store,
  references: readonly string[],
  known: AskedForBook,
): Promise<AskedForBook> {
  const unread = references.filter((reference) => !known.has(reference));
  const read = new Map<string, AskedFor>();
  for (let start = 0; start < unread.length; start += atOnce) {
    await nextTurn();
    const some = unread.slice(start, start + atOnce);
    for (const [reference, asked] of await readSome(store, some)) read.set(reference, asked);
  }
  return new Map(
    references.flatMap((reference) => {
      const asked = known.get(reference) ?? read.get(reference);
      return asked === undefined ? [] : [[reference, asked] as const];
    }),
  );
}

async function readSome(store: Store, references: readonly string[]): Promise<[string, AskedFor][]> {
  const rows = await askStore(store, (db) =>
    db.selectFrom('enquiries').select(['reference', 'details']).where('reference', 'in', references).execute(),
  );
  return rows.map(({ reference, details: json }) => {
    const details: EnquiryDetails = JSON.parse(json);
    const source = details.cameFrom && (details.cameFrom.referrer ?? null);
    return [reference, { trip: tripAskedFor(details), month: monthAskedFor(details), source }];
  });
}
