import * as z from 'zod/mini';
import { monthNames } from '#contract/records/seasons.ts';
import {
  accommodationDocument,
  destinationDocument,
  groupTourDocument,
  placeDocument,
  tourDocument,
} from '#contract/search/search-documents.ts';
import { count } from '#contract/words/count.ts';
import { formatDay } from '#contract/words/days.ts';
import { dot } from '#contract/words/dot.ts';
import { tierNames } from '#contract/words/journey-words.ts';
import { formatBoth, formatLocal, formatUsd } from '#contract/words/money.ts';
import { styleNames } from '#features/tours/tour-words.ts';
import { capitalise, nameOf } from '#platform/format.ts';

export interface HitFacts {
  /** In one line, separated by points. */
  facts: string[];
  price?: { amount: string; per: string; local?: string | undefined };
  badge?: string;
}

export const tourFacts = (tour: HitDocument<'tours'>): HitFacts => ({
  facts: [
    count(tour.duration, 'day'),
    route(tour.destinations),
    nameOf(styleNames, tour.style),
    nameOf(tierNames, tour.tier),
  ],
  price: journeyPrice(tour),
  ...(tour.label !== undefined && { badge: tour.label }),
});

export const groupTourFacts = (tour: HitDocument<'group_tours'>): HitFacts => ({
  facts: [
    count(tour.duration, 'day'),
    route(tour.destinations),
    tour.nextDeparture === undefined ? 'New dates are being set' : `Next on ${formatDay(tour.nextDeparture)}`,
  ],
  price: journeyPrice(tour),
  ...(tour.guaranteed && { badge: 'Guaranteed' }),
});

export const destinationFacts = ({ type, county, countries, months }: HitDocument<'destinations'>): HitFacts => ({
  facts: [capitalise(type), [county, ...countries].filter(isNews).join(', '), goodMonths(months)],
});

export const placeFacts = ({ category, destination }: HitDocument<'places'>): HitFacts => ({
  facts: [capitalise(category), destination],
});

export const accommodationFacts = (stay: HitDocument<'accommodations'>): HitFacts => ({
  facts: [`${nameOf(tierNames, stay.tier)} ${stay.type}`, stay.destination, capitalise(stay.board)],
  price: { amount: formatUsd(stay.price), per: 'a night' },
});

const isNews = (word: string, index: number, all: string[]): boolean => word !== '' && all.indexOf(word) === index;

const localWords = (price: number | undefined) => (price === undefined ? undefined : formatLocal(price));

const journeyPrice = ({ price, priceMonth, tourPrice, kenyaPrice }: HitDocument<'tours' | 'group_tours'>) => ({
  amount: formatUsd(price),
  per: priceMonth === undefined ? 'a person' : `each, all in${dot}${monthNames[priceMonth - 1]}`,
  local: tourPrice === undefined ? localWords(kenyaPrice) : `the tour itself ${formatBoth(tourPrice, kenyaPrice)}`,
});

/** The first stops of a route, and how many more there are. */
function route(destinations: readonly string[]): string {
  const [first = '', second, ...rest] = destinations;
  if (second === undefined) return first;
  return rest.length === 0 ? `${first} and ${second}` : `${first}, ${second} and ${rest.length} more`;
}

/** Months 1 to 12 as ranges over the year's end: `Good Jan to Mar, Jun to Dec`. */
export function goodMonths(months: readonly number[]): string {
  if (months.length === 12) return 'Good all year';
  const isGood = (month: number) => months.includes(((month + 11) % 12) + 1);
  const ranges = months
    .filter((month) => !isGood(month - 1))
    .map((from) => {
      let to = from;
      while (isGood(to + 1)) to += 1;
      return to === from ? short(from) : `${short(from)} to ${short(to)}`;
    });
  return ranges.length === 0 ? '' : `Good ${ranges.join(', ')}`;
}

const short = (month: number): string => (monthNames[(month - 1) % 12] ?? '').slice(0, 3);

/*
 * The part of a document a card shows. A hit is read by it where it enters; one without a name, an address or a picture is
 * left out.
 */

const common = { slug: true, name: true, summary: true, picture: true } as const;
const journey = {
  ...common,
  destinations: true,
  duration: true,
  price: true,
  priceMonth: true,
  tourPrice: true,
  kenyaPrice: true,
} as const;

export const hitDocuments = {
  tours: z.pick(tourDocument, { ...journey, style: true, tier: true, label: true }),
  group_tours: z.pick(groupTourDocument, { ...journey, nextDeparture: true, guaranteed: true }),
  destinations: z.pick(destinationDocument, { ...common, countries: true, county: true, type: true, months: true }),
  places: z.pick(placeDocument, { ...common, category: true, destination: true }),
  accommodations: z.pick(accommodationDocument, {
    ...common,
    type: true,
    tier: true,
    destination: true,
    board: true,
    price: true,
  }),
};

type HitDocument<Uid extends keyof typeof hitDocuments> = z.infer<(typeof hitDocuments)[Uid]>;
