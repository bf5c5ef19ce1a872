// Life too far away to be a subject: herds like specks, a flock, a vulture, a pink line of flamingos.

import { mixColours } from '#illustrations/drawing/colour.ts';
import { interpolate } from '#illustrations/drawing/interpolation.ts';
import { paintAnimal } from '#illustrations/plates/animals/animals.ts';
import { chanceOf } from '#illustrations/plates/chance.ts';
import { paintBirds } from '#illustrations/plates/elements/birds.ts';
import type { SpeciesName } from '#illustrations/plates/plate-spec.ts';
import { individuals } from '#illustrations/plates/scene/fauna.ts';
import { groupActor } from '#illustrations/plates/scene/group.ts';
import type { Stage } from '#illustrations/plates/scene/stage.ts';
import { statures } from '#illustrations/plates/scene/stature.ts';
import { isCrossing, river } from '#illustrations/plates/scene/water.ts';

/** Where a record shows so many, more of them graze beyond. */
const herdFrom = 6;
const grazers: readonly SpeciesName[] = ['wildebeest', 'buffalo', 'zebra'];

export function paintDistantHerd(stage: Stage): void {
  const { spec, horizon } = stage;
  const large = spec.fauna.find(({ species, count }) => count >= herdFrom && grazers.includes(species));
  if (large === undefined || spec.landmark === 'lake') return;
  // Before a river the whole of it comes to a stand.
  const herd = isCrossing(spec)
    ? { clumps: 17, ground: [horizon + 0.035, river.far - 0.075], heights: [9, 48] }
    : { clumps: 9, ground: [horizon + 0.04, horizon + 0.085], heights: [9, 18] };
  paintFarHerd(stage, large.species, herd);
}

export function paintFlamingoLine(stage: Stage): void {
  const { spec, horizon } = stage;
  if (spec.landmark !== 'lake' || !spec.fauna.some(({ species }) => species === 'flamingo')) return;
  paintFarHerd(stage, 'flamingo', { clumps: 26, ground: [horizon + 0.03, horizon + 0.075], heights: [9, 19] });
}

interface FarHerd {
  /** In a picture of 16 by 10. */
  readonly clumps: number;
  /** Its farthest and its nearest line, as shares of the height, and how high in canvas units one stands there. */
  readonly ground: readonly number[];
  readonly heights: readonly number[];
}

/** Clumps of a herd all over a strip of the distance, the farthest first. */
function paintFarHerd(stage: Stage, species: SpeciesName, { clumps, ground, heights }: FarHerd): void {
  const { canvas, ahead } = stage;
  const chance = chanceOf(canvas, `far-${species}`);
  const count = Math.round(clumps * canvas.breadth);
  const nearness = Array.from({ length: count }, () => chance.next()).toSorted((one, other) => one - other);
  for (const [index, near] of nearness.entries()) {
    const between = ([far = 0, last = 0]: readonly number[]) => interpolate(far, last, near);
    const x = ((index * 0.618 + chance.between(0, 0.3)) % 1) * 1.04 - 0.02;
    const animals = individuals(stage, species, chance.whole(4, 7)).map((animal) => ({ ...animal, height: 1 }));
    const place = { x: x, y: between(ground), scale: between(heights), paleness: 0.6 - 0.4 * near };
    const facing = chance.happens(0.7) ? ahead : ahead === 1 ? -1 : 1;
    groupActor(stage, animals, { ...place, facing, name: `far-${index}`, inWater: true }).paint();
  }
}

export function paintSkyLife(stage: Stage): void {
  const { canvas, spec, light, hasWords } = stage;
  const chance = chanceOf(canvas, 'sky-life');
  const colour = mixColours(light.far, light.ink, 0.6);
  if (spec.fauna.some(({ species }) => species === 'vulture')) {
    const height = statures.vulture * canvas.unit;
    paintAnimal(canvas, 'vulture', stage.x(0.52), stage.y(0.3), height, { ink: light.ink, facing: stage.ahead });
    return;
  }
  if (light.moon || chance.happens(0.25)) return;
  // Beside a mountain rather than before its snow.
  const isBesidePeak = spec.landmark === 'kili' || spec.landmark === 'peaks';
  const share = isBesidePeak ? chance.between(0.34, 0.42) : hasWords ? 0.6 : chance.between(0.45, 0.66);
  const flock = { x: stage.x(share), y: stage.y(chance.between(0.2, 0.3)), spread: [110, 34] } as const;
  paintBirds(canvas, { ...flock, count: chance.whole(4, 9), colour });
}
