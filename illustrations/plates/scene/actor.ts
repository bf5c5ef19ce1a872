// Something that stands in the scene: an animal, a group, a tent. Who stands where is settled before anything is
// painted.

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

/** The size of the scene on the canvas: what places in it are shares of. */
export interface SceneSize {
  readonly width: number;
  readonly height: number;
}

/** The area two actors share, on the canvas. */
function sharedArea({ width, height }: SceneSize, first: Omit<Actor, 'paint'>, second: Omit<Actor, 'paint'>): number {
  const across = (first.width + second.width) / 2 - Math.abs(first.x - second.x) * width;
  const bottom = Math.min(first.y, second.y) * height;
  const top = Math.max(first.y * height - first.height, second.y * height - second.height);
  return Math.max(0, across) * Math.max(0, bottom - top);
}

/** How much of an actor others would cover, or it of them. */
export function hiddenArea(scene: SceneSize, actor: Omit<Actor, 'paint'>, others: readonly Actor[]): number {
  return others.reduce((sum, other) => sum + sharedArea(scene, actor, other), 0);
}
