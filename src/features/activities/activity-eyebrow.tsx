import { CloudSun, MapPin, Star } from 'lucide-react';
import type { ActivitySummary } from '#contract/activities.ts';
import { difficultyName, typeName } from '#features/activities/activity-words.ts';
import { count } from '#platform/format/words.ts';
import { Badge } from '#ui/badge.tsx';

/** Above an activity's name: what kind it is, where it is, and what guests gave it, if they did. */
export function ActivityEyebrow({ activity }: { activity: ActivitySummary }) {
  const { weatherDependency, type, difficulty, location, rating, reviewCount } = activity;
  return (
    <>
      {weatherDependency && (
        <Badge tone="sun">
          <CloudSun aria-hidden="true" size={15} />
          Weather Dependent
        </Badge>
      )}
      <Badge>{typeName(type)}</Badge>
      <Badge>{difficultyName(difficulty)}</Badge>
      <p className="flex w-full flex-wrap items-center gap-x-5 gap-y-1 pt-2 text-muted">
        <span className="flex gap-2">
          <MapPin aria-hidden="true" size={17} className="mt-1.5 shrink-0 text-accent" />
          {location?.name || 'Location not specified'}
        </span>
        {rating !== undefined && (
          <span className="figures flex items-center gap-1.5">
            <Star aria-hidden="true" size={17} className="fill-sun text-sun" />
            <span className="sr-only">Rating </span>
            <span className="font-semibold text-ink">{rating}</span>
            {reviewCount !== undefined && `(${count(reviewCount, 'review')})`}
          </span>
        )}
      </p>
    </>
  );
}
