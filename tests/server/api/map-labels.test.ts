import { expect, test } from 'vitest';
import { type AtlasMap, type MapPoint, showsFrom } from '#contract/records/maps.ts';
import { testedContent } from '#scripts/testing/tested-content.ts';
import { buildCatalogue } from '#server/content/catalogue/loading/build-catalogue.ts';
import { readCheckedContent } from '#server/content/catalogue/loading/load-catalogue.ts';
import { areaBox, type Box, dotBox, labelBox, overlaps, provedWidths } from '#server/maps/label-boxes.ts';
import { runsThrough, type Stretch, stretchesOf } from '#tests/support/map-paths.ts';
import { testClock } from '#tests/support/test-app.ts';

const catalogue = buildCatalogue(readCheckedContent(testedContent, { clock: testClock }));

/** Every map of the demonstration, by where it is shown. */
const maps: [name: string, map: AtlasMap][] = [
  ...(['tours', 'groupTours', 'destinations', 'places', 'accommodations'] as const).flatMap((kind) =>
    [...catalogue[kind]].map(([slug, { map }]): [string, AtlasMap] => [`${kind}/${slug}`, map]),
  ),
  ['all destinations', catalogue.destinationsMap],
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
