export type Position = [x: number, y: number];

/**
 * A line whose corners know how much they matter, so that it can be drawn at any scale without being looked at
 * again.
 */
export interface WeighedLine {
  corners: readonly Position[];
  /** For each corner, how far the line would be off without it; in the unit of the corners. */
  significance: Float64Array;
  /** The least and the greatest of the corners, in their unit. */
  bounds: Bounds;
}

export interface Bounds {
  least: Position;
  greatest: Position;
}

/**
 * Douglas and Peucker's rule, asked once for every tolerance: the corners with at least a significance of t are
 * those the rule keeps for t. Of a ring the corner farthest from its start stays too, or it would collapse.
 */
export function weigh(corners: readonly Position[]): WeighedLine {
  const significance = new Float64Array(corners.length);
  const line = { corners, significance, bounds: boundsOf(corners) };
  const last = corners.length - 1;
  if (last < 0) return line;
  significance[0] = significance[last] = Number.POSITIVE_INFINITY;
  if (isRing(corners)) {
    const turn = farthest(corners, 0, last).index;
    significance[turn] = Number.POSITIVE_INFINITY;
    weighBetween(corners, significance, 0, turn);
    weighBetween(corners, significance, turn, last);
  } else {
    weighBetween(corners, significance, 0, last);
  }
  return line;
}

/** The corners that matter at this tolerance. */
export function simplified({ corners, significance }: WeighedLine, tolerance: number): Position[] {
  return corners.filter((_, index) => (significance[index] ?? 0) >= tolerance);
}

function boundsOf(corners: readonly Position[]): Bounds {
  const least: Position = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  const greatest: Position = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const corner of corners) {
    for (const axis of [0, 1] as const) {
      least[axis] = Math.min(least[axis], corner[axis]);
      greatest[axis] = Math.max(greatest[axis], corner[axis]);
    }
  }
  return { least, greatest };
}

function weighBetween(corners: readonly Position[], significance: Float64Array, first: number, last: number): void {
  const stretches: [first: number, last: number, atMost: number][] = [[first, last, Number.POSITIVE_INFINITY]];
  for (let stretch = stretches.pop(); stretch !== undefined; stretch = stretches.pop()) {
    const [start, end, atMost] = stretch;
    if (end - start < 2) continue;
    const { index, distance } = farthest(corners, start, end);
    // Never more than the corner that was needed to come here: a finer drawing keeps what a coarser one shows.
    const weight = Math.min(distance, atMost);
    significance[index] = weight;
    stretches.push([start, index, weight], [index, end, weight]);
  }
}

/** The corner between two others that is farthest from the straight line through them. */
function farthest(corners: readonly Position[], start: number, end: number): { index: number; distance: number } {
  const [from, to] = [cornerAt(corners, start), cornerAt(corners, end)];
  let found = { index: start + 1, distance: -1 };
  for (let index = start + 1; index < end; index++) {
    const distance = distanceToStretch(cornerAt(corners, index), from, to);
    if (distance > found.distance) found = { index, distance };
  }
  return found;
}

function cornerAt(corners: readonly Position[], index: number): Position {
  const corner = corners[index];
  if (corner === undefined) throw new RangeError(`A line of ${corners.length} corners has none at ${index}.`);
  return corner;
}

function distanceToStretch([x, y]: Position, [ax, ay]: Position, [bx, by]: Position): number {
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / length));
  return Math.hypot(x - ax - along * dx, y - ay - along * dy);
}

function isRing(corners: readonly Position[]): boolean {
  const [first, last] = [corners[0], corners.at(-1)];
  return corners.length > 3 && first?.[0] === last?.[0] && first?.[1] === last?.[1];
}
