/**
 * The price rule (B-111): the base price times adults and children, activities per person, stays per night, of one in place
 * of the tour's own what it costs more or less; then the operator's tax on the subtotal and their flat fee. Infants travel free.
 *
 * All sums run in whole cents, half a cent upwards, so the lines a visitor sees always add up to the total they see.
 */

import { office } from '#contract/site/office.ts';

export const defaultGuests: Guests = { adults: 2, children: 0, infants: 0 };

export interface Guests {
  adults: number;
  children: number;
  infants: number;
}

export interface PricedActivity {
  /** Dollars a person. */
  price: number;
  /** How many take part; everyone who pays when left out. */
  guestCount?: number | undefined;
}

export interface PricedStay {
  /** Dollars a night. */
  pricePerNight: number;
  nights: number;
  /** What a night costs in the stay of the tour whose place it takes, and which the tour's price pays. */
  insteadOf?: { pricePerNight: number } | undefined;
}

export interface TripToPrice {
  /** Dollars a person, or nothing while no base tour is chosen. */
  basePrice?: number | undefined;
  guests: Guests;
  activities: readonly PricedActivity[];
  accommodations: readonly PricedStay[];
}

/** All amounts in dollars with at most two decimals; `total` is the sum of the five before it. */
export interface TripPrice {
  baseTourPrice: number;
  addedActivitiesPrice: number;
  accommodationUpgrades: number;
  taxes: number;
  fees: number;
  total: number;
  currency: 'USD';
}

/** To 15 digits first: half a cent is not quite one in binary, where 1.005 × 100 is 100.49999999999999. */
export const inCents = (dollars: number): number => {
  const cents = dollars * 100;
  // Most are whole already, and digits cost a hundred times as much.
  return Number.isSafeInteger(cents) ? cents : Math.round(Number(cents.toPrecision(15)));
};
export const inDollars = (cents: number): number => cents / 100;

/** Infants are not charged. */
export function payingGuests(guests: Guests): number {
  return guests.adults + guests.children;
}

/** Dollars that a night in it costs beside the tour: of a stay in place of a dearer one less than nothing. */
export function nightPrice({ pricePerNight, insteadOf }: Omit<PricedStay, 'nights'>): number {
  return lessOf(pricePerNight, insteadOf?.pricePerNight ?? 0);
}

/** Dollars without a part of them, to the cent. */
export function lessOf(amount: number, part: number): number {
  return inDollars(inCents(amount) - inCents(part));
}

/** Dollars for all its nights. */
export function stayAmount(stay: PricedStay): number {
  return inDollars(inCents(nightPrice(stay)) * stay.nights);
}

/** Prices a trip by the rule above. Amounts and counts must be finite and not negative. */
export function priceTrip(trip: TripToPrice): TripPrice {
  const paying = payingGuests(trip.guests);
  const base = inCents(trip.basePrice ?? 0) * paying;
  const activities = trip.activities.reduce((sum, item) => sum + inCents(item.price) * (item.guestCount ?? paying), 0);
  const stays = trip.accommodations.reduce((sum, stay) => sum + inCents(stayAmount(stay)), 0);
  const subtotal = base + activities + stays;
  const { taxPercent, flatFee } = office();
  const taxes = Math.round((subtotal * taxPercent) / 100);
  const fees = inCents(flatFee);
  return {
    baseTourPrice: inDollars(base),
    addedActivitiesPrice: inDollars(activities),
    accommodationUpgrades: inDollars(stays),
    taxes: inDollars(taxes),
    fees: inDollars(fees),
    total: inDollars(subtotal + taxes + fees),
    currency: 'USD',
  };
}
