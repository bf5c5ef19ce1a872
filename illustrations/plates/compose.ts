// A plate: one picture composed from what a record says about itself, step by step from the sky to the grass.

import { createCanvas } from '#illustrations/plates/canvas.ts';
import type { CameraName, PlateFormat, PlateSpec } from '#illustrations/plates/plate-spec.ts';
import { paintAfloat, paintDhows } from '#illustrations/plates/scene/afloat.ts';
import { cameraOf } from '#illustrations/plates/scene/camera.ts';
import { planCast } from '#illustrations/plates/scene/cast.ts';
import { clearOf } from '#illustrations/plates/scene/clear-of.ts';
import { paintFallsOf } from '#illustrations/plates/scene/falls.ts';
import { paintForeground } from '#illustrations/plates/scene/foreground.ts';
import { planFrame } from '#illustrations/plates/scene/frame.ts';
import { paintGround } from '#illustrations/plates/scene/ground.ts';
import { paintLandmark } from '#illustrations/plates/scene/landmark.ts';
import { paintDistantHerd, paintFlamingoLine, paintSkyLife } from '#illustrations/plates/scene/life.ts';
import { paintBalloons } from '#illustrations/plates/scene/props.ts';
import { isReef, paintReef } from '#illustrations/plates/scene/reef.ts';
import { paintHeavens } from '#illustrations/plates/scene/sky.ts';
import { createStage, type Stage } from '#illustrations/plates/scene/stage.ts';
import { type SubjectBox, subjectBox } from '#illustrations/plates/scene/subject-box.ts';
import { paintArrivals } from '#illustrations/plates/vantage/arrivals.ts';
import { paintChamber } from '#illustrations/plates/vantage/chamber.ts';
import { paintGorgeRim } from '#illustrations/plates/vantage/gorge-rim.ts';
import { paintLane } from '#illustrations/plates/vantage/lane.ts';
import { paintLuggage } from '#illustrations/plates/vantage/luggage.ts';
import { paintReefAbove } from '#illustrations/plates/vantage/reef-above.ts';
import { paintVantage, paintVantageGround, vantageActors } from '#illustrations/plates/vantage/vantage.ts';

export interface ComposedPlate {
  /** The picture as an SVG document; the same spec, format and seed give the same bytes. */
  readonly svg: string;
  /** What the picture is of, as a box: shares of its width and height. */
  readonly subject: SubjectBox;
}

export function composePlate(spec: PlateSpec, { width, height, seed, layout }: PlateFormat): ComposedPlate {
  const canvas = createCanvas(width, height, spec.variation === undefined ? seed : `${seed}/${spec.variation}`);
  const stage = createStage(canvas, spec, layout);
  const camera = cameraOf(spec);
  const paintWhole = wholePictures[camera];
  if (paintWhole !== undefined) {
    paintHeavens(stage);
    paintWhole(stage);
    return { svg: canvas.svg(), subject: subjectBox(stage, undefined) };
  }
  const frame = planFrame(stage);
  const cast = planCast(stage, [...frame.actors, ...vantageActors(stage)]);
  const isClear = clearOf(stage, cast.actors);

  paintHeavens(stage);
  paintLandmark(stage);
  paintGround(stage, isClear);
  paintVantageGround(stage, isClear);
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
  paintVantage(stage);
  return { svg: canvas.svg(), subject: subjectBox(stage, cast.subject) };
}

/** What some cameras see is no scene with a cast, but a drawing of its own. */
const wholePictures: Readonly<Partial<Record<CameraName, (stage: Stage) => void>>> = {
  street: paintLane,
  reef: paintReefAbove,
  arrivals: paintArrivals,
  rim: paintGorgeRim,
  chamber: paintChamber,
  luggage: paintLuggage,
};

export function drawPlate(spec: PlateSpec, format: PlateFormat): string {
  return composePlate(spec, format).svg;
}
