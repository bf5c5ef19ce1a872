// Falls: cliffs across the middle of the picture with the water coming down between them.

import { canyon, usualGorge } from '#illustrations/plates/props/falls/gorge.ts';
import { paintFalls } from '#illustrations/plates/props/falls.ts';
import { settingOf } from '#illustrations/plates/scene/props.ts';
import { paintRapids } from '#illustrations/plates/scene/rapids.ts';
import type { Stage } from '#illustrations/plates/scene/stage.ts';

/** In red country a river with crocodiles runs in rapids; without anyone it is a thread in a canyon. */
export function paintFallsOf(stage: Stage): void {
  const { canvas, spec } = stage;
  const isRed = spec.biome === 'redearth';
  if (isRed && spec.fauna.length > 0) {
    paintRapids(stage);
    return;
  }
  const x = spec.fauna.length === 0 ? 0.42 : 0.6;
  paintFalls(canvas, stage.x(x), stage.y(0.8), 300 * canvas.unit, settingOf(stage), isRed ? canyon : usualGorge);
}
