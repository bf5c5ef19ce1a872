import type { TourSummary } from '#contract/tours.ts';
import { TourCard } from '#features/tours/tour-card.tsx';
import { UndecidedTile } from '#features/tours/undecided-tile.tsx';
import { ListGrid } from '#ui/list-grid.tsx';

/** The tile asks whether help is wanted after this many cards. */
const cardsBeforeTile = 4;

/** Which cards stand before the tile: some, and one behind it where there is another, for it never lies across a row. */
export function tilePlace(cards: number): number {
  return Math.min(cardsBeforeTile, Math.max(1, cards - 1));
}

interface TourGridProps {
  tours: readonly TourSummary[];
  /** Gives the first tour the width of two and calls it the planner's pick. */
  hasPick: boolean;
}

/** Tours, and among them the tile for the undecided, as wide as any other card. */
export function TourGrid({ tours, hasPick }: TourGridProps) {
  const place = tilePlace(tours.length);
  const cards = tours.map((tour, index) => (
    <TourCard key={tour.id} tour={tour} heading="h2" isPriority={index < 2} isPick={hasPick && index === 0} />
  ));
  return (
    <ListGrid first={hasPick || tours.length === 1 ? 'double' : 'large'}>
      {cards.slice(0, place)}
      <UndecidedTile />
      {cards.slice(place)}
    </ListGrid>
  );
}
