// What the card of each kind of record says.

import {
  bestMonths,
  formatCountries,
  formatDay,
  formatMinutes,
  formatPrice,
  formatVisit,
} from '#illustrations/identity/card-facts.ts';
import type { CardWords } from '#illustrations/identity/card-layout.ts';
import { brandLine, cardFact } from '#illustrations/identity/operator-words.ts';
import { priceRange } from '../../contract/money/base-price.ts';
import type { TourStyle } from '../../contract/records/tours.ts';
import type {
  AccommodationEntry,
  ActivityEntry,
  BlogPostEntry,
  Catalogue,
  DestinationEntry,
  GroupTourEntry,
  InspirationEntry,
  PlaceEntry,
  TourEntry,
} from '../../server/content/catalogue/catalogue.ts';

/** The card of pages that are not one record's. */
export const defaultWords: CardWords = {
  eyebrow: 'Kenya · Tanzania · Uganda · Rwanda',
  title: brandLine,
  facts: [cardFact],
};

const journeys: Readonly<Record<TourStyle, string>> = {
  private: 'private safari',
  shared: 'shared safari',
  'fly-in': 'fly-in safari',
  trek: 'trek',
};

/** `6-day private safari`, `private day safari` */
function lengthOf(duration: number, journey: string): string {
  return duration === 1 ? journey.replace(/(\w+)$/, 'day $1') : `${duration}-day ${journey}`;
}

export function tourWords({ record }: TourEntry): CardWords {
  const { duration, style, countries, name, months, prices } = record;
  return {
    eyebrow: `${lengthOf(duration, journeys[style])} · ${formatCountries(countries)}`,
    title: name,
    facts: [...bestMonths(months), `from ${formatPrice(priceRange(prices).least.usd)} a person`],
  };
}

export function groupTourWords({ record }: GroupTourEntry): CardWords {
  const { duration, style, countries, name, departureDate, prices } = record;
  return {
    eyebrow: `${lengthOf(duration, style === 'trek' ? 'group trek' : 'group tour')} · ${formatCountries(countries)}`,
    title: name,
    facts: [departureDate, `from ${formatPrice(priceRange(prices).least.usd)} a person`],
  };
}

export function destinationWords({ record }: DestinationEntry): CardWords {
  return {
    eyebrow: `${record.type} · ${record.country}`,
    title: record.name,
    facts: [record.flagship.slice(0, 3).join(', '), ...bestMonths(record.months)],
  };
}

export function placeWords({ record, summary }: PlaceEntry): CardWords {
  return {
    eyebrow: `${record.category} · ${summary.destinationName}`,
    title: record.name,
    facts: [formatVisit(record.visitMinutes)],
  };
}

export function accommodationWords({ record, summary }: AccommodationEntry): CardWords {
  const cheapest = record.rooms.find(({ pricing }) => pricing.basePrice === summary.price);
  const per = cheapest?.pricing.per === 'person' ? 'a person a night' : 'a night';
  return {
    eyebrow: `${record.type} · ${summary.destinationName}`,
    title: record.name,
    facts: [record.board, `from ${formatPrice(summary.price)} ${per}`],
  };
}

export function activityWords({ record }: ActivityEntry, { destinations }: Catalogue): CardWords {
  const { type, destinationIds, name, duration, pricing } = record;
  const countries = destinationIds.flatMap((slug) => destinations.get(slug)?.record.country ?? []);
  const length = duration === undefined ? [] : [formatMinutes(duration.hours * 60 + duration.minutes)];
  const price = pricing.basePrice === 0 ? 'no extra charge' : `${formatPrice(pricing.basePrice)} a person`;
  return {
    eyebrow: `${type === undefined ? 'Activity' : `${type} activity`} · ${formatCountries(countries)}`,
    title: name,
    facts: [...length, price],
  };
}

export function postWords({ record, summary }: BlogPostEntry): CardWords {
  return {
    eyebrow: `Article · ${record.category}`,
    title: record.title,
    facts: [`updated ${formatDay(record.updatedAt)}`, `${summary.readingMinutes} minutes to read`],
  };
}

export function inspirationWords({ record }: InspirationEntry): CardWords {
  return { eyebrow: `Safari ideas · ${record.theme}`, title: record.title, facts: bestMonths(record.months) };
}
