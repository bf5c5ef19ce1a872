import { type RefObject, useRef } from 'react';
import type { TourSummary } from '#contract/tours.ts';
import { TourPoster } from '#features/tours/tour-poster.tsx';
import { type CardWidth, CardWidthContext } from '#ui/card-width.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { useIsHydrated } from '#ui/use-is-hydrated.ts';

const strip = 'min(19rem, 76vw)';
const posterWidth: CardWidth = { phone: strip, tablet: strip, desktop: 'min(23vw - .95rem, 17.8rem)' };

/** Four posters in a row on a desktop; on a phone they are passed sideways, with the next one showing at the edge. */
export function PosterTours({ tours }: { tours: readonly TourSummary[] }) {
  const list = useRef<HTMLUListElement>(null);
  const isHydrated = useIsHydrated();
  return (
    <>
      <ul
        ref={list}
        className="relative -mx-[clamp(1.125rem,4vw,3rem)] flex snap-x snap-mandatory gap-5 overflow-x-auto scroll-px-[clamp(1.125rem,4vw,3rem)] px-[clamp(1.125rem,4vw,3rem)] pb-4 lg:mx-0 lg:grid lg:grid-cols-4 lg:overflow-visible lg:px-0"
      >
        {tours.slice(0, 4).map((tour) => (
          <li key={tour.id} className="w-[min(19rem,76vw)] shrink-0 snap-start lg:w-auto">
            <CardWidthContext value={posterWidth}>
              <TourPoster tour={tour} />
            </CardWidthContext>
          </li>
        ))}
      </ul>
      {/* In the page's own room above what follows, so that nothing moves when they come; without a script they would do nothing. */}
      {isHydrated && <StripButtons list={list} />}
    </>
  );
}

/** For those who cannot pass the strip sideways with a finger. On a desktop all of it is on screen. */
function StripButtons({ list }: { list: RefObject<HTMLUListElement | null> }) {
  const pass = (by: -1 | 1) => {
    const step = list.current?.firstElementChild?.clientWidth ?? 0;
    list.current?.scrollBy({ left: by * step });
  };
  return (
    <div className="-mb-14 flex h-14 items-end justify-end gap-2 lg:hidden print:hidden">
      <IconButton label="Previous tours" onClick={() => pass(-1)} className="border border-line-strong">
        <span aria-hidden="true">←</span>
      </IconButton>
      <IconButton label="Next tours" onClick={() => pass(1)} className="border border-line-strong">
        <span aria-hidden="true">→</span>
      </IconButton>
    </div>
  );
}
