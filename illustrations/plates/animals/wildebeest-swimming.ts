// A wildebeest that swims: head, horns, withers and rump above the water, whose line is y = 0.

import { outline, type Silhouette, tapered } from '#illustrations/plates/animals/silhouette.ts';
import { wildebeestCoat } from '#illustrations/plates/animals/wildebeest.ts';
import { ellipse } from '#illustrations/plates/paths.ts';

const rump = '-72,0! -68,-7 -60,-11 -48,-11 -38,-8 -30,-4';
const withers = '-18,-10 -4,-20 8,-26 22,-34 36,-44';
const head = '44,-50 52,-52 61,-48 72,-41 84,-34 93,-29 97,-23 95,-17 88,-15 78,-17 68,-20 60,-21';
const mane = '-10,-14! 2,-28 12,-34! 18,-38 28,-46! 36,-52 46,-55! 46,-46 30,-38 12,-26!';

const horns = [
  '50,-47! 55,-53 64,-52 70,-56 70,-64 64,-72! 75,-67 78,-56 73,-47 62,-44!',
  '56,-45! 50,-55 46,-58 44,-64 48,-73! 38,-67 37,-56 42,-45!',
];

export const wildebeestSwimming: Silhouette = {
  height: 100,
  coat: wildebeestCoat,
  near: [
    outline(rump, withers, head, '57,-14! 55,-16 54,-8! 52,0!'),
    outline(mane),
    ...horns.map((horn) => outline(horn)),
    outline('48,-44! 40,-46 31,-43 29,-39 37,-36 47,-38!'),
  ].join(''),
  far: '',
  marks: [
    { hue: 'ink', shapes: outline('56,-52 66,-49 80,-39 96,-29 100,-20 90,-13 76,-16 64,-30'), strength: 0.7 },
    { hue: 'ink', shapes: [mane, ...horns].map((part) => outline(part)).join(''), strength: 0.75 },
    {
      hue: 'ink',
      shapes: ['0,-24,1 8,-14,3 8,0,2', '14,-30,1 22,-18,3 22,0,2', '28,-37,1 36,-24,3 36,-6,1'].map(tapered).join(''),
      strength: 0.5,
    },
    { shapes: ellipse(66, -39, 2, 1.7), strength: 0.8 },
  ],
};
