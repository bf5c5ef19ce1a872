import type { AccommodationSummary } from '#contract/records/accommodations.ts';
import { formatUsd } from '#contract/words/money.ts';
import type { PictureViews } from '#platform/images/picture-sources.ts';
import { ButtonLink } from '#ui/button.tsx';
import { PlateImage } from '#ui/plate-image.tsx';

const views: PictureViews = [
  { from: 64, shape: 'list', width: 'min(49vw - 2rem, 56rem)' },
  { from: 40, shape: 'list', width: '92vw' },
  { shape: 'wide', width: 'calc(100vw - 2.25rem)' },
];

const promises = [
  'Each plan names your camp and your tent',
  'Fences, hot water, power hours: on its page',
  'Take another instead: the price follows',
];

/** Where one sleeps: one stay as the example, and what we say about all of them. */
export function StayFeature({ stay }: { stay: AccommodationSummary }) {
  return (
    <div className="grid items-center gap-x-16 gap-y-5 lg:grid-cols-[1.15fr_1fr]">
      <PlateImage
        picture={stay.coverImage}
        views={views}
        className="card-shadow aspect-[13/5] w-full rounded-panel max-sm:photograph:aspect-[2/1] sm:aspect-[16/10]"
      />
      <div>
        <h2 className="max-w-[13.4em] text-[1.4375rem] leading-[1.08] tracking-[-0.012em] sm:text-title-2">
          Where you sleep is half of the journey
        </h2>
        <p className="mt-3 text-muted leading-normal">{stay.summary}</p>
        <ul className="mt-3">
          {promises.map((promise) => (
            <li key={promise} className="border-line border-t py-2 text-[0.96875rem] leading-snug sm:py-3">
              {promise}
            </li>
          ))}
        </ul>
        <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-3">
          <ButtonLink
            variant="secondary"
            className="print:hidden"
            to="/accommodation/$accommodationSlug"
            params={{ accommodationSlug: stay.slug }}
          >
            {`See ${stay.name}`}
          </ButtonLink>
          <p className="figures text-muted">{`from ${formatUsd(stay.price)} a night`}</p>
        </div>
      </div>
    </div>
  );
}
