import type { RoomPreference } from '#contract/choices.ts';
import type { OtherCost, TourFee } from '#contract/money/fees.ts';
import { type Guests, priceTrip } from '#contract/money/price.ts';
import { type TripOfTour, type WholeTrip, wholeTripOf } from '#contract/money/whole-trip.ts';
import type { Departure } from '#contract/records/group-tours.ts';
import { type TourDay, tripDays } from '#contract/trip/trip-days.ts';

/** What seats on a departure come to, in dollars; `total` is the sum of the four before it. */
export interface SeatsPrice {
  /** All seats at the price of one who shares. */
  seats: number;
  /** Of one who travels alone and sleeps alone; 0 for anybody else. */
  singleSupplement: number;
  taxes: number;
  fees: number;
  total: number;
}

/**
 * Our invoice for so many seats on one departure, by the price rule (B-111). Whoever takes one seat pays the single supplement,
 * unless they would share a room and the tour offers to find somebody (B-296).
 */
export function priceSeats(
  departure: Pick<Departure, 'price' | 'singleSupplement' | 'offersSharing'>,
  seats: number,
  room: RoomPreference = 'own',
): SeatsPrice {
  const shares = seats > 1 || (room === 'shared' && departure.offersSharing === true);
  const singleSupplement = shares ? 0 : departure.singleSupplement;
  const { baseTourPrice, taxes, fees, total } = priceTrip({
    basePrice: departure.price + singleSupplement,
    guests: adults(seats),
    activities: [],
    accommodations: [],
  });
  return { seats: baseTourPrice - singleSupplement, singleSupplement, taxes, fees, total };
}

/** What of a group tour is paid to others hangs on. */
export interface TourOfSeats {
  itinerary: readonly TourDay[];
  maxGuests: number;
  fees: readonly TourFee[];
  otherCosts: readonly OtherCost[];
}

/** The whole trip of so many adults on a departure, with what is paid to others (B-213). `invoice` in dollars. */
export function wholeTripOfSeats(
  tour: TourOfSeats,
  { startDate }: Pick<Departure, 'startDate'>,
  seats: number,
  invoice: number,
): WholeTrip {
  return wholeTripOfParty(tour, startDate, { guests: adults(seats), childAges: [] }, invoice);
}

/** The same of a party whose children's ages are known, which fees at the gates follow; `startDate` is `YYYY-MM-DD`. */
export function wholeTripOfParty(
  { itinerary, maxGuests, fees, otherCosts }: TourOfSeats,
  startDate: string,
  party: Pick<TripOfTour, 'guests' | 'childAges'>,
  invoice: number,
): WholeTrip {
  return wholeTripOf({
    ...party,
    startDate,
    days: tripDays(itinerary, []),
    invoice,
    fees,
    otherCosts,
    seats: maxGuests,
  });
}

function adults(seats: number): Guests {
  return { adults: seats, children: 0, infants: 0 };
}
