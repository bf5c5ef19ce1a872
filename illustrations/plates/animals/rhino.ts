// A white rhinoceros, grazing height.

import { crease, eye } from '#illustrations/plates/animals/details.ts';
import { column } from '#illustrations/plates/animals/feet.ts';
import { line, outline, type Silhouette, tapered } from '#illustrations/plates/animals/silhouette.ts';

const back = '-90,-62 -89,-76 -80,-89 -62,-96 -40,-94 -16,-91 6,-94 24,-101 40,-105';
const nape = '52,-102 62,-94 70,-88';
const face = '80,-83 90,-77 97,-71 105,-66 114,-60 121,-52 126,-42 126,-34 121,-29 110,-28 100,-31';
const jaw = '92,-37 84,-41 76,-43 68,-41';
const belly = '60,-36 48,-33 22,-28 -10,-26 -40,-29 -64,-35 -82,-45';

export const rhino: Silhouette = {
  height: 100,
  near: [
    outline(back, nape, face, jaw, belly),
    // Horns.
    outline('104,-58! 112,-74 117,-88 122,-104! 127,-88 129,-72 127,-58 118,-46!'),
    outline('86,-70! 94,-82 98,-93! 103,-84 106,-74 104,-60!'),
    // Ears.
    outline('62,-86! 60,-98 62,-106 67,-112! 70,-105 70,-96 70,-82!'),
    outline('68,-82! 71,-97 76,-104 82,-106! 82,-98 79,-89 76,-78!'),
    tapered('44,-54,42 46,-36,28 46,-23,21 47,-8,20'),
    column(47, 23.5),
    tapered('-64,-62,50 -62,-42,34 -69,-27,22 -68,-8,20'),
    column(-68, 23.5),
    tapered('-82,-82,9 -92,-76,6 -98,-60,4.5 -99,-46,4.5 -101,-36,5 -101,-28,1'),
  ].join(''),
  far: [
    tapered('24,-46,36 18,-33,26 14,-22,20 10,-8,18.5'),
    column(10, 22),
    tapered('-40,-54,44 -35,-36,30 -37,-24,20 -30,-8,18.5'),
    column(-30, 22),
  ].join(''),
  marks: [
    { shapes: crease([27, -98], [15, -74], [33, -46], 2), strength: 0.3 },
    { shapes: crease([-47, -92], [-27.5, -68], [-44, -40], 2), strength: 0.3 },
    { shapes: crease([60, -92], [66.5, -71], [53, -46], 2), strength: 0.28 },
    { shapes: crease([50, -97], [57.5, -84.5], [51, -70], 1.8), strength: 0.22 },
    // The lit side of the front horn.
    { shapes: crease([113, -62], [121.5, -84.5], [122, -101], 2.6), strength: 0.4 },
    { shapes: eye(87.75, -66, 2.4), strength: 0.8 },
    { lines: line('124,-36 115,-36.6 107,-34.6'), width: 1, strength: 0.35 },
  ],
};
