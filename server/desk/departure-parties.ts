import type { Kysely } from 'kysely';
import { officeDay } from '#contract/calendar/calendar.ts';
import {
  type DepartureParty,
  type PartyStanding,
  partyStandings,
  type SeatHold,
  type WaitingPlace,
} from '#contract/desk/departures.ts';
import { bookingStage } from '#contract/trip/booking.ts';
import { type EnquiryDetails, type StoredEnquiry, waitingListConsent } from '#server/enquiries/enquiry.ts';
import { letterSubject } from '#server/enquiries/mails/departure-letter.ts';
import { storedEnquiry } from '#server/enquiries/read-enquiries.ts';
import { readHolds } from '#server/group-tours/seat-holds.ts';
import { readBookings } from '#server/proposals/bookings/booking-rows.ts';
import { offerOfVersion } from '#server/proposals/proposal-rows.ts';
import { deskStateOf } from '#server/proposals/proposal-state.ts';
import type { EnquiryState, Tables } from '#server/store/tables.ts';
import { readLine } from '#server/waiting-list/waiting-places.ts';

/**
 * Everybody who has seats of a departure, was offered or asked for some, or waits for them, each once and those with seats first.
 * Throws what the engine threw.
 */
export async function departureParties(db: Kysely<Tables>, departureId: string, now: Date): Promise<DepartureParty[]> {
  const proposals = await proposalsAbout(db, departureId, now);
  const holds = (await readHolds(db, departureId, now)).map((hold) => ({
    ...hold,
    booking: proposals.find(({ holdId }) => holdId === hold.id)?.booking ?? null,
  }));
  const named = [...holds.map(({ enquiry }) => enquiry), ...proposals.map(({ reference }) => reference)];
  const known = new Set(named.filter((reference) => reference !== null));
  const enquiries = await enquiriesAbout(db, departureId, known);
  const line = (await readLine(db, departureId)).map((place) => ({
    place,
    enquiry: enquiryOf(place, holds, enquiries),
  }));
  const told = await toldOf(db, departureId, enquiries);

  const asked = enquiries.map(({ reference, consentVersion, details, state }) => {
    const { name, email, phone = null } = details.traveller;
    const place = line.find(({ enquiry }) => enquiry === reference)?.place ?? null;
    const own = holds.filter(({ id, enquiry }) => enquiry === reference || id === place?.hold);
    const context = contextOf(details, departureId);
    const offered = proposals.find((one) => one.reference === reference && one.isOpen);
    return partyOf({
      id: reference,
      name,
      email,
      phone,
      enquiry: reference,
      state,
      holds: own,
      place,
      proposal: offered?.id ?? null,
      wished: offered?.seats ?? context?.seats ?? null,
      room: offered?.room ?? context?.room ?? null,
      wrote: consentVersion === waitingListConsent ? '' : wordsIn(details),
      told: told.get(reference) ?? [],
    });
  });
  const nobody = { phone: null, enquiry: null, proposal: null, wished: null, room: null, wrote: '', told: [] };
  const waiting = line
    .filter(({ enquiry }) => enquiry === null)
    .map(({ place }) => {
      const { id, name, email } = place;
      return partyOf({ ...nobody, id, name, email, holds: holds.filter((hold) => hold.id === place.hold), place });
    });
  const counted = new Set([...asked, ...waiting].flatMap((party) => party.holds.map(({ id }) => id)));
  const others = holds
    .filter(({ id }) => !counted.has(id))
    .map((hold) => partyOf({ ...nobody, id: hold.id, name: hold.forWhom, email: null, holds: [hold], place: null }));
  return [...asked, ...waiting, ...others].toSorted(
    (one, other) => partyStandings.indexOf(one.standing) - partyStandings.indexOf(other.standing),
  );
}

/** Of who stands in line: the enquiry their seats are held for, else the first of their address. */
function enquiryOf(
  { hold, email }: WaitingPlace,
  holds: readonly SeatHold[],
  enquiries: readonly StoredEnquiry[],
): string | null {
  const held = holds.find(({ id }) => id === hold)?.enquiry ?? null;
  const isTheirs = ({ details }: StoredEnquiry) => details.traveller.email.toLowerCase() === email.toLowerCase();
  return held ?? enquiries.findLast(isTheirs)?.reference ?? null;
}

function wordsIn(details: EnquiryDetails): string {
  return details.kind === 'contact' ? details.message : (details.notes ?? '');
}

type Known = Omit<DepartureParty, 'standing' | 'seats'> & {
  /** Of its enquiry. */
  state?: EnquiryState;
  /** Seats it asked for, or was offered. */
  wished: number | null;
};

function partyOf({ state, wished, ...party }: Known): DepartureParty {
  const kept = party.holds.filter((hold) => hold.state === 'live' || hold.state === 'sold');
  const has = kept.reduce((sum, { seats }) => sum + seats, 0);
  const standing = standingOf(party, kept.length > 0, state);
  return { ...party, standing, seats: has > 0 ? has : (party.place?.seats ?? wished) };
}

