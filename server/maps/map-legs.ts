import type { MapLeg } from '#contract/records/maps.ts';
import type { TravelMode } from '#contract/values.ts';
import { linesText } from '#server/maps/land-paths.ts';
import { inUnits, type MapFrame, type Place, placed } from '#server/maps/map-frame.ts';
import { roadBetween } from '#server/maps/road-ways.ts';
import { type Position, simplified, weigh } from '#server/maps/significance.ts';

export interface Stop extends Place {
  name: string;
  /** How one gets here from the stop before. */
  mode?: TravelMode | undefined;
  /** On which day one gets here, from 1. */
  day?: number | undefined;
}

/** A leg as it can be drawn. */
export interface DrawnLeg extends MapLeg {
  /** In straight stretches, in the map's units, from stop to stop. */
  line: readonly Position[];
  /** What drawing it like this takes from the map. */
  cost: number;
}

/** How far a leg swings out, as a part of its length. It is a sketch: straight would look like a measured way. */
const swing: Record<TravelMode, number> = { road: 0.07, air: 0.2, boat: 0.12, foot: 0.07, rail: 0.05 };

/** A quadratic curve, in the map's units. */
interface Curve {
  from: Position;
  bend: Position;
  to: Position;
  mode: TravelMode;
}

/** How a leg can be bent instead, as parts of its own swing: to the other side, nearly straight, or farther out. */
const bends = [1, 0.5, 1.6, -0.5, -1, -1.6];
/** What each of them takes from the drawing. */
const bendCosts = [0, 0.5, 1.5, 2, 2.5, 4];
/** A flight bent to the south is not what one knows from an airline's map. */
const southwards = 10;
/** A drive that leaves its road, and how many units of it are one more: a long one is missed, a short one among names is not. */
const besideRoad = { any: 4, units: 150 };

/**
 * The ways between stops in order, each pair of stops and way of travelling once, as they can be drawn, the best first: a drive along
 * the roads it takes, where we know them, and all else in a curve.
 */
export function legsBetween(frame: MapFrame, stops: readonly Stop[]): DrawnLeg[][] {
  const spots = stops.map((stop) => placed(frame, stop));
  const middle: Position = [mean(spots.map(({ x }) => x)), mean(spots.map(({ y }) => y))];
  const legs = new Map<string, DrawnLeg[]>();
  let before: Stop | undefined;
  for (const stop of stops) {
    if (before !== undefined && before.name !== stop.name) {
      const mode = stop.mode ?? 'road';
      const key = legKey(before, stop);
      if (!legs.has(key)) {
        const [start, end] = [placed(frame, before), placed(frame, stop)];
        const roads = mode === 'road' ? roadsOf(frame, before, stop) : [];
        const far = Math.hypot(end.x - start.x, end.y - start.y);
        const offRoad = roads.length > 0 ? besideRoad.any + far / besideRoad.units : 0;
        const curved = bends.map((part, bend) => {
          const cost = (bendCosts[bend] ?? 0) + (mode === 'air' && bend > 2 ? southwards : 0) + offRoad;
          return curvedLeg(curve(start, end, mode, middle, part), cost);
        });
        legs.set(key, [...roads, ...curved]);
      }
    }
    before = stop;
  }
  return [...legs.values()];
}

/** The days on which each leg is travelled, in the order of `legsBetween`; none where the stops do not tell. */
export function daysOfLegs(stops: readonly Pick<Stop, 'name' | 'mode' | 'day'>[]): number[][] {
  const days = new Map<string, number[]>();
  for (const [index, stop] of stops.entries()) {
    const before = stops[index - 1];
    if (before === undefined || before.name === stop.name) continue;
    const key = legKey(before, stop);
    const known = days.get(key) ?? [];
    days.set(key, stop.day === undefined || known.includes(stop.day) ? known : [...known, stop.day]);
  }
  return [...days.values()];
}

/** The same there and back. */
function legKey(from: Pick<Stop, 'name'>, to: Pick<Stop, 'name' | 'mode'>): string {
  return [...[from.name, to.name].sort(), to.mode ?? 'road'].join('|');
}

export function legOf({ d, mode }: DrawnLeg): MapLeg {
  return { d, mode };
}

/** How far, in units, a road may be drawn from its bends where a name needs the room. */
const roadLeeways = [0, 30, 70, 130];

function roadsOf(frame: MapFrame, start: Stop, end: Stop): DrawnLeg[] {
  const way = roadBetween(start, end)?.map((corner) => inUnits(frame, corner));
  if (way === undefined) return [];
  const road = weigh(way);
  return roadLeeways.map((leeway, cost) => {
    const line = simplified(road, leeway);
    return { d: linesText(frame, [line]), mode: 'road', line, cost };
  });
}

function curvedLeg(drawn: Curve, cost: number): DrawnLeg {
  const { from, bend, to, mode } = drawn;
  const [start, turn, end] = [from, bend, to].map((position) => position.map(Math.round).join(' '));
  return { d: `M${start}Q${turn} ${end}`, mode, line: stepsAlong(drawn), cost };
}

/** Units from one corner of a curve drawn in straight stretches to the next. */
const stride = 40;

/** A curve in straight stretches. */
function stepsAlong({ from, bend, to }: Curve): Position[] {
  const count = Math.max(2, Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / stride));
  return Array.from({ length: count + 1 }, (_, step) => {
    const t = step / count;
    const at = (axis: 0 | 1) => (1 - t) ** 2 * from[axis] + 2 * t * (1 - t) * bend[axis] + t ** 2 * to[axis];
    return [at(0), at(1)];
  });
}

type Spot = ReturnType<typeof placed>;

/** Flights arc to the north, as on an airline's map; on the ground a leg swings away from the middle of the route. */
function curve(start: Spot, end: Spot, mode: TravelMode, middle: Position, part: number): Curve {
  const [dx, dy] = [end.x - start.x, end.y - start.y];
  const [halfX, halfY] = [start.x + dx / 2, start.y + dy / 2];
  const outwards = mode === 'air' ? dx : dy * (halfX - middle[0]) - dx * (halfY - middle[1]);
  // A quadratic curve passes half as far from the straight line as its control point.
  const side = swing[mode] * 2 * part * (outwards < 0 ? -1 : 1);
  return {
    from: [start.x, start.y],
    bend: [halfX + dy * side, halfY - dx * side],
    to: [end.x, end.y],
    mode,
  };
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
