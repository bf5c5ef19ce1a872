// A lioness, walking with her head low and her shoulders high.

import { crease } from '#illustrations/plates/animals/details.ts';
import { paw } from '#illustrations/plates/animals/feet.ts';
import { lionCoat, lionEar, lionFace, lionFeatures } from '#illustrations/plates/animals/lion-face.ts';
import { moved, outline, type Silhouette, tapered } from '#illustrations/plates/animals/silhouette.ts';

const headAt = [-4, 14] as const;
const back = '-71,-62 -70,-74 -62,-82 -45,-84 -22,-79 0,-78 12,-84 22,-90 32,-90 39,-91';
const chest = '56,-52 51,-44 44,-40';
const belly = '34,-40 16,-41 -4,-45 -26,-51 -44,-55 -57,-57 -66,-60';

const tuft = tapered('-103,-29,3.6 -110,-26,6.4 -117,-27,7 -123,-31,4 -127,-36,0.8');

export const lioness: Silhouette = {
  height: 100,
  coat: lionCoat,
  near: [
    outline(back, moved(lionFace, ...headAt), chest, belly),
    outline(moved(lionEar, ...headAt)),
    tapered('32,-66,32 40,-47,20 44,-30,13.5 50,-15,11 54,-7,11'),
    paw(55, 18.5),
    tapered('-54,-68,36 -53,-55,35 -60,-42,24 -68,-31,13 -71,-17,10 -70,-7,10.5'),
    paw(-69, 17.5),
    tapered('-50,-70,10 -73,-72,6.5 -86,-60,4.8 -93,-44,4 -100,-31,4 -107,-27,4.4'),
    tuft,
  ].join(''),
  far: [
    tapered('24,-58,28 17,-42,17 12,-28,12 3,-14,10 -2,-7,10'),
    paw(-1, 17.5),
    tapered('-38,-60,33 -31,-45,23 -32,-33,14 -36,-24,10.5 -29,-13,9.5 -24,-7,10'),
    paw(-23, 16.5),
  ].join(''),
  marks: [
    {
      hue: '#d8a861',
      shapes: outline(
        '-70,-70 -62,-83 -44,-86 -20,-81 2,-80 22,-92 38,-94 34,-84 16,-74 -10,-71 -36,-72 -52,-66 -62,-58',
      ),
      strength: 0.5,
    },
    { hue: '#d8a861', shapes: outline('22,-80 34,-84 43,-76 45,-62 40,-50 32,-54 24,-66'), strength: 0.25 },
    {
      hue: 'ink',
      shapes: outline('26,-46! 10,-49 -8,-52 -28,-58 -46,-60! -30,-48 0,-40 18,-38'),
      strength: 0.26,
    },
    { hue: 'ink', shapes: tuft, strength: 0.85 },
    { hue: 'ink', shapes: crease([18, -80], [23, -68], [30, -56], 2), strength: 0.26 },
    { hue: 'ink', shapes: crease([-45, -78], [-31, -68], [-38, -52], 2), strength: 0.3 },
    ...lionFeatures(...headAt),
  ],
};
