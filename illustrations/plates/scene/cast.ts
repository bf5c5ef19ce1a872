// Who stands where. The subject comes first and stands a third of the way in; everyone else takes the clearest place
// that is left, farther back, and nobody stands behind the framing tree.

import type { Actor } from '#illustrations/plates/scene/actor.ts';
import { placeClimber, placeCompany, placeFire, placeProp, placeRocks } from '#illustrations/plates/scene/company.ts';
import { isCrag } from '#illustrations/plates/scene/crag.ts';
import { cragActor } from '#illustrations/plates/scene/crag-cast.ts';
import { type FaunaGroup, faunaGroups, isCat, isOpenWater } from '#illustrations/plates/scene/fauna.ts';
import { placeMiddleTree } from '#illustrations/plates/scene/middle-tree.ts';
import type { Plan } from '#illustrations/plates/scene/plan.ts';
import { leadingProp, standingProps } from '#illustrations/plates/scene/props.ts';
import type { Stage } from '#illustrations/plates/scene/stage.ts';
import { placeSubject } from '#illustrations/plates/scene/subject.ts';
import { placeCrossing, placeSwimmers } from '#illustrations/plates/scene/swimmers.ts';
import { isCrossing } from '#illustrations/plates/scene/water.ts';
import { waterholeActors } from '#illustrations/plates/scene/waterhole.ts';

export interface Cast {
  /** Everything that walks, swims or stands, the farthest first. */
  readonly actors: readonly Actor[];
  /** Whom the picture is of, if it is of anybody. */
  readonly subject: Actor | undefined;
}

export function planCast(stage: Stage, taken: readonly Actor[]): Cast {
  const { props } = stage.spec;
  if (isCrag(stage.spec)) return onlyOn(cragActor(stage));
  const plan: Plan = { stage, actors: [], taken: [...taken, ...waterholeActors(stage)] };
  const groups = inOrder(stage, faunaGroups(stage));
  const climber = props.includes('kopje') ? groups.find(({ species }) => isCat(species)) : undefined;
  const [first, ...others] = groups.map((group) => (group === climber ? withoutFirst(group) : group));

  if (climber !== undefined && climber === groups[0]) placeClimber(plan, climber);
  const lead = leadingProp(stage.spec);
  if (lead !== undefined) placeProp(plan, lead);
  const rest = first === undefined ? [] : placeFirst(plan, first);
  for (const prop of standingProps(stage.spec)) {
    if (prop === 'fire' || prop === lead) continue;
    if (prop !== 'kopje' || plan.actors.length === 0) placeProp(plan, prop);
    else if (climber === undefined) placeRocks(plan);
    else if (climber !== groups[0]) placeClimber(plan, climber);
  }
  for (const group of [...rest, ...others]) placeFurther(plan, group);
  if (props.includes('fire')) placeFire(plan);
  placeMiddleTree(plan);

  return { actors: plan.actors.toSorted((one, other) => one.y - other.y), subject: plan.actors[0] };
}

/** In a lake, those who swim are too far out to be the subject, unless they are alone. */
function inOrder({ spec }: Stage, groups: readonly FaunaGroup[]): FaunaGroup[] {
  const [onLand, swimming] = (['land', 'water'] as const).map((place) =>
    groups.filter(({ habitat }) => habitat === place),
  );
  if (spec.landmark === 'lake') return [...(onLand ?? []), ...(swimming ?? [])];
  return groups.filter(({ habitat }) => habitat !== 'air');
}

/** Without the one on the rock. */
function withoutFirst(group: FaunaGroup): FaunaGroup {
  return { ...group, animals: group.animals.slice(1) };
}

/** Places the subject, where there is none yet; returns whoever of its group stands elsewhere. */
function placeFirst(plan: Plan, group: FaunaGroup): FaunaGroup[] {
  const { spec } = plan.stage;
  const isFarOut = spec.landmark === 'lake' && group.habitat === 'water' && !isOpenWater(spec);
  if (plan.actors.length > 0 || isFarOut) return [group];
  if (group.habitat === 'land') {
    const others = placeSubject(plan, group);
    if (isCrossing(spec)) placeCrossing(plan, group);
    return [{ ...group, animals: others }];
  }
  placeSwimmers(plan, group);
  return [];
}

function placeFurther(plan: Plan, group: FaunaGroup): void {
  if (group.animals.length === 0) return;
  if (group.habitat === 'water') placeSwimmers(plan, group);
  else placeCompany(plan, group);
}

function onlyOn(actor: Actor): Cast {
  return { actors: [actor], subject: actor };
}
