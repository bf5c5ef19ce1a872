// Something that stands in the scene: an animal, a group, a tent. Who stands where is settled before anything is
// painted.

import type { Canvas } from '#illustrations/plates/canvas.ts';
import type { PropName } from '#illustrations/plates/plate-spec.ts';

export interface Actor {
  /** A prop says which it is: a fire burns beside a tent. */
  readonly prop?: PropName;
  /** Scenery: others may stand before it. */
  readonly isBackdrop?: boolean;
  /** Its middle and its feet, as shares of the scene. */
  readonly x: number;
  readonly y: number;
  /** What it covers, on the canvas. */
  readonly width: number;
  readonly height: number;
  paint(): void;
}

/** What an actor will cover when it is put at `x` and `y`. */
export type Footprint = Pick<Actor, 'width' | 'height'>;

/** The area two actors share, on the canvas. */
function sharedArea(canvas: Canvas, first: Omit<Actor, 'paint'>, second: Omit<Actor, 'paint'>): number {
  const across = (first.width + second.width) / 2 - Math.abs(canvas.x(first.x) - canvas.x(second.x));
  const bottom = Math.min(canvas.y(first.y), canvas.y(second.y));
  const top = Math.max(canvas.y(first.y) - first.height, canvas.y(second.y) - second.height);
  return Math.max(0, across) * Math.max(0, bottom - top);
}

/** How much of an actor others would cover, or it of them. */
export function hiddenArea(canvas: Canvas, actor: Omit<Actor, 'paint'>, others: readonly Actor[]): number {
  return others.reduce((sum, other) => sum + sharedArea(canvas, actor, other), 0);
}
