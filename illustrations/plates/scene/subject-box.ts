// Where on a picture its subject is: what no frame may cut and nothing may cover.

import type { Actor } from '#illustrations/plates/scene/actor.ts';
import type { Stage } from '#illustrations/plates/scene/stage.ts';

export interface SubjectBox {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** What floats, falls or flies is no actor: its middle and foot in shares of the scene, its size in canvas units. */
const layered = {
  reef: { x: 0.4, y: 0.86, width: 560, height: 420 },
  falls: { x: 0.5, y: 0.8, width: 300, height: 300 },
  balloon: { x: 0.3, y: 0.62, width: 300, height: 420 },
  dhow: { x: 0.4, y: 0.71, width: 360, height: 330 },
} as const;

/** A box in shares of the picture; a scene without anybody in it is of its land. */
export function subjectBox(stage: Stage, actor: Actor | undefined): SubjectBox {
  if (actor !== undefined) return boxOf(stage, actor);
  for (const [prop, { width, height, ...place }] of Object.entries(layered)) {
    if (!stage.spec.props.some((own) => own === prop)) continue;
    const { unit } = stage.canvas;
    return boxOf(stage, { ...place, width: width * unit, height: height * unit });
  }
  const { width } = stage.canvas;
  const [one, other] = [stage.x(0.2) / width, stage.x(0.8) / width];
  return { left: Math.min(one, other), right: Math.max(one, other), top: stage.horizon - 0.2, bottom: 0.9 };
}

function boxOf({ canvas, x, y }: Stage, box: Pick<Actor, 'x' | 'y' | 'width' | 'height'>): SubjectBox {
  const half = box.width / 2;
  const [middle, foot] = [x(box.x), y(box.y)];
  return {
    left: (middle - half) / canvas.width,
    right: (middle + half) / canvas.width,
    top: (foot - box.height) / canvas.height,
    bottom: foot / canvas.height,
  };
}
