import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { customiseId } from '#features/customization/customise-anchor.ts';
import { openChoices } from '#features/customization/open-choices.ts';

/** To the part of this page where the trip is put together; the focus goes along, as with a link of the document itself. */
export function CustomiseLink({ className, children }: { className: string; children: ReactNode }) {
  return (
    <Link
      to="."
      search
      hash={customiseId}
      className={className}
      onClick={() => {
        openChoices();
        document.getElementById(customiseId)?.focus({ preventScroll: true });
      }}
    >
      {children}
    </Link>
  );
}
