// Life too far away to be a subject: herds like specks, a flock, a vulture, a pink line of flamingos.

import { mixColours } from '#illustrations/drawing/colour.ts';
import { paintAnimal, paintHerd } from '#illustrations/plates/animals/animals.ts';
import { chanceOf } from '#illustrations/plates/chance.ts';
import { paintBirds } from '#illustrations/plates/elements/birds.ts';
import type { SpeciesName } from '#illustrations/plates/plate-spec.ts';
import { flamingoIn } from '#illustrations/plates/scene/group.ts';
import type { Stage } from '#illustrations/plates/scene/stage.ts';
import { statures } from '#illustrations/plates/scene/stature.ts';

/** Where a record shows so many, more of them graze beyond. */
const herdFrom = 6;
const grazers: readonly SpeciesName[] = ['wildebeest', 'buffalo', 'zebra'];

export function paintDistantHerd(stage: Stage): void {
  const { canvas, spec, light, ground, horizon, ahead } = stage;
  const large = spec.fauna.find(({ species, count }) => count >= herdFrom && grazers.includes(species));
  if (large === undefined || spec.landmark === 'lake') return;
  paintHerd(canvas, large.species, {
    name: 'distant-herd',
    count: Math.round((32 * canvas.width) / canvas.height),
    ground: [canvas.y(horizon + 0.04), canvas.y(horizon + 0.085)],
    heights: [8 * canvas.unit, 17 * canvas.unit],
    ink: mixColours(ground.dark, light.ink, 0.55),
    farInk: mixColours(ground.dark, light.haze, 0.25),
    facing: ahead,
    groups: [0.08, 0.3, 0.52, 0.7, 0.9],
  });
}

export function paintFlamingoLine(stage: Stage): void {
  const { canvas, spec, light, horizon, ahead } = stage;
  if (spec.landmark !== 'lake' || !spec.fauna.some(({ species }) => species === 'flamingo')) return;
  paintHerd(canvas, 'flamingo', {
    name: 'distant-flamingos',
    count: Math.round((94 * canvas.width) / canvas.height),
    ground: [canvas.y(horizon + 0.03), canvas.y(horizon + 0.075)],
    heights: [7 * canvas.unit, 15 * canvas.unit],
    ink: flamingoIn(light),
    farInk: mixColours(flamingoIn(light), light.haze, 0.5),
    facing: ahead,
    groups: [0.05, 0.2, 0.36, 0.5, 0.62, 0.78, 0.94],
    company: 'flamingo-feeding',
  });
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
