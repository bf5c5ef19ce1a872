// The stage of a plate: what every step of painting it needs to know. Steps think of a scene whose framing tree
// stands on the right and whose subject stands a third of the way in from the left; a mirrored stage turns the
// whole scene round.

import type { Facing } from '#illustrations/plates/animals/animals.ts';
import { type Ground, groundIn } from '#illustrations/plates/biomes.ts';
import type { Canvas } from '#illustrations/plates/canvas.ts';
import { chanceOf } from '#illustrations/plates/chance.ts';
import { type Light, lights } from '#illustrations/plates/light.ts';
import type { PlateSpec } from '#illustrations/plates/plate-spec.ts';

export interface Stage {
  readonly canvas: Canvas;
  readonly spec: PlateSpec;
  readonly light: Light;
  readonly ground: Ground;
  readonly mirrored: boolean;
  /** Wide, with words over its upper left: nothing may happen there. */
  readonly isHero: boolean;
  /** How far down the picture land and sky meet, as a share of its height. */
  readonly horizon: number;
  /** Where sun or moon stand, on the canvas. */
  readonly sun: { readonly x: number; readonly y: number };
  /** A share of the scene's width as a place on the canvas, mirrored where the scene is. */
  x(share: number): number;
  y(share: number): number;
  /** Into the scene, toward the framing tree. */
  readonly ahead: Facing;
}

/** Wider than this, a picture is a hero. */
const heroRatio = 1.7;

export function createStage(canvas: Canvas, spec: PlateSpec): Stage {
  const chance = chanceOf(canvas, 'stage');
  const light = lights[spec.time];
  const isHero = canvas.width / canvas.height > heroRatio;
  const mirrored = chance.happens(0.5) && !isHero;
  const horizon = horizonOf(spec, chance.next());
  const x = (share: number) => canvas.x(mirrored ? 1 - share : share);
  const sunShare = isHero ? chance.between(0.6, 0.7) : chance.between(0.16, 0.4);
  const sunHeight = Math.min(light.sunY ?? 0.16, horizon - 0.06);
  return {
    canvas,
    spec,
    light,
    ground: groundIn(light, spec.biome),
    mirrored,
    isHero,
    horizon,
    sun: { x: x(light.moon ? moonShare(spec) : sunShare), y: canvas.y(sunHeight) },
    x,
    y: (share) => canvas.y(share),
    ahead: mirrored ? -1 : 1,
  };
}

/** Beside the framing tree, whose crown is wider over a beach. */
function moonShare({ landmark }: PlateSpec): number {
  return landmark === 'sea' ? 0.6 : 0.72;
}

function horizonOf({ landmark }: PlateSpec, roll: number): number {
  if (landmark === 'sea') return 0.55;
  if (landmark === 'lake') return 0.53 + 0.03 * roll;
  if (landmark === 'forest') return 0.62 + 0.03 * roll;
  return 0.59 + 0.065 * roll;
}

export function isWater({ landmark }: PlateSpec): boolean {
  return landmark === 'sea' || landmark === 'lake';
}
