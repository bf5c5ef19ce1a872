import type { Tour } from '#contract/records/details.ts';
import { count } from '#contract/words/count.ts';
import { tierNames } from '#contract/words/journey-words.ts';
import { difficultyNames, styleNames } from '#features/tours/tour-words.ts';
import { formatBestMonths, nameOf } from '#platform/format.ts';
import { CheckList } from '#ui/check-list.tsx';
import { FoldOnPhone } from '#ui/disclosure.tsx';
import { FactList } from '#ui/fact-list.tsx';
import { PageSection } from '#ui/page-section.tsx';
import { Paragraphs } from '#ui/text.tsx';

/** What the tour is, before what it costs: its measures, its story and what one comes for. */
export function TourOverview({ tour }: { tour: Omit<Tour, 'relatedTours'> }) {
  const [story, ...more] = tour.description;
  return (
    <div id="overview" className="grid scroll-mt-6 gap-7 sm:gap-10">
      <FactList
        facts={[
          { label: 'Length', value: `${count(tour.duration, 'day')}, ${count(tour.nights, 'night')}` },
          { label: 'Best months', value: formatBestMonths(tour.months) },
          { label: 'Comfort', value: nameOf(tierNames, tour.tier) },
          { label: 'Style', value: nameOf(styleNames, tour.style) },
          { label: 'Effort', value: nameOf(difficultyNames, tour.difficulty) },
          { label: 'Ages', value: tour.minAge === 0 ? 'All ages' : `${tour.minAge} years and up` },
          { label: 'Group', value: `Up to ${count(tour.maxGuests, 'guest')}` },
        ]}
      />
      <div className="grid gap-x-14 gap-y-7 sm:gap-y-10 xl:grid-cols-[1.2fr_1fr]">
        <div className="print:hidden">
          {story && <Paragraphs texts={[story]} />}
          {more.length > 0 && (
            <FoldOnPhone
              className="sm:mt-4"
              isSummaryForPhone
              summary={<span className="font-semibold">The whole story</span>}
            >
              <Paragraphs texts={more} />
            </FoldOnPhone>
          )}
        </div>
        <div className="grid content-start gap-7 sm:gap-10">
          <PageSection title="Highlights" className="print:hidden">
            <CheckList items={tour.highlights} />
          </PageSection>
          <NoteList
            notes={[
              { label: 'Vehicle', text: tour.vehicleType },
              { label: 'Leaves', text: tour.departureDate },
              { label: 'Pick-up', text: tour.pickupLocation },
            ]}
          />
        </div>
      </div>
    </div>
  );
}

/** Facts that need a line each: a name, then a few words. */
function NoteList({ notes }: { notes: readonly { label: string; text: string }[] }) {
  return (
    <dl className="grid grid-cols-[4.5rem_1fr] gap-x-4 gap-y-3 sm:grid-cols-[6rem_1fr] sm:gap-x-8">
      {notes.map(({ label, text }) => (
        <div key={label} className="contents">
          <dt className="pt-0.5 font-medium text-label text-muted">{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
