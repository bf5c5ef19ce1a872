// A lion in his mane, walking with his head low on the shoulder.

import { crease } from '#illustrations/plates/animals/details.ts';
import { paw } from '#illustrations/plates/animals/feet.ts';
import { lionCoat, lionEar, lionFace, lionFeatures } from '#illustrations/plates/animals/lion-face.ts';
import { moved, outline, type Silhouette, tapered } from '#illustrations/plates/animals/silhouette.ts';

const headAt = [5, 7] as const;
const back = '-73,-58 -74,-70 -68,-81 -55,-87 -36,-86 -14,-81 6,-81 24,-88 38,-98';
const chest = '66,-56 60,-46 52,-40';
const belly = '40,-38 20,-38 -4,-41 -26,-46 -44,-50 -58,-53 -68,-56';

/** Hair falls from the crown over neck and shoulder and hangs in locks, from the darkest behind to the ruff at the cheek. */
const mane = [
  {
    hue: '#2f190e',
    points: `74,-102 68,-110.5 58,-116 46,-117 33,-112 20,-103 8,-91 0,-78 -3,-65 -1,-53! 3,-58 5,-44! 11,-51 14,-38! 20,-46 25,-31!
      32,-40 39,-26! 45,-37 53,-29! 58,-40 66,-37! 69,-49 76,-50! 78,-60 74,-76`,
  },
  {
    hue: '#4d2913',
    points: `71,-102 63,-109.5 54,-112.5 44,-110.5 32,-103 21,-93 14,-81 11,-68 13,-55! 18,-62 21,-48! 27,-56 32,-42! 38,-52 44,-38!
      50,-49 57,-41! 60,-52 67,-48! 69,-60 76,-62! 74,-76`,
  },
  {
    hue: '#6f3f1b',
    points: `69,-101.5 61,-107.5 53,-108 45,-103 36,-94 30,-83 28,-70! 33,-75 35,-61! 41,-69 45,-55! 51,-65 56,-53! 60,-64 66,-58! 67,-68
      74,-66! 70,-84`,
  },
  { hue: '#93602c', points: '63,-101 54,-100 47,-93 44,-82! 49,-86 50,-73! 56,-80 60,-68! 64,-76 70,-68! 71,-86' },
].map(({ hue, points }) => ({ hue, shapes: outline(points), strength: 1 }));

/** Strands of it, along the way the hair falls. */
const strands = [
  [
    [44, -107],
    [22, -98],
    [8, -66],
  ],
  [
    [36, -100],
    [20, -84],
    [17, -58],
  ],
  [
    [42, -96],
    [28, -80],
    [29, -50],
  ],
  [
    [46, -88],
    [38, -70],
    [43, -44],
  ],
  [
    [52, -78],
    [48, -62],
    [56, -46],
  ],
] as const;

/** The face with the tufts of its cheek, before the mane. */
const face = `${moved(lionFace, ...headAt)} 70,-63 65,-60! 64,-69 58,-68! 60,-78 54,-80! 58,-89 56,-97!`;

const tuft = tapered('-99,-36,3.6 -101,-28,6.4 -104,-19,7 -109,-10,4.4 -113,-5,0.6');

export const lion: Silhouette = {
  height: 100,
  coat: lionCoat,
  near: [
    outline(back, moved(lionFace, ...headAt), chest, belly),
    ...mane.map(({ shapes }) => shapes),
    outline(moved(lionEar, ...headAt)),
    tapered('34,-62,36 38,-46,25 43,-31,16 47,-18,11.6 49,-8,11.4'),
    paw(51, 19),
    tapered('-55,-70,40 -54,-56,40 -58,-44,28 -68,-32,15 -73,-24,11.6 -72,-14,10 -69,-7,10.6'),
    paw(-67, 18),
    tapered('-56,-76,12 -74,-77,7.6 -86,-68,5.4 -93,-53,4.4 -98,-38,3.6 -100,-30,3.6'),
    tuft,
  ].join(''),
  far: [
    tapered('24,-56,30 19,-41,20 12,-27,13.5 2,-15,10.6 -6,-8,9.6'),
    paw(-6, 17.5),
    tapered('-40,-60,38 -32,-46,28 -31,-36,18 -39,-24,12 -37,-14,10 -31,-7,10.4'),
    paw(-29, 17.5),
  ].join(''),
  marks: [
    // The coat: light along the back, over haunch and forearm; in shade below.
    {
      hue: '#d3a15a',
      shapes: outline('-72,-66 -68,-80 -54,-88 -36,-88 -10,-83 4,-82 -4,-76 -28,-77 -46,-72 -56,-62 -60,-50 -68,-56'),
      strength: 0.5,
    },
    { hue: '#d3a15a', shapes: tapered('-62,-44,1 -66,-36,6 -72,-27,5 -71,-14,3.4 -68,-6,1'), strength: 0.35 },
    { hue: '#d3a15a', shapes: tapered('48,-40,1 48,-30,5 51,-18,4 52,-8,1'), strength: 0.4 },
    {
      hue: 'ink',
      shapes: outline('30,-34! 14,-42 -6,-46 -26,-50 -44,-52 -56,-54! -36,-40 -10,-34 20,-30'),
      strength: 0.22,
    },
    { hue: 'ink', shapes: tapered('33,-46,1 33,-34,7 39,-20,5 43,-8,1'), strength: 0.22 },
    { hue: 'ink', shapes: crease([-42, -76], [-34, -64], [-40, -50], 2.4), strength: 0.14 },
    { hue: 'ink', shapes: tuft, strength: 0.85 },
    ...mane,
    { hue: '#b07a3c', shapes: strands.map(([from, bend, to]) => crease(from, bend, to, 1.5)).join(''), strength: 0.5 },
    { hue: lionCoat, shapes: outline(face), strength: 1 },
    { hue: 'ink', shapes: outline('66,-66 78,-71 90,-71 98,-65 90,-58 70,-58'), strength: 0.16 },
    ...lionFeatures(...headAt),
  ],
};
