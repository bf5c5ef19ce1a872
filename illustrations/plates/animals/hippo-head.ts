// What a hippopotamus in the water shows: ears, eyes, nostrils and the long low mound of its back. The water line is
// y = 0.

import { outline, type Silhouette, tapered } from '#illustrations/plates/animals/silhouette.ts';
import { ellipse } from '#illustrations/plates/paths.ts';

const back = '-132,0! -122,-11 -104,-20 -82,-24 -58,-22 -40,-17 -28,-10 -20,-6 -10,0!';
const head = `-34,0! -30,-10 -24,-19 -14,-24 -4,-25 3,-29 9,-33 16,-32 21,-26 29,-22 38,-22 47,-24 53,-29 60,-32
  67,-30 74,-24 80,-15 82,-6 80,0!`;
const ear = '-15,-20! -22,-29 -22,-38 -16,-42 -10,-37 -8,-29 -8,-21!';

export const hippoHead: Silhouette = {
  height: 100,
  coat: '#6a534e',
  near: [outline(back), outline(head), outline(ear)].join(''),
  far: [
    outline('-4,-22! -9,-32 -7,-40 -2,-42 3,-37 4,-29 3,-22!'),
    outline('7,-26! 12,-36 18,-38 23,-34 26,-22!'),
  ].join(''),
  marks: [
    // Light along back and muzzle; the skin is pink below the eye, along the lip and in the ear.
    { shapes: outline('-120,-12 -104,-22 -82,-27 -60,-24 -46,-16 -62,-18 -84,-19 -104,-15'), strength: 0.22 },
    { shapes: outline('36,-23 48,-26 58,-34 68,-31 74,-24 62,-25 50,-20 42,-19'), strength: 0.2 },
    { hue: '#b27a6c', shapes: outline('34,0 38,-7 50,-9 64,-8 74,-10 84,-8 84,2 34,2'), strength: 0.55 },
    { hue: '#b27a6c', shapes: outline('4,-23 10,-26 18,-24 14,-20 7,-20'), strength: 0.6 },
    { hue: 'ink', shapes: outline('-14,-23 -19,-30 -18.6,-36 -15,-38 -12,-33 -11,-25'), strength: 0.55 },
    { hue: 'ink', shapes: ellipse(12, -27.6, 2.4, 2.2), strength: 0.95 },
    { hue: 'ink', shapes: tapered('60,-28,1.4 64,-27.6,3.4 67,-25,1.4'), strength: 0.85 },
  ],
};
