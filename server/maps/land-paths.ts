import { geoIdentity, geoPath } from 'd3-geo';
import { eastAfrica } from '#server/maps/geography.ts';
import { inUnits, type MapFrame } from '#server/maps/map-frame.ts';
import { PathText } from '#server/maps/path-text.ts';
import { type Position, simplified, type WeighedLine } from '#server/maps/significance.ts';

/** How far, in units, a drawn line may be from the real one: the first that makes a path short enough is taken. */
const tolerances = [1, 1.3, 1.6, 2, 2.5, 3, 4, 6, 8];

/** Lines are cut this far outside the frame, so that the cut itself is never seen. */
const bleed = 40;

interface LandPaths {
  land: string;
  borders: string;
}

/** The land and the borders between countries, as path data of at most `longest` characters together. */
export function landPaths(frame: MapFrame, longest: number): LandPaths {
  let paths: LandPaths = { land: '', borders: '' };
  for (const tolerance of tolerances) {
    paths = pathsWithin(frame, tolerance);
    if (paths.land.length + paths.borders.length <= longest) break;
  }
  return paths;
}

function pathsWithin(frame: MapFrame, tolerance: number): LandPaths {
  const { land, borders } = eastAfrica();
  const rings = land.map((ring) => drawn(frame, ring, tolerance)).filter((ring) => ring.length > 3);
  const lines = borders.map((line) => drawn(frame, line, tolerance));
  return {
    land: pathOf(frame, { type: 'MultiPolygon', coordinates: rings.map((ring) => [ring]) }),
    borders: pathOf(frame, { type: 'MultiLineString', coordinates: lines }),
  };
}

/** A line without the corners that cannot be told at this scale, in the map's units. */
export function drawn(frame: MapFrame, line: WeighedLine, tolerance: number): Position[] {
  return simplified(line, tolerance / frame.scale).map((corner) => inUnits(frame, corner));
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
