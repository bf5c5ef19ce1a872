import type { ActivityDifficulty, ActivityType } from '#contract/activities.ts';
import type { BadgeTone } from '#ui/badge.tsx';

const types: Record<ActivityType, BadgeTone> = {
  adventure: 'accent',
  cultural: 'dusk',
  wildlife: 'primary',
  scenic: 'lagoon',
};

const difficulties: Record<ActivityDifficulty, BadgeTone> = {
  easy: 'success',
  moderate: 'sand',
  challenging: 'warning',
  extreme: 'danger',
};

/** Spec §3: an activity without a type looks like an adventure. */
export function typeTone(type: ActivityType | undefined): BadgeTone {
  return types[type ?? 'adventure'];
}

/** Spec §3: an activity without a difficulty looks moderate. */
export function difficultyTone(difficulty: ActivityDifficulty | undefined): BadgeTone {
  return difficulties[difficulty ?? 'moderate'];
}
