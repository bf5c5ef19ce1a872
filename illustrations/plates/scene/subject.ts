// The subject: what the picture is of.

import type { Canvas } from '#illustrations/plates/canvas.ts';
import { chanceOf } from '#illustrations/plates/chance.ts';
import { type Actor, type Footprint, hiddenArea } from '#illustrations/plates/scene/actor.ts';
import type { FaunaGroup } from '#illustrations/plates/scene/fauna.ts';
import { footprintOf, groupActor, type Individual } from '#illustrations/plates/scene/group.ts';
import { type Plan, standingGround, subjectX, subjectY } from '#illustrations/plates/scene/plan.ts';
import { isWater, type Stage } from '#illustrations/plates/scene/stage.ts';
import { isCrossing } from '#illustrations/plates/scene/waterhole.ts';

/** Of one, two, three and more animals. */
const scales = [1.68, 1.54, 1.44, 1.34];
/** How small a group of up to four, and a larger one, may become before it is torn apart. */
const smallest = { few: 0.98, many: 1.14 };
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
  const least = animals.length <= scales.length ? smallest.few : smallest.many;
  while (!fits(animals.length, scale) && scale > least) scale *= 0.97;
  let count = animals.length;
  if (!fits(count, scale)) {
    scale = wished;
    while (count > 1 && !fits(count, scale)) count -= 1;
  }
  const leaders = animals.slice(0, count);
  const footprint = footprintOf(stage, leaders, scale);
  scale *= Math.min(1, widest / footprint.width);
  const y = subjectLine(stage, closeness);
  const wish = subjectX + chance.between(-0.06, 0.03);
  const { x, shrink } = clearOfFrame(canvas, { x: wish, y }, footprintOf(stage, leaders, scale), taken);
  scale *= shrink;
  actors.push(groupActor(stage, leaders, { x, y, scale, facing: stage.ahead, name: `subject-${species}` }));
  return animals.slice(count);
}

/** Where its feet are; beside water, short of the water. */
function subjectLine(stage: Stage, closeness: number): number {
  if (isCrossing(stage.spec)) return 0.852;
  if (stage.spec.props.includes('falls')) return 0.9 + 0.03 * closeness;
  return isWater(stage.spec) ? standingGround(stage)[1] : subjectY - 0.014 + 0.044 * closeness;
}

const margin = 0.05;
const shrinks = [1, 0.92, 0.85, 0.78, 0.72];

/** The place nearest to the wished one where the framing tree hides nothing of the subject, smaller if need be. */
function clearOfFrame(
  canvas: Canvas,
  { x: wish, y }: { x: number; y: number },
  footprint: Footprint,
  taken: readonly Actor[],
): { x: number; shrink: number } {
  for (const shrink of shrinks) {
    const size = { width: footprint.width * shrink, height: footprint.height * shrink };
    const half = size.width / 2 / canvas.width;
    for (let x = Math.max(wish, half + margin); x >= half + margin; x -= 0.02) {
      if (hiddenArea(canvas, { x, y, ...size }, taken) === 0) return { x, shrink };
    }
  }
  return { x: Math.max(wish, footprint.width / 2 / canvas.width + margin), shrink: 1 };
}
