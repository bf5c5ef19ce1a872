import { use } from 'react';
import type { TourSort, TourSummary } from '#contract/records/tours.ts';
import { count } from '#contract/words/count.ts';
import { FallbackTourList } from '#features/tours/fallback-tour-list.tsx';
import { readTourSearch, type TourSearch, toursQuery } from '#features/tours/tour.queries.ts';
import { TourCard } from '#features/tours/tour-card.tsx';
import { type PreferenceValues, TripPreferenceFields } from '#features/tours/trip-preference-fields.tsx';
import { ResumeTrip } from '#features/trip/resume/resume-trip.tsx';
import { ListPage } from '#parts/lists/list-page.tsx';
import { useList } from '#parts/lists/use-list.ts';
import { pagePlate } from '#platform/images/picture-sources.ts';
import { ButtonLink } from '#ui/button.tsx';
import { CardWidthContext, cardViews } from '#ui/card-width.ts';
import type { Facet } from '#ui/facets/facet.ts';
import { ListGrid, picturesOfList } from '#ui/list-grid.tsx';
import { PlateImage } from '#ui/plate-image.tsx';
import { Select } from '#ui/select.tsx';

/** Of several months none stands in the field for one. */
function preferencesOf({ month = [], travellers, upTo }: TourSearch): PreferenceValues {
  const [only = ''] = month;
  return { month: month.length === 1 ? only : '', travellers: travellers ?? '', upTo: upTo ?? '' };
}

export function TourListPage() {
  const list = useList({ path: '/tours', facets: tourFacets, readSearch: readTourSearch, query: toursQuery });
  const choose = (part: Partial<PreferenceValues>) => {
    for (const [key, value] of Object.entries(part)) list.onChoose(key, value === '' ? [] : [value]);
  };

  return (
    <ListPage
      {...list}
      title="Safaris and tours"
      lead="Say when and how many you are, and the prices below are yours."
      countText={(total) => count(total, 'tour')}
      sort={
        <Select
          variant="inline"
          label="Sort"
          value={list.search.sort ?? 'recommended'}
          options={tourSorts}
          onChange={(sort) => list.onSort(sort === 'recommended' ? undefined : sort)}
        />
      }
      asked={
        <div className="grid max-w-2xl grid-cols-[1.4fr_1fr_1.2fr] items-end gap-3 max-[23rem]:grid-cols-[1.4fr_1fr] max-[20rem]:grid-cols-1 sm:grid-cols-3 sm:gap-4 print:hidden">
          <TripPreferenceFields preferences={preferencesOf(list.search)} onChange={choose} />
        </div>
      }
      above={<ResumeTrip />}
      fallback={<FallbackTourList />}
      renderNearest={({ nearest }) =>
        nearest && (
          <section className="grid gap-6 pt-12">
            <div>
              <h2 className="text-title-2 leading-tight">The nearest we have</h2>
              <p className="mt-2 max-w-2xl text-muted">{nearest.why}</p>
            </div>
            <TourGrid tours={[nearest.tour]} />
          </section>
        )
      }
      renderRecords={({ tours }) => <TourGrid tours={tours} />}
    />
  );
}

/** The pictures the list begins with; the tile stands between its cards. */
export function picturesOfTours(tours: readonly TourSummary[] = []) {
  return picturesOfList({ records: tours, cells: tours.length + 1, isUpright: true, shape: 'tall' });
}

/** The tile asks whether help is wanted after this many cards. */
const cardsBeforeTile = 4;

/** How many cards stand before the tile; behind it at least one, where there are two. */
function tilePlace(cards: number): number {
  return Math.min(cardsBeforeTile, Math.max(1, cards - 1));
}

/** Tours, and among them the tile for the undecided, as wide as any other card. */
function TourGrid({ tours }: { tours: readonly TourSummary[] }) {
  const place = tilePlace(tours.length);
  const cards = tours.map((tour, index) => <TourCard key={tour.id} tour={tour} heading="h2" isPriority={index < 2} />);
  return (
    <ListGrid isUpright>
      {cards.slice(0, place)}
      <UndecidedTile />
      {cards.slice(place)}
    </ListGrid>
  );
}

/** For the visitor who has looked at four tours and knows less than before. */
function UndecidedTile() {
  const width = use(CardWidthContext);
  return (
    <div>
      <div className="flex flex-col overflow-hidden rounded-card bg-footer text-on-footer sm:aspect-[4/5]">
        <PlateImage
          picture={undecidedPlate}
          views={cardViews({ ...width, phone: '100vw - 2.25rem', isBeside: false }, 'landscape')}
          className="aspect-[16/10] w-full shrink-0"
        />
        <p className="mt-auto max-w-[9em] p-6 font-display font-semibold text-title-2 leading-[1.08]">
          Not sure which one is yours?
        </p>
      </div>
      <p className="pt-4 text-muted leading-normal">
        Tell us the month, the days and who is coming. You get one route and one price back, and the reasons for both.
      </p>
      <div className="pt-4">
        <ButtonLink variant="secondary" size="small" to="/contact" search={{ topic: 'custom' }}>
          Ask the planning desk
        </ButtonLink>
      </div>
    </div>
  );
}

const undecidedPlate = pagePlate(
  'about',
  'list',
  'Illustration: a safari car waits beside a stone office with a tiled roof, the sun just above blue hills',
  'Before the first game drive',
);

const tourFacets: readonly Facet[] = [
  { key: 'destination', label: 'Destination' },
  { key: 'country', label: 'Country' },
  { key: 'days', label: 'Days' },
  { key: 'budget', label: 'Price', isAskedAbove: true },
  { key: 'month', label: 'Month', isAskedAbove: true },
  { key: 'style', label: 'Style' },
  { key: 'tier', label: 'Comfort' },
  { key: 'difficulty', label: 'Effort' },
  { key: 'travellers', label: 'Travellers', isAskedAbove: true },
  { key: 'upTo', label: 'Whole trip', isAskedAbove: true },
];

const tourSorts: readonly { value: TourSort; label: string }[] = [
  { value: 'recommended', label: 'Recommended' },
  { value: 'price', label: 'Price, low to high' },
  { value: 'price-desc', label: 'Price, high to low' },
  { value: 'duration', label: 'Shortest first' },
  { value: 'duration-desc', label: 'Longest first' },
];
