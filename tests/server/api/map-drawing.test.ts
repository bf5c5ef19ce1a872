import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { destinationsMap } from '#contract/records/maps.ts';
import { overviewMap, placeMap, routeMap } from '#server/maps/atlas-map.ts';
import { frameOf, placeAt, placed } from '#server/maps/map-frame.ts';
import { simplified, weigh } from '#server/maps/significance.ts';
import { stretchesOf } from '#tests/support/map-paths.ts';

/* How any map is drawn, whatever the content: frames, ways, lines. */

const nairobi = { name: 'Nairobi', lat: -1.286, lng: 36.817 };
const mara = { name: 'Maasai Mara', lat: -1.5, lng: 35.14 };
const naivasha = { name: 'Lake Naivasha', lat: -0.78, lng: 36.36 };

test('a stop that is passed twice is one point, and a way taken twice one leg', () => {
  const map = routeMap([
    nairobi,
    { ...naivasha, mode: 'road' },
    { ...mara, mode: 'road' },
    { ...naivasha, mode: 'road' },
    { ...nairobi, mode: 'air' },
  ]);
  expect(map.points.map(({ name }) => name)).toEqual(['Nairobi', 'Lake Naivasha', 'Maasai Mara']);
  expect(map.legs?.map(({ mode }) => mode)).toEqual(['road', 'road', 'air']);
});

test.each(['road', 'air'] as const)('a leg by %s ends where its stops are', (mode) => {
  const map = routeMap([nairobi, { ...mara, mode }]);
  const [from, to] = map.points;
  const stretches = stretchesOf(map.legs?.[0]?.d ?? '');
  expect(stretches[0]?.slice(0, 2)).toEqual([from?.x, from?.y]);
  expect(stretches.at(-1)?.slice(2)).toEqual([to?.x, to?.y]);
});

test('a drive goes along its roads, and where we know none in a curve as a flight does', () => {
  const legs = routeMap([
    nairobi,
    { ...mara, mode: 'road' },
    { name: 'A camp in the plains', lat: -1.42, lng: 35.1, mode: 'road' },
    { ...nairobi, mode: 'air' },
  ]).legs?.map(({ d }) => d);
  // By Limuru and Narok.
  expect(stretchesOf(legs?.[0] ?? '').length).toBeGreaterThan(4);
  expect(legs?.map((d) => d.includes('Q'))).toEqual([false, true, true]);
});

test('a stop has the day on which one first comes there, and where the route begins there is none', () => {
  const { points } = routeMap([
    nairobi,
    { ...naivasha, mode: 'road', day: 1 },
    { ...mara, mode: 'road', day: 2 },
    { ...naivasha, mode: 'road', day: 4 },
    { ...nairobi, mode: 'road', day: 4 },
  ]);
  expect(points.map(({ day }) => day)).toEqual([undefined, 1, 2]);
});

test('the parks beside a route are named, but for those a stop is called after', () => {
  const { parkNames } = routeMap([nairobi, { ...naivasha, mode: 'road' }, { ...mara, mode: 'road' }]);
  expect(parkNames?.length).toBeGreaterThan(0);
  expect(parkNames?.map(({ name }) => name)).not.toContain('Maasai Mara');
});

test('east is right, south is down, and the place is in the middle of its own map', () => {
  const { points, width, height } = routeMap([nairobi, { ...mara, mode: 'road' }]);
  const [east, west] = points;
  expect(east && west && east.x > west.x && east.y < west.y).toBe(true);
  const [own] = placeMap(mara).points;
  expect(own && Math.abs(own.x - width / 2) <= 1 && own.y < height).toBe(true);
});

test('a frame shows its least extent, and tells back the place of a position', () => {
  const frame = frameOf([mara], { extent: 3, aspect: [0.6, 0.8] });
  const [west, east] = [placeAt(frame, [0, 0]), placeAt(frame, [frame.width, frame.height])];
  expect(east.lng - west.lng).toBeCloseTo(3, 5);
  const { x, y } = placed(frame, mara);
  expect(placeAt(frame, [x, y]).lat).toBeCloseTo(mara.lat, 2);
  expect(placeAt(frame, [x, y]).lng).toBeCloseTo(mara.lng, 2);
});

test('inland there is land to every edge, at the coast there is not, and between two countries there is a border', () => {
  const inland = placeMap({ name: 'Samburu', lat: 0.62, lng: 37.53 });
  const coast = placeMap({ name: 'Lamu', lat: -2.27, lng: 40.9 });
  expect(stretchesOf(inland.land).length).toBeLessThanOrEqual(5);
  expect(stretchesOf(coast.land).length).toBeGreaterThan(50);
  expect(placeMap({ name: 'Amboseli', lat: -2.65, lng: 37.26 }).borders).not.toBe('');
  expect(coast.areas.map(({ name }) => name)).toContain('Indian Ocean');
  expect(inland.areas.map(({ name }) => name)).toEqual(['Kenya']);
});

test('without destinations there is an empty map instead of a failure', () => {
  expect(z.safeParse(destinationsMap, overviewMap([])).error).toBeUndefined();
});

test('a simpler line keeps its ends and the corners that matter', () => {
  const line = weigh([
    [0, 0],
    [1, 0.1],
    [2, 0],
    [3, 5],
    [4, 0],
  ]);
  expect(simplified(line, 0)).toHaveLength(5);
  expect(simplified(line, 1)).toEqual([
    [0, 0],
    [2, 0],
    [3, 5],
    [4, 0],
  ]);
  expect(simplified(line, 100)).toEqual([
    [0, 0],
    [4, 0],
  ]);
});

test('a simpler ring does not fall together', () => {
  const ring = weigh([
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 0],
  ]);
  expect(simplified(ring, 100)).toEqual([
    [0, 0],
    [1, 1],
    [0, 0],
  ]);
});
