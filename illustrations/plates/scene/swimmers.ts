// Hippos, crocodiles and flamingos, in the lake, the waterhole or below the falls.

import { pointsOf } from '#illustrations/drawing/points.ts';
import type { Facing } from '#illustrations/plates/animals/animals.ts';
import type { FaunaGroup } from '#illustrations/plates/scene/fauna.ts';
import { isOpenWater } from '#illustrations/plates/scene/fauna.ts';
import { footprintOf, groupActor, type Individual } from '#illustrations/plates/scene/group.ts';
import { type ClearPlace, clearPlace, type Plan, sizeAt, subjectX } from '#illustrations/plates/scene/plan.ts';
import { shoreline } from '#illustrations/plates/scene/shore.ts';
import { statures } from '#illustrations/plates/scene/stature.ts';
import { isCrossing, river } from '#illustrations/plates/scene/water.ts';
import { waterholeOf } from '#illustrations/plates/scene/waterhole.ts';

/** The widest a group may be, as a share of the picture. */
const widest = 0.66;

export function placeSwimmers(plan: Plan, group: FaunaGroup): void {
  const { stage, actors } = plan;
  const { species } = group;
  const isCrocodile = species === 'crocodile';
  const swimming = stage.spec.landmark === 'lake' ? inLake : isCrossing(stage.spec) ? inRiver : inPool;
  const { x, y, scale: wished } = swimming(plan, group);
  const isBasking = isCrocodile && swimming === inPool;
  const animals = isBasking ? group.animals : group.animals.map(inWater);
  const footprint = footprintOf(stage, animals, wished);
  const scale = wished * Math.min(1, (stage.size.width * (isBasking ? 0.48 : widest)) / footprint.width);
  const facing = stage.ahead;
  actors.push(
    groupActor(stage, animals, {
      x,
      y,
      scale,
      facing,
      name: `swimming-${species}`,
      inWater: !isBasking,
    }),
  );
}

/** What is to be seen of those who can walk as well while they swim. */
function inWater(animal: Individual): Individual {
  const { species } = animal;
  if (species !== 'crocodile' && species !== 'wildebeest') return animal;
  return { ...animal, species: species === 'crocodile' ? 'crocodile-floating' : 'wildebeest-swimming' };
}

/** A crocodile lies at the water's edge, the others stand or float in it. */
function inLake(plan: Plan, { species, animals }: FaunaGroup): ClearPlace {
  const { stage, actors } = plan;
  const near = isOpenWater(stage.spec) ? 0.86 : shoreline - 0.035;
  if (actors.length === 0) return { x: subjectX + 0.04, y: near, scale: sizeAt(stage, near) * 1.5 };
  const footprintAt = (scale: number) => footprintOf(stage, animals, scale);
  const wish = species === 'crocodile' ? 0.22 : 0.6;
  return clearPlace(plan, { name: species, depths: [near - 0.03, near - 0.06, near - 0.09], footprintAt, wish });
}

function inPool({ stage, actors }: Plan, { species }: FaunaGroup): ClearPlace {
  const pool = waterholeOf(stage);
  const isCrocodile = species === 'crocodile';
  const y = pool.y + (isCrocodile ? (pool.radiusY * 1.15) / 1000 : 0.012);
  return { x: pool.x + (isCrocodile ? 0.02 : 0), y, scale: sizeAt(stage, y) * (actors.length === 0 ? 1.9 : 1.05) };
}

/** The way of a herd through the river, from the foot of the bank to the viewer; the first come down it: shares of the scene. */
const way = pointsOf(
  '0.73,0.712 0.655,0.732 0.73,0.775 0.64,0.79 0.57,0.82 0.7,0.84 0.46,0.858 0.6,0.885 0.36,0.905 0.48,0.938',
);

/** Those of the herd that swim already; they turn back to where the river lets them land. */
export function placeCrossing({ stage, actors }: Plan, { species }: FaunaGroup): void {
  const facing: Facing = stage.ahead === 1 ? -1 : 1;
  for (const [index, [x, y]] of way.entries()) {
    const animal = { species, height: statures.wildebeest * (0.9 + 0.03 * (index % 4)) } as const;
    const isDry = y < river.far;
    const place = { x, y, scale: 1.1 + (y - river.far) * 2.6, facing, name: `crossing-${index}`, inWater: !isDry };
    actors.push(groupActor(stage, [isDry ? { ...animal, species: 'wildebeest-running' } : inWater(animal)], place));
  }
}

function inRiver(): ClearPlace {
  return { x: 0.17, y: 0.9, scale: 1.3 };
}
