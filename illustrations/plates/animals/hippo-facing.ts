// A hippopotamus in the water that looks at the viewer across its broad muzzle. The water line is y = 0.

import { outline, type Silhouette } from '#illustrations/plates/animals/silhouette.ts';
import { ellipse } from '#illustrations/plates/paths.ts';

const back = '-84,0! -78,-12 -62,-23 -40,-28 -16,-27 4,-20 16,-8 20,0!';
const brow = '4,0! 3,-14 8,-27 11,-36 17,-39 23,-36 30,-35 37,-36 43,-39 49,-36 52,-27 57,-14 56,0!';
const ears = ['9,-29! 1,-34 -4,-40 -2,-45 4,-44 11,-38 14,-31!', '46,-31! 49,-38 56,-44 62,-45 64,-40 59,-34 51,-29!'];
const muzzle = '-3,0! -5,-8 0,-17 10,-21 20,-24 30,-22 40,-24 50,-21 60,-17 65,-8 63,0!';

export const hippoFacing: Silhouette = {
  height: 100,
  coat: '#6a534e',
  near: [back, brow, ...ears, muzzle].map((part) => outline(part)).join(''),
  far: '',
  marks: [
    { shapes: outline('-76,-14 -62,-26 -40,-31 -14,-29 0,-22 -16,-23 -40,-24 -62,-19'), strength: 0.22 },
    // The head before the back, and the muzzle before the head.
    { hue: 'ink', shapes: outline(brow), strength: 0.24 },
    { hue: '#86695f', shapes: outline(muzzle), strength: 0.9 },
    { hue: '#b27a6c', shapes: outline('-2,-3 12,-7 30,-5 48,-7 62,-3 62,2 -2,2'), strength: 0.55 },
    { hue: '#b27a6c', shapes: [14, 46].map((x) => ellipse(x, -30, 4, 2.4)).join(''), strength: 0.5 },
    { hue: 'ink', shapes: [15, 45].map((x) => ellipse(x, -33.6, 2.2, 2)).join(''), strength: 0.95 },
    { hue: 'ink', shapes: [20, 40].map((x) => ellipse(x, -18.6, 3, 2)).join(''), strength: 0.85 },
    { hue: 'ink', shapes: [3, 57].map((x) => ellipse(x, -39, 2.6, 2.2)).join(''), strength: 0.45 },
  ],
};
