import type { ProposalDraft } from '#contract/desk/proposals.ts';
import { priceSeats, wholeTripOfSeats } from '#contract/money/seats-price.ts';
import type { Departure } from '#contract/records/group-tours.ts';
import { notIncluded } from '#contract/records/not-included.ts';
import { tripDays } from '#contract/trip/trip-days.ts';
import { tripWarnings } from '#contract/trip/trip-warnings.ts';
import { warningText } from '#contract/words/warning-text.ts';
import type { GroupTourFile } from '#server/content/catalogue/records/content-schema.ts';
import { tourCostsOf } from '#server/content/catalogue/tours/tour-costs.ts';
import { linesOfSeats } from '#server/enquiries/invoice-lines.ts';
import { tooFew } from '#server/group-tours/seat-holds.ts';
import { addProblem, type ProposalProblems } from '#server/proposals/proposal-problems.ts';
import type { ReadTrip, TripOnOffer, TripSources } from '#server/proposals/trip-on-offer.ts';

type SeatsAsked = Extract<ProposalDraft['trip'], { kind: 'departure' }>;

/** Seats on a departure, at the price the board has for it. Throws StoreUnavailable. */
export async function seatsOnOffer({ catalogue, board, today }: TripSources, asked: SeatsAsked): Promise<ReadTrip> {
  const problems: ProposalProblems = {};
  const none = { trip: undefined, problems, warnings: [] };
  const record = catalogue.groupTours.get(asked.groupTour)?.record;
  if (record === undefined) {
    addProblem(problems, 'trip.groupTour', 'We do not offer this group tour any more. Choose another.');
    return none;
  }
  if (asked.departureId === null) {
    addProblem(problems, 'trip.departureId', 'Choose a departure.');
    return none;
  }
  const coming = (await board.departuresOf([record.slug])).get(record.slug) ?? [];
  const departure = coming.find(({ id }) => id === asked.departureId);
  if (departure === undefined) {
    addProblem(
      problems,
      'trip.departureId',
      'This departure has left, or we do not offer it any more. Choose another.',
    );
    return none;
  }
  if (asked.seats > departure.availableSeats) addProblem(problems, 'trip.seats', tooFew(departure.availableSeats));
  const costs = { ...record, ...tourCostsOf(catalogue, record) };
  const guests = { adults: asked.seats, children: 0, infants: 0 };
  const warnings = tripWarnings({
    tour: costs,
    guests,
    childAges: [],
    startDate: departure.startDate,
    accommodations: [],
    activities: [],
    today,
  });
  return {
    trip: onOffer({ asked, record, departure, costs }),
    problems,
    // A departure runs on its day, for whoever takes its seats.
    warnings: warnings.filter(({ kind }) => kind === 'old-fee').map(warningText),
  };
}

interface Priced {
  asked: SeatsAsked;
  record: GroupTourFile;
  departure: Departure;
  costs: Parameters<typeof wholeTripOfSeats>[0];
}

function onOffer({ asked: { seats, room }, record, departure, costs }: Priced): TripOnOffer {
  const alone = seats === 1 && room !== undefined ? { room } : {};
  return {
    record,
    days: tripDays(record.itinerary, []),
    tour: { kind: 'group-tour', slug: record.slug, name: record.name },
    startDate: departure.startDate,
    guests: { adults: seats, children: 0, infants: 0 },
    childAges: [],
    departure: { id: departure.id, seats, ...alone },
    stays: [],
    activities: [],
    notIncluded: notIncluded(record, []),
    lines: linesOfSeats(seats, priceSeats(departure, seats, room)),
    wholeTrip: (invoice) => wholeTripOfSeats(costs, departure, seats, invoice),
  };
}
