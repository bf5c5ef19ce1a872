import type { ActivityDuration, ActivitySummary, AgeRange } from '#contract/records/activities.ts';
import { count } from '#contract/words/count.ts';
import { capitalise } from '#platform/format.ts';

/** How long it takes, in words (B-55). */
export function formatDuration(duration: ActivityDuration | undefined): string {
  if (duration === undefined) return 'Duration not specified';
  const { hours, minutes } = duration;
  if (hours === 0) return `${minutes} minutes`;
  if (minutes === 0) return count(hours, 'hour');
  return `${hours}h ${minutes}m`;
}

/** For whom it is, in words (B-56). */
export function formatAges(age: AgeRange | undefined): string {
  if (age?.min === undefined) return 'All ages';
  return age.max === undefined ? `${age.min}+ years` : `${age.min}-${age.max} years`;
}

/** An activity without a type is called an Activity (B-51). */
export function typeName(type: ActivitySummary['type']): string {
  return type === undefined ? 'Activity' : capitalise(type);
}

export function difficultyName(difficulty: ActivitySummary['difficulty']): string {
  return capitalise(difficulty ?? 'moderate');
}
