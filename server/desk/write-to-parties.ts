import type { Transaction } from 'kysely';
import type { DepartureParty, DeskDeparture, NewDepartureLetter } from '#contract/desk/departures.ts';
import { isMailable } from '#contract/forms/contact-details.ts';
import { departureParties } from '#server/desk/departure-parties.ts';
import type { StaffMember } from '#server/desk/staff.ts';
import { readEnquiry } from '#server/enquiries/enquiry.ts';
import { letterSubject, letterTemplate, letterText } from '#server/enquiries/mails/departure-letter.ts';
import { sendLetter } from '#server/enquiries/office/reply-to-enquiry.ts';
import { lockDepartureRow } from '#server/group-tours/departure-rows.ts';
import type { Operator } from '#server/settings/operator.ts';
import type { Tables } from '#server/store/tables.ts';
import { enquireForPlace } from '#server/waiting-list/taken-seats.ts';

interface Written {
  departure: DeskDeparture;
  letter: NewDepartureLetter;
  staff: StaffMember;
  operator: Operator;
}

/**
 * Sends a letter to these parties of a departure, each in the conversation of its enquiry; who only waits in line has one from then
 * on. An address is written to once under one subject, by what stands best of its parties; who has none is passed over. Throws what
 * the engine threw.
 *
 * @returns to how many it was sent.
 */
export async function writeToParties(db: Transaction<Tables>, written: Written, now: Date): Promise<number> {
  const { departure, letter, staff, operator } = written;
  // Of two presses at once the second sees to whom the first has written.
  await lockDepartureRow(db, departure.id, now);
  const isMeant = ({ id, email, told }: DepartureParty) =>
    letter.to.includes(id) && isMailable(email ?? '') && !told.some(({ subject }) => subject === letter.subject);
  const parties = (await departureParties(db, departure.id, now)).filter(isMeant);
  // Of one address the party that stands best is put last, and stays.
  const receivers = new Map(parties.toReversed().map((party) => [party.email?.toLowerCase(), party]));
  let sent = 0;
  // In one order: those who lock several enquiries wait for each other, and not for ever.
  for (const party of [...receivers.values()].toSorted((one, other) => (one.id < other.id ? -1 : 1))) {
    const reference = party.enquiry ?? (await enquiryOf(db, departure, party, now));
    const enquiry = await readEnquiry(db, reference);
    // It was erased meanwhile.
    if (enquiry === undefined) continue;
    const subject = letterSubject(letter.subject, reference);
    const text = letterText(letter, party, { trip: departure, enquiry, writer: staff.name, operator });
    const template = letterTemplate(departure.id);
    const isSent = await sendLetter(
      db,
      { reference, by: staff.email, now },
      { subject, text, template, isFirst: party.enquiry === null },
    );
    if (isSent) sent += 1;
  }
  return sent;
}

/** Only a place in line has an address and no enquiry. */
function enquiryOf(db: Transaction<Tables>, { id, ...trip }: DeskDeparture, party: DepartureParty, now: Date) {
  const { id: placeId, name, email, seats } = party;
  const tour = { slug: trip.tour, name: trip.tourName };
  const place = { name, email: email ?? '', seats: seats ?? 1, tour };
  return enquireForPlace(db, { placeId, departureId: id, place }, 'Waits on the waiting list.', now);
}
