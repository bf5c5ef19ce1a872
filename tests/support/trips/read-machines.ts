import type { Thing } from '#src/prerender/structured-data/thing.ts';
import { dollarsIn } from '#tests/support/trips/read-words.ts';
import type { ReadFacts, TripFacts } from '#tests/support/trips/trip-facts.ts';

/** What each of two pays for a tour in a year. */
export interface YearFacts extends Pick<TripFacts, 'days'> {
  least: number;
  most: number;
}

/** A trip as schema.org has it. */
interface StatedTrip {
  offers: { lowPrice: number; highPrice: number } & StatedOffer[];
  itinerary: { numberOfItems: number };
}

interface StatedOffer {
  '@id': string;
  price: number;
  itemOffered: { departureTime: string; arrivalTime: string };
}

export function statedYear(thing: Thing | undefined): ReadFacts<YearFacts> {
  const { offers, itinerary } = thing as unknown as StatedTrip;
  return { least: offers.lowPrice, most: offers.highPrice, days: itinerary.numberOfItems };
}

export function statedDeparture(thing: Thing | undefined, departure: string): ReadFacts {
  const { offers } = thing as unknown as StatedTrip;
  const { price, itemOffered } = offers.find((offer) => offer['@id'].endsWith(departure)) ?? {};
  return { each: price, first: itemOffered?.departureTime.slice(0, 10), last: itemOffered?.arrivalTime.slice(0, 10) };
}

/** The line of a page in the summary for language models. */
export function summarisedYear(summary: string, address: string): ReadFacts<YearFacts> {
  const line = summary.split('\n').find((one) => one.includes(`${address})`));
  const [least, most = least] = line?.split('all in at most: ')[1]?.match(/\$[\d,]+/g) ?? [];
  return { least: dollarsIn(least), most: dollarsIn(most) };
}
