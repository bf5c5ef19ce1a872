// What stands outside the window: a whole plate on a canvas of its own, laid into the room.

import type { Canvas } from '#illustrations/plates/canvas.ts';
import { type Chance, chanceOf } from '#illustrations/plates/chance.ts';
import { paintWithin } from '#illustrations/plates/clip.ts';
import type { Room } from '#illustrations/plates/interiors/room-stage.ts';
import { numberText } from '#illustrations/plates/paths.ts';
import type { PlateSpec } from '#illustrations/plates/plate-spec.ts';
import type { Actor } from '#illustrations/plates/scene/actor.ts';
import { paintDhows } from '#illustrations/plates/scene/afloat.ts';
import { clearOf } from '#illustrations/plates/scene/clear-of.ts';
import { placeCompany } from '#illustrations/plates/scene/company.ts';
import { faunaGroups } from '#illustrations/plates/scene/fauna.ts';
import { paintGround } from '#illustrations/plates/scene/ground.ts';
import { paintLandmark } from '#illustrations/plates/scene/landmark.ts';
import { paintSkyLife } from '#illustrations/plates/scene/life.ts';
import type { Plan } from '#illustrations/plates/scene/plan.ts';
import { paintHeavens } from '#illustrations/plates/scene/sky.ts';
import { createStage, type Stage } from '#illustrations/plates/scene/stage.ts';

/** The part of the canvas the openings lie in. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Where the horizon is, as a share of the picture's height: lower through a window with a sill, to keep the sky in
 * it.
 */
const eyeLevel = { door: 0.515, window: 0.55 };
/** An opening that ends above this has a sill. */
const sill = 0.7;
/** A view is never flatter than this; what is too much of it is hidden by the walls. */
const flattest = 1.69;
/** At least so much of a view is sky, and so much is land. */
const skyShare = 0.52;
const landShare = 0.34;

/**
 * Paints the view behind a box of the canvas, and shows it through the openings only. Where several small ones
 * would cut animals and boats to pieces, the view is `still`.
 */
export function paintView(room: Room, box: Box, openings: string, kind: 'lively' | 'still' = 'lively'): void {
  const { canvas } = room;
  const hasSill = box.y + box.height < canvas.y(sill);
  const horizon = canvas.y(hasSill ? eyeLevel.window : eyeLevel.door);
  const height = Math.max(
    box.width / flattest,
    (horizon - box.y) / skyShare,
    (box.y + box.height - horizon) / landShare,
  );
  const view = canvasIn(canvas, box.width, height);
  const stage = createStage(view, viewSpec(room, kind, chanceOf(view, 'view')));
  const top = horizon - stage.horizon * height;
  const herd = grazing(stage);
  paintWithin(canvas, openings, () => {
    canvas.group({ transform: `translate(${numberText(box.x)} ${numberText(top)})` }, () => {
      paintHeavens(stage);
      paintLandmark(stage);
      paintGround(stage, clearOf(stage, herd));
      if (stage.spec.props.includes('dhow')) paintDhows(stage);
      paintSkyLife(stage);
      for (const actor of herd) actor.paint();
    });
  });
}

/** How far below the horizon animals graze: far enough away to be seen over the beds. */
const grazingDepth = 0.075;

function grazing(stage: Stage): readonly Actor[] {
  const plan: Plan = { stage, actors: [], taken: [] };
  for (const group of faunaGroups(stage)) placeCompany(plan, group, [stage.horizon + grazingDepth]);
  return plan.actors;
}

/** A smaller canvas that adds to the same document. */
function canvasIn(canvas: Canvas, width: number, height: number): Canvas {
  return {
    ...canvas,
    width,
    height,
    unit: Math.min(height, width * 1.3) / 1000,
    seed: `${canvas.seed}:view`,
    breadth: width / (1.6 * height),
    isPortrait: width < height * 1.15,
    x: (share) => share * width,
    y: (share) => share * height,
  };
}

const grazers: readonly PlateSpec['fauna'][] = [
  [],
  [{ species: 'giraffe', count: 2 }],
  [{ species: 'zebra', count: 3 }],
  [{ species: 'elephant', count: 2 }],
  [{ species: 'impala', count: 4 }],
  [{ species: 'elephant', count: 3 }],
];

function viewSpec({ spec: { time, landmark, biome } }: Room, kind: 'lively' | 'still', chance: Chance): PlateSpec {
  const base = { time, landmark, biome };
  if (kind === 'still') return { ...base, fauna: [], props: [] };
  if (landmark === 'sea') return { ...base, fauna: [], props: chance.happens(0.7) ? ['dhow'] : [] };
  const isLonely = landmark === 'forest' || landmark === 'peaks' || landmark === 'lake' || time === 'night';
  return { ...base, fauna: isLonely ? [] : [...chance.pick(grazers)], props: [] };
}
