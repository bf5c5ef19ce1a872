// The subject: what the picture is of.

import { chanceOf } from '#illustrations/plates/chance.ts';
import { type Actor, type Footprint, hiddenArea, type SceneSize } from '#illustrations/plates/scene/actor.ts';
import { cameraOf } from '#illustrations/plates/scene/camera.ts';
import type { FaunaGroup } from '#illustrations/plates/scene/fauna.ts';
import { footprintOf, groupActor, type Individual } from '#illustrations/plates/scene/group.ts';
import { type Plan, standingGround, subjectX } from '#illustrations/plates/scene/plan.ts';
import { isWater, type Stage } from '#illustrations/plates/scene/stage.ts';
import { isCrossing, river } from '#illustrations/plates/scene/water.ts';

/** Of one, two, three and more animals. */
const scales = [1.68, 1.54, 1.5, 1.5];
/** How small a group of up to four, and a larger one, may become before it is torn apart. */
const smallest = { few: 0.98, many: 1.14 };
/** How much of the width the subject may take, beside a framing tree and without. */
const room = {
  framed: 0.54,
  open: 0.62,
  portrait: 0.88,
  belowWords: 0.62,
  besideKeeper: { open: 0.82, portrait: 0.7 },
};

/** Places as many of the group as fit; returns the others. */
export function placeSubject(plan: Plan, group: FaunaGroup): readonly Individual[] {
  if (cameraOf(plan.stage.spec) === 'portrait') {
    placeSitters(plan, group);
    return [];
  }
  const { stage, actors, taken } = plan;
  const { animals, species } = group;
  const { canvas } = stage;
  const chance = chanceOf(canvas, 'subject');
  const widest =
    stage.size.width *
    (stage.spec.props.includes('keeper') ? room.besideKeeper[canvas.isPortrait ? 'portrait' : 'open'] : 1) *
    (canvas.isPortrait
      ? stage.hasWords
        ? room.belowWords
        : room.portrait
      : taken.length > 0
        ? room.framed
        : room.open);
  // Some subjects come so close that the grass covers their feet.
  const closeness = animals.length > 2 ? 0.2 * chance.next() : chance.next() ** 1.4;
  const wished =
    stage.view.size * (scales[Math.min(animals.length, scales.length) - 1] ?? 1) * (0.96 + 0.3 * closeness);
  const fits = (count: number, scale: number) => footprintOf(stage, animals.slice(0, count), scale).width <= widest;

  // A little smaller is better than a group torn apart.
  let scale = wished;
  const least = stage.view.size * (animals.length <= scales.length ? smallest.few : smallest.many);
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
  // Whoever is tall keeps the head in the picture.
  scale *= Math.min(1, ((y - headroom) * canvas.height) / footprintOf(stage, leaders, scale).height);
  // Clear of what stands below the words.
  const aside = stage.hasWords ? 0.12 : 0;
  const wish = subjectX + aside + chance.between(-0.06, 0.03);
  const { x, shrink } = clearOfFrame(stage.size, { x: wish, y }, footprintOf(stage, leaders, scale), taken);
  scale *= shrink;
  actors.push(groupActor(stage, leaders, { x, y, scale, facing: stage.ahead, name: `subject-${species}` }));
  return animals.slice(count);
}

/**
 * How high one stands whose portrait it is, in canvas units, and where its head is. Its feet are in the grass at the
 * viewer's own; a giraffe's are far below the picture.
 */
const sitters = { whole: { height: 760, top: 0.25 }, neck: { height: 860, top: 0.33 } };
/** Where its face ends, as a share of the scene, and how much of the scene it may be long. */
const sitterRoom = { facing: 0.955, longest: 0.91 };

/** One animal or a family, as near as all of them can stand whole. */
function placeSitters({ stage, actors }: Plan, { animals, species }: FaunaGroup): void {
  const { canvas } = stage;
  const { height: tall, top } = species === 'giraffe' ? sitters.neck : sitters.whole;
  const whole = footprintOf(stage, animals, 1);
  const longest = (stage.size.width * sitterRoom.longest) / whole.width;
  const scale = Math.min((tall * canvas.unit) / whole.height, longest);
  const { width } = footprintOf(stage, animals, scale);
  const x = sitterRoom.facing - width / 2 / stage.size.width;
  const feet = top + (tall * canvas.unit) / canvas.height;
  const place = { x, y: feet, scale, facing: stage.ahead, name: `portrait-${species}` };
  actors.push(groupActor(stage, animals, place));
}

/** Where its feet are; beside water, short of the water. */
function subjectLine(stage: Stage, closeness: number): number {
  const { spec, view } = stage;
  if (isCrossing(spec)) return river.far - 0.045;
  if (spec.props.includes('falls')) return 0.9 + 0.03 * closeness;
  return isWater(spec) ? standingGround(stage)[1] : view.subjectY - 0.014 + 0.044 * closeness;
}

const margin = 0.05;
/** Air above whoever is tall, as a share of the height. */
const headroom = 0.05;
const shrinks = [1, 0.92, 0.85, 0.78, 0.72];

/** The place nearest to the wished one where the framing tree hides nothing of the subject, smaller if need be. */
function clearOfFrame(
  scene: SceneSize,
  { x: wish, y }: { x: number; y: number },
  footprint: Footprint,
  taken: readonly Actor[],
): { x: number; shrink: number } {
  for (const shrink of shrinks) {
    const size = { width: footprint.width * shrink, height: footprint.height * shrink };
    const half = size.width / 2 / scene.width;
    for (let x = Math.max(wish, half + margin); x >= half + margin; x -= 0.02) {
      if (hiddenArea(scene, { x, y, ...size }, taken) === 0) return { x, shrink };
    }
  }
  return { x: Math.max(wish, footprint.width / 2 / scene.width + margin), shrink: 1 };
}
