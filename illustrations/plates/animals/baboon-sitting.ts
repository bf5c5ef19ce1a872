// An olive baboon, sitting and looking out.

import { crease } from '#illustrations/plates/animals/details.ts';
import { hand } from '#illustrations/plates/animals/feet.ts';
import { line, outline, type Silhouette, tapered } from '#illustrations/plates/animals/silhouette.ts';

const back = '-34,0! -41,-14 -42,-32 -38,-52 -31,-70 -24,-84';
const crown = '-18,-96 -8,-104 3,-106 12,-102 15,-97!';
const muzzle = '21,-94 32,-88 42,-81 44,-75 40,-70 30,-69 21,-70 15,-66';
const chest = '18,-52 18,-34 12,-14 8,0!';

export const baboonSitting: Silhouette = {
  height: 100,
  near: [
    outline(back, crown, muzzle, chest),
    outline('-36,0! -40,-16 -30,-28 -12,-33 4,-33 10,-26 6,-14 -4,-4 -6,0!'),
    hand(2, 28),
    tapered('-4,-66,32 8,-44,18 16,-24,12 19,-8,10'),
    hand(24, 24),
    tapered('-34,-8,11 -50,-14,8.4 -58,-26,7.4 -62,-12,7 -72,-4,6.6 -86,-4,4.6'),
  ].join(''),
  far: [tapered('10,-58,22 18,-38,14 27,-20,11 30,-8,9.5'), hand(35, 23)].join(''),
  marks: [
    {
      hue: '#97854f',
      shapes: outline(
        '-34,-6 -39,-18 -39,-34 -35,-54 -29,-70 -22,-84 -14,-96 -4,-102 4,-94 2,-80 0,-66 -6,-52 -14,-38 -26,-28',
      ),
      strength: 0.62,
    },
    {
      hue: '#c2ac6e',
      shapes: outline('-26,-74 -20,-86 -12,-96 -2,-101 2,-92 0,-78 -6,-64 -16,-58 -24,-62'),
      strength: 0.42,
    },
    { shapes: crease([-18, -74], [-12, -56], [2, -44], 2), strength: 0.28 },
    { shapes: crease([-26, -22], [-14, -29], [0, -28], 1.8), strength: 0.26 },
    { hue: '#d8b070', shapes: tapered('13.6,-94.6,1 16.4,-94.8,3.4 19.4,-93,1'), strength: 0.95 },
    { hue: 'ink', shapes: tapered('16,-94.4,1.6 17.4,-94.2,2 18.4,-93.6,1.4'), strength: 1 },
    { shapes: tapered('38.4,-80,0.6 40.8,-79,1.9 42.4,-77.2,0.6'), strength: 0.5 },
    { lines: line('42.8,-74 34,-73.6 25,-76'), width: 1.3, strength: 0.5 },
  ],
};
