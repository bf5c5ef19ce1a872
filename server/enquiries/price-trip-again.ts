import { basePriceOf } from '#contract/money/base-price.ts';
import type { CurrentPrices } from '#contract/money/current-prices.ts';
import { payingGuests, priceTrip } from '#contract/money/price.ts';
import type { SeasonPrices } from '#contract/money/season-prices.ts';
import { undatedTotal } from '#contract/money/undated-total.ts';
import { wholeTripOf } from '#contract/money/whole-trip.ts';
import type { CustomSafariRequest } from '#contract/trip/customization.ts';
import { exchangedStay } from '#contract/trip/exchanged-stay.ts';
import { tripDays } from '#contract/trip/trip-days.ts';
import { roomWords } from '#contract/words/trip-words.ts';
import type { Catalogue } from '#server/content/catalogue/catalogue.ts';
import { tourCostsOf } from '#server/content/catalogue/tours/tour-costs.ts';
import { daySnapshots } from '#server/enquiries/day-snapshots.ts';
import type { DaySnapshot, SafariDetails } from '#server/enquiries/enquiry.ts';
import { wholeTripSnapshot } from '#server/enquiries/whole-trip-snapshot.ts';
import { ApiError } from '#server/http/api-error.ts';

/** A trip with the catalogue's own names and prices in place of those that were sent. */
export interface KnownTrip
  extends Pick<SafariDetails, 'tour' | 'activities' | 'accommodations' | 'wholeTrip' | 'undated'> {
  days: DaySnapshot[];
  pricing: SafariDetails['pricing'];
  seasonPrices: SeasonPrices;
}

/** What a trip is priced by; a request has it, and so has a stored enquiry. */
export type AskedTrip = Pick<CustomSafariRequest, 'dates' | 'guests' | 'childAges' | 'activities' | 'accommodations'>;

/** Something of a trip that we do not have, or no longer. */
export interface Gone {
  /** Where it stands in the request. */
  field: string;
  noun: 'tour' | 'activity' | 'stay' | 'room' | 'exchange';
  /** As it was called when it was asked for. */
  name: string;
}

/**
 * Looks up everything the request names.
 *
 * @throws ApiError `invalid`, with a reason for each tour, activity, stay or room that we do not have.
 */
export function knownTrip(catalogue: Catalogue, request: CustomSafariRequest): KnownTrip {
  const { trip, gone } = tripNow(catalogue, request.baseTour, request);
  if (trip !== undefined && request.baseTour.id !== trip.tour.slug) {
    gone.push({ field: 'baseTour.id', noun: 'tour', name: request.baseTour.name });
  }
  if (trip !== undefined && gone.length === 0) return trip;
  const errors = gone.map(({ field, noun }): [string, string[]] => [
    field,
    [`We no longer offer this ${noun}. Please take it out or choose another.`],
  ]);
  throw new ApiError('invalid', 'Some fields need another look.', { errors: Object.fromEntries(errors) });
}

