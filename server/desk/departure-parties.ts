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
import {
  type EnquiryDetails,
  type StoredEnquiry,
  storedEnquiry,
  waitingListConsent,
} from '#server/enquiries/enquiry.ts';
import { letterTemplate, ownSubject } from '#server/enquiries/mails/departure-letter.ts';
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
  const enquiries = await enquiriesAbout(db, departureId, { holds, proposals, now });
  const line = (await readLine(db, departureId)).map((place) => ({
    place,
    enquiry: enquiryOf(place, holds, enquiries),
  }));
  const letters = await lettersTo(db, departureId);
  const toldOf = (email: string) => letters.get(email.toLowerCase()) ?? [];

  const asked = enquiries.map(({ reference, consentVersion, details, state }) => {
    const { name, email, phone = null } = details.traveller;
    const place = line.find(({ enquiry }) => enquiry === reference)?.place ?? null;
    const own = holds.filter(({ id, enquiry }) => enquiry === reference || id === place?.hold);
    const context = contextOf(details, departureId);
    const offers = proposals.filter((one) => one.reference === reference);
    const offered = offers.find(({ isOpen }) => isOpen);
    const agreed = offers.find(({ booking }) => booking !== null && booking.stage !== 'given-back') ?? offered;
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
      wished: agreed?.seats ?? context?.seats ?? null,
      room: agreed?.room ?? context?.room ?? null,
      rooms: agreed?.rooms ?? null,
      wrote: consentVersion === waitingListConsent ? '' : wordsIn(details),
      told: toldOf(email),
    });
  });
  const nobody = {
    phone: null,
    enquiry: null,
    proposal: null,
    wished: null,
    room: null,
    rooms: null,
    wrote: '',
    told: [],
  };
  const waiting = line
    .filter(({ enquiry }) => enquiry === null)
    .map(({ place }) => {
      const { id, name, email } = place;
      const own = holds.filter((hold) => hold.id === place.hold);
      return partyOf({ ...nobody, id, name, email, holds: own, place, told: toldOf(email) });
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
  rooms: DepartureParty['rooms'];
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
    .where('departure_id', '=', departureId)
    .orderBy('sent_at', 'desc')
    .execute();
  const about = rows.flatMap((row) => {
    const { departure, rooms = null } = offerOfVersion(row);
    return departure?.id === departureId ? [{ ...row, departure, rooms }] : [];
  });
  const ids = about.map(({ proposal_id: id }) => id);
  const bookings = ids.length === 0 ? [] : await readBookings(db, ids);
  return about.map((row): ProposalAbout => {
    const { proposal_id: id, reference, departure, rooms, hold_id: holdId } = row;
    const state = deskStateOf(row, row, now);
    const booking = bookings.find((one) => one.id === id);
    return {
      id,
      reference,
      seats: departure.seats,
      room: departure.room ?? null,
      rooms,
      isOpen: state === 'sent' || state === 'opened',
      holdId,
      booking: booking === undefined ? null : { id, stage: bookingStage(booking, officeDay(now)) },
    };
  });
}

interface About {
  holds: readonly SeatHold[];
  proposals: readonly ProposalAbout[];
  now: Date;
}

type EnquiryAbout = StoredEnquiry & {
  /** With which it stands to the departure: what was won for another one is lost to it. */
  state: EnquiryState;
};

/** Enquiries that name the departure, or have seats or a proposal of it; those that ask the same once more once. Newest first. */
async function enquiriesAbout(db: Kysely<Tables>, departureId: string, about: About): Promise<EnquiryAbout[]> {
  const named = [...about.holds.map(({ enquiry }) => enquiry), ...about.proposals.map(({ reference }) => reference)];
  const known = new Set(named.filter((reference) => reference !== null));
  const rows = await db
    .selectFrom('enquiries')
    .selectAll()
    .where(({ eb, or }) =>
      or([
        // An id has no character that JSON would write differently. What somebody wrote may look like it.
        eb('details', 'like', `%"${departureId}"%`),
        ...(known.size > 0 ? [eb('reference', 'in', [...known])] : []),
      ]),
    )
    .orderBy('received_at', 'desc')
    .orderBy('reference')
    .execute();
  const won = rows.filter(({ state }) => state === 'won').map(({ reference }) => reference);
  const elsewhere = await wonElsewhere(db, departureId, won, about);
  const enquiries = rows
    .map(
      (row): EnquiryAbout => ({
        ...storedEnquiry(row),
        state: elsewhere.has(row.reference) ? 'lost' : row.state,
      }),
    )
    .filter(({ reference, details }) => known.has(reference) || contextOf(details, departureId));
  return oncePerQuestion(enquiries, known);
}

/** Of enquiries that ask the same: all that are known, and if none of them is open, the first that is not lost, else the last. */
function oncePerQuestion(enquiries: readonly EnquiryAbout[], known: ReadonlySet<string>): EnquiryAbout[] {
  const all = new Map(enquiries.map((enquiry) => [enquiry.reference, enquiry]));
  const askedIn = ({ reference, details }: EnquiryAbout, times = 0): { question: string; times: number } => {
    const before = all.get(details.repeats ?? '');
    return before === undefined ? { question: reference, times } : askedIn(before, times + 1);
  };
  const rank = ({ reference, state }: EnquiryAbout) => (state === 'lost' ? 0 : 2) + (known.has(reference) ? 1 : 0);
  const asked = enquiries
    .map((enquiry) => ({ enquiry, ...askedIn(enquiry) }))
    .toSorted((one, other) => other.times - one.times);
  const speaking = new Map<string, EnquiryAbout>();
  for (const { enquiry, question } of asked) {
    const later = speaking.get(question);
    const least = later === undefined ? 0 : rank(later) + (later.state === 'lost' ? 1 : 0);
    if (rank(enquiry) >= least) speaking.set(question, enquiry);
  }
  const kept = new Set([...speaking.values()].map(({ reference }) => reference));
  return enquiries.filter(({ reference }) => known.has(reference) || kept.has(reference));
}

/** Which of these agreed to another trip, or have seats of another departure, and did not agree to this one. */
async function wonElsewhere(
  db: Kysely<Tables>,
  departureId: string,
  references: readonly string[],
  { proposals, now }: About,
): Promise<ReadonlySet<string>> {
  if (references.length === 0) return new Set();
  const agreed = await db
    .selectFrom('proposals')
    .select(['proposal_id as id', 'reference'])
    .where('state', '=', 'held')
    .where('reference', 'in', references)
    .execute();
  const seats = await db
    .selectFrom('seat_holds')
    .select('enquiry_reference as reference')
    .where('departure_id', '!=', departureId)
    .where('enquiry_reference', 'in', references)
    .where(({ eb, and, or }) =>
      or([eb('state', '=', 'sold'), and([eb('state', '=', 'live'), eb('held_until', '>', now.toISOString())])]),
    )
    .execute();
  const isAbout = ({ id }: { id: string }) => proposals.some((proposal) => proposal.id === id);
  const here = new Set(agreed.filter(isAbout).map(({ reference }) => reference));
  return new Set(
    [...agreed, ...seats].flatMap(({ reference }) => (reference && !here.has(reference) ? reference : [])),
  );
}

/** By address in lower case, newest first. */
async function lettersTo(
  db: Kysely<Tables>,
  departureId: string,
): Promise<ReadonlyMap<string, DepartureParty['told']>> {
  const told = new Map<string, DepartureParty['told']>();
  const letters = await db
    .selectFrom('enquiry_replies')
    .innerJoin('enquiries', 'enquiries.reference', 'enquiry_replies.reference')
    .leftJoin('outbox', 'outbox.message_id', 'enquiry_replies.message_id')
    .select(['enquiry_replies.reference', 'email', 'subject', 'written_at', 'outbox.state'])
    .where('template', '=', letterTemplate(departureId))
    .orderBy('written_at', 'desc')
    .execute();
  for (const { reference, email, subject, written_at: at, state } of letters) {
    const letter = { subject: ownSubject(subject, reference), at, isLost: state === 'dead' };
    told.set(email, [...(told.get(email) ?? []), letter]);
  }
  return told;
}

function contextOf(details: EnquiryDetails, departureId: string) {
  const context = details.kind === 'contact' ? details.context : undefined;
  return context?.departureId === departureId ? context : undefined;
}
