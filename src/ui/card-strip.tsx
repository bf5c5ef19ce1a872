import * as React from 'react';
import { CardGrid } from '#ui/card-grid.tsx';
import { BesidePanelContext, CardWidthContext, cardWidth } from '#ui/card-width.ts';

interface CardStripProps {
  children: React.ReactNode;
  columns?: 2 | 3 | 4;
}

/** Cards that are passed sideways, with the next one showing at the edge; on a desktop they stand in columns. */
export function CardStrip({ children, columns = 3 }: CardStripProps) {
  const cards = React.Children.toArray(children);
  const wide = cards.length === 2 ? 2 : columns;
  const { lying, ...upright } = cardWidth(wide, React.use(BesidePanelContext));
  if (cards.length === 1) return <CardGrid columns={columns}>{children}</CardGrid>;
  const isAlone = cards.length % wide === 1;
  const width = { ...upright, phone: stripWidth, tablet: stripWidth };
  const last = isAlone ? { ...width, desktop: lying.desktop, lies: { desktop: 'row' as const } } : width;
  return (
    <ul className={`card-strip gap-x-6 gap-y-12 ${wideClass[wide]}`}>
      {React.Children.map(cards, (card, index) => {
        const isLast = index === cards.length - 1;
        return (
          // It lies down across its row where it would stand alone in it.
          <li
            className={`w-[min(19rem,76vw)] shrink-0 snap-start lg:w-auto ${isLast && isAlone ? 'lg:lying-card' : ''}`}
          >
            <CardWidthContext value={isLast ? last : width}>{card}</CardWidthContext>
          </li>
        );
      })}
    </ul>
  );
}

const stripWidth = 'min(19rem, 76vw)';

const wideClass = { 2: 'lg:grid-cols-2', 3: 'lg:grid-cols-3', 4: 'lg:grid-cols-4' };
