// The head of a golden monkey: a black cap, cheeks like embers, a dark face with a pale brow.

import { type Marks, moved, outline, tapered } from '#illustrations/plates/animals/silhouette.ts';
import { ellipse } from '#illustrations/plates/paths.ts';

/** From the nape over the crown to the chin. */
export const monkeyHead = `-14,-82 -15,-91 -11,-100 -2,-106 9,-107.6 18,-104.6 23.6,-99 26,-93! 27.4,-88.4 31.6,-83.4 34.6,-78.6
  34,-74 30,-71.4 24,-70.4 18,-68`;

export const monkeyGold = '#d07f2a';

export function monkeyFeatures(right: number, down: number): Marks[] {
  const at = (points: string) => moved(points, right, down);
  return [
    {
      hue: '#dd9a3c',
      shapes: outline(
        at(`25,-69 18,-64! 10,-66 3,-62! -1,-68 -8,-69! -8,-76 -13,-80! -10,-87 -11,-94! -3,-92 6,-95 15,-99 23,-99
          20,-93 15,-88 15,-80 19,-73`),
      ),
      strength: 1,
    },
    { hue: '#f0bd68', shapes: outline(at('12,-68 4,-71 -2,-78 -4,-86 3,-90 8,-86 8,-77 13,-71')), strength: 0.6 },
    { hue: 'ink', shapes: ellipse(right - 1, -84 + down, 2.8, 4), strength: 0.6 },
    // The bare face, its muzzle, and the brow above it.
    {
      hue: '#40373a',
      shapes: outline(at('21,-95 28,-94 29,-88 34,-83 38,-78 35,-70 27,-69 19,-73 15,-80 16,-89')),
      strength: 1,
    },
    { hue: '#7d685f', shapes: outline(at('29,-82 34,-83 37,-78 35,-71 29,-69.6 25,-72 25,-78')), strength: 0.9 },
    { hue: '#f0cf8c', shapes: tapered(at('13,-97.6,1 19,-98.4,3.4 25.6,-94.6,1.6')), strength: 0.9 },
    { hue: '#d99a3e', shapes: ellipse(22.8 + right, -87.6 + down, 2.3, 2), strength: 1 },
    { hue: 'ink', shapes: ellipse(23.4 + right, -87.6 + down, 1.3, 1.3), strength: 1 },
    { hue: 'ink', shapes: tapered(at('31,-79.6,0.6 32.6,-79,1.5 33.6,-77.8,0.6')), strength: 0.9 },
  ];
}
