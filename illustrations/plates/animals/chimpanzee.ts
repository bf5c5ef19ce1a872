// A chimpanzee, sitting with an arm across its knee.

import { chimpanzeeFace, chimpanzeeHead } from '#illustrations/plates/animals/chimpanzee-head.ts';
import { crease } from '#illustrations/plates/animals/details.ts';
import { hand } from '#illustrations/plates/animals/feet.ts';
import { outline, type Silhouette, tapered } from '#illustrations/plates/animals/silhouette.ts';

const back = '-38,0! -46,-10 -50,-28 -48,-46 -40,-63 -29,-78 -21,-86';
const chest = '25,-56 26,-40 20,-20 16,0!';

export const chimpanzee: Silhouette = {
  height: 114,
  near: [
    outline(back, chimpanzeeHead, chest),
    // Thigh, shin and foot.
    outline(`-40,0! -47,-14 -40,-30 -22,-38 2,-44 22,-52 36,-54 44,-48 45,-38 41,-26 38,-12 38,-4! 22,-4! 22,-16 18,-26
      6,-16 -6,-6 -12,0!`),
    hand(37, 40),
    // The arm: shoulder, elbow, and a hand that hangs over the knee.
    tapered('-12,-72,30 -6,-54,25 6,-46,20 26,-53,16 46,-60,13 56,-58,10.5'),
    outline(
      '50,-64 58,-64 64,-58 68,-48 69,-40 66.6,-37.6 64,-43 64.4,-35 61.6,-33 59.6,-41 58.8,-34 56,-33.4 55,-42 52,-48',
    ),
  ].join(''),
  far: [tapered('14,-36,20 40,-44,18 52,-30,14 52,-8,11'), hand(57, 32)].join(''),
  marks: [
    // Light on the hair of back, shoulder and thigh.
    { shapes: outline('-48,-30 -45,-48 -37,-64 -25,-77 -18,-80 -24,-66 -32,-50 -38,-34 -42,-18'), strength: 0.12 },
    { shapes: outline('-20,-76 -10,-84 0,-82 2,-70 8,-58 26,-56 44,-61 30,-50 6,-48 -8,-56'), strength: 0.09 },
    { shapes: outline('-34,-26 -16,-36 6,-41 24,-48 36,-50 30,-42 10,-34 -14,-24'), strength: 0.12 },
    { hue: 'ink', shapes: crease([-26, -70], [-22, -50], [2, -38], 2.6), strength: 0.8 },
    {
      hue: '#8a6b57',
      shapes: outline('57,-62 64,-56 67.4,-46 67,-39 64.6,-45 63,-36 60.6,-43 58,-36 56.6,-44 55,-54'),
      strength: 0.85,
    },
    ...chimpanzeeFace(0, 0),
  ],
};
