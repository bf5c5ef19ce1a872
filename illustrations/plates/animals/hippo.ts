// A hippopotamus on land.

import { crease, eye } from '#illustrations/plates/animals/details.ts';
import { column } from '#illustrations/plates/animals/feet.ts';
import { outline, type Silhouette, tapered } from '#illustrations/plates/animals/silhouette.ts';

const back = '-92,-46 -91,-60 -82,-73 -64,-81 -38,-84 -8,-84 20,-84 40,-86';
const head = '52,-88 62,-87 70,-82 80,-76 92,-73 102,-74 110,-70 115,-60 115,-48 110,-38 100,-33 88,-33 77,-36 68,-37';
const belly = '58,-31 48,-22 24,-14 -8,-11 -40,-13 -66,-20 -84,-32';

export const hippo: Silhouette = {
  height: 100,
  near: [
    outline(back, head, belly),
    // Ear, eye and nostril stand up so that they can stay above water.
    outline('50,-86! 47,-92 49,-98 54,-98 57,-92 56,-86!'),
    outline('64,-85! 66,-90 71,-90 74,-84 73,-80!'),
    outline('101,-73! 103,-78 108,-78 111,-73 111,-69!'),
    tapered('42,-40,36 44,-26,25 44,-14,20 44,-6,19'),
    column(44, 22.5),
    tapered('-64,-46,44 -64,-30,29 -68,-17,20 -67,-6,19'),
    column(-67, 22.5),
    tapered('-88,-64,7 -95,-56,5 -97,-45,4 -96,-37,1.5'),
  ].join(''),
  far: [
    tapered('20,-34,34 15,-24,24 12,-14,19 8,-6,18'),
    column(8, 21),
    tapered('-40,-38,40 -36,-26,27 -37,-16,19 -31,-6,18'),
    column(-31, 21),
  ].join(''),
  marks: [
    { shapes: crease([114, -47], [98, -40], [84, -48], 1.5), strength: 0.36 },
    { shapes: eye(68, -83, 2.4), strength: 0.8 },
    { shapes: crease([54, -80], [47.5, -54], [63, -36], 2), strength: 0.26 },
    { shapes: crease([44, -78], [38, -62], [44, -46], 1.8), strength: 0.2 },
    { shapes: crease([-52, -80], [-36, -66], [-44, -44], 2), strength: 0.22 },
  ],
};
