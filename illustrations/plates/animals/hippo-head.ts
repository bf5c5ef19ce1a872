// What a hippopotamus in the water shows: ears, eyes, nostrils and a strip of its back. The water line is y = 0.

import { outline, type Silhouette, tapered } from '#illustrations/plates/animals/silhouette.ts';

export const hippoHead: Silhouette = {
  height: 100,
  near: [
    outline('-46,0! -38,-9 -28,-18 -16,-23 -2,-24 8,-22 18,-17 30,-14 42,-15 52,-19 61,-19 67,-13 70,-6 72,0!'),
    // Ear, eye and nostril.
    outline('-24,-14! -31,-24 -32,-33 -27,-37 -22,-33 -19,-26 -14,-18!'),
    outline('-4,-20! -3,-28 3,-32 9,-30 13,-24 14,-15!'),
    outline('48,-14! 51,-22 57,-25 62,-22 64,-14!'),
  ].join(''),
  far: [
    outline('-14,-18! -18,-28 -16,-35 -11,-36 -8,-30 -6,-20!'),
    outline('-150,0! -136,-7 -114,-11 -90,-10 -70,-6 -58,0!'),
  ].join(''),
  marks: [
    { shapes: tapered('3,-27,0.5 5.6,-27.6,2.2 8.4,-26.6,0.5'), strength: 0.8 },
    { shapes: tapered('55,-21,0.5 57,-22,1.6 59.4,-21,0.5'), strength: 0.45 },
    { shapes: tapered('-27,-31,0.5 -26,-27,2 -23,-22,0.5'), strength: 0.3 },
  ],
};
