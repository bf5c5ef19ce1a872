// What an animal is made of, and the shapes its parts are written in.
//
// Every animal looks to the right and stands on y = 0; up is negative. Outlines are written like the `points` of an SVG
// polygon, `x,y x,y x,y`, because twenty animals in nested brackets would be two thousand lines nobody reads.

import { limbOf, outlineOf, pointsOf } from '#illustrations/drawing/points.ts';
import type { Colour } from '#illustrations/plates/canvas.ts';
import { limb, openSpline, spline } from '#illustrations/plates/paths.ts';

export interface Silhouette {
  /**
   * What is given as an animal's height, in the units its parts are drawn in: to the back for most, to the head for
   * some.
   */
  readonly height: number;
  /** The body and the limbs nearer to the viewer. */
  readonly near: string;
  /** The limbs on the far side of the body. */
  readonly far: string;
  /** The colour of a body that is known by it at any distance; the scene's ink when left out. */
  readonly coat?: Colour;
  /** Folds, eyes and coat, drawn on animals large enough to show them. */
  readonly marks?: readonly Marks[];
  /** The few broad ones of a smaller animal, where its own would be too fine; one without a coat then has none. */
  readonly distantMarks?: readonly Marks[];
}

/**
 * Lines of a width in the silhouette's units, or shapes to fill, in the colour of the light. A coat that makes the
 * animal has a hue of its own; `ink` is the scene's, for an eye in a pale face and spots on a pale coat.
 */
export type Marks = { readonly strength: number; readonly hue?: Colour | 'ink' } & (
  | { readonly lines: string; readonly width: number }
  | { readonly shapes: string }
);

/** A closed smooth outline through the points of all parts, in order. A point marked `!` is a corner. */
export function outline(...parts: readonly string[]): string {
  return spline(outlineOf(...parts));
}

/** A limb along `x,y,width` points: leg, neck, tail, horn, ear. */
export function tapered(points: string): string {
  return limb(limbOf(points));
}

/** The same points elsewhere: a head that several bodies carry. */
export function moved(points: string, right: number, down: number): string {
  return points.replace(
    /(-?[\d.]+),(-?[\d.]+)/g,
    (_, x: string, y: string) => `${Number(x) + right},${Number(y) + down}`,
  );
}

/** The same limbs, so many times as wide. */
export function widened(points: string, times: number): string {
  return points.replace(/,([\d.]+)(?=\s|$)/g, (_, width: string) => `,${Number(width) * times}`);
}

/** An open smooth line, for marks. */
export function line(points: string): string {
  return openSpline(pointsOf(points));
}
