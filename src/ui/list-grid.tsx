import * as React from 'react';
import { CardWidthContext, cardWidth } from '#ui/card-width.ts';
import { useIsPastFirstFrame } from '#ui/first-view.ts';

interface ListGridProps {
  children: React.ReactNode;
  /** How the first card stands out: across two columns, which it tells by a width of its own, or on a phone, where the others are rows. */
  first?: 'double' | 'large' | 'row';
}

const { phone, tablet, desktop } = cardWidth(3);

/** Two rows of three, one of five and more on the widest desktops: what a first view shows of a list. */
const inFirstFrame = 6;

/** The cards of a list page: rows of picture and text on a phone (`row-card` in site.css), up to five columns on the widest desktop. */
export function ListGrid({ children, first = 'large' }: ListGridProps) {
  const { wide, widest } = wideColumns(React.Children.count(children) + Number(first === 'double'));
  const isPastFirstFrame = useIsPastFirstFrame();
  const wider = { wide: cardWidth(wide).desktop, widest: cardWidth(widest).desktop };
  return (
    <ul className={`aligned-cards grid sm:grid-cols-2 lg:grid-cols-3 ${wideClass[wide]} ${widestClass[widest]}`}>
      {React.Children.map(children, (card, index) => {
        if (!isPastFirstFrame && index >= inFirstFrame) return null;
        const place = index === 0 ? first : 'row';
        const isBeside = place === 'row';
        const width = { phone: isBeside ? `(${phone}) * .4` : phone, tablet, desktop, ...wider, isBeside };
        return (
          <li className={place === 'double' ? 'sm:col-span-2' : isBeside ? 'row-card' : ''}>
            <CardWidthContext value={width}>{card}</CardWidthContext>
          </li>
        );
      })}
    </ul>
  );
}

const wideClass = { 3: '', 4: '2xl:grid-cols-4' };
const widestClass = { 3: 'min-[112rem]:grid-cols-3', 4: 'min-[112rem]:grid-cols-4', 5: 'min-[112rem]:grid-cols-5' };

/**
 * As many columns as fill the last row; where none do, as many as leave no card alone in it, on the widest desktops neither one nor
 * two, where that can be.
 */
export function wideColumns(cells: number): { wide: 3 | 4; widest: 3 | 4 | 5 } {
  const wide = cells % 4 === 1 || (cells % 3 === 0 && cells % 4 > 0) ? 3 : 4;
  const all = [5, 4, 3] as const;
  const full = all.find((columns) => cells % columns === 0) ?? all.find((columns) => cells % columns > 2);
  return { wide, widest: full ?? wide };
}
