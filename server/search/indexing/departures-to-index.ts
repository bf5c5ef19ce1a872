import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { officeDay } from '#contract/calendar/calendar.ts';
import type { Catalogue } from '#server/content/catalogue/catalogue.ts';
import { readComingDepartures, ruledDepartures } from '#server/group-tours/departure-board.ts';
import { planDepartures } from '#server/group-tours/planned-departures.ts';
import type { DeparturesByTour } from '#server/search/search-documents.ts';
import { openStore, type StorePlace } from '#server/store/open-store.ts';

/**
 * The coming departures that a server on this store tells visitors of; the store is only read. Where there is none, as on a machine
 * that only indexes, `store` is undefined and they are what the content's rules propose.
 *
 * @throws StoreUnavailable
 */
export async function departuresToIndex(
  catalogue: Catalogue,
  place: StorePlace,
  now: Date,
): Promise<{ departures: DeparturesByTour; store: 'sqlite' | 'postgres' | undefined }> {
  const day = officeDay(now);
  if (place.databaseUrl === undefined && !existsSync(join(place.dataDir, 'site.db'))) {
    return { departures: ruledDepartures(catalogue, day), store: undefined };
  }
  const store = await openStore(place);
  try {
    const plans = planDepartures(catalogue, day);
    const departures = await readComingDepartures({ store, plans, slugs: [...plans.keys()], now });
    return { departures, store: store.kind };
  } finally {
    await store.close();
  }
}