function standingOf(
  { holds, place, proposal }: Pick<Known, 'holds' | 'place' | 'proposal'>,
  hasSeats: boolean,
  state: EnquiryState | undefined,
): PartyStanding {
  if (hasSeats) return holds.some((hold) => hold.state === 'sold') ? 'sold' : 'held';
  if (state === 'won') return 'won';
  if (place?.state === 'waiting') return 'waiting';
  if (proposal !== null) return 'proposed';
  // What ended by itself is still asked for.
  return state === undefined || state === 'lost' || holds[0]?.state === 'released' ? 'ended' : 'asked';
}

interface ProposalAbout {
  id: string;
  reference: string;
  seats: number;
  room: DepartureParty['room'];
  /** Its traveller can still say yes. */
  isOpen: boolean;
  holdId: string | null;
  booking: DepartureParty['holds'][number]['booking'];
}

/** What was offered of the departure last, or agreed to; newest first. */
async function proposalsAbout(db: Kysely<Tables>, departureId: string, now: Date): Promise<ProposalAbout[]> {
  const rows = await db
    .selectFrom('proposals')
    .innerJoin('proposal_versions', (join) =>
      join
        .onRef('proposal_versions.proposal_id', '=', 'proposals.proposal_id')
        .on(({ eb, fn, ref }) =>
          eb(ref('proposal_versions.number'), '=', fn.coalesce('proposals.held_number', 'proposals.number')),
        ),
    )
    .select(['proposals.proposal_id', 'reference', 'state', 'hold_id', 'offer', 'valid_until', 'opened'])
    .where('offer', 'like', mentioned(departureId))
    .orderBy('sent_at', 'desc')
    .execute();
  const about = rows.flatMap((row) => {
    const { departure } = offerOfVersion(row);
    return departure?.id === departureId ? [{ ...row, departure }] : [];
  });
  const ids = about.map(({ proposal_id: id }) => id);
  const bookings = ids.length === 0 ? [] : await readBookings(db, ids);
  return about.map((row): ProposalAbout => {
    const { proposal_id: id, reference, departure, hold_id: holdId } = row;
    const state = deskStateOf(row, row, now);
    const booking = bookings.find((one) => one.id === id);
    return {
      id,
      reference,
      seats: departure.seats,
      room: departure.room ?? null,
      isOpen: state === 'sent' || state === 'opened',
      holdId,
      booking: booking === undefined ? null : { id, stage: bookingStage(booking, officeDay(now)) },
    };
  });
}

/** Enquiries that name the departure, but for those that ask the same once more, and those that are `known` to be about it; newest first. */
async function enquiriesAbout(
  db: Kysely<Tables>,
  departureId: string,
  known: ReadonlySet<string>,
): Promise<(StoredEnquiry & { state: EnquiryState })[]> {
  const rows = await db
    .selectFrom('enquiries')
    .selectAll()
    .where(({ eb, or }) =>
      or([
        eb('details', 'like', mentioned(departureId)),
        ...(known.size > 0 ? [eb('reference', 'in', [...known])] : []),
      ]),
    )
    .orderBy('received_at', 'desc')
    .orderBy('reference')
    .execute();
  const about = rows
    .map((row) => ({ ...storedEnquiry(row), state: row.state }))
    .filter(({ reference, details }) => known.has(reference) || contextOf(details, departureId));
  const references = new Set(about.map(({ reference }) => reference));
  return about.filter(({ reference, details }) => known.has(reference) || !references.has(details.repeats ?? ''));
}

/** Of the replies that are letters to everybody on a departure. */
export function letterTemplate(departureId: string): string {
  return `departure ${departureId}`;
}

async function toldOf(
  db: Kysely<Tables>,
  departureId: string,
  enquiries: readonly StoredEnquiry[],
): Promise<ReadonlyMap<string, DepartureParty['told']>> {
  const told = new Map<string, DepartureParty['told']>();
  if (enquiries.length === 0) return told;
  const letters = await db
    .selectFrom('enquiry_replies')
    .leftJoin('outbox', 'outbox.message_id', 'enquiry_replies.message_id')
    .select(['reference', 'subject', 'written_at', 'outbox.state'])
    .where('template', '=', letterTemplate(departureId))
    .where(
      'reference',
      'in',
      enquiries.map(({ reference }) => reference),
    )
    .orderBy('written_at', 'desc')
    .execute();
  for (const { reference, subject, written_at: at, state } of letters) {
    const own = subject?.replace(letterSubject('', reference), '') ?? '';
    told.set(reference, [...(told.get(reference) ?? []), { subject: own, at, isLost: state === 'dead' }]);
  }
  return told;
}

/** An id has no character that JSON would write differently. What somebody wrote may look like it. */
function mentioned(departureId: string): string {
  return `%"${departureId}"%`;
}

function contextOf(details: EnquiryDetails, departureId: string) {
  const context = details.kind === 'contact' ? details.context : undefined;
  return context?.departureId === departureId ? context : undefined;
}
