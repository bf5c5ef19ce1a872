// A golden monkey on all fours, its long tail behind it.

import { hand } from '#illustrations/plates/animals/feet.ts';
import { outline, type Silhouette, tapered } from '#illustrations/plates/animals/silhouette.ts';

const back = '-60,-46 -60,-58 -52,-68 -38,-73 -18,-72 4,-70 20,-72 29,-78';
const crown = '28,-86 31,-96 39,-104 50,-106 61,-102 67,-96';
const face = '69,-90 75,-84 78,-78 74,-72 65,-70 58,-66';
const chest = '52,-56 46,-47 36,-42';
const belly = '18,-39 -6,-42 -28,-43 -44,-44';

export const goldenMonkeyWalking: Silhouette = {
  height: 106,
  near: [
    outline(back, crown, face, chest, belly),
    tapered('34,-58,24 39,-40,14 38,-22,10.5 40,-8,9'),
    hand(44, 23),
    tapered('-46,-56,31 -38,-40,23 -45,-25,13 -52,-9,10'),
    hand(-46, 24),
    tapered('-52,-60,11 -72,-72,9 -94,-74,8 -114,-62,8 -127,-42,8.6 -133,-20,9 -144,-8,6'),
  ].join(''),
  far: [
    tapered('24,-54,22 20,-36,13 14,-21,10 13,-8,8.5'),
    hand(17, 22),
    tapered('-36,-54,28 -26,-38,19 -24,-22,12 -28,-8,9.5'),
    hand(-22, 23),
  ].join(''),
  marks: [
    {
      hue: '#d9822b',
      shapes: outline('-57,-50 -58,-60 -48,-69 -30,-71 -8,-70 14,-69 26,-72 20,-60 4,-54 -16,-52 -32,-54 -46,-62'),
      strength: 0.95,
    },
    { hue: '#e8a54a', shapes: outline('-48,-67 -30,-70 -8,-69 14,-68 22,-70 8,-63 -16,-62 -34,-64'), strength: 0.6 },
    {
      hue: '#e09a3a',
      shapes: outline('42,-66 34,-74 34,-85 40,-93 49,-97 57,-94 54,-86 55,-78 61,-71 62,-67 54,-64'),
      strength: 1,
    },
    { hue: '#f0bd68', shapes: outline('43,-68 38,-76 38,-84 44,-90 46,-82 48,-74 54,-67'), strength: 0.75 },
    { hue: '#d9822b', shapes: tapered('-50,-61,9 -72,-72,7 -94,-74,6 -112,-63,6 -123,-46,4'), strength: 0.95 },
    { hue: '#e9d6b0', shapes: tapered('58,-97,1 63,-96,3.2 68,-91,1'), strength: 0.85 },
    { hue: '#a58f80', shapes: outline('69,-82 75,-82 77.4,-77 73,-73 66,-71.4 64,-76'), strength: 0.9 },
    { hue: '#f4c566', shapes: tapered('60.6,-88,1 63.2,-88.6,4.6 66,-87.6,1'), strength: 1 },
    { hue: 'ink', shapes: tapered('62.6,-88.2,2.4 64,-88.2,2.6 64.8,-88,2'), strength: 1 },
  ],
};
