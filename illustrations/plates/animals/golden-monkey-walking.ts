// A golden monkey on all fours, its long tail behind it.

import { hand } from '#illustrations/plates/animals/feet.ts';
import { monkeyFeatures, monkeyGold, monkeyHead } from '#illustrations/plates/animals/golden-monkey-head.ts';
import { moved, outline, type Silhouette, tapered } from '#illustrations/plates/animals/silhouette.ts';

const headAt = [44, 4] as const;
const trunk =
  '-60,-50 -59,-62 -50,-71 -34,-76 -14,-74 6,-73 22,-76 34,-80 56,-64 54,-54 46,-46 34,-40 14,-39 -8,-44 -30,-48 -48,-46';
const tail = '-52,-63,10 -70,-74,7 -92,-78,6 -112,-70,6.2 -126,-54,6.6';
const tailTip = '-122,-58,6.6 -133,-41,7.2 -138,-24,7.6 -146,-11,6.6 -156,-6,1.6';
const legs = [
  tapered('40,-58,23 43,-42,14.5 41,-24,9.6 42,-7,7.6'),
  hand(47, 24),
  tapered('-46,-57,29 -38,-44,24 -40,-33,14 -49,-20,9.6 -51,-7,8'),
  hand(-45, 25),
].join('');

export const goldenMonkeyWalking: Silhouette = {
  height: 106,
  near: [outline(trunk), outline(moved(monkeyHead, ...headAt)), legs, tapered(tail), tapered(tailTip)].join(''),
  far: [
    tapered('28,-54,20 22,-37,12.6 14,-22,9 12,-7,7.4'),
    hand(18, 22),
    tapered('-36,-56,26 -26,-42,19 -23,-28,11.6 -27,-16,9 -26,-7,8'),
    hand(-20, 23),
  ].join(''),
  marks: [
    // The coat: the trunk, lit along the back, and the tail but for its tip; the limbs are black.
    { hue: monkeyGold, shapes: outline(trunk), strength: 0.95 },
    {
      hue: '#e8a54a',
      shapes: outline('-56,-62 -46,-74 -14,-77 22,-78 32,-74 10,-69 -14,-69 -36,-70 -48,-64'),
      strength: 0.6,
    },
    { hue: monkeyGold, shapes: tapered(tail), strength: 0.95 },
    { hue: 'ink', shapes: legs, strength: 1 },
    ...monkeyFeatures(...headAt),
  ],
};
