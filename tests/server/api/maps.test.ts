import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import * as z from 'zod/mini';
import { type AtlasMap, atlasMap, destinationsMap, type MapPoint, showsFrom } from '#contract/records/maps.ts';
import { testedContent } from '#scripts/testing/tested-content.ts';
import { buildCatalogue } from '#server/content/catalogue/loading/build-catalogue.ts';
import { readCheckedContent } from '#server/content/catalogue/loading/load-catalogue.ts';
import { areaBox, type Box, dotBox, labelBox, overlaps, provedWidths, widthInEms } from '#server/maps/label-boxes.ts';
import { roadBetween } from '#server/maps/road-ways.ts';
import { stretchesOf } from '#tests/support/map-paths.ts';
import { createTestApp, testClock } from '#tests/support/test-app.ts';

const content = readCheckedContent(testedContent, { clock: testClock });
const catalogue = buildCatalogue(content);

/** Every map of the demonstration, by where it is shown. */
const maps: [name: string, map: AtlasMap][] = [
  ...(['tours', 'groupTours', 'destinations', 'places', 'accommodations'] as const).flatMap((kind) =>
    [...catalogue[kind]].map(([slug, { map }]): [string, AtlasMap] => [`${kind}/${slug}`, map]),
  ),
  ['all destinations', catalogue.destinationsMap],
];

const isShown = ({ label }: MapPoint, width: number) => label !== undefined && width >= showsFrom[label.from];

function labelsAt(map: AtlasMap, width: number): { name: string; box: Box; dot: Box }[] {
  return [...map.points, ...map.towns].flatMap((point) => {
    if (point.label === undefined || !isShown(point, width)) return [];
    const { lines = [point.name], side, shift } = point.label;
    return [{ name: point.name, box: labelBox(point, lines, side, shift)(width), dot: dotBox(point)(width) }];
  });
}

test('there is a map for every tour, group tour, destination, place and stay', () => {
  const records = [content.tours, content.groupTours, content.destinations, content.places, content.accommodations];
  expect(maps).toHaveLength(records.flat().length + 1);
  for (const [name, map] of maps) expect(z.safeParse(atlasMap, map).error, name).toBeUndefined();
});

test('a map is at most 6 kB, the one of all destinations 9', () => {
  for (const [name, map] of maps) {
    const most = name === 'all destinations' ? 9000 : 6000;
    expect(Buffer.byteLength(JSON.stringify(map)), name).toBeLessThanOrEqual(most);
  }
});

test('Lake Victoria is water with its name on it, and the great parks are on the map of all destinations (B-245)', () => {
  const { lakes, rivers, parks, points, areas } = catalogue.destinationsMap;
  const allParks = parks + points.map(({ park = '' }) => park).join('');
  for (const path of [lakes, rivers, allParks]) expect(path.split('M').length).toBeGreaterThan(6);
  expect(areas.map(({ name }) => name)).toContain('Lake Victoria');
});

test('the map of all destinations names the cities one arrives in, Nairobi as a destination (B-245)', () => {
  const { points, towns } = catalogue.destinationsMap;
  const named = [...points, ...towns].filter(({ label }) => label !== undefined).map(({ name }) => name);
  expect(named).toEqual(expect.arrayContaining(['Nairobi', 'Mombasa', 'Kampala', 'Kigali', 'Arusha']));
});

test('on the map of all destinations roads go on from Nairobi', () => {
  const { roads, points } = catalogue.destinationsMap;
  const { x, y } = points.find(({ name }) => name === 'Nairobi') ?? { x: 0, y: 0 };
  const ends = stretchesOf(roads).flatMap(([ax, ay, bx, by]) => [
    Math.hypot(ax - x, ay - y),
    Math.hypot(bx - x, by - y),
  ]);
  expect(ends.filter((far) => far < 20).length).toBeGreaterThan(1);
});

test('a drive whose roads we know goes along them, but where a stop would be without its name', () => {
  const curved = [...content.tours, ...content.groupTours].flatMap(({ slug, routePoints }) => {
    const drives = routePoints.flatMap((stop, index) => {
      const before = routePoints[index - 1];
      const isDrive = before !== undefined && before.name !== stop.name && (stop.mode ?? 'road') === 'road';
      return isDrive && roadBetween(before, stop) !== undefined ? [`${before.name} - ${stop.name}`] : [];
    });
    const map = (catalogue.tours.get(slug) ?? catalogue.groupTours.get(slug))?.map;
    const onRoads = map?.legs?.filter(({ d, mode }) => mode === 'road' && !d.includes('Q')).length ?? 0;
    const known = new Set(drives.map((drive) => drive.split(' - ').sort().join())).size;
    return onRoads < known ? [`${slug}: ${known - onRoads}`] : [];
  });
  expect(curved).toEqual([
    'mount-kenya-sirimon-trek: 1',
    'rift-lakes-mara-5-day: 2',
    'mount-kenya-lenana-open-trek: 1',
  ]);
});

