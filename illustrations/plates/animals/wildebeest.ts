// A white-bearded wildebeest, walking.

import { crease, eye } from '#illustrations/plates/animals/details.ts';
import { hoof } from '#illustrations/plates/animals/feet.ts';
import { type Marks, outline, type Silhouette, tapered } from '#illustrations/plates/animals/silhouette.ts';

const back = '-68,-70 -66,-80 -56,-87 -38,-89 -16,-91 4,-97 20,-103 34,-105 50,-102';
const head = '62,-101 72,-101 80,-96 86,-84 92,-70 98,-58 101,-50 98,-44 91,-43 84,-48 78,-56 72,-63';
const beard = '66,-66 66,-54! 60,-58 58,-44! 53,-54 50,-42! 46,-52';
const belly = '40,-46 28,-42 6,-41 -16,-44 -36,-49 -52,-54 -64,-62';

const mane =
  '6,-94! 16,-106 27,-110! 32,-112 40,-115! 46,-114 54,-114! 60,-108 66,-101! 56,-97 50,-94 40,-97 28,-97 16,-96';
const horns = [
  '70,-96! 75,-102 84,-101 90,-105 90,-113 84,-121! 95,-116 98,-105 93,-96 82,-93!',
  '76,-94! 70,-104 66,-107 64,-113 68,-122! 58,-116 57,-105 62,-94!',
];
const tuft = tapered('-76,-62,4 -78,-48,6.5 -80,-34,8 -80,-20,5 -80,-14,1');
/** The long dark mask from the horns to the muzzle. */
const mask = '66,-100 78,-99 84,-92 94,-70 102,-54 100,-42 90,-41 82,-48 78,-62 72,-80';

export const wildebeestCoat = '#5c5148';

const dark: Marks = {
  hue: 'ink',
  shapes: [mask, mane, ...horns].map((part) => outline(part)).join('') + tuft,
  strength: 0.78,
};

export const wildebeest: Silhouette = {
  height: 100,
  coat: wildebeestCoat,
  near: [
    outline(back, head, beard, belly),
    outline(mane),
    ...horns.map((horn) => outline(horn)),
    outline('70,-94! 61,-96 52,-92 50,-88 58,-86 68,-88!'),
    tapered('38,-66,28 39,-50,17 39,-38,10 39,-30,8 38,-16,6.2 38,-9,7.4 38,-5,6.6'),
    hoof(38, 9.5),
    tapered('-52,-72,32 -52,-58,30 -57,-46,18 -62,-37,10.5 -61,-28,7.6 -60,-14,6.4 -60,-9,7.4 -61,-5,6.6'),
    hoof(-61, 9.5),
    tapered('-56,-78,8 -68,-76,5.5 -76,-62,5 -77,-54,4'),
    tuft,
  ].join(''),
  far: [
    tapered('26,-60,24 22,-46,15 21,-36,9.6 19,-28,7.6 15,-16,6 12,-9,7 11,-5,6.4'),
    hoof(11, 9.5),
    tapered('-38,-66,28 -37,-52,18 -41,-42,12 -46,-35,9 -43,-27,7.2 -38,-14,6.2 -36,-9,7 -36,-5,6.4'),
    hoof(-36, 9.5),
  ].join(''),
  marks: [
    {
      hue: 'ink',
      shapes: [
        crease([54, -98], [42, -82], [48, -58], 3.4),
        crease([43, -99], [31, -83], [37, -57], 3.6),
        crease([32, -99], [20, -80], [26, -56], 3.6),
        crease([20, -96], [10, -78], [15, -56], 3.2),
        crease([8, -92], [0, -76], [4, -58], 2.6),
      ].join(''),
      strength: 0.6,
    },
    dark,
    { hue: '#d8c8ac', shapes: outline('66,-66 66,-54! 60,-58 58,-44! 53,-54 50,-42! 48,-52 54,-64'), strength: 0.7 },
    { shapes: eye(81.25, -84, 2.4), strength: 0.8 },
  ],
  distantMarks: [dark],
};
