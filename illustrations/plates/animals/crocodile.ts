// A Nile crocodile, basking.

import { eye } from '#illustrations/plates/animals/details.ts';
import { line, outline, type Silhouette } from '#illustrations/plates/animals/silhouette.ts';

// The tail carries two rows of scutes that meet halfway, the back a low saw of plates.
const tail =
  '-172,-4! -160,-8 -157,-13! -150,-11 -146,-17! -138,-14 -133,-21! -125,-18 -119,-25! -111,-21 -104,-28! -96,-25';
const back =
  '-89,-31! -82,-28 -74,-34! -66,-31 -58,-37! -50,-34 -41,-39! -33,-36 -24,-40! -16,-37 -7,-40! 1,-37 10,-39! 18,-36 26,-37! 34,-34';
const head = '44,-33 52,-34 57,-39 64,-39 69,-34 76,-29 90,-25 106,-23 118,-24 125,-27 131,-25 133,-19 130,-15';
const jaw =
  '122,-14 119,-12! 114,-14 109,-12! 104,-14 98,-12! 92,-14 84,-12! 76,-13 112,-10 126,-11 126,-7 112,-5 90,-5 70,-6 54,-6';
const belly = '36,-10 10,-12 -24,-11 -56,-9 -90,-5 -130,0 -156,0';

export const crocodile: Silhouette = {
  height: 60,
  near: [
    outline(tail, back, head, jaw, belly),
    // Legs, sprawling.
    outline('12,-22 26,-24 36,-18 40,-11 38,-5.5 46,-4.6 53,-1.6 53,0! 30,0! 27,-5 20,-11'),
    outline('-72,-22 -54,-24 -43,-18 -39,-10 -42,-5.5 -34,-4.6 -27,-1.6 -27,0! -55,0! -57,-6 -66,-13'),
  ].join(''),
  far: [
    outline('44,-12! 56,-12 58,-6 66,-4.4 72,-1.6 72,0! 50,0! 48,-5'),
    outline('-26,-13! -12,-13 -10,-6 -3,-4.4 3,-1.6 3,0! -22,0! -22,-6'),
  ].join(''),
  marks: [
    { shapes: eye(62, -34, 2.4), strength: 0.8 },
    { lines: line('-90,-16 -56,-20 -10,-22 24,-22'), width: 1, strength: 0.22 },
    { lines: line('-76,-26 -40,-29 0,-30 30,-29'), width: 1, strength: 0.22 },
  ],
};
