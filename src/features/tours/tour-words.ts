import type { TourDifficulty, TourStyle } from '#contract/records/tours.ts';

/** The names visitors know the closed lists by. */
export const styleNames: Record<TourStyle, string> = {
  private: 'Private',
  shared: 'Shared vehicle',
  'fly-in': 'Fly-in',
  trek: 'Trek',
};

export const difficultyNames: Record<TourDifficulty, string> = {
  easy: 'Easy',
  moderate: 'Moderate',
  challenging: 'Challenging',
};
