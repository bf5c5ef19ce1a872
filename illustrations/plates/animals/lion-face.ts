// The face of lion and lioness: a long straight nose, a deep pale muzzle, a round ear, an eye the colour of amber.

import { pointsOf } from '#illustrations/drawing/points.ts';
import { line, type Marks, moved, outline, tapered } from '#illustrations/plates/animals/silhouette.ts';
import { ellipse } from '#illustrations/plates/paths.ts';

export const lionCoat = '#94602b';

/** From the crown over the nose to the throat. */
export const lionFace = `50,-109 57,-113 64,-114 70,-112.4 75,-109 80,-106.4 87,-102 92.6,-98.4 96.6,-95.6! 98,-92.6 96.4,-90!
  98,-86.6 97.6,-82.4 95.4,-79.6! 94.2,-75.6 90.6,-72.4 84.6,-70.6 76,-70 67,-71`;

export const lionEar = '48,-104! 44.6,-111 45.6,-118 50.4,-121.4 56,-119.6 59.4,-114 60,-108!';

/** What the face shows, moved to where the body carries its head. */
export function lionFeatures(right: number, down: number): Marks[] {
  const at = (points: string) => moved(points, right, down);
  const whiskers = pointsOf('88.4,-86.4 91.4,-85 87,-83.6 90.4,-82.4');
  return [
    { hue: lionCoat, shapes: outline(at(lionEar)), strength: 1 },
    { hue: 'ink', shapes: outline(at('49.6,-106 48.6,-112 51,-117 55,-115.4 57,-109')), strength: 0.55 },
    // The bridge of the nose in light; pale below the eye, at the muzzle and at the chin.
    {
      hue: '#e2ba78',
      shapes: outline(at('66,-115 75,-109.4 87,-102.4 96,-96 93,-94 84,-99 75,-104.6')),
      strength: 0.6,
    },
    { hue: '#f0dcb4', shapes: tapered(at('71,-99.4,0.8 75.4,-98.2,2.4 80.4,-95.6,0.8')), strength: 0.5 },
    {
      hue: '#efcf98',
      shapes: outline(at('95.6,-90.4 91,-93 86,-90.6 83,-86 82,-80 82.6,-74 86,-69.6 92,-69.6 96,-74 99,-84 98.4,-89')),
      strength: 0.72,
    },
    // Eye, in the dark rim that runs down toward the nose.
    {
      hue: 'ink',
      shapes: tapered(at('72.8,-103.2,1 75.8,-103.4,4 79.8,-100.2,1.3 81.8,-97,0.6')),
      strength: 0.85,
    },
    { hue: '#e6ae48', shapes: ellipse(76 + right, -102.8 + down, 1.8, 1.5), strength: 1 },
    { hue: 'ink', shapes: ellipse(76.5 + right, -102.8 + down, 0.8, 0.9), strength: 1 },
    // Nose, the lip below it, and the roots of the whiskers.
    { hue: 'ink', shapes: outline(at('91.6,-98.4 96.8,-96.4 98.8,-92.6 96.6,-89.4 94,-91 92.6,-94.6')), strength: 0.9 },
    { hue: 'ink', lines: line(at('96,-80 92.4,-78.4 87.6,-77.6 85,-78.4')), width: 0.7, strength: 0.7 },
    { hue: 'ink', shapes: whiskers.map(([x, y]) => ellipse(x + right, y + down, 0.55, 0.5)).join(''), strength: 0.5 },
  ];
}
