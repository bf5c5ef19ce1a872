// A Cape buffalo bull, standing its ground: a boss like a helmet, and horns that droop before they rise.

import { crease } from '#illustrations/plates/animals/details.ts';
import { hoof } from '#illustrations/plates/animals/feet.ts';
import { line, outline, type Silhouette, tapered } from '#illustrations/plates/animals/silhouette.ts';

const back = '-72,-58 -73,-76 -64,-88 -48,-91 -26,-88 -4,-88 14,-96 28,-102 42,-101';
const head = '54,-98 66,-100 76,-99 84,-92 89,-82 94,-72 99,-64 102,-57 102,-50 98,-45 90,-44 82,-48 75,-54 69,-60';
const chest = '62,-52 56,-40 48,-33';
const belly = '38,-30 17,-28 -11,-30 -35,-34 -53,-41 -68,-52';

const boss = '57,-101 63,-108 72,-109 80,-106 84,-99 82,-92 76,-93 70,-90 63,-92';
const nearHorn = tapered('70,-97,13 61,-90,12 52,-81,10.4 43,-79,8.6 36,-85,7 33,-96,5.2 37,-107,3.4 44,-113,1');
const farHorn = tapered('77,-99,12 86,-94,10.4 95,-91,8.6 102,-95,7 105,-104,5 102,-112,3.2 96,-116,1');
const ear = '63,-84! 56,-83 48,-77 42,-70 41,-64 45,-66 48,-62 52,-66 57,-66 62,-71 67,-78!';

export const buffalo: Silhouette = {
  height: 100,
  coat: '#332822',
  near: [
    outline(back, head, chest, belly),
    farHorn,
    outline(boss),
    nearHorn,
    outline(ear),
    tapered('40,-56,40 42,-40,22 41,-27,14 41,-12,11 41,-5,11'),
    hoof(41, 14),
    tapered('-54,-64,38 -54,-48,38 -62,-33,20 -62,-13,11 -62,-5,11'),
    hoof(-62, 14),
    tapered('-60,-82,9 -74,-79,6 -81,-62,4.4 -82,-46,4 -84,-38,7 -85,-27,5.5 -85,-20,1'),
  ].join(''),
  far: [
    tapered('26,-50,34 21,-37,19 20,-26,13 14,-12,10.5 12,-5,10.5'),
    hoof(12, 13.5),
    tapered('-39,-58,38 -36,-41,22 -41,-29,14 -36,-13,10.5 -34,-5,10.5'),
    hoof(-34, 13.5),
  ].join(''),
  marks: [
    {
      shapes: outline('-70,-72 -62,-90 -46,-93 -4,-90 28,-104 44,-102 34,-92 6,-80 -28,-78 -54,-76 -64,-66'),
      strength: 0.14,
    },
    { hue: 'ink', shapes: crease([42, -98], [33, -68], [48, -42], 2.6), strength: 0.6 },
    { hue: 'ink', shapes: crease([-44, -86], [-29, -68], [-40, -46], 2.4), strength: 0.6 },
    // The face: its shade, the wet muzzle, eye, nostril and mouth.
    { hue: 'ink', shapes: outline('66,-88 78,-90 86,-84 84,-74 78,-62 72,-58 64,-64 62,-76'), strength: 0.4 },
    { shapes: outline('92,-66 98,-63 101.4,-56 101,-49 96,-46 90,-48 88,-56'), strength: 0.18 },
    { hue: 'ink', shapes: tapered('79.4,-81.4,1 83,-82.4,4 87,-79.4,1'), strength: 0.9 },
    { hue: '#b58a4c', shapes: tapered('81.8,-81.2,0.7 83.4,-81.5,2 85,-80.4,0.7'), strength: 0.95 },
    { hue: 'ink', shapes: tapered('95.4,-61,1 98,-59.6,3 99.6,-57,1'), strength: 0.9 },
    { hue: 'ink', lines: line('101.4,-50.6 96,-50 91,-52'), width: 1.2, strength: 0.8 },
    { hue: '#6a5040', shapes: outline('61,-82 54,-80.6 48,-75 44,-69 50,-70 56,-71 62,-75'), strength: 0.7 },
    { hue: 'ink', lines: line('62,-79 55,-75.6 48,-71'), width: 1.4, strength: 0.7 },
    // Horn: grey, lit from above, ringed where it is thick.
    { hue: '#7d6d5e', shapes: farHorn, strength: 0.75 },
    { hue: '#8d7b69', shapes: [outline(boss), nearHorn].join(''), strength: 0.9 },
    {
      hue: '#c0ab90',
      shapes: tapered('79,-104,0.6 72,-107,3 64,-103,3.4 56,-92,2.6 47,-83,2 39,-88,1.6 36,-98,1.2 40,-108,0.5'),
      strength: 0.7,
    },
    {
      hue: 'ink',
      lines: ['74,-108 73,-93', '66,-104 71,-94', '60,-98 67,-89', '53,-91 58,-81', '45,-85 47,-76'].map(line).join(''),
      width: 0.9,
      strength: 0.45,
    },
  ],
};
