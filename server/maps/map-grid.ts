import type { AtlasMap } from '#contract/records/maps.ts';
import { type BoxAt, pixels, widthInEms } from '#server/maps/label-boxes.ts';
import { type MapFrame, placeAt, placed } from '#server/maps/map-frame.ts';

type Grid = Pick<AtlasMap, 'meridians' | 'parallels' | 'scaleBar'>;

/** Degrees from line to line, by the degrees a map is wide. */
const steps = [
  { step: 0.25, upTo: 0.9 },
  { step: 0.5, upTo: 2 },
  { step: 1, upTo: 7 },
  { step: 2, upTo: 17 },
];

const kmInDegree = 111.32;

/** Meridians and parallels a round number of degrees apart, and a bar of a round number of kilometres. */
export function gridOf(frame: MapFrame): Grid {
  const west = placeAt(frame, [0, 0]);
  const east = placeAt(frame, [frame.width, frame.height]);
  const step = steps.find(({ upTo }) => east.lng - west.lng <= upTo)?.step ?? 5;
  const middle = placeAt(frame, [frame.width / 2, frame.height / 2]);
  const kmAcross = (east.lng - west.lng) * kmInDegree * Math.cos((middle.lat * Math.PI) / 180);
  const km = [200, 100, 50, 20].find((length) => length / kmAcross <= 0.22) ?? 10;
  return {
    meridians: roundBetween(west.lng, east.lng, step).map((lng) => {
      const at = placed(frame, { lat: 0, lng }).x;
      const hasRoom = at < frame.width - cornerWidth;
      return { at, ...(hasRoom && { name: `${lng}° E` }) };
    }),
    parallels: roundBetween(east.lat, west.lat, step).map((lat) => {
      const at = placed(frame, { lat, lng: 36 }).y;
      const hasRoom = at > cornerHeight;
      return { at, ...(hasRoom && { name: parallelName(lat) }) };
    }),
    scaleBar: { km, length: Math.round((km / kmAcross) * frame.width) },
  };
}

/** Units at the right and the upper edge in which a name would be cut off, or meet the name of a line across. */
const cornerWidth = 280;
const cornerHeight = 260;

function parallelName(lat: number): string {
  return lat === 0 ? 'Equator' : `${Math.abs(lat)}° ${lat < 0 ? 'S' : 'N'}`;
}

/** The multiples of `step` between two values. */
function roundBetween(from: number, to: number, step: number): number[] {
  const first = Math.ceil(from / step);
  return Array.from({ length: Math.max(0, Math.floor(to / step) - first + 1) }, (_, index) => (first + index) * step);
}

const degreeSize = 10;

/** Where the grid's names and the scale stand, so that no label does. */
export function gridBoxes(frame: MapFrame, { meridians, parallels, scaleBar }: Grid): BoxAt[] {
  const nameWidth = (name: string) => widthInEms(name) * degreeSize + 6;
  return [
    ...meridians.flatMap(({ at, name }): BoxAt[] => {
      if (name === undefined) return [];
      return [
        (shownWidth) => {
          const left = pixels(at, shownWidth);
          return { left, top: 0, right: left + nameWidth(name), bottom: 16 };
        },
      ];
    }),
    ...parallels.flatMap(({ at, name }): BoxAt[] => {
      if (name === undefined) return [];
      return [
        (shownWidth) => {
          const bottom = pixels(at, shownWidth);
          return { left: 0, top: bottom - 16, right: nameWidth(name), bottom };
        },
      ];
    }),
    (shownWidth) => {
      const [right, bottom] = [shownWidth, pixels(frame.height, shownWidth)];
      return { left: right - pixels(scaleBar.length, shownWidth) - 24, top: bottom - 34, right, bottom };
    },
  ];
}
