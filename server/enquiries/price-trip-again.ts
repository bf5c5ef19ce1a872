import type { CustomSafariRequest } from '#contract/customization.ts';
import { priceTrip } from '#contract/price.ts';
import type { CurrentPrices } from '#contract/trip-price.ts';
import type { Catalogue } from '#server/catalogue/catalogue.ts';
import type { SafariDetails } from '#server/enquiries/enquiry.ts';
import { ApiError } from '#server/http/api-error.ts';

/** A trip with the catalogue's own names and prices in place of those that were sent. */
export type KnownTrip = Pick<SafariDetails, 'tour' | 'activities' | 'accommodations'>;

/**
 * Looks up everything the request names.
 *
 * @throws ApiError `invalid`, with a reason for each tour, activity, stay or room that we do not have.
 */
export function knownTrip(catalogue: Catalogue, request: CustomSafariRequest): KnownTrip {
  const errors: Record<string, string[]> = {};
  const unknown = (field: string, noun: string) => {
    errors[field] = [`We no longer offer this ${noun}. Please take it out or choose another.`];
  };

  const tour = catalogue.tours.get(request.baseTour.slug)?.record;
  if (tour === undefined) unknown('baseTour.slug', 'tour');
  else if (request.baseTour.id !== tour.slug) unknown('baseTour.id', 'tour');

  const activities = request.activities.flatMap((item, index) => {
    const activity = catalogue.activities.get(item.id)?.record;
    if (activity !== undefined) return { ...item, name: activity.name, price: activity.pricing.basePrice };
    unknown(`activities.${index}.id`, 'activity');
    return [];
  });

  const accommodations = request.accommodations.flatMap((item, index) => {
    const stay = catalogue.accommodations.get(item.id)?.record;
    const room = stay?.rooms.find(({ name }) => name === item.roomType);
    if (stay !== undefined && room !== undefined) {
      return { ...item, name: stay.name, pricePerNight: room.pricing.basePrice };
    }
    unknown(`accommodations.${index}.${stay === undefined ? 'id' : 'roomType'}`, stay === undefined ? 'stay' : 'room');
    return [];
  });

  if (tour === undefined || Object.keys(errors).length > 0) {
    throw new ApiError('invalid', 'Some fields need another look.', { errors });
  }
  return { tour: { slug: tour.slug, name: tour.name, price: tour.price }, activities, accommodations };
}

/**
 * Prices the trip by our own catalogue.
 *
 * @throws ApiError `price_changed`, with the lines and prices of today, when the visitor was shown anything else.
 */
export function priceAgain(request: CustomSafariRequest, trip: KnownTrip): SafariDetails['pricing'] {
  const { tour, activities, accommodations } = trip;
  const pricing = priceTrip({ basePrice: tour.price, guests: request.guests, activities, accommodations });
  const prices = pricesOf(trip);
  if (isSame(pricing, request.pricing) && isSame(prices, shownPrices(request))) return pricing;
  throw new ApiError(
    'price_changed',
    'Our prices have changed since you put this trip together. Nothing was sent yet.',
    {
      pricing,
      prices,
    },
  );
}

function pricesOf({ tour, activities, accommodations }: KnownTrip): CurrentPrices {
  return {
    baseTour: tour.price,
    activities: activities.map(({ id, price }) => ({ id, price })),
    accommodations: accommodations.map(({ id, roomType, pricePerNight }) => ({ id, roomType, pricePerNight })),
  };
}

function shownPrices({ baseTour, activities, accommodations }: CustomSafariRequest): CurrentPrices {
  return pricesOf({ tour: baseTour, activities, accommodations });
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
