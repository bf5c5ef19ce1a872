// A golden monkey, sitting in the bamboo with its knees up and a shoot at its mouth.

import { hand } from '#illustrations/plates/animals/feet.ts';
import { monkeyFeatures, monkeyGold, monkeyHead } from '#illustrations/plates/animals/golden-monkey-head.ts';
import { outline, type Silhouette, tapered } from '#illustrations/plates/animals/silhouette.ts';

const torso = `-30,0! -40,-9 -44,-24 -41,-42 -33,-58 -23,-70 -15,-80 -2,-84 12,-76 18,-64 19,-50 16,-34 6,-16 -6,-5 -10,0!`;
const tail = '-34,-6,8 -52,-3.4,6.6 -76,-3,6 -98,-7,6.4 -114,-18,6.8';
const tailTip = '-110,-14.6,6.6 -119,-26,7.4 -122,-40,7.6 -117,-53,6.4 -109,-60,1.6';
const arm = tapered('-6,-62,17 0,-52,15 10,-43,11 20,-47,9.4 29,-57,8 33,-65,7.6');
const fingers = tapered('32,-64,4.4 38,-69,4 37,-73,2.4');
/** The thigh lies along the body, and the shin comes down steeply from the knee. */
const leg = [
  tapered('-22,-15,28 -8,-23,27 8,-33,20 19,-41,13 23,-44,9'),
  tapered('20,-43,12 25,-31,11.5 25,-18,8.6 24,-7,7.6'),
  hand(33, 27),
].join('');
const leaves = ['40,-66,1 48,-73,4.6 60,-75,0.8', '42,-73,1 38,-83,4.4 40,-95,0.8', '43,-78,1 51,-86,4 61,-90,0.8']
  .map(tapered)
  .join('');

export const goldenMonkey: Silhouette = {
  height: 106,
  near: [
    outline(torso),
    outline(monkeyHead),
    leg,
    tapered('31,-44,2 38,-60,2.6 44,-82,1.2'),
    leaves,
    arm,
    fingers,
    tapered(tail),
    tapered(tailTip),
  ].join(''),
  far: [
    tapered('8,-32,15 24,-40,11 34,-41,9'),
    tapered('33,-42,9.6 37,-30,9.4 37,-17,7.6 36,-7,7'),
    hand(44, 24),
    tapered('10,-58,14 22,-48,10 34,-57,7.4'),
  ].join(''),
  marks: [
    // The coat: the trunk, lit along the back, and the tail but for its tip.
    { hue: monkeyGold, shapes: outline(torso), strength: 0.95 },
    {
      hue: '#e8a54a',
      shapes: outline('-15,-74 -30,-60 -39,-42 -41,-24 -36,-8 -33,-22 -28,-42 -18,-58 -6,-68'),
      strength: 0.6,
    },
    { hue: monkeyGold, shapes: tapered(tail), strength: 0.95 },
    { hue: 'ink', shapes: leg, strength: 1 },
    { hue: 'ink', shapes: [arm, fingers].join(''), strength: 1 },
    { shapes: tapered('-20,-29,0.4 -4,-35,1.5 14,-44.6,0.4'), strength: 0.3 },
    { hue: '#7d9a4c', shapes: leaves, strength: 0.9 },
    ...monkeyFeatures(0, 0),
  ],
};
