import { priceRange } from '#contract/money/base-price.ts';
import { payingGuests, priceTrip, type TripToPrice } from '#contract/money/price.ts';
import type { SeasonPrices } from '#contract/money/season-prices.ts';

/** A total, and the month (January 0) it is the total of. */
export interface TotalInMonth {
  total: number;
  month: number;
}

export interface TotalRange {
  least: TotalInMonth;
  most: TotalInMonth;
}

/** Our invoice's lowest and highest total of a year while no first day is chosen; undefined where every day costs the same (B-225). */
export function undatedTotal(prices: SeasonPrices, trip: Omit<TripToPrice, 'basePrice'>): TotalRange | undefined {
  const { least, most } = priceRange(prices, payingGuests(trip.guests));
  if (least.usd === most.usd) return undefined;
  const totalAt = ({ usd, month }: typeof least) => ({ total: priceTrip({ ...trip, basePrice: usd }).total, month });
  return { least: totalAt(least), most: totalAt(most) };
}
