import { useState } from 'react';
import { Spinner } from '#ui/spinner.tsx';

/**
 * Shown while a page that takes longer than 300 ms is on its way, where the visitor stands: as far down as they had come, so that
 * neither the footer moves up to them nor the way back loses the place.
 */
export function PagePending() {
  const [minHeight] = useState(() => (import.meta.env.SSR ? 0 : scrollY + innerHeight));
  return (
    <div style={{ minHeight }}>
      <div className="sticky top-0 flex h-[70svh] items-center justify-center">
        <Spinner />
      </div>
    </div>
  );
}
