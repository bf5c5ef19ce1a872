import { monthOf, officeDay } from '#contract/calendar/calendar.ts';
import { basePriceOn } from '#contract/money/base-price.ts';
import { payingGuests } from '#contract/money/price.ts';
import { priceSeats, wholeTripOfParty } from '#contract/money/seats-price.ts';
import type { WholeTrip } from '#contract/money/whole-trip.ts';
import type { GroupTour, Tour } from '#contract/records/details.ts';
import type { Departure } from '#contract/records/group-tours.ts';
import { monthNames, monthSlugs } from '#contract/records/seasons.ts';
import type { ShortlistTrip } from '#contract/trip/shortlist-link.ts';
import { type TripWarning, tripWarnings } from '#contract/trip/trip-warnings.ts';
import { count } from '#contract/words/count.ts';
import { formatDay } from '#contract/words/days.ts';
import { warningText } from '#contract/words/warning-text.ts';
import { customize, datesFrom } from '#features/trip/state/customization-reducer.ts';
import { initialState, noDates } from '#features/trip/state/customization-state.ts';
import { baseTourOf } from '#features/trip/state/fit-to-tour.ts';
import { yearRange } from '#features/trip/state/priced-months.ts';
import { tripByPreferences } from '#features/trip/state/trip-by-preferences.ts';
import { tripCostsOf } from '#features/trip/state/trip-costs.ts';
import { sentence } from '#platform/format.ts';

/** What a tour or a departure comes to for the chosen days and people, by the one rule. */
export interface PricedTrip {
  /** Left out where it is priced in its cheapest month. */
  startDate?: string | undefined;
  /** January 0. */
  month: number;
  people: number;
  whole: WholeTrip;
  /** What of it does not fit, in sentences. */
  warnings: readonly string[];
}

/** Or why there is no price. */
export type Priced = PricedTrip | { why: string };

const agesOf = ({ childAges = [] }: ShortlistTrip) => childAges.map((age) => age ?? undefined);

/** A private tour: on the chosen day, on the day lists tell a month by, or in its cheapest month. */
export function priceTour(tour: Tour, trip: ShortlistTrip, now: Date): Priced {
  const { guests, month, day } = trip;
  const people = payingGuests(guests);
  const base = baseTourOf(tour);
  const begun = customize(customize(initialState, { type: 'setBaseTour', tour: base }), {
    type: 'setGuestCount',
    guestCount: guests,
    childAges: agesOf(trip),
  });
  if (day === undefined && month === undefined) {
    const cheapest = yearRange(begun, tour)?.least;
    const warnings = wordsOf(tripCostsOf(begun, tour, now).warnings);
    return cheapest ? { month: cheapest.month, people, whole: cheapest.whole, warnings } : notThen(tour, 'now');
  }
  const dated =
    day === undefined
      ? tripByPreferences(begun, tour, { month: month && monthSlugs.indexOf(month) }, now)
      : customize(begun, { type: 'setDates', dates: datesFrom(day, base, noDates) });
  const { startDate } = dated.customizations.dates;
  if (startDate === undefined || basePriceOn(tour.prices, startDate, people) === undefined) {
    return notThen(tour, inWords(trip));
  }
  const { whole, warnings } = tripCostsOf(dated, tour, now);
  if (whole === undefined) return notThen(tour, inWords(trip));
  return { startDate, month: monthOf(startDate) - 1, people, whole, warnings: wordsOf(warnings) };
}

function notThen({ prices }: Tour, when: string): Priced {
  const { closed } = prices;
  return { why: `Does not run ${when}.${closed === undefined ? '' : ` ${sentence(closed.why)}`}` };
}

/** A group tour on the date that fits best, or one date of it. `departure` undefined: the tour itself is meant. */
export function priceGroupTour(
  tour: GroupTour,
  departure: Departure | undefined,
  trip: ShortlistTrip,
  now: Date,
): Priced {
  const leaving = departure ?? fittingDeparture(tour, trip);
  if (leaving === undefined) return { why: noDateWords(tour, trip) };
  const { guests } = trip;
  const { startDate, availableSeats } = leaving;
  const people = payingGuests(guests);
  const childAges = agesOf(trip);
  const whole = wholeTripOfParty(tour, startDate, { guests, childAges }, priceSeats(leaving, people).total);
  const warnings = wordsOf(
    tripWarnings({ tour, guests, childAges, accommodations: [], activities: [], today: officeDay(now) }).filter(
      ({ kind }) => kind !== 'alone' && kind !== 'too-few' && kind !== 'too-many',
    ),
  );
  if (!isAsked(startDate, trip)) warnings.unshift(`Leaves on ${formatDay(startDate)}, not ${inWords(trip)}.`);
  if (availableSeats < people) {
    const left = availableSeats === 0 ? 'No seats are' : `Only ${count(availableSeats, 'seat')}`;
    warnings.unshift(`${left} left on this date.`);
  }
  return { startDate, month: monthOf(startDate) - 1, people, whole, warnings };
}

/** Where a first day has no departure, the nearest in its month stands for it. */
function fittingDeparture({ departures }: GroupTour, trip: ShortlistTrip): Departure | undefined {
  const people = payingGuests(trip.guests);
  const fitting = departures.filter(({ startDate }) => isAsked(startDate, { ...trip, day: trip.day?.slice(0, 7) }));
  const withSeats = fitting.filter(({ availableSeats }) => availableSeats >= people);
  const [first, ...others] = withSeats.length > 0 ? withSeats : fitting;
  const { day } = trip;
  if (day === undefined || first === undefined) return first;
  const away = ({ startDate }: Departure) => Math.abs(Date.parse(startDate) - Date.parse(day));
  return others.reduce((nearest, other) => (away(other) < away(nearest) ? other : nearest), first);
}

/** Whether it leaves on the chosen day, in the month of that day where only that is given, or in the chosen month. */
function isAsked(startDate: string, { day, month }: Pick<ShortlistTrip, 'day' | 'month'>): boolean {
  if (day !== undefined) return startDate.startsWith(day);
  return month === undefined || monthOf(startDate) - 1 === monthSlugs.indexOf(month);
}

function noDateWords({ departures: [next] }: GroupTour, trip: ShortlistTrip): string {
  if (next === undefined) return 'New dates are being set: ask us.';
  const month = trip.day === undefined ? trip.month : monthSlugs[monthOf(trip.day) - 1];
  return `Does not leave ${inWords({ month })}. The next date is ${formatDay(next.startDate)}.`;
}

function inWords({ day, month }: Pick<ShortlistTrip, 'day' | 'month'>): string {
  if (day !== undefined) return `on ${formatDay(day)}`;
  return month === undefined ? 'now' : `in ${monthNames[monthSlugs.indexOf(month)]}`;
}

function wordsOf(warnings: readonly TripWarning[]): string[] {
  return warnings.map((warning) => warningText(warning).trim());
}
