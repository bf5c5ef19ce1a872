import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { count } from '#contract/words/count.ts';
import { inspirationQuery } from '#features/inspirations/inspiration.queries.ts';
import { InspirationDecision } from '#features/inspirations/inspiration-decision.tsx';
import { InspirationSections } from '#features/inspirations/inspiration-sections.tsx';
import { InspirationTips } from '#features/inspirations/inspiration-tips.tsx';
import { InspirationTrip } from '#features/inspirations/inspiration-trip.tsx';
import { formatBestMonths } from '#platform/format/months.ts';
import { capitalise } from '#platform/format/words.ts';
import { trailBelow } from '#platform/page-trails.ts';
import { PhotographStrip } from '#shell/photographs/photograph-strip.tsx';
import { beginningOf } from '#shell/stories/story-chapters.tsx';
import { Badge } from '#ui/badge.tsx';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { DetailPage } from '#ui/detail-page.tsx';
import { FactList } from '#ui/fact-list.tsx';
import { ProseText } from '#ui/prose-text.tsx';

export function InspirationDetailPage() {
  const { inspirationSlug } = useParams({ from: '/inspiration/$inspirationSlug' });
  const { data: inspiration } = useSuspenseQuery(inspirationQuery(inspirationSlug));
  const { months, destinations, tours } = inspiration;

  return (
    <DetailPage
      picture={inspiration.coverImage}
      title={inspiration.title}
      lead={inspiration.excerpt}
      breadcrumbs={<Breadcrumbs trail={trailBelow('/inspirations')} current={inspiration.title} />}
      eyebrow={<Badge>{capitalise(inspiration.theme)}</Badge>}
      decision={<InspirationDecision inspiration={inspiration} />}
      across={<InspirationSections inspiration={inspiration} />}
      below={
        <>
          <div className="page-width grid grid-cols-[minmax(0,1fr)] gap-20 pb-24">
            <PhotographStrip photographs={inspiration.photographs} />
            <InspirationTrip inspiration={inspiration} />
          </div>
          <InspirationTips tips={inspiration.tips} />
        </>
      }
    >
      <div className="grid gap-10">
        <FactList
          facts={[
            { label: 'Best months', value: formatBestMonths(months) },
            destinations.length > 0
              ? { label: 'Where', value: destinations.map(({ name }) => name).join(', ') }
              : undefined,
            tours.length > 0 ? { label: 'Trips like this', value: count(tours.length, 'tour') } : undefined,
          ]}
        />
        <ProseText prose={beginningOf(inspiration.body)} />
      </div>
    </DetailPage>
  );
}
