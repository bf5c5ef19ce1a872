import { officeDay, type StartWindow, startWindow } from '#contract/calendar/calendar.ts';
import { basePriceOn } from '#contract/money/base-price.ts';
import { payingGuests } from '#contract/money/price.ts';
import { yearPrices } from '#features/trip/price/year-prices.ts';
import { customize, datesFrom } from '#features/trip/state/customization-reducer.ts';
import type { CustomizationState } from '#features/trip/state/customization-state.ts';
import { baseTourOf, type TourOffer } from '#features/trip/state/fit-to-tour.ts';

/** What was chosen before a tour was: in the finder, or on a list. */
export interface TripPreferences {
  /** January 0. */
  month?: number | undefined;
  travellers?: number | undefined;
  /** Dollars the whole trip of all of them may come to. */
  upTo?: number | undefined;
}

/** A trip of this tour by these preferences: the party, and a first day in the month that all can move. */
export function tripByPreferences(
  state: CustomizationState,
  offer: TourOffer,
  { month, travellers }: TripPreferences,
  now: Date,
): CustomizationState {
  const party =
    travellers === undefined
      ? state
      : customize(state, { type: 'setGuestCount', guestCount: { adults: travellers, children: 0, infants: 0 } });
  const day = month === undefined ? undefined : dayInMonth(party, offer, month, startWindow(officeDay(now)));
  if (day === undefined) return party;
  const dates = datesFrom(day, baseTourOf(offer), { flexibility: 'few-weeks' });
  return customize(party, { type: 'setDates', dates });
}

/** The 15th, by which lists tell prices; where none can be chosen, the cheapest day; undefined where the tour does not run. */
function dayInMonth(
  state: CustomizationState,
  offer: TourOffer,
  month: number,
  window: StartWindow,
): string | undefined {
  const people = payingGuests(state.customizations.guestCount);
  const year = Number(window.earliest.slice(0, 4));
  const middles = [year, year + 1].map((one) => `${one}-${String(month + 1).padStart(2, '0')}-15`);
  const middle = middles.find((day) => day >= window.earliest && day <= window.latest);
  if (middle !== undefined && basePriceOn(offer.prices, middle, people) !== undefined) return middle;
  return yearPrices(state, offer, window)[month]?.day;
}
