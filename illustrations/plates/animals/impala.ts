// An impala ram, alert.

import { crease, eye } from '#illustrations/plates/animals/details.ts';
import { hoof } from '#illustrations/plates/animals/feet.ts';
import { outline, type Silhouette, tapered } from '#illustrations/plates/animals/silhouette.ts';

const back = '-54,-76 -52,-84 -43,-90 -28,-92 -8,-90 12,-91 24,-95';
const nape = '32,-102 39,-113 45,-124 50,-131';
const face = '56,-135 62,-133 68,-127 75,-120 80,-115 81,-111 77,-108 70,-109 63,-112';
const throat = '58,-109 55,-98 51,-85 46,-75';
const belly = '39,-67 28,-63 8,-62 -12,-63 -30,-67 -44,-70 -52,-72';

const horn = tapered('57,-132,5 54,-142,4.8 49,-152,4.4 48,-162,3.8 52,-172,3 55,-181,2 55,-188,0.8');

export const impala: Silhouette = {
  height: 100,
  coat: '#a05c28',
  near: [
    outline(back, nape, face, throat, belly),
    // Lyre horns and ear.
    horn,
    outline('50,-129! 44,-131 37,-136 33,-141! 41,-143 49,-139 55,-133!'),
    tapered('34,-76,20 35,-60,12 35,-48,7.6 35,-40,6.6 34,-22,4.6 34,-12,5.6 34,-5,4.8'),
    hoof(34, 7),
    tapered('-41,-80,26 -41,-67,24 -46,-55,14 -50,-46,8 -49,-36,5.6 -47,-18,4.8 -47,-11,5.6 -48,-5,4.8'),
    hoof(-48, 7),
    tapered('-44,-82,6 -54,-81,5.4 -59,-71,5 -61,-61,1'),
  ].join(''),
  far: [
    tapered('59,-133,4.6 59,-143,4.4 56,-153,4 57,-163,3.4 62,-172,2.6 66,-180,1.8 67,-187,0.8'),
    tapered('26,-74,18 23,-58,11 22,-47,7.4 20,-39,6.4 16,-22,4.5 13,-12,5.4 12,-5,4.7'),
    hoof(12, 7),
    tapered('-30,-76,24 -29,-62,14 -33,-52,9 -37,-44,7 -34,-35,5.5 -28,-18,4.7 -26,-11,5.4 -26,-5,4.7'),
    hoof(-26, 7),
  ].join(''),
  marks: [
    // Pale below and at the muzzle, black on rump and horn.
    {
      hue: '#ecd9b4',
      shapes: outline('-56,-76 -30,-73 -6,-70 20,-71 44,-80 52,-66 20,-56 -20,-58 -56,-64'),
      strength: 0.8,
    },
    { hue: '#ecd9b4', shapes: outline('72,-117 80,-116 84,-111 78,-106 66,-108 66,-113'), strength: 0.7 },
    { hue: 'ink', shapes: horn, strength: 0.8 },
    { hue: 'ink', shapes: crease([-49, -88], [-53, -76], [-50, -64], 2.2), strength: 0.7 },
    { hue: 'ink', shapes: eye(67.5, -123, 2.4), strength: 0.9 },
  ],
};
