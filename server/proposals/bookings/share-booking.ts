import { randomBytes } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { ProposedDay } from '#contract/forms/proposals.ts';
import type { SharedTrip } from '#contract/forms/shared-trip.ts';
import type { TripNotes } from '#contract/trip/trip-notes.ts';
import { firstName } from '#contract/words/first-name.ts';
import { readBookings } from '#server/proposals/bookings/booking-rows.ts';
import { titleWithoutAmounts, withoutAmounts } from '#server/proposals/bookings/without-amounts.ts';
import { offerOfVersion, readHeldVersion, readProposal, readVersion } from '#server/proposals/proposal-rows.ts';
import { tellBoth } from '#server/proposals/tell-both.ts';
import { type NoteSources, tripNotes } from '#server/proposals/trip-notes.ts';
import type { Tables } from '#server/store/tables.ts';

/** A trip as those open it who travel along, without anything it costs; undefined where its link was ended. Throws what the engine threw. */
export async function readSharedTrip(
  db: Kysely<Tables>,
  sources: NoteSources,
  shareId: string,
): Promise<SharedTrip | undefined> {
  const shared = await db
    .selectFrom('bookings')
    .select('proposal_id')
    .where('share_id', '=', shareId)
    .executeTakeFirst();
  const row = shared && (await readProposal(db, shared.proposal_id));
  const version = row && (await readHeldVersion(db, row));
  if (row === undefined || version === undefined) return undefined;
  const [booking] = await readBookings(db, [row.proposal_id]);
  if (booking === undefined) return undefined;
  const { tour, planner, startDate, endDate, guests, childAges, days, stays, activities, traveller } =
    offerOfVersion(version);
  const notes = tripNotes(sources, { tour, days }, booking);
  return {
    state: row.state === 'held' ? 'held' : 'withdrawn',
    traveller: firstName(traveller),
    confirmedAt: booking.confirmedAt,
    // Named one by one: what a version learns to say one day is not shared by itself.
    offer: {
      tour,
      planner,
      startDate,
      endDate,
      guests,
      childAges,
      days: days.map(dayWithoutAmounts),
      stays: named(stays),
      activities: named(activities),
    },
    notes: notes && {
      ...notes,
      meeting: meetingWithoutAmounts(notes.meeting),
      packing: notes.packing.map(withoutAmounts).filter(Boolean),
      destinations: notes.destinations.map((place) => ({ ...place, whenToGo: withoutAmounts(place.whenToGo) })),
    },
  };
}

/* What an extra costs may be what was paid for it: whoever wrote of it did not think of those who travel along. */

function dayWithoutAmounts({ stayNote = '', ...day }: ProposedDay): ProposedDay {
  const note = withoutAmounts(stayNote);
  return {
    ...day,
    title: titleWithoutAmounts(day.title) || `Day ${day.day}`,
    description: withoutAmounts(day.description),
    stay: day.stay && (titleWithoutAmounts(day.stay) || null),
    ...(note && { stayNote: note }),
    activities: day.activities.map(titleWithoutAmounts).filter(Boolean),
  };
}

const named = <Named extends { name: string }>(all: readonly Named[]) =>
  all.map((one) => ({ ...one, name: titleWithoutAmounts(one.name) })).filter(({ name }) => name !== '');

function meetingWithoutAmounts(meeting: TripNotes['meeting']): TripNotes['meeting'] {
  const text = withoutAmounts(meeting?.text ?? '');
  const before = withoutAmounts(meeting?.before ?? '');
  return meeting && text ? { ...meeting, text, before: before === text ? null : before || null } : null;
}

/** A write may run several times, and so it says how it went instead of throwing. */
export type ShareOutcome = 'shared' | 'not agreed to' | 'missing';

/** Makes the link of a trip that was agreed to, the same however often it is asked for, or ends it; the office reads of either. Throws what the engine threw. */
export async function shareBooking(
  db: Transaction<Tables>,
  { versionId, isShared }: { versionId: string; isShared: boolean },
  now: Date,
): Promise<ShareOutcome> {
  const version = await readVersion(db, versionId);
  const row = version && (await readProposal(db, version.proposal_id));
  if (row === undefined) return 'missing';
  const changed = await db
    .updateTable('bookings')
    .set({ share_id: isShared ? randomBytes(8).toString('hex') : null })
    .where('proposal_id', '=', row.proposal_id)
    .where('share_id', isShared ? 'is' : 'is not', null)
    .$if(isShared, (made) => made.where('given_back_at', 'is', null))
    .returning('proposal_id')
    .executeTakeFirst();
  if (changed !== undefined) {
    await tellBoth(db, row, { at: now, what: isShared ? 'trip-shared' : 'sharing-ended' });
    return 'shared';
  }
  const [booking] = await readBookings(db, [row.proposal_id]);
  return booking === undefined || (isShared && booking.givenBackAt !== null) ? 'not agreed to' : 'shared';
}
