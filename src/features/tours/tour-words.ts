import type { ItineraryDay, TourDifficulty, TourStyle } from '#contract/tours.ts';
import { formatHours } from '#platform/format/words.ts';
import { travelModes } from '#ui/travel-modes.ts';

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

/** `345 km, 6 to 7.5 h by road`. */
export function driveWords({ km, hours, hoursWorst, mode }: NonNullable<ItineraryDay['drive']>): string {
  const way = `${formatHours(hours, hoursWorst)} ${travelModes[mode].words}`;
  return km === undefined ? way : `${km} km, ${way}`;
}
