// Folds of the land across the plain.

import { mixColours } from '#illustrations/drawing/colour.ts';
import { chanceOf } from '#illustrations/plates/chance.ts';
import { ridgeLine } from '#illustrations/plates/elements/ridges.ts';
import { paintTreeLine } from '#illustrations/plates/elements/treeline.ts';
import { polygon } from '#illustrations/plates/paths.ts';
import type { Stage } from '#illustrations/plates/scene/stage.ts';

/** Many below mountains, sometimes one elsewhere. */
export function paintSwells(stage: Stage): void {
  const { canvas, spec, light, ground, horizon } = stage;
  const chance = chanceOf(canvas, 'swells');
  const isHilly = spec.landmark === 'peaks' || spec.biome === 'highland';
  const count = isHilly ? 3 : chance.whole(0, 2);
  for (let swell = 0; swell < count; swell += 1) {
    const share = (swell + chance.between(0.25, 0.75)) / count;
    const y = canvas.y(horizon + 0.05 + (0.92 - horizon) * share * 0.75);
    const crest = ridgeLine(canvas, {
      y,
      amplitude: (isHilly ? 34 : 16) * (0.6 + share),
      scale: 380 + 240 * share,
      octaves: 3,
      tilt: chance.between(-0.03, 0.03),
      name: `swell-${swell}`,
    });
    const strength = isHilly ? 0.5 : 0.3;
    const fill = canvas.linearGradient(
      [
        [0, mixColours(ground.dark, ground.near, 0.4), strength],
        [1, ground.near, 0],
      ],
      { x2: 0, y1: y - 30 * canvas.unit, y2: y + (90 + 110 * share) * canvas.unit, inCanvasUnits: true },
    );
    const below = y + 260 * canvas.unit;
    canvas.path(polygon([...crest, [canvas.width + 20, below], [-20, below]]), fill);
    if (isHilly) {
      const colour = mixColours(ground.bush, light.ink, 0.3);
      const height = [5 + 8 * share, 11 + 14 * share] as const;
      paintTreeLine(canvas, crest, {
        count: 22,
        height,
        colour,
        opacity: 0.55,
        bushes: true,
        name: `swell-bushes-${swell}`,
      });
    }
  }
}
