import { expect, test } from 'vitest';
import { type AtlasMap, type MapPoint, showsFrom } from '#contract/records/maps.ts';
import { testedContent } from '#scripts/testing/tested-content.ts';
import { buildCatalogue } from '#server/content/catalogue/loading/build-catalogue.ts';
import { readCheckedContent } from '#server/content/catalogue/loading/load-catalogue.ts';
import { onPlane } from '#server/maps/geography.ts';
import { areaBox, type Box, dotBox, labelBox, overlaps, provedWidths } from '#server/maps/label-boxes.ts';
import type { Place } from '#server/maps/map-frame.ts';
import type { Position } from '#server/maps/significance.ts';
import { towns } from '#server/maps/towns.ts';
import { trunkRoads } from '#server/maps/trunk-roads.ts';
import { runsThrough, type Stretch, stretchesOf } from '#tests/support/map-paths.ts';
import { testClock } from '#tests/support/test-app.ts';

const catalogue = buildCatalogue(readCheckedContent(testedContent, { clock: testClock }));

type NamedPlace = Place & { name: string };

type Mapped = [name: string, map: AtlasMap, places: readonly NamedPlace[]];

/** Every map of the demonstration, by where it is shown, and the places it is made of. */
const maps: readonly Mapped[] = [
  ...(['tours', 'groupTours'] as const).flatMap((kind) =>
    [...catalogue[kind]].map(([slug, { map, record }]): Mapped => [`${kind}/${slug}`, map, record.routePoints]),
  ),
  ...(['destinations', 'places', 'accommodations'] as const).flatMap((kind) =>
    [...catalogue[kind]].map(([slug, { map, record }]): Mapped => [`${kind}/${slug}`, map, [record]]),
  ),
  ['all destinations', catalogue.destinationsMap, [...catalogue.destinations.values()].map(({ record }) => record)],
];

interface Lettering {
  name: string;
  box: Box;
}

const isShown = ({ label }: MapPoint, width: number) => label !== undefined && width >= showsFrom[label.from];

function namesAt(points: readonly MapPoint[], width: number): Lettering[] {
  return points.flatMap((point) =>
    point.label !== undefined && isShown(point, width)
      ? [
          {
            name: point.name,
            box: labelBox(point, point.label.lines ?? [point.name], point.label.side, point.label.shift)(width),
          },
        ]
      : [],
  );
}

function areasAt(map: AtlasMap, width: number): Lettering[] {
  return map.areas
    .filter(({ from }) => width >= showsFrom[from])
    .map((area) => {
      const lines =
        area.kind === 'country' ? [area.name.toUpperCase()] : area.kind === 'lake' ? area.name.split(' ') : [area.name];
      return { name: area.name, box: areaBox(area, lines)(width) };
    });
}

function dotsAt(map: AtlasMap, width: number): Lettering[] {
  return [
    ...map.points.map((point) => ({ name: point.name, box: dotBox(point)(width) })),
    ...map.towns
      .filter((town) => isShown(town, width))
      .map((town) => ({ name: town.name, box: dotBox(town, 4)(width) })),
  ];
}

/** Where something is wrong on a map, a line each; a word or two at every width would be thousands. */
function problems(find: (map: AtlasMap, width: number) => string[]): string[] {
  return maps.flatMap(([name, map]) => {
    const found = new Map<string, number[]>();
    for (const width of provedWidths) {
      for (const problem of find(map, width)) found.set(problem, [...(found.get(problem) ?? []), width]);
    }
    return [...found].map(([problem, widths]) => `${name}: ${problem} at ${widths.join(', ')} px`);
  });
}

const crossed = (lettering: readonly Lettering[], what: string, paths: readonly string[], scale: number) => {
  const stretches = paths.flatMap(stretchesOf).map((stretch) => stretch.map((unit) => unit * scale) as Stretch);
  return lettering
    .filter(({ box }) => stretches.some((stretch) => runsThrough(stretch, box)))
    .map(({ name }) => `${name} on ${what}`);
};

test('no name of a place, a town, a country or a water touches another (B-250)', () => {
  expect(
    problems((map, width) => {
      const all = [...namesAt([...map.points, ...map.towns], width), ...areasAt(map, width)];
      return all.flatMap(({ name, box }, index) =>
        all.slice(index + 1).flatMap((other) => (overlaps(box, other.box, 0) ? [`${name} on ${other.name}`] : [])),
      );
    }),
  ).toEqual([]);
});

test('no name covers the dot of another place (B-250)', () => {
  expect(
    problems((map, width) =>
      [...namesAt([...map.points, ...map.towns], width), ...areasAt(map, width)].flatMap(({ name, box }) =>
        dotsAt(map, width).flatMap((dot) =>
          dot.name !== name && overlaps(box, dot.box, 0) ? [`${name} on the dot of ${dot.name}`] : [],
        ),
      ),
    ),
  ).toEqual([]);
});

test('the hairline to a name that stands farther off runs through no other name (B-250)', () => {
  expect(
    problems((map, width) => {
      const scale = width / map.width;
      const names = namesAt([...map.points, ...map.towns], width);
      return map.points.flatMap((point) => {
        const { shift } = point.label ?? {};
        if (shift === undefined || !isShown(point, width)) return [];
        const [x, y] = [point.x * scale, point.y * scale];
        const [right = 0, down = 0] = shift;
        const hairline: Stretch = [x, y, x + right, y + down];
        return names
          .filter(({ name, box }) => name !== point.name && runsThrough(hairline, box))
          .map(({ name }) => `the hairline of ${point.name} on ${name}`);
      });
    }),
  ).toEqual([]);
});

