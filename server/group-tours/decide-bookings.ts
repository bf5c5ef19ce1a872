import type { Clock } from '#server/clock.ts';
import type { Catalogue } from '#server/content/catalogue/catalogue.ts';
import { beginBookings } from '#server/group-tours/example-bookings.ts';
import type { Log } from '#server/log.ts';
import { type Store, StoreUnavailable } from '#server/store/open-store.ts';

export interface BookingsOptions {
  store: Store;
  catalogue: Catalogue;
  demonstration: boolean;
  clock: Clock;
  log: Log;
}

/** A store that can be read and not written, as on a full disk, is served from; the next start decides. */
export async function decideBookings(options: BookingsOptions): Promise<void> {
  const { store, catalogue, demonstration, clock, log } = options;
  try {
    const bookings = await beginBookings(store, { catalogue, demonstration, now: clock() });
    if (bookings === 'never' || demonstration) return;
    log.warn('the store began as a demonstration, and bookings in it are examples; begin with a new one');
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error;
    log.error('the store cannot be written', { reason: error.message });
  }
}
