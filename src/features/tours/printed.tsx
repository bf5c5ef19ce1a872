import * as React from 'react';
import type { PaperProps } from '#features/tours/paper/paper.tsx';
import { lazyPart } from '#shell/lazy/lazy-part.tsx';

/** Without its code a page that was rendered here is printed without these parts. */
export const paper = lazyPart<PaperProps>(() =>
  import('#features/tours/paper/paper.tsx').then(
    ({ Paper }) => Paper,
    () => () => null,
  ),
);

/** On paper only. A prerendered page has it as HTML, which stays until its code is there. */
export function Printed(props: PaperProps) {
  return (
    <div className="hidden print:block">
      <React.Suspense>
        <paper.Content {...props} />
      </React.Suspense>
    </div>
  );
}
