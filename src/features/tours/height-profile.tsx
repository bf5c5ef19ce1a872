import type { RoutePoint } from '#contract/records/tours.ts';
import { formatNumber } from '#contract/words/money.ts';

/** What the drawing is stretched from, to the width of its column. */
const width = 300;
const height = 60;

/** The stops of a route by their height, one step apart; the way between two of them is not drawn as it is. */
export function HeightProfile({ points }: { points: readonly RoutePoint[] }) {
  const heights = routeHeights(points);
  if (heights === undefined) return null;
  const { stops, lowest, highest } = heights;
  const across = ({ along }: { along: number }) => Math.round(along * width);
  const places = stops.map((stop) => {
    const part = (stop.altitude - lowest.altitude) / (highest.altitude - lowest.altitude);
    return `${across(stop)} ${Math.round(height - 10 - part * (height - 16))}`;
  });
  const line = `M${places.join('L')}`;
  return (
    <figure>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className="h-12 w-full overflow-visible fill-none stroke-accent"
        strokeLinecap="round"
        strokeWidth="2"
      >
        <path d={`${line}V${height}H${across(stops[0] ?? lowest)}Z`} stroke="none" className="fill-muted/16" />
        <path d={line} vectorEffect="non-scaling-stroke" />
        <path d={places.map((place) => `M${place}h0`).join('')} vectorEffect="non-scaling-stroke" strokeWidth="8" />
      </svg>
      <figcaption className="figures mt-2 text-label text-muted">{`Highest at ${highest.name}, ${inMetres(highest.altitude)}; lowest at ${lowest.name}, ${inMetres(lowest.altitude)}. Stops by their height, rounded.`}</figcaption>
    </figure>
  );
}

function inMetres(altitude: number): string {
  return `${formatNumber(altitude)}\u00a0m`;
}

/** A stop whose height is known. */
interface HeightOfStop {
  name: string;
  /** Metres above the sea. */
  altitude: number;
  /** Where along the route it is: 0 for the first stop, 1 for the last. */
  along: number;
}

interface RouteHeights {
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
