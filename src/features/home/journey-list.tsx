import type { InspirationSummary } from '#contract/records/inspirations.ts';
import { dot } from '#contract/words/dot.ts';
import { linkHandlers } from '#features/home/home-section.tsx';
import { Strip } from '#features/home/strip.tsx';
import { capitalise, formatBestMonths } from '#platform/format.ts';
import type { PictureViews } from '#platform/images/picture-sources.ts';
import { CardLink } from '#ui/card-link.tsx';
import { PlateImage } from '#ui/plate-image.tsx';

const views: PictureViews = [
  { from: 64, shape: 'card', width: '13rem' },
  { shape: 'card', width: 'min(14rem, 40vw)' },
];

/** Kinds of journeys: on a desktop two in a row with the words beside a small upright plate. */
export function JourneyList({ inspirations }: { inspirations: readonly InspirationSummary[] }) {
  return (
    <Strip of="journeys" className="gap-x-4 gap-y-8 lg:grid-cols-2 lg:gap-x-12">
      {inspirations.map(({ id, slug, title, excerpt, theme, months, coverImage }) => (
        <li
          key={id}
          {...linkHandlers(coverImage)}
          className="relative w-[min(14rem,40vw)] shrink-0 snap-start lg:flex lg:w-auto lg:items-center lg:gap-8"
        >
          <PlateImage
            picture={coverImage}
            views={views}
            className="card-shadow aspect-[4/5] w-full shrink-0 rounded-card lg:w-52"
          />
          <div className="pt-3">
            <p className="text-label text-muted">
              {capitalise(theme)}
              <span className="max-sm:hidden">{`${dot}best ${formatBestMonths(months)}`}</span>
            </p>
            <h3 className="mt-1 text-xl leading-tight sm:text-title-3">
              <CardLink to="/inspiration/$inspirationSlug" params={{ inspirationSlug: slug }}>
                {title}
              </CardLink>
            </h3>
            <p className="mt-2 text-[0.96875rem] text-muted leading-normal max-sm:hidden">{excerpt}</p>
          </div>
        </li>
      ))}
    </Strip>
  );
}
