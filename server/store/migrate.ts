import { type Kysely, type Migration, Migrator } from 'kysely';
import { retryWhileLocked } from '#server/store/lock-retries.ts';
import { departures } from '#server/store/migrations/001-departures.ts';
import { enquiries } from '#server/store/migrations/002-enquiries.ts';
import { newsletter } from '#server/store/migrations/003-newsletter.ts';
import { formGuards } from '#server/store/migrations/004-form-guards.ts';
import { exampleBookings } from '#server/store/migrations/005-example-bookings.ts';
import { retention } from '#server/store/migrations/006-retention.ts';
import { knownSecret } from '#server/store/migrations/007-known-secret.ts';
import { doubtedClock } from '#server/store/migrations/008-doubted-clock.ts';
import { deskChanges } from '#server/store/migrations/009-desk-changes.ts';
import { deskSignIn } from '#server/store/migrations/010-desk-sign-in.ts';
import { departuresAtTheDesk } from '#server/store/migrations/011-departures-at-the-desk.ts';
import { enquiryWork } from '#server/store/migrations/012-enquiry-work.ts';
import { waitingList } from '#server/store/migrations/013-waiting-list.ts';
import { contentEditing } from '#server/store/migrations/014-content-editing.ts';
import { proposals } from '#server/store/migrations/015-proposals.ts';
import { waitsSince } from '#server/store/migrations/016-waits-since.ts';
import { answers } from '#server/store/migrations/017-answers.ts';
import { unread } from '#server/store/migrations/018-unread.ts';
import { searchWords } from '#server/store/migrations/019-search-words.ts';
import { calls } from '#server/store/migrations/020-calls.ts';
import { contentPlans } from '#server/store/migrations/021-content-plans.ts';
import { bookings } from '#server/store/migrations/022-bookings.ts';
import { travellerDetails } from '#server/store/migrations/023-traveller-details.ts';
import { tripPages } from '#server/store/migrations/024-trip-pages.ts';
import { departureOffered } from '#server/store/migrations/025-departure-offered.ts';
import type { Tables } from '#server/store/tables.ts';

/** In the order of their names. A released migration is never changed: what it got wrong, the next one puts right. */
const migrations: Record<string, Migration> = {
  '001-departures': departures,
  '002-enquiries': enquiries,
  '003-newsletter': newsletter,
  '004-form-guards': formGuards,
  '005-example-bookings': exampleBookings,
  '006-retention': retention,
  '007-known-secret': knownSecret,
  '008-doubted-clock': doubtedClock,
  '009-desk-changes': deskChanges,
  '010-desk-sign-in': deskSignIn,
  '012-enquiry-work': enquiryWork,
  '011-departures-at-the-desk': departuresAtTheDesk,
  '013-waiting-list': waitingList,
  '014-content-editing': contentEditing,
  '015-proposals': proposals,
  '016-waits-since': waitsSince,
  '017-answers': answers,
  '018-unread': unread,
  '019-search-words': searchWords,
  '020-calls': calls,
  '021-content-plans': contentPlans,
  '022-bookings': bookings,
  '023-traveller-details': travellerDetails,
  '024-trip-pages': tripPages,
  '025-departure-offered': departureOffered,
};

/** Brings the store to the newest shape; does nothing when it is there. Throws what the engine threw. */
export async function migrate(db: Kysely<Tables>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  await retryWhileLocked(async () => {
    const { error } = await migrator.migrateToLatest();
    if (error !== undefined) throw error;
  });
}
