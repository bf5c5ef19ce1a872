import { payingGuests } from '#contract/money/price.ts';
import { stayWords, topicNames } from '#contract/words/trip-words.ts';
import { type Cell, type Column as ColumnOf, csvTable } from '#server/desk/tables/csv-table.ts';
import type { FiledEnquiry } from '#server/desk/tables/filed-enquiries.ts';
import type { EnquiryContext, EnquiryDetails, WholeTripSnapshot } from '#server/enquiries/enquiry.ts';
import type { OutboxState } from '#server/store/tables.ts';

type Column = ColumnOf<FiledEnquiry>;

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
  ['Email', ({ details }) => details.traveller.email],
  ['Telephone', ({ details }) => details.traveller.phone],
  ['Answer by', ({ details }) => details.traveller.preferredContact],
  ['State', ({ work }) => work.state],
  ['Lost because', ({ work }) => work.lostReason ?? undefined],
  ['Owner', ({ work }) => work.owner ?? undefined],
  ['Tags', ({ work }) => work.tags.join(', ')],
  ['First answer (UTC)', ({ work }) => work.firstAnsweredAt ?? undefined],
  ['Topic', ofContact(({ topic }) => topicNames[topic])],
  ['About', ({ details }) => (details.kind === 'contact' ? details.context?.name : details.tour.name)],
  ['Seen at', ofContact(({ context }) => context?.url)],
  ['Departure', ofContact(({ context }) => context?.departureId)],
  ['Seats', ofContact(({ context }) => context?.seats)],
  ['Room', ofContact(({ context }) => context?.room)],
  [
    'Price a person USD',
    ({ details }) => (details.kind === 'contact' ? seatPrice(details.context) : details.tour.price),
  ],
  ['First day', ofSafari(({ dates }) => dates.startDate)],
  ['Last day', ofSafari(({ dates }) => dates.endDate)],
  ['Flexibility', ofSafari(({ dates }) => dates.flexibility)],
  ['Adults', ofSafari(({ guests }) => guests.adults)],
  ['Children', ofSafari(({ guests }) => guests.children)],
  ['Infants', ofSafari(({ guests }) => guests.infants)],
  [
    'Ages of the children',
    ofSafari(({ guests, childAges = [] }) =>
      Array.from({ length: guests.children }, (_, child) => childAges[child] ?? 'not told').join(', '),
    ),
  ],
  ['Does not fit', ofSafari(({ doubts: warnings = [] }) => warnings.join(' '))],
  [
    'Activities',
    ofSafari(({ activities, guests }) =>
      activities
        .map(({ name, guestCount, selectedDate = 'day open' }) =>
          [name, selectedDate, `for ${guestCount ?? payingGuests(guests)}`].join(', '),
        )
        .join('; '),
    ),
  ],
  ['Stays', ofSafari(({ accommodations }) => accommodations.map(stayWords).join('; '))],
  ['Total USD', ({ details }) => (details.kind === 'contact' ? details.context?.price : details.pricing)?.total],
  ['Whole trip USD, least', ({ details }) => wholeTripOf(details)?.total.least],
  ['Whole trip USD, most', ({ details }) => wholeTripOf(details)?.total.most],
  ['Message', ({ details }) => (details.kind === 'contact' ? details.message : details.notes)],
  ['First page', ({ details }) => details.cameFrom?.firstPage],
  ['Led there by', ({ details }) => details.cameFrom?.referrer],
  ['Mails', ({ mails }) => mailStates(mails)],
  ['Consent', ({ consentVersion }) => consentVersion],
];

const states: Record<OutboxState, string> = { waiting: 'waiting', sent: 'sent', dead: 'given up' };

/** `sent`, or each mail's own state where they differ. */
function mailStates(mails: FiledEnquiry['mails']): string {
  const [first, ...others] = mails;
  if (first === undefined) return 'none';
  if (others.every(({ state }) => state === first.state)) return states[first.state];
  return mails.map(({ kind, state }) => `${kind} ${states[state]}`).join(', ');
}

/** Of one seat, with the single supplement where it is paid. */
function seatPrice(context: EnquiryContext | undefined): Cell {
  const { price, seats = 1 } = context ?? {};
  return price && price.seats / seats + price.singleSupplement;
}

function wholeTripOf(details: EnquiryDetails): WholeTripSnapshot | undefined {
  return details.kind === 'contact' ? details.context?.wholeTrip : details.wholeTrip;
}

/** Enquiries for a spreadsheet. */
export function enquiryTable(pages: AsyncIterable<readonly FiledEnquiry[]>): AsyncIterable<string> {
  return csvTable(columns, pages);
}
