// Everyone who is not the subject: farther back, smaller, and clear of each other.

import type { Facing } from '#illustrations/plates/animals/animals.ts';
import { chanceOf } from '#illustrations/plates/chance.ts';
import type { PropName } from '#illustrations/plates/plate-spec.ts';
import { type Actor, type Footprint, hiddenArea } from '#illustrations/plates/scene/actor.ts';
import { type FaunaGroup, isCat } from '#illustrations/plates/scene/fauna.ts';
import { footprintOf, groupActor } from '#illustrations/plates/scene/group.ts';
import { rockActor } from '#illustrations/plates/scene/kopje-cat.ts';
import { type ClearPlace, clearPlace, type Plan, sizeAt, subjectX } from '#illustrations/plates/scene/plan.ts';
import { propActor, propFootprint, type Role, type StandingProp } from '#illustrations/plates/scene/props.ts';
import { isWater, type Stage } from '#illustrations/plates/scene/stage.ts';

/** Company is drawn a little larger than distance alone would have it. */
const encouragement = 1.1;

/** Places a group at the clearest of the given depths, or anywhere on the ground. */
export function placeCompany(plan: Plan, { animals, species: name }: FaunaGroup, depths?: readonly number[]): void {
  const { stage, actors } = plan;
  const chance = chanceOf(stage.canvas, `company-${name}`);
  const footprintAt = (scale: number) => footprintOf(stage, animals, scale * encouragement);
  const { x, y, scale } = clearPlace(plan, { name, footprintAt, isNear: isCat(name), ...(depths && { depths }) });
  const facing = chance.happens(0.4) ? behind(stage) : stage.ahead;
  const paleness = 0.24 * (1 - (y - stage.horizon) / (stage.view.subjectY - stage.horizon));
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

/** Rocks nobody climbs are scenery: large, far back, and others may stand before them. */
export function placeRocks(plan: Plan): void {
  const { stage, actors } = plan;
  const footprintAt = (scale: number) => propFootprint(stage, 'kopje', 'subject', scale * rockSize);
  const depths = [stage.horizon + 0.058];
  const { x, y, scale } = clearPlace(plan, { name: 'rocks', footprintAt, depths });
  actors.push({ ...propActor(stage, 'kopje', 'subject', { x, y, scale: scale * rockSize }), isBackdrop: true });
}

const rockSize = 1.9;

export function placeProp(plan: Plan, prop: StandingProp): void {
  const [leader] = plan.actors;
  if (prop === 'keeper' && leader !== undefined) {
    placeKeeper(plan, leader);
    return;
  }
  const { role, ...place } = propPlace(plan, prop);
  plan.actors.push(propActor(plan.stage, prop, role, place));
}

/** How high a keeper stands against a calf, and how far before its middle, in widths of the keeper. */
const withCalf = { stature: 1.34, reach: 0.34 };

/** At the head of those who follow, as near as a bottle reaches. */
function placeKeeper({ stage, actors }: Plan, leader: Actor): void {
  const { size, canvas } = stage;
  const whole = propFootprint(stage, 'keeper', 'company', 1);
  const scale = (leader.height * withCalf.stature) / whole.height;
  const half = leader.width / 2 + whole.width * scale * withCalf.reach;
  actors.push(
    propActor(stage, 'keeper', 'company', { x: leader.x + half / size.width, y: leader.y + 2 / canvas.height, scale }),
  );
}

/** How far a subject keeps from the picture's edge, as a share of the scene. */
const edge = 0.04;

function propPlace(plan: Plan, prop: StandingProp): ClearPlace & { role: Role } {
  const { stage, actors } = plan;
  if (actors.length === 0) {
    // On a beach it leaves the middle to the sea.
    const isBeach = isWater(stage.spec);
    const inland = chanceOf(stage.canvas, 'prop-subject').between(subjectX - 0.02, subjectX + 0.1);
    const scale = stage.view.size;
    const half = propFootprint(stage, prop, 'subject', scale).width / 2 / stage.size.width;
    const x = Math.max(half + edge, Math.min(1 - edge - half, isBeach ? 0.28 : inland));
    return { role: 'subject', x, y: isBeach ? 0.895 : stage.view.subjectY - 0.005, scale };
  }
  const footprintAt = (scale: number) => propFootprint(stage, prop, 'company', scale);
  return { role: 'company', ...clearPlace(plan, { name: prop, footprintAt }) };
}

const hosts: readonly PropName[] = ['tent', 'starbed', 'table'];

/** Beside the tent or the table, or by itself. */
export function placeFire(plan: Plan): void {
  const { stage, actors } = plan;
  const host = actors.find(({ prop }) => prop !== undefined && hosts.includes(prop));
  const role = actors.length === 0 ? 'subject' : 'company';
  const y = host === undefined ? 0.86 : Math.min(0.93, host.y + 0.03);
  const scale = sizeAt(stage, y);
  const footprintAt = (size: number) => propFootprint(stage, 'fire', role, size);
  const free = () => clearPlace(plan, { name: 'fire', footprintAt, depths: [y] }).x;
  const x = host === undefined ? free() : beside(plan, host, y, footprintAt(scale));
  actors.push(propActor(stage, 'fire', role, { x, y, scale }));
}

/** On the side of its host where it is in nobody's way. */
function beside({ stage, actors }: Plan, host: Actor, y: number, footprint: Footprint): number {
  const { size } = stage;
  const distance = (host.width / 2 + footprint.width * 0.8) / size.width;
  const sides = [host.x - distance, host.x + distance];
  const inTheWay = (x: number) => hiddenArea(size, { x, y, ...footprint }, actors);
  const [left = host.x, right = host.x] = sides;
  return inTheWay(left) <= inTheWay(right) ? left : right;
}

function behind({ ahead }: Stage): Facing {
  return ahead === 1 ? -1 : 1;
}
