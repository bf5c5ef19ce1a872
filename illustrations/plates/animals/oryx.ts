// A beisa oryx, with its long straight horns.

import { eye } from '#illustrations/plates/animals/details.ts';
import { hoof } from '#illustrations/plates/animals/feet.ts';
import { line, outline, type Silhouette, tapered } from '#illustrations/plates/animals/silhouette.ts';

const back = '-62,-72 -60,-82 -50,-90 -34,-93 -12,-90 8,-92 22,-97';
const nape = '32,-103 41,-112 49,-121 55,-127';
const face = '61,-131 67,-129 73,-122 80,-113 87,-104 91,-98 90,-93 84,-90 77,-93 70,-98 65,-100';
const throat = '62,-95 58,-84 52,-74 46,-66';
const belly = '38,-57 26,-52 6,-50 -14,-51 -34,-56 -50,-60 -60,-65';

const horn = tapered('61,-127,6 54,-144,5 44,-166,3.8 35,-186,2.6 27,-205,0.8');
const tuft = tapered('-71,-56,3 -72,-50,5 -74,-38,8 -75,-24,6 -75,-16,1');

export const oryx: Silhouette = {
  height: 100,
  coat: '#94887a',
  near: [
    outline(back, nape, face, throat, belly),
    horn,
    outline('55,-125! 48,-126 41,-130 38,-134! 46,-137 54,-134 59,-129!'),
    tapered('36,-70,24 38,-54,15 38,-42,9.4 38,-33,7.8 37,-17,5.6 37,-10,6.8 37,-5,6'),
    hoof(37, 8.5),
    tapered('-46,-74,32 -47,-60,28 -52,-48,17 -57,-39,10 -56,-29,7 -54,-14,5.8 -54,-9,6.8 -55,-5,6'),
    hoof(-55, 8.5),
    tapered('-50,-82,8 -63,-80,5 -70,-64,3.8 -72,-50,4.4 -74,-38,7.5 -75,-24,5 -75,-16,1'),
  ].join(''),
  far: [
    tapered('64,-128,5.4 60,-145,4.6 51,-168,3.4 43,-188,2.3 36,-206,0.8'),
    tapered('26,-66,22 22,-51,14 21,-40,9 19,-31,7.4 15,-17,5.4 12,-10,6.4 11,-5,5.8'),
    hoof(11, 8.5),
    tapered('-34,-70,28 -33,-55,17 -37,-44,11 -42,-36,8.6 -39,-28,6.8 -33,-14,5.6 -31,-9,6.4 -31,-5,5.8'),
    hoof(-31, 8.5),
  ].join(''),
  marks: [
    // The pale face with its black bar, the black line along the flank, horn and tail.
    { hue: '#ece2cd', shapes: outline('60,-132 70,-130 90,-102 92,-92 82,-88 66,-98 60,-114'), strength: 0.75 },
    { hue: 'ink', lines: line('62,-130 71,-116 76,-102'), width: 4, strength: 0.85 },
    { hue: 'ink', lines: line('80,-118 86,-108'), width: 4, strength: 0.85 },
    { hue: 'ink', shapes: tapered('-54,-66,0.8 -30,-60,3.4 0,-57,3.6 28,-60,3.2 44,-72,0.8'), strength: 0.85 },
    { hue: 'ink', shapes: horn + tuft, strength: 0.85 },
    { hue: 'ink', shapes: eye(73.5, -115, 2.4), strength: 0.95 },
  ],
};
