import { useQueries } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Tour } from '#contract/details.ts';
import type { TourSummary } from '#contract/tours.ts';
import { tierNames } from '#features/accommodations/accommodation-words.ts';
import { askedPriceOf } from '#features/tours/asked-price.ts';
import { toggleSavedTour, useSavedTours } from '#features/tours/saved-tours.ts';
import { tourQuery } from '#features/tours/tour.queries.ts';
import { TourPrice } from '#features/tours/tour-price.tsx';
import { type TourWish, useTourWish } from '#features/tours/tour-wish.ts';
import { difficultyNames, styleNames } from '#features/tours/tour-words.ts';
import { useNow } from '#platform/browser/use-now.ts';
import { formatUsd } from '#platform/format/money.ts';
import { formatBestMonths } from '#platform/format/months.ts';
import { formatUsdRange } from '#platform/format/usd-range.ts';
import { count, nameOf } from '#platform/format/words.ts';
import { closeModal } from '#shell/modals/modal-stack.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { PlateImage } from '#ui/plate-image.tsx';
import { RouteWords } from '#ui/route-words.tsx';
import { Spinner } from '#ui/spinner.tsx';

/** The page's own answer about a tour, at the price of the month and the party a list was asked for. */
type ComparedTour = Pick<TourSummary, 'askedPrice'> & Tour;

const rows: { label: string; value: (tour: ComparedTour) => ReactNode }[] = [
  { label: 'The whole trip', value: (tour) => <TourPrice tour={tour} /> },
  { label: 'Through the year, each', value: (tour) => wholeTripWords(tour, (whole) => whole) },
  { label: 'Whole trip a day', value: (tour) => wholeTripWords(tour, (whole) => whole / tour.duration) },
  { label: 'Length', value: (tour) => `${count(tour.duration, 'day')}, ${count(tour.nights, 'night')}` },
  { label: 'Best months', value: (tour) => formatBestMonths(tour.months) },
  { label: 'Route', value: (tour) => <RouteWords stops={tour.stops} /> },
  { label: 'Comfort', value: (tour) => nameOf(tierNames, tour.tier) },
  { label: 'Style', value: (tour) => `${nameOf(styleNames, tour.style)}, ${tour.vehicleType}` },
  { label: 'Hours on the road', value: roadHours },
  { label: 'Effort', value: (tour) => nameOf(difficultyNames, tour.difficulty) },
  { label: 'Youngest age', value: (tour) => (tour.minAge === 0 ? 'Any' : `${tour.minAge} years`) },
];

/** With taxes, fees at gates, visas and tips for all tours alike: of the cheapest and the dearest month. */
function wholeTripWords(
  { wholeTripByMonth = [], askedPrice }: ComparedTour,
  amountOf: (whole: number) => number,
): string {
  if (askedPrice !== undefined) return formatUsd(Math.round(amountOf(askedPrice.wholeTrip / askedPrice.people)));
  const amounts = wholeTripByMonth.flatMap((whole) => (whole === null ? [] : Math.round(amountOf(whole))));
  return formatUsdRange({ least: Math.min(...amounts), most: Math.max(...amounts) });
}

/** The sum of all typical driving of the itinerary, which the price of two tours alike often hides. */
function roadHours(tour: Tour): string {
  const hours = tour.itinerary.reduce((sum, { drive }) => sum + (drive?.mode === 'road' ? drive.hours : 0), 0);
  return hours === 0 ? 'None' : `about ${Math.round(hours)} h`;
}

/** The saved tours side by side. One that cannot be read now is named and left out; the others stand. */
export function TourComparison() {
  const saved = useSavedTours();
  const queries = useQueries({ queries: saved.map((slug) => tourQuery(slug)) });
  const wish = useTourWish();
  const now = useNow();
  const tours = queries.flatMap(({ data }) => (data ? { ...data, askedPrice: askedPriceOf(data, wish, now) } : []));
  const isLoading = queries.some(({ isPending, isError }) => isPending && !isError);
  const missing = queries.filter(({ isError, data }) => isError && data === undefined).length;

  return (
    <div className="grid gap-6 p-5 sm:p-8">
      <div className="flex items-start justify-between gap-4">
        <h2 className="text-title-2 leading-tight">Your saved tours, side by side</h2>
        <IconButton label="Close" onClick={() => closeModal('compare-tours')}>
          <X aria-hidden="true" size={22} />
        </IconButton>
      </div>
      {isLoading && <Spinner />}
      {missing > 0 && (
        <p role="status" className="text-muted">
          {`${count(missing, 'saved tour')} could not be loaded just now.`}
        </p>
      )}
      {saved.length === 0 && <p className="text-muted">Nothing saved yet. The heart on a tour keeps it here.</p>}
      {tours.length > 0 && <ComparisonTable tours={tours} wish={wish} />}
      <div>
        <Button variant="quiet" onClick={() => closeModal('compare-tours')}>
          Back to the tours
        </Button>
      </div>
    </div>
  );
}

/** On a phone a row's label stands above its values, so that two tours have room beside each other. */
function ComparisonTable({ tours, wish }: { tours: readonly ComparedTour[]; wish: TourWish }) {
  return (
    // `relative` keeps what is for screen readers alone inside what scrolls, or the dialog would scroll sideways as well.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls sideways must be reachable by keyboard
    <section aria-label="Comparison" tabIndex={0} className="relative overflow-x-auto sm:-mx-5">
      <table
        style={{ ['--tours' as string]: tours.length }}
        className="w-full min-w-[calc(var(--tours)*9.5rem)] table-fixed border-separate border-spacing-x-5 border-spacing-y-0 text-left align-top max-sm:block sm:min-w-[calc(var(--tours)*13rem+9rem)]"
      >
        <thead className="max-sm:block">
          <tr className={phoneRow}>
            <th scope="col" className="w-28 max-sm:sr-only">
              <span className="sr-only">What</span>
            </th>
            {tours.map((tour) => (
              <th key={tour.id} scope="col" className={`pb-3 align-top ${phoneColumn}`}>
                <PlateImage picture={tour.coverImage} sizes="18rem" className="aspect-[16/10] w-full rounded-card" />
                <Link
                  to="/tour/$tourSlug"
                  params={{ tourSlug: tour.slug }}
                  search={wish}
                  className="mt-3 block font-display font-semibold text-title-3 leading-tight hover:underline"
                >
                  {tour.name}
                </Link>
                <button
                  type="button"
                  onClick={() => toggleSavedTour(tour.slug)}
                  className="min-h-11 font-normal text-label text-muted underline underline-offset-4"
                >
                  Remove <span className="sr-only">{tour.name}</span>
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-sm:block">
          {rows.map(({ label, value }) => (
            <tr key={label} className={phoneRow}>
              <th
                scope="row"
                className="border-line border-t py-3 pr-2 align-top font-normal text-label text-muted max-sm:w-full max-sm:pb-0"
              >
                <span className="max-sm:sticky max-sm:left-0">{label}</span>
              </th>
              {tours.map((tour) => (
                <td
                  key={tour.id}
                  className={`figures border-line py-3 align-top max-sm:pt-0.5 sm:border-t ${phoneColumn}`}
                >
                  {value(tour)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const phoneRow = 'max-sm:flex max-sm:flex-wrap max-sm:gap-x-3';
const phoneColumn = 'max-sm:min-w-0 max-sm:flex-1';
