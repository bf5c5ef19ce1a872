// A plate: one picture composed from what a record says about itself, step by step from the sky to the grass.

import { createCanvas } from '#illustrations/plates/canvas.ts';
import type { PlateFormat, PlateSpec } from '#illustrations/plates/plate-spec.ts';
import { paintAfloat, paintDhows } from '#illustrations/plates/scene/afloat.ts';
import { planCast } from '#illustrations/plates/scene/cast.ts';
import { paintFallsOf } from '#illustrations/plates/scene/falls.ts';
import { paintForeground } from '#illustrations/plates/scene/foreground.ts';
import { planFrame } from '#illustrations/plates/scene/frame.ts';
import { paintGround } from '#illustrations/plates/scene/ground.ts';
import { paintLandmark } from '#illustrations/plates/scene/landmark.ts';
import { paintDistantHerd, paintFlamingoLine, paintSkyLife } from '#illustrations/plates/scene/life.ts';
import { paintBalloons } from '#illustrations/plates/scene/props.ts';
import { isReef, paintReef } from '#illustrations/plates/scene/reef.ts';
import { paintHeavens } from '#illustrations/plates/scene/sky.ts';
import { createStage } from '#illustrations/plates/scene/stage.ts';

export interface ComposedPlate {
  /** The picture as an SVG document; the same spec, format and seed give the same bytes. */
  readonly svg: string;
  /** What must stay in view when a frame cuts the picture: shares of its width and height. */
  readonly focal: { readonly x: number; readonly y: number };
}

export function composePlate(spec: PlateSpec, { width, height, seed }: PlateFormat): ComposedPlate {
  const canvas = createCanvas(width, height, spec.variation === undefined ? seed : `${seed}/${spec.variation}`);
  const stage = createStage(canvas, spec);
  const frame = planFrame(stage);
  const cast = planCast(stage, frame.actors);

  paintHeavens(stage);
  paintLandmark(stage);
  paintGround(stage);
  if (spec.props.includes('falls')) paintFallsOf(stage);
  paintAfloat(stage);
  if (spec.props.includes('dhow')) paintDhows(stage);
  if (isReef(spec)) paintReef(stage);
  paintDistantHerd(stage);
  paintFlamingoLine(stage);
  paintSkyLife(stage);
  if (spec.props.includes('balloon')) paintBalloons(stage);
  for (const actor of cast.actors) actor.paint();
  frame.paint();
  paintForeground(stage);
  return { svg: canvas.svg(), focal: { x: share(cast.focal.x / width), y: share(cast.focal.y / height) } };
}

export function drawPlate(spec: PlateSpec, format: PlateFormat): string {
  return composePlate(spec, format).svg;
}

function share(value: number): number {
  return Math.round(value * 1000) / 1000;
}
