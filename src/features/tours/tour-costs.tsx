import type { ReactNode } from 'react';
import type { Tour } from '#contract/records/details.ts';
import { notIncluded } from '#contract/records/not-included.ts';
import { CheckList } from '#ui/check-list.tsx';
import { FoldedSection } from '#ui/disclosure.tsx';
import { PageSection } from '#ui/page-section.tsx';
import { TableHead } from '#ui/table-head.tsx';

interface TourCostsProps {
  tour: Omit<Tour, 'relatedTours'>;
  /** Activities of the trip that is made of it. */
  added?: readonly { id: string }[];
  /** What else belongs to this section. */
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

/** What cancelling costs, the earliest first. */
function CancellationTable({ steps }: { steps: Tour['cancellation'] }) {
  const ordered = [...steps].sort((one, other) => other.daysBefore - one.daysBefore);
  return (
    <table className="w-full max-w-xl border-collapse">
      <TableHead columns={{ 'If you cancel': 'pr-4', 'We keep': 'text-right' }} />
      <tbody className="figures">
        {ordered.map(({ daysBefore, chargePercent }, index) => (
          <tr key={daysBefore} className="border-line border-b">
            <td className="py-2.5 pr-4">{whenWords(daysBefore, ordered[index - 1]?.daysBefore)}</td>
            <td className="py-2.5 text-right font-semibold">
              {chargePercent === 0 ? 'Nothing' : `${chargePercent} %`}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** `60 days or more before`, `30 to 59 days before`, `less than 14 days before`. */
function whenWords(daysBefore: number, earlier: number | undefined): string {
  if (earlier === undefined) return `${daysBefore} days or more before`;
  if (daysBefore === 0) return `Less than ${earlier} days before`;
  return daysBefore === earlier - 1 ? `${daysBefore} days before` : `${daysBefore} to ${earlier - 1} days before`;
}
