// A spotted hyena, loping: high shoulders, a back that slopes to low hips, a heavy head on a long neck.

import { spots } from '#illustrations/plates/animals/coat.ts';
import { paw } from '#illustrations/plates/animals/feet.ts';
import { line, outline, type Silhouette, tapered } from '#illustrations/plates/animals/silhouette.ts';

const back = '-62,-48 -63,-58 -57,-66 -42,-72 -22,-79 -2,-87 14,-95! 24,-98 34,-99';
const head = `42,-103 49,-108 57,-109 64,-106 71,-102 80,-98.6 89,-95! 91.6,-91.6 90.4,-88 90.6,-84 87.4,-81.6! 86.6,-78
  80,-76.4 72,-77 64,-77`;
const chest = '58,-68 52,-56 46,-46';
const belly = '36,-40 16,-40 -6,-41 -28,-43 -46,-44 -58,-44';

const ear = '44,-102! 39,-108 39,-116 44,-120.4 50,-118 53.6,-111 54,-106!';

export const hyena: Silhouette = {
  height: 100,
  coat: '#7c6847',
  near: [
    outline(back, head, chest, belly),
    outline(ear),
    tapered('32,-70,36 40,-50,22 43,-34,13.5 49,-16,10 53,-6,10'),
    paw(54, 16),
    tapered('-46,-54,32 -44,-44,28 -52,-34,17 -60,-26,11 -62,-13,9 -61,-6,9.4'),
    paw(-60, 15),
    tapered('-54,-58,9 -66,-56,7 -74,-46,7 -78,-36,8.6 -79,-26,5 -79,-20,1'),
  ].join(''),
  far: [
    tapered('22,-64,30 16,-46,19 12,-32,12.4 3,-15,9.6 -3,-6,9.4'),
    paw(-2, 15.5),
    tapered('-34,-54,28 -26,-40,19 -28,-30,12.4 -34,-22,9.8 -26,-12,8.6 -21,-6,9'),
    paw(-20, 14.5),
  ].join(''),
  marks: [
    {
      hue: '#c9b083',
      shapes: outline('-60,-58 -54,-68 -22,-81 16,-97 36,-101 28,-88 0,-76 -30,-66 -50,-56'),
      strength: 0.45,
    },
    { hue: 'ink', shapes: outline('60,-66 44,-56 20,-50 -8,-50 -34,-52 -46,-44 -30,-38 40,-36'), strength: 0.4 },
    // The mane on its nape, the dark tail, the dark ends of legs and muzzle.
    { hue: 'ink', shapes: tapered('-6,-87,1 14,-95,4.4 32,-99,4 44,-104,1'), strength: 0.6 },
    { hue: 'ink', shapes: outline('-82,-18 -84,-40 -74,-52 -70,-44 -72,-30 -74,-18'), strength: 0.6 },
    { hue: 'ink', shapes: outline('36,-26 60,-26 66,0 40,0 40,-14'), strength: 0.4 },
    { hue: 'ink', shapes: outline('-72,-24 -50,-24 -48,0 -74,0'), strength: 0.4 },
    { hue: 'ink', shapes: outline('74,-101 92,-96 92,-80 80,-75 72,-80 74,-90'), strength: 0.55 },
    { hue: 'ink', shapes: spots('hyena', { left: -62, right: 34, top: -88, bottom: -44 }, 9.4, 2), strength: 0.7 },
    { hue: 'ink', shapes: spots('hyena legs', { left: -64, right: 50, top: -42, bottom: -26 }, 7, 1.3), strength: 0.6 },
    // Ear, eye, nose and mouth.
    { hue: 'ink', shapes: outline('43.6,-106 41.6,-111 43.6,-116.6 47.4,-115.4 50,-110'), strength: 0.7 },
    { hue: 'ink', shapes: tapered('63.4,-100,0.8 66.6,-100.8,3.8 70.4,-98.4,1'), strength: 0.9 },
    { hue: '#c79a4a', shapes: tapered('65.4,-100,0.6 67,-100.3,1.9 68.8,-99.2,0.6'), strength: 1 },
    { hue: 'ink', shapes: outline('85.6,-96.6 89,-95.2 91.8,-91.6 90,-88.6 87,-90.6'), strength: 0.95 },
    { hue: 'ink', lines: line('87.4,-81.6 80,-82.6 73,-85.4'), width: 1.2, strength: 0.85 },
  ],
};
