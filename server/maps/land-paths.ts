import { type GeoContext, geoIdentity, geoPath } from 'd3-geo';
import type { AtlasMap } from '#contract/records/maps.ts';
import { eastAfrica } from '#server/maps/geography.ts';
import { inUnits, isNear, type MapFrame } from '#server/maps/map-frame.ts';
import { parks } from '#server/maps/parks.ts';
import { type Relief, reliefOf } from '#server/maps/relief.ts';
import { type Position, simplified, type WeighedLine } from '#server/maps/significance.ts';
import { joined, SoftPath } from '#server/maps/soft-path.ts';
import { waters } from '#server/maps/waters.ts';

/** How far, in units, a drawn line may be from the real one: the first that makes a path short enough is taken. */
const tolerances = [2, 2.5, 3, 4, 5, 6, 8, 11, 14];

/** Lines are cut this far outside the frame, so that the cut itself is never seen. */
const bleed = 40;

export type LandPaths = Pick<AtlasMap, 'land' | 'borders' | 'lakes' | 'rivers' | 'parks' | keyof Relief>;

export const noLand: LandPaths = {
  land: '',
  borders: '',
  lakes: '',
  rivers: '',
  parks: '',
  hillsLit: '',
  hillsShaded: '',
};

/**
 * Land, waters, mountains, parks and the borders between countries, as path data of at most `longest` characters together.
 *
 * @param without parks that are left out
 */
export function landPaths(frame: MapFrame, longest: number, without: readonly WeighedLine[]): LandPaths {
  let paths = noLand;
  for (const tolerance of tolerances) {
    paths = pathsWithin(frame, tolerance, without);
    const length = Object.values(paths).reduce((sum, path) => sum + path.length, 0);
    if (length <= longest) break;
  }
  return paths;
}

/** Of a coarse drawing small things are no part: by its tolerance, with what is a speck even on the widest map. */
const smallest = {
  /** Across an island or a lake. */
  ring: (tolerance: number) => 6 + tolerance * 6,
  park: (tolerance: number) => tolerance * 8,
  /** One side of a range. */
  range: (tolerance: number) => 10 + tolerance * 1.2,
};

/** Rivers are thin, and may be off a little more than a coast. */
const riverLeeway = 1.8;

function pathsWithin(frame: MapFrame, tolerance: number, without: readonly WeighedLine[]): LandPaths {
  const { land, borders } = eastAfrica();
  const { lakes, rivers } = waters();
  const linesOf = (lines: readonly WeighedLine[], leeway = 1) =>
    lines.filter(({ bounds }) => isNear(frame, bounds, bleed)).map((line) => drawn(frame, line, tolerance * leeway));
  const ringsOf = (rings: readonly WeighedLine[]) =>
    linesOf(rings).filter((ring) => ring.length > 3 && extentOf(ring) >= smallest.ring(tolerance));
  const areaOf = (rings: readonly WeighedLine[]) =>
    pathOf(frame, { type: 'MultiPolygon', coordinates: ringsOf(rings).map((ring) => [ring]) });
  return {
    land: areaOf(land),
    borders: pathOf(frame, { type: 'MultiLineString', coordinates: linesOf(borders) }),
    lakes: areaOf(lakes.flatMap(({ rings }) => rings)),
    rivers: pathOf(frame, { type: 'MultiLineString', coordinates: linesOf(rivers, riverLeeway) }),
    parks: softRings(
      frame,
      parks().flatMap(({ ring }) => (without.includes(ring) ? [] : [ring])),
      smallest.park(tolerance),
    ),
    ...reliefOf(frame, smallest.range(tolerance)),
  };
}

/** One ring by itself, soft all around. */
export function softRing(frame: MapFrame, ring: WeighedLine): string {
  return softRings(frame, [ring], 0);
}

/** Parks are sketched: soft all around. */
function softRings(frame: MapFrame, rings: readonly WeighedLine[], least: number): string {
  const path = new SoftPath();
  for (const { bounds, corners } of rings) {
    if (!isNear(frame, bounds, 0)) continue;
    const ring = corners.map((corner) => inUnits(frame, corner));
    if (extentOf(ring) >= least) path.ring(ring);
  }
  return path.d;
}

/** A line without the corners that cannot be told at this scale, in the map's units. */
export function drawn(frame: MapFrame, line: WeighedLine, tolerance: number): Position[] {
  return simplified(line, tolerance / frame.scale).map((corner) => inUnits(frame, corner));
}

function extentOf(ring: readonly Position[]): number {
  const range = (values: readonly number[]) => Math.max(...values) - Math.min(...values);
  return Math.max(range(ring.map(([x]) => x)), range(ring.map(([, y]) => y)));
}

/** Lines in the map's units as path data. */
export function linesText(frame: MapFrame, lines: Position[][]): string {
  return pathOf(frame, { type: 'MultiLineString', coordinates: lines });
}

function pathOf({ width, height }: MapFrame, geometry: GeoJSON.Geometry): string {
  const clip = geoIdentity().clipExtent([
    [-bleed, -bleed],
    [width + bleed, height + bleed],
  ]);
  const text = new PathText();
  geoPath(clip, text)(geometry);
  return text.d;
}

/**
 * Writes what d3 draws as path data in whole units, each corner from the one before: half as long as d3's own text.
 * Steps are taken between rounded corners, so that rounding never adds up.
 */
class PathText implements GeoContext {
  d = '';
  #x = 0;
  #y = 0;
  /** Whether the last command was a line, which need not be said again. */
  #isInLine: boolean = false;

  moveTo(x: number, y: number): void {
    [this.#x, this.#y] = [Math.round(x), Math.round(y)];
    this.d += `M${joined(this.#x, this.#y)}`;
    this.#isInLine = false;
  }

  lineTo(x: number, y: number): void {
    const [dx, dy] = [Math.round(x) - this.#x, Math.round(y) - this.#y];
    if (dx === 0 && dy === 0) return;
    this.#x += dx;
    this.#y += dy;
    if (this.#isInLine && dx >= 0) this.d += ' ';
    else if (!this.#isInLine) this.d += 'l';
    this.d += joined(dx, dy);
    this.#isInLine = true;
  }

  closePath(): void {
    this.d += 'z';
    this.#isInLine = false;
  }

  /** Of points and circles, which our geometries have none of. */
  arc(): void {}

  beginPath(): void {}
}
