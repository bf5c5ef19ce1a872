import * as React from 'react';
import { CardWidthContext, cardWidth } from '#ui/card-width.ts';

interface ListGridProps {
  children: React.ReactNode;
  /** How the first card stands out: across two columns, which it tells by a width of its own, or on a phone, where the others are rows. */
  first?: 'double' | 'large' | 'row';
}

const { phone, tablet, desktop } = cardWidth(3);

/** The cards of a list page: rows of picture and text on a phone (`row-card` in site.css), up to four columns on a wide desktop. */
export function ListGrid({ children, first = 'large' }: ListGridProps) {
  const columns = wideColumns(React.Children.count(children) + Number(first === 'double'));
  const wide = cardWidth(columns).desktop;
  return (
    <ul
      className={`grid gap-x-6 gap-y-8 sm:grid-cols-2 sm:gap-y-12 lg:grid-cols-3 ${columns === 4 ? '2xl:grid-cols-4' : ''}`}
    >
      {React.Children.map(children, (card, index) => {
        const place = index === 0 ? first : 'row';
        const isBeside = place === 'row';
        const width = { phone: isBeside ? `(${phone}) * .4` : phone, tablet, desktop, wide, isBeside };
        return (
          <li className={place === 'double' ? 'sm:col-span-2' : isBeside ? 'row-card' : ''}>
            <CardWidthContext value={width}>{card}</CardWidthContext>
          </li>
        );
      })}
    </ul>
  );
}

/** As many columns as leave no card alone in the last row, or none of its places empty. */
export function wideColumns(cells: number): 3 | 4 {
  return cells % 4 === 1 || (cells % 3 === 0 && cells % 4 > 0) ? 3 : 4;
}
