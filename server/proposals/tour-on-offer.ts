import { addDays } from '#contract/calendar/calendar.ts';
import type { ProposalDraft } from '#contract/desk/proposals.ts';
import { payingGuests } from '#contract/money/price.ts';
import { wholeTripOf } from '#contract/money/whole-trip.ts';
import { notIncluded } from '#contract/records/not-included.ts';
import { tripDays } from '#contract/trip/trip-days.ts';
import { tripWarnings } from '#contract/trip/trip-warnings.ts';
import { formatFullDay } from '#contract/words/days.ts';
import { warningText } from '#contract/words/warning-text.ts';
import type { TourFile } from '#server/content/catalogue/records/content-schema.ts';
import { tourCostsOf } from '#server/content/catalogue/tours/tour-costs.ts';
import { linesOfTrip } from '#server/enquiries/invoice-lines.ts';
import { type Gone, type KnownTrip, tripNow } from '#server/enquiries/price-trip-again.ts';
import { dayProblem } from '#server/enquiries/travel-dates.ts';
import { type ArrangedDay, arrangedDays, arrangementDoubts } from '#server/proposals/arranged-days.ts';
import { addProblem, type ProposalProblems } from '#server/proposals/proposal-problems.ts';
import type { ReadTrip, TripOnOffer, TripSources } from '#server/proposals/trip-on-offer.ts';

type PrivateTrip = Extract<ProposalDraft['trip'], { kind: 'tour' }>;

/** A customised tour, priced as one is that a traveller asks for. */
export function tourOnOffer({ catalogue, today }: TripSources, asked: PrivateTrip): ReadTrip {
  const problems: ProposalProblems = {};
  const { guests, startDate } = asked;
  const childAges = Array.from({ length: guests.children }, (_, child) => asked.childAges[child] ?? null);
  const addedAt = '';
  const { trip, gone } = tripNow(
    catalogue,
    { slug: asked.tour, name: asked.tour },
    {
      dates: { flexibility: 'exact', ...(startDate !== null && { startDate }) },
      guests,
      childAges,
      // Names and prices are the catalogue's, whatever stands here.
      activities: asked.activities.map((item) => ({ ...item, name: item.id, price: 0, addedAt })),
      accommodations: asked.stays.map(({ insteadOf, ...item }) => ({
        ...item,
        ...(insteadOf !== undefined && { insteadOf: { id: insteadOf, name: insteadOf, pricePerNight: 0 } }),
        name: item.id,
        pricePerNight: 0,
        addedAt,
      })),
    },
  );
  for (const { field, noun } of gone) {
    addProblem(
      problems,
      fieldOf(field),
      `We ${noun === 'exchange' ? 'cannot offer this exchange' : `do not offer this ${noun} any more`}. Take it out or choose another.`,
    );
  }
  if (startDate === null) addProblem(problems, 'trip.startDate', 'Choose the first day.');
  const record = catalogue.tours.get(asked.tour)?.record;
  if (trip === undefined || record === undefined || startDate === null)
    return { trip: undefined, problems, warnings: [] };

  const late = dayProblem(startDate, today);
  if (late !== undefined) addProblem(problems, 'trip.startDate', late);
  const { fees } = tourCostsOf(catalogue, record);
  const warnings = tripWarnings({
    tour: { ...record, fees },
    guests,
    childAges: childAges.map((age) => age ?? undefined),
    startDate,
    accommodations: trip.accommodations,
    activities: trip.activities.map(({ id, name }) => ({
      name,
      minAge: catalogue.activities.get(id)?.record.requirements.age?.min,
    })),
    today,
  });
  for (const warning of warnings) {
    if (warning.kind !== 'not-run') continue;
    const why = warning.why === undefined ? '' : ` ${warning.why.replace(/\.?$/, '.')}`;
    addProblem(
      problems,
      'trip.startDate',
      `This tour does not run on ${formatFullDay(startDate)}.${why} Choose another day.`,
    );
  }
  const tourDays = tripDays(record.itinerary, trip.accommodations);
  const written = asked.days?.of === asked.tour ? asked.days.inOrder : undefined;
  const days = arrangedDays(tourDays, written);
  if (days.length === 0) addProblem(problems, 'trip.days', 'A trip has at least one day.');
  days.forEach(({ tourDay, extraAt, written: own }, index) => {
    const isNamed = own?.title === undefined ? (tourDay ?? extraAt) !== undefined : own.title !== '';
    if (!isNamed) addProblem(problems, `trip.days.${index}.title`, 'Say what happens on this day.');
  });
  if (days.length === 0) return { trip: undefined, problems, warnings: [] };
  const lastDay = addDays(startDate, days.length - 1);
  const outside = trip.activities.filter(({ selectedDate: day = startDate }) => day < startDate || day > lastDay);
  return {
    trip: onOffer({ catalogue }, { asked, trip, record, startDate, childAges, days }),
    problems,
    warnings: [
      ...warnings.filter(({ kind }) => kind !== 'not-run').map(warningText),
      ...outside.map(
        ({ name, selectedDate = '' }) => `${name} is on ${formatFullDay(selectedDate)}, outside the trip.`,
      ),
      ...arrangementDoubts(tourDays, written, (stay) => catalogue.accommodations.get(stay)?.record.name ?? stay),
    ],
  };
}

interface Priced {
  asked: PrivateTrip;
  trip: KnownTrip;
  record: TourFile;
  startDate: string;
  childAges: (number | null)[];
  days: readonly ArrangedDay[];
}

function onOffer(
  { catalogue }: Pick<TripSources, 'catalogue'>,
  { asked: { guests }, trip, record, startDate, childAges, days }: Priced,
): TripOnOffer {
  const paying = payingGuests(guests);
  return {
    record,
    days,
    tour: { kind: 'tour', slug: record.slug, name: record.name },
    startDate,
    guests,
    childAges,
    departure: null,
    stays: trip.accommodations.map(({ name, roomType, nights, insteadOf }) => ({
      name,
      roomType,
      nights,
      ...(insteadOf !== undefined && { insteadOf: { name: insteadOf.name } }),
    })),
    activities: trip.activities.map(({ name, selectedDate, guestCount }) => ({
      name,
      ...(selectedDate !== undefined && { date: selectedDate }),
      people: guestCount ?? paying,
    })),
    notIncluded: notIncluded(record, trip.activities),
    lines: linesOfTrip({ ...trip, guests }, record.name),
    wholeTrip: (invoice) =>
      wholeTripOf({
        startDate,
        days,
        guests,
        childAges: childAges.map((age) => age ?? undefined),
        invoice,
        ...tourCostsOf(catalogue, record),
        seats: record.maxGuests,
      }),
  };
}

/** What the request calls a field, as the draft does. */
function fieldOf(field: Gone['field']): string {
  if (field.startsWith('accommodations.')) return `trip.stays.${field.slice('accommodations.'.length)}`;
  return field.startsWith('activities.') ? `trip.${field}` : 'trip.tour';
}
