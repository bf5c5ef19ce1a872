// A chimpanzee on its knuckles, lower at the hips than at the shoulders.

import { chimpanzeeFace, chimpanzeeHead } from '#illustrations/plates/animals/chimpanzee-head.ts';
import { hand } from '#illustrations/plates/animals/feet.ts';
import { moved, outline, type Silhouette, tapered } from '#illustrations/plates/animals/silhouette.ts';

const headAt = [33, 4] as const;
const back = '-60,-40 -62,-53 -56,-65 -42,-73 -22,-79 -2,-84 12,-88';
const chest = '50,-58 42,-48 34,-44';
const belly = '14,-38 -10,-37 -32,-36 -50,-36';

export const chimpanzeeWalking: Silhouette = {
  height: 114,
  near: [
    outline(back, moved(chimpanzeeHead, ...headAt), chest, belly),
    tapered('20,-74,38 34,-54,25 40,-34,17 46,-12,12.5'),
    outline('40,-15 51,-17 57,-10 56,-2 52,0! 41,0! 39,-6'),
    tapered('-42,-50,38 -28,-36,28 -36,-21,17 -48,-8,12'),
    hand(-42, 34),
  ].join(''),
  far: [
    tapered('12,-72,28 12,-52,19 8,-32,14 4,-12,11'),
    outline('-1,-13 9,-14 14,-8 13,-2 9,0! 0,0! -2,-6'),
    tapered('-28,-46,30 -10,-32,22 -6,-19,15 -12,-8,11'),
    hand(-6, 30),
  ].join(''),
  marks: [
    // Light on the hair of back, shoulder and haunch.
    { shapes: outline('-58,-56 -48,-68 -28,-76 -4,-82 10,-86 4,-76 -16,-68 -38,-58 -52,-48'), strength: 0.12 },
    { shapes: outline('8,-82 22,-84 34,-72 40,-54 42,-38 34,-44 22,-58 12,-70'), strength: 0.1 },
    { hue: 'ink', shapes: tapered('8,-78,1 16,-60,2.6 30,-44,1'), strength: 0.8 },
    ...chimpanzeeFace(...headAt),
  ],
};
