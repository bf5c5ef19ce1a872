import type { Review } from '#contract/records/reviews.ts';
import { FoldedSection } from '#ui/disclosure.tsx';
import { ReviewQuote } from '#ui/people/review-quote.tsx';

/** What travellers wrote of a tour; a phone folds it. */
export function TourReviews({ reviews }: { reviews: readonly Review[] }) {
  return (
    <FoldedSection title="What travellers wrote">
      <div className="grid items-start gap-x-8 gap-y-8 lg:grid-cols-3">
        {reviews.map((review) => (
          <ReviewQuote key={review.slug} review={review} />
        ))}
      </div>
    </FoldedSection>
  );
}
