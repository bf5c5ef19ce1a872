import { type ReactNode, useState } from 'react';
import { isComingBack } from '#ui/first-view.ts';
import { Spinner } from '#ui/spinner.tsx';

/** More screens than any page has. */
const tallest = 40;

/**
 * Shown while a page that takes longer than 300 ms is on its way, where the visitor stands: as far down as they had come, so that
 * the footer does not move up to them. On a way back nobody knows yet how far down the page was left, so it is as tall as any.
 */
export function PagePending({ children }: { children?: ReactNode }) {
  const [minHeight] = useState(heightKept);
  return (
    <div style={{ minHeight }}>
      <div className="sticky top-0 flex min-h-[70svh] flex-col items-center justify-center">
        <Spinner />
        {children}
      </div>
    </div>
  );
}

function heightKept(): number {
  if (import.meta.env.SSR) return 0;
  return isComingBack() ? tallest * innerHeight : scrollY + innerHeight;
}
