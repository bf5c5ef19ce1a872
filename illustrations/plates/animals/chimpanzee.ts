// A chimpanzee, sitting with an arm across its knee.

import { crease } from '#illustrations/plates/animals/details.ts';
import { hand } from '#illustrations/plates/animals/feet.ts';
import { line, outline, type Silhouette, tapered } from '#illustrations/plates/animals/silhouette.ts';

const back = '-34,0! -43,-14 -47,-32 -44,-52 -35,-68 -22,-79 -12,-84';
const crown = '-15,-92 -12,-104 -3,-112 9,-115 20,-112 26,-106';
const muzzle = '28,-101! 27,-97 33,-93 39,-87 43,-80 40,-74 32,-71 22,-69';
const chest = '26,-58 27,-42 22,-20 18,0!';

export const chimpanzee: Silhouette = {
  height: 114,
  near: [
    outline(back, crown, muzzle, chest),
    outline('-38,0! -42,-18 -32,-32 -12,-40 12,-46 30,-48 38,-42 36,-32 24,-18 8,-6 2,0!'),
    tapered('32,-40,18 34,-24,14 29,-8,12'),
    hand(33, 34),
    tapered('-6,-72,30 6,-56,22 24,-50,16 42,-50,12.5 55,-43,10'),
    outline('50,-48 58,-46 63,-38 65,-29 62,-27 59,-33 58,-25 55,-25 54,-33 51,-28 48,-30 49,-40'),
  ].join(''),
  far: [tapered('14,-34,18 40,-40,16 46,-24,13 44,-8,11'), hand(49, 30)].join(''),
  marks: [
    // The bare face, the ear, the fingers.
    {
      hue: '#c39372',
      shapes: outline(
        '18,-108 25,-105 27.4,-101 26,-96 33,-92.4 39,-86 41.6,-80 38.6,-75.4 31,-73 25,-76 20,-83 15,-92 14,-102',
      ),
      strength: 0.92,
    },
    { hue: '#dcb490', shapes: outline('29,-91 35,-88 40,-81 38,-76.4 31,-75 26,-80'), strength: 0.7 },
    { hue: '#c39372', shapes: outline('-6,-90 -11,-97 -9,-105 -2,-107 4,-102 4,-94 0,-88'), strength: 0.92 },
    { hue: 'ink', shapes: outline('-4,-93 -7,-98 -5,-103 -1,-103 1,-98 -1,-93'), strength: 0.45 },
    { hue: '#a07a60', shapes: outline('52,-44 60,-42 64,-32 60,-31 58,-28 54,-30 51,-34'), strength: 0.75 },
    // Brow, eye, nostril, mouth.
    { hue: 'ink', shapes: tapered('17,-105,1 23,-104.6,3 28,-100.6,1'), strength: 0.85 },
    { hue: 'ink', shapes: tapered('20.6,-98.6,1 23,-99.4,3.6 26,-98,1'), strength: 0.95 },
    { hue: '#fff3dc', shapes: tapered('23.4,-99.6,0.5 24,-99.8,0.9 24.6,-99.6,0.5'), strength: 0.9 },
    { hue: 'ink', shapes: tapered('32.6,-89,0.8 34.6,-88.6,2 36,-87,0.8'), strength: 0.8 },
    { hue: 'ink', lines: line('41,-79.6 36,-79.4 30.6,-81.4'), width: 1.3, strength: 0.8 },
    // Folds of shoulder, arm and thigh.
    { shapes: crease([-20, -74], [-18, -58], [4, -48], 2.2), strength: 0.26 },
    { shapes: crease([6, -48], [22, -40], [44, -42], 1.8), strength: 0.28 },
    { shapes: crease([-32, -26], [-20, -36], [2, -40], 2), strength: 0.24 },
  ],
};
