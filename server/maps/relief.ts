import { onPlane } from '#server/maps/geography.ts';
import { inUnits, isNear, type MapFrame, type Place } from '#server/maps/map-frame.ts';
import type { Position } from '#server/maps/significance.ts';
import { SoftPath } from '#server/maps/soft-path.ts';

/** A mountain or a range by its ridge, east and north in degrees from one end to the other, and how wide either side is. */
interface Range {
  ridge: string;
  km: number;
  /** Of an escarpment only the side that falls off. */
  only?: 'lit' | 'shaded';
}

const ranges: readonly Range[] = [
  { ridge: '37.08 -3.02, 37.34 -3.06, 37.62 -3.13', km: 19 }, // Kilimanjaro
  { ridge: '36.66 -3.33, 36.75 -3.25, 36.84 -3.18', km: 9 }, // Meru
  { ridge: '37.12 -0.33, 37.3 -0.16, 37.5 0.02', km: 21 }, // Mount Kenya
  { ridge: '36.58 -0.1, 36.64 -0.33, 36.72 -0.5, 36.67 -0.75', km: 13 }, // Aberdares
  { ridge: '35.55 -0.05, 35.82 -0.4, 36.02 -0.85', km: 13 }, // Mau
  { ridge: '34.28 0.92, 34.53 1.13, 34.8 1.33', km: 26 }, // Elgon
  { ridge: '35.25 1.4, 35.42 1.12, 35.5 0.85', km: 12 }, // Cherangani
  { ridge: '35.53 0.8, 35.5 0.5, 35.6 0.15', km: 9, only: 'shaded' }, // Elgeyo
  { ridge: '36.14 1.0, 36.2 0.7, 36.17 0.4', km: 8, only: 'lit' }, // Laikipia
  { ridge: '35.98 -1.2, 36.02 -1.6, 36.06 -2.0', km: 8, only: 'shaded' }, // Nguruman
  { ridge: '35.68 -1.35, 35.78 -1.6, 35.86 -1.9', km: 8 }, // Loita
  { ridge: '36.62 -0.9, 36.6 -1.15, 36.65 -1.5', km: 7, only: 'lit' }, // Kikuyu and Ngong
  { ridge: '35.95 -2.72, 35.84 -3.0, 35.62 -3.1, 35.42 -3.3', km: 12 }, // Crater Highlands
  { ridge: '35.76 -3.35, 35.68 -3.7, 35.55 -4.0', km: 7, only: 'shaded' }, // above Lake Manyara
  { ridge: '35.1 -3.35, 34.9 -3.75, 34.75 -4.1', km: 7, only: 'shaded' }, // above Lake Eyasi
  { ridge: '37.7 -2.38, 37.86 -2.65, 38 -2.88', km: 7 }, // Chyulu
  { ridge: '38.26 -3.52, 38.34 -3.42, 38.42 -3.3', km: 7 }, // Taita
  { ridge: '37.6 -3.55, 37.68 -3.75, 37.72 -3.95', km: 7 }, // North Pare
  { ridge: '37.75 -4.05, 37.88 -4.3, 38 -4.6', km: 9 }, // South Pare
  { ridge: '38.18 -4.5, 38.36 -4.75, 38.65 -5.1', km: 14 }, // Usambara
  { ridge: '37.15 1.75, 37.25 1.35, 37.3 0.95', km: 8 }, // Ndoto and Mathews
  { ridge: '37.82 2.15, 37.97 2.3, 38.12 2.42', km: 13 }, // Marsabit
  { ridge: '29.75 0.08, 29.88 0.38, 30.08 0.72', km: 14 }, // Rwenzori
  { ridge: '29.24 -1.5, 29.46 -1.5, 29.68 -1.37', km: 9 }, // Virunga
  { ridge: '29.3 -1.95, 29.33 -2.5, 29.5 -3, 29.6 -3.5', km: 14 }, // between Congo and Nile
  { ridge: '28.72 -2.4, 28.8 -3, 28.95 -3.7', km: 17 }, // Itombwe
  { ridge: '32.7 3.8, 32.9 3.97, 33.15 4.1', km: 15 }, // Imatong
  { ridge: '35.32 -4.52, 35.4 -4.44, 35.48 -4.36', km: 7 }, // Hanang
  { ridge: '37.58 -6.85, 37.66 -7.05, 37.7 -7.25', km: 10 }, // Uluguru
  { ridge: '35.75 -8.5, 36.3 -8.05, 36.85 -7.65', km: 14 }, // Udzungwa
  { ridge: '33.9 -9, 34.2 -9.4, 34.55 -9.9', km: 14 }, // Livingstone
];

