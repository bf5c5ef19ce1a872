import { addDays } from '#contract/calendar/calendar.ts';
import type { ProposalDraft } from '#contract/desk/proposals.ts';
import { defaultGuests } from '#contract/money/price.ts';
import { depositWords } from '#contract/words/deposit-words.ts';
import type { Catalogue } from '#server/content/catalogue/catalogue.ts';
import { peopleOfTour } from '#server/content/catalogue/kinds/people.ts';
import type { ContactDetails, EnquiryDetails, SafariDetails } from '#server/enquiries/enquiry.ts';
import { tourOfDeparture } from '#server/group-tours/seat-check.ts';
import { dear } from '#server/mail/content/mail-content.ts';
import { usualPayments } from '#server/proposals/payments.ts';
import type { Operator } from '#server/settings/operator.ts';

/** Days a proposal stands open unless the office says otherwise. */
const validDays = 14;

interface Beginning {
  catalogue: Catalogue;
  operator: Operator;
  /** The day at the office. */
  today: string;
}

/** What a proposal begins with: the trip as an enquiry asks for it. It may have problems, as any draft. */
export function beginDraft({ catalogue, operator, today }: Beginning, details: EnquiryDetails): ProposalDraft {
  const trip = details.kind === 'custom-safari' ? tripAsked(details) : tripMeant(catalogue, details);
  const startDate = firstDayOf(trip, today);
  const usual = addDays(today, validDays);
  const validUntil = startDate !== undefined && startDate < usual ? startDate : usual;
  const record =
    trip.kind === 'tour' ? catalogue.tours.get(trip.tour)?.record : catalogue.groupTours.get(trip.groupTour)?.record;
  return {
    words: wordsTo(details.traveller.name),
    planner: (record && peopleOfTour(catalogue, record).planner?.slug) ?? null,
    validUntil,
    trip,
    ownLines: [],
    discount: null,
    ...usualPayments(operator.terms, { today, validUntil, startDate }),
    terms: termsOf(catalogue, operator),
  };
}

function tripAsked({ tour, dates, guests, childAges = [], ...asked }: SafariDetails): ProposalDraft['trip'] {
  return {
    kind: 'tour',
    tour: tour.slug,
    startDate: dates.startDate ?? null,
    guests,
    childAges: childAges.slice(0, guests.children),
    activities: asked.activities.map(({ id, selectedDate, guestCount }) => ({
      id,
      ...(selectedDate !== undefined && { selectedDate }),
      ...(guestCount !== undefined && { guestCount }),
    })),
    stays: asked.accommodations.map(({ id, roomType, nights, insteadOf }) => ({
      id,
      roomType,
      nights,
      ...(insteadOf !== undefined && { insteadOf: insteadOf.id }),
    })),
  };
}

/** Of a message what it is about; the first of our tours, with its day to be chosen, where it is about none. */
function tripMeant({ tours, groupTours }: Catalogue, { context }: ContactDetails): ProposalDraft['trip'] {
  if (context?.kind === 'group-tour') {
    const { id, departureId, seats = defaultGuests.adults, room } = context;
    const groupTour = departureId === undefined ? id : tourOfDeparture(departureId);
    if (groupTours.has(groupTour)) {
      // The address of a group tour may stand for its next departure.
      const departure = departureId === undefined || groupTours.has(departureId) ? null : departureId;
      return { kind: 'departure', groupTour, departureId: departure, seats, ...(room !== undefined && { room }) };
    }
  }
  const [first = ''] = tours.keys();
  const tour = context?.kind === 'tour' && tours.has(context.id) ? context.id : first;
  return { kind: 'tour', tour, startDate: null, guests: defaultGuests, childAges: [], activities: [], stays: [] };
}

/** Undefined for none, and for one that is over. */
function firstDayOf(trip: ProposalDraft['trip'], today: string): string | undefined {
  // The id of a departure ends with its day.
  const day = trip.kind === 'tour' ? trip.startDate : (trip.departureId?.slice(-10) ?? null);
  return day === null || day < today ? undefined : day;
}

function wordsTo(name: string): string {
  return [
    dear(name),
    'Thank you for your enquiry. This is the trip as we understand it: its days, what it costs, and what is paid to others. Please ask whatever is open, and tell us what you would rather have another way.',
  ].join('\n\n');
}

function termsOf({ proof }: Catalogue, { siteUrl }: Operator): string {
  return [
    `Our terms and conditions hold for this trip: ${siteUrl}/terms-and-conditions.`,
    ...(proof?.deposit === undefined ? [] : [depositWords(proof.deposit)]),
  ].join(' ');
}
