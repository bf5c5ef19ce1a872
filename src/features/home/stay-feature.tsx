import type { AccommodationSummary } from '#contract/accommodations.ts';
import { formatUsd } from '#platform/format/money.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { PlateImage } from '#ui/plate-image.tsx';

const promises = [
  'The camp is named in your draft, with the tent you will sleep in',
  'Fenced or not, hot water, power hours: written on each stay’s page',
  'One tier up or down is one line in the price, not a new quote',
];

/** Where one sleeps: one stay as the example, and what we say about all of them. */
export function StayFeature({ stay }: { stay: AccommodationSummary }) {
  return (
    <div className="grid items-center gap-x-16 gap-y-10 lg:grid-cols-[1.15fr_1fr]">
      <PlateImage
        picture={stay.coverImage}
        sizes="(min-width: 64rem) min(49vw - 2rem, 38rem), 92vw"
        className="card-shadow aspect-[16/10] w-full rounded-panel"
      />
      <div>
        <h2 className="max-w-[8.5em] text-title-2 leading-[1.08] tracking-[-0.012em]">
          Canvas, lamplight and the sound of something breathing outside
        </h2>
        <p className="mt-4 text-muted">{stay.summary}</p>
        <ul className="mt-6">
          {promises.map((promise) => (
            <li key={promise} className="border-line border-t py-3">
              {promise}
            </li>
          ))}
        </ul>
        <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-3">
          <ButtonLink
            variant="secondary"
            to="/accommodation/$accommodationSlug"
            params={{ accommodationSlug: stay.slug }}
          >
            See {stay.name}
          </ButtonLink>
          <p className="figures text-muted">from {formatUsd(stay.price)} a night</p>
        </div>
      </div>
    </div>
  );
}
