import type { Kysely } from 'kysely';
import type { DepartureConcern, WaitingPlace } from '#contract/desk/departures.ts';
import type { StoredEnquiry } from '#server/enquiries/enquiry.ts';
import { type CancelledTrip, cancellationMail } from '#server/enquiries/mails/cancellation-mail.ts';
import { storedEnquiry } from '#server/enquiries/read-enquiries.ts';
import { readHolds } from '#server/group-tours/seat-holds.ts';
import type { Operator } from '#server/settings/operator.ts';
import type { Tables } from '#server/store/tables.ts';

export interface Cancellation {
  departureId: string;
  trip: CancelledTrip;
  /** Those in line, with the holds they have. */
  line: readonly WaitingPlace[];
  operator: Operator;
}

/**
 * Who has to hear that a departure is cancelled: who asked for it, for whom seats are held or were sold out of a hold, and who
 * stands in line; each once, with a mail. Throws what the engine threw.
 */
export async function departureConcerns(
  db: Kysely<Tables>,
  { departureId, trip, line, operator }: Cancellation,
  now: Date,
): Promise<DepartureConcern[]> {
  const ofLine = new Set(line.map(({ hold }) => hold));
  const kept = (await readHolds(db, departureId, now)).filter(
    ({ id, state }) => (state === 'live' || state === 'sold') && !ofLine.has(id),
  );
  const references = kept.flatMap(({ enquiry }) => enquiry ?? []);
  const enquiries = await enquiriesAbout(db, departureId, references);
  const known = new Set(enquiries.map(({ reference }) => reference));
  const asked = enquiries.map(({ reference, details, isWon }): DepartureConcern => {
    const { name, email } = details.traveller;
    const held = kept.filter(({ enquiry }) => enquiry === reference);
    const seats =
      held.length > 0
        ? held.reduce((sum, hold) => sum + hold.seats, 0)
        : details.kind === 'contact'
          ? details.context?.seats
          : undefined;
    return {
      because: held.length > 0 ? 'hold' : 'enquiry',
      name,
      email,
      enquiry: reference,
      seats: seats ?? null,
      letter: cancellationMail(
        trip,
        { name, seats, claim: held.length > 0 || isWon ? 'has' : 'asked', enquiry: reference },
        operator,
      ),
      toldAt: null,
    };
  });
  const others = kept
    .filter(({ enquiry }) => enquiry === null || !known.has(enquiry))
    .map(
      ({ forWhom, seats }): DepartureConcern => ({
        because: 'hold',
        name: forWhom,
        email: null,
        enquiry: null,
        seats,
        letter: cancellationMail(trip, { name: forWhom, seats, claim: 'has' }, operator),
        toldAt: null,
      }),
    );
  const addresses = new Set(enquiries.map(({ details }) => details.traveller.email.toLowerCase()));
  const waiting = line
    .filter(({ email }) => !addresses.has(email.toLowerCase()))
    .map(
      ({ name, email, seats }): DepartureConcern => ({
        because: 'waiting list',
        name,
        email,
        enquiry: null,
        seats,
        letter: cancellationMail(trip, { name, seats, claim: 'waits' }, operator),
        toldAt: null,
      }),
    );
  return [...(await withTold(db, asked)), ...others, ...waiting];
}

/** Whoever was sent the letter as a reply has been told. */
async function withTold(db: Kysely<Tables>, concerns: readonly DepartureConcern[]): Promise<DepartureConcern[]> {
  const [first] = concerns;
  if (first === undefined) return [];
  const replies = await db
    .selectFrom('enquiry_replies')
    .select(['reference', 'subject', 'written_at'])
    .where(
      'reference',
      'in',
      concerns.flatMap(({ enquiry }) => enquiry ?? []),
    )
    .where('channel', '=', 'mail')
    .execute();
  return concerns.map((one) => {
    const sent = replies.find(({ reference, subject }) => reference === one.enquiry && subject === one.letter.subject);
    return { ...one, toldAt: sent?.written_at ?? null };
  });
}

/** Enquiries that name the departure, and those of these references; newest first. */
async function enquiriesAbout(
  db: Kysely<Tables>,
  departureId: string,
  references: readonly string[],
): Promise<(StoredEnquiry & { isWon: boolean })[]> {
  const rows = await db
    .selectFrom('enquiries')
    .selectAll()
    .where(({ eb, or }) =>
      or([
        // An id has no character that JSON or a pattern would write differently.
        eb('details', 'like', `%"departureId":"${departureId}"%`),
        ...(references.length > 0 ? [eb('reference', 'in', references)] : []),
      ]),
    )
    .orderBy('received_at', 'desc')
    .orderBy('reference')
    .execute();
  return rows
    .map((row) => ({ ...storedEnquiry(row), isWon: row.state === 'won' }))
    .filter(({ reference, details }) => references.includes(reference) || namesDeparture(details, departureId));
}

/** What somebody wrote may look like it. */
function namesDeparture(details: StoredEnquiry['details'], departureId: string): boolean {
  return details.kind === 'contact' && details.context?.departureId === departureId;
}
