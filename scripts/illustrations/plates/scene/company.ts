// Everyone who is not the subject: farther back, smaller, and clear of each other.

import type { Facing } from '#scripts/illustrations/plates/animals/animals.ts';
import { chanceOf } from '#scripts/illustrations/plates/chance.ts';
import type { FaunaGroup } from '#scripts/illustrations/plates/scene/fauna.ts';
import { footprintOf, groupActor, type Individual } from '#scripts/illustrations/plates/scene/group.ts';
import { rockActor } from '#scripts/illustrations/plates/scene/kopje-cat.ts';
import {
  type ClearPlace,
  clearPlace,
  type Plan,
  sizeAt,
  subjectX,
  subjectY,
} from '#scripts/illustrations/plates/scene/plan.ts';
import {
  isVillage,
  propActor,
  propFootprint,
  type Role,
  type StandingProp,
  villageActors,
} from '#scripts/illustrations/plates/scene/props.ts';
import { isWater, type Stage } from '#scripts/illustrations/plates/scene/stage.ts';

/** Company is drawn a little larger than distance alone would have it. */
const encouragement = 1.1;

export function placeCompany(plan: Plan, animals: readonly Individual[], name: string): void {
  const { stage, actors } = plan;
  const chance = chanceOf(stage.canvas, `company-${name}`);
  const footprintAt = (scale: number) => footprintOf(stage, animals, scale * encouragement);
  const { x, y, scale } = clearPlace(plan, { name, footprintAt });
  const facing = chance.happens(0.4) ? behind(stage) : stage.ahead;
  const paleness = 0.24 * (1 - (y - stage.horizon) / (subjectY - stage.horizon));
  const place = { x, y, scale: scale * encouragement, facing, name: `company-${name}`, paleness };
  actors.push(groupActor(stage, animals, place));
}

/** A cat on a kopje: the subject when cats are what the record is about. */
export function placeClimber(plan: Plan, { animals: [cat] }: FaunaGroup): void {
  const { stage, actors } = plan;
  if (cat === undefined) return;
  const isSubject = actors.length === 0;
  const { role, x, y, scale } = propPlace(plan, 'kopje');
  const footprint = propFootprint(stage, 'kopje', role, scale);
  actors.push(rockActor(stage, cat, { x, y, footprint, isSubject }));
}

export function placeProp(plan: Plan, prop: StandingProp): void {
  const { role, ...place } = propPlace(plan, prop);
  const actor = propActor(plan.stage, prop, role, place);
  plan.actors.push(actor);
  if (prop === 'hut' && isVillage(plan.stage.spec)) plan.actors.push(...villageActors(plan.stage, actor));
}

function propPlace(plan: Plan, prop: StandingProp): ClearPlace & { role: Role } {
  const { stage, actors } = plan;
  if (actors.length === 0) {
    // On a beach it leaves the middle to the sea.
    const isBeach = isWater(stage.spec);
    return { role: 'subject', x: isBeach ? 0.28 : subjectX + 0.04, y: isBeach ? 0.895 : subjectY - 0.005, scale: 1 };
  }
  const footprintAt = (scale: number) => propFootprint(stage, prop, 'company', scale);
  return { role: 'company', ...clearPlace(plan, { name: prop, footprintAt }) };
}

/** Beside the tent or the hut, or by itself; on a beach there are two. */
export function placeFire(plan: Plan): void {
  const { stage, actors } = plan;
  const host = actors.find(({ prop }) => prop === 'tent' || prop === 'hut');
  const role = actors.length === 0 ? 'subject' : 'company';
  const alone = isWater(stage.spec) ? 0.93 : 0.86;
  const y = host === undefined ? alone : Math.min(0.93, host.y + 0.03);
  const scale = sizeAt(stage, y);
  const footprintAt = (size: number) => propFootprint(stage, 'fire', role, size);
  const free = () => clearPlace(plan, { name: 'fire', footprintAt, depths: [y] }).x;
  const x = host === undefined ? free() : beside(stage, host, footprintAt(scale).width);
  actors.push(propActor(stage, 'fire', role, { x, y, scale }));
  if (isWater(stage.spec)) {
    actors.push(propActor(stage, 'fire', role, { x: x - 0.12, y: y - 0.03, scale: scale * 0.7 }));
  }
}

function beside({ canvas }: Stage, host: { x: number; width: number }, width: number): number {
  const distance = (host.width / 2 + width * 0.8) / canvas.width;
  return host.x > 0.5 ? host.x - distance : host.x + distance;
}

function behind({ ahead }: Stage): Facing {
  return ahead === 1 ? -1 : 1;
}
