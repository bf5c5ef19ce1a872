import type { ReactNode } from 'react';
import type { Tour } from '#contract/details.ts';
import { notIncluded } from '#contract/not-included.ts';
import { CancellationTable } from '#features/tours/cancellation-table.tsx';
import { CheckList } from '#ui/check-list.tsx';
import { FoldedSection } from '#ui/folded-section.tsx';
import { PageSection } from '#ui/page-section.tsx';

interface TourCostsProps {
  tour: Omit<Tour, 'relatedTours'>;
  /** Activities of the trip that is made of it. */
  added?: readonly { id: string }[];
  /** What else belongs to this chapter. */
  children: ReactNode;
}

/** What the price is for, and what cancelling costs. */
export function TourCosts({ tour, added = [], children }: TourCostsProps) {
  return (
    <div id="costs" className="grid scroll-mt-6 grid-cols-[minmax(0,1fr)] gap-8 sm:gap-20 print:block print:*:mb-8">
      <div className="grid gap-x-14 gap-y-8 sm:grid-cols-2 sm:gap-y-12 xl:grid-cols-[1fr_1fr_23.75rem]">
        <FoldedSection title="Included">
          <CheckList items={tour.inclusions} mark="yes" />
        </FoldedSection>
        <PageSection title="Not included">
          <CheckList items={notIncluded(tour, added)} mark="no" />
        </PageSection>
        <FoldedSection title="If you have to cancel">
          <CancellationTable steps={tour.cancellation} />
        </FoldedSection>
      </div>
      {children}
    </div>
  );
}
