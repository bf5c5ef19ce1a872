import * as React from 'react';
import { BesidePanelContext, CardWidthContext, cardWidth } from '#ui/card-width.ts';

type Columns = 2 | 3 | 4;

/** Cards in one column on a phone, up to four on a desktop; a list, so that a screen reader says how many there are. */
export function CardGrid({ children, columns = 3 }: { children: React.ReactNode; columns?: Columns }) {
  const cards = React.Children.toArray(children);
  // Two cards fill two columns rather than leave a third one empty.
  const wide = cards.length === 2 ? 2 : columns;
  const { lying, ...width } = cardWidth(wide, React.use(BesidePanelContext));
  const isAlone = { tablet: cards.length % 2 === 1, desktop: cards.length % wide === 1 };
  const last = {
    className: `${isAlone.tablet ? 'sm:max-lg:lying-card' : ''} ${isAlone.desktop ? 'lg:lying-card' : ''}`,
    width: {
      phone: width.phone,
      tablet: isAlone.tablet ? lying.tablet : width.tablet,
      desktop: isAlone.desktop ? lying.desktop : width.desktop,
      lies: {
        tablet: isAlone.tablet ? ('row' as const) : undefined,
        desktop: isAlone.desktop ? ('row' as const) : undefined,
      },
    },
  };
  return (
    <CardWidthContext value={width}>
      <ul className={`grid gap-x-6 gap-y-12 sm:grid-cols-2 ${wideClass[wide]}`}>
        {React.Children.map(cards, (card, index) =>
          index < cards.length - 1 ? (
            <li>{card}</li>
          ) : (
            // It lies down across its row where it would stand alone in it.
            <li className={last.className}>
              <CardWidthContext value={last.width}>{card}</CardWidthContext>
            </li>
          ),
        )}
      </ul>
    </CardWidthContext>
  );
}

const wideClass = { 2: '', 3: 'lg:grid-cols-3', 4: 'lg:grid-cols-4' };
