// A Cape buffalo bull, standing its ground.

import { crease, eye } from '#illustrations/plates/animals/details.ts';
import { hoof } from '#illustrations/plates/animals/feet.ts';
import { outline, type Silhouette, tapered } from '#illustrations/plates/animals/silhouette.ts';

const back = '-72,-58 -73,-76 -64,-89 -48,-93 -26,-91 -4,-92 17,-98 33,-103 46,-101';
const head = '57,-96 68,-96 77,-93 85,-84 92,-72 98,-62 102,-54 101,-47 96,-44 87,-45 79,-50 72,-55';
const chest = '65,-55 61,-44 53,-36';
const belly = '40,-32 17,-30 -11,-32 -35,-36 -53,-42 -68,-52';

export const buffalo: Silhouette = {
  height: 100,
  near: [
    outline(back, head, chest, belly),
    // Horns: down from the boss, then out and up.
    outline(
      '83,-92! 75,-101 66,-101 59,-96 51,-98 47,-106 49,-116 53,-123! 43,-117 39,-106 41,-93 50,-85 61,-84 74,-80!',
    ),
    outline('74,-88! 81,-102 90,-100 98,-104 98,-112 93,-120! 102,-115 106,-105 102,-95 94,-90 85,-78!'),
    outline('68,-82! 57,-80 48,-74 43,-66 52,-65 62,-69 72,-76!'),
    tapered('42,-56,38 43,-40,21 42,-27,13.5 42,-12,11 42,-5,11'),
    hoof(42, 14),
    tapered('-54,-64,37 -54,-48,37 -62,-33,20 -61,-13,11 -61,-5,11'),
    hoof(-61, 14),
    tapered('-59,-82,9 -74,-79,6 -82,-62,4.4 -84,-46,4 -86,-38,7 -87,-27,5.5 -87,-20,1'),
  ].join(''),
  far: [
    tapered('28,-50,34 23,-37,19 22,-26,13 17,-12,10.5 15,-5,10.5'),
    hoof(15, 13.5),
    tapered('-39,-58,38 -37,-41,22 -42,-29,14 -38,-13,10.5 -36,-5,10.5'),
    hoof(-36, 13.5),
  ].join(''),
  marks: [
    { shapes: eye(82.35, -76, 2.4), strength: 0.8 },
    { shapes: crease([44, -95], [34.5, -67.5], [51, -46], 2), strength: 0.26 },
    { shapes: crease([-44, -88], [-29, -71], [-38, -50], 2), strength: 0.24 },
    // The lit edge of the horn.
    { shapes: tapered('78,-94,0.5 66,-92,2.4 52,-91,2.4 43,-97,1.8 42,-108,1.2 47,-117,0.4'), strength: 0.4 },
  ],
};
