import type { TourSummary } from '#contract/tours.ts';
import { Strip } from '#features/home/strip.tsx';
import { TourPoster } from '#features/tours/tour-poster.tsx';
import { type CardWidth, CardWidthContext } from '#ui/card-width.ts';

const passing = 'min(19rem, 72vw)';
const posterWidth: CardWidth = { phone: passing, tablet: passing, desktop: 'min(23vw - .95rem, 26.5rem)' };

/** Four posters in a row on a desktop; on smaller screens they are passed sideways. */
export function PosterTours({ tours }: { tours: readonly TourSummary[] }) {
  return (
    <CardWidthContext value={posterWidth}>
      <Strip of="tours" className="gap-5 lg:grid-cols-4">
        {tours.slice(0, 4).map((tour) => (
          <li key={tour.id} className="w-[min(19rem,72vw)] shrink-0 snap-start lg:w-auto">
            <TourPoster tour={tour} />
          </li>
        ))}
      </Strip>
    </CardWidthContext>
  );
}
