import type { TourSummary } from '#contract/tours.ts';
import { TourCard } from '#features/tours/tour-card.tsx';
import { UndecidedTile } from '#features/tours/undecided-tile.tsx';
import { type CardWidth, CardWidthContext, cardWidth } from '#ui/card-width.ts';
import { ListGrid, wideColumns } from '#ui/list-grid.tsx';

/** The tile asks whether help is wanted after this many cards. */
const cardsBeforeTile = 4;

/** How many cards stand before the tile; behind it at least one, where there are two. */
function tilePlace(cards: number): number {
  return Math.min(cardsBeforeTile, Math.max(1, cards - 1));
}

/** A card across two columns of three, and of as many on a wide desktop; the tile and the second column are cells as well. */
function doubleWidth(tours: number): CardWidth {
  const twice = (columns: number) => `(${cardWidth(columns).desktop}) * 2 + 1.5rem`;
  const { wide, widest } = wideColumns(tours + 2);
  return {
    phone: cardWidth(3).phone,
    tablet: '92vw',
    desktop: twice(3),
    wide: twice(wide),
    widest: twice(widest),
    lies: { tablet: true, desktop: true },
  };
}

interface TourGridProps {
  tours: readonly TourSummary[];
  /** Gives the first tour the width of two. */
  hasLead: boolean;
}

/** Tours, and among them the tile for the undecided, as wide as any other card. */
export function TourGrid({ tours, hasLead }: TourGridProps) {
  const isDouble = hasLead || tours.length === 1;
  const place = tilePlace(tours.length);
  const cards = tours.map((tour, index) => {
    const isFirst = index === 0;
    const card = <TourCard key={tour.id} tour={tour} heading="h2" isPriority={index < 2} />;
    return isFirst && isDouble ? (
      <CardWidthContext key={tour.id} value={doubleWidth(tours.length)}>
        {card}
      </CardWidthContext>
    ) : (
      card
    );
  });
  return (
    <ListGrid first={isDouble ? 'double' : 'large'}>
      {cards.slice(0, place)}
      <UndecidedTile />
      {cards.slice(place)}
    </ListGrid>
  );
}
