import type { TourSummary } from '#contract/tours.ts';
import { TourCard } from '#features/tours/tour-card.tsx';
import { UndecidedTile } from '#features/tours/undecided-tile.tsx';
import { CardWidthContext, cardWidth, doubleWidth } from '#ui/card-width.ts';
import { useCardCount } from '#ui/first-view.ts';

/** The tile asks whether help is wanted after this many cards, or a few more where it would not fit into the row. */
const earliestPlace = 4;

/** How many cards stand before the tile, so that no row before it is left short on a desktop (3 columns) or a tablet (2). */
export function tilePlace(cards: number, pickCells: number): number {
  const spans = tileSpans(cards + pickCells);
  for (let place = earliestPlace; place < cards; place += 1) {
    const before = place + pickCells;
    if ((before % 3) + spans.desktop <= 3 && (before % 2) + spans.tablet <= 2) return place;
  }
  return cards;
}

/** The columns the tile has to take for the last row to be full. */
function tileSpans(cells: number): { desktop: number; tablet: number } {
  return { desktop: 3 - (cells % 3), tablet: 2 - (cells % 2) };
}

const spansOnDesk = ['lg:col-span-3', 'lg:col-span-2', 'lg:col-span-1'];
const spansOnTablet = ['sm:max-lg:col-span-2', 'sm:max-lg:col-span-1'];

interface TourGridProps {
  tours: readonly TourSummary[];
  /** Gives the first tour the width of two and calls it the planner's pick. */
  hasPick: boolean;
}

/** Tours in a grid without gaps: the tile for the undecided takes what the last row would leave empty. */
export function TourGrid({ tours, hasPick }: TourGridProps) {
  const pickCells = hasPick ? 1 : 0;
  const cells = tours.length + pickCells;
  const tile = (
    <li key="undecided" className={`${spansOnDesk[cells % 3]} ${spansOnTablet[cells % 2]}`}>
      <UndecidedTile />
    </li>
  );
  const place = tilePlace(tours.length, pickCells);
  const shown = useCardCount(3);
  const cards = tours.slice(0, shown).map((tour, index) => (
    <li key={tour.id} className={hasPick && index === 0 ? 'sm:col-span-2' : ''}>
      <CardWidthContext value={hasPick && index === 0 ? doubleWidth : cardWidth(3)}>
        <TourCard tour={tour} heading="h2" isPriority={index < 2} isPick={hasPick && index === 0} />
      </CardWidthContext>
    </li>
  ));
  return (
    <ul className="grid gap-x-6 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
      {[...cards.slice(0, place), shown > place && tile, ...cards.slice(place)]}
    </ul>
  );
}
