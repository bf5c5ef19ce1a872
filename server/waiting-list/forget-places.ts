import { addDays, officeDay } from '#contract/calendar/calendar.ts';
import { eraseMailFiles } from '#server/mail/erase-mail-files.ts';
import type { WriteQueue } from '#server/store/write-queue.ts';
import { confirmationDays } from '#server/waiting-list/waiting-list-links.ts';
import { erasePlaces } from '#server/waiting-list/waiting-places.ts';

/** Days after its departure has left that a place in line is kept: somebody may still ask how it went. */
const keptDays = 30;

/**
 * Removes places in line whose departure has left, and those that were never confirmed, with their mails: in the store, and as
 * files in `outboxFolder`. Throws StoreUnavailable.
 */
export async function forgetPlaces(
  { queue, outboxFolder }: { queue: WriteQueue; outboxFolder: string },
  now: Date,
): Promise<void> {
  const unconfirmed = new Date(now.getTime() - confirmationDays * 86_400_000).toISOString();
  const forgotten = await queue.write(async (db) => {
    const rows = await db
      .selectFrom('waiting_places')
      .innerJoin('departure_seats', 'departure_seats.departure_id', 'waiting_places.departure_id')
      .select('place_id')
      .where(({ and, eb, or }) =>
        or([
          eb('start_date', '<', addDays(officeDay(now), -keptDays)),
          and([eb('waiting_places.state', '=', 'requested'), eb('requested_at', '<', unconfirmed)]),
        ]),
      )
      // In one order everywhere: those who lock several departures wait for each other, and not for ever.
      .orderBy('waiting_places.departure_id')
      .limit(200)
      .execute();
    const ids = rows.map(({ place_id: id }) => id);
    await erasePlaces(db, ids, now);
    return ids;
  });
  await eraseMailFiles(outboxFolder, forgotten);
}
