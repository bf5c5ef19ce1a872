// An elephant calf: the same animal, rounder, with its trunk up.

import { column } from '#illustrations/plates/animals/feet.ts';
import { line, outline, type Silhouette, tapered } from '#illustrations/plates/animals/silhouette.ts';

const back = '-71,-58 -69,-72 -60,-83 -44,-88 -24,-86 -4,-84 12,-88 24,-92';
const brow = '30,-93 38,-99 48,-99 57,-93 63,-83';
const trunk = '68,-70 72,-57 77,-47 84,-41 90,-44 91,-52 96,-53 99,-44 95,-35 85,-31 75,-35 69,-43 65,-48';
const throat = '60,-49 54,-45 48,-38';
const belly = '38,-36 12,-32 -16,-32 -40,-36 -60,-42';

export const elephantCalf: Silhouette = {
  height: 100,
  near: [
    outline(back, brow, trunk, throat, belly),
    tapered('33,-54,34 35,-36,23 37,-21,18 38,-7,17.5'),
    column(38, 20),
    tapered('-50,-58,38 -49,-40,28 -55,-23,18.5 -54,-7,17'),
    column(-54, 20),
    tapered('-64,-76,7 -75,-68,4.5 -80,-50,3.2 -81,-38,3.6 -83,-30,5 -84,-23,1'),
  ].join(''),
  far: [
    tapered('16,-48,30 11,-33,22 8,-20,17 3,-7,16'),
    column(3, 19),
    tapered('-30,-50,36 -27,-35,25 -28,-21,18 -21,-7,16'),
    column(-21, 19),
  ].join(''),
  marks: [
    {
      lines: line('43,-81 40,-88 31,-92 18,-89 10,-79 9,-68 14,-55 21,-46 27,-43 30,-48 32,-57 37,-66 40,-75'),
      width: 1.6,
      strength: 0.4,
    },
  ],
};
