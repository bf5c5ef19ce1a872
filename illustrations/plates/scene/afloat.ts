// What floats: dhows, a boat, and an islet that looks as if it did.

import { paintBoat } from '#illustrations/plates/props/boat.ts';
import { paintDhow } from '#illustrations/plates/props/dhow.ts';
import { paintIslet } from '#illustrations/plates/props/islet.ts';
import { settingOf } from '#illustrations/plates/scene/props.ts';
import { isReef, surface } from '#illustrations/plates/scene/reef.ts';
import type { Stage } from '#illustrations/plates/scene/stage.ts';

/** A dhow under way, and a sail on the horizon where there is company on shore. */
export function paintDhows(stage: Stage): void {
  const { canvas, spec, hasWords } = stage;
  if (isReef(spec)) {
    paintDhow(canvas, stage.x(hasWords ? 0.62 : 0.34), stage.y(surface), 330 * canvas.unit, settingOf(stage));
    return;
  }
  if (spec.props.includes('islet')) {
    paintDhow(canvas, stage.x(hasWords ? 0.5 : 0.3), stage.y(0.74), 400 * canvas.unit, settingOf(stage));
    return;
  }
  const isAlone = spec.props.length === 1;
  if (!isAlone) paintDhow(canvas, stage.x(0.2), stage.y(0.578), 64 * canvas.unit, settingOf(stage));
  const x = isAlone ? 0.4 : 0.58;
  paintDhow(canvas, stage.x(x), stage.y(0.7), (isAlone ? 360 : 280) * canvas.unit, settingOf(stage));
}

/** A boat well out, or an islet near the horizon. */
export function paintAfloat(stage: Stage): void {
  const { canvas, spec, horizon, hasWords } = stage;
  const { unit } = canvas;
  if (spec.props.includes('islet')) {
    paintIslet(canvas, stage.x(hasWords ? 0.8 : 0.72), stage.y(horizon + 0.035), 520 * unit, settingOf(stage));
  }
  if (spec.props.includes('boat')) {
    paintBoat(canvas, stage.x(0.52), stage.y(horizon + 0.06), 190 * unit, settingOf(stage));
  }
}
