import type { EnquiryDetails } from '#server/enquiries/enquiry.ts';
import { topicsInWords } from '#server/enquiries/letters/contact-parts.ts';
import { type Cell, csvTable } from '#server/operator-commands/csv-table.ts';
import type { FiledEnquiry } from '#server/operator-commands/find-enquiries.ts';
import { mailStates } from '#server/operator-commands/mail-states.ts';

type Column = [header: string, cell: (enquiry: FiledEnquiry) => Cell];

const ofSafari =
  (cell: (details: Extract<EnquiryDetails, { kind: 'custom-safari' }>) => Cell): Column[1] =>
  ({ details }) =>
    details.kind === 'custom-safari' ? cell(details) : undefined;

const ofContact =
  (cell: (details: Extract<EnquiryDetails, { kind: 'contact' }>) => Cell): Column[1] =>
  ({ details }) =>
    details.kind === 'contact' ? cell(details) : undefined;

const columns: Column[] = [
  ['Reference', ({ reference }) => reference],
  ['Received (UTC)', ({ receivedAt }) => receivedAt],
  ['Kind', ({ details }) => details.kind],
  ['Name', ({ details }) => details.traveller.name],
  ['E-mail', ({ details }) => details.traveller.email],
  ['Telephone', ({ details }) => details.traveller.phone],
  ['Answer by', ({ details }) => details.traveller.preferredContact],
  ['Topic', ofContact(({ topic }) => topicsInWords[topic])],
  ['About', ({ details }) => (details.kind === 'contact' ? details.context?.name : details.tour.name)],
  ['Seen at', ofContact(({ context }) => context?.url)],
  ['Departure', ofContact(({ context }) => context?.departureId)],
  ['Seats', ofContact(({ context }) => context?.seats)],
  ['First day', ofSafari(({ dates }) => dates.startDate)],
  ['Last day', ofSafari(({ dates }) => dates.endDate)],
  ['Flexibility', ofSafari(({ dates }) => dates.flexibility)],
  ['Adults', ofSafari(({ guests }) => guests.adults)],
  ['Children', ofSafari(({ guests }) => guests.children)],
  ['Infants', ofSafari(({ guests }) => guests.infants)],
  ['Activities', ofSafari(({ activities }) => activities.map(({ name }) => name).join('; '))],
  [
    'Stays',
    ofSafari(({ accommodations }) =>
      accommodations.map(({ name, roomType, nights }) => `${name}, ${roomType}, ${nights} nights`).join('; '),
    ),
  ],
  ['Total USD', ofSafari(({ pricing }) => pricing.total)],
  ['Whole trip USD, least', ofSafari(({ wholeTrip }) => wholeTrip?.total.least)],
  ['Whole trip USD, most', ofSafari(({ wholeTrip }) => wholeTrip?.total.most)],
  ['Message', ({ details }) => (details.kind === 'contact' ? details.message : details.notes)],
  ['Mails', ({ mails }) => mailStates(mails)],
  ['Consent', ({ consentVersion }) => consentVersion],
];

/** Enquiries for a spreadsheet. */
export function enquiryTable(enquiries: readonly FiledEnquiry[]): string {
  return csvTable(
    columns.map(([header]) => header),
    enquiries.map((enquiry) => columns.map(([, cell]) => cell(enquiry))),
  );
}
