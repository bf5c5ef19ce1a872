// A lion in his mane, walking with his head high.

import { crease } from '#illustrations/plates/animals/details.ts';
import { paw } from '#illustrations/plates/animals/feet.ts';
import { lionCoat, lionEar, lionFace, lionFeatures } from '#illustrations/plates/animals/lion-face.ts';
import { maneRing } from '#illustrations/plates/animals/mane.ts';
import { moved, outline, type Silhouette, tapered } from '#illustrations/plates/animals/silhouette.ts';

const headAt = [0, -4] as const;
const back = '-71,-64 -70,-76 -63,-84 -47,-88 -24,-85 0,-84 18,-90 34,-104';
const chest = '66,-60 61,-48 54,-42';
const belly = '41,-40 20,-41 -4,-44 -26,-49 -45,-53 -58,-56 -66,-60';

/** From the dark edge of the mane to the ruff around the face. */
const mane = [
  { hue: '#331a0d', ring: { x: 44, y: -82, across: 29, down: 39, tufts: 17, length: 9 } },
  { hue: '#542d14', ring: { x: 49, y: -85, across: 24, down: 31, tufts: 15, length: 9 } },
  { hue: '#70401c', ring: { x: 55, y: -90, across: 18, down: 22, tufts: 13, length: 8 } },
].map(({ hue, ring }) => ({ hue, shapes: maneRing(hue, ring), strength: 1 }));

/** The face with the tufts of its cheek, before the mane. */
const face = `${moved(lionFace, ...headAt)} 66,-72 60,-66! 58,-77 50,-76! 53,-86 45,-88! 50,-96 45,-102! 51,-108`;

const tuft = tapered('-102,-30,4 -109,-27,8 -117,-28,9.4 -124,-33,5 -129,-39,0.8');

export const lion: Silhouette = {
  height: 100,
  coat: lionCoat,
  near: [
    outline(back, moved(lionFace, ...headAt), chest, belly),
    ...mane.map(({ shapes }) => shapes),
    outline(moved(lionEar, ...headAt)),
    tapered('40,-62,36 45,-44,22 46,-28,15 50,-14,12.5 53,-7,12'),
    paw(54, 21),
    tapered('-54,-70,38 -52,-56,38 -58,-43,26 -66,-31,15 -68,-17,11.5 -66,-7,11.5'),
    paw(-65, 20),
    tapered('-52,-74,12 -74,-76,7.5 -86,-64,5.4 -92,-46,4.6 -98,-32,4.4 -107,-27,5'),
    tuft,
  ].join(''),
  far: [
    tapered('30,-58,32 24,-42,20 18,-28,14 8,-15,11.5 2,-7,11.5'),
    paw(3, 20),
    tapered('-38,-62,36 -31,-46,26 -33,-34,16.5 -38,-24,12 -32,-13,10.5 -27,-7,11'),
    paw(-26, 19),
  ].join(''),
  marks: [
    // The coat: light along the back and over the haunch, in shade below.
    {
      hue: '#d3a15a',
      shapes: outline('-70,-72 -62,-86 -44,-90 -20,-87 8,-86 16,-80 -8,-76 -34,-75 -50,-68 -60,-58 -68,-60'),
      strength: 0.5,
    },
    {
      hue: 'ink',
      shapes: outline('30,-44! 14,-48 -6,-52 -26,-57 -46,-58! -30,-46 0,-40 20,-38'),
      strength: 0.26,
    },
    { hue: 'ink', shapes: crease([-46, -82], [-31, -68], [-40, -50], 2), strength: 0.3 },
    { hue: 'ink', shapes: tuft, strength: 0.85 },
    ...mane,
    { hue: lionCoat, shapes: outline(face), strength: 1 },
    ...lionFeatures(...headAt),
  ],
};