test('trunk roads, the railway, mountains and the small lakes of the Rift are on the maps they cross (B-245)', () => {
  const mapOf = (name: string) => maps.find(([other]) => other === name)?.[1];
  const classic = mapOf('tours/classic-kenya-7-day');
  const amboseli = mapOf('destinations/amboseli');
  for (const path of [classic?.roads, classic?.hillsLit, classic?.hillsShaded, amboseli?.railways]) {
    expect(path?.split('M').length).toBeGreaterThan(1);
  }
  expect(mapOf('destinations/lake-naivasha')?.lakes.split('M').length).toBeGreaterThan(4);
});

test('a mountain has its height beside it, and where one flies there is an airstrip (B-252)', () => {
  const peaks = catalogue.destinations.get('amboseli')?.map.towns.filter(({ mark }) => mark === 'peak') ?? [];
  expect(peaks.map(({ label }) => label?.lines)).toContainEqual(['Kilimanjaro', '5,895 m']);
  const flown = catalogue.tours.get('mara-fly-in-conservancy')?.map.points ?? [];
  expect(flown.filter(({ mark }) => mark === 'airstrip').map(({ name }) => name)).toEqual([
    'Wilson Airport, Nairobi',
    'Olare Fig Camp',
    'Naboisho Starbeds',
  ]);
  const driven = catalogue.tours.get('classic-kenya-7-day')?.map.points ?? [];
  expect(driven.filter(({ mark }) => mark !== undefined)).toEqual([]);
});

test('the name of a lake lies on its water, whole, from the width it is shown at (B-245)', () => {
  for (const [name, map] of maps) {
    for (const area of map.areas.filter(({ kind }) => kind === 'lake')) {
      const { left, right, top, bottom } = areaBox(area, area.name.split(' '))(showsFrom[area.from]);
      const units = map.width / showsFrom[area.from];
      for (const x of [left, (left + right) / 2, right]) {
        for (const y of [top, bottom])
          expect(isOn(map.lakes, x * units, y * units), `${name}: ${area.name}`).toBe(true);
      }
    }
  }
});

test('a destination has the park it stands in to itself, and a beach or a town has none (B-255)', () => {
  const { points, parks } = catalogue.destinationsMap;
  for (const { slug, park = '', x, y } of points) {
    expect(isOn(park, x, y), slug).toBe(!['diani', 'lamu', 'zanzibar', 'lake-naivasha'].includes(slug));
    expect(isOn(parks, x, y), slug).toBe(false);
  }
});

test('a destination on the map of all has its year from the content (B-255)', () => {
  for (const { slug, seasons } of catalogue.destinationsMap.points) {
    expect(seasons).toBe(catalogue.destinations.get(slug)?.record.months.join(''));
  }
});

/** Whether a spot is inside the rings of a path, by counting how often a ray to the right meets them. */
function isOn(path: string, x: number, y: number): boolean {
  let meetings = 0;
  for (const ring of path.split('M').slice(1)) {
    const corners = cornersOf(ring);
    corners.forEach(([ax, ay], index) => {
      const [bx, by] = corners[(index + 1) % corners.length] ?? [0, 0];
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) meetings += 1;
    });
  }
  return meetings % 2 === 1;
}

/** Where the lines of a ring and the curves of a soft one begin; what follows the first corner is relative. */
function cornersOf(ring: string): [number, number][] {
  const corners: [number, number][] = [];
  for (const [, command = '', text = ''] of ring.matchAll(/([lqt]?)([^lqtz]+)/g)) {
    const numbers = text.match(/-?\d+/g)?.map(Number) ?? [];
    // A curve names the point it bends towards before its end.
    for (let index = command === 'q' ? 2 : 0; index + 1 < numbers.length; index += 2) {
      const [dx = 0, dy = 0] = [numbers[index], numbers[index + 1]];
      const [px, py] = corners.at(-1) ?? [0, 0];
      corners.push([px + dx, py + dy]);
    }
  }
  return corners;
}