/** The trip with today's names and prices, as far as we have what it is made of; none without its tour. Throws nothing. */
export function tripNow(
  catalogue: Catalogue,
  base: { slug: string; name: string },
  asked: AskedTrip,
): { trip: KnownTrip | undefined; gone: Gone[] } {
  const gone: Gone[] = [];
  const tour = catalogue.tours.get(base.slug)?.record;
  if (tour === undefined) gone.push({ field: 'baseTour.slug', noun: 'tour', name: base.name });

  const activities = asked.activities.flatMap((item, index) => {
    const activity = catalogue.activities.get(item.id)?.record;
    if (activity !== undefined) return { ...item, name: activity.name, price: activity.pricing.basePrice };
    gone.push({ field: `activities.${index}.id`, noun: 'activity', name: item.name });
    return [];
  });

  const accommodations = asked.accommodations.flatMap((item, index) => {
    const { record: stay, summary } = catalogue.accommodations.get(item.id) ?? {};
    const room = stay?.rooms.find(({ name }) => name === item.roomType);
    const field = `accommodations.${index}`;
    if (stay !== undefined && room !== undefined && summary !== undefined) {
      const now = { ...item, name: stay.name, pricePerNight: room.pricing.basePrice };
      if (item.insteadOf === undefined) return now;
      const own = catalogue.accommodations.get(item.insteadOf.id)?.summary;
      const exchanged = exchangedStay(tour?.itinerary ?? [], own, summary);
      if (exchanged !== undefined) return { ...now, ...exchanged };
      gone.push({ field: `${field}.insteadOf`, noun: 'exchange', name: roomWords(item) });
      return [];
    }
    if (stay === undefined) gone.push({ field: `${field}.id`, noun: 'stay', name: item.name });
    else gone.push({ field: `${field}.roomType`, noun: 'room', name: `${stay.name}, ${item.roomType}` });
    return [];
  });

  if (tour === undefined) return { trip: undefined, gone };
  const { dates, guests, childAges = [] } = asked;
  const people = payingGuests(guests);
  const price = basePriceOf(tour.prices, dates.startDate, people).usd;
  const singleSupplement = people === 1 ? tour.prices.singleSupplement.usd : 0;
  const pricing = priceTrip({ basePrice: price, guests, activities, accommodations });
  const whole =
    dates.startDate === undefined
      ? undefined
      : wholeTripOf({
          startDate: dates.startDate,
          days: tripDays(tour.itinerary, accommodations),
          guests,
          childAges: childAges.map((age) => age ?? undefined),
          invoice: pricing.total,
          ...tourCostsOf(catalogue, tour),
          seats: tour.maxGuests,
        });
  const trip = {
    tour: { slug: tour.slug, name: tour.name, price, ...(singleSupplement > 0 && { singleSupplement }) },
    activities,
    accommodations,
    days: daySnapshots(catalogue, tour, accommodations),
    pricing,
    wholeTrip: whole && wholeTripSnapshot(whole),
    undated:
      dates.startDate === undefined ? undatedTotal(tour.prices, { guests, activities, accommodations }) : undefined,
    seasonPrices: tour.prices,
  };
  return { trip, gone };
}

/**
 * Holds what the visitor was shown against our own catalogue.
 *
 * @throws ApiError `price_changed`, with the lines and prices of today, when the visitor was shown anything else.
 */
export function refuseOtherPrices(request: CustomSafariRequest, trip: KnownTrip): void {
  const { baseTour, activities, accommodations, pricing, wholeTrip } = request;
  const prices = pricesOf(trip);
  const isWholeSame =
    wholeTrip === undefined || trip.wholeTrip === undefined || isSame(wholeTrip, trip.wholeTrip.total);
  const shown = pricesOf({ tour: baseTour, activities, accommodations });
  if (isSame(trip.pricing, pricing) && isSame(prices, shown) && isWholeSame) return;
  throw new ApiError(
    'price_changed',
    'Our prices have changed since you put this trip together. Nothing was sent yet.',
    {
      pricing: trip.pricing,
      prices: { ...prices, seasonPrices: trip.seasonPrices, wholeTrip: trip.wholeTrip?.total },
    },
  );
}

function pricesOf({
  tour,
  activities,
  accommodations,
}: {
  tour: { price: number };
  activities: readonly { id: string; price: number }[];
  accommodations: CurrentPrices['accommodations'];
}): CurrentPrices {
  return {
    baseTour: tour.price,
    activities: activities.map(({ id, price }) => ({ id, price })),
    accommodations: accommodations.map(({ id, roomType, pricePerNight, insteadOf }) => ({
      id,
      roomType,
      pricePerNight,
      insteadOf: insteadOf && { id: insteadOf.id, pricePerNight: insteadOf.pricePerNight },
    })),
  };
}

/** To the cent: what was shown may have come by another way through floating point. */
function isSame(a: object, b: object): boolean {
  return inCents(a) === inCents(b);
}

function inCents(value: object): string {
  const sorted = (_key: string, part: unknown) => {
    if (typeof part === 'number') return Math.round(part * 100);
    if (typeof part !== 'object' || part === null || Array.isArray(part)) return part;
    return Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => one.localeCompare(other)));
  };
  return JSON.stringify(value, sorted);
}
