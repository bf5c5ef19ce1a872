import type { Inspiration } from '#contract/details.ts';
import { formatBestMonths } from '#platform/format/months.ts';
import { StoryChapters } from '#shell/stories/story-chapters.tsx';
import { CheckList } from '#ui/check-list.tsx';
import { PageSection } from '#ui/page-section.tsx';
import { SeasonChart } from '#ui/season-chart.tsx';

/** The story, whom it suits and when. */
export function InspirationSections({ inspiration: { body, plates, audience, months } }: { inspiration: Inspiration }) {
  return (
    <>
      <StoryChapters prose={body} plates={plates} />
      <div className="page-width grid gap-x-14 gap-y-14 pb-20 lg:grid-cols-2">
        {audience.length > 0 && (
          <PageSection title="Who it is for">
            <CheckList items={audience} mark="yes" />
          </PageSection>
        )}
        <PageSection title="Best months" lead={`For this journey as a whole: ${formatBestMonths(months)}.`}>
          <SeasonChart months={months} />
        </PageSection>
      </div>
    </>
  );
}
