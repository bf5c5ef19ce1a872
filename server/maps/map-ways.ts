import { eastAfrica } from '#server/maps/geography.ts';
import { drawn } from '#server/maps/land-paths.ts';
import { isNear, type MapFrame } from '#server/maps/map-frame.ts';
import type { Position, WeighedLine } from '#server/maps/significance.ts';
import { trunkRoads } from '#server/maps/trunk-roads.ts';
import { waters } from '#server/maps/waters.ts';

/** Lines of a map that names keep off, in its units. */
export interface Ways {
  roads: Position[][];
  railways: Position[][];
  borders: Position[][];
  /** Shores of lakes too small for a name, which a country's name would cover. */
  smallLakes: Position[][];
}

/** Units a small lake is across at the most. */
const smallLake = 220;

/** How far, in units, a sketched road may be drawn from its towns, and a border that names are placed by from its own line. */
const tolerance = { road: 9, border: 4 };

/** The roads, railways, borders and small lakes that are seen on a map. */
export function waysOn(frame: MapFrame): Ways {
  const seen = (lines: readonly WeighedLine[], leeway: number) =>
    lines.filter(({ bounds }) => isNear(frame, bounds, 0)).map((line) => drawn(frame, line, leeway));
  const { roads, railways } = trunkRoads();
  return {
    roads: seen(roads, tolerance.road),
    railways: seen(railways, tolerance.road),
    borders: seen(eastAfrica().borders, tolerance.border),
    smallLakes: seen(
      waters()
        .lakes.flatMap(({ rings }) => rings.slice(0, 1))
        .filter(({ bounds: { least, greatest } }) =>
          [0, 1].every((axis) => ((greatest[axis] ?? 0) - (least[axis] ?? 0)) * frame.scale < smallLake),
        ),
      tolerance.border,
    ),
  };
}

/** As near as that, in units, a road leads to a place. */
const atPlace = 45;

/**
 * Of the stretches that are left those that still lead somewhere: each end goes on, or is at a place the map shows, or
 * off the map, or was an end before.
 */
export function withoutStumps(
  frame: Pick<MapFrame, 'width' | 'height'>,
  left: readonly Position[][],
  all: readonly Position[][],
  places: readonly { x: number; y: number }[],
): Position[][] {
  const meets = (stretches: readonly Position[][], own: Position[], end: Position) =>
    stretches.some((other) => other !== own && [other[0], other.at(-1)].some((corner) => isSame(corner, end)));
  const leadsOn = (own: Position[], end: Position | undefined) =>
    end === undefined ||
    meets(left, own, end) ||
    !meets(all, own, end) ||
    end[0] < 0 ||
    end[1] < 0 ||
    end[0] > frame.width ||
    end[1] > frame.height ||
    places.some(({ x, y }) => Math.hypot(x - end[0], y - end[1]) < atPlace);
  const kept = left.filter((own) => leadsOn(own, own[0]) && leadsOn(own, own.at(-1)));
  return kept.length === left.length ? kept : withoutStumps(frame, kept, all, places);
}

const isSame = (a: Position | undefined, b: Position) => a !== undefined && a[0] === b[0] && a[1] === b[1];
