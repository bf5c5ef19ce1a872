import { type MapLabel, type MapSize, mapSize } from '#contract/records/maps.ts';
import { type Choice, type LabelSpace, meet } from '#server/maps/label-space.ts';
import type { Position } from '#server/maps/significance.ts';

interface Point {
  name: string;
  x: number;
  y: number;
}

/** A leg as it can be drawn: the best first, each with what it takes from the drawing. */
export interface LegChoice {
  line: readonly Position[];
  cost: number;
}

/** Lines a name rather does not stand on, and how much rather. */
export interface AvoidedLines {
  lines: readonly (readonly Position[])[];
  /** The smallest size at which they are drawn. */
  from: MapSize;
  cost: number;
}

/** What a map is asked for. */
export interface NamesWanted<Drawn extends Point> {
  points: readonly Drawn[];
  legs: readonly (readonly LegChoice[])[];
  avoided: readonly AvoidedLines[];
}

/** What it costs when a point has its name from no smaller size than this, and when it has none. */
const nameless: Readonly<Record<MapSize, number>> = { narrow: 0, phone: 8, medium: 16, wide: 24 };
const lost = 40;

/**
 * Finds the names of all points a place together with the bends of the legs between them: no name on another, on a dot or
 * on a leg, as many names as possible at the smallest size, and legs as they are drawn best wherever that is possible.
 *
 * @returns the points with their labels, and for each leg which of its choices was taken
 */
export function placeNames<Drawn extends Point>(
  space: LabelSpace,
  wanted: NamesWanted<Drawn>,
): { points: (Drawn & { label?: MapLabel })[]; bends: number[] } {
  const { points, legs } = wanted;
  const found = bestBends(legs, new Arranger(space, wanted));
  return {
    points: points.map((point) => {
      const choice = found.labels.get(point);
      return choice === undefined ? point : { ...point, label: space.take(choice) };
    }),
    bends: found.bends,
  };
}

/** Bends one leg after the other as long as the map gains by it. */
function bestBends(legs: readonly (readonly LegChoice[])[], arranger: Arranger): Arrangement & { bends: number[] } {
  let bends = legs.map(() => 0);
  let arrangement = arranger.arrange(bends);
  for (let round = 0; round < 3; round++) {
    const before = arrangement.cost;
    for (const [leg, choices] of legs.entries()) {
      for (const bend of choices.keys()) {
        if (bend === bends[leg] || arranger.leastCost(bends.with(leg, bend)) >= arrangement.cost) continue;
        const otherBends = bends.with(leg, bend);
        const other = arranger.arrange(otherBends);
        if (other.cost < arrangement.cost - 0.1) [arrangement, bends] = [other, otherBends];
      }
    }
    if (arrangement.cost === before) break;
  }
  return { ...arrangement, bends };
}

interface Candidate extends Choice {
  point: Point;
  size: MapSize;
  /** By leg and by way of drawing it: whether that runs through this candidate; undefined until asked. */
  isOnLeg: (boolean | undefined)[][];
}

interface Arrangement {
  labels: ReadonlyMap<Point, Candidate>;
  cost: number;
}

/** Arranges the names of a map again and again, for legs bent this way and that. */
class Arranger {
  readonly #space: LabelSpace;
  readonly #wanted: NamesWanted<Point>;
  readonly #bySize = new Map<MapSize, Candidate[]>();

  constructor(space: LabelSpace, wanted: NamesWanted<Point>) {
    this.#space = space;
    this.#wanted = wanted;
  }

  /** What legs bent like this cost by themselves. */
  leastCost(bends: readonly number[]): number {
    return bends.reduce((sum, bend, leg) => sum + (this.#wanted.legs[leg]?.[bend]?.cost ?? 0), 0);
  }

  /** Places the names, the smallest size first. */
  arrange(bends: readonly number[]): Arrangement {
    const { points } = this.#wanted;
    const labels = new Map<Point, Candidate>();
    for (const size of mapSize.options) {
      if (labels.size === points.length) break;
      const ofSize = this.#candidates(size).filter((candidate) => !this.#isOnLeg(candidate, bends));
      placeOpen(ofSize, labels);
    }
    const names = points.reduce((sum, point) => {
      const label = labels.get(point);
      return sum + (label === undefined ? lost : nameless[label.size] + label.cost);
    }, 0);
    return { labels, cost: this.leastCost(bends) + names };
  }

  #candidates(size: MapSize): Candidate[] {
    const known = this.#bySize.get(size);
    if (known !== undefined) return known;
    const candidates = this.#wanted.points.flatMap((point) => this.#candidatesOf(point, size));
    this.#bySize.set(size, candidates);
    return candidates;
  }

  #candidatesOf(point: Point, size: MapSize): Candidate[] {
    const { points, legs, avoided } = this.#wanted;
    const others = points.filter((other) => other !== point).map(({ name }) => name);
    return this.#space.choices(point, point.name, size, { canShift: true, others }).map((choice) => ({
      ...choice,
      cost: avoided.reduce(
        (sum, { lines, cost, from }) => sum + cost * Math.min(2, this.#space.crossed(choice.boxes, lines, from)),
        choice.cost,
      ),
      point,
      size,
      isOnLeg: legs.map((bends) => bends.map(() => undefined)),
    }));
  }

  #isOnLeg(candidate: Candidate, bends: readonly number[]): boolean {
    return bends.some((bend, leg) => {
      const known = candidate.isOnLeg[leg];
      const choice = this.#wanted.legs[leg]?.[bend];
      if (known === undefined || choice === undefined) return false;
      known[bend] ??= this.#space.crossed(candidate.boxes, [choice.line]) > 0;
      return known[bend];
    });
  }
}

/** Each name on the best place it has left, the first those that have the fewest left. */
function placeOpen(ofSize: readonly Candidate[], labels: Map<Point, Candidate>): void {
  const isOpen = (candidate: Candidate) =>
    !labels.has(candidate.point) && [...labels.values()].every((label) => !meet(candidate.parts, label.parts));
  for (let open = ofSize.filter(isOpen); open.length > 0; open = open.filter(isOpen)) {
    const left = new Map<Point, number>();
    for (const { point } of open) left.set(point, (left.get(point) ?? 0) + 1);
    const [best] = open.toSorted((a, b) => (left.get(a.point) ?? 0) - (left.get(b.point) ?? 0) || a.cost - b.cost);
    if (best !== undefined) labels.set(best.point, best);
  }
}
