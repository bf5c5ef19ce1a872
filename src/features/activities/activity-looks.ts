import type { ActivityDifficulty, ActivitySummary, ActivityType } from '#contract/activities.ts';
import type { BadgeTone } from '#ui/badge.tsx';

const types = {
  adventure: 'accent',
  cultural: 'dusk',
  wildlife: 'primary',
  scenic: 'lagoon',
} satisfies Record<ActivityType, BadgeTone>;

const difficulties = {
  easy: 'success',
  moderate: 'sand',
  challenging: 'warning',
  extreme: 'danger',
} satisfies Record<ActivityDifficulty, BadgeTone>;

/** An activity without a type, or of one nobody here knows, looks like an adventure (B-51). */
export function typeTone(type: ActivitySummary['type']): BadgeTone {
  return toneOf(types, type) ?? types.adventure;
}

/** An activity without a difficulty, or of one nobody here knows, looks moderate (B-51). */
export function difficultyTone(difficulty: ActivitySummary['difficulty']): BadgeTone {
  return toneOf(difficulties, difficulty) ?? difficulties.moderate;
}

function toneOf(tones: Readonly<Record<string, BadgeTone>>, word = ''): BadgeTone | undefined {
  return tones[word];
}
