// An olive baboon on the move: a dog's muzzle, a mane over the shoulders, a tail that looks broken.

import { crease } from '#illustrations/plates/animals/details.ts';
import { hand } from '#illustrations/plates/animals/feet.ts';
import { line, outline, type Silhouette, tapered } from '#illustrations/plates/animals/silhouette.ts';

const back = '-56,-54 -58,-66 -52,-76 -38,-81 -18,-82 0,-86 16,-94';
const crown = '28,-102 38,-108 49,-109 57,-105 60,-100!';
const muzzle = '66,-97 77,-91 87,-85 90,-79 86,-74 76,-73 66,-74 59,-72';
const chest = '58,-62 50,-52 38,-46';
const belly = '18,-46 -6,-50 -30,-51 -46,-51';

export const baboon: Silhouette = {
  height: 100,
  near: [
    outline(back, crown, muzzle, chest, belly),
    tapered('30,-70,34 36,-48,17 37,-26,11.5 38,-8,10'),
    hand(43, 25),
    tapered('-44,-64,34 -36,-46,25 -44,-28,13.5 -49,-9,10.5'),
    hand(-43, 26),
    tapered('-52,-70,11 -64,-84,8 -76,-90,7.4 -86,-82,7 -92,-62,6.6 -94,-42,5.6 -92,-30,4'),
  ].join(''),
  far: [
    tapered('18,-66,28 14,-44,15 9,-25,10.5 8,-8,9.5'),
    hand(13, 24),
    tapered('-30,-60,28 -20,-44,19 -20,-26,12.5 -22,-8,10'),
    hand(-16, 25),
  ].join(''),
  marks: [
    // Grizzled back and mane.
    {
      hue: '#97854f',
      shapes: outline(
        '-54,-62 -48,-76 -34,-80 -14,-81 2,-85 18,-93 32,-103 46,-106 50,-96 44,-84 36,-70 20,-64 -4,-62 -28,-62 -42,-64',
      ),
      strength: 0.62,
    },
    {
      hue: '#c2ac6e',
      shapes: outline('4,-84 20,-92 34,-102 46,-105 44,-94 36,-82 26,-74 14,-72 6,-76'),
      strength: 0.42,
    },
    { hue: '#9c6a5c', shapes: outline('-58,-66 -57,-56 -52,-52 -52,-60 -54,-68'), strength: 0.8 },
    { shapes: crease([8, -82], [18, -66], [16, -54], 2), strength: 0.26 },
    { shapes: crease([28, -96], [40, -82], [40, -68], 2), strength: 0.3 },
    // Brow, eye, nostril, mouth.
    { hue: '#d8b070', shapes: tapered('58.6,-97.6,1 61.4,-97.8,3.4 64.4,-96,1'), strength: 0.95 },
    { hue: 'ink', shapes: tapered('61,-97.4,1.6 62.4,-97.2,2 63.4,-96.6,1.4'), strength: 1 },
    { shapes: tapered('84,-84,0.6 86.4,-83,1.9 88,-81.2,0.6'), strength: 0.5 },
    { lines: line('88.6,-78 80,-77.6 70,-80'), width: 1.3, strength: 0.5 },
  ],
};