test('on a phone nearly every stop of a tour has its name, and most of all destinations have (B-251)', () => {
  const phone = 342;
  const unnamed = (map: AtlasMap) => map.points.filter((point) => !isShown(point, phone)).length;
  const tours = maps.filter(([name]) => /^(?:tours|groupTours)\//.test(name)).map(([, map]) => unnamed(map));
  expect(Math.max(...tours)).toBeLessThanOrEqual(1);
  expect(tours.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(2);
  expect(unnamed(catalogue.destinationsMap)).toBeLessThanOrEqual(7);
});

test('no name stands on a leg, a road or a railway (B-250)', () => {
  expect(
    problems((map, width) => {
      const all = [...namesAt([...map.points, ...map.towns], width), ...areasAt(map, width)];
      const scale = width / map.width;
      const areRoadsShown = width >= showsFrom[map.roadsFrom];
      return [
        ...crossed(
          all,
          'a leg',
          (map.legs ?? []).map(({ d }) => d),
          scale,
        ),
        ...crossed(all, 'a road', areRoadsShown ? [map.roads] : [], scale),
        ...crossed(all, 'a railway', areRoadsShown ? [map.railways] : [], scale),
      ];
    }),
  ).toEqual([]);
});

/* Where roads and railways end. */

test('each trunk road and railway leads from one junction to the next, none of them between its ends', () => {
  for (const lines of Object.values(trunkRoads())) {
    const ends = new Set(lines.flatMap(({ corners }) => [String(corners[0]), String(corners.at(-1))]));
    const passed = lines.flatMap(({ corners }) => corners.slice(1, -1).filter((corner) => ends.has(String(corner))));
    expect(passed).toEqual([]);
  }
});

test('what is drawn of a road or railway ends at a name on the map, at another, at the edge or where the way itself does', () => {
  const loose = maps.flatMap(([name, map, places]) => {
    const inUnits = unitsOf(map, [...places, ...towns]);
    return (['roads', 'railways'] as const).flatMap((kind) => {
      const ways = map[kind]
        .split('M')
        .slice(1)
        .map((way) => stretchesOf(`M${way}`));
      const known = lastEnds(trunkRoads()[kind].map(({ corners }) => corners)).map(inUnits);
      return ways.flatMap((way) => {
        const others = ways.filter((other) => other !== way).flat();
        const ends = [way[0]?.slice(0, 2), way.at(-1)?.slice(2)] as Position[];
        return ends
          .filter(
            (end) =>
              !isAtEdge(map, end) &&
              ![...map.points, ...map.towns].some(({ x, y }) => Math.hypot(x - end[0], y - end[1]) < atPlace) &&
              !known.some(([x, y]) => Math.hypot(x - end[0], y - end[1]) < atEnd) &&
              !others.some((other) => distanceTo(other, end) < atEnd) &&
              !isUnderName(map, end),
          )
          .map((end) => `${name}: ${kind} at ${end.join(' ')}`);
      });
    });
  });
  expect(loose).toEqual([]);
});

/** Units within which an end is at a place, and within which it is at a line or another end. */
const [atPlace, atEnd] = [45, 12];

const isAtEdge = ({ width, height }: AtlasMap, [x, y]: Position) =>
  x <= 2 || y <= 2 || x >= width - 2 || y >= height - 2;

/** Whether a name ends a way there at some width: its gap reaches a little beyond the letters. */
function isUnderName(map: AtlasMap, [x, y]: Position): boolean {
  return provedWidths.some((width) => {
    const scale = width / map.width;
    const at = { left: x * scale - 14, right: x * scale + 14, top: y * scale - 14, bottom: y * scale + 14 };
    return [...namesAt([...map.points, ...map.towns], width), ...areasAt(map, width)].some(({ box }) =>
      overlaps(box, at, 0),
    );
  });
}

/** The ends at which no other of the lines goes on. */
function lastEnds(lines: readonly (readonly Position[])[]): Position[] {
  const ends = lines.flatMap((line) => [line[0], line.at(-1)].flatMap((end) => (end ? [end] : [])));
  return ends.filter((end) => ends.filter((other) => String(other) === String(end)).length === 1);
}

/** Where a position of the plane falls on a map, told by the two of these places on it that are farthest apart. */
function unitsOf(map: AtlasMap, places: readonly NamedPlace[]): (position: Position) => Position {
  const pairs = [...map.points, ...map.towns].flatMap(({ name, x, y }) => {
    const place = places.find((other) => other.name === name);
    return place ? [{ unit: [x, y] as Position, plane: onPlane(place.lng, place.lat) }] : [];
  });
  const [first, last] = pairs
    .flatMap((a) => pairs.map((b) => [a, b] as const))
    .reduce((best, pair) => (spread(pair) > spread(best) ? pair : best));
  const scale = spread([first, last]) / Math.hypot(last.plane[0] - first.plane[0], last.plane[1] - first.plane[1]);
  return ([x, y]) => [first.unit[0] + (x - first.plane[0]) * scale, first.unit[1] + (y - first.plane[1]) * scale];
}

const spread = ([a, b]: readonly [{ unit: Position }, { unit: Position }]) =>
  Math.hypot(a.unit[0] - b.unit[0], a.unit[1] - b.unit[1]);

function distanceTo([ax, ay, bx, by]: Stretch, [x, y]: Position): number {
  const along = ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / ((bx - ax) ** 2 + (by - ay) ** 2 || 1);
  const part = Math.min(1, Math.max(0, along));
  return Math.hypot(ax + part * (bx - ax) - x, ay + part * (by - ay) - y);
}
