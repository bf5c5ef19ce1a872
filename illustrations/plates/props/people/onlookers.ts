// Those who look at it too: they stand before the viewer, and are seen from behind.

import { mixColours } from '#illustrations/drawing/colour.ts';
import type { Colour } from '#illustrations/plates/canvas.ts';
import { type Dress, paintPerson } from '#illustrations/plates/props/people/person.ts';
import { type Pose, pointing, turnedAway } from '#illustrations/plates/props/people/poses.ts';
import { hikers, riders } from '#illustrations/plates/props/people/wardrobe.ts';
import type { Stage } from '#illustrations/plates/scene/stage.ts';

export interface Onlooker {
  /** Where across the scene, how large, and how far below the picture the feet are, in bodies a hundred high. */
  readonly x: number;
  readonly size: number;
  readonly below: number;
  readonly pose: Pose;
  readonly dress: Dress;
}

/**
 * @param shade what their colours are mixed with, and how much of it they take: they stand against the light
 * @param facing 1 where they turn to the right, -1 to the left
 */
export function paintOnlooker(
  { canvas, light, x }: Stage,
  { x: share, size, below, pose, dress }: Onlooker,
  shade: { colour: Colour; share: number },
  facing: number,
): void {
  const u = canvas.unit * size;
  const dim = (colour: Colour) => mixColours(colour, shade.colour, shade.share);
  const head = { ...dress.head, colour: dim(dress.head.colour) };
  const dimmed = { ...dress, head, jacket: dim(dress.jacket), trousers: dim(dress.trousers), skin: dim(dress.skin) };
  const place = `translate(${x(share).toFixed(1)} ${(canvas.height + below * u).toFixed(1)}) scale(${(facing * u).toFixed(3)} ${u.toFixed(3)})`;
  canvas.group({ transform: place }, () => paintPerson(canvas, 0, 0, pose, dimmed, light, 'none'));
}

const bare = { wear: 'bare', colour: '#5a3a20' } as const;

/** A mother and two children, the smaller one of whom has seen something. */
const family: readonly Onlooker[] = [
  { x: 0.9, size: 5.2, below: 54, pose: turnedAway, dress: { ...hikers[0], pack: undefined } },
  { x: 0.78, size: 4, below: 51, pose: turnedAway, dress: { ...riders[0], isChild: true, head: bare } },
  { x: 0.67, size: 3.4, below: 47, pose: pointing, dress: { ...riders[1], isChild: true, head: bare } },
];

export function paintFamily(stage: Stage): void {
  const { light, layout } = stage;
  // A panel covers the right third.
  const aside = layout === 'panel' ? 0.34 : 0;
  for (const onlooker of family) {
    const placed = { ...onlooker, x: onlooker.x - aside };
    paintOnlooker(stage, placed, { colour: light.ink, share: 0.22 }, -stage.ahead);
  }
}
