// Falls: cliffs across the middle of the picture with the water coming down between them.

import { canyon, type GorgeBuild, rapids, usualGorge } from '#illustrations/plates/props/falls/gorge.ts';
import { paintFalls } from '#illustrations/plates/props/falls.ts';
import { settingOf } from '#illustrations/plates/scene/props.ts';
import type { Stage } from '#illustrations/plates/scene/stage.ts';

/** In red country a river with crocodiles runs in rapids; without anyone it is a thread in a canyon. */
function gorgeOf({ spec }: Stage): GorgeBuild {
  if (spec.biome !== 'redearth') return usualGorge;
  return spec.fauna.length === 0 ? canyon : rapids;
}

export function paintFallsOf(stage: Stage): void {
  const { canvas } = stage;
  const x = stage.spec.fauna.length === 0 ? 0.42 : 0.6;
  paintFalls(canvas, stage.x(x), stage.y(0.8), 300 * canvas.unit, settingOf(stage), gorgeOf(stage));
}
