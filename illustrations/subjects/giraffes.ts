// Giraffes in silhouette.

import { type LimbPoint, limb } from '#illustrations/drawing/limbs.ts';
import { limbOf, pointsOf } from '#illustrations/drawing/points.ts';
import { smoothShape } from '#illustrations/drawing/smooth-curves.ts';
import { type Drawing, element, group, place } from '#illustrations/drawing/svg.ts';
import type { Standing } from '#illustrations/subjects/standing.ts';

/** A herd in one colour: one animal is drawn once and reused. */
export function giraffes(fill: string, herd: readonly Standing[]): Drawing {
  const copies = herd.map(([x, y, scale]) =>
    element('use', { href: '#giraffe', transform: place(x, y, scale, Math.abs(scale)) }),
  );
  return [element('defs', {}, element('path', { id: 'giraffe', d: giraffe() })), group({ fill }, copies)];
}

/** A giraffe walking to the right, 250 units tall. */
function giraffe(): string {
  const body = smoothShape(
    pointsOf(
      '-54,-94 -46,-111 -16,-120 10,-130 25,-150 38,-182 50,-214 60,-238 72,-245 88,-236 106,-221 107,-212',
      '90,-214 78,-214 70,-196 62,-164 54,-130 46,-104 34,-92 4,-84 -30,-82 -48,-84',
    ),
  );
  const legs: readonly (readonly LimbPoint[])[] = [
    limbOf('35,-100,22 39,-62,10 38,-30,7 39,-2,8'),
    limbOf('24,-98,22 20,-60,10 12,-30,7 8,-2,8'),
    limbOf('-40,-94,28 -46,-60,12 -44,-30,8 -48,-2,8'),
    limbOf('-28,-92,26 -32,-58,11 -24,-30,7 -20,-2,8'),
  ];
  const horns =
    limb([
      [72, -240, 5],
      [70, -258, 5],
    ]) +
    limb([
      [79, -240, 5],
      [80, -258, 5],
    ]);
  const tail = limb(limbOf('-48,-102,8 -60,-80,4 -60,-52,7'));
  return body + legs.map(limb).join('') + horns + tail;
}
