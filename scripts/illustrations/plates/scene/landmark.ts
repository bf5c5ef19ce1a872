// The landmark a record names, and what lies before it.

import type { Canvas } from '#scripts/illustrations/plates/canvas.ts';
import { chanceOf } from '#scripts/illustrations/plates/chance.ts';
import { paintCone } from '#scripts/illustrations/plates/landmarks/cone.ts';
import { paintCraterWall } from '#scripts/illustrations/plates/landmarks/crater-wall.ts';
import { paintEscarpment } from '#scripts/illustrations/plates/landmarks/escarpment.ts';
import { paintForest } from '#scripts/illustrations/plates/landmarks/forest.ts';
import { paintForestValleys } from '#scripts/illustrations/plates/landmarks/forest-valleys.ts';
import { paintHills } from '#scripts/illustrations/plates/landmarks/hills.ts';
import { paintKilimanjaro } from '#scripts/illustrations/plates/landmarks/kilimanjaro.ts';
import { paintLake } from '#scripts/illustrations/plates/landmarks/lake.ts';
import type { LandmarkPlace } from '#scripts/illustrations/plates/landmarks/landmark-place.ts';
import { paintMesa } from '#scripts/illustrations/plates/landmarks/mesa.ts';
import { paintPeaks } from '#scripts/illustrations/plates/landmarks/peaks.ts';
import { paintSea } from '#scripts/illustrations/plates/landmarks/sea.ts';
import type { LandmarkName, PlateSpec } from '#scripts/illustrations/plates/plate-spec.ts';
import { isCrag } from '#scripts/illustrations/plates/scene/crag.ts';
import type { Stage } from '#scripts/illustrations/plates/scene/stage.ts';

type PaintLandmark = (canvas: Canvas, place: LandmarkPlace) => void;

const painters: Readonly<Record<Exclude<LandmarkName, 'none'>, PaintLandmark>> = {
  kili: paintKilimanjaro,
  mesa: paintMesa,
  escarpment: paintEscarpment,
  cone: paintCone,
  peaks: paintPeaks,
  forest: paintForest,
  hills: paintHills,
  sea: paintSea,
  lake: paintLake,
};

export function paintLandmark(stage: Stage): void {
  const { canvas, spec, light, ground, horizon, mirrored, isHero, sun } = stage;
  const paint = painterOf(spec);
  const chance = chanceOf(canvas, 'landmark');
  const beside = isCrag(spec) ? 0.74 : 0.66;
  const share = isHero || isCrag(spec) ? beside : chance.between(0.48, 0.64);
  const x = mirrored ? 1 - share : share;
  paint?.(canvas, { light, ground, horizon, x, mirrored, sunX: sun.x / canvas.width });
}

/** An escarpment of the highlands is the wall of a crater, and their forest stands on steep spurs. */
function painterOf({ landmark, biome }: PlateSpec): PaintLandmark | undefined {
  if (landmark === 'none') return undefined;
  if (biome === 'highland' && landmark === 'escarpment') return paintCraterWall;
  if (biome === 'highland' && landmark === 'forest') return paintForestValleys;
  return painters[landmark];
}
