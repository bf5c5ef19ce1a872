// A chimpanzee on its knuckles, lower at the hips than at the shoulders.

import { crease } from '#illustrations/plates/animals/details.ts';
import { hand } from '#illustrations/plates/animals/feet.ts';
import { line, outline, type Silhouette, tapered } from '#illustrations/plates/animals/silhouette.ts';

const back = '-58,-42 -60,-54 -54,-66 -40,-75 -20,-82 0,-88 16,-95';
const crown = '22,-104 30,-112 41,-116 52,-113 58,-107';
const muzzle = '60,-102! 59,-98 65,-94 72,-88 76,-81 73,-75 65,-72 56,-71';
const chest = '52,-64 44,-54 36,-48';
const belly = '16,-42 -8,-40 -30,-38 -48,-38';

export const chimpanzeeWalking: Silhouette = {
  height: 114,
  near: [
    outline(back, crown, muzzle, chest, belly),
    tapered('24,-82,34 34,-58,21 37,-34,15 41,-12,12'),
    outline('34,-14 46,-16 51,-9 50,-2 46,0! 36,0! 34,-6'),
    tapered('-44,-52,34 -32,-38,26 -38,-22,16 -44,-9,12'),
    hand(-38, 32),
  ].join(''),
  far: [
    tapered('14,-78,26 16,-54,17 12,-32,13 13,-12,10.5'),
    outline('8,-13 18,-14 23,-8 22,-2 18,0! 9,0! 7,-6'),
    tapered('-30,-48,28 -14,-34,20 -12,-20,14 -14,-8,11'),
    hand(-8, 28),
  ].join(''),
  marks: [
    {
      hue: '#c39372',
      shapes: outline(
        '50,-109 57,-106 59.4,-102 58,-97 65,-93.4 71,-87 74.6,-81 71.6,-76.4 64,-74 58,-77 53,-84 48,-93 46,-103',
      ),
      strength: 0.92,
    },
    { hue: '#dcb490', shapes: outline('61,-92 67,-89 73,-82 71,-77.4 64,-76 59,-81'), strength: 0.7 },
    { hue: '#c39372', shapes: outline('28,-91 23,-98 25,-106 32,-108 38,-103 38,-95 34,-89'), strength: 0.92 },
    { hue: 'ink', shapes: outline('30,-94 27,-99 29,-104 33,-104 35,-99 33,-94'), strength: 0.45 },
    { hue: 'ink', shapes: tapered('49,-106,1 55,-105.6,3 60,-101.6,1'), strength: 0.85 },
    { hue: 'ink', shapes: tapered('52.6,-99.6,1 55,-100.4,3.6 58,-99,1'), strength: 0.95 },
    { hue: 'ink', shapes: tapered('65.6,-90,0.8 67.6,-89.6,2 69,-88,0.8'), strength: 0.8 },
    { hue: 'ink', lines: line('74,-80.6 69,-80.4 63.6,-82.4'), width: 1.3, strength: 0.8 },
    { shapes: crease([8, -84], [14, -66], [26, -54], 2.2), strength: 0.26 },
    { shapes: crease([-34, -68], [-22, -56], [-24, -44], 2), strength: 0.24 },
  ],
};
