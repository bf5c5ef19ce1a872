import type { WrittenDay } from '#contract/desk/proposals.ts';
import { dayKeys, type TripDay } from '#contract/trip/trip-days.ts';
import type { TourFile } from '#server/content/catalogue/records/content-schema.ts';

export type DayOfTour = TripDay<TourFile['itinerary'][number]>;

/** A day of the trip, and what the office has written of it. */
export interface ArrangedDay extends DayOfTour {
  written?: WrittenDay;
}

/** The days in the order the office has given them; as they are where it has given none. What is no day of the tour is one of its own. */
export function arrangedDays(days: readonly DayOfTour[], written: readonly WrittenDay[] | undefined): ArrangedDay[] {
  if (written === undefined) return [...days];
  const keys = dayKeys(days);
  const none: DayOfTour = { tourDay: undefined, sleepAt: undefined };
  return written.map((own) => ({ ...(days[keys.indexOf(own.id)] ?? none), written: own }));
}

/** What the office should know of days it has arranged. `nameOf` knows stays by their slug. */
export function arrangementDoubts(
  days: readonly DayOfTour[],
  written: readonly WrittenDay[] | undefined,
  nameOf: (stay: string) => string,
): string[] {
  if (written === undefined) return [];
  const keys = dayKeys(days);
  const kept = new Set(written.map(({ id }) => id));
  const isPricedOtherwise = written.length !== days.length || written.some(({ stay }) => stay !== undefined);
  return [
    ...days.flatMap(({ extraAt }, index) =>
      extraAt === undefined || kept.has(keys[index] ?? '')
        ? []
        : [`A night at ${nameOf(extraAt)} is in the price, and none of the days.`],
    ),
    ...(isPricedOtherwise
      ? ['The price is the tour’s, with its own days and camps. What yours cost more or less is a line of your own.']
      : []),
  ];
}
