import * as React from 'react';
import { BesidePanelContext, CardWidthContext, cardWidth } from '#ui/card-width.ts';
import { useCardCount } from '#ui/first-view.ts';

type Columns = 2 | 3 | 4;

interface CardGridProps {
  children: React.ReactNode;
  columns?: Columns;
  /** Below a desktop its cards are passed sideways, with the next one showing at the edge. */
  isStrip?: boolean;
  /** Four cards of more: on a desktop one row of them, which has room for the fourth only where it is wide. */
  isRow?: boolean;
}

/** Cards in one column or in a strip on a phone, up to four on a desktop; a list, so that a screen reader says how many there are. */
export function CardGrid({ children, columns = 3, isStrip = false, isRow = false }: CardGridProps) {
  const cards = React.Children.toArray(children);
  // Two cards fill two columns rather than leave a third one empty.
  const wide = cards.length === 2 ? 2 : columns;
  const shown = useCardCount(wide);
  const { lying, ...upright } = cardWidth(wide, React.use(BesidePanelContext));
  const isSideways = isStrip && cards.length > 1;
  const width = isSideways ? { ...upright, phone: stripCard, tablet: stripCard } : upright;
  const isFourth = isRow && cards.length === 4;
  const isAlone = { tablet: !isSideways && cards.length % 2 === 1, desktop: !isFourth && cards.length % wide === 1 };
  const last = {
    className: isFourth
      ? 'lg:max-2xl:hidden'
      : `${isAlone.tablet ? 'sm:max-lg:lying-card' : ''} ${isAlone.desktop ? 'lg:lying-card' : ''}`,
    width: {
      phone: width.phone,
      tablet: isAlone.tablet ? lying.tablet : width.tablet,
      desktop: isAlone.desktop ? lying.desktop : width.desktop,
      lies: isAlone,
    },
  };
  const cardClass = isSideways ? stripCardClass : '';
  return (
    <CardWidthContext value={width}>
      <ul
        className={`${isSideways ? stripClass : 'grid'} gap-x-6 gap-y-12 sm:grid-cols-2 ${wideClass[wide]} ${isFourth ? '2xl:grid-cols-4' : ''}`}
      >
        {React.Children.map(cards.slice(0, shown), (card, index) =>
          index < cards.length - 1 ? (
            <li className={cardClass}>{card}</li>
          ) : (
            // It lies down across its row where it would stand alone in it.
            <li className={`${cardClass} ${last.className}`}>
              <CardWidthContext value={last.width}>{card}</CardWidthContext>
            </li>
          ),
        )}
      </ul>
    </CardWidthContext>
  );
}

const stripCard = 'min(19rem, 76vw)';

/** From one edge of the page to the other, past the margins of `page-width`. */
const stripClass =
  '-mx-[clamp(1.125rem,4vw,3rem)] flex snap-x snap-mandatory overflow-x-auto scroll-px-[clamp(1.125rem,4vw,3rem)] px-[clamp(1.125rem,4vw,3rem)] pb-4 lg:mx-0 lg:grid lg:overflow-visible lg:px-0';
const stripCardClass = 'w-[min(19rem,76vw)] shrink-0 snap-start lg:w-auto';

const wideClass = { 2: '', 3: 'lg:grid-cols-3', 4: 'lg:grid-cols-4' };
