import { priceRange } from '#contract/money/base-price.ts';
import type { CurrentPrices } from '#contract/money/current-prices.ts';
import { stayAmount } from '#contract/money/price.ts';
import type { Tour } from '#contract/records/details.ts';
import { exchangedStay } from '#contract/trip/exchanged-stay.ts';
import { extraDays, withLastDay } from '#contract/trip/trip-days.ts';
import { customize } from '#features/trip/state/customization-reducer.ts';
import type { BaseTour, CustomizationState } from '#features/trip/state/customization-state.ts';
import { stayKey } from '#features/trip/state/trip-rules.ts';

/** What a tour's page offers to add. */
export type TourOffer = Pick<
  Tour,
  | 'id'
  | 'slug'
  | 'name'
  | 'price'
  | 'prices'
  | 'fees'
  | 'otherCosts'
  | 'duration'
  | 'pickupLocation'
  | 'itinerary'
  | 'cancellation'
  | 'maxGuests'
  | 'minAge'
  | 'months'
  | 'style'
  | 'activities'
  | 'accommodations'
  | 'planner'
>;

export function baseTourOf({ id, slug, name, price, duration, prices }: BaseTour): BaseTour {
  return { id, slug, name, price, duration, prices };
}

export const priceChangedNote = 'A price has changed since you were last here; the lines below are today’s.';
export const goneNote = 'Something you had added is no longer offered with this tour and was taken off.';

/** A trip of this tour with today's names and prices; what the tour no longer offers is taken off, and `error` says so. */
export function fitToTour(state: CustomizationState, offer: TourOffer): CustomizationState {
  const { customizations, baseTour } = state;
  const activities = customizations.activities.flatMap((item) => {
    const activity = offer.activities.find(({ slug }) => slug === item.id);
    return activity === undefined ? [] : [{ ...item, name: activity.name, price: activity.pricing.basePrice }];
  });
  const accommodations = customizations.accommodations.flatMap((item) => {
    const stay = offer.accommodations.find(({ slug }) => slug === item.id);
    const room = stay?.rooms.find(({ name }) => name === item.roomType);
    if (stay === undefined || room === undefined) return [];
    const today = { ...item, name: stay.name, pricePerNight: room.pricing.basePrice };
    if (item.insteadOf === undefined) return [today];
    const own = offer.accommodations.find(({ slug }) => slug === item.insteadOf?.id);
    const exchanged = exchangedStay(offer.itinerary, own, stay);
    return exchanged === undefined ? [] : [{ ...today, ...exchanged }];
  });
  // A trip that was kept before extra nights were days has its last day too early.
  const dates = withLastDay(customizations.dates, {
    was: (baseTour ?? offer).duration + extraDays(customizations.accommodations),
    days: offer.duration + extraDays(accommodations),
  });
  const isGone =
    activities.length < customizations.activities.length ||
    accommodations.length < customizations.accommodations.length;
  const hasNewPrice =
    (baseTour !== null && isOtherPrice(baseTour, offer)) ||
    activities.some(({ id, price }) => customizations.activities.some((was) => was.id === id && was.price !== price)) ||
    accommodations.some((now) =>
      customizations.accommodations.some(
        (was) => stayKey(was) === stayKey(now) && stayAmount({ ...was, nights: now.nights }) !== stayAmount(now),
      ),
    );
  const notes = [state.error, isGone && goneNote, hasNewPrice && priceChangedNote].filter(Boolean);
  return customize(state, {
    type: 'loadFromStorage',
    state: {
      ...state,
      baseTour: baseTourOf(offer),
      customizations: { ...customizations, dates, activities, accommodations },
      error: notes.length === 0 ? null : notes.join(' '),
    },
  });
}

/** A trip that was stored before seasons were known is held against the lowest price. */
function isOtherPrice({ price, prices }: BaseTour, offer: TourOffer): boolean {
  return price !== offer.price || (prices !== undefined && JSON.stringify(prices) !== JSON.stringify(offer.prices));
}

/** The tour as it is on the page, at the prices the server has answered with. */
export function atPrices<Offer extends TourOffer>(offer: Offer, prices: CurrentPrices): Offer {
  return {
    ...offer,
    price: prices.seasonPrices === undefined ? prices.baseTour : priceRange(prices.seasonPrices).least.usd,
    prices: prices.seasonPrices ?? offer.prices,
    activities: offer.activities.map((activity) => {
      const price = prices.activities.find(({ id }) => id === activity.slug)?.price;
      return price === undefined ? activity : { ...activity, pricing: { ...activity.pricing, basePrice: price } };
    }),
    accommodations: offer.accommodations.map((stay) => ({
      ...stay,
      price:
        prices.accommodations.find(({ insteadOf }) => insteadOf?.id === stay.slug)?.insteadOf?.pricePerNight ??
        stay.price,
      rooms: stay.rooms.map((room) => {
        const price = prices.accommodations.find(({ id, roomType }) => id === stay.slug && roomType === room.name);
        return price === undefined ? room : { ...room, pricing: { ...room.pricing, basePrice: price.pricePerNight } };
      }),
    })),
  };
}
