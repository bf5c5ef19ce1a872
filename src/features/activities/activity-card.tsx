import type { ActivitySummary } from '#contract/records/activities.ts';
import { dot } from '#contract/words/dot.ts';
import { formatUsd } from '#contract/words/money.ts';
import { difficultyName, formatAges, formatDuration, typeName } from '#features/activities/activity-words.ts';
import { QuickViewButton } from '#features/activities/quick-view-button.tsx';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { CardLink } from '#ui/card-link.tsx';

export function ActivityCard({ activity }: { activity: ActivitySummary }) {
  return (
    <Card
      picture={activity.coverImage}
      badge={<Badge tone="paper">{typeName(activity.type)}</Badge>}
      corner={<QuickViewButton activity={activity} />}
      title={
        <CardLink to="/activity/$activitySlug" params={{ activitySlug: activity.slug }}>
          {activity.name}
        </CardLink>
      }
      text={activity.summary}
      facts={`${formatDuration(activity.duration)}${dot}${difficultyName(activity.difficulty)}${dot}${formatAges(activity.requirements.age)}`}
      aside={
        activity.pricing.basePrice > 0 ? (
          <>
            <span className="figures font-bold text-ink">{formatUsd(activity.pricing.basePrice)}</span>
            <span className="text-muted"> a person</span>
          </>
        ) : (
          <span className="text-muted">No extra charge</span>
        )
      }
    />
  );
}
