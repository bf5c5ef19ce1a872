import type { ActivityDuration, ActivitySummary, AgeRange } from '#contract/activities.ts';
import { capitalise } from '#platform/format/words.ts';

/** Spec §5, duration display. */
export function formatDuration(duration: ActivityDuration | undefined): string {
  if (duration === undefined) return 'Duration not specified';
  const { hours, minutes } = duration;
  if (hours === 0) return `${minutes} minutes`;
  if (minutes === 0) return `${hours} hour${hours === 1 ? '' : 's'}`;
  return `${hours}h ${minutes}m`;
}

/** Spec §5, age range. */
export function formatAges(age: AgeRange | undefined): string {
  if (age?.min === undefined) return 'All ages';
  return age.max === undefined ? `${age.min}+ years` : `${age.min}-${age.max} years`;
}

/** Spec §2: an activity without a type is called an Activity. */
export function typeName(type: ActivitySummary['type']): string {
  return type === undefined ? 'Activity' : capitalise(type);
}

export function difficultyName(difficulty: ActivitySummary['difficulty']): string {
  return capitalise(difficulty ?? 'moderate');
}
