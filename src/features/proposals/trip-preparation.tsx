import { monthOf } from '#contract/calendar/calendar.ts';
import type { ProposalOffer } from '#contract/forms/proposals.ts';
import { monthNames } from '#contract/records/seasons.ts';
import type { TripNotes } from '#contract/trip/trip-notes.ts';
import { listed } from '#contract/words/count.ts';
import { CheckList } from '#ui/check-list.tsx';
import { PageSection } from '#ui/page-section.tsx';
import { SeasonChart } from '#ui/season-chart.tsx';

interface TripPreparationProps extends Pick<ProposalOffer, 'startDate' | 'endDate'> {
  notes: TripNotes;
}

/** What to put into the bag, and why: what the month of the trip is like where it goes. */
export function TripPreparation({ notes: { packing, destinations }, startDate, endDate }: TripPreparationProps) {
  const months = [...new Set([startDate, endDate].map((day) => monthOf(day) - 1))];
  return (
    <>
      {packing.length > 0 && (
        <PageSection title="What to pack" className="break-inside-avoid">
          <CheckList items={packing} />
        </PageSection>
      )}
      {destinations.length > 0 && (
        <PageSection title={`Where you go in ${listed(months.map((month) => monthNames[month] ?? ''))}`}>
          <ul className="grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-12 sm:grid-cols-2 xl:grid-cols-3 print:grid-cols-3 print:gap-x-6">
            {destinations.map(({ name, months: ratings, whenToGo }) => (
              <li key={name}>
                <h3 className="text-title-3 leading-tight">{name}</h3>
                <div className="mt-4 print:hidden">
                  <SeasonChart months={ratings} marked={months} />
                </div>
                <p className="mt-3 text-muted print:text-label">{whenToGo}</p>
              </li>
            ))}
          </ul>
        </PageSection>
      )}
    </>
  );
}
