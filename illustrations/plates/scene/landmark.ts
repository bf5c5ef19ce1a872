// The landmark a record names, and what lies before it.

import type { Canvas } from '#illustrations/plates/canvas.ts';
import { chanceOf } from '#illustrations/plates/chance.ts';
import { paintCity } from '#illustrations/plates/landmarks/city.ts';
import { paintCone } from '#illustrations/plates/landmarks/cone.ts';
import { paintCraterWall } from '#illustrations/plates/landmarks/crater-wall.ts';
import { paintEscarpment } from '#illustrations/plates/landmarks/escarpment.ts';
import { paintForest } from '#illustrations/plates/landmarks/forest.ts';
import { paintForestValleys } from '#illustrations/plates/landmarks/forest-valleys.ts';
import { paintHills } from '#illustrations/plates/landmarks/hills.ts';
import { paintKilimanjaro } from '#illustrations/plates/landmarks/kilimanjaro.ts';
import { paintLake } from '#illustrations/plates/landmarks/lake.ts';
import type { LandmarkPlace } from '#illustrations/plates/landmarks/landmark-place.ts';
import { paintMesa } from '#illustrations/plates/landmarks/mesa.ts';
import { paintNgongHills } from '#illustrations/plates/landmarks/ngong.ts';
import { paintPeaks } from '#illustrations/plates/landmarks/peaks.ts';
import { paintSea } from '#illustrations/plates/landmarks/sea.ts';
import type { LandmarkName, PlateSpec } from '#illustrations/plates/plate-spec.ts';
import { cameraOf } from '#illustrations/plates/scene/camera.ts';
import { isCrag, isSummit } from '#illustrations/plates/scene/crag.ts';
import type { Stage } from '#illustrations/plates/scene/stage.ts';

type PaintLandmark = (canvas: Canvas, place: LandmarkPlace) => void;

const painters: Readonly<Record<Exclude<LandmarkName, 'none'>, PaintLandmark>> = {
  city: paintCity,
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

/** From a summit its neighbours are near: how much larger they stand. */
const besideSummit = 1.18;

export function paintLandmark(stage: Stage): void {
  const { canvas, spec, light, ground, horizon, mirrored, sun, view } = stage;
  const paint = painterOf(spec);
  const chance = chanceOf(canvas, 'landmark');
  const usual = chance.between(0.48, 0.64);
  // Above the back of one whose portrait it is, not behind the face.
  const share = isCrag(spec) ? 0.74 : cameraOf(spec) === 'portrait' ? 0.2 : usual;
  const x = stage.landmarkX ?? (mirrored ? 1 - share : share);
  const scaled = { ...canvas, unit: canvas.unit * view.landmark * (isSummit(spec) ? besideSummit : 1) };
  const words = stage.hasWords && !canvas.isPortrait ? { cloudsFrom: 0.7 } : {};
  paint?.(scaled, { light, ground, horizon, x, mirrored, sunX: sun.x / canvas.width, ...words });
}

/** Of the highlands an escarpment is the wall of a crater, forest stands on steep spurs, and the hills are Ngong. */
function painterOf({ landmark, biome }: PlateSpec): PaintLandmark | undefined {
  if (landmark === 'none') return undefined;
  if (biome === 'highland' && landmark === 'escarpment') return paintCraterWall;
  if (biome === 'highland' && landmark === 'forest') return paintForestValleys;
  if (biome === 'highland' && landmark === 'hills') return paintNgongHills;
  return painters[landmark];
}
