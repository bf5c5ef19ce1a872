// The floor of a forest: leafy thickets behind whoever stands in the clearing.

import { mixColours } from '#illustrations/drawing/colour.ts';
import { chanceOf } from '#illustrations/plates/chance.ts';
import { paintMistBanks } from '#illustrations/plates/elements/mist.ts';
import { ridgeLine } from '#illustrations/plates/elements/ridges.ts';
import type { Stage } from '#illustrations/plates/scene/stage.ts';
import { paintCanopy } from '#illustrations/plates/trees/canopy.ts';

interface Thicket {
  /** How far below the horizon its tops are, as a share of the height. */
  readonly lower: number;
  readonly crowns: readonly [number, number];
  /** How much of its colour distance takes. */
  readonly paleness: number;
}

const thickets: readonly Thicket[] = [
  { lower: 0.04, crowns: [12, 24], paleness: 0.62 },
  { lower: 0.085, crowns: [18, 36], paleness: 0.36 },
];

export function paintUndergrowth(stage: Stage): void {
  const { canvas, light, ground, horizon } = stage;
  const chance = chanceOf(canvas, 'undergrowth');
  const leaf = mixColours(ground.bush, mixColours(light.mid, light.ink, 0.35), 0.55);
  const floor = mixColours(ground.far, ground.near, 0.25);
  for (const [index, { lower, crowns, paleness }] of thickets.entries()) {
    const y = canvas.y(horizon + lower + chance.between(-0.008, 0.008));
    const tops = ridgeLine(canvas, { y, amplitude: 26, scale: 420, octaves: 3, name: `thicket-${index}` });
    const ink = mixColours(leaf, light.haze, paleness);
    paintCanopy(canvas, tops, {
      ink,
      lit: mixColours(ink, ground.light, 0.4),
      crowns,
      haze: mixColours(floor, light.haze, paleness * 0.6),
      hazeDepth: 130 + 60 * index,
      hazeShare: 1,
      name: `thicket-leaves-${index}`,
    });
    const bank = { y: y + 46 * canvas.unit, count: 5, width: [400, 900], height: [26, 60] } as const;
    const opacity = light.fog ? 0.5 : 0.28;
    paintMistBanks(canvas, { ...bank, colour: light.haze, opacity, name: `thicket-mist-${index}` });
  }
}
