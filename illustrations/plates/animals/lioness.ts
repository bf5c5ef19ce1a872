// A lioness, walking with her head level.

import { crease } from '#illustrations/plates/animals/details.ts';
import { paw } from '#illustrations/plates/animals/feet.ts';
import { line, outline, type Silhouette, tapered } from '#illustrations/plates/animals/silhouette.ts';

const back = '-71,-64 -68,-75 -59,-82 -42,-84 -20,-80 2,-79 16,-86 28,-88 39,-87';
const forehead = '47,-91 54,-98 61,-101.6 67,-101 71,-98.6 76,-95.6 82,-92.6 86.4,-90!';
const muzzle = '88.8,-87.4 87.4,-84.6 89,-81.4 88.6,-78 85.8,-76! 86.2,-73.4 85,-70 81,-67.4 74,-66 68,-64';
const chest = '62,-58 58,-48 50,-42';
const belly = '37,-40 18,-42 -4,-46 -26,-51 -44,-55 -57,-57 -66,-60';

export const lioness: Silhouette = {
  height: 100,
  near: [
    outline(back, forehead, muzzle, chest, belly),
    // Ear.
    outline('52,-91! 50,-98 51.5,-104 56,-107 60.5,-105 62.5,-101 62,-96!'),
    tapered('39,-62,31 42,-46,20 44,-30,13.5 46,-14,11 47,-7,11'),
    paw(48, 18),
    tapered('-54,-68,36 -54,-55,35 -59,-42,24.5 -66,-30,13 -66,-16,10 -64,-7,10.5'),
    paw(-63, 17),
    tapered('-50,-70,10 -73,-73,6.5 -86,-62,4.8 -93,-44,4 -99,-30,4 -108,-24,4.6 -113,-23,7 -119,-24,5.5 -123,-27,1'),
  ].join(''),
  far: [
    tapered('28,-58,27 22,-42,17 18,-28,12 11,-14,10 7,-7,10'),
    paw(8, 17),
    tapered('-39,-60,33 -34,-45,23 -37,-33,14 -42,-26,10.5 -39,-14,9.5 -35,-7,10'),
    paw(-34, 16),
  ].join(''),
  marks: [
    // Eye, nostril, mouth and the inside of the ear.
    { shapes: tapered('70,-93.4,0.6 72.2,-93.6,1.9 74.6,-92.4,0.6'), strength: 0.85 },
    { shapes: tapered('83.4,-87.2,0.5 85.6,-86.6,1.6 87,-85.4,0.5'), strength: 0.45 },
    { lines: line('86.4,-76 82.6,-75.2 79.2,-73'), width: 0.9, strength: 0.5 },
    { shapes: tapered('54.6,-97,0.8 54.4,-101,2.2 57.4,-103.6,0.9'), strength: 0.3 },
    // Jaw, shoulder and haunch.
    { shapes: crease([60, -90], [59, -79], [66, -72], 1.5), strength: 0.24 },
    { shapes: crease([20, -82], [34.5, -72], [31, -58], 1.8), strength: 0.26 },
    { shapes: crease([-45, -80], [-31, -69.5], [-37, -57], 1.8), strength: 0.26 },
  ],
};
