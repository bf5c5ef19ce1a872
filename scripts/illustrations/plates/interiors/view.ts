// What stands outside the window: a whole plate on a canvas of its own, laid into the room.

import type { Canvas } from '#scripts/illustrations/plates/canvas.ts';
import { type Chance, chanceOf } from '#scripts/illustrations/plates/chance.ts';
import { paintWithin } from '#scripts/illustrations/plates/clip.ts';
import type { Room } from '#scripts/illustrations/plates/interiors/room-stage.ts';
import { numberText } from '#scripts/illustrations/plates/paths.ts';
import type { PlateSpec } from '#scripts/illustrations/plates/plate-spec.ts';
import { planCast } from '#scripts/illustrations/plates/scene/cast.ts';
import { paintGround } from '#scripts/illustrations/plates/scene/ground.ts';
import { paintLandmark } from '#scripts/illustrations/plates/scene/landmark.ts';
import { paintSkyLife } from '#scripts/illustrations/plates/scene/life.ts';
import { paintDhows } from '#scripts/illustrations/plates/scene/props.ts';
import { paintHeavens } from '#scripts/illustrations/plates/scene/sky.ts';
import { createStage } from '#scripts/illustrations/plates/scene/stage.ts';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A view is never flatter than this; what is too much of it goes on below the sill. */
const flattest = 1.5;

/** Paints the view into a box of the canvas, and shows it through the openings only. */
export function paintView(room: Room, box: Box, openings: string): void {
  const { canvas } = room;
  const view = canvasIn(canvas, box.width, Math.max(box.height, box.width / flattest));
  const stage = createStage(view, viewSpec(room, chanceOf(view, 'view')));
  paintWithin(canvas, openings, () => {
    canvas.group({ transform: `translate(${numberText(box.x)} ${numberText(box.y)})` }, () => {
      paintHeavens(stage);
      paintLandmark(stage);
      paintGround(stage);
      if (stage.spec.props.includes('dhow')) paintDhows(stage);
      paintSkyLife(stage);
      for (const actor of planCast(stage, []).actors) actor.paint();
    });
  });
}

/** A smaller canvas that adds to the same document. */
function canvasIn(canvas: Canvas, width: number, height: number): Canvas {
  return {
    ...canvas,
    width,
    height,
    unit: Math.min(height, width * 1.3) / 1000,
    seed: `${canvas.seed}:view`,
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

function viewSpec({ spec: { time, landmark, biome } }: Room, chance: Chance): PlateSpec {
  const base = { time, landmark, biome };
  if (landmark === 'sea') return { ...base, fauna: [], props: chance.happens(0.7) ? ['dhow'] : [] };
  const isLonely = landmark === 'forest' || landmark === 'peaks' || landmark === 'lake' || time === 'night';
  return { ...base, fauna: isLonely ? [] : [...chance.pick(grazers)], props: [] };
}
