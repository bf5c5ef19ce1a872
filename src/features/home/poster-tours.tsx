import type { TourSummary } from '#contract/tours.ts';
import { TourPoster } from '#features/tours/tour-poster.tsx';
import { type CardWidth, CardWidthContext } from '#ui/card-width.ts';

const strip = 'min(19rem, 76vw)';
const posterWidth: CardWidth = { phone: strip, tablet: strip, desk: 'min(23vw - .95rem, 17.8rem)' };

/** Four posters in a row on a desk; on a phone they are passed sideways, with the next one showing at the edge. */
export function PosterTours({ tours }: { tours: readonly TourSummary[] }) {
  return (
    <ul className="relative -mx-[clamp(1.125rem,4vw,3rem)] flex snap-x snap-mandatory gap-5 overflow-x-auto px-[clamp(1.125rem,4vw,3rem)] pb-4 lg:mx-0 lg:grid lg:grid-cols-4 lg:overflow-visible lg:px-0">
      {tours.slice(0, 4).map((tour) => (
        <li key={tour.id} className="w-[min(19rem,76vw)] shrink-0 snap-start scroll-mx-5 lg:w-auto">
          <CardWidthContext value={posterWidth}>
            <TourPoster tour={tour} />
          </CardWidthContext>
        </li>
      ))}
    </ul>
  );
}
