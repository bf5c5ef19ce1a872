import type { ReactNode } from 'react';
import type { GroupTour, Tour } from '#contract/records/details.ts';
import { count } from '#contract/words/count.ts';
import { formatDay } from '#contract/words/days.ts';
import { tierNames } from '#contract/words/journey-words.ts';
import { formatUsd, formatUsdRange } from '#contract/words/money.ts';
import type { Priced, PricedTrip } from '#features/shortlist/priced-trip.ts';
import { eachWords, unitWords } from '#features/shortlist/saved-words.ts';
import type { SavedThing } from '#features/shortlist/shortlist-records.ts';
import { difficultyNames, styleNames } from '#features/tours/tour-words.ts';
import { formatBestMonths, nameOf } from '#platform/format.ts';
import { RouteWords } from '#ui/route-words.tsx';

/** A tour, a group tour or a departure beside others. */
export interface Column {
  thing: SavedThing;
  tour: Tour | GroupTour;
  priced: Priced;
}

export interface ComparisonRow {
  label: string;
  /** What is compared: rows whose words are the same for all are quiet. */
  words: (column: Column) => string;
  /** How it is shown, where words alone are not enough. */
  show?: (column: Column) => ReactNode;
}

const none = '–';
const ofPrice =
  (words: (priced: PricedTrip) => string) =>
  ({ priced }: Column) =>
    'why' in priced ? none : words(priced);

export const comparisonRows: readonly ComparisonRow[] = [
  {
    label: 'The whole trip',
    words: ({ priced }) => ('why' in priced ? priced.why : `${eachWords(priced)} ${unitWords(priced)}`),
    show: ({ priced }) =>
      'why' in priced ? (
        priced.why
      ) : (
        <>
          <b className="text-[1.1875rem]">{eachWords(priced)}</b>
          {` ${unitWords(priced)}`}
        </>
      ),
  },
  { label: 'For all of you', words: ofPrice(({ whole }) => formatUsdRange(whole.total)) },
  { label: 'Of it our invoice', words: ofPrice(({ whole }) => formatUsd(whole.invoice)) },
  {
    label: 'And to others',
    words: ofPrice(({ whole: { total, invoice } }) =>
      formatUsdRange({ least: lessCents(total.least, invoice), most: lessCents(total.most, invoice) }),
    ),
  },
  {
    label: 'Whole trip a day',
    words: ({ priced, tour }) =>
      'why' in priced ? none : formatUsd(Math.round(priced.whole.total.most / priced.people / tour.duration)),
  },
  {
    label: 'First day',
    words: ofPrice(({ startDate }) => (startDate === undefined ? 'Any day' : formatDay(startDate))),
  },
  { label: 'Length', words: ({ tour }) => `${count(tour.duration, 'day')}, ${count(tour.nights, 'night')}` },
  { label: 'Best months', words: ({ tour }) => formatBestMonths(tour.months) },
  {
    label: 'Route',
    words: ({ tour }) => tour.stops.join(' to '),
    show: ({ tour }) => <RouteWords stops={tour.stops} />,
  },
  { label: 'Comfort', words: ({ tour }) => nameOf(tierNames, tour.tier) },
  { label: 'Style', words: ({ tour }) => `${nameOf(styleNames, tour.style)}, ${tour.vehicleType}` },
  { label: 'Hours on the road', words: ({ tour }) => roadHours(tour) },
  { label: 'Effort', words: ({ tour }) => nameOf(difficultyNames, tour.difficulty) },
  { label: 'Youngest age', words: ({ tour }) => (tour.minAge === 0 ? 'Any' : `${tour.minAge} years`) },
  { label: 'Please note', words: ofPrice(({ warnings }) => (warnings.length === 0 ? none : warnings.join(' '))) },
];

/** Whether all columns say the same in this row. */
export function isSame({ words }: ComparisonRow, columns: readonly Column[]): boolean {
  return new Set(columns.map(words)).size === 1;
}

/** Dollars, in whole cents. */
function lessCents(sum: number, part: number): number {
  return (Math.round(sum * 100) - Math.round(part * 100)) / 100;
}

/** The sum of all typical driving of the itinerary, which the price of two tours alike often hides. */
function roadHours(tour: Tour | GroupTour): string {
  const hours = tour.itinerary.reduce((sum, { drive }) => sum + (drive?.mode === 'road' ? drive.hours : 0), 0);
  return hours === 0 ? 'None' : `about ${Math.round(hours)} h`;
}
