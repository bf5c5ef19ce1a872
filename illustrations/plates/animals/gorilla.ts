// A silverback on his knuckles.

import { gorillaFace, gorillaHead } from '#illustrations/plates/animals/gorilla-head.ts';
import { outline, type Silhouette, tapered } from '#illustrations/plates/animals/silhouette.ts';

const back = '-66,-44 -66,-58 -58,-72 -42,-84 -20,-95 0,-107 14,-119';
const chest = '60,-82 52,-66 40,-54';
const belly = '20,-46 -4,-42 -24,-38 -44,-36 -60,-38';

export const gorilla: Silhouette = {
  height: 155,
  near: [
    outline(back, gorillaHead, chest, belly),
    // The near arm, from shoulder to knuckles.
    outline(
      '10,-112 6,-94 16,-74 26,-58 30,-42 32,-24 33,-10 36,-2 42,0! 58,0! 63,-4 62,-11 57,-16 57,-30 60,-46 62,-62 58,-80 50,-98 34,-112',
    ),
    outline(
      '-62,-50 -64,-38 -60,-26 -56,-14 -55,-5 -52,0! -26,0! -22,-4 -25,-9 -34,-12 -36,-20 -30,-34 -26,-50 -40,-64',
    ),
  ].join(''),
  far: [
    outline('14,-84 8,-62 6,-44 4,-26 4,-12 6,-3 12,0! 26,0! 31,-4 29,-11 24,-15 26,-32 34,-50 36,-72'),
    outline('-36,-48 -32,-34 -28,-22 -26,-10 -24,-3 -20,0! -2,0! 2,-4 -2,-9 -10,-12 -12,-22 -8,-38 -14,-52'),
  ].join(''),
  marks: [
    // The silver saddle.
    { shapes: outline('-66,-58 -56,-74 -40,-86 -18,-97 4,-109 10,-104 0,-90 -14,-74 -30,-62 -46,-54'), strength: 0.2 },
    { shapes: outline('14,-108 32,-110 46,-98 54,-80 57,-62 50,-70 36,-84 20,-96'), strength: 0.1 },
    // The arm in front of the chest.
    { hue: 'ink', shapes: tapered('8,-104,0.5 6,-90,2.6 14,-74,3 25,-60,2.6 29,-46,0.5'), strength: 0.8 },
    { hue: 'ink', shapes: tapered('-22,-66,0.5 -24.5,-52,2.4 -32,-38,0.5'), strength: 0.7 },
    ...gorillaFace(0, 0),
  ],
};
