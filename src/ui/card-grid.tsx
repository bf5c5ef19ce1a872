import * as React from 'react';
import { useIsWhole } from '#ui/first-view.ts';

type Columns = 2 | 3 | 4;

/** As many as any first view holds. */
const firstCards = 6;

/** Cards in one column on a phone, up to four on a desk; a list, so that a screen reader says how many there are. */
export function CardGrid({ children, columns = 3 }: { children: React.ReactNode; columns?: Columns }) {
  const cards = React.Children.toArray(children);
  // Two cards fill two columns rather than leave a third one empty.
  const wide = cards.length === 2 ? 2 : columns;
  const isWhole = useIsWhole();
  return (
    <ul className={`grid gap-x-6 gap-y-12 sm:grid-cols-2 ${wideClass[wide]}`}>
      {React.Children.map(isWhole ? cards : cards.slice(0, firstCards), (card, index) => (
        <li className={index === cards.length - 1 ? lastClass(cards.length, wide) : ''}>{card}</li>
      ))}
    </ul>
  );
}

const wideClass = { 2: '', 3: 'lg:grid-cols-3', 4: 'lg:grid-cols-4' };

/** The last card lies down across its row where it would stand alone in it. */
function lastClass(count: number, wide: Columns): string {
  const isAloneInTwo = count % 2 === 1;
  if (wide === 2) return isAloneInTwo ? 'sm:lying-card' : '';
  const isAlone = count % wide === 1;
  return `${isAloneInTwo ? 'sm:max-lg:lying-card' : ''} ${isAlone ? 'lg:lying-card' : ''}`;
}
