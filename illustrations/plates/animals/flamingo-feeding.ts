// A flamingo, feeding with its head upside down in the water.

import { outline, type Silhouette, tapered } from '#illustrations/plates/animals/silhouette.ts';

export const flamingoFeeding: Silhouette = {
  height: 100,
  near: [
    outline('-52,-80! -42,-88 -28,-96 -10,-99 8,-95 20,-87 22,-78 14,-71 -2,-68 -20,-70 -38,-75'),
    tapered('12,-82,18 25,-81,10.5 36,-73,7.2 41,-60,6.2 38,-46,5.8 33,-34,5.6 33,-24,5.8 38,-16,7'),
    // Head with its bent bill, scooping backwards.
    outline('34,-20 40,-21 45,-17 46,-11 42,-6 35,-3 27,-2 20,-4! 26,-7 31,-10 33,-14'),
    tapered('-4,-74,10 -5,-60,4.6 -4,-46,3.4 -4,-41,5 -5,-35,3.4 -5,-16,2.8 -4,-3,3'),
    outline('-6,-4! -3,-4 7,0! -6,0!'),
  ].join(''),
  far: [
    tapered('2,-74,9 6,-58,4.4 11,-46,3.4 12,-41,4.8 10,-35,3.3 8,-18,2.7 9,-3,2.9'),
    outline('7,-4! 10,-4 19,0! 7,0!'),
  ].join(''),
  marks: [
    {
      shapes: ['-46,-82,0.5 -26,-88,2 -6,-86,1.8 10,-80,0.5', '-38,-78,0.5 -20,-80,2 -2,-77,0.5'].map(tapered).join(''),
      strength: 0.34,
    },
  ],
};
