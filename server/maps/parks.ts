import { onPlane, ringOnPlane } from '#server/maps/geography.ts';
import type { Place } from '#server/maps/map-frame.ts';
import type { Position, WeighedLine } from '#server/maps/significance.ts';

type Corner = readonly [lng: number, lat: number];

/**
 * The large parks by a few corners each: about the right place, shape and size, and no more. They are drawn soft, and
 * the map says that they are a sketch.
 */
const outlines: readonly { name: string; corners: readonly Corner[] }[] = [
  {
    name: 'Maasai Mara',
    corners: [
      [34.72, -1.38],
      [34.8, -1.22],
      [35.05, -1.2],
      [35.35, -1.35],
      [35.38, -1.55],
      [35.25, -1.68],
      [35.05, -1.57],
    ],
  },
  {
    name: 'Serengeti',
    corners: [
      [34.75, -1.42],
      [35.05, -1.59],
      [35.25, -1.7],
      [35.25, -2.1],
      [35.2, -2.5],
      [35, -2.75],
      [34.85, -3],
      [34.6, -2.95],
      [34.55, -2.6],
      [34.2, -2.35],
      [33.9, -2.25],
      [33.95, -2.12],
      [34.4, -2.1],
      [34.6, -1.8],
    ],
  },
  {
    name: 'Ngorongoro',
    corners: [
      [35.02, -2.76],
      [35.22, -2.5],
      [35.5, -2.75],
      [35.9, -2.95],
      [35.85, -3.15],
      [35.6, -3.4],
      [35.2, -3.45],
      [34.95, -3.15],
    ],
  },
  {
    name: 'Amboseli',
    corners: [
      [37.08, -2.58],
      [37.38, -2.55],
      [37.42, -2.72],
      [37.15, -2.78],
    ],
  },
  {
    name: 'Tsavo East',
    corners: [
      [38.5, -1.95],
      [39.25, -2.65],
      [39.25, -3.05],
      [38.95, -3.6],
      [38.6, -3.5],
      [38.55, -3.2],
      [38.3, -2.8],
      [38.1, -2.4],
    ],
  },
  {
    name: 'Tsavo West',
    corners: [
      [37.75, -2.65],
      [38.2, -2.65],
      [38.35, -2.95],
      [38.4, -3.35],
      [38.1, -3.6],
      [37.95, -3.95],
      [37.75, -3.7],
      [38, -3.2],
      [37.7, -3],
    ],
  },
];

/** The smaller ones by their middle and their area in square kilometres. */
const areas: readonly { name: string; lng: number; lat: number; km2: number }[] = [
  { name: 'Samburu', lng: 37.55, lat: 0.58, km2: 300 },
  { name: 'Ol Pejeta', lng: 36.92, lat: 0.02, km2: 364 },
  { name: 'Mount Kenya', lng: 37.31, lat: -0.15, km2: 715 },
  { name: 'Aberdares', lng: 36.7, lat: -0.42, km2: 766 },
  { name: 'Meru', lng: 38.2, lat: 0.08, km2: 870 },
  { name: 'Lake Nakuru', lng: 36.09, lat: -0.37, km2: 188 },
  { name: "Hell's Gate", lng: 36.31, lat: -0.91, km2: 68 },
  { name: 'Nairobi', lng: 36.85, lat: -1.38, km2: 117 },
  { name: 'Kakamega', lng: 34.87, lat: 0.29, km2: 238 },
  { name: 'Kilimanjaro', lng: 37.35, lat: -3.07, km2: 1688 },
  { name: 'Tarangire', lng: 36, lat: -4, km2: 2850 },
  { name: 'Lake Manyara', lng: 35.83, lat: -3.55, km2: 325 },
  { name: 'Bwindi', lng: 29.66, lat: -1.05, km2: 331 },
  { name: 'Volcanoes', lng: 29.52, lat: -1.47, km2: 160 },
];

const kmPerDegree = 111.2;

/** How far the corners of a round park are from its middle, by its radius: no park is a circle. */
const corners = [1.25, 1.02, 1.2, 1.08, 1.24, 1];

let known: readonly Park[] | undefined;

export interface Park {
  name: string;
  ring: WeighedLine;
}

/** National parks and reserves on Mercator's plane, drawn schematically. */
export function parks(): readonly Park[] {
  known ??= [
    ...outlines.map(({ name, corners }) => ({ name, ring: ringOnPlane(closed(corners)) })),
    ...areas.map((area) => ({ name: area.name, ring: roundPark(area) })),
  ];
  return known;
}

/** The park in which a place lies; undefined for a town or a beach. */
export function parkAround({ lat, lng }: Place): WeighedLine | undefined {
  const spot = onPlane(lng, lat);
  return parks().find(({ ring }) => isInside(ring.corners, spot))?.ring;
}

/** By how often a ray to the east meets the ring. */
function isInside(ring: readonly Position[], [x, y]: Position): boolean {
  let meetings = 0;
  ring.forEach(([ax, ay], index) => {
    const [bx, by] = ring[index + 1] ?? [ax, ay];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) meetings += 1;
  });
  return meetings % 2 === 1;
}

function roundPark({ lng, lat, km2 }: (typeof areas)[number]): WeighedLine {
  const radius = Math.sqrt(km2 / Math.PI) / kmPerDegree;
  const ring = corners.map((reach, index): Corner => {
    const turn = (index / corners.length) * 2 * Math.PI + km2;
    return [lng + radius * reach * Math.cos(turn), lat + radius * reach * Math.sin(turn)];
  });
  return ringOnPlane(closed(ring));
}

function closed(ring: readonly Corner[]): Corner[] {
  const [first] = ring;
  return first === undefined ? [] : [...ring, first];
}
