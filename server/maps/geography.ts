import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { geoMercator } from 'd3-geo';
import { merge, mesh } from 'topojson-client';
import type { MultiPolygon, Polygon, Topology } from 'topojson-specification';
import { type Position, type WeighedLine, weigh } from '#server/maps/significance.ts';

/** Land of East Africa in Mercator's plane: radians of longitude to the right, y downwards. */
export interface Geography {
  /** Rings of the land as a whole, so that no border shows as a coast. */
  land: readonly WeighedLine[];
  /** Where two countries meet. */
  borders: readonly WeighedLine[];
  countries: readonly Country[];
}

export interface Country {
  name: string;
  rings: readonly WeighedLine[];
}

type Outline = (Polygon | MultiPolygon) & { properties: { name: string } };

type World = Topology<{ countries: { type: 'GeometryCollection'; geometries: Outline[] } }>;

/** Natural Earth's names of the countries a map of ours can touch, and how we write them. */
const countryNames: Readonly<Record<string, string>> = {
  Kenya: 'Kenya',
  Tanzania: 'Tanzania',
  Uganda: 'Uganda',
  Rwanda: 'Rwanda',
  Burundi: 'Burundi',
  'Dem. Rep. Congo': 'DR Congo',
  'S. Sudan': 'South Sudan',
  Sudan: 'Sudan',
  'Central African Rep.': 'Central African Republic',
  Ethiopia: 'Ethiopia',
  Somalia: 'Somalia',
  Somaliland: 'Somaliland',
  Mozambique: 'Mozambique',
  Malawi: 'Malawi',
  Zambia: 'Zambia',
  Comoros: 'Comoros',
  Madagascar: 'Madagascar',
};

const unitMercator = geoMercator().scale(1).translate([0, 0]);

/** A longitude and latitude in degrees on Mercator's plane. */
export function onPlane(lng: number, lat: number): Position {
  return unitMercator([lng, lat]) ?? [0, 0];
}

let known: Geography | undefined;

/** Read from Natural Earth (1:10 million, through world-atlas) when first asked for, then cached. */
export function eastAfrica(): Geography {
  known ??= readGeography();
  return known;
}

function readGeography(): Geography {
  const file = createRequire(import.meta.url).resolve('world-atlas/countries-10m.json');
  const world: World = JSON.parse(readFileSync(file, 'utf8'));
  const countries = world.objects.countries.geometries.filter(({ properties }) => properties.name in countryNames);
  const borders = mesh(world, { type: 'GeometryCollection', geometries: countries }, (a, b) => a !== b);
  return {
    land: ringsOf(world, countries),
    borders: borders.coordinates.map(weighed),
    countries: countries.map((country) => ({
      name: countryNames[country.properties.name] ?? country.properties.name,
      rings: ringsOf(world, [country]),
    })),
  };
}

function ringsOf(world: World, countries: Outline[]): WeighedLine[] {
  return merge(world, countries).coordinates.flat().map(weighed);
}

function weighed(line: readonly GeoJSON.Position[]): WeighedLine {
  return ringOnPlane(line.map(([lng = 0, lat = 0]) => [lng, lat]));
}

/** A line in degrees on Mercator's plane, its corners weighed. */
export function ringOnPlane(line: readonly (readonly [lng: number, lat: number])[]): WeighedLine {
  return weigh(line.map(([lng, lat]) => onPlane(lng, lat)));
}

/** A line that is written as text, a corner after the other: `31.366 2.271, 31.361 2.262`, east and north in degrees. */
export function lineOf(text: string): WeighedLine {
  return weighed(text.split(', ').map((corner) => corner.split(' ').map(Number)));
}
