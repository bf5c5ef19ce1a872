import type { MapLeg } from '#contract/records/maps.ts';
import type { TravelMode } from '#contract/values.ts';
import type { Position } from '#server/maps/significance.ts';

export interface Stop {
  name: string;
  x: number;
  y: number;
  /** How one gets here from the stop before. */
  mode?: TravelMode | undefined;
  /** On which day one gets here, from 1. */
  day?: number | undefined;
}

/** How far a leg swings out, as a part of its length. It is a sketch: straight would look like a measured way. */
const swing: Record<TravelMode, number> = { road: 0.07, air: 0.2, boat: 0.12, foot: 0.07, rail: 0.05 };

/** A quadratic curve, in the map's units. */
export interface Curve {
  from: Position;
  bend: Position;
  to: Position;
  mode: TravelMode;
}

/** How a leg can be bent instead, as parts of its own swing: to the other side, nearly straight, or farther out. */
const bends = [1, 0.5, 1.6, -0.5, -1, -1.6];

/** The ways between stops in order, each pair of stops and way of travelling once, as they can be drawn, the best first. */
export function curvesBetween(stops: readonly Stop[]): Curve[][] {
  const middle: Position = [mean(stops.map(({ x }) => x)), mean(stops.map(({ y }) => y))];
  const curves = new Map<string, Curve[]>();
  let before: Stop | undefined;
  for (const stop of stops) {
    if (before !== undefined && before.name !== stop.name) {
      const mode = stop.mode ?? 'road';
      const key = legKey(before, stop);
      if (!curves.has(key)) {
        const [start, end] = [before, stop];
        curves.set(
          key,
          bends.map((part) => curve(start, end, mode, middle, part)),
        );
      }
    }
    before = stop;
  }
  return [...curves.values()];
}

/** The days on which each leg is travelled, in the order of `curvesBetween`; none where the stops do not tell. */
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

export function legOf({ from, bend, to, mode }: Curve): MapLeg {
  const [start, turn, end] = [from, bend, to].map((position) => position.map(Math.round).join(' '));
  return { d: `M${start}Q${turn} ${end}`, mode };
}

/** Units from one corner of a curve drawn in straight stretches to the next. */
const stride = 40;

/** A curve in straight stretches. */
export function stepsAlong({ from, bend, to }: Curve): Position[] {
  const count = Math.max(2, Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / stride));
  return Array.from({ length: count + 1 }, (_, step) => {
    const t = step / count;
    const at = (axis: 0 | 1) => (1 - t) ** 2 * from[axis] + 2 * t * (1 - t) * bend[axis] + t ** 2 * to[axis];
    return [at(0), at(1)];
  });
}

/** Flights arc to the north, as on an airline's map; on the ground a leg swings away from the middle of the route. */
function curve(start: Stop, end: Stop, mode: TravelMode, middle: Position, part: number): Curve {
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
