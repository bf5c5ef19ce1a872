import type { ActivitySummary } from '#contract/activities.ts';
import { ActivityWhereabouts } from '#features/activities/activity-whereabouts.tsx';
import { difficultyName, typeName } from '#features/activities/activity-words.ts';
import { WeatherBadge } from '#features/activities/weather-badge.tsx';
import { Badge } from '#ui/badge.tsx';

/** Above an activity's name: what kind it is, where it is, and what guests gave it, if they did. */
export function ActivityEyebrow({ activity }: { activity: ActivitySummary }) {
  const { weatherDependency, type, difficulty } = activity;
  return (
    <>
      {weatherDependency && <WeatherBadge />}
      <Badge>{typeName(type)}</Badge>
      <Badge>{difficultyName(difficulty)}</Badge>
      <ActivityWhereabouts activity={activity} />
    </>
  );
}
