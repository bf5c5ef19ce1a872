// Hippos, crocodiles and flamingos, in the lake, the waterhole or below the falls.

import type { FaunaGroup } from '#illustrations/plates/scene/fauna.ts';
import { isOpenWater } from '#illustrations/plates/scene/fauna.ts';
import { footprintOf, groupActor, type Individual } from '#illustrations/plates/scene/group.ts';
import { type ClearPlace, clearPlace, type Plan, sizeAt, subjectX } from '#illustrations/plates/scene/plan.ts';
import { shoreline } from '#illustrations/plates/scene/shore.ts';
import { isCrossing, river, waterholeOf } from '#illustrations/plates/scene/waterhole.ts';

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
  const scale = wished * Math.min(1, (stage.size.width * widest) / footprint.width);
  const facing = isCrocodile && stage.ahead === 1 ? -1 : isCrocodile ? 1 : stage.ahead;
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
  return { x: pool.x + (isCrocodile ? 0.02 : 0), y, scale: sizeAt(stage, y) * (actors.length === 0 ? 1.3 : 1.05) };
}

/** How many of a herd are in the river already. */
const swimmersOfHerd = 3;

/** Sends the last of a herd into the river; returns those still on the bank. */
export function placeCrossing({ stage, actors }: Plan, group: FaunaGroup): FaunaGroup {
  const ashore = group.animals.slice(0, -swimmersOfHerd);
  const swimming = group.animals.slice(-swimmersOfHerd).map(inWater);
  const place = { x: 0.5, y: 0.945, scale: 1.2, facing: stage.ahead, name: 'crossing', inWater: true };
  actors.push(groupActor(stage, swimming, place));
  return { ...group, animals: ashore };
}

function inRiver(): ClearPlace {
  return { x: 0.82, y: river.crocodile, scale: 1.35 };
}
