// The subject: what the picture is of.

import { chanceOf } from '#scripts/illustrations/plates/chance.ts';
import type { FaunaGroup } from '#scripts/illustrations/plates/scene/fauna.ts';
import { footprintOf, groupActor, type Individual } from '#scripts/illustrations/plates/scene/group.ts';
import { type Plan, standingGround, subjectX, subjectY } from '#scripts/illustrations/plates/scene/plan.ts';
import { isWater, type Stage } from '#scripts/illustrations/plates/scene/stage.ts';
import { isCrossing } from '#scripts/illustrations/plates/scene/waterhole.ts';

/** Of one, two, three and more animals. */
const scales = [1.68, 1.54, 1.44, 1.34];
const smallestScale = 0.98;
/** How much of the width the subject may take, beside a framing tree and without. */
const room = { framed: 0.54, open: 0.62, portrait: 0.88 };

/** Places as many of the group as fit; returns the others. */
export function placeSubject({ stage, actors, taken }: Plan, { animals, species }: FaunaGroup): readonly Individual[] {
  const { canvas } = stage;
  const chance = chanceOf(canvas, 'subject');
  const widest = canvas.width * (canvas.isPortrait ? room.portrait : taken.length > 0 ? room.framed : room.open);
  // Some subjects come so close that the grass covers their feet.
  const closeness = animals.length > 2 ? 0.2 * chance.next() : chance.next() ** 1.4;
  const wished = (scales[Math.min(animals.length, scales.length) - 1] ?? 1) * (0.96 + 0.3 * closeness);
  const fits = (count: number, scale: number) => footprintOf(stage, animals.slice(0, count), scale).width <= widest;

  // A little smaller is better than a group torn apart.
  let scale = wished;
  while (!fits(animals.length, scale) && scale > smallestScale) scale *= 0.97;
  let count = animals.length;
  if (!fits(count, scale)) {
    scale = wished;
    while (count > 1 && !fits(count, scale)) count -= 1;
  }
  const leaders = animals.slice(0, count);
  const footprint = footprintOf(stage, leaders, scale);
  scale *= Math.min(1, widest / footprint.width);
  const half = Math.min(footprint.width, widest) / 2 / canvas.width;
  const x = Math.min(Math.max(subjectX + chance.between(-0.06, 0.03), half + 0.06), Math.max(0.5, 0.66 - half));
  const y = subjectLine(stage, closeness);
  actors.push(groupActor(stage, leaders, { x, y, scale, facing: stage.ahead, name: `subject-${species}` }));
  return animals.slice(count);
}

/** Where its feet are; beside water, short of the water. */
function subjectLine(stage: Stage, closeness: number): number {
  if (isCrossing(stage.spec)) return 0.868;
  return isWater(stage.spec) ? standingGround(stage)[1] : subjectY - 0.014 + 0.044 * closeness;
}
