import * as z from 'zod/mini';
import { slug, text, travelMode } from '#contract/values.ts';

/*
 * A map as the server projected it. Positions and path data are in the map's own whole units, `width` by `height`, from
 * its upper left corner; the browser scales them to the room there is and knows nothing of projections.
 */

/** Path data of SVG; empty where there is nothing of the kind, as borders far from any. */
const pathData = z.string().check(z.regex(/^[MQlz0-9 -]*$/));

export const labelSide = z.enum(['right', 'left', 'above', 'below']);
export type LabelSide = z.infer<typeof labelSide>;

/** How wide a map must be shown for a label to have its place: see `showsFrom`. */
export const mapSize = z.enum(['narrow', 'medium', 'wide']);
export type MapSize = z.infer<typeof mapSize>;

/** CSS pixels from which labels of that size are shown; they keep clear of each other at every width from there on. */
export const showsFrom: Readonly<Record<MapSize, number>> = { narrow: 264, medium: 512, wide: 896 };

/**
 * The label of a point: its name in lines, which side of the point they stand on, and from which size there is
 * room.
 */
export const mapLabel = z.object({ lines: z.array(text), side: labelSide, from: mapSize });
export type MapLabel = z.infer<typeof mapLabel>;

/** Without a label there is no room for the name at any size; the text beside the map has it. */
export const mapPoint = z.object({ name: text, x: z.int(), y: z.int(), label: z.optional(mapLabel) });
export type MapPoint = z.infer<typeof mapPoint>;

/** The way between two stops; a way taken twice is one leg. */
export const mapLeg = z.object({ d: pathData, mode: travelMode });
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
  meridians: z.array(gridLine),
  parallels: z.array(gridLine),
  scaleBar: z.object({ km: z.int(), length: z.int() }),
  /** What the map is about. */
  points: z.array(mapPoint),
  legs: z.optional(z.array(mapLeg)),
  /** Towns that help to find one's way; all of them have a label. */
  towns: z.array(mapPoint),
  areas: z.array(areaLabel),
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
  /** Where the great herds are about the middle of each month, January first. */
  herds: z.array(z.object({ x: z.int(), y: z.int() })).check(z.length(12)),
});
export type DestinationsMap = z.infer<typeof destinationsMap>;
