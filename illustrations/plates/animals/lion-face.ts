// The face of lion and lioness: a long straight nose, a square muzzle, an eye the colour of amber below a pale brow.

import { line, type Marks, moved, outline, tapered } from '#illustrations/plates/animals/silhouette.ts';
import { ellipse } from '#illustrations/plates/paths.ts';

/** From the crown over the nose to the throat. */
export const lionFace = `50,-109 57,-113 64,-113.4 70,-111 74.6,-107 79,-104.6 86,-101.4 91.6,-98.8 95,-96.4! 96.4,-93.6 95,-90.6
  96.2,-87 95.4,-82.8 92.4,-80.6! 93,-77 90.6,-72 84.6,-69 76,-69 67,-71`;

export const lionEar = '49,-104! 46,-111 47.4,-117.6 52,-120.4 57,-118.6 60,-113 60,-109!';

/** What the face shows, moved to where the body carries its head. */
export function lionFeatures(right: number, down: number): Marks[] {
  const at = (points: string) => moved(points, right, down);
  const whiskers = [
    [86.6, -86.6],
    [89.6, -85],
    [85, -84],
    [88, -82.6],
  ] as const;
  return [
    {
      hue: '#b98343',
      shapes: outline(
        at('54,-112 64,-114 71,-111 76,-106.4 87,-101.6 95,-97 97,-90 97,-82 92,-70 80,-68 68,-72 62,-84 56,-98'),
      ),
      strength: 0.82,
    },
    // The cheek in shade, the bridge of the nose in light.
    { hue: '#6f4722', shapes: outline(at('60,-97 68,-98 76,-92 80,-84 78,-75 70,-72 63,-82')), strength: 0.28 },
    { hue: '#dfb777', shapes: outline(at('69,-111 75,-106 86,-101 93,-97.4 91,-94.6 82,-98 74,-103')), strength: 0.75 },
    // Muzzle and chin.
    {
      hue: '#ecd7ae',
      shapes: outline(at('85,-92.4 91,-92 95.6,-89.4 95.4,-84 92,-81 86,-81 81.6,-83.4 81.6,-89')),
      strength: 0.85,
    },
    { hue: '#ecd7ae', shapes: outline(at('92,-79.4 92,-75.6 88,-71 81,-70.6 79,-74 85,-77.4')), strength: 0.7 },
    // The dark rim of the eye and its line to the nose; the eye.
    { hue: '#ecd7ae', shapes: tapered(at('71.6,-106,0.6 76.4,-105.4,2 80.8,-102.4,0.6')), strength: 0.65 },
    { hue: 'ink', shapes: tapered(at('70.6,-102.4,1 75.4,-103,5 81,-98.8,1.2')), strength: 0.9 },
    { hue: 'ink', lines: line(at('80,-99.4 82.6,-96.6 83.6,-93')), width: 1.1, strength: 0.6 },
    { hue: '#e2a43c', shapes: tapered(at('73.4,-102,0.8 75.8,-102.3,2.7 78.4,-100.8,0.8')), strength: 1 },
    { hue: 'ink', shapes: ellipse(76.2 + right, -101.9 + down, 0.9, 1.1), strength: 1 },
    // Nose, mouth and whiskers' roots.
    {
      hue: 'ink',
      shapes: outline(at('90,-97.8 95.2,-96.4 96.6,-93.6 95,-90.8 92.4,-91.6 91.4,-94.4')),
      strength: 0.92,
    },
    { hue: 'ink', lines: line(at('94.6,-90.6 93.6,-87.6')), width: 1, strength: 0.7 },
    { hue: 'ink', lines: line(at('92.6,-80.4 87,-79.4 82,-80.6 78.6,-79.4')), width: 1.3, strength: 0.9 },
    { hue: 'ink', shapes: whiskers.map(([x, y]) => ellipse(x + right, y + down, 0.55, 0.5)).join(''), strength: 0.6 },
  ];
}
