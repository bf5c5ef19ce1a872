// A cheetah, walking: deep chest, narrow waist, small head.

import { spots } from '#illustrations/plates/animals/coat.ts';
import { paw } from '#illustrations/plates/animals/feet.ts';
import { line, outline, type Silhouette, tapered } from '#illustrations/plates/animals/silhouette.ts';

const back = '-70,-66 -68,-76 -58,-83 -43,-84 -23,-78 -2,-76 15,-80 26,-86 38,-87';
const head =
  '47,-92 53,-100 60,-104 67,-103 71,-98.5 75,-95 79,-92! 80.6,-89 79,-86.4 80,-84 77,-81.4! 76.4,-79 72,-77 66,-77 61,-74';
const chest = '56,-66 53,-55 45,-46';
const belly = '34,-42 17,-42 -2,-48 -21,-56 -38,-61 -53,-61 -66,-61';

export const cheetah: Silhouette = {
  height: 100,
  near: [
    outline(back, head, chest, belly),
    outline('50,-92! 46,-98 47,-104 51,-106 56,-104 58,-99!'),
    tapered('38,-62,26 41,-48,15 43,-34,10 46,-16,8 49,-6,8'),
    paw(50, 13.5),
    tapered('-54,-70,31 -54,-58,28 -61,-46,16 -70,-35,9.5 -68,-18,7.5 -65,-6,7.8'),
    paw(-64, 13),
    tapered('-54,-75,9 -75,-73,6.5 -90,-60,5.6 -100,-44,5.6 -111,-34,6 -123,-33,6.6 -132,-38,6.4 -137,-44,2.5'),
  ].join(''),
  far: [
    tapered('26,-60,24 21,-46,14 17,-33,9.5 8,-17,7.5 3,-6,7.5'),
    paw(4, 13),
    tapered('-41,-66,28 -36,-52,17 -40,-41,11 -45,-32,8.2 -38,-18,7.2 -34,-6,7.5'),
    paw(-33, 12.5),
  ].join(''),
  marks: [
    { shapes: spots('cheetah', { left: -150, right: 58, top: -86, bottom: -26 }, 6, 1.15), strength: 0.5 },
    { shapes: tapered('66,-95.4,0.6 68,-95.6,1.9 70.2,-94.6,0.6'), strength: 0.85 },
    // The tear line.
    { lines: line('70.2,-94 71.6,-89 71.4,-84'), width: 1.1, strength: 0.45 },
  ],
};
