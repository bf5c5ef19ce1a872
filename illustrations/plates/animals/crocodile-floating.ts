// What a crocodile in the water shows: nostrils, eyes, the ridge of its back and the tip of its tail. The water line is
// y = 0.

import { eye } from '#illustrations/plates/animals/details.ts';
import { outline, type Silhouette, tapered } from '#illustrations/plates/animals/silhouette.ts';

const head = '34,0! 42,-6 50,-9 55,-15 61,-17 67,-14 72,-8 84,-5 98,-4 112,-5 120,-9 127,-10 132,-6 134,0!';
const ridge = `-98,0! -92,-5! -84,-3 -77,-8! -69,-5 -61,-10! -53,-7 -45,-12! -37,-8 -29,-12! -21,-8 -13,-11! -5,-7 3,-9!
  11,-4 18,0!`;
const tail = '-186,0! -180,-7 -176,-11! -169,-6 -163,-10! -156,-5 -150,-7! -142,-2 -138,0!';

export const crocodileFloating: Silhouette = {
  height: 60,
  coat: '#3d3b26',
  near: [head, ridge, tail].map((part) => outline(part)).join(''),
  far: '',
  marks: [
    { hue: 'ink', shapes: eye(61, -12, 2.6), strength: 0.95 },
    { hue: 'ink', shapes: tapered('122,-7,0.8 125,-7.4,2 128,-6,0.8'), strength: 0.85 },
    { hue: 'ink', shapes: outline('30,2 60,-4 100,-2 136,-2 136,2'), strength: 0.4 },
    { hue: 'ink', shapes: outline('-100,2 -70,-3 -40,-5 -10,-4 20,2'), strength: 0.4 },
  ],
};