test('points and towns are inside the frame', () => {
  for (const [name, map] of maps) {
    for (const { x, y } of [...map.points, ...map.towns]) {
      expect(x > 0 && x < map.width && y > 0 && y < map.height, name).toBe(true);
    }
  }
});

test('labels stay in the frame and off each other, at every width a map is shown at', () => {
  for (const [name, map] of maps) {
    for (const width of provedWidths) {
      const height = (map.height * width) / map.width;
      const labels = labelsAt(map, width);
      labels.forEach(({ name: label, box }, index) => {
        const where = `${name}, ${width} px: ${label}`;
        expect(box.left >= 0 && box.top >= 0 && box.right <= width && box.bottom <= height, where).toBe(true);
        for (const other of labels.slice(index + 1)) {
          expect(overlaps(box, other.box, 0), `${where} and ${other.name}`).toBe(false);
        }
      });
    }
  }
});

test('no label covers the dot of another stop', () => {
  for (const [name, map] of maps) {
    for (const width of provedWidths) {
      for (const { name: label, box } of labelsAt(map, width)) {
        for (const point of map.points) {
          if (point.name === label) continue;
          expect(overlaps(box, dotBox(point)(width), 0), `${name}, ${width} px: ${label} on ${point.name}`).toBe(false);
        }
      }
    }
  }
});

test('a map about one place names it, however narrow the map is shown', () => {
  for (const [name, map] of maps) {
    if (map.points.length > 1) continue;
    expect(
      map.points.every((point) => isShown(point, showsFrom.narrow)),
      name,
    ).toBe(true);
  }
});

test('on a wide map all destinations are named', () => {
  const { points } = catalogue.destinationsMap;
  expect(points.filter((point) => !isShown(point, showsFrom.wide)).map(({ name }) => name)).toEqual([]);
  expect(points.map(({ slug }) => slug)).toEqual([...catalogue.destinations.keys()]);
});

test('the space reserved for a name is what the name needs in our typeface, or more', () => {
  const font = openFont(resolve('node_modules/@fontsource/figtree/files/figtree-latin-600-normal.woff'));
  const names = maps.flatMap(([, { points, towns }]) =>
    [...points, ...towns].flatMap(({ name, label }) => label?.lines ?? [name]),
  );
  for (const name of new Set(names)) {
    expect(widthInEms(name), name).toBeGreaterThanOrEqual(font.layout(name).advanceWidth / font.unitsPerEm);
  }
});

test('the same content gives the same maps', () => {
  const again = buildCatalogue(content);
  expect(again.destinationsMap).toEqual(catalogue.destinationsMap);
  for (const [slug, { map }] of again.tours) expect(map).toEqual(catalogue.tours.get(slug)?.map);
});

interface Font {
  unitsPerEm: number;
  layout(text: string): { advanceWidth: number };
}

/** fontkit brings no types of its own. */
function openFont(file: string): Font {
  const { openSync } = createRequire(import.meta.url)('fontkit') as { openSync(path: string): Font };
  return openSync(file);
}

test('the API answers with the map of all destinations, and a tour with its own', async () => {
  const app = await createTestApp();
  onTestFinished(() => app.close());
  const overview = await app.request('/api/destinations/map');
  expect(overview.status).toBe(200);
  expect(z.parse(destinationsMap, await overview.json()).points).toHaveLength(app.catalogue.destinations.size);
  const tour = await (await app.request('/api/tour/masai-mara-safari')).json();
  expect(tour.map).toEqual(app.catalogue.tours.get('masai-mara-safari')?.map);
  expect(tour.map.legs.length).toBeGreaterThan(0);
});

test('every leg of every tour tells the days on which it is travelled, and every day on the way has its legs (B-284)', async () => {
  const app = await createTestApp();
  onTestFinished(() => app.close());
  for (const { record, map } of [...app.catalogue.tours.values(), ...app.catalogue.groupTours.values()]) {
    const days = new Set((map.legs ?? []).flatMap((leg) => leg.days ?? []));
    expect(
      map.legs?.every((leg) => leg.days?.length),
      record.slug,
    ).not.toBe(false);
    expect(
      [...days].filter((day) => day > record.duration),
      record.slug,
    ).toEqual([]);
    const first = record.itinerary.find(({ drive }) => drive !== undefined);
    expect(days.has(first?.day ?? 1), record.slug).toBe(true);
    expect(days.has(record.duration), record.slug).toBe(true);
  }
});
