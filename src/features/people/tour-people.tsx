import type { Tour } from '#contract/details.ts';
import { FoldedSection } from '#ui/folded-section.tsx';
import { GuideRow } from '#ui/people/guide-row.tsx';
import { ReviewQuote } from '#ui/people/review-quote.tsx';

/** Who guides a tour and what travellers wrote of it, as parts of a chapter in two columns; a phone folds both. */
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
          <FoldedSection title="What travellers wrote">
            <div className="grid items-start gap-x-8 gap-y-8 lg:grid-cols-3">
              {reviews.map((review) => (
                <ReviewQuote key={review.slug} review={review} />
              ))}
            </div>
          </FoldedSection>
        </div>
      )}
    </>
  );
}
