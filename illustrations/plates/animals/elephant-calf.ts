// An elephant calf: all head and belly on short legs, its trunk up.

import { column, nails } from '#illustrations/plates/animals/feet.ts';
import { line, outline, type Silhouette, tapered } from '#illustrations/plates/animals/silhouette.ts';

const back = '-57,-50 -58,-66 -52,-79 -40,-86 -22,-86 -4,-84 10,-88 22,-95';
const brow = '28,-103 38,-111 51,-113 63,-107 70,-96 74,-83';
const trunk = '78,-69 82,-56 87,-45 93,-39 98,-42 99,-50 105,-52 108,-43 105,-33 96,-27 86,-30 79,-39 74,-49 70,-56';
const throat = '64,-54 56,-46 48,-40';
const belly = '36,-30 10,-24 -14,-24 -36,-29 -52,-38';
const ear = '46,-90 42,-99 33,-103 22,-102 14,-96 10,-86 10,-72 14,-57 21,-45 28,-42 32,-48 34,-59 39,-68 44,-78';

const feet = [31, -42] as const;
const footWidth = 20.5;

export const elephantCalf: Silhouette = {
  height: 100,
  coat: '#312b28',
  near: [
    outline(back, brow, trunk, throat, belly),
    tapered('28,-52,34 30,-34,25 31,-20,19 31,-7,18'),
    tapered('-39,-54,38 -38,-38,30 -43,-22,20 -42,-7,18'),
    ...feet.map((x) => column(x, footWidth)),
    tapered('-53,-74,6.5 -62,-66,4.4 -66,-52,3.2 -67,-42,3.6 -69,-34,4.6 -70,-27,1'),
  ].join(''),
  far: [
    tapered('14,-46,28 10,-32,22 6,-20,17.5 2,-7,17'),
    column(2, 19),
    tapered('-20,-48,32 -17,-34,24 -20,-20,18 -15,-7,17'),
    column(-15, 19),
  ].join(''),
  marks: [
    { hue: 'ink', shapes: outline(ear), strength: 0.5 },
    { shapes: outline(ear), strength: 0.13 },
    { lines: line(ear), width: 1.6, strength: 0.34 },
    { shapes: tapered('55,-88,0.6 58,-89,3 61,-87.4,0.6'), strength: 0.6 },
    { shapes: feet.map((x) => nails(x, footWidth)).join(''), strength: 0.32 },
  ],
};
