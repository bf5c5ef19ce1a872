// What all giraffes share: trunk, legs, tail and coat.

import { net } from '#illustrations/plates/animals/coat.ts';
import { hoof } from '#illustrations/plates/animals/feet.ts';
import { type Marks, tapered } from '#illustrations/plates/animals/silhouette.ts';

export const giraffeBack = '-47,-100 -42,-111 -30,-119 -12,-123 4,-130 15,-139';

/** From the chest to the flank. */
export const giraffeBelly = '47,-106 46,-96 40,-90 24,-90 4,-86 -14,-84 -30,-85 -42,-90';

export const giraffeNearLimbs = [
  tapered('34,-104,26 37,-86,17 39,-66,10 40,-51,9.5 40,-44,9.6 40,-38,7.6 39,-20,6.4 39,-11,7.4 39,-5,6.6'),
  hoof(39, 10),
  tapered('-31,-98,32 -33,-82,28 -41,-66,18 -50,-53,11.5 -51,-46,9.5 -48,-28,6.8 -47,-11,7.4 -48,-5,6.6'),
  hoof(-48, 10),
  // Tail.
  tapered('-36,-106,8 -48,-103,5 -56,-84,3.4 -57,-70,3 -59,-58,6 -61,-46,5.5 -62,-36,1'),
].join('');

export const giraffeFarLimbs = [
  tapered('24,-100,24 21,-80,14 20,-62,10 19,-52,9.5 17,-45,9 15,-38,7.4 10,-20,6.2 8,-11,7 6,-5,6.4'),
  hoof(6, 10),
  tapered('-24,-94,30 -24,-76,18 -30,-60,12 -35,-52,10 -34,-46,8.8 -28,-28,6.6 -23,-11,7 -22,-5,6.4'),
  hoof(-22, 10),
].join('');

/** The net of its coat, from the cheek to the knees. */
export function giraffeCoat(top: number, right: number): Marks {
  return { lines: net('giraffe', { left: -60, right, top, bottom: -58 }, 9.5), width: 1.7, strength: 0.42 };
}
