// A lion in his mane, walking with his head high.

import { everywhere } from '#illustrations/plates/animals/coat.ts';
import { crease } from '#illustrations/plates/animals/details.ts';
import { paw } from '#illustrations/plates/animals/feet.ts';
import { lionEar, lionFace, lionFeatures } from '#illustrations/plates/animals/lion-face.ts';
import { locks } from '#illustrations/plates/animals/mane.ts';
import { moved, outline, type Silhouette, tapered } from '#illustrations/plates/animals/silhouette.ts';

const headAt = [0, -4] as const;
const back = '-71,-64 -70,-76 -63,-84 -47,-88 -24,-85 0,-84 18,-90 34,-104';
const chest = '66,-60 61,-48 54,-42';
const belly = '41,-40 20,-41 -4,-44 -26,-49 -45,-53 -58,-56 -66,-60';

/** The mass of hair the locks grow from: crown, withers, breast, throat. */
const mane = `62,-122 50,-126 36,-122 24,-112 16,-98 14,-82 18,-66 26,-52 38,-42 52,-40 64,-46 74,-58 78,-68 70,-72 66,-82
  64,-94 66,-106`;
const hair = { x: 50, y: -84, from: 0.86, to: 3.5 };

const tuft = tapered('-102,-30,4 -109,-27,8 -117,-28,9.4 -124,-33,5 -129,-39,0.8');

export const lion: Silhouette = {
  height: 100,
  near: [
    outline(back, moved(lionFace, ...headAt), chest, belly),
    outline(mane),
    locks('edge', { ...hair, count: 22, ring: [30, 38], length: 15, width: 11 }),
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
    { hue: '#a87335', shapes: everywhere, strength: 0.6 },
    {
      hue: '#d3a15a',
      shapes: outline('-70,-72 -62,-86 -44,-90 -20,-87 8,-86 16,-80 -8,-76 -34,-75 -50,-68 -60,-58 -68,-60'),
      strength: 0.5,
    },
    {
      hue: 'ink',
      shapes: outline('40,-34 20,-46 0,-53 -24,-60 -36,-62 -40,-50 -50,-40 -30,-40 10,-34'),
      strength: 0.5,
    },
    { hue: 'ink', shapes: outline('-84,-70 -70,-66 -62,-50 -70,-36 -74,-22 -73,0 -90,0'), strength: 0.35 },
    { hue: 'ink', shapes: outline('30,-60 38,-40 42,-22 46,0 30,0'), strength: 0.35 },
    { hue: 'ink', shapes: crease([-46, -82], [-31, -68], [-40, -46], 2.4), strength: 0.5 },
    { hue: 'ink', shapes: tuft, strength: 0.85 },
    // The mane: dark at its edge, tawny around the face.
    { hue: 'ink', shapes: outline(mane), strength: 0.55 },
    {
      hue: '#4d2b14',
      shapes: locks('outer', { ...hair, count: 30, ring: [26, 34], length: 15, width: 6.4 }),
      strength: 0.85,
    },
    {
      hue: '#7a4a20',
      shapes: locks('middle', { ...hair, x: 55, count: 26, ring: [19, 26], length: 15, width: 5.4 }),
      strength: 0.85,
    },
    { hue: '#b0762f', shapes: outline('58,-112 68,-110 74,-96 76,-74 70,-66 60,-74 54,-92'), strength: 0.85 },
    {
      hue: '#b0762f',
      shapes: locks('ruff', { ...hair, x: 64, y: -92, count: 22, ring: [9, 14], length: 15, width: 5 }),
      strength: 0.85,
    },
    { hue: '#7a4a20', shapes: outline(moved(lionEar, ...headAt)), strength: 0.8 },
    { hue: 'ink', shapes: outline(moved('50,-107 49,-112 51.6,-116.4 55,-115 57,-110', ...headAt)), strength: 0.6 },
    ...lionFeatures(...headAt),
  ],
};
