// A golden monkey, sitting upright in the bamboo: black limbs and crown, a coat like embers, pale round its dark face.

import { hand } from '#illustrations/plates/animals/feet.ts';
import { outline, type Silhouette, tapered } from '#illustrations/plates/animals/silhouette.ts';

const back = '-32,0! -40,-12 -43,-28 -40,-45 -32,-59 -21,-69 -12,-75';
const crown = '-17,-83 -15,-94 -7,-103 5,-107 17,-104 24,-98';
const face = '27,-92 29,-86 35,-81 37,-75 33,-69 25,-66 18,-63';
const chest = '22,-54 23,-40 18,-22 14,0!';

export const goldenMonkey: Silhouette = {
  height: 106,
  near: [
    outline(back, crown, face, chest),
    // Knee, shin and foot.
    outline('-34,0! -38,-16 -30,-30 -14,-38 6,-41 20,-39 25,-31 20,-20 8,-9 -2,0!'),
    tapered('19,-33,15 22,-20,11.5 19,-8,9.5'),
    hand(22, 26),
    // The arm, and the shoot it brings to its mouth.
    tapered('0,-62,20 7,-49,15 20,-43,11.5 32,-50,9 38,-59,8.5'),
    tapered('29,-40,2 38,-60,2.6 44,-82,1.2'),
    tapered('40,-66,1 48,-73,4.6 60,-75,0.8'),
    tapered('42,-73,1 38,-83,4.4 40,-95,0.8'),
    tapered('43,-78,1 51,-86,4 61,-90,0.8'),
    tapered('-32,-7,12 -54,-3.5,9.5 -80,-5,8.5 -104,-12,9 -121,-27,10 -128,-46,8 -124,-60,5'),
  ].join(''),
  far: [tapered('4,-32,14 14,-22,12 20,-8,9'), hand(34, 24), tapered('14,-60,16 24,-46,12 32,-54,9')].join(''),
  marks: [
    // The coat: back and flank, cheek, and the tail but for its tip.
    {
      hue: '#d9822b',
      shapes: outline(
        '-16,-73 -25,-64 -34,-53 -40,-38 -41,-22 -37,-8 -30,-4! -34,-18 -28,-32 -14,-40 -4,-46 -8,-58 -4,-68 -8,-74',
      ),
      strength: 0.95,
    },
    { hue: '#e8a54a', shapes: outline('-18,-70 -28,-60 -36,-46 -38,-32 -31,-44 -22,-56 -12,-66'), strength: 0.6 },
    {
      hue: '#e09a3a',
      shapes: outline('0,-66 -7,-76 -7,-86 0,-94 9,-97 16,-93 13,-86 14,-78 21,-71 22,-66 16,-63'),
      strength: 1,
    },
    { hue: '#f0bd68', shapes: outline('2,-68 -4,-76 -3,-84 4,-90 6,-82 8,-74 14,-67'), strength: 0.75 },
    {
      hue: '#d9822b',
      shapes: tapered('-30,-7,10 -54,-3.5,7.4 -80,-5,6.4 -100,-11,6.6 -112,-18,4'),
      strength: 0.95,
    },
    // Brow and muzzle, pale; then eye and nostril.
    { hue: '#e9d6b0', shapes: tapered('17,-97,1 22,-96.5,3.2 27,-92,1'), strength: 0.85 },
    { hue: '#a58f80', shapes: outline('29,-80 34,-80 36.4,-75 33,-70 27,-68.4 24,-72'), strength: 0.9 },
    { hue: '#f4c566', shapes: tapered('20.4,-87,1 23,-87.6,4.6 25.8,-86.6,1'), strength: 1 },
    { hue: 'ink', shapes: tapered('22.4,-87.2,2.4 23.8,-87.2,2.6 24.6,-87,2'), strength: 1 },
    { hue: 'ink', shapes: tapered('31.4,-77.6,0.8 33,-77,1.8 34.4,-75.6,0.8'), strength: 0.9 },
    // Toes, fingers, and the fold of the arm.
    { shapes: tapered('8,-56,0.5 12,-45,1.6 24,-40,0.5'), strength: 0.3 },
    { hue: '#7d9a4c', shapes: tapered('40,-66,1 48,-73,4.6 60,-75,0.8'), strength: 0.9 },
    { hue: '#7d9a4c', shapes: tapered('42,-73,1 38,-83,4.4 40,-95,0.8'), strength: 0.9 },
    { hue: '#7d9a4c', shapes: tapered('43,-78,1 51,-86,4 61,-90,0.8'), strength: 0.9 },
  ],
};
