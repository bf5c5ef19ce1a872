// What a camera adds to a scene: what lies before someone who looks from there, and what stands between.

import { paintFamily } from '#illustrations/plates/props/people/onlookers.ts';
import type { Actor } from '#illustrations/plates/scene/actor.ts';
import { cameraOf } from '#illustrations/plates/scene/camera.ts';
import type { IsClear } from '#illustrations/plates/scene/clear-of.ts';
import type { Stage } from '#illustrations/plates/scene/stage.ts';
import { paintAwning } from '#illustrations/plates/vantage/awning.ts';
import { paintFarBelow } from '#illustrations/plates/vantage/far-below.ts';
import { paintFireside } from '#illustrations/plates/vantage/fireside.ts';
import { paintForestPath } from '#illustrations/plates/vantage/forest-path.ts';
import { paintHatch } from '#illustrations/plates/vantage/hatch.ts';
import { paintLedge } from '#illustrations/plates/vantage/ledge.ts';
import { paintRiverBend, riverActors } from '#illustrations/plates/vantage/river-bend.ts';
import { paintTrack } from '#illustrations/plates/vantage/track.ts';
import { paintWindow } from '#illustrations/plates/vantage/window.ts';

/** Where nobody stands. */
export function vantageActors(stage: Stage): Actor[] {
  const camera = cameraOf(stage.spec);
  return stage.layout !== 'thumb' && (camera === 'river' || camera === 'balloon') ? riverActors(stage, camera) : [];
}

/** Behind everybody. */
export function paintVantageGround(stage: Stage, isClear: IsClear): void {
  const camera = cameraOf(stage.spec);
  if (camera === 'hill' || camera === 'balloon') paintFarBelow(stage, camera, isClear);
  if (camera === 'river' || camera === 'balloon') paintRiverBend(stage, camera);
  if (camera === 'path') paintForestPath(stage);
  if (camera === 'track') paintTrack(stage);
}

/** In front of everybody. A thumbnail has room for the subject alone, which a feast is. */
export function paintVantage(stage: Stage): void {
  // Nor does it leave a sky to words.
  if ((stage.layout === 'thumb' && !stage.spec.props.includes('lanterns')) || stage.hasWords) return;
  const camera = cameraOf(stage.spec);
  if (camera === 'hill') paintLedge(stage);
  if (camera === 'hatch') paintHatch(stage);
  if (camera === 'window') paintWindow(stage);
  if (camera === 'fire') paintFireside(stage);
  if (camera === 'canvas') paintAwning(stage);
  if (stage.spec.props.includes('children')) paintFamily(stage);
}
