import { lineOf, onPlane } from '#server/maps/geography.ts';
import type { Place } from '#server/maps/map-frame.ts';
import type { Position } from '#server/maps/significance.ts';
import { trunkRoads } from '#server/maps/trunk-roads.ts';

/*
 * Which roads a leg takes. Besides the trunk roads of the map there are these, which only legs are drawn along: they lead to gates
 * and through parks, and a map with all of them would be a net.
 */
const tracks = [
  '37.47 -2.08, 37.53 -2.45, 37.52 -2.68, 37.26 -2.65', // Emali, Kimana, Amboseli
  '37.26 -2.65, 37 -2.62, 36.79 -2.55', // Namanga
  '35.87 -1.08, 36 -0.65, 36.07 -0.29', // Narok, Mau Narok, Nakuru
  '35.87 -1.08, 35.45 -1.3, 35.22 -1.33', // Narok, Talek
  '34.47 -1.06, 34.87 -1.01, 34.83 -1.23, 35.1 -1.27, 35.22 -1.33', // Migori, Kilgoris, Lolgorien, Mara Rianta
  '35.22 -1.33, 35.14 -1.5, 35.33 -1.5', // Talek, Sekenani
  '35.59 -3.24, 35.45 -3, 35.3 -2.85, 35 -2.65, 34.82 -2.43', // Ngorongoro, Naabi, Seronera
  '35.3 -2.85, 35.02 -3.02', // Ndutu
  '34.82 -2.43, 34.65 -2.13, 34.6 -1.85, 34.37 -1.35, 34.48 -1.24', // Ikoma, Mugumu, Tarime
  '38.17 -2.69, 38.02 -2.83, 38.02 -3, 38.2 -3.02, 38.4 -3.3, 38.57 -3.39', // Mtito Andei, Mzima, Voi
  '38.57 -3.39, 38.77 -2.98, 38.77 -2.78', // Tsavo East
  '37.02 -0.17, 36.9 0.02, 36.98 0.05, 37.07 0.02', // Naro Moru, Ol Pejeta, Nanyuki
  '36.43 -0.72, 36.43 -0.79, 36.37 -0.84, 36.32 -0.92', // Naivasha, Hell's Gate
  '37.58 0.35, 37.6 0.6, 37.47 0.57', // Samburu
  '29.99 -1.25, 29.75 -1.08', // Bwindi
  '29.7 -0.72, 29.67 -0.86, 29.62 -0.97', // Kihihi, Buhoma
  '29.63 -1.5, 29.53 -1.48', // Volcanoes
];

/** A way beside all roads takes so many times as long as on one: a leg that would be longer by road goes another way than we know. */
const besideRoads = 2;

/** Radians to either side within which a stop is on a road. */
const onRoad = 0.0006;

interface Crossing {
  at: Position;
  /** The corners of roads one comes to from here, by their number, and how far they are. */
  onwards: { to: number; far: number }[];
}

let known: readonly Crossing[] | undefined;

/** The corners of all roads, those in one place as one. */
function corners(): readonly Crossing[] {
  known ??= joined([...trunkRoads().roads, ...tracks.map(lineOf)].map((road) => road.corners));
  return known;
}

function joined(roads: readonly (readonly Position[])[]): Crossing[] {
  const found: Crossing[] = [];
  const numberOf = (at: Position) => {
    const same = found.findIndex((other) => distance(other.at, at) < onRoad / 2);
    return same >= 0 ? same : found.push({ at, onwards: [] }) - 1;
  };
  for (const road of roads) {
    for (const [index, corner] of road.entries()) {
      const before = road[index - 1];
      if (before === undefined) continue;
      const [from, to, far] = [numberOf(before), numberOf(corner), distance(before, corner)];
      found[from]?.onwards.push({ to, far });
      found[to]?.onwards.push({ to: from, far });
    }
  }
  return found;
}

/**
 * The corners of the shortest way by road from one place to another, both ends with it, on Mercator's plane. Undefined where our roads
 * lead another way, as between two camps.
 */
export function roadBetween(start: Place, goal: Place): Position[] | undefined {
  const roads = corners();
  const [from, to] = [onPlane(start.lng, start.lat), onPlane(goal.lng, goal.lat)];
  const straight = distance(from, to);
  const reached = roads.map(({ at }) => ({ far: besideRoads * distance(from, at), by: -1, isDone: false }));
  for (;;) {
    const next = reached.reduce(
      (best, { far, isDone }, index) => (!isDone && far < (reached[best]?.far ?? Infinity) ? index : best),
      -1,
    );
    const here = reached[next];
    if (here === undefined || here.isDone) break;
    here.isDone = true;
    for (const { to: onward, far } of roads[next]?.onwards ?? []) {
      const there = reached[onward];
      if (there !== undefined && here.far + far < there.far) Object.assign(there, { far: here.far + far, by: next });
    }
  }
  const last = roads.reduce(
    (best, { at }, index) => {
      const far = (reached[index]?.far ?? Infinity) + besideRoads * distance(at, to);
      return far < best.far ? { far, index } : best;
    },
    { far: besideRoads * straight, index: -1 },
  ).index;
  if (last < 0) return undefined;
  const way: Position[] = [];
  for (let at = last; at >= 0; at = reached[at]?.by ?? -1) way.unshift(roads[at]?.at ?? from);
  const between = way.filter((at) => distance(at, from) > onRoad && distance(at, to) > onRoad);
  // Two corners of one road have the road itself between them.
  return between.length === 0 && way.length < 2 ? undefined : [from, ...between, to];
}

const distance = ([ax, ay]: Position, [bx, by]: Position) => Math.hypot(ax - bx, ay - by);
