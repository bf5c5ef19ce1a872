// A leopard, walking low, its tail in a curl.

import { rosettes } from '#illustrations/plates/animals/coat.ts';
import { eye } from '#illustrations/plates/animals/details.ts';
import { paw } from '#illustrations/plates/animals/feet.ts';
import { outline, type Silhouette, tapered } from '#illustrations/plates/animals/silhouette.ts';

const back = '-79,-60 -76,-70 -66,-77 -48,-79 -24,-75 2,-74 18,-79 30,-81 42,-80';
const head = '50,-84 57,-90 65,-92 73,-89 80,-84 86,-81! 88,-78 87,-74! 85,-69 80,-65 72,-63';
const chest = '66,-57 60,-47 52,-40';
const belly = '38,-36 18,-37 -6,-40 -30,-44 -50,-48 -64,-50 -76,-53';

export const leopard: Silhouette = {
  height: 100,
  near: [
    outline(back, head, chest, belly),
    outline('52,-82! 49,-90 51,-96 56,-97 60,-94 61,-88!'),
    tapered('42,-57,29 45,-42,18.5 48,-27,12.5 53,-13,10.5 55,-6,10'),
    paw(56, 17),
    tapered('-62,-62,35 -61,-50,32 -67,-38,19 -75,-28,11 -74,-14,9.5 -72,-6,10'),
    paw(-71, 16),
    tapered(
      '-62,-69,10 -84,-67,8 -100,-52,7 -110,-34,6.8 -122,-22,7 -136,-20,7.2 -147,-28,7.2 -150,-40,6.6 -144,-48,3',
    ),
  ].join(''),
  far: [
    tapered('30,-53,25 22,-38,16 18,-26,11.5 9,-13,9.5 5,-6,9.5'),
    paw(6, 16),
    tapered('-42,-56,32 -37,-42,21 -41,-31,13 -47,-24,9.8 -42,-13,9 -38,-6,9.5'),
    paw(-37, 15),
  ].join(''),
  marks: [
    {
      lines: rosettes('leopard', { left: -150, right: 62, top: -84, bottom: -34 }, 8.2, 2.4),
      width: 1.2,
      strength: 0.5,
    },
    { shapes: eye(73.5, -84, 2.4), strength: 0.8 },
  ],
};
