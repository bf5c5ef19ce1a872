import * as React from 'react';
import type { Tour } from '#contract/records/details.ts';
import type { Person } from '#contract/records/people.ts';
import type { Review } from '#contract/records/reviews.ts';
import { lazyPart } from '#shell/lazy/lazy-part.tsx';
import { FoldedSection } from '#ui/disclosure.tsx';
import { PersonRow } from '#ui/people/person.tsx';

/** Comes where somebody wrote. Without its code a page that was rendered here is without the quotes. */
const tourReviews = lazyPart<{ reviews: readonly Review[] }>(() =>
  import('#features/people/tour-reviews.tsx').then(
    ({ TourReviews }) => TourReviews,
    () => () => null,
  ),
);

/** Who guides a tour and what travellers wrote of it, as parts of a section in two columns; a phone folds both. */
export function TourPeople({ tour: { guides, reviews } }: { tour: Pick<Tour, 'guides' | 'reviews'> }) {
  return (
    <>
      {guides && (
        <div className="lg:col-span-full print:hidden">
          <FoldedSection title="Who may guide you">
            <GuideRow guides={guides} />
          </FoldedSection>
        </div>
      )}
      {reviews && (
        <div className="lg:col-span-full print:hidden">
          <React.Suspense>
            <tourReviews.Content reviews={reviews} />
          </React.Suspense>
        </div>
      )}
    </>
  );
}

/** Guides side by side, and below each other on a phone. */
function GuideRow({ guides }: { guides: readonly Person[] }) {
  return (
    <ul className="grid gap-x-8 gap-y-5 lg:gap-x-14 sm:grid-cols-[repeat(auto-fit,minmax(15rem,1fr))]">
      {guides.map((guide) => (
        <li key={guide.slug}>
          <PersonRow person={guide} />
        </li>
      ))}
    </ul>
  );
}
