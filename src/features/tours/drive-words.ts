import type { ItineraryDay } from '#contract/tours.ts';
import { formatHours } from '#platform/format/words.ts';
import { travelModes } from '#ui/travel-modes.ts';

/** `345 km, 6 to 7.5 h by road`. */
export function driveWords({ km, hours, hoursWorst, mode }: NonNullable<ItineraryDay['drive']>): string {
  const way = `${formatHours(hours, hoursWorst)} ${travelModes[mode].words}`;
  return km === undefined ? way : `${km} km, ${way}`;
}