/** Peaks a map is read by, and how high they are. */
export const peaks: readonly (Place & { name: string; height: string })[] = [
  { name: 'Kilimanjaro', height: '5,895 m', lat: -3.066, lng: 37.355 },
  { name: 'Mount Kenya', height: '5,199 m', lat: -0.152, lng: 37.308 },
  { name: 'Mount Meru', height: '4,566 m', lat: -3.247, lng: 36.748 },
  { name: 'Mount Elgon', height: '4,321 m', lat: 1.123, lng: 34.534 },
  { name: 'Karisimbi', height: '4,507 m', lat: -1.507, lng: 29.45 },
];

export interface Relief {
  /** The sides that look to the north-west, where the light of an atlas comes from. */
  hillsLit: string;
  hillsShaded: string;
}

/** A side wider than that, in units, is no longer seen as a mountain's. */
const widest = 200;

const earthKm = 6371;

/**
 * The mountains of a map as two sides each, sketched: a serrated ridge and a soft foot.
 *
 * @param narrowest width in units of a range that is still drawn
 */
export function reliefOf(frame: MapFrame, narrowest: number): Relief {
  const [lit, shaded] = [new SoftPath(), new SoftPath()];
  for (const { ridge, km, only } of ranges) {
    const width = (km / earthKm) * frame.scale;
    const corners = ridge.split(', ').map((corner) => {
      const [lng = 0, lat = 0] = corner.split(' ').map(Number);
      return onPlane(lng, lat);
    });
    if (width < narrowest || width > widest || !isSeen(frame, corners, width)) continue;
    const line = corners.map((corner) => inUnits(frame, corner));
    const crest = serrated(line, width);
    if (only !== 'shaded') lit.side(crest, footOf(crest, width, -1));
    if (only !== 'lit') shaded.side(crest, footOf(crest, width, 1));
  }
  return { hillsLit: lit.d, hillsShaded: shaded.d };
}

function isSeen(frame: MapFrame, corners: readonly Position[], margin: number): boolean {
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  return isNear(
    frame,
    { least: [Math.min(...xs), Math.min(...ys)], greatest: [Math.max(...xs), Math.max(...ys)] },
    margin,
  );
}

/** A ridge from its one end to the other, with a spur half way between each two of its corners, to one side and the other. */
function serrated(corners: readonly Position[], width: number): Position[] {
  return corners.flatMap((corner, index): Position[] => {
    const next = corners[index + 1];
    if (next === undefined) return [corner];
    const [across, down] = normal(corner, next);
    const out = width * 0.32 * (index % 2 === 0 ? 1 : -1);
    const spur: Position = [(corner[0] + next[0]) / 2 + across * out, (corner[1] + next[1]) / 2 + down * out];
    return index === 0 ? [corner, spur] : [spur];
  });
}

/** How far the foot is from the ridge, corner after corner: no mountain is even. */
const unevenness = [1.15, 0.8, 1.2, 0.9];

/** The foot of a ridge on its lit (-1) or shaded (1) side, from its far end back. */
function footOf(crest: readonly Position[], width: number, side: -1 | 1): Position[] {
  return crest
    .slice(1, -1)
    .map((corner, index): Position => {
      const [before, after] = [crest[index] ?? corner, crest[index + 2] ?? corner];
      const [across, down] = normal(before, after);
      // The light comes from the upper left: the shaded side is the one that lies to the lower right.
      const toShade = across + down >= 0 ? 1 : -1;
      const out = width * 1.6 * side * toShade * (unevenness[index % unevenness.length] ?? 1);
      return [corner[0] + across * out, corner[1] + down * out];
    })
    .reverse();
}

/** Across a stretch, one unit long. */
function normal(from: Position, to: Position): Position {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy) || 1;
  return [-dy / length, dx / length];
}
