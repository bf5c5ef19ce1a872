import * as React from 'react';
import { type CardWidth, CardWidthContext } from '#ui/card-width.ts';

const phone = 'min(17rem, 74vw)';

/** Three or four columns, and two on a tablet. `page-width` ends at 94rem inside its margins. */
const widths: Record<3 | 4, CardWidth> = {
  3: { phone, tablet: '46vw - .75rem', desktop: '(min(92vw, 94rem) - 3rem) / 3' },
  4: { phone, tablet: '46vw - .75rem', desktop: '(min(92vw, 94rem) - 4.5rem) / 4' },
};

const columnsClass = { 3: 'lg:grid-cols-3', 4: 'lg:grid-cols-4' };

/**
 * Cards that a phone passes sideways, the next one showing at the edge, and a wider screen has in columns. A list, so that a
 * screen reader says how many there are; what has the focus scrolls into view by itself.
 */
export function CardStrip({ children, columns = 3 }: { children: React.ReactNode; columns?: 3 | 4 }) {
  return (
    <CardWidthContext value={widths[columns]}>
      <ul className={`card-strip gap-x-4 sm:gap-x-6 sm:gap-y-12 ${columnsClass[columns]}`}>
        {React.Children.map(children, (card) => (
          <li className="max-sm:w-[min(17rem,74vw)] max-sm:shrink-0 max-sm:snap-start">{card}</li>
        ))}
      </ul>
    </CardWidthContext>
  );
}
