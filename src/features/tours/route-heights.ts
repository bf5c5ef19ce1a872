import type { RoutePoint } from '#contract/tours.ts';

/** A stop whose height is known. */
export interface HeightOfStop {
  name: string;
  /** Metres above the sea. */
  altitude: number;
  /** Where along the route it is: 0 for the first stop, 1 for the last. */
  along: number;
}

export interface RouteHeights {
  stops: HeightOfStop[];
  lowest: HeightOfStop;
  highest: HeightOfStop;
}

/** With fewer stops, or in a flat country, a line of heights tells nothing. */
const fewestStops = 3;
const leastClimb = 300;

/** The heights a route leads over, or nothing where too few are known or they hardly differ. */
export function routeHeights(points: readonly RoutePoint[]): RouteHeights | undefined {
  const stops = points.flatMap(({ name, altitude }, index) =>
    altitude === undefined ? [] : [{ name, altitude, along: index / (points.length - 1) }],
  );
  const [lowest, ...higher] = stops.toSorted((one, other) => one.altitude - other.altitude);
  const highest = higher.at(-1);
  if (lowest === undefined || highest === undefined || stops.length < fewestStops) return undefined;
  return highest.altitude - lowest.altitude < leastClimb ? undefined : { stops, lowest, highest };
}
