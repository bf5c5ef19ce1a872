import type { Tour } from '#contract/records/details.ts';
import type { TourSummary } from '#contract/records/tours.ts';
import { TourPeople } from '#features/people/tour-people.tsx';
import { TakeTripAlong } from '#features/tours/take-trip-along.tsx';
import { TourCard } from '#features/tours/tour-card.tsx';
import { CardStrip } from '#ui/card-strip.tsx';
import { CheckList } from '#ui/check-list.tsx';
import { Disclosure, FoldedSection } from '#ui/disclosure.tsx';
import { PageSection } from '#ui/page-section.tsx';
import { SeasonChart } from '#ui/season-chart.tsx';

/** The end of a tour's page: what is good to know, how to have it along without a network, and other tours under a title of their own. */
export function TourClosing({ tour, path, others }: { tour: Tour; path: string; others: string }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-7 sm:gap-20 print:block">
      <TourAdvice tour={tour} />
      <TakeTripAlong tour={tour} path={path} />
      <SimilarTours title={others} tours={tour.relatedTours} />
    </div>
  );
}

/** Cards of other tours, at the end of a tour's page. */
function SimilarTours({ title, tours }: { title: string; tours: readonly TourSummary[] }) {
  if (tours.length === 0) return null;
  return (
    <PageSection title={title} className="print:hidden">
      <CardStrip>
        {tours.slice(0, 3).map((tour) => (
          <TourCard key={tour.id} tour={tour} />
        ))}
      </CardStrip>
    </PageSection>
  );
}

/** Whether it is the right tour at the right time, who guides it, what to bring, and what others wrote and asked. */
function TourAdvice({ tour }: { tour: Omit<Tour, 'relatedTours'> }) {
  return (
    <div id="good-to-know" className="grid scroll-mt-6 gap-x-14 gap-y-6 sm:gap-y-20 lg:grid-cols-2">
      <PageSection title="When to go" lead={tour.whenToGo} className="print:hidden">
        <SeasonChart months={tour.months} />
      </PageSection>
      <div className="grid content-start gap-x-14 gap-y-6 sm:grid-cols-2 sm:gap-y-12 print:hidden">
        <PageSection title="Right for you if">
          <CheckList items={tour.suits} mark="yes" />
        </PageSection>
        <PageSection title="Not for you if">
          <CheckList items={tour.notFor} mark="no" />
        </PageSection>
      </div>
      {/* On a phone one list of folds. */}
      <div className="max-sm:*:not-first:-mt-px sm:contents">
        <TourPeople tour={tour} />
        <FoldedSection title="What to pack">
          <CheckList items={tour.packing} />
        </FoldedSection>
        {tour.faqs.length > 0 && (
          <div className="print:hidden">
            <FoldedSection title="Questions about this tour">
              <div className="border-line border-t">
                {tour.faqs.map(({ question, answer }) => (
                  <Disclosure key={question} summary={question}>
                    <p>{answer}</p>
                  </Disclosure>
                ))}
              </div>
            </FoldedSection>
          </div>
        )}
      </div>
    </div>
  );
}
