import type { ItineraryDay } from '#contract/records/tours.ts';
import type { Tier, TravelMode } from '#contract/values.ts';

/** How one gets somewhere. */
export const modeNames: Readonly<Record<TravelMode, string>> = {
  road: 'by road',
  air: 'by air',
  boat: 'by boat',
  foot: 'on foot',
  rail: 'by train',
};

/** The names visitors know the comfort tiers by. */
export const tierNames: Readonly<Record<Tier, string>> = {
  camping: 'Camping',
  budget: 'Budget',
  mid: 'Mid-range',
  upper: 'Upper mid-range',
  luxury: 'Luxury',
};

/** Hours as a traveller says them: `5 h`, `1.5 h`, or `5 to 6.5 h` when a bad day takes longer. */
function formatHours(hours: number, worst?: number): string {
  return worst === undefined || worst === hours ? `${hours} h` : `${hours} to ${worst} h`;
}

/** `345 km, 6 to 7.5 h by road`. */
export function driveWords({ km, hours, hoursWorst, mode }: NonNullable<ItineraryDay['drive']>): string {
  const way = `${formatHours(hours, hoursWorst)} ${modeNames[mode]}`;
  return km === undefined ? way : `${km} km, ${way}`;
}
