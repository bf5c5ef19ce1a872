import { onPlane } from '#server/maps/geography.ts';
import type { Bounds, Position } from '#server/maps/significance.ts';

export interface Place {
  lat: number;
  lng: number;
}

/** A rectangle of Mercator's plane, and how it becomes a map's units. */
export interface MapFrame {
  width: number;
  height: number;
  /** Units to one radian of longitude. */
  scale: number;
  /** Where the plane's origin falls, in units. */
  origin: Position;
}

export interface FrameOptions {
  /** Degrees of longitude the map shows at least. */
  extent: number;
  /** The map's height by its width lies between these two. */
  aspect: readonly [least: number, most: number];
}

/** The units across every map; whole ones are finer than a screen shows. */
export const mapWidth = 2000;

/** What is left free on each side of the outermost points, as a part of the map: room for their labels. */
const padding = 0.16;

/** What a map without places shows. */
const heartland: Place = { lat: -2, lng: 36.5 };

/** The frame that shows all the places, with room around them. */
export function frameOf(places: readonly Place[], { extent, aspect: [flattest, tallest] }: FrameOptions): MapFrame {
  const shown = places.length === 0 ? [heartland] : places;
  const positions = shown.map(({ lat, lng }) => onPlane(lng, lat));
  const [left, right] = rangeOf(positions.map(([x]) => x));
  const [top, bottom] = rangeOf(positions.map(([, y]) => y));
  const padded = 1 / (1 - 2 * padding);
  const wanted = { width: (right - left) * padded, height: (bottom - top) * padded };
  const width = Math.max(wanted.width, wanted.height / tallest, (extent * Math.PI) / 180);
  const aspect = Math.min(tallest, Math.max(flattest, wanted.height / width));
  const height = Math.round(mapWidth * aspect);
  const scale = mapWidth / width;
  return {
    width: mapWidth,
    height,
    scale,
    origin: [mapWidth / 2 - ((left + right) / 2) * scale, height / 2 - ((top + bottom) / 2) * scale],
  };
}

/** Where a place falls, in whole units of the map. */
export function placed(frame: MapFrame, { lat, lng }: Place): { x: number; y: number } {
  const [x, y] = inUnits(frame, onPlane(lng, lat));
  return { x: Math.round(x), y: Math.round(y) };
}

export function inUnits({ scale, origin }: MapFrame, [x, y]: Position): Position {
  return [x * scale + origin[0], y * scale + origin[1]];
}

/** Whether something within these bounds of the plane may be seen on the map or so many units around it. */
export function isNear(frame: MapFrame, { least, greatest }: Bounds, margin: number): boolean {
  const [left, top] = inUnits(frame, least);
  const [right, bottom] = inUnits(frame, greatest);
  return right >= -margin && bottom >= -margin && left <= frame.width + margin && top <= frame.height + margin;
}

/** The longitude and latitude in degrees of a position in the map's units. */
export function placeAt({ scale, origin }: MapFrame, [x, y]: Position): Place {
  const [east, south] = [(x - origin[0]) / scale, (y - origin[1]) / scale];
  return { lng: toDegrees(east), lat: toDegrees(2 * Math.atan(Math.exp(-south)) - Math.PI / 2) };
}

const toDegrees = (radians: number) => (radians * 180) / Math.PI;

function rangeOf(values: readonly number[]): [least: number, most: number] {
  return [Math.min(...values), Math.max(...values)];
}
