import * as z from 'zod/mini';
import { slug, text, travelMode } from '#contract/values.ts';

/*
 * A map as the server projected it. Positions and path data are in the map's own whole units, `width` by `height`, from
 * its upper left corner; the browser scales them to the room there is and knows nothing of projections.
 */

/** Path data of SVG; empty where there is nothing of the kind, as borders far from any. */
const pathData = z.string().check(z.regex(/^[MQlqtz0-9 -]*$/));

/** Where a label stands from its point; what is asked for first is tried first. */
export const labelSide = z.enum([
  'right',
  'left',
  'above-right',
  'below-right',
  'above-left',
  'below-left',
  'above',
  'below',
]);
export type LabelSide = z.infer<typeof labelSide>;

/** How wide a map must be shown for a label to have its place: see `showsFrom`. */
export const mapSize = z.enum(['narrow', 'phone', 'medium', 'wide']);
export type MapSize = z.infer<typeof mapSize>;

/** CSS pixels from which labels of that size are shown; they keep clear of each other at every width from there on. */
export const showsFrom: Readonly<Record<MapSize, number>> = {
  narrow: 264,
  phone: 330,
  medium: 512,
  wide: 896,
};

/**
 * The label of a point: which side of the point it stands on, from which size there is room, and what it says in which
 * lines unless that is the name in one. Where the point itself is crowded it stands farther off, by CSS pixels to the
 * right and down, at the end of a hairline.
 */
export const mapLabel = z.object({
  lines: z.optional(z.array(text)),
  side: labelSide,
  from: mapSize,
  shift: z.optional(z.array(z.int())),
});
export type MapLabel = z.infer<typeof mapLabel>;

/** Without a label there is no room for the name at any size; the text beside the map has it. */
export const mapPoint = z.object({
  name: text,
  x: z.int(),
  y: z.int(),
  label: z.optional(mapLabel),
  /** What it is drawn as, unless as a dot. */
  mark: z.optional(z.enum(['airstrip', 'peak'])),
  /** Of a route: the day on which one first comes here; where it starts has none. */
  day: z.optional(z.int()),
});
export type MapPoint = z.infer<typeof mapPoint>;

/** The way between two stops, and the days on which it is travelled, from 1; a way taken twice is one leg. */
export const mapLeg = z.object({ d: pathData, mode: travelMode, days: z.optional(z.array(z.int())) });
export type MapLeg = z.infer<typeof mapLeg>;

/** The name of a country, a lake or a sea, centred on its position; a lake's stands in a line a word. */
export const areaLabel = z.object({
  name: text,
  kind: z.enum(['country', 'lake', 'sea']),
  x: z.int(),
  y: z.int(),
  from: mapSize,
});
export type AreaLabel = z.infer<typeof areaLabel>;

/** The name of a park on a route's map, centred on its position, in a line a word. */
export const parkName = z.object({ name: text, x: z.int(), y: z.int(), from: mapSize });
export type ParkName = z.infer<typeof parkName>;

/**
 * A line of the grid: how far it is from the map's left or upper edge, and, unless a corner is too near, its name,
 * `36° E`.
 */
export const gridLine = z.object({ at: z.int(), name: z.optional(text) });

export const atlasMap = z.object({
  width: z.int(),
  height: z.int(),
  land: pathData,
  borders: pathData,
  /** Lakes with their islands as rings inside one another. */
  lakes: pathData,
  rivers: pathData,
  /** Parks and reserves, drawn schematically. */
  parks: pathData,
  /** Mountains, sketched: the sides in the light and those in the shade. */
  hillsLit: pathData,
  hillsShaded: pathData,
  /** Trunk roads and railways, sketched through the towns they pass. */
  roads: pathData,
  railways: pathData,
  /** From which size they are drawn: a small map of much would be a net of them. */
  roadsFrom: z.enum(['narrow', 'wide']),
  meridians: z.array(gridLine),
  parallels: z.array(gridLine),
  scaleBar: z.object({ km: z.int(), length: z.int() }),
  /** What the map is about. */
  points: z.array(mapPoint),
  legs: z.optional(z.array(mapLeg)),
  /** Towns and peaks that help to find one's way; all of them have a label. */
  towns: z.array(mapPoint),
  areas: z.array(areaLabel),
  parkNames: z.optional(z.array(parkName)),
});
export type AtlasMap = z.infer<typeof atlasMap>;

export const destinationPoint = z.extend(mapPoint, {
  slug,
  /** How good it is from January to December: twelve digits, each a rating of `monthRating`. */
  seasons: z.string().check(z.regex(/^[0-3]{12}$/)),
  /** The park it stands in, which is not among the map's `parks`; a beach or a town has none. */
  park: z.optional(pathData),
});
export type DestinationPoint = z.infer<typeof destinationPoint>;

/** All destinations on one map, each with the slug of its page and its year. */
export const destinationsMap = z.extend(atlasMap, {
  points: z.array(destinationPoint),
  /** Where the great herds are about the middle of each month, January first; nothing where there are none. */
  herds: z.array(z.object({ x: z.int(), y: z.int() })),
});
export type DestinationsMap = z.infer<typeof destinationsMap>;
