import { type MapLabel, type MapSize, mapSize } from '#contract/maps.ts';
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

/** What a name costs on average, at the most, where nothing is in its way. */
const easy = 1;

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
  const beside = new Arranger(space, wanted, false);
  const asDrawnBest = legs.map(() => 0);
  let found = { ...beside.arrange(asDrawnBest), bends: asDrawnBest };
  if (found.cost > points.length * easy) found = bestBends(legs, new Arranger(space, wanted, true));
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
  /** Its number among those of its size, and what each two of them were found to be. */
  index: number;
  met: Int8Array;
}

/** What is written of two candidates that meet, and that do not; nothing until asked. */
const [doMeet, keepClear] = [1, 2];

interface Arrangement {
  labels: ReadonlyMap<Point, Candidate>;
  cost: number;
}

/** Arranges the names of a map again and again, for legs bent this way and that. */
class Arranger {
  readonly #space: LabelSpace;
  readonly #wanted: NamesWanted<Point>;
  readonly #canShift: boolean;
  readonly #bySize = new Map<MapSize, Candidate[]>();

  constructor(space: LabelSpace, wanted: NamesWanted<Point>, canShift: boolean) {
    this.#space = space;
    this.#wanted = wanted;
    this.#canShift = canShift;
  }

  /** What legs bent like this cost by themselves. */
  leastCost(bends: readonly number[]): number {
    return bends.reduce((sum, bend, leg) => sum + (this.#wanted.legs[leg]?.[bend]?.cost ?? 0), 0);
  }

  /**
   * Places the names by size, first those that have the fewest places left, each where it is least in the way of
   * others.
   */
  arrange(bends: readonly number[]): Arrangement {
    const { points } = this.#wanted;
    const labels = new Map<Point, Candidate>();
    for (const size of mapSize.options) {
      if (labels.size === points.length) break;
      const ofSize = this.#candidates(size).filter((candidate) => !this.#isOnLeg(candidate, bends));
      placeOpen(ofSize, labels);
      for (const point of points) if (!labels.has(point)) makeRoom(point, ofSize, labels, []);
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
    const found = this.#wanted.points.flatMap((point) => this.#candidatesOf(point, size));
    const met = new Int8Array(found.length ** 2);
    const candidates = found.map((candidate, index) => ({ ...candidate, index, met }));
    this.#bySize.set(size, candidates);
    return candidates;
  }

  #candidatesOf(point: Point, size: MapSize): Omit<Candidate, 'index' | 'met'>[] {
    const { points, legs, avoided } = this.#wanted;
    const others = points.filter((other) => other !== point).map(({ name }) => name);
    return this.#space.choices(point, point.name, size, { canShift: this.#canShift, others }).map((choice) => ({
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

function overlap(one: Candidate, other: Candidate): boolean {
  if (one.met !== other.met) return meet(one.parts, other.parts);
  const count = Math.sqrt(one.met.length);
  const at = one.index * count + other.index;
  if (one.met[at] === 0) {
    const found = meet(one.parts, other.parts) ? doMeet : keepClear;
    one.met[at] = one.met[other.index * count + one.index] = found;
  }
  return one.met[at] === doMeet;
}

function placeOpen(ofSize: readonly Candidate[], labels: Map<Point, Candidate>): void {
  let open = ofSize.filter(
    (candidate) => !labels.has(candidate.point) && [...labels.values()].every((label) => !overlap(candidate, label)),
  );
  while (open.length > 0) {
    const byPoint = groupedByPoint(open);
    const [next = []] = [...byPoint.values()].toSorted((a, b) => a.length - b.length);
    const [best] = next
      .map((candidate) => ({ candidate, cost: candidate.cost + hindrance(candidate, byPoint) }))
      .toSorted((a, b) => a.cost - b.cost);
    if (best === undefined) return;
    const placed = best.candidate;
    labels.set(placed.point, placed);
    open = open.filter((candidate) => candidate.point !== placed.point && !overlap(candidate, placed));
  }
}

function groupedByPoint(candidates: readonly Candidate[]): Map<Point, Candidate[]> {
  const groups = new Map<Point, Candidate[]>();
  for (const candidate of candidates) {
    const group = groups.get(candidate.point);
    if (group === undefined) groups.set(candidate.point, [candidate]);
    else group.push(candidate);
  }
  return groups;
}

/** How much of what others have left a candidate would take: all that one has left weighs most. */
function hindrance(candidate: Candidate, byPoint: ReadonlyMap<Point, Candidate[]>): number {
  let sum = 0;
  for (const [point, left] of byPoint) {
    if (point === candidate.point) continue;
    const taken = left.filter((other) => overlap(candidate, other)).length;
    sum += taken === left.length ? 10 : (2 * taken) / left.length;
  }
  return sum;
}

/** How many names move, one making room for the next, so that one more has a place. */
const mostMoves = 3;

/**
 * Gives a point without a name its place if those in its way can stand elsewhere.
 *
 * @param moving points whose names are being moved, which must stay where they are put
 * @returns whether it has its place; `labels` stay as they were if not
 */
function makeRoom(
  point: Point,
  ofSize: readonly Candidate[],
  labels: Map<Point, Candidate>,
  moving: readonly Point[],
): boolean {
  const own = ofSize.filter((candidate) => candidate.point === point);
  for (const candidate of own) {
    const inTheWay = [...labels.values()].filter((label) => label.point !== point && overlap(candidate, label));
    const canMove = inTheWay.every((label) => label.size === candidate.size && !moving.includes(label.point));
    if (!canMove || inTheWay.length > 2 || (inTheWay.length > 0 && moving.length >= mostMoves)) continue;
    const moved = new Map(labels);
    for (const label of inTheWay) moved.delete(label.point);
    moved.set(point, candidate);
    const fixed = [...moving, point];
    if (!inTheWay.every((label) => makeRoom(label.point, ofSize, moved, fixed))) continue;
    labels.clear();
    for (const [owner, label] of moved) labels.set(owner, label);
    return true;
  }
  return false;
}
