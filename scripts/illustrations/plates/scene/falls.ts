// Falls: cliffs across the middle of the picture with the water coming down between them.

import { paintFalls } from '#scripts/illustrations/plates/props/falls.ts';
import { settingOf } from '#scripts/illustrations/plates/scene/props.ts';
import type { Stage } from '#scripts/illustrations/plates/scene/stage.ts';

export function paintFallsOf(stage: Stage): void {
  const { canvas } = stage;
  const x = stage.spec.fauna.length === 0 ? 0.42 : 0.6;
  paintFalls(canvas, stage.x(x), stage.y(0.8), 300 * canvas.unit, settingOf(stage));
}
