import { addDays } from '#contract/calendar/calendar.ts';
import { isWithin } from '#contract/money/base-price.ts';
import type { FeeRow, OtherCost, TourFee } from '#contract/money/fees.ts';
import { type Guests, payingGuests } from '#contract/money/price.ts';
import type { TripDay } from '#contract/trip/trip-days.ts';

/*
 * The whole trip (B-213): our invoice, and beside it, never mixed in, what is paid to others: park fees by age and day, visas and
 * tips. Dollars, summed in whole cents.
 */

export interface TripOfTour {
  /** The tour's first day, `YYYY-MM-DD`. */
  startDate: string;
  days: readonly TripDay[];
  guests: Guests;
  /** Of the children in order; where one is missing the child counts as an adult. */
  childAges: readonly (number | undefined)[];
  /** What our invoice comes to. */
  invoice: number;
  fees: readonly TourFee[];
  otherCosts: readonly OtherCost[];
  /** How many ride in one vehicle. */
  seats: number;
}

/** Tickets of one price: "Non-resident adult, 4 at $200". */
export interface FeePart {
  who: string;
  usd: number;
  tickets: number;
}

export interface FeeLine {
  fee: TourFee;
  parts: readonly FeePart[];
  amount: number;
}

export interface CostRange {
  least: number;
  most: number;
}

export interface OtherCostLine extends CostRange {
  cost: OtherCost;
}

export interface WholeTrip {
  invoice: number;
  /** What is paid at gates and stands in no price of ours; what is in the tour's price is paid on extra days alone. */
  fees: readonly FeeLine[];
  feesTotal: number;
  others: readonly OtherCostLine[];
  total: CostRange;
  /** The total by those who pay. */
  perPerson: CostRange;
}

/** What each of them pays for the whole trip as cards tell it, in whole dollars. */
export function eachOf({ wholeTrip, people }: { wholeTrip: number; people: number }): number {
  return Math.round(wholeTrip / people);
}

/** What an adult counts as where fees go by age. */
export const adultAge = 30;
const infantAge = 1;

const inCents = (dollars: number) => Math.round(dollars * 100);
const inDollars = (cents: number) => cents / 100;

/** All that a trip costs. `invoice` must be finite; a party has at least one who pays. */
export function wholeTripOf(trip: TripOfTour): WholeTrip {
  const { invoice, days, guests, otherCosts } = trip;
  const fees = trip.fees.flatMap((fee) => feeLineOf(fee, trip));
  const people = payingGuests(guests);
  const others = otherCosts.map((cost) => {
    const times = cost.per === 'person' ? people + guests.infants : people * days.length;
    return { cost, least: inDollars(inCents(cost.least) * times), most: inDollars(inCents(cost.most) * times) };
  });
  const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + inCents(amount), 0);
  const feesTotal = sum(fees.map(({ amount }) => amount));
  const certain = inCents(invoice) + feesTotal;
  const least = certain + sum(others.map((line) => line.least));
  const most = certain + sum(others.map((line) => line.most));
  return {
    invoice,
    fees,
    feesTotal: inDollars(feesTotal),
    others,
    total: { least: inDollars(least), most: inDollars(most) },
    perPerson: { least: inDollars(Math.round(least / people)), most: inDollars(Math.round(most / people)) },
  };
}

function feeLineOf(fee: TourFee, trip: TripOfTour): FeeLine[] {
  const { guests, childAges, startDate, seats } = trip;
  const dates = trip.days.flatMap((day, index) => (isPaidOn(fee, day) ? [addDays(startDate, index)] : []));
  if (dates.length === 0) return [];
  const ages = [
    ...Array<number>(guests.adults).fill(adultAge),
    ...Array.from({ length: guests.children }, (_, child) => childAges[child] ?? adultAge),
    ...Array<number>(guests.infants).fill(infantAge),
  ];
  const tickets = dates.flatMap((date) => ages.flatMap((age) => rowFor(fee.rows, age, date) ?? []));
  const parts = partsOf(tickets);
  if (fee.vehicle !== undefined) {
    const vehicles = Math.ceil(payingGuests(guests) / seats);
    parts.push({ who: fee.vehicle.what, usd: fee.vehicle.usd, tickets: vehicles * dates.length });
  }
  const amount = parts.reduce((total, part) => total + inCents(part.usd) * part.tickets, 0);
  return [{ fee: fee.included ? { ...fee, name: `${fee.name}, extra days` } : fee, parts, amount: inDollars(amount) }];
}

/** What a ticket is good for, where staying on takes another. */
const byTime = /\b(?:hours?|days?|nights?)\b/;

function isPaidOn({ days, included, per, destinationId }: TourFee, { tourDay, extraAt }: TripDay): boolean {
  if (tourDay === undefined || !days.includes(tourDay.day)) return false;
  return extraAt === undefined ? !included : destinationId === tourDay.destinationId && byTime.test(per);
}

/** Tickets of the same row together, in the order they are first bought. */
function partsOf(tickets: readonly FeeRow[]): FeePart[] {
  return [...new Set(tickets)].map((row) => ({
    who: row.who,
    usd: row.usd,
    tickets: tickets.filter((ticket) => ticket === row).length,
  }));
}

/** What a person of this age pays on this day; nobody pays where no row is for them. */
export function rowFor(rows: readonly FeeRow[], age: number, date: string): FeeRow | undefined {
  return rows.find(
    ({ fromAge, toAge = Number.POSITIVE_INFINITY, from = '01-01', to = '12-31' }) =>
      age >= fromAge && age <= toAge && isWithin({ from, to }, date),
  );
}
