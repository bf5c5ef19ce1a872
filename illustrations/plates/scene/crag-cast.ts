// Who stands on a crag: baboons strewn along a cliff, or trekkers beside the cross of a summit.

import { type Facing, paintAnimal } from '#illustrations/plates/animals/animals.ts';
import { chanceOf } from '#illustrations/plates/chance.ts';
import { paintParty, partyWidth } from '#illustrations/plates/props/people/trekkers.ts';
import { paintSummitCross } from '#illustrations/plates/props/summit-cross.ts';
import type { Actor } from '#illustrations/plates/scene/actor.ts';
import { footOn, isSummit, paintCrag } from '#illustrations/plates/scene/crag.ts';
import { faunaGroups } from '#illustrations/plates/scene/fauna.ts';
import { styleOf } from '#illustrations/plates/scene/group.ts';
import { settingOf } from '#illustrations/plates/scene/props.ts';
import type { Stage } from '#illustrations/plates/scene/stage.ts';

/**
 * Ledges of the cliff from the most to the least looked at, in shares of the scene, and which way one looks from
 * there.
 */
const ledges: readonly { x: number; back?: true; size: number }[] = [
  { x: 0.305, size: 1.5 },
  { x: 0.125, size: 1.3 },
  { x: 0.435, size: 1.16, back: true },
  { x: 0.205, size: 0.7 },
  { x: 0.045, size: 1.1, back: true },
];

/** Where the cross stands and where people do, in shares of the scene. */
const onSummit = { cross: 0.275, people: 0.345 };
const person = 118;

/** The crag and everyone on it, as one actor. */
export function cragActor(stage: Stage): Actor {
  const { canvas, spec } = stage;
  const x = isSummit(spec) ? 0.32 : 0.25;
  const [, foot] = footOn(stage, x);
  return {
    x,
    y: foot / canvas.height,
    width: stage.size.width * 0.4,
    height: 160 * canvas.unit,
    paint() {
      if (isSummit(spec)) paintOnSummit(stage);
      paintCrag(stage);
      if (!isSummit(spec)) paintOnLedges(stage);
    },
  };
}

function paintOnLedges(stage: Stage): void {
  const { canvas, ahead } = stage;
  const chance = chanceOf(canvas, 'ledges');
  const animals = faunaGroups(stage)
    .filter(({ habitat }) => habitat === 'land')
    .flatMap((group) => group.animals);
  for (const [index, animal] of animals.entries()) {
    const ledge = ledges[index % ledges.length] ?? { x: 0.2, size: 1 };
    const [x, y] = footOn(stage, ledge.x + chance.between(-0.008, 0.008));
    const facing: Facing = ledge.back ? (ahead === 1 ? -1 : 1) : ahead;
    const style = styleOf(stage, animal, { x: 0, y: 0, scale: 1, facing, name: 'ledge' });
    const height = animal.height * ledge.size * 1.25 * canvas.unit;
    paintAnimal(canvas, animal.species, x, y, height, { ...style, shadow: undefined });
  }
}

function paintOnSummit(stage: Stage): void {
  const { canvas, spec } = stage;
  const { unit } = canvas;
  const setting = settingOf(stage);
  const [crossX, crossY] = footOn(stage, onSummit.cross);
  paintSummitCross(canvas, crossX, crossY + 8 * unit, 112 * unit, setting);
  if (!spec.props.includes('trekkers')) return;
  const [peopleX, peopleY] = footOn(stage, onSummit.people);
  paintParty(canvas, peopleX, peopleY, (partyWidth.arrived * person * unit) / 100, setting, 'arrived');
}
