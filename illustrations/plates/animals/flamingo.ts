// A flamingo, wading with its neck in an S.

import { outline, type Silhouette, tapered } from '#illustrations/plates/animals/silhouette.ts';

export const flamingo: Silhouette = {
  height: 100,
  near: [
    outline('-52,-76! -44,-86 -30,-96 -12,-101 8,-99 21,-92 24,-82 16,-74 0,-69 -18,-69 -36,-73'),
    tapered('14,-84,18 26,-84,10.5 36,-92,7.4 40,-105,6.4 35,-118,5.8 29,-130,5.6 29,-142,5.6 35,-151,6.4 44,-154,8'),
    // Head with its bent bill.
    outline('38,-157 45,-159 52,-156 57,-150 60,-142 59,-134 55,-129! 53,-135 51,-141 46,-147 39,-150'),
    tapered('-4,-74,10 -5,-60,4.6 -4,-46,3.4 -4,-41,5 -5,-35,3.4 -5,-16,2.8 -4,-3,3'),
    outline('-6,-4! -3,-4 7,0! -6,0!'),
  ].join(''),
  far: [
    tapered('2,-74,9 6,-58,4.4 11,-46,3.4 12,-41,4.8 10,-35,3.3 8,-18,2.7 9,-3,2.9'),
    outline('7,-4! 10,-4 19,0! 7,0!'),
  ].join(''),
  marks: [
    {
      shapes: ['-46,-79,0.5 -26,-86,2 -6,-86,1.8 10,-81,0.5', '-38,-75,0.5 -20,-78,2 -2,-76,0.5'].map(tapered).join(''),
      strength: 0.34,
    },
    { shapes: tapered('46,-154,0.5 47.4,-154.4,1.6 49,-154,0.5'), strength: 0.85 },
  ],
};
