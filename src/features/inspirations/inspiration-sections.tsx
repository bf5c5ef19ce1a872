import type { Inspiration } from '#contract/details.ts';
import { formatBestMonths } from '#platform/format/months.ts';
import { CheckList } from '#ui/check-list.tsx';
import { PageSection } from '#ui/page-section.tsx';
import { ProseText } from '#ui/prose-text.tsx';
import { SeasonChart } from '#ui/season-chart.tsx';

/** The story, whom it suits and when. */
export function InspirationSections({ inspiration: { body, audience, months } }: { inspiration: Inspiration }) {
  return (
    <>
      <ProseText prose={body} />
      {audience.length > 0 && (
        <PageSection title="Who it is for">
          <CheckList items={audience} mark="yes" />
        </PageSection>
      )}
      <PageSection title="Best months" lead={`For this journey as a whole: ${formatBestMonths(months)}.`}>
        <SeasonChart months={months} />
      </PageSection>
    </>
  );
}
