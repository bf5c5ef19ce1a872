// The stage of a plate: what every step of painting it needs to know. Steps think of a scene whose framing tree
// stands on the right and whose subject stands a third of the way in from the left; a mirrored stage turns the
// whole scene round. In a wide picture the scene takes a part of the width, and land goes on beside it.

import type { Facing } from '#illustrations/plates/animals/animals.ts';
import { type Ground, groundIn } from '#illustrations/plates/biomes.ts';
import type { Canvas } from '#illustrations/plates/canvas.ts';
import { chanceOf } from '#illustrations/plates/chance.ts';
import { type Light, lights } from '#illustrations/plates/light.ts';
import type { Layout, PlateSpec } from '#illustrations/plates/plate-spec.ts';
import type { SceneSize } from '#illustrations/plates/scene/actor.ts';
import { cameraOf, type View, viewOf } from '#illustrations/plates/scene/camera.ts';

export interface Stage {
  readonly canvas: Canvas;
  readonly spec: PlateSpec;
  readonly layout: Layout;
  readonly light: Light;
  readonly ground: Ground;
  readonly mirrored: boolean;
  /** Words stand over its upper left: nothing may happen there. */
  readonly hasWords: boolean;
  readonly view: View;
  /** How far down the picture land and sky meet, as a share of its height. */
  readonly horizon: number;
  /** The scene's size on the canvas. */
  readonly size: SceneSize;
  /** Where sun or moon stand, on the canvas. */
  readonly sun: { readonly x: number; readonly y: number };
  /** Where across the canvas the landmark has its middle, as a share of the canvas; undefined leaves it to the dice. */
  readonly landmarkX: number | undefined;
  /** A share of the scene's width as a place on the canvas, mirrored where the scene is. */
  x(share: number): number;
  y(share: number): number;
  /** Into the scene, toward the framing tree. */
  readonly ahead: Facing;
}

/** Which part of the canvas the scene takes: a scene is about this many times as wide as high. */
const widestScene = { words: 1.66, panel: 1.56 };

export function createStage(canvas: Canvas, spec: PlateSpec, layout: Layout = 'plate'): Stage {
  const chance = chanceOf(canvas, 'stage');
  const light = lights[spec.time];
  const hasWords = layout === 'words';
  const dice = { mirrored: chance.happens(0.5), horizon: chance.next() };
  const mirrored = layout === 'panel' ? !isOneSided(spec) : dice.mirrored && !hasWords;
  const view = viewOf(spec, layout, canvas.width / canvas.height);
  const horizon = horizonOf(spec, view, dice.horizon);
  const { from, width } = windowOf(canvas, layout);
  const x = (share: number) => from + (mirrored ? 1 - share : share) * width;
  const sunShare = hasWords ? chance.between(0.6, 0.7) : chance.between(0.16, 0.4);
  const sunHeight = Math.min(light.sunY ?? 0.16, Math.max(0.06, horizon - 0.06));
  return {
    canvas,
    spec,
    layout,
    light,
    ground: groundIn(light, spec.biome),
    mirrored,
    hasWords,
    view,
    horizon,
    size: { width, height: canvas.height },
    sun: { x: x(light.moon ? moonShare(spec) : sunShare), y: canvas.y(sunHeight) },
    landmarkX: layout === 'panel' ? besidePanel : hasWords ? besideWords : undefined,
    x,
    y: (share) => canvas.y(share),
    ahead: mirrored ? -1 : 1,
  };
}

/** Where a landmark stands: above the panel, or clear of the words. */
const besidePanel = 0.7;
const besideWords = 0.73;

/** A picture with words has its scene on the right, one with a panel on the left. */
function windowOf({ width, height }: Canvas, layout: Layout): { from: number; width: number } {
  if (layout !== 'words' && layout !== 'panel') return { from: 0, width };
  const scene = Math.min(width, widestScene[layout] * height);
  return { from: layout === 'words' ? width - scene : 0, width: scene };
}

/** What comes in from the edge of the picture and cannot do so in its middle. */
function isOneSided({ props }: PlateSpec): boolean {
  return props.includes('crag') || props.includes('lava');
}

/** Beside the framing tree, whose crown is wider over a beach. */
function moonShare({ landmark }: PlateSpec): number {
  return landmark === 'sea' ? 0.6 : 0.72;
}

function horizonOf(spec: PlateSpec, view: View, roll: number): number {
  const { landmark } = spec;
  if (cameraOf(spec) !== 'eye') return view.horizon + view.rise * roll;
  if (landmark === 'sea') return 0.55;
  if (landmark === 'lake') return 0.53 + 0.03 * roll;
  if (landmark === 'forest') return 0.62 + 0.03 * roll;
  return view.horizon + view.rise * roll;
}

export function isWater({ landmark }: PlateSpec): boolean {
  return landmark === 'sea' || landmark === 'lake';
}
